# Wygląd plansz i ich obrazy.

## Styles

setting-board = Plansza
board-style-auto = Automatycznie
board-style-wood = Drewno
board-style-paper = Papier
board-style-contrast = Wysoki kontrast
setting-pieces = Pionki
piece-style-auto = Automatycznie
piece-style-glass = Szkło
piece-style-flat = Płaskie z dużymi znakami

## Pictures

save-open = Zapisz
save-png = Obraz (PNG)
save-svg = Obraz (SVG)
save-film = Animacja (GIF)
save-film-progress = Tworzę animację: { $percent } %
save-stop = Anuluj
save-done = Zapisano.
save-failed = Nie udało się. Spróbuj jeszcze raz.

## Drawings

help-drawing = Rysuj po planszy prawym przyciskiem myszy: kliknięcie rysuje koło, przeciągnięcie strzałkę. Shift, Ctrl i Alt zmieniają kolor.
