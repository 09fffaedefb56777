# The page of a running table, and of a game that is over.

table-loading = The table is being laid …
line-reconnecting = The connection is gone. Your seat is kept, and the page comes back by itself …
line-now = Try now
players-label = Players
panels-label = Panels
panel-label = Panel
panel-close = Close
turn-board = Turn the board
watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }

## Seats

seat-number = Seat { $seat }
seat-open = still free
seat-computer = computer, level { $level }
seat-level = level { $level }
seat-stand-in = away; a computer, level { $level }, plays on
seat-you = you
seat-here = here
seat-away = away
seat-acts = to move
seat-taken = { $count ->
    [one] one taken
   *[other] { $count } taken
  }
seat-rank = { $rank }.
sit-here = Sit down and play
sit-here-too = Sit here too
sit-name = Your name, if you like
sit-as = You play
sit-no-invite = A seat is still free. To sit down you need the invitation: ask for the link.
clock-days = { $days ->
    [one] one day
   *[other] { $days } days
  } { $hours } h
clock-none = There is no clock.

## What is to be done. $you is "yes" for the reader, "here" for one of several at this device, "no" for others

prompt-wait = Waiting for everybody to sit down.
prompt-seeds = The dice are being prepared …
prompt-lot = Lots are being drawn for who begins …
prompt-roll = { $you ->
    [yes] Your turn: roll.
    [here] { $who }: roll.
   *[no] { $who } is to roll.
  }
prompt-move = { $you ->
    [yes] Your turn: move a piece.
    [here] { $who }: move a piece.
   *[no] { $who } is to move.
  }
prompt-place = { $you ->
    [yes] Your turn: place a piece on a free cell.
    [here] { $who }: place a piece on a free cell.
   *[no] { $who } is to place a piece.
  }
prompt-set-down = { $you ->
    [yes] Set the barricade down.
    [here] { $who }: set the barricade down.
   *[no] { $who } sets the barricade down.
  }
prompt-dice = { $you ->
    [yes] Your turn: which die is for steps?
    [here] { $who }: which die is for steps?
   *[no] { $who } chooses which die is for steps.
  }
prompt-huff = { $you ->
    [yes] A capture was overlooked: take that piece off.
    [here] { $who }: a capture was overlooked. Take that piece off.
   *[no] { $who } takes off a piece that overlooked a capture.
  }
prompt-go-on = { $you ->
    [yes] Go on with the same piece, or end your turn.
    [here] { $who }: go on with the same piece, or end the turn.
   *[no] { $who } goes on.
  }
prompt-move-or-end = { $you ->
    [yes] Go on, or end your turn.
    [here] { $who }: go on, or end the turn.
   *[no] { $who } goes on.
  }
prompt-pass = { $you ->
    [yes] You can do nothing but pass.
    [here] { $who } can do nothing but pass.
   *[no] { $who } can do nothing but pass.
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
do-undo = Take back
do-ask-undo = Ask to take back
do-hint = Hint
hint-thinking = Thinking …
do-draw = Offer a draw
do-resign = Give up
do-abort = Break off
sure-resign = Give this game up?
sure-abort = Break this game off? The others have to agree; then nobody wins.
sure-no = Play on
confirm-move = Play this move
confirm-not = Not yet
note-stuck = Nothing can be done with the piece on { $cell } now.
looking-back = You are looking back.
dice-show = The dice show { $dice }.

## Questions

offer-label = Question
offer-take-back = { $who } would like to take back.
offer-draw = { $who } offers a draw.
offer-abort = { $who } would like to break off.
offer-waits = Waiting for { $who }.
answer-yes = Yes
answer-no = No

## How it ended

result-you-won = You win!
result-won = { $who } wins.
result-shared = The win is shared by { $who }.
result-broken-off = Broken off.
result-turns = { $turns ->
    [one] One turn was played.
   *[other] { $turns } turns were played.
  }
best-first = Your first solution: it is kept as your best.
best-beaten = Your best so far! Before: { $turns ->
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
again-alone = Once more
again-go = To the new table
record-download = Record
replay-open = Watch again

## Moves

moves-title = Moves
moves-none = Nothing was played yet.
look-back-label = Look back
look-first = To the beginning
look-back = One back
look-next = One on
look-last = To the end

## Chat

chat-title = Chat
chat-none = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
chat-watcher = Somebody watching
chat-watching = { $name } (watching)
chat-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
  }

## Invitation

invite-title = Invite
invite-sit = Whoever has this link can sit down here.
invite-watch = Whoever has this link can watch.
invite-link = Link
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-code = The link as a code for a phone's camera
invite-local = This address works on this device only. Start the server with --lan to play with others in the house.

## More

more-title = More
more-game = End the game
more-page = This page
more-other = Also
switch-sound = Sounds
switch-confirm = Ask before each move
switch-roll = Dice roll by themselves
switch-names = Names of rows and columns
switch-turn = Turn the board to who moves
open-rules = Rules
open-keys = Keys
open-console = Text commands
move-seat = To another device
move-seat-code = Type this code in the settings of the other device. It is good once, for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }:

## Dice that can be checked

fair-open = Check the dice
fair-open-lot = Check the lot
fair-about = Before the first roll the server sealed its secret, and each player added a number. Every roll follows from both, so nobody could choose it. When the game is over the secret is opened, and all rolls can be reckoned again.
fair-about-lot = Before the game the server sealed its secret, and each player added a number. Who begins follows from both, so nobody could choose it. When the game is over the secret is opened, and the lot can be reckoned again.
fair-commitment = Seal (SHA-256 of the secret)
fair-salt = Number of { $who }
fair-seed = The server's secret
fair-sealed = It is opened when the game is over.
fair-check = Check all rolls
fair-check-lot = Check the lot
fair-right = { $rolls ->
    [one] One roll checked: it is right.
   *[other] { $rolls } rolls checked: all are right.
  }
fair-first = The lot is right: it fell on { $who }.
fair-wrong-promise = The secret does not fit its seal.
fair-wrong-first = Another seat began than the one the lot fell on.
fair-compared = The seal is the one that this device was shown first, and the number it sent is in the record.
fair-compared-seal = The seal is the one that this device was shown first. It sent no number of its own.
fair-wrong-numbers = Rolls are missing or counted wrongly.
fair-wrong-roll = Turn { $turn }: another number fell than the seeds give.
fair-wrong-commitment = The record has another seal than the one this device was shown first. The server has exchanged its secret.
fair-wrong-salt = The number that this device sent for the dice is not in the record, or it is another one there.
fair-unable = This page cannot reckon it: browsers lend their tools only to pages with TLS. Download the record and check it as below.
fair-needs-rules = These places were drawn by lot from a set-up: that needs the rules. Download the record and check it as below.
fair-by-hand = On a computer with Spielhof:

## What is told to who listens

told-began = The game begins.
told-drawn = The lot has decided: { $who } begins.
told-roll = { $who }: rolls { $dice }.
told-steps = { $who }: the { $die } is for steps.
told-move = { $who }: { $from } to { $to }.
told-jumps = { $who }: { $from } to { $to }, { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
  }.
told-enter = { $who }: from the yard to { $to }.
told-place = { $who }: a piece on { $to }.
told-set-down = { $who }: barricade on { $to }.
told-swap = { $who }: { $from } and { $to } change places.
told-off = { $who }: off the board from { $from }.
told-huff = { $who }: takes off the piece on { $cell }.
told-pass = { $who }: passes.
told-end = { $who }: ends the turn.
told-other = { $who }: { $action }.
told-lifted = The barricade on { $cell } is lifted.
told-hit = Hit on { $cell }: { $piece } goes back to the yard.
told-taken = The piece on { $cell } is taken.
told-gone = The piece on { $cell } leaves the board.
told-took-back = { $who } took back { $count ->
    [one] one action
   *[other] { $count } actions
  }.
told-declined = { $who } says no.
told-resigned = { $who } gives up.
told-time-up = The time of { $who } is up.
told-withheld = The device of { $who } sent no random number for the dice in time.
told-stood-in = A computer plays on for { $who }.
told-came-back = { $who } is back.
told-sat = { $who } sat down.
told-ended = The game is over.
told-free = { $cell } is free.
told-on = On { $cell }: { $piece }.
told-no-cell = There is no { $cell } on this board.
told-pieces = { $piece }, { $count } on the board: { $where }. { $yard ->
    [0] { "" }
   *[other] In the yard: { $yard }.
  }
piece-barricade = barricade
piece-shared = piece
piece-marked = { $hue }, marked

## Keys and text commands

keys-board = In the board the arrow keys go from cell to cell, Enter picks a piece up and puts it down, Escape lets go.
keys-on = Single keys work
key-roll = Roll
key-end = End the turn, or pass
key-undo = Take back
key-hint = Hint
key-turn = Turn the board
key-board = Into the board
key-back = Look one move back
key-next = Look one move on
key-moves = Moves
key-console = Text commands
key-help = These keys
console-label = Command
console-log = Answers
console-about = Type a move such as c3-e5, or "help".
# Words that may be typed for each command, the first is the usual one.
command-last = last l
command-turn = turn t
command-what = what w
command-pieces = pieces p
command-roll = roll r
command-clock = clock c
command-players = players
command-about-help = { $word }: these words
command-about-last = { $word }: the last move
command-about-turn = { $word }: whose turn it is
command-about-what = { $word } c3: what stands on c3
command-about-moves = { $word }, or { $word } c3: what you can do
command-about-pieces = { $word }: where all pieces are
command-about-roll = { $word }: roll the dice
command-about-undo = { $word }: take back
command-about-hint = { $word }: what the computer would do
command-about-why = { $word } c3-e5: why this can or cannot be done
command-about-clock = { $word }: the clocks
command-about-players = { $word }: who plays
command-unknown = I do not understand that. Type a move such as c3-e5, or "{ $help }".
command-no-moves = Nothing can be done with it.

## A game to look at

replay-title = Watch again
replay-about = Open the record of a game to watch it move by move.
replay-file = Record file
replay-or-text = or its text
replay-show = Show
replay-slider = Move
replay-move = Move { $move } of { $moves }
replay-play = Play
replay-stop = Stop
replay-link = Link to this position
replay-table = To the table
