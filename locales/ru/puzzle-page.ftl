# Puzzles: all of them, one of them, and making one.

puzzle-page-title = Задачи
puzzle-page-lead = Найдите путь к победе. Всё доказано: указанного числа ходов достаточно, что бы ни делали другие.
puzzle-page-today = Задача дня
puzzle-page-of = { $game }: задача { $number }
puzzle-page-own = Своя задача
puzzle-page-none = Этой задачи здесь нет. Возможно, адрес неполный.
puzzle-page-loading = Расставляем задачу…

## The page of all puzzles

puzzle-page-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задачи
}
puzzle-page-solved-count = решено: { $count }
puzzle-page-solve = Решить
puzzle-page-solve-again = Решить ещё раз
puzzle-page-solved-today = Решено. Следующая будет завтра.
puzzle-page-endless = Одна за другой
puzzle-page-endless-about = Выберите игру. Сначала идут ещё не решённые.
puzzle-page-all = Все игры
puzzle-page-difficulty = Сложность
puzzle-page-difficulty-0 = любая
puzzle-page-difficulty-1 = очень лёгкая
puzzle-page-difficulty-2 = лёгкая
puzzle-page-difficulty-3 = средняя
puzzle-page-difficulty-4 = трудная
puzzle-page-difficulty-5 = очень трудная
puzzle-page-make-about = Можно составлять и свои задачи: расставьте позицию или просмотрите игру и выберите «{ $make }».

## One's results

puzzle-page-yours = Ваши результаты
puzzle-page-yours-solved = Решено
puzzle-page-yours-days = Дней подряд
puzzle-page-yours-run = С первой попытки, подряд
puzzle-page-yours-rating = Ваш рейтинг
puzzle-page-yours-most = рекорд: { $count }
puzzle-page-curve = { $count ->
    [one] Ваш рейтинг, { $count } последняя задача: от { $first } до { $last }, максимум { $best }
    [few] Ваш рейтинг, { $count } последние задачи: от { $first } до { $last }, максимум { $best }
    [many] Ваш рейтинг, { $count } последних задач: от { $first } до { $last }, максимум { $best }
   *[other] Ваш рейтинг, { $count } последней задачи: от { $first } до { $last }, максимум { $best }
}

## Solving

puzzle-page-task-win = { $turns ->
    [one] Выиграйте за { $turns } ход, что бы ни делали другие.
    [few] Выиграйте за { $turns } хода, что бы ни делали другие.
    [many] Выиграйте за { $turns } ходов, что бы ни делали другие.
   *[other] Выиграйте за { $turns } хода, что бы ни делали другие.
}
puzzle-page-task-dice = { $turns ->
    [one] Выиграйте за { $turns } ход, что бы ни выпало и что бы ни делали другие.
    [few] Выиграйте за { $turns } хода, что бы ни выпало и что бы ни делали другие.
    [many] Выиграйте за { $turns } ходов, что бы ни выпало и что бы ни делали другие.
   *[other] Выиграйте за { $turns } хода, что бы ни выпало и что бы ни делали другие.
}
puzzle-page-task-alone = { $turns ->
    [one] Решите игру за { $turns } ход.
    [few] Решите игру за { $turns } хода.
    [many] Решите игру за { $turns } ходов.
   *[other] Решите игру за { $turns } хода.
}
puzzle-page-left = { $turns ->
    [one] остался { $turns } ход
    [few] осталось { $turns } хода
    [many] осталось { $turns } ходов
   *[other] осталось { $turns } хода
}
puzzle-page-restart = Сначала
puzzle-page-hint-move = Верный ход — { $action }.
puzzle-page-hint-play = Сыграть за меня
puzzle-page-no-hint = Для этой позиции нет подсказки.
puzzle-page-solved-first = Отлично: решено с первой попытки!
puzzle-page-solved = Решено!
puzzle-page-solved-hints = Решено с подсказкой.
puzzle-page-answer = Ответ: { $moves }
puzzle-page-missed = { $turns ->
    [one] Теперь за { $turns } ход уже не получится.
    [few] Теперь за { $turns } хода уже не получится.
    [many] Теперь за { $turns } ходов уже не получится.
   *[other] Теперь за { $turns } хода уже не получится.
}
puzzle-page-no-turn = Ходов больше нет.
puzzle-page-next = Следующая задача
puzzle-page-more = Другие задачи
puzzle-page-skip = Другую

## Sharing: parts of one line

puzzle-page-share-tries = { $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
    [many] { $tries } попыток
   *[other] { $tries } попытки
}
puzzle-page-share-hints = { $hints ->
    [0] без подсказок
    [one] { $hints } подсказка
    [few] { $hints } подсказки
    [many] { $hints } подсказок
   *[other] { $hints } подсказки
}
puzzle-page-share-days = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}

## Making one

puzzle-page-make = Задача из этой позиции
puzzle-page-make-ask = Проверить эту позицию
puzzle-page-making = Ищем путь к победе…
puzzle-page-found = { $turns ->
    [one] Победа за { $turns } ход.
    [few] Победа за { $turns } хода.
    [many] Победа за { $turns } ходов.
   *[other] Победа за { $turns } хода.
}
puzzle-page-found-alone = { $turns ->
    [one] Решается за { $turns } ход.
    [few] Решается за { $turns } хода.
    [many] Решается за { $turns } ходов.
   *[other] Решается за { $turns } хода.
}
puzzle-page-solutions = { $count ->
    [one] К этому ведёт { $count } первый ход.
    [few] К этому ведут { $count } первых хода.
    [many] К этому ведут { $count } первых ходов.
   *[other] К этому ведут { $count } первого хода.
}
puzzle-page-excluded = { $turns ->
    [one] Нет победы за { $turns } ход.
    [few] Нет победы за { $turns } хода или быстрее.
    [many] Нет победы за { $turns } ходов или быстрее.
   *[other] Нет победы за { $turns } хода или быстрее.
}
puzzle-page-excluded-alone = { $turns ->
    [one] Нет решения за { $turns } ход.
    [few] Нет решения за { $turns } хода или быстрее.
    [many] Нет решения за { $turns } ходов или быстрее.
   *[other] Нет решения за { $turns } хода или быстрее.
}
puzzle-page-unknown = Выяснить это не удалось.
puzzle-page-open = Решить эту задачу
puzzle-page-link = Копировать ссылку
puzzle-page-text = Копировать текст
