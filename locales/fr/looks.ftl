# L’aspect des plateaux et leurs images.

## Styles

setting-board = Plateau
board-style-auto = Automatique
board-style-wood = Bois
board-style-paper = Papier
board-style-contrast = Contraste élevé
setting-pieces = Pions
piece-style-auto = Automatique
piece-style-glass = Verre
piece-style-flat = Plats avec de grands signes

## Pictures

save-open = Enregistrer
save-png = Image (PNG)
save-svg = Image (SVG)
save-film = Animation (GIF)
save-film-progress = Création de l’animation : { $percent } %
save-stop = Annuler
save-done = Enregistré.
save-failed = Ça n’a pas marché. Veuillez réessayer.

## Drawings

help-drawing = Dessinez sur le plateau avec le bouton droit de la souris : un clic fait un cercle, un glissement fait une flèche. Maj, Ctrl et Alt changent la couleur.
