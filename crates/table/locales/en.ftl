# What a table or a record is told when something is not accepted.

# A record as a whole.
record-truncated = The record is cut short.
record-unreadable = The record cannot be read: { $because }.
record-foreign = This is no Orrery record.
record-newer-format = The record is in the format { $format }, which is newer than this program.
record-unknown-game = The record is of the game “{ $game }”, which this program does not know.
record-newer-rules = The record was played by version { $found } of the rules of { $game }; this program knows only version { $known }.
record-older-rules = The record was played by version { $found } of the rules of { $game }; by version { $known }, which this program plays by, it goes another way at entry { $entry }.
record-other-box = The record was played with another box of { $game }: give the components file with the BLAKE3 hash { $found }.
record-differs = Entry { $entry } does not hold: { $because }
record-no-secret = The record holds no secret, so its luck cannot be verified: the game has not ended.
record-other-secret = The secret of the record is not the one that was promised.
record-other-luck = The luck of entry { $entry } is not what the secret gives.

# One entry.
entry-no-setup = The set-up is the first entry, and only the first.
entry-misnumbered = Its number is not the next one.
entry-time-runs-back = It happened before the entry before it.
entry-after-end = The game has already ended.
entry-no-such-seat = There is no seat { $seat }.
entry-not-asked = Seat { $seat } is not asked now.
entry-stale = The question is no longer open.
entry-malformed = This is no action of the game: { $because }.
entry-refused = The rules do not allow it ({ $clause }). { $because }
entry-other-luck = Its luck is not what the rules ask for.
entry-not-the-default = When time is up only the default can be played.
entry-other-undo = These entries cannot be taken back like that.
entry-no-request = Nobody asks this seat for an undo now.
entry-resigned = Seat { $seat } was given up for good.
entry-no-clock = There is no clock at this table.
entry-flag-stands = { $seat } still has time.
entry-wrong-claim = That time is up is for another player to say.
entry-no-holiday = { $seat } has no such holidays left.
entry-odd-outage = It would end before it began, or has not happened yet.
entry-no-person = Seat { $seat } is a bot’s, and this is for people to do.
entry-not-a-bots = Seat { $seat } is a person’s: the level can be changed only where a bot plays to the end.
entry-not-over = The game is not over.
entry-other-outcome = The game did not end like that.
entry-not-ended = The game is over, but the record does not say so.

# A table that cannot be laid.
unfit-seats = The game is for { $least } to { $most } players, not { $found }.
unfit-unknown-option = The game has no option “{ $option }”.
unfit-malformed = The options cannot be read: { $because }.
unfit-refused = The rules do not allow these options ({ $clause }). { $because }

# The undo button.
undo-nothing = There is nothing to take back.
undo-ended = The game has ended.
undo-window-open = Others are deciding in secret.
undo-somebody-answered = { $count ->
    [one] { $seat } has decided since.
   *[other] Others have decided since.
}
undo-time-ran-out = The time was up, and the default was played.
undo-luck-was-drawn = Luck has been drawn.
undo-somebody-learnt = { $count ->
    [one] { $seat } has seen something new.
   *[other] Players have seen something new.
}

# A record in words.
tale-person = Seat { $seat }: { $name }
tale-bot = Seat { $seat }: the bot { $name }
tale-ranked = { $place }. { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
tale-placed = { $place }. { $name }

# The log, beside the moves.
aside-time-out = Time ran out for { $seat }:
aside-bot-for-turn = A bot plays this turn for { $seat }.
aside-bot = A bot plays for { $seat }.
aside-other-level = { $by } changes how { $seat } plays. From now on: { $bot ->
    [level] level { $level }
    [greedy] keen
    [random] carefree
   *[other] { $name }
}.
aside-back = { $seat } is back.
aside-conceded = Nobody else is left: { $seat } ends the game as its winner.
aside-resigned = { $seat } resigns; a bot plays on.
aside-flag = { $by } points out that the time of { $seat } is up.
aside-pause = { $seat } would like a pause.
aside-no-pause = { $seat } no longer wants a pause.
aside-holiday = { $seat } takes { $days ->
    [one] a day
   *[other] { $days } days
} off.
aside-outage = The server was at fault; no clock ran meanwhile.
