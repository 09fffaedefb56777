# El aspecto de los tableros y sus imágenes.

## Styles

setting-board = Tablero
board-style-auto = Automático
board-style-wood = Madera
board-style-paper = Papel
board-style-contrast = Alto contraste
setting-pieces = Fichas
piece-style-auto = Automático
piece-style-glass = Vidrio
piece-style-flat = Planas con signos grandes

## Pictures

save-open = Guardar
save-png = Imagen (PNG)
save-svg = Imagen (SVG)
save-film = Animación (GIF)
save-film-progress = Creando la animación: { $percent } %
save-stop = Cancelar
save-done = Guardado.
save-failed = No ha funcionado. Inténtalo de nuevo.

## Drawings

help-drawing = Dibuja en el tablero con el botón derecho del ratón: un clic hace un círculo; arrastra para hacer una flecha. Mayús, Ctrl y Alt cambian el color.
