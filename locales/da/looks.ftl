# Hvordan brætterne ser ud, og billeder af dem.

## Styles

setting-board = Bræt
board-style-auto = Automatisk
board-style-wood = Træ
board-style-paper = Papir
board-style-contrast = Høj kontrast
setting-pieces = Brikker
piece-style-auto = Automatisk
piece-style-glass = Glas
piece-style-flat = Flade med store tegn

## Pictures

save-open = Gem
save-png = Billede (PNG)
save-svg = Billede (SVG)
save-film = Animation (GIF)
save-film-progress = Animationen laves: { $percent } %
save-stop = Annuller
save-done = Gemt.
save-failed = Det lykkedes ikke. Prøv igen.

## Drawings

help-drawing = Tegn på brættet med højre musetast: klik giver en cirkel, træk giver en pil. Skift, Ctrl og Alt ændrer farven.
