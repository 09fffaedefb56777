# Анализ игр и исследования о нём.

cli-analyse = Показать, чего стоили ходы записи, кому повезло и где решилась игра
cli-arg-effort = Сколько искать: quick (быстро), thorough (тщательно) или число узлов (quick, если не указано)
cli-arg-annotate = Вывести запись с ошибками в виде комментариев
cli-study = Исследовать, насколько хорош анализ, на играх компьютеров
cli-study-calibrate = Подобрать шансы на победу по играм и измерить, насколько точно они предсказывают другие
cli-study-errors = Измерить, чего стоит ход каждого уровня
cli-study-luck = Проверить, что везение в среднем равно нулю, и как везение и умение решают игры
cli-arg-study-games = Сколько игр, для каждого уровня (100, если не указано)
cli-arg-study-seed = Из этого числа следуют игры и броски (1, если не указано)
cli-arg-study-effort = Сколько искать для каждого действия: quick (быстро), thorough (тщательно) или число узлов
cli-arg-study-level = Уровень всех игроков (3, если не указано)
cli-arg-study-levels = Уровни через запятую (2,4,6, если не указано)
cli-arg-positions = Примерно сколько позиций брать из каждой игры (8, если не указано)
cli-arg-every = Анализировать только каждое N-е действие (5, если не указано)
cli-arg-keep = Хранить законченные игры в этом файле и не играть снова те, что в нём уже есть

review-turn = ход
review-seat = место
review-side = сторона
review-played = сыграно
review-better = лучше
review-cost = потеряно ходов
review-lost = % потерь
review-luck = % везения
review-chances = % шансов
review-turns = ходов
review-inaccuracy = неточностей
review-mistake = ошибок
review-blunder = грубых ошибок
review-no-turning-points = Ни одна ошибка не была так велика, чтобы переломить игру.
review-turning-points = Переломные ходы: { $turns }
review-decisive = Решающим был ход { $turn }. { $who }.
review-fewest = Кратчайшее известное решение от начала: { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
review-progress = Шаги: { $done } из { $of }

study-setup = { $game }, игроков: { $players }, игр: { $games }, играл { $by }; начальное число { $seed }, объём поиска { $effort }
study-progress = Игры: { $done } из { $of }
study-curve = Кривая (игра, игроки, наклон, темп, стороны): { $line }. Подобрана по играм: { $fitted }; показатели — по позициям ({ $positions }) из других игр ({ $others }).
study-prediction = предсказание
study-fitted = эта кривая
study-shown = как показывается сейчас
study-without-search = без поиска
study-constant = всегда одно и то же
study-reliability = Предсказания этой кривой и как часто они сбывались:
study-cost = потеряно ходов за ход
study-chance = потеряно шансов за ход
study-luck = среднее везение
study-roll-luck = среднее везение за бросок
study-interval = интервал 99,9 %
study-errors = средние потери от ошибок
study-zero = Каждый интервал содержит ноль: кости выглядят честными.
study-not-zero = Один из интервалов не содержит нуля: кости не выглядят честными.
study-loaded = Кость первого места подделана: это проверка, и это должно быть замечено.
study-correlations = Корреляция с результатом: везение { $luck }, умение { $skill }

fault-effort = «{ $text }» — не объём поиска. Укажите quick, thorough или число узлов.
fault-study-alone = В { $game } играют в одиночку, шансов на победу там нет. Выберите игру для двух или более.
fault-study-dice = В { $game } нет костей. Выберите игру с костями.
fault-study-keep = { $path } относится к другому исследованию. Укажите новый файл или повторите аргументы того исследования.
