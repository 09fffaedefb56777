# Help by the computer while a game runs, and what decided it.

assist-title = Help during the game
switch-lead = Show who is ahead
switch-warn = Warn me before a blunder
assist-about = The result then counts as one with hints.

lead-label = Who is ahead
lead-part = { $who } { $percent }
lead-waits = Judging the position …
lead-failed = The position can't be judged right now.
lead-alone = About { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } to go, { $all } in all.
lead-alone-best = Best known: { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }.
lead-alone-unknown = It isn't known how many turns are left.

warn-title = { $action } would be a blunder.
warn-chance = It costs about { $lost }: your chance of winning drops from { $from } to { $to }.
warn-turns = It costs about { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }.
warn-another = Take another move
warn-anyway = Play it anyway
warn-again = Repeat the move to play it anyway.

hint-piece = Look at the piece on { $cell }.
hint-yard = Look at the pieces in your yard.
hint-show-move = Show the move
hint-why = Why?
hint-best = It's the best move found.
hint-best-chance = It's the best move found: your chance of winning is about { $chance }.
hint-best-alone = It's the best move found: about { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } to go.
hint-among-best = It's one of the best moves found.
hint-second-look = A longer look prefers { $action }.
hint-no-reason = The reason can't be worked out right now.

result-review = Review
result-decided = Decided in turn { $turn }: { $who } could have played { $action } ({ $lost } lost).
