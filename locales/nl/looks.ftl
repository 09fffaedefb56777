# Hoe borden eruitzien, en afbeeldingen ervan.

## Styles

setting-board = Bord
board-style-auto = Automatisch
board-style-wood = Hout
board-style-paper = Papier
board-style-contrast = Hoog contrast
setting-pieces = Pionnen
piece-style-auto = Automatisch
piece-style-glass = Glas
piece-style-flat = Plat met grote tekens

## Pictures

save-open = Opslaan
save-png = Afbeelding (PNG)
save-svg = Afbeelding (SVG)
save-film = Animatie (GIF)
save-film-progress = De animatie wordt gemaakt: { $percent } %
save-stop = Annuleren
save-done = Opgeslagen.
save-failed = Dat lukte niet. Probeer het nog eens.

## Drawings

help-drawing = Teken op het bord met de rechtermuisknop: klikken geeft een cirkel, slepen een pijl. Shift, Ctrl en Alt veranderen de kleur.
