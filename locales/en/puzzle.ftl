# Puzzles in the terminal.

cli-puzzle = Solve a puzzle: win, or solve a game for one, in a proved number of turns
cli-arg-puzzle = The id of a puzzle, or a game (default: the puzzle of the day)
cli-arg-difficulty = Only puzzles of this difficulty, 1 to 5
cli-arg-puzzle-list = List the puzzles: id, turns, difficulty
cli-arg-puzzle-record = Say whether the position at the end of this record makes a puzzle
cli-arg-puzzle-turn = Take the position after this turn of the record
cli-arg-puzzle-seed = Which of the puzzles of a game is taken follows from this number

puzzle-heading = { $game }: puzzle { $id }, difficulty { $difficulty } of 5
puzzle-win = { $turns ->
    [one] Win in one turn, whatever the others do.
   *[other] Win in { $turns } turns, whatever the others do.
  }
puzzle-solve = { $turns ->
    [one] Solve it in one turn.
   *[other] Solve it in { $turns } turns.
  }
puzzle-left = { $turns ->
    [one] One turn left.
   *[other] { $turns } turns left.
  }
puzzle-answer = The answer: { $actions }
puzzle-solved = Solved!
puzzle-missed = It can't be done in the turns that are left.
puzzle-no-turn = No turn is left.
puzzle-hint-from = Move from { $cell }.
puzzle-hint = { $action } is right.
puzzle-hint-none = It can't be done from here. Type "undo".
puzzle-no-terminal = A puzzle needs a terminal. Start "spielhof puzzle" in one, or use --piped to send your moves through a pipe.
puzzle-help =
    Type a move, such as { $example }, or one of these words:
      hint   first where to move from, then the move
      undo   everything back to the beginning
      moves  all possible moves
      board  show the board again
      quit   stop
fault-puzzle-unknown = There is no puzzle "{ $id }". "spielhof puzzle --list" lists them all.

puzzle-verdict = { $turns ->
    [one] Won in one turn for certain.
   *[other] Won in { $turns } turns for certain.
  } First moves that do it: { $solutions }. Difficulty: { $difficulty } of 5.
puzzle-verdict-none = { $turns ->
    [one] No win can be forced in one turn.
   *[other] No win can be forced in { $turns } turns.
  }
puzzle-verdict-unknown = The search for a win became too large.
