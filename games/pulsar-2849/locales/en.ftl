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
counter-would-pass = That counter would fall back { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} and pass the end of the track, and you have another choice.

no-such-place = There is no such place in the cluster.
pulsar-isolated = An isolated pulsar has no segments; no ship can reach it.
portal-never-entered = No ship ever enters an entry portal.
no-die-flies-there = None of your dice gives a flight that ends there.
nothing-to-claim = There is nothing that you could claim there now.
not-a-trail = That path breaks off, enters a portal or uses a segment twice.
trail-ends-elsewhere = That path does not end at the place you named.
trail-not-paid = None of your dice pays for a flight of that length on that path.
trail-same = That path does the same as another that is offered.
no-gate-run = You have no unused gate run from that project.
gate-run-of-another-color = That gate run does not count gates of this color.
teleport-wrong-place = This teleport does not lead to that kind of place.
teleport-same-place = A teleport must lead to another place.
no-free-isolated-pulsar = That is not a free isolated pulsar.
red-die-useless = You cannot use another extra die this turn, so the printed red die is no reward; draw a tile.

no-die-pays = You have no die that can be made a { $cost }.
no-die-pays-either = You have no die that can be made a { $least } or a { $most }.
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
pulsar-not-yours = A gyrodyne goes on a pulsar of yours, and you have not claimed that one.
pulsar-has-gyrodyne = That pulsar of yours has a gyrodyne already, and it is never replaced.
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
technology-locked = { $technology } was patented for the first time this round; its second place does not open before the next.
technology-for-one = With two players { $technology } is patented once only, and it has been.

goal-not-in-play = That goal is not in this game.
goal-not-in-question = The choice is not about that goal.
goal-not-achieved = You have not achieved this goal: { $goal }
bonuses-bought = You have bought all bonuses of this goal: { $goal }

## The front page.

game-title = Pulsar 2849
game-tagline = Draft dice, survey a star cluster and tap its pulsars: eight rounds to build an empire of energy.
game-length = 8 rounds

## The lobby.

option-random = Drawn at random
option-cluster = Star cluster
option-cluster-help = The open side has no dead ends; on the spur side, dead ends give an exploration tile.
option-cluster-open = Open side, for a first game
option-cluster-spur = Spur side, with dead ends
option-headquarters = Headquarters
option-headquarters-help = Everybody gets a private pyramid of projects. Leave it out in a first game.
option-technologies = Technology boards
option-technologies-help = Which side of each of the three boards is used.
option-technologies-a = The A sides, for a first game
option-technologies-custom = Chosen letter by letter
option-goals = Goals
option-goals-help = The three goals that are scored at the end.
option-goals-starred = The three for a first game
option-goals-custom = Chosen one by one
option-even-start = Even start
option-even-start-help = Some dice of the first roll are set, so that nobody begins with an unlucky median.
option-gyrodyne-literal = All gyrodynes count at the end
option-gyrodyne-literal-help = In the fourth step of the final count spinning gyrodynes give a point, too.

## The table.

heading-setup = Setting up
heading-draft = Round { $round } of { $rounds }, dice
heading-actions = Round { $round } of { $rounds }, actions
heading-production = Round { $round } of { $rounds }, production
heading-final = Final count
unit = VP
points = { $count } VP
points-short = { $count } VP
or = or

cluster-title = Star cluster
cluster-note = face down { $hidden } · exploration tiles { $tiles }
place-portal = entry portal { $number }
place-system = system { $number }
place-pulsar = pulsar { $number }
place-isolated = isolated pulsar { $number }
place-gate = { $color } gate { $number }
to-place = to { $place }
to-gate = to { $place }
system-reward = Ending on a blue planet: { $reward }
not-turned-up = not turned up yet
dead-end = dead end
pulsar-free = free
pulsar-claimed = claimed by { $owner }
pulsar-building = { $owner } builds a { $size } gyrodyne here
pulsar-spinning = a { $size } gyrodyne of { $owner } spins here
station = Station
ship = Survey ship
claim-ring = Claim ring
gate-green = green
gate-orange = orange
gate-magenta = magenta
gate-any = one color of your choice
size-small = small
size-medium = medium
size-large = large
size-any = of any size
gyrodyne-of-size = { $size } gyrodyne

awards-left = awards for whoever builds a second one
gyrodyne-named = Gyrodyne, { $size }, { $left } left
gyrodyne-card = { $take } take { $start } activate **{ $points } VP** { $award } { $awards }

tray-title = Your dice
tray-of = Dice of { $seat }
no-dice = no dice
dice = Dice
cube = cube
cubes = Engineering cubes
rings-left = Rings left to claim pulsars
modifier-one = ±1 modifier
modifier-two = +2 modifier
modifier-named = Modifier { $modifier }, ×{ $count }
silver-die = Silver die, { $value }
die-named = { $value }
red-die = red die
red-die-must = { $die } must be used
red-die-may = { $die } extra
red-die-committed-named = Red die, { $value }: must be used this turn
red-die-offered-named = Extra die, { $value }: may be used this turn
copy-named = Copy the leftover { $value } for { $cubes } cubes
gyrodyne-waits = Gyrodyne to be placed, { $size }: { $count }
extra-stations = Stations that count at the end only: { $count }
buy-modifier = Buy a modifier with a die
buy-chip = { $dice } → { $token }

dice-title = Dice board
turn-order = turns { $order }
track-initiative = Initiative
track-engineering = Engineering
initiative-worth = at the end { $points } VP
engineering-worth = cubes { $cubes }
space-named = { $track }, space { $space }
counter-named = { $track } counter of { $owner }
box-named = Box { $value }, { $count ->
    [one] one die
   *[other] { $count } dice
}
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
rank-plays = plays { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
moves-nothing = moves nothing
counter-ahead = the one ahead
counter-behind = the one behind
moves-left = { $count } ahead
moves-right = { $count } back
take-without-moving = Take it; no counter moves

transmitters-title = Transmitters
transmitters-left = stack { $count }
transmitter-taken = Taken this round
transmitter-next = On top of the stack
transmitter-named = transmitter { $letter }
cost-named = Cost: a { $value }
cost-covered = paid
online = online
own-transmitters = Your transmitters
transmitters-of = Transmitters of { $seat }
transmitters-online = { $online } of { $count } online
others-title = In front of the others
no-transmitters = None yet: take one by covering one of its costs with a die
joined-to = ⟩⟨ { $letter } { $die }

board-title = { $board } · rounds { $first } to { $last }
row-now = Round { $round }, now
row-open = Round { $round }
row-later = From round { $round } on
row-bonus = gyrodynes +{ $points }
row-bonus-median = gyrodynes + median ({ $points })
kind-immediate = at once
kind-permanent = for good
kind-production = in every production
kind-endgame = at the end
place-free = free patent place
place-locked = closed patent place

own-headquarters = Your headquarters
headquarters-of = Headquarters of { $seat }
headquarters-side = Headquarters, side { $number }
projects-done = { $done } of 8 projects · { $runs ->
    [one] 1 gate run ready
   *[other] { $runs } gate runs ready
}
project-named = the project { $cost } → { $gives }
project-locked = needs the projects beneath
run-ready = run ready
run-flown = run flown

goals-title = Goals
goals-note = after round { $rounds }
income-title = Income this round
income-total = { $points } VP · { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
income-tracks = Tracks
income-transmitters = Transmitters
income-gyrodynes = Gyrodynes
income-technologies = Technologies
final-title = If the game ended now
final-legacy = Violet
final-goals = Goals
final-pulsars = Idle pulsars
final-gyrodynes = Idle gyrodynes
final-all-gyrodynes = All gyrodynes
final-cubes = Cubes
final-initiative = Initiative
final-stations = Stations

plays-at = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} in turn order
count-stations = Stations
count-pulsars = Pulsars claimed
count-spinning = Gyrodynes spinning
count-transmitters = Transmitters online
count-patents = Technologies patented
count-projects = Projects completed

## Effects, as parts of a sentence.

gain-points = gain { $count } VP
take-cubes = take { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
take-ones = take { $count ->
    [one] a ±1 modifier
   *[other] { $count } ±1 modifiers
}
take-twos = take { $count ->
    [one] a +2 modifier
   *[other] { $count } +2 modifiers
}
take-ones-and-twos = take { $ones ->
    [one] a ±1
   *[other] { $ones } ±1
} and { $twos ->
    [one] a +2 modifier
   *[other] { $twos } +2 modifiers
}
take-gyrodyne = take a gyrodyne ({ $sizes })
take-two-gyrodynes = take two gyrodynes of different sizes
draw-tiles = draw { $count ->
    [one] an exploration tile
   *[other] { $count } exploration tiles
}
may-claim-isolated = you may claim an isolated pulsar
teleport-to-pulsar = teleport your ship to a connected pulsar
teleport-to-system = teleport your ship to a planetary system
teleport-anywhere = teleport your ship to any gate, system or connected pulsar
double-die = the silver die becomes a { $silver }, and you get a red { $red } that must be used this turn
may-use-red = you may use a red { $count } as your extra die this turn
buy-red-die = pay { $cubes ->
    [one] a cube
   *[other] { $cubes } cubes
} and get a red { $value } that must be used this turn
gate-run-of = gate run, { $color }: { $points } VP for each gate in one flight
keep-station = counts as { $count ->
    [one] one more station
   *[other] { $count } more stations
} in the final count
each-round-points = each round { $count } VP
each-round-cubes = each round { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
each-round-both = each round { $points } VP and { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
each-round-buy = each round you may pay 1 cube for { $count } VP
does-nothing = Gives nothing but its links.
exploration-tile = exploration tile
isolated-pulsar = isolated pulsar
teleport = teleport

## What is asked.
## built: prompt-
## built: wait-

prompt-portal = Put your ship on an entry portal
prompt-side = Choose a side of your headquarters
prompt-draft = Take a die
prompt-act = Use your dice
prompt-red-die = Use the red die
prompt-extra = Use an extra die, or end your turn
prompt-last = End your turn, or use what is left
prompt-end-turn = End your turn
prompt-trail = Choose a way { $to }
prompt-run = Use a gate run on the way { $to }?
prompt-link = Join the new transmitter
prompt-pay = Pay: { $deed }
prompt-reward = Choose your exploration reward
prompt-pick = Take a gyrodyne
prompt-pick-two = Take two gyrodynes of different sizes
prompt-teleport-pulsar = Teleport to a pulsar
prompt-teleport-system = Teleport to a system
prompt-teleport-any = Teleport to a gate, a system or a pulsar
prompt-isolated = Claim an isolated pulsar
prompt-buy-points = Pay a cube for points?
prompt-final-purchase = { $technology }: pay cubes for points?
prompt-wild-goal = Name the goal that counts as achieved
prompt-gyrodyne-goal = Choose the goal that your gyrodynes achieve
prompt-bonuses = Buy bonuses for your goals
prompt-nothing = Wait a moment
prompt-over = The game is over
wait-portal = { $seat } chooses an entry portal
wait-side = { $seat } chooses a headquarters side
wait-draft = { $seat } takes a die
wait-act = { $seat } uses dice
wait-red-die = { $seat } must use the red die
wait-extra = { $seat } may still use an extra die
wait-last = { $seat } finishes the turn
wait-trail = { $seat } chooses a way { $to }
wait-run = { $seat } flies { $to } and thinks of a gate run
wait-link = { $seat } joins a transmitter
wait-pay = { $seat } pays: { $deed }
wait-reward = { $seat } chooses an exploration reward
wait-pick = { $seat } takes a gyrodyne
wait-pick-two = { $seat } takes two gyrodynes
wait-teleport-pulsar = { $seat } teleports to a pulsar
wait-teleport-system = { $seat } teleports to a system
wait-teleport-any = { $seat } teleports
wait-isolated = { $seat } may claim an isolated pulsar
wait-buy-points = { $seat } may pay a cube for points
wait-final-purchase = { $seat } may pay cubes for points ({ $technology })
wait-wild-goal = { $seat } names a goal
wait-gyrodyne-goal = { $seat } chooses between two goals
wait-bonuses = { $seat } may buy bonuses
wait-nothing = The game goes on by itself
help-portal = Your ship starts there and never comes back to a portal.
help-side = You keep it for the whole game.
help-draft = Below the median a counter goes ahead; above it, it falls back.
help-act = Click a place or a card, or first a die to see what it pays for.
help-last = Your silver dice are spent. What is lit can still be used or placed.
help-end-turn = Until then you can undo what you have done since something hidden last came to light.
help-trail = These ways differ in what they pass. Point at one to see its course.
help-run = It is used up, however many gates the flight visits.
help-link = When both are online, the two half-dice give an extra die for that turn.
help-pay = With which die, and with which modifier?
help-reward = Choose before you see the tile.
help-bonuses = First the left bonus of a goal, then the right one.
deed-fly = flight { $to }
deed-gyrodyne = a gyrodyne ({ $size })
deed-activate = activate the gyrodyne on pulsar { $number }
deed-project = a project
deed-modifier = a modifier
options-draft = What a die does
options-trail = Ways there
options-run = Gate runs
options-link = Joins
options-pay = Ways to pay
options-reward = Rewards

## What can be done.
## built: verb-

verb-fly = Fly
verb-claim = Fly and claim
verb-land = Land
verb-place = Start building
verb-activate = Activate
verb-gyrodyne = Take a gyrodyne
verb-transmitter = Transmit
verb-patent = Patent
verb-project = Project
verb-end-turn = End turn
verb-side-one = Side 1
verb-side-two = Side 2
verb-no-run = No gate run
verb-no-link = Begin a new array
verb-decline = No, thanks
verb-buy = Pay
verb-done = Done
ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
dice-unused = { $count ->
    [one] 1 die unused
   *[other] { $count } dice unused
}
do-portal = Start at { $place }
do-choose-side = Choose side { $number }
do-draft = Take { $die }
do-draft-moving = Take { $die }: { $track }
do-draft-ahead = Take { $die }: { $track }, counter ahead
do-draft-behind = Take { $die }: { $track }, counter behind
do-fly = Fly { $to }
do-fly-and-claim = Fly { $to } and claim it
do-take-gyrodyne = Take a { $gyrodyne }
do-take-two-gyrodynes = Take a { $one } and a { $other }
do-activate = Activate the gyrodyne on pulsar { $number }
do-place = Start building a { $gyrodyne } on pulsar { $number }
do-take-transmitter = Take { $transmitter }, covering { $die }
do-pay-transmitter = Cover { $die } of your { $transmitter }
do-patent = Patent { $technology }
do-complete = Complete the project { $gives }
do-buy-modifier = Buy { $modifier }
do-trail = { $count ->
    [one] 1 segment
   *[other] { $count } segments
}
do-gate-run = Gate run, { $color } { $gate }
do-link = Join { $own }⟩⟨{ $other } with { $transmitter } → { $die }
pay-silver = Spend { $die }
pay-red = Spend the red { $die }
pay-copy = Copy { $die } for { $cubes } cubes
do-reward-printed = As printed: { $gives }
do-reward-drawn = Draw an exploration tile ({ $count } in the pile)
do-teleport = Teleport { $to }
do-teleport-and-claim = Teleport { $to } and claim it
do-claim = Claim pulsar { $number }
do-name-goal = Name it: { $goal }
do-choose-goal = Achieve: { $goal }
do-buy-bonus = Buy a bonus: { $goal }
lands-unknown = turns up the system
lands-again = you have a station there
lands-full = no free planet
lands-station = stations { $from } → { $to }
lands-one-more = one station more
lands-claim = pulsars { $from } → { $to }
barren = barren, no reward
passes-unknown = turns up system { $number }
passes-station = station in system { $number }
passes-system = system { $number }
passes-pulsar = pulsar { $number }
segments = { $count ->
    [one] 1 segment
   *[other] { $count } segments
}
several-trails = several ways
preview-income = +{ $points } VP this round
preview-spins = { $points } VP and the bonus of the row each round once { $start } has activated it
preview-run = { $gates } × { $each } = { $points } VP
preview-modified = makes { $value } · { $left } left

## The log.

log-rolled = Round { $round } · { $dice }
log-turn = { $seat }: actions
log-production = Round { $round } · production
log-final-count = Final count
log-game-over = The game is over
log-portal = { $seat } chooses an entry portal
log-side = { $seat } chooses side { $number } of the headquarters
log-drafted = { $seat } takes { $die }
log-counter = { $track } { $from } → { $to }
log-paid = { $seat } spends { $die }
log-paid-red = { $seat } uses the red die { $die }
log-paid-committed = { $seat } uses the { $die }
log-paid-copy = { $seat } copies { $die }
log-flex = (a technology: { $change })
log-flew = flies { $count ->
    [one] 1 segment
   *[other] { $count } segments
}
log-teleported = teleports
log-run = gate run { $gate }: { $gates ->
    [one] 1 gate
   *[other] { $gates } gates
}
log-turned-up = system { $number } turned up: { $reward }
log-station = { $seat } founds a station in system { $number }
log-claimed = { $seat } claims pulsar { $number }
log-explored = draws: { $text }
log-pile-renewed = the exploration tiles are mixed anew
log-gyrodyne-taken = takes a { $gyrodyne }
log-gyrodyne-placed = { $seat } starts building a { $gyrodyne } on pulsar { $number }
log-gyrodyne-spins = a { $gyrodyne } spins
log-transmitter-taken = takes a transmitter { $letter }
log-transmitter-linked = takes a transmitter { $letter } and joins it
log-cost-covered = covers { $die } of the transmitter { $letter }
log-online = the transmitter { $letter } goes online
log-patented = patents { $technology }
log-project = completes a project
log-die-offered = may use { $die } as the extra die
log-die-committed = must use { $die } this turn
log-die-set = the silver die becomes { $die }
log-cubes-taken = { $seat } takes { $cubes }
log-cubes-paid = pays { $cubes }
log-modifiers = takes { $modifiers }
log-order = new turn order { $order }
log-goal = { $seat } achieves: { $goal }
log-goal-named = { $seat } names: { $goal }
log-bonus = { $seat } buys a bonus
log-scored = { $seat } **{ $points } VP**: { $origin }
points-exploration = exploration
points-gate-run = gate run
points-award = construction award
points-transmitter = transmitter
points-gyrodyne = gyrodynes
points-technology = technology
points-project = project
points-track = dice board
points-legacy = violet technologies
points-goal = goal
points-pulsar = pulsars
points-gyrodyne-tile = gyrodyne tiles
points-cubes = cubes
points-initiative = initiative
points-station = stations

## Where points come from.

score-start = Place in the first turn order
score-exploration = Exploration rewards
score-gate-runs = Gate runs
score-awards = Construction awards ({ $count })
score-transmitters = Transmitters
score-gyrodynes = Spinning gyrodynes
score-technologies = Technologies
score-projects = Projects
score-tracks = Dice board: ranks and penalties
score-legacy = 1. Violet technologies
score-goals = 2. Goals ({ $goals }) and bonuses ({ $bonuses })
score-pulsars = 3. Pulsars without a spinning gyrodyne
score-gyrodyne-tiles = 4. Gyrodynes that do not spin
score-all-gyrodyne-tiles = 4. All gyrodynes
score-cubes = 5. Cubes ({ $cubes }), two for a point
score-initiative = 6. Initiative track
score-initiative-twice = 6. Initiative track, scored twice
score-stations = 7. Stations ({ $stations } + { $extra })
tie-initiative = rank { $rank } on the initiative track
