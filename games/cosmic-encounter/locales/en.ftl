# Cosmic Encounter: why an answer is refused.

answers-another-question = That does not answer the question that is open.
card-not-held = You do not hold { $card }.

# Options
deal-seconds = { $seconds } seconds are not among the times a deal may take.
deal-proposals = { $most } is not among the numbers of proposals a table may choose.
birthdays-per-seat = Give a birthday for each of the { $seats } players, or none.
no-such-day = No year has a day { $month }/{ $day }.
aliens-per-seat = { $seats ->
    [0] With this setting the aliens are dealt; choose none.
   *[other] Choose exactly { $seats } aliens for this setting.
}
alien-twice = { $alien } cannot be chosen twice.
alien-idle = With two players { $alien } could never use its power; switch the option on if you want it anyway.

# Powers and artifacts
power-is-zapped = Your power was zapped and stays cancelled until the encounter ends.
power-is-lost = Your power is lost: it works again with { $homes } home colonies.
power-by-itself = Your power must be used whenever it applies, and is then used by itself.
power-is-spent = You have used your power in this encounter.
power-other-window = Your power can be used only { $window }.
power-needs-main = Your power is for the attacker and the defender, and you are neither.
power-needs-part = Your power is for those who take part in the encounter, and you do not.
power-needs-no-main = Your power is for those who are neither attacker nor defender.
power-idle = There is nothing that your power could do now.
artifact-other-window = { $card } can be played only { $when }.
artifact-attacker-only = Only the attacker can play { $card }.
artifact-after-keeping = { $card } can be played as soon as this choice is made.
artifact-idle = { $card } would change nothing now.

# Start of the encounter
no-colony-there = You have no colony on { $planet }.
redraw-or-evict = Turn another disc, or evict a colony from your home system.
launch-one = Your power sends exactly one ship.
launch-full = No more than { $most ->
    [one] one ship
   *[other] { $most } ships
} can be launched.
launch-more = Launch at least { $least ->
    [one] one ship
   *[other] { $least } ships
}.
no-ship-there = You have no further ship on { $planet }.
no-target = { $planet } cannot be attacked like that.
no-target-abroad = { $planet } is not in the system of { $seat }, who is attacked.
no-target-outside = You evict from your own system, and { $planet } is not in it.
no-target-free = There is no foreign colony on { $planet } to evict.

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

## The front page and the lobby.

game-title = Cosmic Encounter
game-tagline = Every people bends a rule of its own: attack, ally and bargain your way to five foreign colonies.
game-length = about 20 encounters
option-aliens = Aliens
option-aliens-help = Which peoples the players lead; no people appears twice.
option-aliens-random = Drawn at random
option-aliens-first = First game: Clone, Macron, Oracle, Zombie
option-aliens-delicate = Cards in motion: Filch, Mutant, Philanthropist, Trader
option-aliens-surprising = Surprises: Healer, Laser, Pacifist, Virus
option-aliens-chosen = Those chosen below, in seat order
option-chosen = Chosen aliens
option-chosen-help = One for each seat, in this order.
option-campaign = Campaign
option-campaign-help = A series of games with new aliens each, until somebody has 15 points.
option-birthdays = Birthdays
option-birthdays-help = If the campaign ends in a tie, the birthday that comes earlier in the year wins. If one of them is left out, the victory is shared.
option-deal-seconds = Time for a deal
option-deal-seconds-help = How long two players may talk before there is no deal.
option-deal-time = { $seconds } seconds
option-deal-day = A whole day
option-deal-unhurried = No limit, for unhurried tables
option-deal-proposals = Proposals
option-deal-proposals-help = How many proposals each player may make in one deal.
option-mutual = Fair exchange
option-mutual-help = In a deal each side must receive a card or a colony.
option-idle-aliens = Powers about alliances
option-idle-aliens-help = Whether a people that can only join alliances may be dealt to two players, who have none.

## The table.

heading-turn = Turn { $turn }
heading-campaign = Game { $game } · turn { $turn }
cosmos-title = Home systems
warp = Warp
warp-ships = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
mothership = Mothership
carrier = Carrier
deck = deck
discard = discard
discs-turned = turned
discs-left = orders
face-down = A card, face down
ships-of = { $alien }: { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
encounter-title = The encounter
encounter-first = first encounter
encounter-second = second encounter
system-of = In the system of { $seat }
attack-side = Attack
defense-side = Defense
attack = Attack
negotiates = Negotiate
negotiate-text = Two of them: you deal. Against an attack you lose and take cards.
wins-ties = wins a tie
leads = wins unless something changes
has-won = has won
beats-all = beats every attack
beats-none = loses to every attack
beats-up-to = beats attacks up to { $value }
beats-from = beats attacks from { $value } on
beats-negotiate = beats the negotiate
loses-negotiate = loses to the negotiate
meets = { $mine } against { $theirs }
declares = { $seat } calls on { $alien }
declared-at = names { $seat }
declared-heals = saves { $ships }
declared-attack = joins the attack with
declared-defense = joins the defense with
declared-out = { $ships } out to { $planet }
declared-in = { $ships } from { $planet }
alliances = Alliances
invited-by = invited by
helps-attack = Attack, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
helps-defense = Defense, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
not-answered = answer to come
stays-out = stays out
stakes = At stake
stake-attack = If the attack wins:{ $gains } foreign colonies, { $ships ->
    [0] no ship is lost
    [one] 1 defending ship to the Warp
   *[other] { $ships } defending ships to the Warp
}
stake-defense = If the defense holds: { $ships ->
    [0] no ship is lost
    [one] 1 attacking ship to the Warp
   *[other] { $ships } attacking ships to the Warp
}
stake-reward = Its allies take { $cards ->
    [one] 1 card or ship
   *[other] { $cards } cards or ships
}
ally-title = Your alliance
ally-note = { $ships }/{ $most } ships
ships-from = Ships from
if-attack-wins = If it wins you land too: { $now } → { $then } foreign colonies
if-defense-holds = If it holds you take a card or a ship from the Warp for each ship sent
you-join = you join
invites-you = invites you
no-invitation = no invitation
foreign = foreign
hand-title = Your hand
hand-of = The hand of { $seat }
hand-empty = No cards. You draw seven when you need an encounter card.
aside-until-end = Set aside until the encounter ends:
known-to-all = known to all:
known-cards = In hand:
playable-now = can be played now
when-zap = when a power is called on
when-compensation = before compensation
when-nearly-always = in the window of any step
when-own-start = before your orders
when-reveal = around the reveal
when-alliances = from the alliances to the reveal
aliens-title = The aliens
power-ready = power works
power-used = used
power-zapped = zapped until the encounter ends
power-lost = lost: fewer than { $homes } home colonies
duty-may = may
duty-must = must
role-any = in any role
role-main = as attacker or defender
role-main-or-ally = in the encounter
role-not-main = as a possible ally
role-attacker = attacks
role-defender = defends
role-ally-attack = ally of the attack
role-ally-defense = ally of the defense
discard-title = Discard pile
discard-empty = empty
discs-line = Orders turned:
count-hand = Cards in hand
count-homes = Home colonies
count-ships = Ships on colonies
count-warp = Ships in the Warp
count-aside = Cards set aside
count-points = Campaign points
unit = colonies
score-colony = { $planet }, in the system of { $seat }
score-campaign = { $games ->
    [one] 1 game
   *[other] { $games } games
} of the campaign
tie-birthday = birthday on { $month }/{ $day }
tie-ships = { $ships ->
    [one] 1 ship outside the Warp
   *[other] { $ships } ships outside the Warp
}

## The ten steps and the windows between them.

step-recover = Recover
step-orders = Orders
step-launch = Launch
step-point = Point
step-invite-attack = Attacker invites
step-invite-defense = Defender invites
step-allies = Allies answer
step-cards = Cards
step-reveal = Reveal
step-outcome = Outcome
step-of = step { $step } of 10
window-open = Window open
window-start = when the encounter begins
window-orders = before the orders
window-launch = before the launch
window-invitations = before the invitations
window-answer = when allies answer
window-alliances = once alliances stand
window-selection = before cards are chosen
window-reveal = before the reveal
window-revealed = after the reveal
window-doomed = before ships are lost
window-lost = when ships are lost
window-compensation = before compensation
window-keeping = before cards are discarded
window-end = when the encounter ends
window-zap = a power was called on
window-discarded = when an artifact is discarded

## Deals.

deal-between = A deal: { $seats }
proposals-made = your proposals { $made }/{ $most }
no-proposal = Nothing is proposed yet
proposal = Proposal
proposal-of = { $seat } proposes
gives-and-asks = gives { $gives }; asks { $asks }
proposal-stands = stands until you change it
you-give = You give
they-give = { $seat } gives
nothing-yet = nothing yet: tap below to add
founders-title = Ships for the new colony
founders-note = { $ships }/{ $most }
your-draft = Your next proposal
draft-secret = nobody sees it before you propose it
chip-lowest = lowest attack
chip-highest = highest attack
chip-choice = giver’s choice
chip-random = at random
term-lowest = { $count ->
    [one] the lowest attack
   *[other] the { $count } lowest attacks
}
term-highest = { $count ->
    [one] the highest attack
   *[other] the { $count } highest attacks
}
term-choice = { $count ->
    [one] a card of the giver’s choice
   *[other] { $count } cards of the giver’s choice
}
term-random = { $count ->
    [one] a card at random
   *[other] { $count } cards at random
}
term-colony = a colony on { $planet }
term-release = { $count ->
    [one] 1 ship
   *[other] { $count } ships
} of { $seat } out of the Warp
term-nothing = nothing
with-ships = (with { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
})

## What is asked.

prompt-over = The game is over
prompt-won = { $seats } wins
prompt-won-together = { $seats } win together
prompt-campaign-won = { $seats } wins the campaign
prompt-campaign-shared = { $seats } win the campaign together
prompt-window = Now, { $window }: do you do anything?
prompt-zap = { $seat } calls on { $alien }{ $named }. Zap it?
prompt-zap-own = You call on { $alien }{ $named }. Cancel it yourself?
prompt-recover = Bring a ship back from the Warp
prompt-own-color = Your own color: turn another disc, or evict?
prompt-new-hand = You hold no encounter card: play artifacts first?
prompt-launch = { $most ->
    [one] Launch one ship
   *[other] Launch one to { $most } ships
}
prompt-point = Which planet of { $seat } do you attack?
prompt-evict = Which foreign colony do you evict?
prompt-invite-attack = Whom do you invite to the attack?
prompt-invite-defense = Whom do you invite to the defense?
prompt-ally = { $planet } is under attack. Join a side?
prompt-lay = Choose your encounter card
prompt-power = { $alien }: choose
prompt-power-for = { $alien }: choose for { $seat }
prompt-aim = { $card }: against whom?
prompt-suffer = Plague: which cards do you discard?
prompt-place = { $ships ->
    [one] Put your ship on a colony
   *[other] Put your { $ships } ships on colonies
}
prompt-losses = { $ships ->
    [one] Choose 1 ship to lose
   *[other] Choose { $ships } ships to lose
}
prompt-reward = Your reward for { $count ->
    [one] 1 ship
   *[other] { $count } ships
}: cards or ships?
prompt-talks = Make a deal with { $seat }
prompt-pick = Which card do you give?
prompt-second = Success! Have a second encounter?
prompt-end-turn = End your turn
prompt-answer = Give your answer
help-window = Answers stay sealed until all have given theirs.
help-window-none = You can only let it go on; nobody sees why.
help-heal = { $seat } lost { $ships }. You may give all of them back and draw a card.
help-recover = Click one of your colonies, or leave your ships where they are.
help-own-color = Evicting attacks a foreign colony in your own system.
help-new-hand = What is left is discarded, then you draw seven cards.
help-new-hand-kept = You keep what is left and draw seven cards.
help-launch = Click your colonies; leave a ship where you want to keep the colony.
help-invite = They decide for themselves, and help one side only.
help-ally = Choose a side, then ships from your colonies: { $most ->
    [one] exactly one
   *[other] one to { $most }
}.
help-lay = Face down; it stays on the table even if you win.
help-lay-open = Face up: your opponent sees it before choosing.
help-lay-anew = { $alien } turns back time: both choose anew, and the second result stands.
help-suffer = One attack, one negotiate and one artifact go, as far as you have them.
help-place = Any of your colonies takes them.
help-losses = From wherever you like; an empty colony is gone.
help-losses-colonies = From your colonies; one that is left empty is gone.
help-reward = Cards come from the deck, ships from the Warp.
help-talks = Choose what you give and ask. Without a deal both lose three ships.
help-second = It runs like the first; after it your turn ends.
wait-window = Waiting for { $seats }: powers and artifacts may speak
wait-zap = Waiting for { $seats }: will it be zapped?
wait-recover = { $seats } may recover a ship
wait-own-color = { $seats } turned their own color and decides
wait-new-hand = { $seats } takes a new hand
wait-launch = { $seats } launches ships
wait-point = { $seats } chooses a planet
wait-invite = { $seats } invites allies
wait-ally = Waiting for { $seats }: join a side?
wait-lay = Waiting for { $seats }: encounter cards
wait-power = { $seats } decides how an effect is used
wait-cards = { $seats } chooses cards
wait-place = Waiting for { $seats }: ships find their colonies
wait-losses = Waiting for { $seats }: ships to lose
wait-reward = { $seats } chooses a reward
wait-talks = { $seats } talk over a deal
wait-second = { $seats } may have a second encounter
wait-turn = { $seats } is playing

## What can be done.
## built: verb-

verb-put-one = Put one
verb-put-all = Put all
verb-pull-out = Pull out
verb-bring-in = Bring in
pass-window = Let it go on
pass-zap = Let it happen
pass-recover = Leave them
pass-ally = Decline
pass-new-hand = Take the new hand
pass-enough = Enough
confirm-launch = Launch
confirm-attack = Join the attack
confirm-defense = Join the defense
confirm-shift = Declare it
do-use = Use { $alien }
do-play = Play { $card }
do-redraw = Turn another disc
do-evict = Evict a colony
do-put = { $ships ->
    [one] 1 ship to { $planet }
   *[other] { $ships } ships to { $planet }
}
do-launch = A ship from { $spot }
do-bring-in = Bring in a ship from { $spot }
do-lose = Lose a ship: { $spot }
do-point = Attack { $planet }: { $seat } defends
do-invite = Invite { $seats }
do-invite-nobody = Invite nobody
do-join-attack = Join the attack with a ship from { $planet }
do-join-defense = Join the defense with a ship from { $planet }
do-lay = Lay { $card }
do-name = { $seats }
do-number = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
}
do-pick = Give { $card }
do-draw = From the deck
do-give-up = Discard { $cards }
do-reward-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
do-reward-ships = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
do-reward-both = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
do-again = Second encounter
do-end-turn = End turn
do-give = Give { $term }
do-ask = Ask { $term }
do-found = Found with a ship: { $spot }
do-propose = Propose
do-scrap = Start again
do-withdraw = Withdraw my proposal
do-accept = Accept
do-walk-away = Walk away
preview-negotiate = a deal, or cards for your losses
preview-ships = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
preview-point = { $ships ->
    [0] undefended
    [one] 1 ship there
   *[other] { $ships } ships there
}
preview-total = { $total } in all
preview-zap = cancels { $alien }
preview-walk-away = { $ships ->
    [0] neither loses a ship
    [one] both lose 1 ship
   *[other] both lose { $ships } ships
}
preview-walk-away-each = you lose { $mine ->
    [0] no ship
    [one] 1 ship
   *[other] { $mine } ships
}, { $seat } loses { $theirs ->
    [0] none
   *[other] { $theirs }
}

## The log.

log-turn = { $seat } attacks
log-second = Second encounter
log-no-card = { $seat } holds no encounter card
log-drew = { $seat } draws a card
log-drew-seen = { $seat } draws { $card }
log-reshuffled = the discard pile is the new deck
log-shown = { $seat } shows a hand without encounter cards: { $cards }
log-kept = { $seat } keeps { $cards }
log-discarded = { $seat } discards { $cards }
log-disc = A disc is turned: { $seat }
log-discs-shuffled = the discs are shuffled
log-evict = { $seat } evicts a colony at home
log-redraw = { $seat } turns another disc
log-power-lost = { $seat } loses the power
log-power-back = { $seat } regains the power
log-pointed = The Mothership points at { $planet }: { $seat } defends
log-defends = { $seat } defends
log-invited = { $seat } invites { $seats }
log-invited-nobody = { $seat } invites nobody
log-declined = { $seat } stays out
log-joined-attack = { $seat } joins the attack
log-joined-defense = { $seat } joins the defense
log-laid = { $seat } lays a card face down
log-revealed-attack = The attack shows { $card }
log-revealed-defense = The defense shows { $card }
log-declared = { $seat } calls on the power ({ $window })
log-declared-at = { $seat } calls on the power and names { $other } ({ $window })
log-in-force = the power of { $seat } takes effect
log-foiled = the power of { $seat } is cancelled
log-played = { $seat } plays { $card }
log-played-at = { $seat } plays { $card } against { $seats }
log-swapped = the two cards change sides
log-hands-swapped = { $one } and { $other } swap hands
log-looked = { $seat } looks at the hand of { $other }
log-looked-seen = { $seat } looks at the hand of { $other }: { $cards }
log-passed = a card goes from { $seat } to { $other }
log-passed-seen = { $card } goes from { $seat } to { $other }
log-aside = a card of { $seat } is set aside
log-aside-seen = { $card } of { $seat } is set aside
log-taken = { $seat } takes { $card }
log-returned = { $seat } gets { $count ->
    [one] 1 card
   *[other] { $count } cards
} back
log-blinded = { $seat } has no encounter card left and loses
log-soothed = attacks count as negotiate
log-totals = { $attack } against { $defense }
log-won-attack = The attack wins
log-won-defense = The defense wins
log-talks = Both cards count as negotiate: the main players talk
log-proposed = { $seat } proposes: gives { $gives }, asks { $asks }
log-withdrew = { $seat } withdraws the proposal
log-accepted = { $seat } accepts the deal
log-walked-away = { $seat } walks away: no deal
log-no-deal = No deal
log-gassed = there is no compensation
log-compensated = { $seat } takes { $count ->
    [one] 1 card
   *[other] { $count } cards
} as compensation
log-rewarded = { $seat } is rewarded: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
log-aborted = The encounter ends before its time
log-scored = points:{ $scores }
log-to-warp = { $ships } to the Warp
log-to-mothership = { $ships } from { $planet } to the Mothership
log-to-carrier = { $ships } from { $planet } to the carrier
log-lands = { $ships } land on { $planet }
log-recovered = { $ships } back from the Warp to { $planet }
log-recovered-aboard = { $ships } from the Warp to the Mothership
log-to-planet = { $ships } to { $planet }

## The aliens in a line.
## built: tagline-

tagline-amoeba = Changes its number of ships after cards are down
tagline-anti-matter = Lower total wins; its ships and all allied ships subtract
tagline-chronos = Replays the cards of an encounter once
tagline-clone = Keeps its own encounter card
tagline-empath = Turns an attack into a negotiate when the other card is a negotiate
tagline-filch = Takes the opponent's used encounter card
tagline-healer = Saves others' ships from the Warp, draws a card each time
tagline-laser = Puts random opposing cards out of use for the encounter
tagline-macron = Each ship counts as four; sends only one at a time
tagline-mind = Looks at a main player's hand
tagline-mutant = Fills its hand to seven from deck or other hands
tagline-oracle = Opponent plays its card face up first
tagline-pacifist = Its negotiate beats an attack
tagline-parasite = Allies without being invited
tagline-philanthropist = Gives a card to a main player before cards are chosen
tagline-sorcerer = May swap the two face-down cards
tagline-trader = May swap hands with the opponent
tagline-virus = Multiplies ships by attack card instead of adding
tagline-vulch = Picks up artifacts others discard
tagline-zombie = Its ships never go to the Warp

## The planets of our box.
## built: planet-

planet-ember = Ember
planet-cinder = Cinder
planet-garnet = Garnet
planet-rust = Rust
planet-saffron = Saffron
planet-fern = Fern
planet-moss = Moss
planet-jade = Jade
planet-lichen = Lichen
planet-thistle = Thistle
planet-cobalt = Cobalt
planet-fjord = Fjord
planet-glacier = Glacier
planet-tide = Tide
planet-indigo = Indigo
planet-amber = Amber
planet-topaz = Topaz
planet-dune = Dune
planet-marigold = Marigold
planet-brass = Brass
