# Why a move isn't allowed.

refusal-over = The game is over.
refusal-roll-first = You have to roll first.
refusal-no-roll-now = There's nothing to roll right now.
refusal-no-such-roll = A die shows 1 to 6.
refusal-two-dice = You roll two dice here; write the smaller one first, as in d3+5.
refusal-choose-die-first = First choose which die is for steps, as in s3.
refusal-not-on-the-dice = Neither die shows { $die }.
refusal-die-leaves-nothing = With the { $die } for steps you couldn't do anything; with the other die you can.
refusal-die-chosen = You've already chosen which die is for steps.
refusal-moved-already = The piece on { $cell } has already moved this turn; choose another one.
refusal-no-step-left = You have no steps left this turn.
refusal-no-chain-left = One piece has already jumped this turn; no other may.
refusal-not-so-many-jumps = You can't get from { $from } to { $to } in a chain of exactly { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
  }.
refusal-end-instead = You've already moved this turn: finish it with "end".
refusal-pass-instead = There's nothing you can do with this roll: use "pass".
refusal-not-in-this-game = There's no such move in this game.
refusal-cannot-pass = You can move, so you must.
refusal-no-piece = There's no piece on { $cell }.
refusal-not-yours = The piece on { $cell } isn't yours.
refusal-partner-not-yet = The piece on { $cell } is your partner's. You may move it once all of yours have arrived.
refusal-occupied = { $cell } is occupied.
refusal-no-step-or-chain = You can't get from { $from } to { $to } with a step or a chain of jumps.
refusal-no-move = A move has to end on a different space.
refusal-dark-only-steps = The piece on { $cell } is on a dark space: it can only step, diagonally.
refusal-light-only-jumps = The piece on { $cell } is on a light space: it can only jump.
refusal-other-shade = A move has to end on the shade it started on, and { $cell } is the other one.
refusal-stays-in-goal = The piece on { $cell } has reached its goal and must stay there.
refusal-leaves-complete-goal = All pieces of this colour are in their goal. The one on { $cell } may only leave if you have no other move.
refusal-must-leave-home = Another side has left its yard, so you must clear yours: move a piece out of it.
refusal-must-approach = You must clear your yard. No piece can get out, so move one closer to its goal.
refusal-no-swapping = Swapping places isn't part of this game's rules.
refusal-swap-no-enemy = There's no opponent's piece in your goal on { $cell }.
refusal-swap-not-before = Only a piece right outside its goal may swap places, and the one on { $cell } isn't there.
refusal-swap-not-needed = One of your pieces can still enter the goal by itself, so you can't swap places.
refusal-station-guarded = { $cell } is in your opponent's station, and they still have a piece there.
refusal-all-placed = You've placed all your pieces.
refusal-place-first = All pieces have to be placed before any of them moves.
refusal-only-steps = Pieces move one space at a time, and { $to } isn't next to { $from }.
refusal-outside-middle = Pieces are placed in the middle of the board, and { $cell } is outside it.
refusal-no-way-off = You can't get off the board from { $cell } with a step or a chain of jumps.
refusal-kept-for-cats = { $cell } is one of the four middle spaces, which are reserved for the cats.
refusal-cats-in-the-middle = Cats are placed on the four middle spaces, and { $cell } isn't one of them.
refusal-mice-only-step = Mice move one space and never jump, and { $to } isn't next to { $from }.
refusal-no-cat-move = You can't get from { $from } to { $to } with a step or a jump over a neighbouring mouse.
refusal-cat-goes-on = With the cat on { $cell } you can only jump over another mouse, or finish your turn with "end".
refusal-nothing-to-set-down = You don't have a barricade to place.
refusal-set-down-first = First place the barricade you picked up.
refusal-no-barricade-there = You can't place a barricade on { $cell }.
refusal-own-pawn = Your own pawn is on { $cell }.
refusal-yard-empty = There are no pawns left in that yard.
refusal-not-your-yard = That yard isn't yours.
refusal-not-that-far = You can't get to { $cell } in exactly { $die ->
    [one] one space
   *[other] { $die } spaces
  }.
refusal-barricade-in-the-way = There's a barricade in the way: you can't get to { $cell } in { $die ->
    [one] one space
   *[other] { $die } spaces
  } without passing one.
refusal-piece-in-the-way = The piece on { $cell } is in the way.
refusal-only-to-take = A piece can only go this way to capture, and { $cell } is empty.
refusal-must-take = You can capture a piece, so you must.
refusal-safe-in-goal = The piece on { $cell } has reached its goal and can't be captured.
refusal-takes-no-more = The piece on { $cell } has reached its goal and can't capture any more.
refusal-huff-first = Your opponent missed a capture: first remove a piece that could have captured.
refusal-not-overlooked = You can't remove the piece on { $cell }: it didn't miss a capture.
refusal-same-piece-goes-on = You have to continue with the piece on { $cell }.
refusal-no-hop = You can't get from { $from } to { $to } by jumping over a neighbour.
refusal-no-peg-jump = You can't get from { $from } to { $to } by jumping over a piece along a row or column.
refusal-no-peg-return = The piece on { $from } can only jump two spaces along a row or column, over an empty space where the new piece goes; it can't reach { $to } like that.
refusal-no-way-out = From { $cell } there would be no way out of the hexagon.
refusal-rule = Rule { $rule }.
