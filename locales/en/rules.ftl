# The rules of each game, paragraph by paragraph. The numbers are added by the program: a variable
# such as $rule-jump stands for the number of that paragraph.

## What you are trying to do

rule-aim-race = Be the first to bring all your pieces across the board and into your goal.
rule-aim-alone = Bring all your pieces into the goal in as few turns as you can.
rule-aim-marked-halma = Be the first to bring all your pieces into your goal, with your marked piece in its farthest corner. Alone, you try to do it in as few turns as you can.
rule-aim-team-star-halma = Two players form a team. Be the first team to bring all pieces of both partners into their goals.
rule-aim-top-secret = Be the first to move all your pieces off the board.
rule-aim-solo-halma = Jump until only one piece is left, in the middle of the board.
rule-aim-retour = Fill the whole board except the middle, starting with a single piece.
rule-aim-captive-2 = Capture more pieces than anyone else by jumping over them on the way out of the hexagon.
rule-aim-connection = Fill a whole straight line between two tips of the star with your pieces.
rule-aim-rakado = Bring more pieces into your goal than anyone else.
rule-aim-tippy = Capture more pieces than you lose by shutting them in with your own.
rule-aim-gobang = Be the first to get five of your pieces in a row.
rule-aim-cats = Two cats play against nineteen mice. The cats try to capture mice, and the mice try to shut the cats in.
rule-aim-barricade = Be the first to bring one of your pawns to the goal, the single field at the top of the board.

## How to set up

rule-board-square = The board has 16 × 16 spaces. In each corner there is a large yard of 19 spaces and, inside it, a small yard of 13.
rule-board-star = The star has 121 holes: a hexagon of 61 in the middle and six tips of 10.
rule-setup-halma = Two players start in opposite corners, each with 19 pieces that fill the large yard. Four players start in the four corners, each with 13 pieces that fill the small yard. Your goal is the same yard in the corner opposite yours.
rule-quick-halma-setup = Each player has six pieces on the quick line: the six spaces that belong to the large yard but not to the small one. Two players start in opposite corners, four in all corners. Your goal is the quick line opposite, and where these rules say "your yard" they mean your own quick line.
rule-marked-halma-setup = The piece that starts on the corner space of your yard is marked. It moves like any other.
rule-double-colour-halma-setup = The two players start in opposite corners, each with two colours that fill the large yard: one has nine red and ten green pieces, the other nine blue and ten yellow ones. Red and blue stand on spaces of the same shade as the corner, green and yellow on the others. Red and blue are partner colours, and so are green and yellow: the goal of each colour is where its partner colour starts.
rule-highscore-setup = You have 19 pieces. They fill the large yard at the bottom left, and your goal is the large yard in the corner opposite.
rule-meeting-point-setup = You have 19 pieces. They fill the large yard at the bottom left. Your goal is a figure of 19 spaces marked on the board: a cross in the middle with rows of 3, 3, 7, 3 and 3 spaces, or a figure you have drawn yourself.
rule-setup-star-15 = Two players start opposite each other, three at every other tip. Each has 15 pieces that fill the yard: the tip and the row of five holes next to it. Your goal is the yard opposite yours.
rule-setup-star-four = Four players start at two pairs of opposite tips. Each has ten pieces, and the tips alone are the yards.
rule-team-star-halma-setup = Four players start at two pairs of opposite tips, each with ten pieces that fill the tip, their yard. Partners sit opposite each other, and each player's goal is the partner's tip.
rule-chinese-checkers-setup = Each player has ten marbles, called pieces here, which fill one tip of the star, their yard. Two players start opposite each other, three at every other tip, and four at two pairs of opposite tips; five leave one tip empty, and six use them all. Everyone plays for themselves, and your goal is the tip opposite yours.
rule-star-highscore-setup = You have 15 pieces. They fill your yard: the tip at the bottom and the row of five holes next to it. Your goal is the same yard at the top.
rule-connection-setup = Each player has 13 pieces. They fill a tip of the star and the three middle holes of the row next to it. Two players start opposite each other, three at every other tip.
rule-connection-solo-setup = You have 13 pieces. They fill the tip at the bottom of the star and the three middle holes of the row next to it.
rule-captive-2-setup = Two to six players sit around the star. Sixty pieces fill the hexagon, all but the hole in the middle, and belong to nobody.
rule-dutch-halma-setup = The board has 9 × 9 spaces. The two players sit opposite each other, and each fills the two rows nearest to them with 18 pieces. Your goal is your opponent's two rows.
rule-le-zug-setup = Pieces stand on the points where lines cross, in 17 rows of 17. The two players sit opposite each other with twelve pieces each: nine on every other point of the row nearest to them, their back row, and three in the row in front of it. The three stand on every other point too, beginning with the sixth from the left.
rule-top-secret-place = The board has 16 × 16 spaces, and the two players have 18 pieces each. In turn, each player places one piece on any free space of the 6 × 6 spaces in the middle, until they are full. Only then do you start to move.
rule-solo-halma-setup = The board is a cross of 33 spaces. Pieces fill all of them except the middle.
rule-retour-setup = The board is a cross of 33 spaces. One piece stands in the middle, and the other 31 wait beside the board.
rule-rakado-setup = Two players use the square board of 16 × 16 spaces. Each has 16 pieces that fill the row nearest to them, their base row; your goal is your opponent's base row. Three players use the star, and two may use it too if the house rules say so.
rule-rakado-star = On the star, two players start opposite each other and three at every other tip. Each has 15 pieces that fill the yard: the tip and the row of five holes next to it. Your goal is the yard opposite yours.
rule-tippy-setup = The board has 16 × 16 spaces and starts empty. Two or three players have 15 pieces each.
rule-gobang-setup = The board has 16 × 16 spaces and starts empty. Two, three or four players have twelve pieces each.
rule-cats-setup = The board has 16 × 16 spaces. First, one player sets two cats on two of the four middle spaces. Then the other player sets nineteen mice on any free spaces. After that, you take turns, and the cats move first.
rule-barricade-setup = The board has 112 fields, and each is joined to the fields right above, below and beside it. Eleven barricades stand on the fields shown. Every player has five pawns in the yard below the board: two players take red and yellow, three take green as well, and four take blue too.
rule-begins = You choose who goes first when you set up the game. After that, take turns clockwise.

## Moving

rule-one-piece = On your turn, move one of your pieces: either one step or a chain of jumps, never both. You may go into and through any yard, and stop there too.
rule-move-anywhere = On your turn, move one of your pieces: either one step or a chain of jumps, never both. It may go anywhere on the board.
rule-step-square = A step takes a piece to a free space right next to it, in any of the eight directions: forwards, backwards, sideways or diagonally.
rule-step-star = A step takes a piece along a line to the next hole, in any of the six directions, if that hole is free.
rule-jump = A jump goes in a straight line over one piece right next to yours and lands just behind it, if that place is free. You may jump over your own pieces and anyone else's. The piece you jump over stays where it is, and nobody has to jump.
rule-jump-long = A jump can also be longer: over one piece farther away, landing just as far behind it as you started in front of it. That piece is then exactly in the middle of the jump, and everything else between start and landing must be empty.
rule-chain = A chain is one jump or several in a row with the same piece. You may change direction after each jump and stop whenever you like. The place you started from counts as empty, but your chain can't end there.
rule-pass = If you can do something, you must. If there's nothing you can do, you pass.
rule-stay-in-goal = A piece that is in its goal when your turn starts must also be there when your turn ends. A chain may leave the goal and come back.
rule-stay-complete = If all pieces of a colour are in their goal but you haven't won yet, they may leave it again only when you have no other move.
rule-stay-two-colours = If you play with two colours (see the house rules) and all pieces of one are in their goal, they may leave it again only when you have no other move.
rule-colour-halma-shade = From a dark space, a piece can only step, and only diagonally. From a light space, it can only jump. A move that starts in your goal and never lands outside it is free: any step or jump will do.
rule-clear-no-loss = If you have to clear your yard (see the house rules), every move must help to do that if one can. If none can, you may make any move, and you don't lose.
rule-double-colour-halma-stay = A piece that is in the yard opposite when your turn starts must also be there when your turn ends, on any of its spaces; a chain may leave the yard and come back. If all your pieces of one colour are in that yard but you haven't won yet, they may leave it again only when you have no other move. To clear your own yard (see the house rules), pieces have to leave the whole yard, too.
rule-team-star-halma-partner = You move your own pieces. Once all of them are in their goal, you may move your partner's pieces too.
rule-captive-1-clear = As soon as another player has no piece left in their yard, you must clear yours: you may only move pieces out of your yard. If none can get out, you must move a piece inside it closer to the outermost hole of your goal. If you can't do that either, you're out.
rule-top-secret-off = A step, or a jump over a piece, may also go over the edge of the board, in any of the eight directions. That piece is then off the board, and your turn is over.

## Dice Halma

rule-dice-halma-roll = On your turn, roll two dice. Choose one for steps; the other is for jumps. With a double there's nothing to choose. If only one of the two choices lets you do something, you must take that one.
rule-dice-halma-move = Then up to as many pieces as the step die shows make one step each, and one other piece makes a chain of exactly as many jumps as the jump die shows, or you leave the chain out. You choose the order, but no piece moves twice in a turn. You may go into and through any yard, and stop there too.
rule-dice-halma-chain = You may change direction after each jump of the chain, but you can't land twice on the same space, nor on the one you started from.
rule-dice-halma-must = If you can do something, you must do at least one thing; after that you may end your turn. If there's nothing you can do with your roll, your turn is over.
rule-dice-halma-swap = A swap (see the house rules) uses up one of your steps. You may swap when no piece that can still move this turn could enter the goal with what is left of your roll.

## Dutch Halma and Le Zug

rule-dutch-halma-step = On your turn, move one of your pieces: either a step or a chain of hooks. A step goes one space straight ahead, if that space is free.
rule-dutch-halma-hook = If an opponent's piece stands diagonally in front of yours, you may hook around it: land on the space just beyond that piece, straight ahead as you look at it, if it's free. You may make several hooks in a row. Nothing is captured.
rule-le-zug-move = On your turn, move one of your pieces, always diagonally forward: either one step to the next free point, or a chain of jumps.
rule-le-zug-jump = Each jump goes over one piece right next to yours, of either player, and lands just behind it if that point is free. You may jump as often as you like, to the left or to the right each time, and then add one step. The pieces you jump over stay.
rule-le-zug-station = The four rows nearest to a player are their station. As long as one of your opponent's pieces is in their own station, you can't land on any point of it, not even in the middle of a chain.

## Solitaires and captures on the way

rule-solo-halma-jump = A piece jumps along a row or column over a piece right next to it, to the free space just behind. The piece it jumps over is captured and leaves the board. There are no steps.
rule-solo-halma-turns = If the same piece jumps several times in a row, that's one turn.
rule-retour-jump = Choose a piece with two free spaces next to it in a straight line along a row or column. Place a new piece on the nearer space, and jump over it with the first piece to the farther one. Both stay on the board.
rule-captive-2-jump = On your turn, choose any piece and jump with it along the lines over pieces right next to it, each time to the free hole just behind. You may change direction after each jump. You capture each piece as soon as you jump over it.
rule-captive-2-out = Your last jump must land outside the hexagon, and the first landing outside ends your turn. The piece you jumped with leaves the game and counts for nobody. If any piece can get out, you must make such a turn.

## Rakado

rule-rakado-move = On your turn, roll the die and move one of your pieces exactly that many places forward in a straight line. On the square board that is straight ahead; on the star, along either of the two lines that lead towards your goal. Everything in between must be free.
rule-rakado-six = After a six you roll again, even if you couldn't use it.
rule-rakado-capture = If your move ends on an opponent's piece, you capture it and take it off the board. You can't end your move on your own piece.
rule-rakado-must = If you can capture, you must; if there are several ways, choose one. If you can't capture but can move, you must move. If you can't move at all, you pass.
rule-rakado-goal = You need an exact roll to land in your goal. A piece in its goal can't capture and can't be captured, but it may move on inside the goal.

## Tippy, Gobang, Cat and Mouse

rule-place = On your turn, put one of your pieces on any free place.
rule-tippy-capture = You capture an opponent's piece when you place a piece above, below, left or right of it and all four of these places are now yours. A piece at the edge is safe, and one that is placed into a gap between four of yours isn't captured by that.
rule-gobang-move = When everyone has placed all their pieces, you move instead: on your turn, one of your pieces goes to a free space right next to it, in any direction.
rule-cats-move = On your turn, move one of your pieces to a free space right next to it, in any of the eight directions. Cats and mice move alike.
rule-cats-jump = Instead, a cat may jump over a mouse right next to it to the free space just behind, and capture that mouse. It doesn't have to. Cats can't jump over each other, and mice never jump.

## Barricade

rule-barricade-opening = To begin, everyone rolls once. The highest roll goes first and uses that roll for the first move; if several players tie for it, they roll again. After that, take turns clockwise.
rule-barricade-roll = On your turn, roll the die and move one of your pawns exactly that many fields from field to field, in any direction. You may turn corners, but you can't turn back during a move. A six is nothing special: you don't roll again.
rule-barricade-enter = Pawns in your yard can come in with any roll. The field just above the yard counts as one.
rule-barricade-pass-over = You may pass pawns of any colour, and you count their fields too. You can never pass a barricade.
rule-barricade-hit = If your move ends on an opponent's pawn, that pawn goes back to its yard. Your move can't end on your own pawn.
rule-barricade-lift = If your move ends exactly on a barricade, your pawn takes its field. You must put the barricade down at once on any free field, but never in the first row, the one above the yards, and never on the goal.
rule-barricade-must-move = If you can move, you must, even backwards. If the only thing you can do is bring in a pawn, see the house rules. If you can't move at all, you wait for your next turn.
rule-barricade-talk = You may give each other advice and make promises, but nobody has to keep them.

## Winning

rule-win-opposite = You win as soon as all your pieces are in your goal.
rule-filled = You also win if your turn starts with no empty hole in your goal and your own pieces in more than half of it, no matter who holds the rest (see the house rules). Until you have won, pieces may leave the goal again.
rule-win-alone = The game is solved as soon as all your pieces are in the goal. Until then, they may leave it again.
rule-lost = A player who has to clear their yard (see the house rules) and can't is out: their pieces in the yard leave the board, and the others stay. If such a piece stands in your goal, its place counts as filled. The last player left wins.
rule-captive-1-lost = When a player is out, their pieces in the yard leave the board and the others stay. If such a piece stands in your goal, its hole counts as filled. The last player left wins.
rule-marked-halma-win = You win as soon as all your pieces are in your goal and your marked piece is on its corner space, the one diagonally opposite its start.
rule-marked-halma-corner = A piece whose owner is out doesn't replace your marked piece on that corner space. If you win because your goal is filled (see the house rules), your marked piece must be on the corner space, unless an opponent's piece is there.
rule-marked-halma-alone = If you play alone, your 19 pieces start in the large yard at the bottom left. Rules { $rule-stay-in-goal } and { $rule-stay-complete } don't apply: pieces may leave the goal again.
rule-double-colour-halma-win = You win as soon as both your colours are in their goals, each piece on a space where its partner colour started.
rule-team-star-halma-win = A team wins as soon as all pieces of both partners are in their goals. Partners also lose together, and whenever pieces or distances are counted, theirs are added up.
rule-connection-win = You win as soon as your pieces are on every hole of one of the six winning lines. Each of them has 13 holes and runs straight from the outermost hole of one tip to that of the next tip but one.
rule-dutch-halma-win = You win as soon as your pieces fill your opponent's two rows.
rule-le-zug-win = You win as soon as nine of your pieces are on the nine starting points of your opponent's back row and your other three are in the row in front of it.
rule-top-secret-win = You win as soon as all your pieces are off the board.
rule-solo-halma-win = The game is solved when only one piece is left and it's in the middle. Try to use as few turns as you can: it can be done in 18, and never in fewer.
rule-retour-win = The game is solved when every space except the middle is filled. It's Solo Halma played backwards.
rule-alone-score = Alone, you try to use as few turns as possible. If two games take the same number of turns, the one with fewer jumps is better.
rule-captive-2-end = The game ends when no piece can get out of the hexagon any more. The player with the most captured pieces wins; players with the same number share the win.
rule-rakado-end = The game ends when no roll would let anyone move, or after 500 turns each. The player with the most pieces in their goal wins; players with the same number share the win.
rule-tippy-end = The game ends when everyone has placed all their pieces. Take the number of pieces you captured and subtract the number you lost: the highest result wins, and equal results share the win.
rule-gobang-win = You win as soon as five or more of your pieces are next to each other in an unbroken line, along a row, a column or a diagonal.
rule-cats-mice-win = The mice win when it's the cats' turn and neither cat can move.
rule-cats-win = The cats win as soon as fewer than nine mice are left, because eight mice can't shut in two cats.
rule-cats-draw = The game is a draw after a hundred turns in a row without a capture, fifty for each player. It's also a draw when the same position comes up at the start of a turn for the third time, or after 500 turns each.
rule-barricade-win = You win as soon as one of your pawns lands on the goal. You need an exact roll, because the goal is a dead end.

## Other ways for a game to end

rule-endings = The game also ends when all players have to pass one after another, when the same position comes up at the start of a turn for the third time, or after 500 turns each.
rule-endings-dice = The game also ends when no roll would let anyone move, or after 500 turns each.
rule-endings-barricade = The game also ends after 500 turns each. Then count the fields from each of your pawns to the goal, and for a pawn in the yard one more than from the field above it. The smallest total wins, and equal totals share the win.
rule-endings-alone = Alone, you can take as many turns as you like, and positions may repeat. If you can't move any more, the game isn't solved.
rule-measure-square = If that happens, the player with the most pieces in their goal wins. If it's a tie, add up how many spaces each player's pieces are away from the corner of the board where their goal is, counting along rows and columns, never diagonally: the smallest total wins, and equal totals share the win.
rule-measure-star = If that happens, the player with the most pieces in their goal wins. If it's a tie, add up how many steps each player's pieces are away from the outermost hole of their goal: the smallest total wins, and equal totals share the win.
rule-measure-dutch-halma = If that happens, the player with the most pieces in their goal wins. If it's a tie, add up how many rows each player's pieces have moved forward: the higher total wins, and equal totals share the win.
rule-measure-le-zug = If that happens, a player who still has a piece in their own station loses to one who doesn't. Otherwise, the player with more pieces on the nine points of the opponent's back row wins; equal numbers share the win.
rule-measure-top-secret = If that happens, the player with more pieces off the board wins; equal numbers share the win.
rule-measure-connection = If that happens, the player with the most pieces on any one of those lines wins; equal numbers share the win.
rule-measure-shared = If that happens, all players share the win.

## What the pictures show

diagram-square-step = A step goes to any free space right next to the piece.
diagram-square-jumps = Several jumps in a row, over your own pieces and others. All this is one turn.
diagram-super-jump = A long jump: the piece you jump over is exactly in the middle.
diagram-square-goal = The last piece reaches the yard opposite and wins the game.
diagram-quick-goal = The last piece reaches the line opposite and wins the game.
diagram-marked-goal = All the pieces have arrived, and the marked one is in the corner: the game is won.
diagram-double-goal = Each colour stands where its partner colour started: the game is won.
diagram-colour-step = From a dark space, a piece steps diagonally.
diagram-colour-jump = From a light space, a piece jumps.
diagram-dice = A one for steps and a three for jumps: one piece steps, and another makes a chain of three jumps.
diagram-figure = A piece jumps to its place in the figure. One more is still missing.
diagram-secret-jumps = On the board, pieces step and jump as usual.
diagram-secret-leave = A jump over the piece at the edge goes off the board.
diagram-dutch-step = A step goes one space straight ahead.
diagram-dutch-hook = Two hooks in a row, each around an opponent's piece that stands diagonally in front.
diagram-zug-step = A step goes one point diagonally forward.
diagram-zug-jumps = Two jumps, and one diagonal step after them.
diagram-star-step = A step goes along a line to the next free hole.
diagram-star-jumps = Several jumps in a row, over your own pieces and others. All this is one turn.
diagram-star-super = A long jump: the piece you jump over is exactly in the middle.
diagram-star-goal = The last piece reaches the yard opposite and wins the game.
diagram-chinese-goal = The last of the ten reaches the tip opposite and wins the game.
diagram-connection = The last gap in a line of 13 is closed: the game is won.
diagram-captive-out = Three jumps lead out of the hexagon and capture three pieces.
diagram-captive-one = A single jump is enough if it leads out.
diagram-solo-jump = A jump captures the piece it goes over.
diagram-solo-last = The last jump ends in the middle: solved.
diagram-retour-first = A new piece is placed next to the first, which jumps over it.
diagram-retour-next = The next turn: a piece jumps, and the new piece stays in between.
diagram-five = Five in an unbroken diagonal win.
diagram-tippy = The fourth piece closes the ring, and the opponent's piece is captured.
diagram-cat-jump = A cat jumps over a mouse and captures it.
diagram-cats-shut = Neither cat can move any more: the mice win.
diagram-rakado-take = A four: the opponent's piece at the end of the move is captured.
diagram-rakado-goal = A three is exactly enough to reach the base row opposite.
diagram-enter = A four brings a pawn in; the field above the yard counts as one.
diagram-send-back = A five: the pawn passes one opponent and sends the other back to its yard.
diagram-lift = A three ends exactly on a barricade: the pawn takes its field, and the barricade goes somewhere else.
diagram-home = A three is exactly enough: the first pawn on the goal wins.
