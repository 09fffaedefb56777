# The rules of each game, for people at the board.

rules-basic =
    1. In your turn you move one of your pieces: either a step or a chain of jumps, onto a free cell.
    2. A step goes to a neighbouring free cell, in any direction.
    3. A jump goes over a neighbouring piece, your own or another's, to the free cell straight behind it. The piece jumped over stays. Nobody has to jump.
    4. Jumps can follow one another, in any direction, as long as you like.
    5. Every yard may be entered and crossed, and a turn may end in it.
rules-goal =
    6. A piece that stands in its goal when your turn begins must end the turn in it.
    7. You win as soon as all your pieces stand in their goal, the yard opposite.
rules-halma =
    { rules-basic }
    { rules-goal }
    Two play with 19 pieces from the large yards, four with 13 from the small ones.
rules-quick-halma =
    { rules-basic }
    { rules-goal }
    Each player has six pieces on the line between the small and the large yard; the same line opposite is the goal.
rules-colour-halma =
    { rules-basic }
    { rules-goal }
    Pieces on dark cells and pieces on light cells move differently; see the house rules below. A move that stays inside the goal all the way is free of this.
rules-marked-halma =
    { rules-basic }
    { rules-goal }
    The piece that starts on your corner cell is marked. You win only if it also stands on the corner cell opposite. If all your pieces are in the goal and it does not, they may leave it again if you have no other move.
    Two play with 19 pieces from the large yards, four with 13 from the small ones. One alone takes 19 from a1 to p16, in as few turns as possible; rule 6 does not hold then.
rules-dutch-halma =
    Each player fills two rows of nine. A turn moves one piece one cell straight ahead.
    If an enemy stands diagonally ahead, a piece may go past it, to the free cell straight beyond it. Such hooks may follow one another. Nothing is taken.
    You win when your pieces fill the opponent's two rows. The game can lock up; then the pieces in the goal rows count, and after them the rows advanced.
rules-le-zug =
    Pieces stand on crossing points and only go forward: one point diagonally, or any number of diagonal jumps over neighbouring pieces, after which one diagonal step may follow.
    A player's first four rows are their station. No point of it may be touched by the opponent while it holds one of its owner's pieces.
    You win when you hold the nine points of the opponent's back row and your other three pieces stand on the row before it. The game can lock up; then who still has a piece in his own station loses, and after that more pieces on the back row count.
rules-super-halma =
    { rules-basic }
    { rules-goal }
    Beyond rule 3, a jump may go over one piece at any distance: that piece is exactly in the middle and no other stands between start and landing.
rules-dice-halma =
    Board, pieces and goal are those of Halma.
    Roll two dice and say which is for steps; the other is for jumps. A choice that leaves nothing to do is not allowed if the other leaves something. Then, in any order, up to as many different pieces as the first die shows make one step each, and one further piece makes a chain of exactly as many jumps as the second die shows, landing on no cell twice.
    No piece moves twice in a turn. If something can be done you must do at least one thing; after that you may end the turn. A chain that cannot be made in full is lost.
    Pieces that have reached their goal stay in it. You win as soon as all your pieces stand in the yard opposite.
    Changing places, where the house rules allow it, takes one step. If you must clear your home and cannot, you may move as you like; nobody loses by it.
rules-highscore =
    { rules-basic }
    Bring 19 pieces from the large yard at a1 to the one at p16. The fewer turns the better; with equal turns, the fewer jumps.
rules-double-colour-halma =
    { rules-basic }
    { rules-goal }
    Each player has nine pieces of one colour and ten of another in one large yard. Red and blue, green and yellow are partners: each colour must end exactly where its partner began.
    Rule 6 is about the whole yard: a piece that stands in the yard opposite may move inside it, to any cell, but not leave it. Only if all pieces of a colour are in that yard and you have no other move may they leave it again. Clearing a home, too, means to leave the whole yard.
rules-top-secret =
    Players place one of their 18 pieces in turn into the square of 6×6 cells in the middle of the board, f6 to k11, until it is full.
    { rules-basic }
    A step, or a jump over a piece, may also lead over the edge of the board, in any direction. It takes the piece off and ends the turn.
    The first with all pieces off the board wins. If the game has to be broken off, more pieces off count.
rules-meeting-point =
    { rules-basic }
    Bring 19 pieces from the large yard at a1 to the figure that is marked: a cross about h8, or one that you have drawn yourself. The fewer turns the better; with equal turns, the fewer jumps.
rules-solo-halma =
    All cells of the cross but the middle are filled.
    A piece jumps along a row or column over a neighbouring piece to the free cell behind it; the piece jumped over is taken. There are no steps.
    The game is solved with a single piece, in the middle. Jumps of the same piece in a row count as one turn; 18 turns are the fewest.
rules-retour =
    One piece stands in the middle of the cross.
    In a turn you set a new piece beside a piece, which then jumps over it, along a row or column, to the free cell behind.
    The game is solved when all cells but the middle are filled: Solo Halma, backwards.
rules-star-halma =
    { rules-basic }
    { rules-goal }
    Pieces move along the lines. Two and three play with 15 pieces, four with 10. With two colours each, a colour that has arrived may leave its goal again only if you have no other move.
rules-team-star-halma =
    { rules-basic }
    { rules-goal }
    Pieces move along the lines; each player has ten.
    Partners sit opposite each other. When all your own pieces have arrived, you may also move your partner's. A team wins when both colours have arrived.
    A colour that has arrived may leave its goal again only if its player has no other move.
rules-super-star-halma =
    { rules-basic }
    { rules-goal }
    Pieces move along the lines; each player has 15.
    Beyond rule 3, a jump may go over one piece at any distance: that piece is exactly in the middle and no other stands between start and landing.
rules-captive-1 =
    { rules-star-halma }
    Once another side has left its home, you must clear yours: only moves that take a piece out of it are allowed. If you cannot get out, you must move a piece at home towards the goal. A side that can do neither is out: its pieces at home leave the board, the others stay.
rules-captive-2 =
    60 pieces fill the hexagon, all but the middle. They belong to nobody.
    In your turn you jump with any piece over its neighbours, hop by hop, and take every piece you jump over. Your turn must end outside the hexagon; the first landing outside ends it.
    When no piece can get out any more, the most pieces win.
rules-connection =
    { rules-basic }
    You win with your pieces on every hole of one of the six straight lines of 13 holes between two tips that are two apart.
rules-connection-solo =
    { rules-connection }
    Alone, in as few turns as possible.
rules-star-highscore =
    { rules-basic }
    Bring 15 pieces from the southern tip to the northern one. The fewer turns the better; with equal turns, the fewer jumps.
rules-chinese-checkers =
    Each player has ten marbles in a tip of the star. In your turn you move one: a step along a line to the next free hole, or a chain of jumps.
    You win as soon as all your marbles stand in the tip opposite.
rules-gold-halma =
    { rules-basic }
    You win as soon as all your 15 pieces stand in the tip opposite.
rules-gobang =
    Players place one of their twelve pieces in turn on any free cell.
    Five or more of your pieces in an unbroken row, column or diagonal win.
    When all are placed, a turn moves one own piece one cell in any direction.
rules-rakado =
    1. Two play on the square board with 16 pieces each on their base rows, or on the star with 15 each in opposite yards; three play on the star.
    2. Roll the die and move one piece exactly that many cells in a straight line towards the goal, without jumping. Who can move must.
    3. A six rolls again, whether it could be used or not.
    4. An enemy on the last cell of the way is taken off the board. An own piece there bars the way.
    5. Who can take must take; one capture will do. What becomes of a capture that is overlooked is among the house rules.
    6. The goal is the base row opposite, on the star the yard opposite, and is reached by exact roll. A piece in its goal neither takes nor is taken, but may move on inside.
    7. When nobody could move with any roll, the most pieces in the goal win.
rules-tippy =
    Players place one of their fifteen pieces in turn on any free place.
    An enemy beside the piece just placed is taken if all four places around it, along rows and columns, are yours. A piece on the edge is safe, and so is one placed into a hole.
    When all are placed, the best count of pieces won less pieces lost wins.
rules-cat-and-mouse =
    Seat 1 sets two cats on two of the middle four cells. Then seat 2 places nineteen mice on any free cells. The cats move first.
    A turn moves one piece one cell in any direction. A cat may instead jump over a neighbouring mouse to the free cell straight behind it and take the mouse; it does not have to. Cats do not jump each other, and mice never jump.
    The mice win when it is the cats' turn and neither can move.
    The cats win when fewer than nine mice are left: no eight can shut two cats in.
    A hundred turns in a row without a capture, fifty each, are a draw.
rules-barricade =
    1. Each player has five pawns in the yard.
    2. How the first player is found is among the house rules.
    3. Roll the die and move one pawn exactly that many fields along the lines, without turning back. Any roll may bring a pawn in; the field above the yard counts one. A six gives no second roll. Whether a pawn must be brought in when nothing else can be moved is among the house rules.
    4. Pawns may be passed. Barricades may not.
    5. Who lands on an enemy pawn sends it back to its yard. You may not land on your own.
    6. Who lands exactly on a barricade takes the field and must at once set the barricade down on any free field, but never in row 1, the row before the yards, nor on the home square.
    7. A player who can move must, even backwards; one who cannot waits.
    8. The first pawn on the home square, by exact roll, wins.
rules-barricade-gold =
    { rules-barricade }
    Players may talk about what to do; nothing they say binds them.

# What the small boards beside the rules show.
diagram-square-step = A step goes to any neighbouring cell that is free.
diagram-square-jumps = Jumps can follow one another, over own pieces and others. All of it is one turn.
diagram-super-jump = A long jump: the piece jumped over stands exactly in the middle.
diagram-square-goal = The last piece reaches the yard opposite, and the game is won.
diagram-quick-goal = The last piece reaches the line opposite, and the game is won.
diagram-marked-goal = All pieces have arrived, and the marked one stands in the corner: the game is won.
diagram-double-goal = Each colour stands where its partner began, and the game is won.
diagram-colour-step = From a dark cell a piece makes a step.
diagram-colour-jump = From a light cell a piece jumps.
diagram-dice = A one and a three: one piece has made a step, another a chain of three jumps.
diagram-figure = A piece jumps to its place in the figure; one is still missing.
diagram-secret-jumps = In the middle pieces step and jump as usual.
diagram-secret-leave = A jump over the piece at the edge leads off the board.
diagram-dutch-step = A turn moves one piece one cell straight ahead.
diagram-dutch-hook = Two hooks, each past an enemy that stands diagonally ahead.
diagram-zug-step = A piece goes one point diagonally forward.
diagram-zug-jumps = Two jumps, and a diagonal step after them.
diagram-star-step = A step follows a line to the next free hole.
diagram-star-jumps = Jumps can follow one another, over own pieces and others. All of it is one turn.
diagram-star-super = A long jump: the piece jumped over stands exactly in the middle.
diagram-star-goal = The last piece reaches the tip opposite, and the game is won.
diagram-chinese-goal = The last of ten reaches the tip opposite.
diagram-connection = The last gap in a line of 13 closes, and the game is won.
diagram-captive-out = Three hops lead out of the hexagon; the three pieces jumped over are taken.
diagram-captive-one = One hop is enough if it leads out.
diagram-solo-jump = A jump takes the piece jumped over.
diagram-solo-last = The last jump ends in the middle: solved.
diagram-retour-first = A new piece is set beside the first, which jumps over it.
diagram-retour-next = The next turn: a piece jumps, and the new piece stays between.
diagram-five = Five in an unbroken diagonal win.
diagram-tippy = The fourth piece shuts an enemy in, and it is taken.
diagram-cat-jump = A cat jumps over a mouse and takes it.
diagram-cats-shut = Neither cat can move any more: the mice win.
diagram-rakado-take = A four: an enemy on the last cell of the way is taken.
diagram-rakado-goal = The base row opposite is reached by exact roll.
diagram-enter = A four brings a pawn in; the field above the yard counts one.
diagram-send-back = A five: pawns may be passed, and an enemy on the last field goes back to its yard.
diagram-lift = A three lands on a barricade: the pawn takes its field, and the barricade is set down elsewhere.
diagram-home = The first pawn on the home square, by exact roll, wins.
