# Wie Bretter aussehen, und Bilder von ihnen.

## Styles

setting-board = Brett
board-style-auto = Automatisch
board-style-wood = Holz
board-style-paper = Papier
board-style-contrast = Starker Kontrast
setting-pieces = Figuren
piece-style-auto = Automatisch
piece-style-glass = Glas
piece-style-flat = Flach mit großen Zeichen

## Pictures

save-open = Speichern
save-png = Bild (PNG)
save-svg = Bild (SVG)
save-film = Animation (GIF)
save-film-progress = Die Animation entsteht: { $percent } %
save-stop = Abbrechen
save-done = Gespeichert.
save-failed = Das hat nicht geklappt. Versuch es noch einmal.

## Drawings

help-drawing = Zeichne mit der rechten Maustaste auf das Brett: Klicken ergibt einen Kreis, Ziehen einen Pfeil. Umschalt, Strg und Alt ändern die Farbe.
