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
no-access-module = There is no access module of yours.
access-deactivated = This access module is still deactivated.
access-full = This access module already holds { $capacity }.
reserve-empty = Your reserve has no settlers left.

# Travel and exoplanets
no-full-gate-module = There is no full gate module of yours there.
space-taken = That space is not free.
bose-not-carried = Both spaces beneath it must be occupied first.
dirac-no-allowance = Every { $each } of your settlers on the light side allow one on the dark side; you have too few.
dirac-center-last = The center opens once every space of the light side is occupied.
fermi-first-in-orbit = The first settler of a load goes to a satellite, the others to the center.
russell-one-island = All settlers of one load land on the same island.
turing-own-canal = You go on at the next step of your own canal, or start at the outer end of one nobody has taken.
turing-inwards = All spaces linked to it from outside must be occupied first.
two-tokens-lower-first = Choose two different tokens, the one in the more valuable slot first.
tokens-not-neighbors = These two tokens do not lie next to each other.
exoplanet-has-gate = { $exoplanet } cannot take the gate: it has one already or is not in play.

# Reorganization
no-reorganization-token = You have no reorganization token.
modules-left-out = { $modules ->
    [one] One module is not laid yet.
   *[other] { $modules } modules are not laid yet.
}
module-not-to-lay = This module is not one that you have still to lay.
