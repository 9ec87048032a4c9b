# Why something is not allowed.
answers-another-question = That is no answer to the question that is open.
wrong-number-of-players = Two to four can play; { $players } cannot.
no-such-first-player = The first player must be one of the { $players } at the table.
ship-not-dealt = You were not dealt this ship: { $ship }.
same-ship-twice = One ship cannot be in both slots.
may-not-pass = You may not pass: take a tile, use a shuttle or discard tiles.
tile-not-in-row = This tile does not lie in the row.
tile-not-yours = You have no such tile to discard.
tile-already-named = You discard this tile already.
no-settler-to-spend = No settler is left who could stand for a white symbol: { $color }.
shuttle-not-in-row = This shuttle does not lie in a row.
settlers-missing = Too few settlers of this color on { $planet }: { $color }.
too-few-settlers = The shuttle carries { $number } settlers; there are fewer on { $planet }.
no-tile-to-discard = The shuttle also costs a tile, and you have none to discard.
not-traveling = Nobody of this color is traveling: { $color }.
no-adapts-to-spend = Only the Adapts of a shuttle can become a basic action.
too-few-adapts-left = A basic action costs { $number } Adapts; fewer are left.
operation-not-offered = The card does not offer this.
color-not-offered = The card does not recruit this color: { $color }.
earth-full = Your Earth is full.
mars-full = Your Mars is full.
not-in-supply = The supply has no settler of this color: { $color }.
no-such-settler = No settler of this color stands there: { $color }.
same-color = The new color must be another one.
slot-refuses-color = The slot “{ $slot }” does not accept this color now: { $color }.
not-one-leg = A Move goes from Earth to Mars, from Mars to a ship, or from one ship to the other.
reputation-at-maximum = Your reputation is at its maximum.
ship-not-in-row = This ship does not lie in the row.
ship-deck-empty = The ship deck is empty.
no-ship-at-slot = No ship waits at the slot “{ $slot }”.
ship-complete = The ship is complete with { $number } settlers.
ship-not-in-hand = This ship is not in your hand.
slot-not-empty = The slot “{ $slot }” is not the one to be filled.
ship-not-complete = The ship at the slot “{ $slot }” is not complete.

# Places.
planet-earth = Earth
planet-mars = Mars

## The front page.

game-title = Ganymede
game-tagline = Carry settlers from Earth to Mars and on to the ships that leave from Jupiter’s moon.
game-length = about 15 rounds

## The lobby.

option-first = First player
option-first-help = Who takes the first turn of every round.
option-first-random = Drawn at random
option-first-seat = Seat { $number }
option-memory-aid = Memory aid
option-memory-aid-help = Shows the ships in other hands that you have seen being taken.

## The table.

heading-setup = Choosing ships
heading-round = Round { $round }
heading-last-round = Round { $round }, the last
tiles-title = Tiles
discarded-tiles-title = Discarded tiles
earth-shuttles-title = Earth → Mars
mars-shuttles-title = Mars → Ganymede
ships-title = Ships
tiles-left = pile { $pile } · discard { $discard }
deck-left = deck { $count }
ship-deck = Deck, unseen
ship-deck-name = { $count ->
    [one] Ship deck, 1 card, unseen
   *[other] Ship deck, { $count } cards, unseen
}
gap = Taken; refilled when the turn ends
gap-for-good = Taken; there are no more
dealt-title = Your four ships
dealt-of = The four ships of { $seat }
dealt-note = two of them wait at Ganymede, the others go back
supply-title = Supply
supply-of = { $color } in the supply: { $count }
own-board = Your board
board-of = The board of { $seat }
own-tiles = Tiles
own-hand = Hand
known-hand = Seen in hand
free-slot = free
transit-title = On the shuttle
dock-setup = The ship you choose for it
dock-departing = Taking off
dock-awaiting = Waits for its next ship
dock-empty = No ship to be had
points-by-space = VP by space
reputation-space = Space { $space }, { $points } VP
any-color = any color
tile = tile
tile-cost = discard a tile
full-set = for a full set
one-fewer = one settler fewer
at-take-off = at take-off
basic-action = basic action
or = or
and = and
points = { $points } VP
worth-now = now { $points } VP
unit = VP
ships-launched = Ships launched
begins-rounds = begins the rounds
score-reputation = Reputation, space { $space }
score-settlers = Settlers aboard ships that still wait
tie-mars = { $count ->
    [one] 1 settler on Mars
   *[other] { $count } settlers on Mars
}
tie-earth = { $count ->
    [one] 1 settler on Earth
   *[other] { $count } settlers on Earth
}

## What is asked.

prompt-setup-ships = Choose two ships
prompt-action = Take a tile, use a shuttle, or discard tiles
prompt-pay-settler = Who stands for the white symbol?
prompt-pay-tile = Which tile do you discard?
prompt-pay-more-tiles = Discard more tiles, or begin your basic actions
prompt-keep = Mars is too full: who arrives?
prompt-board = Who boards which ship?
prompt-activate = Use the effect
prompt-bonus = Use the take-off bonus
prompt-basic = Choose a basic action
prompt-set-launch = A full set! Launch a ship now?
prompt-max-launch = The highest reputation! Launch a ship now?
prompt-ship-pick = Take a ship of the row, or the unseen top card
prompt-ship-place = Which ship of your hand goes to the empty slot?
prompt-takeoff-order = Two ships are complete: which takes off first?
prompt-hand-limit = Your hand is too full: which ship goes under the deck?
prompt-end-turn = End your turn
prompt-over = The game is over
wait-ships = Waiting for the others to choose their ships
wait-action = { $seat } chooses an action
wait-pay-settler = { $seat } chooses who stands for the white symbol
wait-pay-tile = { $seat } chooses a tile to discard
wait-pay-more-tiles = { $seat } discards tiles
wait-keep = { $seat } chooses who arrives on Mars
wait-board = { $seat } chooses who boards which ship
wait-activate = { $seat } uses an effect
wait-bonus = { $seat } uses a take-off bonus
wait-basic = { $seat } chooses a basic action
wait-set-launch = { $seat } has a full set and may launch a ship
wait-max-launch = { $seat } has the highest reputation and may launch a ship
wait-ship-pick = { $seat } takes a ship
wait-ship-place = { $seat } chooses a ship for the empty slot
wait-takeoff-order = { $seat } chooses which ship takes off first
wait-hand-limit = { $seat } chooses a ship to put under the deck
wait-end-turn = { $seat } is about to end the turn
help-setup-ships = First the one for identical settlers, then the one for different settlers.
help-transfer = Whoever finds no place is lost in space.
help-bonus-space = A bonus space of the reputation track.
help-spent-adapts = For the Adapts you spent.
help-end-turn = Until you do, you can still undo.

## What can be done.

verb-recruit = Recruit
verb-adapt = Adapt
verb-move = Move
verb-reputation = Reputation
verb-draw = Draw
verb-convert = Basic action
verb-decline = Decline
verb-enough = That is enough
verb-end-turn = End turn
ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
not-possible = not possible now
preview-reputation = { $from } → { $to }, +{ $gain } VP
preview-earth = Earth { $from } → { $to }
preview-convert = for { $price } Adapts
do-choose = { $identical } for identical settlers, { $different } for different ones
do-take = Take the tile: { $tile }
do-use = Use the shuttle: { $shuttle }
do-discard = Discard the tile: { $tile }
do-spend = { $color } stands for the white symbol
do-keep = { $color } arrives on Mars
do-board = { $color } boards { $slot }
do-recruit = Recruit { $color }
do-adapt = Adapt { $from } to { $to } ({ $place })
do-move = Move { $color }: { $from } → { $to }
do-reputation = Gain reputation
do-launch = Launch the ship at { $slot }
do-pick = Take the ship: { $ship }
do-pick-deck = Take the unseen top card
do-dock = Put the ship at { $slot }: { $ship }
do-put-beneath = Under the deck: { $ship }

## The log.

log-turn = Round { $round } · { $seat }
log-chose = { $seat } has chosen two ships
log-took-tile = { $seat } takes a tile: { $tile }
log-discarded-tile = { $seat } discards a tile: { $tile }
log-took-earth-shuttle = { $seat } uses an Earth shuttle: { $effect }
log-took-mars-shuttle = { $seat } uses a Mars shuttle: { $effect }
log-left-earth = leaving Earth: { $settlers }
log-left-mars = leaving Mars: { $settlers }
log-arrived = { $color } arrives on Mars
log-boarded = { $color } boards { $slot }
log-lost = { $settlers } lost in space
log-recruited = recruits { $color }
log-adapted = { $from } becomes { $to } ({ $place })
log-moved = { $color }: { $from } → { $to }
log-reputation = reputation { $from } → { $to }
log-converted = spends Adapts on a basic action
log-took-ship = takes a ship: { $ship }
log-drew-ship = draws a ship unseen
log-drew-ship-seen = draws a ship: { $ship }
log-took-off = { $seat } launches the ship at { $slot }: { $ship }
log-docked = { $seat } has a new ship at { $slot }: { $ship }
log-left-empty = { $slot } stays empty
log-put-beneath = puts a ship under the deck
log-put-beneath-seen = puts a ship under the deck: { $ship }
log-reshuffled = the discarded tiles are the new pile
log-last-round = The last round
log-game-over = The game is over
