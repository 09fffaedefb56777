# Why an action is not legal.

refusal-over = The game is over.
refusal-roll-first = The die has to be rolled first.
refusal-no-roll-now = There is nothing to roll now.
refusal-no-such-roll = A die shows 1 to 6.
refusal-two-dice = Two dice are rolled, and the smaller is written first, as in d3+5.
refusal-choose-die-first = First say which die is for steps, as in s3.
refusal-not-on-the-dice = Neither die shows { $die }.
refusal-die-leaves-nothing = With the { $die } for steps you could do nothing; with the other die you can.
refusal-die-chosen = Which die is for steps is settled.
refusal-moved-already = The piece on { $cell } has moved in this turn; choose another one.
refusal-no-step-left = No step is left in this turn.
refusal-no-chain-left = One piece has jumped in this turn; no other may.
refusal-not-so-many-jumps = No chain of exactly { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
  } leads from { $from } to { $to }.
refusal-end-instead = You have moved in this turn: finish it with "end".
refusal-pass-instead = Nothing can be done with this roll: say "pass".
refusal-not-in-this-game = There is no such action in this game.
refusal-cannot-pass = You can move, so you must.
refusal-no-piece = There is no piece on { $cell }.
refusal-not-yours = The piece on { $cell } is not yours.
refusal-partner-not-yet = The piece on { $cell } is your partner's. You may move it when all your own have arrived.
refusal-occupied = { $cell } is occupied.
refusal-no-step-or-chain = Neither a step nor a chain of jumps leads from { $from } to { $to }.
refusal-no-move = A move has to end on another cell.
refusal-dark-only-steps = The piece on { $cell } stands on a dark cell: it may only step, diagonally.
refusal-light-only-jumps = The piece on { $cell } stands on a light cell: it may only jump.
refusal-other-shade = The move has to end on the shade it began on; { $cell } has the other one.
refusal-stays-in-goal = The piece on { $cell } has reached its goal and must stay in it.
refusal-leaves-complete-goal = All pieces of this colour are in their goal. The one on { $cell } may leave it only if you have no other move.
refusal-must-leave-home = Another side has left its home, so you must clear yours: move a piece from home to outside.
refusal-must-approach = You must clear your home. No piece can leave it, so one must come nearer to its goal.
refusal-no-swapping = Changing places is not among the rules of this game.
refusal-swap-no-enemy = There is no enemy of yours in your goal on { $cell }.
refusal-swap-not-before = Only a piece that stands next to its goal, outside, may change places; the one on { $cell } does not.
refusal-swap-not-needed = One of your pieces can still enter the goal by itself, so none may change places.
refusal-station-guarded = { $cell } is in the opponent's station, which still holds one of their pieces.
refusal-all-placed = All your pieces are placed.
refusal-place-first = All pieces are placed before any of them moves.
refusal-only-steps = Pieces move one cell at a time; { $to } is not next to { $from }.
refusal-outside-middle = Pieces are placed in the middle of the board; { $cell } lies outside.
refusal-no-way-off = Neither a step nor a chain of jumps leads from { $cell } over the edge.
refusal-kept-for-cats = { $cell } is one of the middle four cells, which are kept for the cats.
refusal-cats-in-the-middle = Cats are placed on the middle four cells; { $cell } is none of them.
refusal-mice-only-step = Mice move one cell and never jump; { $to } is not next to { $from }.
refusal-no-cat-move = Neither a step nor a jump over a neighbouring mouse leads from { $from } to { $to }.
refusal-cat-goes-on = The cat on { $cell } may only jump over another mouse, or end the turn with "end".
refusal-nothing-to-set-down = You have lifted no barricade.
refusal-set-down-first = Set the lifted barricade down first.
refusal-no-barricade-there = No barricade may be set down on { $cell }.
refusal-own-pawn = Your own pawn stands on { $cell }.
refusal-yard-empty = No pawn is left in that yard.
refusal-not-your-yard = That yard is not yours.
refusal-not-that-far = No way of exactly { $die ->
    [one] one field
   *[other] { $die } fields
  } leads to { $cell }.
refusal-barricade-in-the-way = Every way of { $die ->
    [one] one field
   *[other] { $die } fields
  } to { $cell } passes a barricade.
refusal-piece-in-the-way = The piece on { $cell } stands in the way.
refusal-only-to-take = A piece goes this way only to take an enemy, and { $cell } is free.
refusal-must-take = You can take a piece, so you must.
refusal-safe-in-goal = The piece on { $cell } has reached its goal and cannot be taken.
refusal-takes-no-more = The piece on { $cell } has reached its goal and takes nothing any more.
refusal-huff-first = Your opponent has overlooked a capture: take off a piece that could have taken first.
refusal-not-overlooked = The piece on { $cell } cannot be taken off: it has overlooked no capture.
refusal-same-piece-goes-on = The turn goes on with the piece on { $cell }.
refusal-no-hop = No jump over a neighbour leads from { $from } to { $to }.
refusal-no-peg-jump = No jump along a row or column over a piece leads from { $from } to { $to }.
refusal-no-peg-return = The piece on { $from } can jump only two cells along a row or column, over a cell that is free for the new piece; { $to } is not reached so.
refusal-no-way-out = From { $cell } no way would lead out of the hexagon.
refusal-rule = Rule { $rule }.
