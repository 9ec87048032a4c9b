# The command line.

about = Play five space games against friends, or against bots that do not cheat; then see why you lost.
usage = Usage:
usage-whole = <command> …
commands = Commands
options = Options
arguments = Arguments

games-about = Lists the games on the shelf
sim-about = Plays whole games among bots and tells how they went
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
help-bots = Who plays: names of bots with commas between them, seat by seat, repeated if there are fewer than seats: random, greedy (else random)
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
usage-other = The command cannot be read: { $because }.
hint-players = a whole number from 1 to 5
hint-games = a whole number from 1 to 1000000000
hint-seed = a whole number from 0 to 18446744073709551615
hint-threads = a whole number from 1 to 1024
hint-shell = bash, zsh, fish, elvish or powershell

unknown-lang = Orrery does not speak “{ $lang }”; it speaks en and es.
unknown-game = There is no game “{ $game }”; there { $count ->
    [0] is none yet
   *[other] are { $games }
}.
unknown-bot = There is no bot “{ $bot }”; there are { $bots }.
bots-too-many = There are { $bots } bots for { $players } players.
options-no-json = The options are no JSON: it breaks off at line { $line }, column { $column }.
box-missing = There is no components.toml for { $game } in { $folder }.
file-unreadable = { $file } cannot be read: { $because }.
file-says = { $file }: { $because }
box-bad = { $file }: { $because }
file-exists = { $file } is there already; nothing was written over.
file-unwritable = { $file } cannot be written: { $because }.
output-unwritable = The output cannot be written: { $because }.
game-broke = A game broke off; this is a fault in the program.

system-not-found = it does not exist
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

replay-holds = { $file }: { $entries } entries, all of them hold; { $end }
replay-proved = { $file }: { $entries } entries, all of them hold, and every draw is proved; { $end }
replay-unfinished = the game is not over.
replay-conceded = { $first } won because the others resigned.
replay-finished = { $ranking }.
replay-ranked = { $place }. seat { $seat } ({ $points ->
    [one] one point
   *[other] { $points } points
})

# orrery serve
serve-about = Opens the tables in the browser
help-listen = The address to listen at; 127.0.0.1:8420 if none is given
help-data = The file that keeps all games; by default orrery.db in your data folder
help-bot-pace = How long a bot takes at least, in milliseconds, so that people can follow; 700 if nothing is said
serve-open = Orrery is open at { $address } and keeps its games in { $data }.
serve-bad-address = “{ $address }” is no address: it looks like 127.0.0.1:8420.
serve-no-address = { $address } cannot be used: { $because }
serve-in-use = another program listens there.
serve-no-home = There is no data folder for you: name a file with --data.
serve-newer-data = { $file } was written by a newer version of Orrery; this one leaves it alone.
serve-no-data = { $file } cannot be opened: { $because }
