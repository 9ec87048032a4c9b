# The command line.

about = Play five space games against friends, or against bots that do not cheat; then see why you lost.
usage = Usage:
usage-whole = <command> …
commands = Commands
options = Options
arguments = Arguments

games-about = Lists the games on the shelf
sim-about = Plays whole games among bots and tells how they went
ladder-about = Lets bots play each other at every seat, and rates them
replay-about = Plays records through, and proves their luck
rules-about = Prints the rules of a game
completions-about = Prints completions for a shell

help-help = Prints this help
help-version = Prints the version
help-lang = The language: en or es (else the locale's)
help-json = Prints JSON for scripts
help-components = A folder with a components.toml to play with instead of the one built in, or with a folder for each game that has one
help-game = The game, as “orrery games” lists it
help-players = How many play (else as many as can)
help-games = How many games to play (else 100)
help-bots = Who plays: names of bots with commas between them, seat by seat, repeated if there are fewer than seats: random, greedy, mcts:ITERATIONS, mcts:TIMEms, level:1 … level:8 (else random)
help-ladder-players = How many sit at a table (else 2)
help-ladder-bots = Who plays, at tables of every kind: names of bots with commas between them (else random,greedy,level:1,level:3,level:5). Fewer bots than seats fill the table in all ways that take two of them or more
help-ladder-games = How many games those of each table play, with the same luck from every seat (else 20, or a few more so that all sit everywhere as often); 0 plays none and rates those of --results
help-results = A file that keeps every game; a ladder that was broken off goes on from it
help-plot = An SVG picture of the ratings
help-options = The game's options as JSON; those left out have their defaults
help-seed = Where luck begins: the same seed plays the same games (else 0)
help-threads = How many games to play at the same time (else one for each processor)
help-save = A folder to save the record of each game in; no file is ever overwritten
help-file = The records
help-verify = Recomputes every draw of luck as well
help-shell = bash, zsh, fish, elvish or powershell

usage-unknown-argument = There is no “{ $argument }” here; “orrery --help” lists what there is.
usage-unknown-command = There is no command “{ $command }”; “orrery --help” lists them.
usage-missing = Something is missing: { $argument }.
usage-missing-command = Which command? “orrery --help” lists them.
usage-value = “{ $value }” will not do for { $argument }.
usage-value-hint = “{ $value }” will not do for { $argument }: { $hint }.
usage-no-value = { $argument } wants a value.
usage-twice = { $argument } can be given only once.
usage-no-text = The command cannot be read: something in it is no text in UTF-8.
usage-other = The command cannot be read: { $because }.
hint-number = a whole number from { $least } to { $most }
hint-shell = bash, zsh, fish, elvish or powershell

unknown-lang = Orrery does not speak “{ $lang }”; it speaks en and es.
unknown-game = There is no game “{ $game }”; there { $count ->
    [0] is none yet
   *[other] are { $games }
}.
unknown-bot = There is no bot “{ $bot }”; there are { $bots }.
bot-budget = “{ $bot }” will not do: a search takes from 1 to { $iterations } iterations, or from 1ms to { $milliseconds }ms.
bot-level = There is no “{ $bot }”: levels go from 1 to 8.
bots-too-many = There are { $bots } bots for { $players } players.
options-no-json = The options are no JSON: it breaks off at line { $line }, column { $column }.
box-missing = There is no components.toml for { $game } in { $folder }.
boxes-missing = There is no components.toml of any game in { $folder }.
file-unreadable = { $file } cannot be read: { $because }.
file-says = { $file }: { $because }
box-bad = { $file }: { $because }
file-exists = { $file } is there already; nothing was written over.
file-unwritable = { $file } cannot be written: { $because }.
output-unwritable = The output cannot be written: { $because }.
game-broke = A game broke off; this is a fault in the program.

system-not-found = it does not exist
system-no-place = the folder it should be in does not exist
system-denied = it is not allowed
system-folder = it is a folder
system-no-folder = it is no folder
system-no-text = it is no text
system-full = there is no room left

games-slug = name
games-title = title
games-seats = players
games-rules = rules
games-options = options

sim-progress = games
sim-played = { $game } with { $players ->
    [one] one player
   *[other] { $players } players
}: { $games ->
    [one] one game
   *[other] { $games } games
}, { $finished } finished.
sim-seat = seat
sim-bot = bot
sim-wins = wins
sim-share = share
sim-points = mean points
sim-place = mean place
sim-pace = { $actions } actions in { $seconds } s ({ $cpu } s of processor time): { $actionrate } actions and { $gamerate } games per second of processor time.
sim-seed = The seed was { $seed }: the same seed plays the same games again.
sim-saved = { $games ->
    [one] One record was
   *[other] { $games } records were
} saved in { $folder }; “orrery replay --verify” proves them.

ladder-title = { $game }, { $players } players
ladder-played = { $game } with { $players } players: { $games ->
    [one] one game
   *[other] { $games } games
}, { $unfinished } of them unfinished; the seed was { $seed }. Ratings after Weng and Lin, 95 % intervals; equals win { $even } each.
ladder-rating = rating
ladder-games = games
ladder-interval = interval
ladder-against = against
ladder-victories = victories
ladder-before = ahead
ladder-kept = Every game is in { $file }; the same command goes on from there.
ladder-one-bot = A ladder takes two bots or more.
ladder-bot-twice = “{ $bot }” is on the list twice.
ladder-nothing = There is nothing to rate: with --games 0, --results names a file in which games are kept.
ladder-other = { $file } is of another ladder: the game, its box, its options, the number of players or the seed differ.
ladder-other-bots = { $file } was played by other bots (edition { $theirs }; these are { $ours }): keep it as it is, and begin another file.
ladder-bots-unsaid = { $file } does not say which bots played what stood in it; they may have been others than those of today.
ladder-bad-line = { $file } is no file of a ladder: line { $line } cannot be read.

replay-holds = { $file }: { $entries } entries, all of them hold; { $end }
replay-proved = { $file }: { $entries } entries, all of them hold, and every draw is proved; { $end }
replay-unfinished = the game is not over.
replay-conceded = seat { $first } won because the others resigned.
replay-finished = { $ranking }.
replay-ranked = { $place }. seat { $seat } ({ $points ->
    [one] one point
   *[other] { $points } points
})

# orrery serve
serve-about = Opens the tables in the browser
help-listen = The address to listen at; 127.0.0.1:8420 if none is given
help-proxy = The address of a proxy on another machine, which says where requests come from; may be given several times
help-webhook-host = A host that the server may call when somebody is asked, such as discord.com; may be given several times
help-data = What keeps all games: a file, or a database postgres://…; by default orrery.db in your data folder
help-foretold = For tests: the luck of all new tables follows from this number, so that games can be played again
help-bot-pace = How long a bot takes at least, in milliseconds, so that people can follow; 700 if nothing is said
help-bot-threads = How many bots may think at the same time; as many as the machine has cores, but one, if nothing is said
help-rooms = How many tables may be open in memory before no more are opened; 5000 if nothing is said
help-sockets = How many pages may be connected before no more are let in; 20000 if nothing is said
serve-open = Orrery is open at { $address } and keeps its games in { $data }.
serve-bad-address = “{ $address }” is no address: it looks like 127.0.0.1:8420.
serve-bad-proxy = “{ $address }” is no address of a machine: it looks like 192.0.2.1.
serve-bad-host = “{ $host }” is no name of a host: it looks like discord.com, without https:// and without a path.
serve-no-address = { $address } cannot be used: { $because }.
serve-in-use = another program listens there
serve-not-here = this machine has no such address
serve-no-home = There is no data folder for you: name a file with --data.
serve-newer-data = { $file } was written by a newer version of Orrery; this one leaves it alone.
serve-no-data = { $file } cannot be opened: { $because }.

# orrery backup, restore, check, move
backup-about = Copies all games into a file, while the server runs
restore-about = Brings the games of a backup back
check-about = Replays every stored game with this program and lists what would differ
move-about = Carries all games from a file into a database, or back
help-backup-file = The file to write; it must not be there yet
help-restore-file = The file that was written by “orrery backup”
help-from = Where the games are: a file, or a database postgres://…
help-to = Where they go: a new file, or an empty database postgres://…
help-dry-run = Only tries it: nothing is written
data-older = { $file } was written by an older version of Orrery; start “orrery serve” once to bring it up to date.
data-unreachable = the database does not answer ({ $because })
data-foreign = it is no data of Orrery
check-differs = Table { $table } ({ $game }): { $because }
check-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
}: { $replayed ->
    [one] one game replays as it was played ({ $entries } entries)
   *[other] { $replayed } games replay as they were played ({ $entries } entries)
}, { $gathering } not begun, { $differ ->
    [0] none differs.
    [one] one differs.
   *[other] { $differ } differ.
}
move-done = { $to } now holds { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
} and { $people ->
    [one] one person
   *[other] { $people } people
}; all of it was read back and compared.
move-dry = Nothing was written. { $to } would get { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
} and { $people ->
    [one] one person
   *[other] { $people } people
}.
move-differs = { $to } does not hold what was written there; keep using the old place.
move-not-empty = { $to } is not empty; nothing was written over.

# Those at a table
bot-name = { $seat ->
    [0] Hypatia
    [1] Kepler
    [2] Halley
    [3] Leavitt
   *[other] Tycho
}

# orrery render
render-about = Draws a position of a record
help-record = The record
help-at = The entry after which the position is drawn, from 0, the set-up (else the last one)
help-seat = Whose eyes see it, counted from 1 (else a spectator's)
help-theme = night or day (else night)
help-output = The picture to write; its name ends in .svg or .png
help-force = Writes over a picture that is there
hint-theme = night or day
render-done = { $file } shows entry { $entry } of { $last }.
render-caption = Entry { $entry } of { $last }
render-suffix = { $file } ends neither in .svg nor in .png, so it is not clear what to draw.
render-no-entry = There is no entry { $entry }: the record ends with entry { $last }.
render-no-seat = There is no seat { $seat }: { $seats ->
    [one] there is only seat 1
   *[other] they are counted from 1 to { $seats }
}.
render-exists = { $file } is there already; “--force” writes over it.
render-unpainted = The picture cannot be painted: { $because }.

# orrery play
play-about = Plays a game in the terminal, against bots
help-play-players = How many play, you among them (else 2, where the game allows it)
help-rivals = Who plays against you: names of bots such as greedy and level:3, with commas between them, repeated if there are fewer than seats (else greedy)
help-play-seed = Where luck begins: the same seed deals the same game (else from the system's luck)
play-name = Lapis
play-begins = { $game }: you are { $own }, against { $rivals }.
play-alone = { $game }, alone: you are { $own }.
play-hint = Answer with a number; ? lists what else you can say.
play-help =
    a number: answers the question
    board: shows the table
    log: what has happened
    scores: points by source, each with its clause
    why: what cannot be done now; why 3: the reason for the third
    undo: takes back your last answer
    save FILE: writes the record into a new file
    quit: leaves the table
play-unknown = “{ $order }” is no number and no order; ? lists them.
play-no-choice = There is no answer { $number }: they are counted from 1 to { $count }.
play-no-refusal = There is no { $number }: what is refused is counted from 1 to { $count }.
play-nothing-refused = Nothing that you could point at is refused.
play-is-over = The game is over; you can still say scores, log, board, save FILE or quit.
play-undone = Taken back.
play-saved = { $file } is written.
play-farewell = Until next time.
play-input-ended = The input has ended, and so the table is left.
play-too-many = { $rivals ->
    [0] You play alone, so there is no seat for { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }
    [one] There is one seat for a bot, not { $bots }
   *[other] There are { $rivals } seats for bots, not { $bots }
}.
play-no-luck = The system gives no luck; name a --seed.
play-place = { $place }. { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}
play-score = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}
order-help = help
order-why = why
order-log = log
order-scores = scores
order-board = board
order-undo = undo
order-save = save
order-quit = quit
