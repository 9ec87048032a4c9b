# Why an answer was refused. The parts of the box bring their own names.

players-out-of-range = The Odyssey seats two to four players, not { $players }.
answers-another-question = That does not answer what is being asked.

# Building
stack-empty = { $stack } has no module left.
stack-used-at-setup = You have already taken a module from { $stack }; the second must come from another stack.
stack-barred = You have added a module from { $stack } this turn; it is closed to you until the turn ends.
no-return-at-setup = During set-up both modules are built; none goes back.
no-open-corridor = No corridor of the station opens onto an empty cell, so nothing can be added.
cell-taken = Another module lies there.
no-corridor-met = None of its corridors would meet a corridor of the station.
rotation-looks-alike = { $rotations ->
    [one] This module looks the same however it is turned.
   *[other] Turned that far it looks as it did before; only { $rotations } rotations differ.
}

# The turn
no-such-engineer = You have no such engineer in the { $room }.
same-room = The engineer must leave the { $room } for a different room.

# Walking
no-settler-there = None of your settlers stands there.
modules-not-connected = No corridor joins these two modules.
wrong-sector = Only modules of the { $sector } sector, and the white one, can be entered now.
module-full = The module is full: it holds { $capacity }.

# Bonuses
no-such-room = The Odyssey has no such room.
no-plain-engineer = You have no engineer without a suit in the { $room }.

# Access room
no-access-module = No access module of yours lies there.
access-deactivated = This access module is still deactivated.
access-full = This access module already holds { $capacity }.
reserve-empty = Your reserve has no settlers left.

# Travel and exoplanets
no-gate-module = No gate module of yours lies there.
gate-not-full = This gate module keeps its settlers: it holds { $settlers } of { $capacity }.
space-taken = That space is not free.
bose-not-carried = Both spaces beneath it must be occupied first.
dirac-no-allowance = Every { $each } of your settlers on the light side allow one on the dark side; you need { $missing ->
    [one] one more there.
   *[other] { $missing } more there.
}
dirac-center-last = The center opens once every space of the light side is occupied; { $free ->
    [one] one is still free.
   *[other] { $free } are still free.
}
fermi-first-in-orbit = The first settler of a load goes to a satellite, the others to the center.
russell-one-island = All settlers of one load land on the same island.
turing-own-canal = You go on at the next step of your own canal, or start at the outer end of one nobody has taken.
turing-inwards = All spaces linked to it from outside must be occupied first.
two-tokens-lower-first = Choose two different tokens, the one in the more valuable slot first.
tokens-not-neighbors = These two tokens do not lie next to each other.
exoplanet-has-gate = { $exoplanet } has a gate already; only Hawking holds more than one.
exoplanet-not-in-play = { $exoplanet } is not in play.

# Reorganization
no-reorganization-token = You have no reorganization token.
modules-left-out = { $modules ->
    [one] One module is not laid yet.
   *[other] { $modules } modules are not laid yet.
}
module-not-to-lay = This module is not one that you have still to lay.

## The front page.

game-title = Space Gate Odyssey
game-tagline = Build a station, lead its settlers through the gates, and be the one who counts on the new worlds.
game-length = about 90 minutes

## The lobby.

option-short-game = Short game
help-option-short-game = Two gates and three exoplanets instead of three and five.
option-reorganization-tokens = Reorganization tokens
help-option-reorganization-tokens = Once a game, everybody may lay out their station anew: good for a first game.
option-action-order = Who acts first in a room
help-option-action-order = In the activated room players act clockwise, from this one on.
option-active-first = Whoever activated it
option-starting-first = The starting player of the game
option-open-corridor-mode = Open corridors
help-option-open-corridor-mode = Which corridors cost one influence each at the end.
option-unconnected = All that join no other corridor
option-void-only = Only those that open onto the void
option-random-predominance = Shuffled predominance
help-option-random-predominance = The predominance tokens begin in a random order.
option-stall-guard-turns-per-player = Stall guard
help-option-stall-guard-turns-per-player = The game ends after so many turns of each player without a settler placed on an exoplanet; 0 for never.

## The parts.
## built: sector- room- short- stack- rule- part-

sector-water = Water
sector-wildlife = Wildlife
sector-energy = Energy
room-water = Water room
room-wildlife = Wildlife room
room-energy = Energy room
room-access = Access room
room-modules = Module room
short-water = Water
short-wildlife = Wildlife
short-energy = Energy
short-access = Access
short-modules = Modules
stack-gate-wildlife = Wildlife gates
stack-gate-water = Water gates
stack-gate-energy = Energy gates
stack-odyssey-wildlife = Wildlife upgrades
stack-odyssey-water = Water upgrades
stack-odyssey-energy = Energy upgrades
stack-access-wildlife = Wildlife airlocks
stack-access-water = Water airlocks
stack-access-energy = Energy airlocks
stack-quoted = “{ $stack }”
token-balance = Balance
token-none = None
engineer = engineer
chief = chief engineer
robot = robot
suit = suit
settler = settler
gate = gate { $gate }
module-gate = { $sector } gate { $gate }
module-recruit = { $sector } upgrade: recruit
module-promote = { $sector } upgrade: promote
module-robot = { $sector } upgrade: robot for the { $room }
module-access = { $sector } airlock
module-initial = white airlock

## What the exoplanets ask and pay.

rule-bose = A space above the base needs the two below it. Closes when full. { $points_per_settler } per settler, { $points_level_majority } for each level you lead alone.
rule-collins = Any space. A volcano is claimed when one player holds { $absolute_majority } of its { $spaces_per_volcano } spaces, or all are taken; closes when all volcanoes are claimed. { $points_majority } for each volcano you lead, { $points_tie_each } each if tied.
rule-dirac = Light spaces are free to all; every { $basic_per_advanced } settlers there allow you one on the dark side (dotted). The center opens when the light side is full, and closes Dirac. Light { $points_basic }, dark { $points_advanced }, center { $points_central }.
rule-fermi = The first settler of a load takes a satellite, the others the center. Closes at { $close_threshold } of { $satellite_spaces } spaces. Your number of satellites pays { $points_by_satellites }; most in the center { $points_center_majority } and a swap.
rule-russell = A whole load lands on one island. Closes when each of the { $islands } has { $close_threshold } settlers. { $points_majority } for each island you lead, { $points_tie_each } each if tied; { $points_presence } for each you are on.
rule-susskind = Any free space. Closes when full. { $points_per_settler } per settler.
rule-planck = Any free space. Closes when full. { $points_per_settler } per settler, { $points_largest_group } for the largest group linked by roads, { $points_tie_each } each if tied.
rule-turing-a = Each follows a canal of their own inwards, step by step. The center closes Turing. Your settlers pay in order: { $points_by_order }.
rule-turing-b = An inner space needs all outer ones linked to it. Closes when the center is full. Outer { $points_basic }, inner { $points_advanced }, center { $points_central }.

## The table.

heading-setup = Set-up
heading-over = The end
heading-closed = { $closed } of { $all } exoplanets closed
odyssey-title = The Odyssey
room-name = { $room }, action points { $points }
wheel = Influence wheel
standing = influence { $influence }, rank { $rank }
hawking-pays = { $points } per settler
predominance-title = Predominance
predominance-note = at the end
slot-name = { $token }, { $points }
leads = leads with { $count }
worksite-title = Worksite
modules-left = { $count ->
    [one] 1 module
   *[other] { $count } modules
}
stack-name = { $stack }: { $module }, holds { $capacity }, { $left } left
beneath-name = put beneath its stack: { $module }
planets-title = Exoplanets
waiting-planets = Waiting for a gate
all-closed = All exoplanets are closed.
quiet-turns = { $turns } of { $guard } quiet turns
if-closed-now = If it closed now
space-free = free space { $number }
space-swap = free space { $number }, swaps two predominance tokens
gathered = in the center: { $count }
own-station = Your station
station-of = The station of { $seat }
station = station
others-title = The other stations
open-count = { $count ->
    [0] no open corridor
    [one] 1 open corridor
   *[other] { $count } open corridors
}
points-left = { $count ->
    [one] 1 action point left
   *[other] { $count } action points left
}
reserve = Reserve
activated = activated
activated-title = Activated
deactivated = deactivated
open-corridors = Open corridors
reorganization-token = Reorganization token
cell-empty = empty cell { $x }, { $y }
cell = cell
turned = turned { $degrees }°
hand-title = In hand
hand-note = holds { $capacity }
tray-title = Still to lay
unit-influence = influence
count-reserve = settlers in the reserve
count-station = settlers on the station
count-planets = settlers on exoplanets
note-active = active
note-starting = began the game
score-planet = { $exoplanet }: { $cause }
score-hawking = Settlers who reached Hawking ({ $count })
score-predominance = Predominance: most activated { $token } modules ({ $count })
score-balance = Predominance: { $token }, most sets of all sectors ({ $count })
score-corridors = Open corridors ({ $count })
tie-modules = { $count ->
    [one] 1 activated module
   *[other] { $count } activated modules
}

## What is asked.

prompt-take-initial = Take a module for your station
prompt-place = Place: { $module }
prompt-move-engineer = Move an engineer to another room
prompt-draft = Which module do you lay next?
prompt-draft-done = Is this your new station?
prompt-walk = Move settlers into { $sector } modules: { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
prompt-fill = Fill your airlocks: { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
prompt-add = Add modules: { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
prompt-recruit = Which room gets your new engineer?
prompt-promote = Which engineer puts on the suit?
prompt-travel = Several gate modules are full: which load leaves first?
prompt-colonize = Place a settler on { $exoplanet } ({ $left } left)
prompt-swap = Swap two predominance tokens
prompt-swap-neighbors = Swap two neighboring predominance tokens
prompt-rank = Rank { $rank } takes an engineer: which one leaves the Odyssey?
prompt-move-gate = Where does { $gate } go?
prompt-end-turn = End your turn
prompt-over = The game is over
wait-take-initial = { $seat } takes a module
wait-place = { $seat } places a module
wait-move-engineer = { $seat } moves an engineer
wait-draft = { $seat } rebuilds the station
wait-walk = { $seat } moves settlers into { $sector } modules
wait-fill = { $seat } fills airlocks
wait-add = { $seat } adds modules
wait-recruit = { $seat } gets a new engineer
wait-promote = { $seat } chooses who puts on the suit
wait-travel = { $seat } chooses which load leaves first
wait-colonize = { $seat } places settlers on { $exoplanet }
wait-swap = { $seat } swaps predominance tokens
wait-rank = { $seat } chooses an engineer for rank { $rank }
wait-move-gate = { $seat } decides where { $gate } goes
wait-end-turn = { $seat } is about to end the turn
help-take-initial = Two modules from different stacks of the worksite.
help-place = Point at a lit cell and at how the module lies, in whichever order you like.
help-move-engineer = Point at one of yours, then at a room: it works for everybody at once.
help-draft = Each module must join what lies already. Nothing is settled before you confirm.
help-walk = From a module with settlers to a lit one. In brass, the points it takes.
help-fill = Each point fills one airlock from your reserve.
help-add = Point at a stack to build its top module; its arrow puts the module beneath instead.
help-recruit = An engineer is worth one action point there.
help-promote = A chief engineer is worth two action points.
help-travel = All of them leave; the order is yours.
help-swap = Point at the two, whichever first. The crests show who is paid now.
help-rank = Engineers on ranks do not come back.
help-move-gate = Its modules will lead there from now on.
help-end-turn = The { $room } has done its work for everybody.

## What can be done.

verb-end-turn = End turn
verb-stop = Stop
verb-return = Put beneath
verb-reorganize = Reorganize
verb-confirm = Confirm the station
verb-abandon = Leave it as it was
points-unused = { $count ->
    [one] 1 point unused
   *[other] { $count } points unused
}
return-preview = a stack's top, 1 point
reorganize-preview = lay the station anew, once
preview-holds = holds { $capacity }
preview-points = { $from } → { $to } action points
preview-crew = { $from } → { $to } of { $capacity }
preview-activate = goes on; the settler is lost
preview-recruit = goes on; the settler is lost, +1 engineer
preview-promote = goes on; the settler is lost, +1 suit
preview-robot = goes on; the settler is lost, +1 robot
preview-fill = { $count ->
    [one] +1 settler
   *[other] +{ $count } settlers
}
preview-open = open corridors { $from } → { $to }
preview-send = { $count ->
    [one] 1 settler to { $to }
   *[other] { $count } settlers to { $to }
}
preview-settle = now { $from } → { $to }
preview-settle-swap = now { $from } → { $to }, and a swap
preview-closes = closes it: { $from } → { $to }
preview-swap-closes = a swap, then closes it: { $from } → { $to }
preview-swap = predominance { $from } → { $to }
do-move-engineer = { $figure } from the { $from } to the { $to }
do-walk = { $settler } from { $from } into { $to }
do-fill = Fill { $module }
do-add = Build { $module }
do-return = Put beneath: { $module }
do-place = { $module } at { $x }, { $y }, turned { $degrees }°
do-recruit = New engineer in the { $room }
do-promote = Promote an engineer in the { $room }
do-send = Send the load of { $module }
do-settle = { $exoplanet }, space { $number }
do-swap = Swap { $one } and { $other }
do-give = Give up { $figure } of the { $room }
do-move-gate = { $gate } to { $exoplanet }
do-take-up = Lay { $module }

## The log.

log-turn = { $seat } · { $from } → { $to }
log-room = The { $room } works: { $points }
log-added = { $seat } builds: { $module }
log-returned = { $seat } puts beneath: { $module }
log-stopped = { $seat } stops
log-activated = { $seat } activates: { $module }
log-recruited = { $figure } joins the { $room }
log-promoted = { $figure } in the { $room }
log-robot = { $robot } joins the { $room }
log-filled = { $seat } takes { $settler } ×{ $count } aboard
log-sent = { $seat } sends { $settler } ×{ $count } through { $gate } to { $to }
log-settled = { $settler } settles on { $exoplanet }
log-gathered = { $settler } ×{ $count } in the center of { $exoplanet }
log-left-over = { $settler } ×{ $count } { $count ->
    [one] finds no place and goes home
   *[other] find no place and go home
}
log-swapped = { $seat } swaps the tokens worth { $one } and { $other }
log-closed = { $exoplanet } closes
log-earned = { $seat } +{ $points }: { $cause }
log-hawking = { $settler } ×{ $count } reach Hawking
log-influence = { $seat } +{ $points }, now { $influence }
log-rank = { $figure } { $seat } rises to rank { $rank }
log-rank-lost = { $seat } falls from rank { $rank }
log-gate = { $gate } moves to { $to }
log-stalled = Nobody has settled on an exoplanet for too long: the game ends
log-predominant = { $seat } +{ $points }: predominance in { $token }
log-corridors = { $seat } has { $count ->
    [0] no open corridor
    [one] 1 open corridor
   *[other] { $count } open corridors
}: { $influence } influence
log-draft = { $seat } begins to lay out the station anew
log-abandoned = { $seat } leaves the station as it was
log-reorganized = { $seat } has reorganized the station
cause-settlers = { $count ->
    [one] 1 settler
   *[other] { $count } settlers
}
cause-advanced = { $count ->
    [one] 1 settler on an advanced space
   *[other] { $count } settlers on advanced spaces
}
cause-central = { $count ->
    [one] 1 settler on a central space
   *[other] { $count } settlers on central spaces
}
cause-leading = most settlers, { $part }
cause-tied = tied for most settlers, { $part }
cause-present = present, { $part }
cause-gathered = most settlers in the center ({ $count })
cause-group = largest group ({ $count })
cause-tied-group = tied for the largest group ({ $count })
cause-reached = { $count ->
    [one] 1 satellite
   *[other] { $count } satellites
}
part-bose = level { $number }
part-collins = volcano { $number }
part-russell = island { $number }
part-other = part { $number }
