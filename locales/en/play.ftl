# A game in the terminal.

play-no-terminal = A game needs a terminal. Start "spielhof play" in one, or use --piped to send commands through a pipe.
play-choose = Which game? Type its number or name (empty line: { $default }).
play-welcome = { $game }, { $players ->
    [one] for one
   *[other] for { $players }
  }. Type "help" for what you can say.
play-turn = { $who } to move.
play-turn-set-down = { $who } sets the barricade down.
play-turn-place = { $who } places a piece.
play-turn-dice = { $who } chooses which die is for steps; the other is for jumps.
play-turn-huff = { $who } takes off a piece that overlooked a capture.
play-turn-or-end = { $who } goes on, or ends the turn with "end".
play-turn-goes-on = { $who } goes on jumping with the piece on { $cell }.
play-seat = Seat { $seat } ({ $colours }, { $player })
play-seat-plain = Seat { $seat } ({ $player })
play-player-human = human
play-drawn = Drawn by lot: { $action }
play-rolled = { $who } rolls { $die }.
play-dice-left = Left in this turn: { $steps ->
    [0] no step
    [one] one step
   *[other] { $steps } steps
  } and { $jumps ->
    [0] no chain of jumps
    [one] a chain of exactly one jump
   *[other] a chain of exactly { $jumps } jumps
  }.
play-acted = { $who }: { $action }
play-yard = { $colour }: { $count } in the yard
play-to-place = { $colour }: { $count } still to place
play-taken = Seat { $seat }: { $count } taken
play-hint = The computer would play { $action }.
play-legal = { $action } is legal.
play-way = The way: { $way }
play-moves = { $count ->
    [0] No actions.
    [one] One action:
   *[other] { $count } actions:
  }
play-undone = Taken back: { $action }
play-undo-nothing = There is nothing to take back.
play-undo-dice = The dice have fallen; nothing before them can be taken back.
play-saved = The record is in { $path }.
play-saved-to-go-on = "spielhof replay { $path }" plays it again.
play-unknown = Type an action such as { $example }, or "help".
play-why-what = Ask about an action, as in "why { $example }".
play-house-rules = House rules
play-over-winner = { $who } wins.
play-over-shared = The win is shared by { $who }.
play-over-solved = Solved in { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } with { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
  }.
play-over-unsolved = No action is left: not solved.
ending-rules = The game has ended by its rules.
ending-repetition = The same position came up for the third time; the game ends here.
ending-turn-limit = The turn limit is reached; the game ends here.
ending-resignation = The game ended because somebody gave up.
ending-agreement = All agreed to call it a draw.
ending-clock = The game ended because somebody's time was up.
ending-aborted = The game was broken off; it has no result.
reason-arrived = All the winner's pieces have arrived.
reason-filled = The winner's goal is full, and more than half of it is the winner's.
reason-cannot-clear = Whoever cannot clear the home yard has lost.
reason-line = A line is complete.
reason-nobody-moves = Nobody can move any more; the game ends as it stands.
reason-no-way-out = No jump leads out any more: most pieces taken win.
reason-all-placed = All pieces are placed: pieces taken less pieces lost count.
reason-all-off = All the winner's pieces are off the board.
reason-home-square = A pawn has reached the home square.
reason-too-few-mice = Too few mice are left to shut the cats in.
reason-cats-shut-in = The cats are shut in.
reason-quiet = Nothing has been taken for a long time: the win is shared.
reason-no-salt = A player's device sent no random number for the dice in time; nobody has lost.
play-over-rank = { $rank }. { $who }
play-side = Seat { $seats }
play-bye = Good-bye.
play-help =
    Type an action such as { $example } to play it. Also:
    moves [CELL]   the legal actions, or those of one piece
    hint           what the computer would do, and how you stand
    why ACTION     why an action is possible or not
    undo           take back, up to your last decision
    rules          the rules of this game
    board          draw the board again
    save [FILE]    write the record (spielhof-record.txt if no file is named)
    quit           leave the game
# Words that may be typed for each command, the first is the usual one.
command-help = help ?
command-moves = moves
command-hint = hint
command-why = why
command-undo = undo
command-rules = rules
command-board = board show
command-save = save
command-quit = quit exit
play-player-level = computer, level { $level }
score-wins = This wins.
score-loses = This loses against the best play.
score-far-ahead = You are far ahead ({ $score }).
score-ahead = You are ahead ({ $score }).
score-even = It is about even ({ $score }).
score-behind = You are behind ({ $score }).
score-far-behind = You are far behind ({ $score }).
