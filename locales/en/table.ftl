# The page of a table, while a game is running and when it is over.

table-loading = Setting up the table …
line-reconnecting = Connection lost. Your seat is safe; reconnecting …
line-now = Try now
players-label = Players
panels-label = Panels
panel-label = Panel
panel-close = Close
turn-board = Rotate the board
watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }

## Seats

seat-number = Seat { $seat }
seat-open = open
seat-computer = computer, level { $level }
seat-level = level { $level }
seat-stand-in = away; a level { $level } computer is filling in
seat-you = you
seat-here = here
seat-away = away
seat-holiday = away until { $until }
seat-acts = to move
seat-taken = { $count ->
    [one] one captured
   *[other] { $count } captured
  }
seat-rank = #{ $rank }
sit-here = Sit down and play
sit-here-too = Sit here too
sit-name = Your name (optional)
sit-as = You're playing
sit-no-invite = There's an open seat, but you need an invitation to sit down. Ask for the link.
clock-days = { $days ->
    [one] one day
   *[other] { $days } days
  } { $hours } h
clock-none = There's no clock.

## What to do next. $you is "yes" for the reader, "here" for one of several people at this device, "no" for others

prompt-wait = Waiting for everyone to sit down.
prompt-seeds = Getting the dice ready …
prompt-lot = Choosing at random who goes first …
prompt-roll = { $you ->
    [yes] Your turn: roll.
    [here] { $who }: roll.
   *[no] Waiting for { $who } to roll.
  }
prompt-move = { $you ->
    [yes] Your turn: move a piece.
    [here] { $who }: move a piece.
   *[no] Waiting for { $who } to move.
  }
prompt-place = { $you ->
    [yes] Your turn: place a piece on an empty space.
    [here] { $who }: place a piece on an empty space.
   *[no] Waiting for { $who } to place a piece.
  }
prompt-set-down = { $you ->
    [yes] Now place the barricade.
    [here] { $who }: now place the barricade.
   *[no] Waiting for { $who } to place the barricade.
  }
prompt-dice = { $you ->
    [yes] Your turn: which die is for steps?
    [here] { $who }: which die is for steps?
   *[no] Waiting for { $who } to choose which die is for steps.
  }
prompt-huff = { $you ->
    [yes] A capture was missed: remove that piece.
    [here] { $who }: a capture was missed. Remove that piece.
   *[no] Waiting for { $who } to remove a piece that missed a capture.
  }
prompt-go-on = { $you ->
    [yes] Keep going with the same piece, or end your turn.
    [here] { $who }: keep going with the same piece, or end your turn.
   *[no] Waiting for { $who } to continue.
  }
prompt-move-or-end = { $you ->
    [yes] Keep going, or end your turn.
    [here] { $who }: keep going, or end your turn.
   *[no] Waiting for { $who } to continue.
  }
prompt-pass = { $you ->
    [yes] You can't move, so you have to pass.
    [here] { $who } can't move and has to pass.
   *[no] { $who } can't move and has to pass.
  }
prompt-over = The game is over.
counters = { $turns ->
    [one] One turn
   *[other] { $turns } turns
  }, { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
  }
do-roll = Roll
do-pass = Pass
do-end = End turn
do-steps = { $steps } for steps, { $jumps } for jumps
do-undo = Undo
do-ask-undo = Ask to undo
do-hint = Hint
hint-thinking = Thinking …
do-draw = Offer a draw
do-resign = Resign
do-abort = Abandon game
sure-resign = Resign this game?
sure-abort = Abandon this game? The others have to agree, and nobody wins.
sure-no = Keep playing
confirm-move = Play this move
confirm-not = Not yet
note-stuck = The piece on { $cell } can't move right now.
looking-back = You're looking at an earlier position.
dice-show = The dice show { $dice }.

## Questions

offer-label = Question
offer-take-back = { $who } would like to undo their last move.
offer-draw = { $who } offers a draw.
offer-abort = { $who } would like to abandon the game.
offer-waits = Waiting for { $who }.
answer-yes = Yes
answer-no = No

## How it ended

result-you-won = You win!
result-won = { $who } wins.
result-shared = Shared win: { $who }.
result-broken-off = Game abandoned.
result-turns = { $turns ->
    [one] The game took one turn.
   *[other] The game took { $turns } turns.
  }
best-first = Your first solution! It's saved as your best.
best-beaten = A new personal best! Your previous best: { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }, { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
  }.
best-stands = Your best: { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }, { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
  }.
again = Play again
again-alone = Play again
again-go = Go to the new table
record-download = Download record
replay-open = Replay

## Moves

moves-title = Moves
moves-none = No moves yet.
look-back-label = Browse the moves
look-first = First move
look-back = Previous move
look-next = Next move
look-last = Latest move

## Chat

chat-title = Chat
chat-none = No messages yet.
chat-label = Say something
chat-send = Send
chat-watcher = Someone watching
chat-watching = { $name } (watching)
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
  }

## Invitation

invite-title = Invite
invite-sit = Anyone with this link can sit down and play.
invite-watch = Anyone with this link can watch.
invite-link = Link
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-code = The link as a QR code to scan with a phone
invite-local = This address only works on this device. Start the server with --lan to play with others on your network.

## More

more-title = More
more-game = End the game
more-page = Table settings
more-other = Other
switch-sound = Sounds
switch-confirm = Confirm each move
switch-roll = Roll the dice automatically
switch-names = Show coordinates
switch-turn = Rotate the board to face the player whose turn it is
open-rules = Rules
open-keys = Keyboard shortcuts
open-console = Text commands
move-seat = Move to another device
move-seat-code = Enter this code in the settings on your other device. It works once and expires in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }:

## Dice that can be checked

fair-open = Check the dice
fair-open-lot = Check the random pick
fair-about = Before the first roll, the server locked in a secret, and each player's device added a number of its own. Every roll is worked out from all of them, so nobody could choose it. When the game is over, the secret is revealed, and you can check every roll.
fair-about-lot = Before the game, the server locked in a secret, and each player's device added a number of its own. Who goes first is worked out from all of them, so nobody could choose it. When the game is over, the secret is revealed, and you can check the pick.
fair-commitment = Fingerprint (SHA-256 of the secret)
fair-salt = Number from { $who }
fair-seed = The server's secret
fair-sealed = It will be revealed when the game is over.
fair-check = Check all rolls
fair-check-lot = Check the random pick
fair-right = { $rolls ->
    [0] There are no rolls to check.
    [one] One roll checked: it's correct.
   *[other] { $rolls } rolls checked: they're all correct.
  }
fair-first = The random pick is correct: { $who } goes first.
fair-wrong-promise = The secret doesn't match its fingerprint.
fair-wrong-first = The seat that went first isn't the one that was picked at random.
fair-compared = The fingerprint matches the one this device was shown at the start, and the number this device sent is in the record.
fair-compared-seal = The fingerprint matches the one this device was shown at the start. This device didn't send a number.
fair-wrong-numbers = Some rolls are missing or numbered wrongly.
fair-wrong-roll = Turn { $turn }: this roll isn't the one the numbers give.
fair-wrong-commitment = The fingerprint in the record isn't the one this device was shown at the start. The server has swapped its secret.
fair-wrong-salt = The number this device sent for the dice is missing from the record or has been changed.
fair-unable = Your browser can only check this on a secure (https) page. Download the record and check it as shown below.
fair-needs-rules = These pieces were placed at random, and checking that takes the rules of the game. Download the record and check it as shown below.
fair-by-hand = On a computer with Spielhof installed:

## What a screen reader announces

told-began = The game begins.
told-drawn = { $who } was picked at random to go first.
told-roll = { $who } rolls { $dice }.
told-steps = { $who }: the { $die } is for steps.
told-move = { $who }: { $from } to { $to }.
told-jumps = { $who }: { $from } to { $to }, { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
  }.
told-enter = { $who }: from the yard to { $to }.
told-place = { $who }: piece placed on { $to }.
told-set-down = { $who }: barricade placed on { $to }.
told-swap = { $who }: { $from } and { $to } swap places.
told-off = { $who }: off the board from { $from }.
told-huff = { $who } removes the piece on { $cell }.
told-pass = { $who } passes.
told-end = { $who } ends the turn.
told-other = { $who }: { $action }.
told-lifted = The barricade on { $cell } is picked up.
told-hit = Hit on { $cell }: { $piece } goes back to the yard.
told-taken = The piece on { $cell } is captured.
told-gone = The piece on { $cell } leaves the board.
told-took-back = { $who } undid { $count ->
    [one] one move
   *[other] { $count } moves
  }.
told-declined = { $who } says no.
told-resigned = { $who } resigns.
told-time-up = { $who } ran out of time.
told-withheld = No random number for the dice arrived in time from { $who }.
told-stood-in = A computer is filling in for { $who }.
told-came-back = { $who } is back.
told-holiday = { $who } is away until { $until }.
told-sat = { $who } sat down.
told-ended = The game is over.
told-free = { $cell } is empty.
told-on = On { $cell }: { $piece }.
told-no-cell = There is no { $cell } on this board.
told-pieces = { $piece }, { $count } on the board: { $where }. { $yard ->
    [0] { "" }
   *[other] In the yard: { $yard }.
  }
piece-barricade = barricade
piece-shared = piece
piece-marked = { $hue }, marked

## Keyboard shortcuts and text commands

keys-board = On the board, the arrow keys move from space to space, Enter picks up a piece and puts it down, and Escape lets go of it.
keys-on = Use keyboard shortcuts
key-roll = Roll
key-end = End the turn, or pass
key-undo = Undo
key-hint = Hint: the piece, then the move, then the reason
key-turn = Rotate the board
key-board = Go to the board
key-back = Previous move
key-next = Next move
key-moves = Moves
key-console = Text commands
key-help = Show these shortcuts
console-label = Command
console-log = Answers
console-about = Type a move such as c3-e5, or "help".
# Words that may be typed for each command; the first is the usual one.
command-last = last l
command-turn = turn t
command-what = what w
command-pieces = pieces p
command-roll = roll r
command-clock = clock c
command-players = players
command-about-help = { $word }: list these commands
command-about-last = { $word }: the last move
command-about-turn = { $word }: whose turn it is
command-about-what = { $word } c3: what's on c3
command-about-moves = { $word }, or { $word } c3: the moves you can make
command-about-pieces = { $word }: where all the pieces are
command-about-roll = { $word }: roll the dice
command-about-undo = { $word }: undo
command-about-hint = { $word }: what the computer would do; again for more
command-about-why = { $word } c3-e5: why this move is allowed or not
command-about-clock = { $word }: the clocks
command-about-players = { $word }: who's playing
command-unknown = I don't understand that. Type a move such as c3-e5, or "{ $help }".
command-no-moves = No moves there.

## Watching a finished game

replay-title = Replay a game
replay-about = Open a game record to watch it move by move.
replay-file = Record file
replay-or-text = or paste its text
replay-show = Show
replay-slider = Move
replay-move = Move { $move } of { $moves }
replay-play = Play
replay-stop = Stop
replay-link = Link to this position
replay-review = Review
puzzle-make = Make a puzzle
replay-table = Back to the table
