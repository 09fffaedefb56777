# Words of planned moves and of drawings on the board.

premove-planned = Planned: { $from } – { $to }. It is played as soon as it is your turn.
premove-ask = Plan { $from } – { $to }?
premove-plan = Plan this move
premove-take-back = Take it back
premove-taken-back = The planned move was taken back.
premove-dropped = The planned move { $from } – { $to } is not possible now.
setting-premoves = Plan moves while others play
setting-premoves-about = Choose a piece and a cell; the move is played as soon as it is your turn
help-premove = While somebody else plays, you can plan your next move in games without dice: choose a piece, then a cell. Escape takes the plan back.
draw-share = Share my drawings with the table
draw-share-failed = Your drawings cannot be shared at this table.
drawn-by = Drawn by { $who }: { $cells }
help-two-fingers = On a touch screen, hold one finger on a cell and tap with a second finger: another cell for an arrow, the same cell for a circle.
