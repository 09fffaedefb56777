# What the lessons say. A lesson is in crates/guide/lessons, one file for each game.

## Steps that many games share

lesson-watch-step = A piece can take one step to a free place right next to it. Watch.
lesson-try-step = Now you: move any of your pieces by one step.
lesson-first-step = A piece can take one step to a free place right next to it, in any direction. Try it: move any of your pieces by one step.
lesson-watch-jump = A piece can also jump over a neighbour, yours or anyone else's, to the free place straight behind it. Nothing is captured.
lesson-try-jump = Now you: jump over a piece.
lesson-watch-chain = One jump can follow another, and each may go in a new direction. The whole chain is one turn.
lesson-watch-jumps = A piece can also jump over a neighbour, yours or anyone else's, to the free place straight behind it, and then jump on. All this is one turn, and nothing is captured.
lesson-try-chain = Now you: make at least two jumps in one turn.
lesson-last-piece = One piece is still missing. Bring it into your goal and win.
lesson-one-chain = One of your pieces looks far away from your goal, but a single chain of jumps takes it there. Find it.
lesson-long-jump-watch = Here a jump may be long: the piece you jump over is exactly in the middle, and nothing else is in the way.
lesson-long-jump-try = Now you: make a long jump over a piece that isn't right next to yours.
lesson-best-chain = Find a chain of at least four jumps.
lesson-leave-yard = Get a piece out of your yard.

## Games on the square board

lesson-bridge = Build a bridge. The piece at the back almost has a way into the goal. Step with another piece so that it can get there next turn.
lesson-clear-yard = Your opponent has left their yard, so now you must clear yours. Bring the piece in the corner out of it.
lesson-shut-in = Your opponent must clear their yard, but one piece is still in the corner. Shut it in so that it can't move at all, and you win.
lesson-make-room = Your last piece can't get in yet, because the free space is too deep inside. Make room so that you win next turn.
lesson-win-next = Two turns are enough to win, but only if you begin with the right move. Move so that you win next turn, whatever your opponent does.
lesson-quick-watch = Your goal is just this line of six spaces. A piece that has gone past it is not there yet: it must come back.
lesson-quick-try = Your last piece has gone too far. Bring it back into the line and win.
lesson-over-line = You can't jump straight into the last free space. Jump past the line and come back to it in the same chain.
lesson-colour-step = A piece on a dark space can only step, and only diagonally. So it stays on dark spaces.
lesson-colour-jump = A piece on a light space can only jump. So it stays on light spaces, and it always needs a piece next to it.
lesson-colour-help = The piece at the back stands on a light space and has nothing to jump over. Step with another piece so that it can reach the goal next turn.
lesson-marked-watch = The marked piece has a place of its own: the corner space of the goal. You only win when it stands there.
lesson-marked-try = All your pieces are in the goal, but you haven't won yet. Put the marked piece in its corner.
lesson-marked-chain = Bring the marked piece into its corner in a single chain. Another space in the goal is not enough.
lesson-marked-room = One of your other pieces is in the corner. Move it away so that the marked piece gets there next turn. Don't block its way!
lesson-open-line = One of your pieces stands in the way of a long jump. Move it aside, so that the piece at the back can reach the goal next turn.
lesson-dice-watch = Roll two dice. One says how many pieces may step, the other how many jumps one more piece makes. No piece moves twice.
lesson-dice-try = You rolled a two and a three. Choose the three for steps. Then make a chain of two jumps, step with other pieces if you like, and end your turn.
lesson-dice-exact = You rolled two threes. Your chain must have exactly three jumps. Find the detour that brings a piece into the goal.
lesson-dice-bridge = You have one step and a chain of two jumps. Step first, so that the piece outside can jump into the goal.
lesson-dice-win = You can win this turn! Choose the right die for the steps. And mind the order: a piece that you want to jump over must not step away first.
lesson-double-watch = In the goal, each of your colours has its own spaces, in the same pattern as at the start. You win when every piece is on a space of its colour.
lesson-double-try = Bring your last piece into the goal. It must land on a space of its own colour.
lesson-alone-watch = When you play alone, every turn counts, however far a piece goes. So a long chain is worth a lot.
lesson-two-turns = Finish in two turns. Think about which piece goes first.
lesson-three-turns = Finish in three turns. Only one piece can go first.
lesson-figure-watch = Your goal is the figure in the middle. All your pieces must stand on it.
lesson-figure-try = Two pieces are still missing. Jump into the figure with the one that is farther away.

## Games on the star

lesson-star-win-next = You can't win this turn. Move so that you win next turn, whatever your opponent does.
lesson-star-two-turns = Finish in two turns. The first one has to prepare the second.
lesson-star-three-turns = Finish in three turns. Think of the last one before you make the first.
lesson-star-two-in-way = A long jump goes over one piece only. Straight towards your goal, more than one is in the way. Another chain takes one of your pieces into the goal. Find it.
lesson-star-partner-watch = All your pieces have arrived. Now you may move your partner's pieces as well. Watch.
lesson-star-partner-try = You have arrived. Help your partner: move their piece right outside the goal into it.
lesson-star-partner-yard = Your yard is your partner's goal, and one of your pieces is still in the way there. Bring it into your own goal with a single chain.
lesson-star-partner-bridge = Your partner's last piece can't get into its goal yet. Put one of your pieces where your partner can jump over it, straight into the goal.
lesson-star-partner-win = Only one of your partner's pieces is still missing. Bring it into its goal, and your team wins.
lesson-star-captive-watch = Your opponent has left their yard. Now you must clear yours: as long as a piece can get out, you may only move pieces out of the yard.
lesson-star-captive-try = Your opponent has left their yard, and one of your pieces is still in yours. Take it out.
lesson-star-captive-lost = Your yard is empty, so your opponent must clear theirs. Now their last way out is closed. They can't clear it, and you win.
lesson-star-captive-tip = You must clear your yard. The piece in the very tip has the longest way. Get it out in one turn.
lesson-star-captive-shut = One of your opponent's pieces is still in its yard, with a single way out. Close it and win.
lesson-star-captive-leave-shut = Your last piece is still in your yard, and so is one of your opponent's. One chain takes yours out and shuts theirs in. Find it and win.
lesson-star-line-watch = You win with a straight line of your pieces from one tip of the star to another, without a gap. Watch the last gap close.
lesson-star-line-try = One gap is left in your line. Close it and win.
lesson-star-line-jump = The piece you need is far from the gap. Find the chain that takes it there, and win.
lesson-star-line-stop = Your opponent closes their line next turn. Stop them: put one of your pieces into the gap.
lesson-star-count = Alone, you count your turns. A chain is one turn, however long it is. This one saves a lot of steps.
lesson-star-leave-goal = In this game a piece may leave its goal again. Sometimes that makes room for another one.
lesson-star-filled-watch = Your opponent won't leave your goal? If your turn begins with no free hole in it and more than half of it yours, you win all the same.
lesson-star-filled = An opponent's piece is stuck in your goal. Fill the last free hole, and you win when your next turn begins.
lesson-marble-step = A marble can take one step along a line to the next free hole. Watch.
lesson-marble-long = A marble can also jump over another one, even a distant one. That marble is exactly in the middle, and nothing else is in the way.
lesson-marble-long-try = Now you: make a long jump over a marble that isn't right next to yours.
lesson-marble-chain = One jump can follow another. Bring a marble from your yard into your goal in a single turn.
lesson-marble-two-in-way = A long jump goes over one marble only. Straight towards your goal, more than one is in the way. Another chain takes one of your marbles into the goal. Find it.
lesson-marble-filled = An opponent's marble is stuck in your goal. Fill the last free hole, and you win when your next turn begins.

## Barricade, Rakado, Gobang, Tippy, Cat and Mouse

lesson-barricade-watch-enter = Any roll brings a pawn in. The field above your yard counts one, and the pawn goes on until the roll is used up.
lesson-barricade-enter = Now you. Bring a new pawn in so that it stops right below a barricade.
lesson-barricade-hit = Land exactly on an opponent's pawn and it goes back to its yard. Pawns may turn corners on the way. Hit a yellow pawn.
lesson-barricade-pass = Your pawn is shut in. All you could do is bring in a new one. In the Gold Edition you may pass instead. Try it: pass.
lesson-barricade-watch-lift = Nobody can pass a barricade. But if you land exactly on it, you pick it up and place it on another field at once. Here it goes in Yellow's way.
lesson-barricade-goal = Only one of your pawns can reach the goal at the top with this roll. Find it and win.
lesson-barricade-block = Yellow's leading pawn needs a two to win. Pick up a barricade and place it so that this pawn can't reach the goal.
lesson-barricade-lock = Lock Yellow in! Pick up a barricade and place it so that Yellow can move with at most one of the six rolls. Careful: some barricades are already helping you.
lesson-rakado-watch = Roll the die and move one piece straight ahead by exactly that many spaces. After a six you roll again.
lesson-rakado-move = Move the piece that is farthest ahead. It goes exactly as many spaces as the die shows.
lesson-rakado-capture = You capture a piece by landing exactly on its space. If you can capture, you must. Find your capture.
lesson-rakado-goal = Your goal is your opponent's base row. You need the exact roll to get in. Bring one more piece into the goal.
lesson-rakado-safe = Your opponent's pieces capture straight ahead, up to six spaces away. Make a move after which no single roll lets them capture anything.
lesson-rakado-best-capture = You can choose between three captures. Choose the one where no single roll lets your opponent capture that piece back.
lesson-gobang-watch-five = You take turns placing a piece. Five of yours in an unbroken line win: along a row, a column or a diagonal.
lesson-gobang-five = Place a piece so that you have five in a line.
lesson-gobang-stop = Your opponent has four in a line and could win on their next turn. Stop them.
lesson-gobang-watch-move = When everyone has placed all twelve pieces, you move instead: one of your pieces, one space in any direction.
lesson-gobang-move-five = All pieces are placed. Move one of yours by one space and win.
lesson-gobang-two-threats = Make two threats at once. Place a piece so that you will have five in a line on your next turn, whatever your opponent does.
lesson-tippy-watch = You capture a piece by placing yours on all four sides of it. Diagonals don't count.
lesson-tippy-capture = Two of your opponent's pieces are almost surrounded. One of them stands on the edge, where it is safe. Capture the other one.
lesson-tippy-guard = Your opponent is about to capture one of your pieces. Take the last free space beside it.
lesson-tippy-two = Find the space where one piece captures two.
lesson-tippy-last = This is the last piece of the game. Your opponent has captured two of yours, and you have captured none. Place it so that you win.
lesson-cats-watch-place = The two cats are placed in the middle. Then the nineteen mice go on any free spaces. Watch the last two mice. After that, the cats move first.
lesson-cats-watch-jump = Everyone moves one space in any direction. A cat may also jump over a mouse next to it if the space straight behind is free. That captures the mouse.
lesson-cats-capture = You play the cats. Capture a mouse.
lesson-cats-win = Only nine mice are left. Capture one more and the cats win.
lesson-cats-save = Now you play the mice, and both cats are about to jump. Move one mouse so that no mouse can be captured.
lesson-cats-shut = You play the mice. Shut the cats in: move one mouse so that neither cat can move any more.

## Dutch Halma, Le Zug, Top Secret, Captive 2, peg games

lesson-secret-watch-place = First you fill the middle together: each turn, one of you places one piece. Only when the middle is full do the pieces begin to move.
lesson-secret-watch-off = A piece on the edge can step off the board. A piece next to one on the edge can jump over it and off. Every side of the board will do.
lesson-secret-step-off = This is your last piece, and it stands on the edge. Step off the board and win.
lesson-secret-jump-off = Your last piece is not on the edge yet. Get it off the board in this turn.
lesson-secret-chain-off = Your last piece is far from the edge. Find the chain of jumps that takes it off the board in one turn.
lesson-secret-two-left = You have two pieces left. Move so that you win next turn, whatever your opponent does.
lesson-dutch-watch = A piece steps straight ahead. If an opponent's piece stands diagonally ahead, you can hook past it: you land on the space straight behind it. Nothing is captured.
lesson-dutch-try-hook = One of your pieces can hook past an opponent's piece. Do it.
lesson-dutch-three-hooks = Hooks can follow one another. Find a piece that can hook three times in one turn.
lesson-dutch-last-gap = Only one space in your goal is still free. Reach it in one turn and win.
lesson-dutch-hook-first = Two of your pieces are still missing from your goal. Move so that you win next turn, whatever your opponent does.
lesson-zug-watch = Pieces go diagonally forward and never back. They jump over any piece next to them. After the last jump they may add one step.
lesson-zug-try = Jump with one of your pieces, and add the extra step after the jump.
lesson-zug-watch-station = The first four rows are a player's station. While one of their own pieces is in it, nobody else gets in. Now the last one leaves, and the way is free.
lesson-zug-far = Your opponent's station is guarded. Bring your piece from the second row right up to it, in a single turn.
lesson-zug-open = Nobody guards your opponent's station any more. A piece that is still outside it can reach the back row this turn. Find the way.
lesson-zug-two-turns = One point of the back row is still free. Move so that you win next turn, whatever your opponent does.
lesson-solo-watch = A piece jumps along a row or column over the piece next to it, onto a free space. It captures the piece it jumps over.
lesson-solo-try = Two pieces are left. Jump so that the last one stands in the middle.
lesson-solo-cross = This is the Cross. Leave one piece, in the middle. Be careful with the first jump.
lesson-solo-plus = This is the Plus. Leave one piece, in the middle. Keep the piece that makes the last jump.
lesson-solo-fireplace = This is the Fireplace. Leave one piece, in the middle. Take your time: it needs ten jumps.
lesson-retour-watch = Here you play Solo Halma backwards. Set a new piece next to one on the board; the old piece jumps over it. So there is one piece more after every jump.
lesson-retour-try = Make the first jump: the piece in the middle jumps over a new piece.
lesson-retour-cross = Build a cross in five jumps: the middle, the space below it, the two spaces above it, and one space to each side of the space just above the middle.
lesson-retour-last = Four spaces are free. Fill all but the middle in three jumps.
lesson-retour-holes = Six spaces are free. Fill all but the middle. It helps to look at the free spaces: they move like the pieces in Solo Halma.
lesson-captive-watch = The pieces belong to nobody. Jump with any piece and capture each one it jumps over. You may jump several times, but the last jump must lead out of the hexagon.
lesson-captive-try = Jump out of the hexagon and capture a piece.
lesson-captive-two = Capture two pieces in one turn, and get out.
lesson-captive-most = One turn captures seven pieces here. Find it.
lesson-captive-end = You are one piece behind. Find the turn that wins at once: after it, nobody can get out, and you have more pieces.
