# Вид досок и их картинки.

## Styles

setting-board = Доска
board-style-auto = Автоматически
board-style-wood = Дерево
board-style-paper = Бумага
board-style-contrast = Высокая контрастность
setting-pieces = Фишки
piece-style-auto = Автоматически
piece-style-glass = Стекло
piece-style-flat = Плоские с крупными знаками

## Pictures

save-open = Сохранить
save-png = Картинка (PNG)
save-svg = Картинка (SVG)
save-film = Анимация (GIF)
save-film-progress = Анимация готовится: { $percent } %
save-stop = Отмена
save-done = Сохранено.
save-failed = Не получилось. Попробуйте ещё раз.

## Drawings

help-drawing = Рисуйте на доске правой кнопкой мыши: щелчок рисует круг, перетаскивание — стрелку. Shift, Ctrl и Alt меняют цвет.
