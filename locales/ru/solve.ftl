# Наименьшее число ходов в играх для одного.

cli-solve = Найти наименьшее число ходов в игре для одного, с доказательством
cli-arg-prove = Только показать, что меньше N ходов не хватит, или найти решение, в котором их меньше
cli-arg-find = Искать только хорошее решение лучами по WIDTH позиций с обоих концов (2000 — быстро)
cli-arg-memory = Сколько гибибайт памяти использовать (2, если не указано)
cli-arg-folder = Хранить просмотренное в этой папке; та же команда продолжит с этого места
cli-arg-solve-threads = Сколько ядер использовать (все, если не указано)
cli-arg-save-solution = Сохранить решение с доказательством как запись игры
cli-arg-table = Солитеры: найти все позиции, которые можно решить (гибибайт памяти, около минуты)

solve-proved = { $turns ->
    [one] Доказано: кратчайшее решение — { $turns } ход.
    [few] Доказано: кратчайшее решение — { $turns } хода.
    [many] Доказано: кратчайшее решение — { $turns } ходов.
   *[other] Доказано: кратчайшее решение — { $turns } хода.
  }
solve-between = Нужно не меньше { $least ->
    [one] { $least } хода
    [few] { $least } ходов
    [many] { $least } ходов
   *[other] { $least } хода
  }; в лучшем известном решении их { $found }.
solve-least = Нужно не меньше { $least ->
    [one] { $least } хода
    [few] { $least } ходов
    [many] { $least } ходов
   *[other] { $least } хода
  }; решение не найдено.
solve-found = Найдено решение в { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
  }. Ничего не доказано.
solve-not-found = Решение не найдено. Попробуйте более широкие лучи.
solve-none = Решения нет.
solve-can = Решение есть.
solve-memory = Поиск остановлен: { $memory } ГиБ памяти не хватило. Дайте больше с --memory.
solve-layer = ходы
solve-start = от начала
solve-goal = от цели
solve-solution = Решение:
solve-pieces = фишки
solve-can-be-solved = позиции с решением
solve-table-done = Позиций, которые можно решить: { $positions }. Таблица построена за { $seconds } с.
solve-progress = ходов: до { $most }; слой { $layer } { $end }; позиций: { $positions }, { $megabytes } МБ, осталось { $seconds } с в этом слое

fault-solve-alone = «{ $game }» — игра для нескольких. Решать можно только игры для одного; их показывает «spielhof games».
fault-solve-rules = Эта программа не умеет решать эту игру с такими правилами. Она умеет решать connection-solo, star-highscore, highscore, meeting-point, solo-halma и retour без домашних правил.
fault-solve-over = В этой позиции игра окончена. Укажите позицию, в которой она продолжается.
fault-solve-turn = Позиция находится посреди хода. Сначала закончите ход или удалите строку «landed».
fault-solve-table = «{ $game }» — не солитер. Таблицы есть только для solo-halma и retour.
fault-solve-layer = Файл { $path } относится к другому поиску или повреждён. Удалите его или укажите другую папку.
