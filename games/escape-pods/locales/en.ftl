# Why an answer is refused.

answers-another-question = That answers another question; what was begun is finished first.
bay-empty = No minipod is left in the bay.
beacon-not-in-supply = The beacon { $beacon } is not in the supply.
beacon-not-on-board = The beacon { $beacon } is not on the board.
beacon-of-others-first = The supply still has a beacon with the color of another player: { $beacon } must wait.
beacons-out-of-order = Two different beacons are swapped, the first of the box named first.
box-of-another-kind = Box { $number } does not take this kind: { $kind }.
box-same-as-another = An earlier box is just like this one.
box-taken = Box { $number } is taken.
card-not-revealed = The card of sector { $card } is not revealed.
control-occupied = Every space of { $control } is occupied.
deck-empty = The deck has no card that could take the place of that of sector { $card }.
hangar-of-other-size = Hangar { $hangar } is not of the size of { $pod }.
hangar-taken = Hangar { $hangar } is taken; { $pod } needs an empty one.
idle-rounds-zero = The limit of idle rounds must be at least 1.
kind-not-in-reserve = Your reserve has no such crew: { $kind }.
last-of-kind-has-paid = The last crew of this kind in your reserve has paid: { $kind }.
minipod-in-bay = { $pod } is in the bay; only the Minipod action launches it.
next-has-nowhere-to-go = { $pod } cannot be pushed to sector { $sector }: the pod there would have nowhere to go.
no-actions-left = You have no action left this turn.
no-beacon-between = No beacon of your color lies between { $pod } and sector { $sector }.
no-crew-left-to-travel = One crew pays and another travels: you have only one in reserve.
no-foreign-crew-there = In that seat of { $pod } there is no crew of another color.
no-own-crew-there = { $pod } carries no crew of yours there.
no-own-pod-can-move = No pod in space that carries crew of yours can move.
no-pod-can-move = No pod in space can move.
no-sector-for-a-minipod = Every sector beside the ship holds a pod or scrap.
no-such-part = The box has no such part.
nobody-can-embark = No free seat is within reach of your crew, and nobody can disembark.
nobody-to-board = No crew of another color is in a pod next to crew of yours, nor in a pod beside the ship.
nobody-to-spy-on = There is no crew of another color to look at.
nobody-to-spy-on-anywhere = No pod in space and no shelter holds crew of another color.
not-at-dock = { $pod } is not at the dock of shelter { $shelter }.
nothing-to-program = No explosion card and no beacon can be programmed.
nothing-to-refresh = There is no other crew on your advanced panel.
nowhere-to-give-way = { $pod } cannot launch: the pod in sector { $sector } has nowhere to go.
placement-seen = Moving { $pod } over sector { $sector } would only bring back a placement of pods that was there before.
players-out-of-range = Escape Pods is for one to five players, not for { $players }.
pod-blocks = In sector { $sector } there is a pod as large as { $pod } or larger.
pod-far-from-ship = { $pod } is not beside the ship.
pod-full = { $pod } has no free seat.
pod-not-in-play = { $pod } is not used with this number of players.
pod-not-in-space = { $pod } is not in space.
pods-not-adjacent = { $one } and { $other } are not in adjacent sectors.
pushed-from-there = { $pod } cannot be pushed to sector { $sector }: the pod that pushes it came from there.
rides-used-up = So many beacon moves without an action are enough: { $pod } stays out of sector { $sector }.
round-cap-zero = The limit of rounds must be at least 1.
seat-empty = That seat of { $pod } is empty.
sector-far-from-ship = Sector { $sector } is not beside the ship.
sector-not-adjacent = Sector { $sector } is not adjacent to { $pod }.
sector-occupied = There is a pod in sector { $sector }.
sector-scrapped = Sector { $sector } is full of scrap.
shelter-doubled = The card chosen for space { $space } is chosen twice.
shelter-full = Shelter { $shelter } has no free arrival space.
shelter-unknown = The card chosen for space { $space } is not in the box.
shelters-not-custom = Shelters are named only if the choice is custom.
shelters-wrong-number = A custom choice names { $wanted } shelters, not { $found }.
space-taken = There is a beacon on the edge { $space } already.
spy-pod-in-space = A spy looks into pods in space only.
three-seat-pod-solo-only = With { $players } players the three-seat pod is not a matter of choice.

## The front page.

game-title = Escape Pods
game-tagline = Bring your crew from the burning ship to the shelters, in pods that you share with your rivals.
game-length = about 20 minutes

## The lobby.

option-shelter-choice = Shelters
option-shelter-choice-help = Which shelter cards lie at the end of the way.
option-shelters-usual = As the rules say: random, or the starters when alone
option-shelters-starter = The four starters, best for a first game
option-shelters-random = Drawn at random
option-shelters-custom = The four chosen below
option-shelters = Chosen shelters
option-shelters-help = Four cards, for the spaces A, B, C and D in this order.
option-trigger = Last turn for everybody
option-trigger-help = Whoever closes the barrier by an arrival has a last turn too.
option-quiet-rounds = Quiet rounds
option-quiet-rounds-help = After so many rounds without an arrival the fire spreads; 0 switches it off.
option-round-cap = Round limit
option-round-cap-help = The game ends after this round at the latest.
option-idle-rounds = Idle rounds
option-idle-rounds-help = The game ends after so many rounds in which nobody does anything.
option-three-seat-pod = Three-seat pod
option-three-seat-pod-help = Whether the largest pod is there in a solo game.

## The parts.
## built: shelter-

kind-officer = Officer
kind-engineer = Engineer
kind-scientist = Scientist
kind-any = any kind
pod-3 = Three-seat pod
pod-2a = Two-seat pod A
pod-2b = Two-seat pod B
pod-1a = Minipod 1
pod-1b = Minipod 2
pod-1c = Minipod 3
control-embark = Embark / Disembark
control-accelerate = Accelerate
control-spy = Spy
control-minipod = Minipod
control-board = Board
control-program = Program
control-pilot = Pilot
control-refresh = Refresh
shelter-r01 = Open Haven
shelter-r02 = Lantern Rock
shelter-r03 = Anvil Rock
shelter-r04 = Prism Rock
shelter-r05 = Twin Domes
shelter-r06 = Deep Quarry
shelter-r07 = Glass Garden
shelter-r08 = Moss Hollow
shelter-r09 = Fern Gallery
shelter-r10 = Spore Vault
shelter-r11 = Watch Station
shelter-r12 = Pump Station
shelter-r13 = Seed Station
shelter-r14 = Ember Gate
shelter-r15 = Furnace Gate
shelter-r16 = Plasma Gate
shelter-r17 = Amber Lock
shelter-r18 = Copper Lock
shelter-r19 = Ochre Lock
shelter-r20 = Crossroads One
shelter-r21 = Crossroads Two
shelter-r22 = Crossroads Three

## The table.

heading-round = Round { $round }
heading-last-turns = Last turns
heading-count = The count
space-title = Space
shelters-title = Shelters
own-panels = Your panels
panels-of = The panels of { $seat }
banner-last-turns = The barrier is closed: last turns
quiet-rounds = quiet rounds { $rounds }/{ $limit }
ship = The ship
scrap = Scrap
scrap-count = Scrap in space: { $count }
hangar = Hangar { $number }
bay = Minipod bay · { $count }
sector = Sector { $number }
card = Explosion card of sector { $number }
deck = deck
falls-next = next scrap
falls-then = then here
next-explosion = Next: sector { $number }
no-explosion = No explosion is left
in-deck = In the deck: { $cards }
at-bottom = At its bottom: { $cards }
would-close = Would close the barrier: { $cards }
supply-title = { $count ->
    [0] No beacon in supply
   *[other] Beacon supply: { $count }
}
beacon = Beacon { $beacon }
edge = Edge { $edge }
free-seat = free seat
shelter = Shelter { $letter }
arrival-space = Arrival space { $number }
token = Explosion token on arrival space { $space }
box = Box: { $kind }, { $points } VP
rule-green = both filled: +1 each
rule-red = unless both are filled: 0 each
rule-orange = if it stays empty: −1 each
rule-players = +1 for every player here
now-plus = now +{ $points }
players = players
crew = crew
crew-hidden = crew, kind unknown
reserve = Reserve
basic-panel = Basic panel
basic-note = back every turn
advanced-panel = Advanced panel
advanced-note = until three are full
slot = activation space
actions-left = { $count ->
    [0] no action left
    [one] 1 action left
   *[other] { $count } actions left
}
count-reserve = Crew in reserve
count-aboard = Crew in pods
count-paid = Crew on panels
count-safe = Crew in shelters
unit-points = VP
unit-safe = safe
used = used
unused = free
begins-rounds = begins the rounds
last-turn-to-come = last turn to come
last-turn-now = last turn
no-last-turn = no more turns
score-box = { $crew } in shelter { $shelter }
score-no-box = { $crew } in shelter { $shelter }, without a box
tie-arrived = { $count } crew in shelters
tie-assigned = { $count } crew in boxes
tie-shelters = boxes in { $count ->
    [one] 1 shelter
   *[other] { $count } shelters
}
solo-result = { $points } VP: { $rank }
rank-master = Master of the Galaxy
rank-conqueror = Conqueror
rank-captain = Captain
rank-cadet = Cadet
rank-castaway = Castaway

## What is asked.

prompt-turn = { $count ->
    [one] Take an action: 1 left
   *[other] Take an action: { $count } left
}
prompt-end = Nothing is left to do: end your turn
prompt-rides = Move along your beacons, or end your turn
prompt-embark = Embark a crew, or let one disembark
prompt-accelerate = Move a pod with your crew
prompt-spy = Look into a pod or a shelter
prompt-minipod = Launch a minipod
prompt-board = Swap a crew with another’s
prompt-program = Program a beacon or an explosion
prompt-pilot = Move any pod in space
prompt-moor = Where does the beacon { $beacon } go?
prompt-displace = { $pod }: where is it pushed?
prompt-park = { $pod }: which hangar takes it back?
prompt-assign = Which box of shelter { $shelter } does { $crew } take?
prompt-over = The game is over
wait-turn = { $count ->
    [one] { $seat } takes an action: 1 left
   *[other] { $seat } takes an action: { $count } left
}
wait-rides = { $seat } may still move along beacons
wait-effect = { $seat } uses { $control }
wait-moor = { $seat } decides where the beacon { $beacon } goes
wait-displace = { $seat } decides where a pod is pushed
wait-park = { $seat } chooses a hangar for an empty pod
wait-assign = { $seat } chooses a box in shelter { $shelter }
help-turn = Choose who pays, then the action. Passing your own beacons is free.
help-rides = Pod, then the sector beyond the beacon.
help-last-turn = Your last turn: only who reaches a shelter counts.
help-embark = Crew, then pod; at a dock, crew, then shelter.
help-fly = Pod, then sector. A larger pod pushes a smaller one.
help-minipod = Crew of the reserve, then a sector beside the ship.
help-board = Your crew, then theirs. Beside the ship one of the reserve may board.
help-program = The card goes beneath the deck, or a beacon is placed, moved or swapped.
help-displace = You choose, as it is your turn.
help-assign = Only one of its kind or an X fits.

## What can be done.
## built: verb-

verb-end-turn = End turn
verb-lift = Move a beacon
verb-swap-beacons = Swap two beacons
actions-unused = { $count ->
    [one] 1 action unused
   *[other] { $count } actions unused
}
ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
preview-push = { $pod } → { $sectors }
preview-trade = trades places: { $pod }
preview-launch = out to { $sector }
preview-arrival = arrival space { $space }
preview-explosion = space { $space }: sector { $sector } explodes
preview-points = { $points } VP
do-activate = { $control }, paid with { $crew }
do-ride = { $pod } along the beacon to { $sector }
do-embark = { $crew } into { $pod }
do-transfer = { $crew } over into { $pod }
do-disembark = { $crew } into shelter { $shelter }
do-fly = { $pod } to { $sector }
do-spy-pod = Look into { $pod }
do-spy-shelter = Look into shelter { $shelter }
do-launch = Minipod with { $crew } to { $sector }
do-swap = { $own } for { $other } ({ $pod })
do-oust = { $crew } from the reserve for { $other } ({ $pod })
do-bury = The card of sector { $sector } beneath the deck
do-take = Place the beacon { $beacon }
do-lift = Move the beacon { $beacon }
do-moor = To the edge { $edge }
do-swap-beacons = Swap { $one } and { $other }
do-displace = To sector { $sector }
do-park = Into hangar { $hangar }
do-assign = Box { $number }: { $kind }

## The log.

log-turn = Round { $round } · { $seat }
log-last-turn = Last turn · { $seat }
log-last-turn-skipped = { $seat } has nobody left on the shelter side: no last turn
log-activated = { $seat }: { $control }, paid with { $crew }
log-embarked = { $crew } boards: { $pod }
log-transferred = { $crew } changes pods: { $from } → { $to }
log-disembarked = { $crew } leaves: { $pod }
log-landed = { $crew } is safe: shelter { $shelter }, space { $space }
log-moved = { $pod } → sector { $sector }
log-launched = { $pod } launches → sector { $sector }
log-rode = Beacon: { $pod } → sector { $sector }
log-pushed = pushed: { $pod } → sector { $sector }
log-traded = trades places: { $pod } → sector { $sector }
log-spied-pod = looks into { $pod }: { $crew }
log-spied-shelter = looks into shelter { $shelter }: { $crew }
log-swapped = { $own } and { $other } trade seats ({ $pod })
log-ousted = { $crew } takes the seat of { $other }, who goes home ({ $pod })
log-buried = the card of sector { $sector } goes beneath the deck
log-revealed = the card of sector { $sector } is turned up
log-moored = beacon { $beacon } on the edge { $edge }
log-beacon-moved = beacon { $beacon }: { $from } → { $to }
log-beacons-swapped = beacons { $one } and { $other } swapped
log-returned = { $count ->
    [one] 1 crew comes back to the reserve
   *[other] { $count } crew come back to the reserve
}
log-token = explosion token of { $shelter } → space { $space }
log-token-gone = explosion token of { $shelter } is gone
log-exploded = Sector { $sector } explodes
log-fire = The fire spreads: sector { $sector } explodes
log-solo-fire = The turn ends: sector { $sector } explodes
log-rescued = { $crew } is back in the reserve
log-parked = { $pod } goes back to hangar { $hangar }
log-stowed = { $pod } goes back to the bay
log-barrier = A barrier of scrap: last turns
log-end-last-turns = The last turns are played: the count
log-end-full = The shelters are full: the count
log-end-nobody = Nobody can arrive any more: the count
log-end-idle = Nobody did anything: the count
log-end-rounds = The last round is over: the count
log-turned-up = Shelter { $shelter }: { $crew }
log-assigned = { $seat }: { $crew } in shelter { $shelter }, box { $number }
log-no-box = { $seat }: { $crew } finds no box in shelter { $shelter }
