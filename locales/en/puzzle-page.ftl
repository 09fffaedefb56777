# Puzzles: all of them, one of them, and making one.

puzzle-page-title = Puzzles
puzzle-page-lead = Find the way to win. All of it is proved: it can be done in the number of turns it says, whatever the others do.
puzzle-page-today = Puzzle of the day
puzzle-page-of = { $game }: puzzle { $number }
puzzle-page-own = A puzzle made by hand
puzzle-page-none = This puzzle isn't here. Perhaps the address is incomplete.
puzzle-page-loading = Setting up the puzzle …

## The page of all puzzles

puzzle-page-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-page-solved-count = solved: { $count }
puzzle-page-solve = Solve it
puzzle-page-solve-again = Solve it again
puzzle-page-solved-today = Solved. The next one comes tomorrow.
puzzle-page-endless = One after the other
puzzle-page-endless-about = Choose a game. What you have not solved yet comes first.
puzzle-page-all = All games
puzzle-page-difficulty = Difficulty
puzzle-page-difficulty-0 = any
puzzle-page-difficulty-1 = very easy
puzzle-page-difficulty-2 = easy
puzzle-page-difficulty-3 = medium
puzzle-page-difficulty-4 = hard
puzzle-page-difficulty-5 = very hard
puzzle-page-make-about = You can make puzzles of your own: set up a position, or replay a game, and choose "{ $make }".

## One's results

puzzle-page-yours = Your results
puzzle-page-yours-solved = Solved
puzzle-page-yours-days = Days in a row
puzzle-page-yours-run = At the first try, in a row
puzzle-page-yours-rating = Your rating
puzzle-page-yours-most = most: { $count }
puzzle-page-curve = { $count ->
    [one] Your rating after the last puzzle ({ $count }): { $last }
   *[other] Your rating over the last { $count } puzzles: from { $first } to { $last }, at best { $best }
}

## Solving

puzzle-page-task-win = { $turns ->
    [one] Win in { $turns } turn, whatever the others do.
   *[other] Win in { $turns } turns, whatever the others do.
}
puzzle-page-task-dice = { $turns ->
    [one] Win in { $turns } turn, whatever is rolled and whatever the others do.
   *[other] Win in { $turns } turns, whatever is rolled and whatever the others do.
}
puzzle-page-task-alone = { $turns ->
    [one] Solve the game in { $turns } turn.
   *[other] Solve the game in { $turns } turns.
}
puzzle-page-left = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
puzzle-page-restart = Start over
puzzle-page-hint-move = A right move is { $action }.
puzzle-page-hint-play = Play it for me
puzzle-page-no-hint = There's no hint for this position.
puzzle-page-solved-first = Well done: solved at the first try!
puzzle-page-solved = Solved!
puzzle-page-solved-hints = Solved, with a hint.
puzzle-page-answer = The answer: { $moves }
puzzle-page-missed = { $turns ->
    [one] Now it can't be done in { $turns } turn any more.
   *[other] Now it can't be done in { $turns } turns any more.
}
puzzle-page-no-turn = No turn is left.
puzzle-page-next = Next puzzle
puzzle-page-more = More puzzles
puzzle-page-skip = Another one

## Sharing: parts of one line

puzzle-page-share-tries = { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}
puzzle-page-share-hints = { $hints ->
    [0] no hint
    [one] { $hints } hint
   *[other] { $hints } hints
}
puzzle-page-share-days = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}

## Making one

puzzle-page-make = A puzzle from this position
puzzle-page-make-ask = Check this position
puzzle-page-making = Looking for a way to win …
puzzle-page-found = { $turns ->
    [one] Win in { $turns } turn.
   *[other] Win in { $turns } turns.
}
puzzle-page-found-alone = { $turns ->
    [one] It can be solved in { $turns } turn.
   *[other] It can be solved in { $turns } turns.
}
puzzle-page-solutions = { $count ->
    [one] { $count } first move does it.
   *[other] { $count } first moves do it.
}
puzzle-page-excluded = { $turns ->
    [one] No win in { $turns } turn.
   *[other] No win in { $turns } turns or fewer.
}
puzzle-page-excluded-alone = { $turns ->
    [one] It can't be solved in { $turns } turn.
   *[other] It can't be solved in { $turns } turns or fewer.
}
puzzle-page-unknown = The solver couldn't find out.
puzzle-page-open = Solve this puzzle
puzzle-page-link = Copy its link
puzzle-page-text = Copy its text
