# L’aspetto dei tabelloni e le loro immagini.

## Styles

setting-board = Tabellone
board-style-auto = Automatico
board-style-wood = Legno
board-style-paper = Carta
board-style-contrast = Contrasto elevato
setting-pieces = Pedine
piece-style-auto = Automatico
piece-style-glass = Vetro
piece-style-flat = Piatte con segni grandi

## Pictures

save-open = Salva
save-png = Immagine (PNG)
save-svg = Immagine (SVG)
save-film = Animazione (GIF)
save-film-progress = Creo l’animazione: { $percent } %
save-stop = Annulla
save-done = Salvato.
save-failed = Non ha funzionato. Riprova.

## Drawings

help-drawing = Disegna sul tabellone con il tasto destro del mouse: un clic fa un cerchio, trascina per fare una freccia. Maiusc, Ctrl e Alt cambiano il colore.
