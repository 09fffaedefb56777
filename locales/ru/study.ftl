# Рейтинги игроков и уровней.

cli-ratings = Исследовать точность рейтингов и оценить уровни компьютера
cli-ratings-simulate = Смоделировать игроков известной силы и измерить, насколько точно рейтинг её находит
cli-ratings-levels = Оценить рейтинги уровней компьютера по результатам матчей
cli-arg-population = Сколько всего игроков (2000, если не указано)
cli-arg-per-game = Сколько игроков в одной игре, от 2 до 6 (2, если не указано)
cli-arg-simulated-games = Сколько игр (30 на каждого игрока, если не указано)
cli-arg-pairing = Кто с кем играет: similar (близкие рейтинги, как в зале ожидания), similar-elo (то же по рейтингу Эло), random (случайно) или circles (только действительно равные по силе)
cli-arg-noise = Как распределено везение: gumbel (как предполагает модель) или normal (иначе)
cli-arg-shuffled = Перемешать результаты для контроля: по ним ничего нельзя узнать
cli-arg-repeats = Сколько раз повторить, каждый раз со следующим начальным числом (5, если не указано)
cli-arg-results = Файл, в каждой строке которого один матч: игра, игрок, игрок, победы, ничьи, поражения («-» — стандартный ввод)

ratings-setup = Игроков: { $players }, в одной игре: { $per-game }, игр: { $games }; подбор { $pairing }, везение { $noise }, начальные числа от { $first } до { $last }
ratings-shuffled = Результаты перемешаны: это контроль.
ratings-runs = Каждое число — среднее по всем повторениям, в скобках наименьшее и наибольшее.
ratings-model = модель
ratings-correlation = ранговая корреляция
ratings-log-loss = логарифмическая потеря
ratings-brier = показатель Брайера
ratings-coverage = внутри 95-процентного интервала
ratings-truth = истинная сила
ratings-difference = Логарифмическая потеря spielhof минус потеря Эло: { $difference }
ratings-first = Логарифмическая потеря spielhof для первого места: { $loss } (при равных шансах: { $even })
ratings-calibration = Прогнозы { $model } для фаворита и как часто они сбывались:
ratings-range = диапазон
ratings-predicted = прогноз
ratings-observed = наблюдалось
ratings-count = прогнозов

ratings-group = группа
ratings-player = игрок
ratings-rating = рейтинг
ratings-interval = 95-процентный интервал
ratings-games = игр

fault-results-line = { $path }, строка { $line }: { $problem }
fault-results-words = Слов в строке: { $found }. Напишите шесть: игра, игрок, игрок, победы, ничьи, поражения.
fault-results-game = «{ $game }» — не игра для двух или более игроков. Команда «spielhof games» показывает все игры.
fault-results-itself = { $player } играет сам с собой. Укажите двух разных игроков.
fault-results-number = «{ $text }» — не число игр.
fault-results-empty = В файле { $path } нет результатов. Пишите по одному матчу в строке: игра, игрок, игрок, победы, ничьи, поражения.
fault-results-anchor = В группе { $group } никто не играет против { $anchor }. Добавьте матч: все рейтинги отсчитываются от { $anchor }.
fault-results-unlinked = В группе { $group } ни один матч не связывает { $player } с { $anchor }. Добавьте такой матч.
fault-simulate-per-game = Столько игроков в одной игре здесь быть не может: { $given }. Выберите от 2 до 6.
fault-simulate-players = Столько игроков смоделировать нельзя: { $given }. Выберите от { $least } до { $most }.
fault-simulate-games = Столько игр смоделировать нельзя: { $given }. Выберите от 2 до { $most }.
fault-simulate-repeats = Столько повторений невозможно: { $given }. Выберите от 1 до { $most }.
