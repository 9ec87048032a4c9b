# Why an action is not allowed.
answers-another-question = That does not answer the question that is asked now.
players-out-of-range = Pulsar 2849 is for two to four players, not for { $players }.
goal-unknown = There is no goal side number { $number } in the box.
goal-tile-twice = { $goal }: the three goals must come from three different tiles.
goal-needs-headquarters = { $goal } needs headquarters projects, and this table plays without headquarters.
not-a-portal = That is not an entry portal.
portal-taken = Another ship already stands on that entry portal.

no-such-die = No die of value { $value } is left on the dice board.
counter-must-be-named = This die moves one of your counters; say which.
die-moves-nothing = This die lies at the median marker and moves no counter.
no-such-counter = You have no such counter on that track.
counters-on-each-other = Your two counters lie on each other there; it makes no difference which one moves.
counter-would-pass = That counter would move { $spaces } spaces and pass the end of the track, and you have another choice.

no-such-place = There is no such place in the cluster.
pulsar-isolated = An isolated pulsar has no segments; no ship can reach it.
portal-never-entered = No ship ever enters an entry portal.
no-die-flies-there = None of your dice gives a flight that ends there.
nothing-to-claim = There is nothing that you could claim there now.
not-a-trail = That path breaks off, enters a portal or uses a segment twice.
trail-ends-elsewhere = That path does not end at the place you named.
trail-same-or-not-paid = That path does the same as another that is offered, or you have no die of its length.
no-gate-run = You have no unused gate run from that project.
gate-run-of-another-color = That gate run does not count gates of this color.
teleport-wrong-place = This teleport does not lead to that kind of place.
teleport-same-place = A teleport must lead to another place.
no-free-isolated-pulsar = That is not a free isolated pulsar.
red-die-useless = You cannot use another extra die this turn, so the printed red die is no reward; draw a tile.

no-die-pays = You have no die that can be made a { $cost }.
value-does-not-pay = A { $value } does not pay for this.
value-too-far-off = Even with your technology a { $value } is too far off.
value-below-nought = A die cannot be made less than 0.
die-not-held = You have no silver die of that value.
modifier-not-owned = You do not have that modifier.
no-committed-die = You have no red die that must be used.
die-not-offered = No extra die of that value is offered this turn.
die-not-left-over = No die of that value is left over on the dice board.
extra-die-used = You have already used an extra die this turn.
red-die-committed = First use the red die that must be used.
silver-die-wanted = This must be paid with a silver die.
cubes-missing = You need { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} for that.
committed-die-must-be-used = You cannot end the turn before you use the red die.

gyrodynes-run-out = There are no gyrodynes of that size left ({ $size }).
no-gyrodyne-waits = No gyrodyne of that size waits in front of you ({ $size }).
pulsar-not-empty-and-yours = A gyrodyne goes on a pulsar of yours that has none.
nothing-under-construction = You have no gyrodyne under construction there.
size-not-listed = That size is not among those offered.
sizes-must-differ = The two gyrodynes must be of different sizes.

transmitter-not-shown = That transmitter is not face up on the table.
transmitter-not-yours = That transmitter is not yours.
no-such-cost = That transmitter has no open cost of this value.
same-as-its-copy = Its copy, which is offered, is the same choice.
ends-cannot-be-joined = Those two ends cannot be joined, or it is the same as another join that is offered.

no-headquarters = You have no headquarters.
project-completed = You have already completed { $project }.
project-needs-others = The projects beneath { $project } must be completed first.

technology-not-in-play = That technology is not on the boards of this game.
technology-later = { $technology } becomes available in round { $round }.
technology-yours = You have already patented { $technology }.
technology-full = Both patent places of { $technology } are taken.
technology-locked = The second patent place of { $technology } is not open.

goal-not-in-play = That goal is not in this game.
goal-not-in-question = The choice is not about that goal.
goal-not-achieved = You have not achieved this goal: { $goal }
bonuses-bought = You have bought all bonuses of this goal: { $goal }
