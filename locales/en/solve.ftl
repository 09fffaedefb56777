# The fewest turns of games that one plays alone.

cli-solve = Find the fewest turns of a game for one player, with proof
cli-arg-prove = Only show that fewer than N turns are not enough, or find a solution that has fewer
cli-arg-find = Only look for a good solution, with beams of WIDTH positions from both ends (2000 is quick)
cli-arg-memory = How many gibibytes of memory to use (default: 2)
cli-arg-folder = Keep what was searched in this folder; the same command goes on from there
cli-arg-solve-threads = How many cores to use (default: all)
cli-arg-save-solution = Save the solution, with its proof, as a record
cli-arg-table = Peg games: find every position that can be solved (a gibibyte of memory, about a minute)

solve-proved = { $turns ->
    [one] Proved shortest: one turn.
   *[other] Proved shortest: { $turns } turns.
  }
solve-between = At least { $least ->
    [one] one turn
   *[other] { $least } turns
  } needed; the best known solution has { $found }.
solve-least = At least { $least ->
    [one] one turn
   *[other] { $least } turns
  } needed; no solution found.
solve-found = Found a solution with { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }. Nothing is proved.
solve-not-found = No solution found. Try wider beams.
solve-none = There is no solution.
solve-can = There is a solution.
solve-memory = The search stopped: { $memory } GiB of memory are not enough. Give it more with --memory.
solve-layer = turns
solve-start = from the start
solve-goal = from the goal
solve-solution = The solution:
solve-pieces = pieces
solve-can-be-solved = positions that can be solved
solve-table-done = { $positions } positions can be solved. The table took { $seconds } seconds.
solve-progress = up to { $most } turns; layer { $layer } { $end }; { $positions } positions, { $megabytes } MB, { $seconds } s left in this layer

fault-solve-alone = "{ $game }" is a game for several players. Only games for one player can be solved; "spielhof games" lists them.
fault-solve-rules = The solver can't handle this game with these rules. It can solve connection-solo, star-highscore, highscore, meeting-point, solo-halma and retour without house rules.
fault-solve-over = The game is over in this position. Give a position from which it goes on.
fault-solve-turn = The position is in the middle of a turn. Finish the turn first, or leave out the line "landed".
fault-solve-table = "{ $game }" is not a peg game. There are tables of solo-halma and retour only.
fault-solve-layer = { $path } belongs to another search, or is damaged. Remove it, or choose another folder.
