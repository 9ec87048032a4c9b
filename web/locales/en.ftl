# The web client's own words. Games bring theirs with the scene.

# Site
site = Site
nav-new = New table
nav-rules = Rules
settings = Name and settings
me-button = { $name }: name and settings
language = Language
theme = Theme
theme-night = Night
theme-day = Day
theme-system = Same as the system
theme-to-night = Night theme
theme-to-day = Day theme
close = Close
cancel = Let go
menu = Menu
to-front = To the front page
footer = Orrery. Everything runs on this server; nothing is fetched from elsewhere.
unreachable-title = The server does not answer
unreachable = The server cannot be reached. Try again in a moment.
try-again = Try again
lost-title = There is nothing here
lost = The address may be mistyped, or the table is gone.
title-table = { $game } – Orrery
title-mine = (●) Your turn – { $game } – Orrery
title-asked = (●) You are asked – { $game } – Orrery
title-over = Finished – { $game } – Orrery
title-new = New table – Orrery
title-notice = { $title } – Orrery
title-rules = Rules: { $game } – Orrery
rules-contents = Contents
rules-others = Rules of the other games

# Settings
my-name = My name
my-name-help = Others at your tables see it. No account, no mail.
keep = Save
kept = Saved
confirm = Ask again before a move on the board
confirm-touch = On touch screens
confirm-always = Always
confirm-never = Never
confirm-help = The first tap shows what would happen, the second does it.
end-of-turn = When only the end of my turn is left
end-always = Always ask
end-options = Ask while I can undo
end-never = Just end it
end-of-turn-help = The same goes for any step with a single answer.
motion = Pieces travel across the board
motion-none = Not at all
scale = Size of the text
notices = Sounds and notices
sound-turn = A sound when it is my turn
sound-event = A sound when something happens to me
sound-low = A sound when my time is running out
sound-over = A sound when the game is over
notify = A notice of the browser while this page is hidden
notify-refused = The browser does not allow notices from this page.
only-away = Only when I am not looking
remind = Remind me while others wait for me
remind-never = No
remind-minutes = Every { $minutes } min
only-away-help = Looking means: the page is visible, and somebody has moved or typed within two minutes.
hook = A message elsewhere when a table waits for me
hook-help = The address of a webhook at { $hosts }. Whoever reads along there learns that you are asked, never what.
hook-form = Form of the message
hook-discord = For Discord
hook-json = Plain JSON
hook-try = Send a test
hook-tried = The test has arrived.
hook-forget = No more messages
hook-gone = No messages will be sent any more.
hush = Silence the notices of this table
unhush = Let this table notify me again

# Front page
hero = { $count ->
    [one] One space game,
    [2] Two space games,
    [3] Three space games,
    [4] Four space games,
    [5] Five space games,
   *[other] Space games,
}
hero-2 = one clockwork sky.
hero-lead = Play tonight from a link, or right now against bots that see only what you would see.
orrery-alt = { $count ->
    [one] An orrery with one planet
   *[other] An orrery with { $count } planets, one for each game
}
play-now = Play now against bots
play-now-help = { $game }, { $seats } seats
play-now-short = Play now
invite-friends = Invite friends
invite-friends-help = a table and its link
no-account = No account needed.
another-game = Another game or other seats
waiting-tables = { $count ->
    [one] Waiting for you: 1 table
   *[other] Waiting for you: { $count } tables
}
my-tables = Your other tables
open-tables = Open tables
finished-tables = Lately finished
the-games = The games
seats = Seats:
play-vs-bots = Play vs bots
play-game = Play vs bots: { $game }
set-up = Set up a table
set-up-game = Set up a table of { $game }
stage-over = Finished
ago-minutes = { $count } min
ago-hours = { $count } h
ago-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

# Lobby
lobby-title = A new table
lobby-game = Which game?
lobby-who = With whom?
lobby-bots = Against bots
lobby-friends = With friends
lobby-seats = Seats
lobby-options = Options
seat-n = Seat { $n }
seat-me = Me
seat-friend = A friend, by link
seat-bot = Bot: { $title }
seat-open = Open seat
seat-waits = waits for somebody with the link
table-name = Name of the table
table-name-help = Helps you find it again. May stay empty.
serious = Serious game
serious-help = No hints. Bots play on as they began and do not let you take moves back.
takeback = Taking moves back
takeback-consent = If others agree
takeback-consent-help = What nobody has learnt anything from is taken back at once; for the rest you ask the others.
takeback-free = Only what is free
takeback-free-help = Only what nobody has learnt anything from can be taken back. For the rest nobody is asked.
takeback-off = Never
takeback-off-help = Nothing is taken back: what is played stays played.
public = Show on the front page
public-help = Anybody on this server may take an open seat.
by-chance = left to chance
day-left-out = left out
seat-month = Seat { $n }: month
seat-day = Seat { $n }: day
open-table = Open the table
open-table-help = next you get its link
bot-choice = Which bot
bot-time = A bot answers within { $seconds } seconds. While many of them think, each has less time, and the highest levels play a little weaker.
bot-level = level { $level }
bot-greedy = keen
bot-random = carefree
bot-about-level-1 = for a first game
bot-about-level-8 = the strongest
bot-about-greedy = quick
bot-about-random = plays at random
bot-of = bot, { $title }
bot-thinks = thinks, { $seconds ->
    [one] a second at most
   *[other] { $seconds } seconds at most
}
bot-hurried = { $title }, short of time
bot-hurried-help = It had less time to think than its level takes, and played below its strength.
bot-name = { $seat ->
    [0] Hypatia
    [1] Kepler
    [2] Halley
    [3] Leavitt
   *[other] Tycho
}

# Gathering
gathering = A table is gathering
seats-open = { $count ->
    [one] 1 seat is open
   *[other] { $count } seats are open
}
seats-full = All seats are taken
your-name = Your name
your-name-help = Then take a seat. No account needed.
sit-here = Sit here
leave = Leave the seat
present = here
away = away
fill = Fill with bots
start = Start
host-starts = Whoever opened the table starts the game.
invite = Invite
invite-help = Whoever has this link may sit down or watch.
link = Link to the table
copy = Copy
qr = The link as a QR code, for a phone’s camera
copied = Copied

# Table
table-opening = Opening the table
table-lost = This table cannot be opened
table-named = table “{ $name }”
line-connecting = Connecting
line-connected = Connected
line-reconnecting = Reconnecting
line-stale = No answer
line-closed = Closed
watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
prompt = Decision
panels = Parts of the board
actions = Actions
take-back = Take back, pass
closer = Closer
board-scrolls = { $board }: the arrow keys move it
whole-board = The whole board
sheet = More choices
skips = Short cuts
skip-prompt = To the decision
tap-again = Tap again, or confirm here.
all-choices = All choices
hint = Hint
hint-thinking = Thinking…
hint-help = The chance of winning, as a search sees it that knows no more than you do.
hint-chance = { $chance }%
hint-line = { $text }: wins about { $chance } of 100. { $why }
hint-again = Press again to play it.
hint-none = The search has nothing to advise here.
hint-not-now = Hints are for when you have something to choose.
hint-serious = There are no hints in a serious game.
undo = Undo
undo-ask = Ask to undo
undo-closed = Undo closed
redo = Play it again
restart = Restart the turn
undo-request = { $name } asks to take back:
undo-waiting = You asked to take this back. Still to answer: { $names }
agree = Agree
decline = Decline
side = Players and log
you = you
your-turn = your turn
their-turn = to move
log = Log
log-new = { $count } new
log-tools = Search and filter the log
log-who = Whose deeds
log-everybody = Everybody
log-mine = Mine
log-search = Search
log-deeds = Hide small consequences
log-copy = Copy as text
log-link = The table after entry { $n }
log-since = Up to here you had seen it
log-empty = Nothing has happened yet.
log-nothing-found = Nothing in the log fits.
struck = taken back
log-concerns = This concerns you
why-not = Why not?
rules = Rules
scores = Scores
scores-so-far = Scores so far
final-scores = Final scores
won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
record = Download the record
play-again = Another table
order = Let windows pass
order-none = I am asked in each
order-help = The table answers for you, no faster and no slower than it ever does, so nobody can tell.
order-until = Until when
order-myTurn = Until my next turn
order-attacked = Until somebody attacks me, or my next turn
order-revoked = Until I say otherwise
order-stops = But ask me all the same
order-give = Let them pass
order-revoke = Ask me again
time-left = Time left
time-low = Your time is running out.
resign = Resign
resign-sure = Yes, resign: a bot plays on
last-left = Everybody else has resigned, and bots play on for them. You can play on to the end, or end the game as won.
conclude = End the game as won
conclude-sure = Yes, end it: I have won
sure-again = { $text }. Press again to confirm.
frozen-title = This table has stopped
frozen = A fault has stopped this table. Nothing is lost; whoever runs the server can look at it.
waiting-for = Waiting for { $names }
waiting-none = Nobody is waited for
call-turn = Your turn. { $prompt }

# Company
chat = Talk
chat-say = Say something
chat-send = Say
chat-empty = Nobody has said anything yet.
chat-stands = watching
chat-players = Everybody at the table and in the stands reads it.
chat-spectators = Whoever watches reads it; the players do when the game is over.
rematch = Rematch
rematch-help = the same people, the next one begins
to-rematch = To the next game
record-text = Read it as text
watch-tables = Tables to watch
kick = Send away
kick-who = Send away: { $name }
ban = Ban
ban-who = Ban { $name }: no way back to this table
copy-failed = Press Ctrl+C
other-device = Another device
other-device-help = A link that makes another device yours. Keep it to yourself: whoever has it is you.
show-recovery = Show the link
recovery-link = Your own link
renew-links = Make all such links worthless
renewed = All links and other devices are cut off.
recovering = One moment …

# Clocks and absence
clock = Clock
clock-none = None
clock-budget = For the game
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-none-help = Everybody takes the time they need.
clock-minutes = Minutes each
clock-increment = Seconds more after each turn
clock-budget-help = For an evening together. When time is up, another player may say so, and the first choice is made.
clock-daily = For each turn
clock-per-turn = Days for each turn
clock-banked = Days to spare
clock-holidays = Holidays
clock-daily-help = For a game over weeks. A turn that takes longer uses days to spare; on holidays the clock rests.
clock-fallen = time is up
clock-paused = paused
clock-holiday = on holiday
clock-wants-pause = would like a pause
seat-more = { $name }: clock and absence
seat-level = { $name }: how well this bot plays
level-now = Plays now: { $title }
level-choice = From now on
level-change = Play like this
level-help = Any player may change it at any time. The log says who did.
claim-time = Time is up: make the first choice
claim-time-help = Open once the clock has run out.
bot-this-turn = A bot plays this turn
bot-for-longer = A bot plays until they are back
bot-help = Possible when their time is up, or after two minutes away. Whoever returns has the seat again.
bot-own-help = You have your seat back as soon as you want it.
bot-plays-for-me = A bot plays for you.
lent = A bot plays here for now: { $name }
take-seat-back = Take my seat back
pause-yes = I would like a pause
pause-no = I am ready to go on
pause-runs = A pause: the clocks rest.
pause-asked = { $names } would like a pause.
pause-waits = You would like a pause. Still to agree: { $names }
pause-help = The clocks rest while everybody who plays would like a pause.
holiday = Take a holiday
holiday-days = { $count ->
    [one] Days of holiday (1 left)
   *[other] Days of holiday ({ $count } left)
}

# The past
past = The past
past-of = Past: entry { $n } of { $count }
past-turn = Past: turn { $turn } of { $turns }, entry { $n } of { $count }
past-called = It is your turn.
past-first = To the beginning
past-turnBack = A turn back
past-earlier = A step back
past-later = A step on
past-turnOn = A turn on
to-now = Back to now
replay = Replay
eyes = Through whose eyes
eyes-mine = My eyes
eyes-of = { $name }’s eyes
eyes-spectator = A spectator’s eyes
eyes-open = Everything open
since = { $count ->
    [one] Since you were here: 1 entry
   *[other] Since you were here: { $count } entries
}
since-show = Step through them

# Keys
keys = Keys
key-tab = next region: decision, actions, board, players, log
key-arrows = within a region
key-enter = do it
key-travel = elsewhere: a step back, a step on in time
key-turns = in the past: a turn back, a turn on
key-ends = in the past: to the beginning, back to now
key-earlier = a step back in time
key-later = a step on in time
key-esc = let go, close
key-digits = an action by its place
key-zoom = look at the board closer, from farther away, as a whole
key-choices = all choices as a list
key-undo = undo
key-redo = play it again
key-last = read the last move
key-scores = scores
key-waiting = whom the game waits for
key-keys = this list
key-hand = read my hand
key-why = why not?
key-way = another way: turn a tile, the next place
key-hint = ask for a hint
key-pass = pass, where there is passing
key-restart = begin the turn anew
key-agree = agree to an undo
key-decline = decline an undo
key-off = off
key-press = press a key
keys-change = Press a key’s button, then the key you like. Delete switches it off.
keys-usual = The usual keys
keys-single = Single-key shortcuts: letters, digits, signs
keys-single-help = If you dictate, or press them by accident, switch them off: everything else still works.
key-space = Space
key-home = Home
key-end = End
key-page-up = PgUp
key-page-down = PgDn

# The table in words
text-table = The table in words
skip-text = To the table in words
visual-table = The table as a picture
text-parts = Parts of the page
choices = Choices
choices-count = { $count ->
    [0] No choices now
    [one] 1 choice
   *[other] { $count } choices
}
board = Board
players = Players
command = Command
command-do = Do it
command-help = A number takes that choice. “help” tells the rest.
command-unknown = “{ $text }” is not understood. “help” lists the commands.
nothing-asked = There is nothing to say yes to.
answer = Answer
taken = { $n }: { $text }
one-moment = One moment: what you said before is still on its way.
take-again = { $n }: { $text }. You can still do something else. Say { $n } again, or “yes”.
take-sure = Once more to do it
no-hand = You hold nothing here.
no-choices = There is nothing to choose now.
no-refusals = Nothing is refused now.
no-such-number = There is no number { $n }.
why-can = { $n } can be done: { $text }
why-not-count = Why not? ({ $count })
part-size = { $count ->
    [0] { $title }
    [one] { $title }: 1 thing
   *[other] { $title }: { $count } things
}
resign-in-menu = To resign, press the button below the choices, twice.
plain-empty = empty
plain-passed = passed
plain-last = last move
plain-of = { $n } of { $count }
plain-choices = { $count ->
    [one] choice { $numbers }
   *[other] choices { $numbers }
}
score-source = Source
score-points = Points
score-clause = Rule
no-points = No points yet

# Commands: what is typed, variants parted by a bar
cmd-hand = hand
cmd-board = board
cmd-players = players
cmd-choices = choices|options
cmd-why = why not|why
cmd-hint = hint|advice
cmd-last = last
cmd-log = log|history
cmd-scores = scores|score
cmd-waiting = waiting|who
cmd-now = now|prompt
cmd-at = at|moment|entry
cmd-earlier = earlier|back
cmd-later = later|forward
cmd-undo = undo
cmd-redo = redo
cmd-restart = restart
cmd-resign = resign
cmd-yes = yes
cmd-help = help
help-hand = hand: what you hold
help-board = board: the parts of the board; board and a word: that part, whole
help-players = players: everybody’s mat
help-choices = choices: all choices; choices and a word: those that name it
help-why = why 12: the reason for a number, and its rule; why: all reasons
help-hint = hint: the moves that a search would make, and how often each wins
help-last = last: the last move
help-log = log 5: the last five entries of the log
help-scores = scores: points by source
help-waiting = waiting: whom the game waits for
help-now = now: the decision once more
help-at = at 12: the table after entry 12; now: back again
help-earlier = earlier: a step back in time
help-later = later: a step on in time
help-undo = undo: take back
help-redo = redo: play it again
help-restart = restart: begin the turn anew
help-resign = resign: where that is done
help-yes = yes: do what was asked back
help-help = help: this list. A number by itself takes that choice.

# Several people at one device
lobby-here = All at this device
seat-beside = Someone beside me
seat-name = Name at seat { $n }
seat-bring = Sit down
player-n = Player { $n }
hand-over-to = Over to { $name }
hand-over-help = Pass the device on. Nothing of the game is shown until the next player is looking.
hand-over-taken = I am { $name }
