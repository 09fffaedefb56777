# The page of a review: where a game was decided, what would have been better, and who had luck.

mistake-inaccuracy = Неточность
mistake-mistake = Ошибка
mistake-blunder = Грубая ошибка

review-page-title = Анализ
review-page-of = Анализ: { $game }
review-page-about = Откройте запись игры, чтобы увидеть, где она решилась.
review-page-running = Эта игра ещё идёт. Её можно будет проанализировать, когда она закончится.
review-page-progress = Ход { $turn } из { $turns }
review-page-thorough = глубже
review-page-stopped = Анализ остановлен.
review-page-ready = Анализ готов.
review-page-go = Проанализировать игру
review-page-quick = Это был быстрый взгляд на каждый ход. Глубокий анализ длится дольше и чаще прав.
review-page-deeper = Проанализировать глубже
review-page-deep = Каждый ход тщательно изучен.

## The curve

review-page-curve = Шансы на победу
review-page-curve-alone = Потеряно ходов до сих пор
review-page-start = Начало
review-page-turn = Ход { $turn }
review-page-lost-so-far = { $turns ->
    [one] Потеряно до сих пор: { $turns } ход
    [few] Потеряно до сих пор: { $turns } хода
    [many] Потеряно до сих пор: { $turns } ходов
   *[other] Потеряно до сих пор: { $turns } хода
}

## A turn

review-page-steps = К другому ходу
review-page-mistake-before = Предыдущая ошибка
review-page-mistake-after = Следующая ошибка
review-page-turn-before = Предыдущий ход
review-page-turn-after = Следующий ход
review-page-played = Сыграно
review-page-better = Лучше
review-page-chances = Шансы на победу после этого хода
review-page-cost = { $turns ->
    [one] Цена: { $turns } ход, { $loss } шансов на победу.
    [few] Цена: { $turns } хода, { $loss } шансов на победу.
    [many] Цена: { $turns } ходов, { $loss } шансов на победу.
   *[other] Цена: { $turns } хода, { $loss } шансов на победу.
}
review-page-cost-alone = { $turns ->
    [one] Цена: { $turns } ход.
    [few] Цена: { $turns } хода.
    [many] Цена: { $turns } ходов.
   *[other] Цена: { $turns } хода.
}
review-page-luck = Везение с кубиками: { $luck }

## Sections

review-page-sections = Разделы анализа
review-page-overview = Обзор
review-page-turns = Ходы
review-page-jumps = Прыжки
review-page-column-turns = потеряно ходов
review-page-column-lost = % потерь
review-page-column-chance = шансы
review-page-points = Переломные ходы
review-page-decisive = Решающий
review-page-instead = { $better } вместо { $played }
review-page-no-points = Ни одна ошибка не была так велика, чтобы переломить игру.

## Luck and skill

review-page-skill = Мастерство
review-page-luck-skill = Везение и мастерство
review-page-errors = Ошибки
review-page-luck-title = Везение
review-page-in-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
review-page-verdict-both = Больше всего везения и лучшая игра: { $who }.
review-page-verdict-apart = Больше всего везения: { $lucky }. Лучшая игра: { $better }.
review-page-verdict-luck = Больше всего везения: { $who }. Никто не играл явно лучше других.
review-page-verdict-skill = Лучшая игра: { $who }.
review-page-verdict-even = Везение и мастерство были примерно равны.
review-page-verdict-equal = Все играли примерно одинаково хорошо.
review-page-about-errors = Ошибки: сколько шансов на победу стоили все ходы стороны вместе. Чем меньше, тем лучше она играла.
review-page-about-luck = Ошибки: сколько шансов на победу стоили все ходы стороны вместе. Везение: насколько её броски были лучше среднего из всех бросков.
review-page-dice = Кубики
review-page-dice-side = Сторона
review-page-dice-mean = ожидается

## Alone

review-page-solutions = Сравнение с другими решениями
review-page-unsolved = Игра не решена.
review-page-solution-this = Эта игра
review-page-solution-device = Ваше лучшее на этом устройстве
review-page-solution-known = Лучшее известное
review-page-solution-review = Найдено анализом
review-page-fewest = { $turns ->
    [one] Длина кратчайшего решения, которое знает анализ: { $turns } ход.
    [few] Длина кратчайшего решения, которое знает анализ: { $turns } хода.
    [many] Длина кратчайшего решения, которое знает анализ: { $turns } ходов.
   *[other] Длина кратчайшего решения, которое знает анализ: { $turns } хода.
}

## Trying again

review-again = Попробовать ещё раз отсюда
review-again-absent = Не здесь: { $who }. За них играют компьютеры.
review-again-who = Кто будет играть?
review-again-go = Играть
review-again-not = Отмена

## Learning from mistakes

review-learn-title = Учиться на своих ошибках
review-learn-back = Назад к анализу
review-learn-whose = Чьи ошибки
review-learn-tasks = Задачи
review-learn-progress = Задача { $task } из { $tasks }
review-learn-find = { $played } — ошибка. Найдите ход получше.
review-learn-judging = Проверяем ваш ход…
review-learn-right = Верно: { $action } — лучший ход.
review-learn-good = { $action } — тоже хорошо.
review-learn-wrong = { $action } — недостаточно хорошо.
review-learn-show = Показать решение
review-learn-solution = Лучший ход — { $action }.
review-learn-end = Завершить
review-learn-finished = Все задачи сделаны
review-learn-none = Здесь нет ошибок, на которых можно учиться.
review-learn-once-more = Решить задачи ещё раз
review-learn-first = Найдено сразу
review-learn-later = Найдено позже
review-learn-shown = Решение показано
review-learn-skipped = Пропущено
review-learn-of = { $count } из { $tasks }
