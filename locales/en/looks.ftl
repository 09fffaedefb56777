# How boards look, and pictures of them.

## Styles

setting-board = Board
board-style-auto = Automatic
board-style-wood = Wood
board-style-paper = Paper
board-style-contrast = High contrast
setting-pieces = Pieces
piece-style-auto = Automatic
piece-style-glass = Glass
piece-style-flat = Flat with large signs

## Pictures

save-open = Save
save-png = Picture (PNG)
save-svg = Picture (SVG)
save-film = Animation (GIF)
save-film-progress = Making the animation: { $percent } %
save-stop = Cancel
save-done = Saved.
save-failed = That didn't work. Please try again.

## Drawings

help-drawing = Draw on the board with the right mouse button: click for a circle, drag for an arrow. Shift, Ctrl and Alt change the colour.
