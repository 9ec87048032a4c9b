# Cosmic Encounter: why an answer is refused.

answers-another-question = That does not answer the question that is open.
card-not-held = You do not hold { $card }.

# Options
deal-seconds = { $seconds } seconds are not among the times a deal may take.
deal-proposals = { $most } is not among the numbers of proposals a table may choose.
birthdays-per-seat = Give a birthday for each of the { $seats } players, or none.
aliens-per-seat = Choose exactly { $seats } aliens for this setting.
alien-twice = { $alien } cannot be chosen twice.
alien-idle = With two players { $alien } could never use its power; switch the option on if you want it anyway.

# Powers and artifacts
power-silent = Your power has nothing to say at this moment.
artifact-not-now = { $card } cannot be played now.

# Start of the encounter
no-colony-there = You have no colony on { $planet }.
redraw-or-evict = Turn another disc, or evict a colony from your home system.
launch-full = No more than { $most ->
    [one] one ship
   *[other] { $most } ships
} can be launched.
launch-more = Launch at least { $least ->
    [one] one ship
   *[other] { $least } ships
}.
no-ship-there = You have no further ship on { $planet }.
no-target = { $planet } cannot be attacked in this encounter.

# Alliances
invite-others = Only players who are neither attacker nor defender can be invited.
not-invited = That side has not invited you.
no-ships-to-send = You have no ships on colonies to send.
already-joining = You have begun to send ships; confirm them.
not-joining = Choose a side and send a ship first.
one-side-only = You can help one side only.
ally-full = An ally sends no more than { $most ->
    [one] one ship
   *[other] { $most } ships
}.

# Cards
artifact-face-down = { $card } is an artifact and cannot be laid as an encounter card.

# Losses and placement
not-your-ships = You have no ships there that could be lost.
no-ship-left = No further ship is left there.
no-haven = { $planet } cannot take your ships now.
one-or-all = Put down one ship, or all { $left } that are left.

# Rewards and the end of an encounter
reward-ships = You can take at most { $most ->
    [one] one ship
   *[other] { $most } ships
} back from the Warp.
again-or-end = Have a second encounter, or end your turn.

# Deals
deal-card-not-held = That card is not in the hand that should give it.
deal-no-such-card = The deck has no further card like that.
deal-few-attacks = There are not enough attack cards in that hand.
deal-few-cards = There are not enough cards in that hand.
deal-hand-too-small = { $seat } has no further card to give.
deal-one-colony = A deal gives each player one colony at most.
deal-no-colony = On { $planet } the giver needs a colony, and the receiver must have none.
deal-no-release = Only a power made for it frees ships in a deal, and only while it works.
deal-nobody-there = That player has no ship in the Warp that could return to a colony.
founders-full = No more than { $most } ships found a colony.
no-colony-to-found = No colony is on offer that your ships could found.
name-founders = Name the ships that will found your colony first.
nothing-to-scrap = You have not begun a proposal.
nothing-standing = You have no standing proposal.
proposal-gone = That proposal no longer stands.
proposals-used-up = You have made all { $most } proposals of this deal.
empty-proposal = A proposal needs at least one term.
one-sided = At this table each side of a deal must receive a card or a colony.
cannot-pick = That card is not free to be given.
