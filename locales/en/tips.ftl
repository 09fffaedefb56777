# Tips for playing well. Each has a position in crates/guide/tips where the computer follows it.

## Games on the square board

tip-ladder = Build a ladder: pieces in a line with one free space between them. The pieces at the back run along it in a single turn.
tip-borrow = Your opponent's pieces are bridges too. Use them while they are there.
tip-straggler = Don't leave a piece behind on its own. Bring the last one along while it still has something to jump over.
tip-deep-first = Fill the deepest spaces of your goal first. A piece that stops at the edge is in the way of those behind it.
tip-colour-pairs = Keep your pieces on dark and light spaces together. Those on light spaces can only jump, and the others can be their bridges.
tip-marked-corner = Keep the corner of your goal free for the marked piece, and its way there open.
tip-long-lines = Before every turn, look along all eight lines from each piece, far away too. A single piece on an open line is a long jump.
tip-dice-order = Think about the order. Jump over a piece before you step with it, and step first if the step builds a bridge.
tip-dice-steps = If you see no good chain, take the bigger die for steps. Many small steps are better than a chain you can't make.
tip-double-shade = Jumps and diagonal steps never change the shade a piece stands on. If it is on the wrong shade, take one straight step.
tip-rear-first = Move the piece at the back first. If the one in front runs away, there is nothing left to jump over.
tip-figure-far = Fill the far side of the figure first. Pieces that stop on the near side are in the way.

## Games on the star

tip-star-straggler = Move the piece at the very back while it still has a chain. Once the others are gone, it has nothing to jump over and must walk step by step.
tip-star-borrow = Your opponent's pieces are stepping stones too. Look for chains that go over theirs as well as yours.
tip-star-deep = Go as deep into your goal as you can. A piece that stops at the entrance blocks the way for the next one.
tip-star-leapfrog = Keep two pieces together: the one behind jumps over the one in front, then the other way round. That is twice as fast as walking.
tip-star-far-jump = Look along the whole line, not only at the neighbours. A single piece far away can carry you across half the board.
tip-star-partner-yard = Leave your yard early. It is your partner's goal, and they can't finish while you stand in it.
tip-star-captive-early = Bring the pieces from the tip of your yard forward early. When your opponent has left theirs, you can do nothing but clear yours.
tip-star-captive-shut = If your own yard is empty, look at your opponent's. Perhaps you can stop their last piece from getting out or any closer to its goal; then they are beaten.
tip-star-line-stop = Count the gaps in your opponent's line, too. When only one is left, put a piece of yours into it.
tip-star-line-gap = A piece of your line can jump into its own gap. Then the gap is somewhere else, where it is easier for you to close or harder to block.
tip-marble-far-jump = Look along the whole line, not only at the neighbours. A single marble far away can carry you across half the board.
tip-marble-deep = Go as deep into your goal as you can. A marble that stops at the entrance blocks the way for the next one.

## Barricade, Rakado, Gobang, Tippy, Cat and Mouse

tip-barricade-leader = If you can choose which pawn to hit, hit the one closest to the goal. It has the longest way back.
tip-barricade-wall = Place a barricade right in front of the opponent's pawn that is closest to the goal. Then it must roll a one or go the long way round.
tip-barricade-lift = Land on a barricade when you can. You open the way for yourself and close it for somebody else.
tip-rakado-goal = If your roll takes a piece into the goal, go in. It can't be captured there, and only pieces in the goal count.
tip-rakado-recapture = If you can choose between captures, look up the column. Choose one where no opponent's piece is close enough to capture you back.
tip-gobang-three = If three in a line have both ends free, stop them at once. If you wait, they become four with both ends free, and you can only stop one end.
tip-gobang-two-threats = Place a piece where two of your lines cross. Your opponent can stop only one of two threats.
tip-tippy-two = Look for a space beside two of your opponent's pieces. One piece there may capture both.
tip-tippy-guard = If your opponent holds three sides of your piece, take the fourth side yourself. Then it can't be captured.
tip-mice-rows = With the mice, keep a mouse behind every mouse. A cat can't jump if the space behind is taken.
tip-cats-capture = With the cats, capture a mouse while the space behind it is free. Fewer mice find it harder to shut you in.

## Dutch Halma, Le Zug, Top Secret, Captive 2, peg games

tip-secret-rim = When you place your pieces, take the rim of the middle. From there you get away sooner than from the inside.
tip-secret-bridge = Use every piece as a bridge, your opponent's too. One long chain saves many steps.
tip-secret-inner-first = If a piece can jump off over your own piece on the edge, do that first. The piece on the edge can still step off later.
tip-dutch-hook-now = Hook before you step. The opponent's piece that you need for the hook may be gone next turn.
tip-dutch-no-gift = Do not step to a space diagonally in front of an opponent's piece if they can hook past you from there.
tip-zug-chain = Look for the longest chain first, and do not forget the extra step. Your opponent's pieces are good for jumping, too.
tip-zug-guard = Leave one piece in your station as a guard while your opponent waits in front of it. They stand still, and you move on.
tip-solo-arms = Bring in the pieces at the ends of the arms early. When they are alone out there, nothing can reach them any more.
tip-solo-purge = Learn to clear three pieces in a row. A piece beside the end one jumps over it, the far one jumps over the middle one, and the first piece jumps back.
tip-solo-last-jump = Think of the end: the last jump must land in the middle. Prepare two pieces side by side that point to it.
tip-retour-holes = Look at the free spaces instead of the pieces. They move like the pieces in Solo Halma, and the last one must be the middle.
tip-retour-rim = Fill the corners of the arms early. Only a jump that ends there can fill them.
tip-captive-most = Follow every way to its end before you begin. A longer way out captures more pieces.
tip-captive-end = When you would win the count, end the game: choose the turn after which nobody can get out.
