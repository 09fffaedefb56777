# A game in the terminal.

play-no-terminal = A game needs a terminal. Start "spielhof play" in one, or use --piped to send commands through a pipe.
play-choose = Which game? Type its number or name (or just press Enter for { $default }).
play-welcome = { $game }, { $players ->
    [one] for one player
   *[other] for { $players } players
  }. Type "help" to see what you can do.
play-turn = { $who } to move.
play-turn-set-down = { $who } places the barricade.
play-turn-place = { $who } places a piece.
play-turn-dice = { $who } chooses which die is for steps; the other is for jumps.
play-turn-huff = { $who } removes a piece that missed a capture.
play-turn-or-end = { $who } continues, or ends the turn with "end".
play-turn-goes-on = { $who } keeps jumping with the piece on { $cell }.
play-seat = Seat { $seat } ({ $colours }, { $player })
play-seat-plain = Seat { $seat } ({ $player })
play-player-human = human
play-drawn = Drawn at random: { $action }
play-rolled = { $who } rolls { $die }.
play-roll = The roll: { $dice }
play-dice-left = Left this turn: { $steps ->
    [0] no steps
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
play-taken = Seat { $seat }: { $count } captured
play-hint = The computer would play { $action }.
play-legal = { $action } is allowed.
play-way = The way there: { $way }
play-moves = { $count ->
    [0] No moves.
    [one] One move:
   *[other] { $count } moves:
  }
play-undone = Undone: { $action }
play-undo-nothing = There's nothing to undo.
play-undo-dice = The dice have been rolled; nothing before that can be undone.
play-saved = The game record is saved in { $path }.
play-saved-to-go-on = Replay it with "spielhof replay { $path }".
play-unknown = Type a move such as { $example }, or "help".
play-why-what = Ask about a move, as in "why { $example }".
play-house-rules = House rules
play-over-winner = { $who } wins.
play-over-shared = Shared win: { $who }.
play-over-solved = Solved in { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } with { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
  }.
play-over-unsolved = No moves left: not solved.
ending-rules = The game has ended by its rules.
ending-repetition = The same position came up for the third time, so the game ends here.
ending-turn-limit = The turn limit has been reached, so the game ends here.
ending-resignation = The game ended because someone resigned.
ending-agreement = Everyone agreed to a draw.
ending-clock = The game ended because someone ran out of time.
ending-aborted = The game was abandoned and has no result.
reason-arrived = All the winner's pieces have arrived.
reason-filled = The winner's goal is full, and more than half of the pieces in it are the winner's.
reason-cannot-clear = A player couldn't clear their yard and has lost.
reason-line = A line is complete.
reason-nobody-moves = Nobody can move any more, so the game is decided as it stands.
reason-no-way-out = No piece can jump out any more: the player with the most captured pieces wins.
reason-all-placed = All pieces are placed: the score is pieces captured minus pieces lost.
reason-all-off = All the winner's pieces are off the board.
reason-home-square = A pawn has reached the goal.
reason-too-few-mice = There are too few mice left to trap the cats.
reason-cats-shut-in = The cats are trapped.
reason-quiet = Nothing has been captured for a long time, so the game is a draw.
reason-no-salt = A player's device didn't send a random number for the dice in time. Nobody loses.
play-over-rank = { $rank }. { $who }
play-side = Seat { $seats }
play-bye = Goodbye.
play-help =
    Type a move such as { $example } to play it. Also:
    moves [SPACE]  the legal moves, or those of one piece
    hint           what the computer would do, and how you're doing
    why MOVE       why a move is allowed or not
    undo           undo your last decision
    rules          the rules of this game
    board          draw the board again
    save [FILE]    save the game record (to spielhof-record.txt if you don't name a file)
    quit           leave the game
# Words that may be typed for each command; the first is the usual one.
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
score-loses = This loses against best play.
score-far-ahead = You're far ahead ({ $score } turns).
score-ahead = You're ahead ({ $score } turns).
score-even = It's about even ({ $score } turns).
score-behind = You're behind ({ $score } turns).
score-far-behind = You're far behind ({ $score } turns).
