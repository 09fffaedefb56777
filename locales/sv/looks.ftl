# Hur brädena ser ut, och bilder av dem.

## Styles

setting-board = Bräde
board-style-auto = Automatiskt
board-style-wood = Trä
board-style-paper = Papper
board-style-contrast = Hög kontrast
setting-pieces = Pjäser
piece-style-auto = Automatiskt
piece-style-glass = Glas
piece-style-flat = Platta med stora tecken

## Pictures

save-open = Spara
save-png = Bild (PNG)
save-svg = Bild (SVG)
save-film = Animation (GIF)
save-film-progress = Animationen skapas: { $percent } %
save-stop = Avbryt
save-done = Sparat.
save-failed = Det gick inte. Försök igen.

## Drawings

help-drawing = Rita på brädet med höger musknapp: klicka för en cirkel, dra för en pil. Skift, Ctrl och Alt ändrar färgen.
