# House rules as plain sentences: option-NAME-VALUE.

option-blocked-clear = Once another side has left its home, you must clear yours; who cannot has lost.
option-blocked-swap = If no piece of yours can enter its goal, one that stands before it may change places with an enemy inside.
option-blocked-filled = You win when your goal has no free cell and more than half of it is yours.
option-blocked-none = Nothing helps against an enemy who stays in your goal.
option-places-first = The game ends with the first winner.
option-places-all = Play goes on for the places.
option-colours-one = Each player has one colour.
option-colours-two-opposed = Each player has two colours, with an enemy colour opposite each.
option-colours-two-facing = Each player has two colours that face each other.
option-colours-two = Each player has two colours: red and yellow against green and blue.
option-movement-strict = On dark cells pieces only step diagonally, on light cells they only jump.
option-movement-simple = Pieces move as in Halma but end on the shade they began on.
option-jumps-symmetric = Jumps go over one piece at any distance, to the same distance behind it.
option-jumps-adjacent = Jumps go over a neighbouring piece only.
option-leave-goal-no = A piece that has reached its goal stays in it.
option-leave-goal-yes = Pieces may leave their goal again.
option-line-any = Any of the six lines wins.
option-line-own = Only a line that touches your own tip wins.
option-jumper-out = The piece that has jumped out leaves the game.
option-jumper-counts = The piece that has jumped out counts for its player.
option-opening-rolled = Everyone rolls; the highest begins with that roll.
option-opening-first = The starting seat simply begins.
option-no-barricade-rows-1 = No barricade may be set down in the first row.
option-no-barricade-rows-2 = No barricade may be set down in the first two rows.
option-playing = These colours play: { $colours }.
