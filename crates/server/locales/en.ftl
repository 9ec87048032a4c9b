# What the server says when it cannot do what was asked.

problem-no-such-game = There is no game “{ $game }” here.
problem-no-such-table = There is no such table.
problem-no-such-page = There is nothing at this address.
problem-malformed = The request cannot be read: { $because }
problem-nobody = You have no identity here yet: open the front page first.
problem-name = A name has 1 to 40 characters.
problem-not-host = Only the host of the table may do that.
problem-no-such-seat = The table has no such seat.
problem-seat-taken = That seat is taken.
problem-not-yours = That seat is not yours.
problem-seats-open = Some seats are still open.
problem-started = The game has already begun.
problem-not-started = The game has not begun yet.
problem-not-over = The record is handed out when the game is over.
problem-unknown-bot = There is no bot called “{ $bot }”.
problem-bot-budget = The bot “{ $bot }” would think for no time at all, or for ever.
problem-bot-level = There is no “{ $bot }”: levels go from 1 to 8.
problem-too-many = Too many requests: wait a moment.
problem-too-large = The message is too large.
problem-elsewhere = Connections from other sites are not accepted.
problem-store = The table could not be saved, so nothing has changed. Try again in a moment.
problem-frozen = This table is frozen because of a fault. Nothing is lost; its host can send the record to us.
problem-nothing-to-redo = There is nothing to play again.
undo-to = to before: { $deed }
undo-last = your last action
