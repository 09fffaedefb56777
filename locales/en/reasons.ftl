# Reasons: what was wrong with a move, what was possible instead, and what speaks for a move. The reader
# sees the better move on the board. Where a number has an "instead", one sentence serves both: the number
# with the better move, or before the move. Spaces are counted as the rules count them. docs/review.md
# defines every fact.

reasons-turn = Turn { $turn }: { $best } was better. { $reasons }

because-missed-win = Could have won at once.
because-wins = Wins at once.
because-missed-solution = Could have solved the game at once.
because-solves = Solves the game.
because-loses = Ended the game, and an opponent wins.
because-dead-end = Left no move, and the game isn't solved.
because-lets-win = Lets an opponent win with the next turn.
because-stops-win = Stops an opponent who could win with the next turn.
because-winning-rolls = An opponent wins with { $rolls } of { $of } rolls instead of { $instead }.
because-home-rolls = The next turn reaches the goal with { $rolls } of { $of } rolls instead of { $instead }.

because-fewer-spaces = Gained { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} fewer than possible.
because-gains = Gains { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} on the way to the goal.
because-breaks-jump = Breaks the jump from { $from } to { $to }, which gains { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
because-prepares-jump = Prepares a jump from { $from } to { $to } that gains { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
because-next-gain = The next move can gain { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} instead of { $instead }.
because-reply-gain = An opponent can gain { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} with the next move instead of { $instead }.
because-chain-gain = The jumps of this roll can gain { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} instead of { $instead }.
because-leaves-behind = Leaves the last piece on { $cell }, { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} behind all others.
because-brings-up = Brings up the last piece, from { $cell }.
because-missed-arrival = Could have brought a piece into the goal on { $cell }.
because-arrives = Brings a piece into the goal on { $cell }.
because-moves-arrived = Moved the piece on { $cell }, which was already in the goal.
because-on-line = Fills { $cells } of the { $of } spaces of a line instead of { $instead }.
because-missed-off = Could have taken the piece on { $cell } off the board.
because-leaves-board = Takes the piece on { $cell } off the board.

because-missed-hit = Could have hit the pawn on { $cell }, which had come { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
because-hits = Hits the pawn on { $cell }, which has come { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
because-hit-rolls = A pawn can be hit by { $rolls } of { $of } rolls instead of { $instead }.
because-missed-lift = Could have lifted the barricade on { $cell }, which is in the way.
because-lifts = Lifts the barricade on { $cell }, which is in the way.
because-missed-entry = Could have brought in a pawn.
because-enters = Brings in a pawn.
because-missed-block = Could have put the barricade in the way of the pawn on { $pawn }.
because-blocks = Puts the barricade in the way of the pawn on { $pawn }.
because-missed-detour = Could have made the way of the pawn on { $pawn } longer by { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
because-detours = Makes the way of the pawn on { $pawn } longer by { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
because-blocks-self = Put the barricade in the way of the player's own pawn on { $pawn }.

because-missed-capture = Could have captured the piece on { $cell }.
because-captures = Captures the piece on { $cell }.
because-captured = Captures { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} in this turn instead of { $instead }.
because-captures-several = Captures { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} in this turn.
because-reply-captures = An opponent can capture { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} with the next turn instead of { $instead }.
because-capture-rolls = A piece can be captured by { $rolls } of { $of } rolls instead of { $instead }.

because-missed-four = Could have threatened to complete five in a row.
because-makes-four = Threatens to complete five in a row.
because-missed-fork = Could have threatened to complete five in a row in two places.
because-forks = Threatens to complete five in a row in two places.
because-missed-three = Could have made an open three: with one more piece it threatens in two places.
because-makes-three = Makes an open three: with one more piece it threatens in two places.
because-leaves-three = Leaves an opponent an open three.
because-stops-three = Stops an opponent's open three.

because-moves-left = Leaves { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} instead of { $instead }.
because-lone-pieces = Leaves { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} without a neighbour instead of { $instead }.
because-cat-moves = Leaves the cats { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} instead of { $instead }.
