# Командная строка.

cli-about = Играйте в Баррикаду, хальму со всеми вариантами и китайские шашки, учитесь им и изучайте их.
cli-games = Показать игры или рассказать об одной
cli-moves = Показать разрешённые действия после данных действий
cli-perft = Сосчитать последовательности действий
cli-show = Нарисовать позицию после данных действий
cli-playout = Сыграть одну игру компьютерными игроками и вывести её запись
cli-replay = Воспроизвести запись
cli-play = Играть в терминале
cli-arg-game = Имя игры для команд; их показывает «spielhof games»
cli-arg-players = Сколько игроков (если не указано, наименьшее число для этой игры)
cli-arg-set = Домашнее правило, имя=значение; можно указать несколько раз
cli-arg-first = Номер игрока, который начинает
cli-arg-position = Начать с расстановки из этого файла («-» — стандартный ввод)
cli-arg-figure = Играть к фигуре, нарисованной в этом файле, если в игре она есть («-» — стандартный ввод)
cli-arg-actions = Действия, которые играются сначала, например c3-e5
cli-arg-depth = На сколько действий в глубину
cli-arg-divide = Вывести и число за каждым первым действием
cli-arg-json = Вывести JSON
cli-arg-seed = С чего начинаются случайные числа
cli-arg-by = Кто играет: random, baseline или level1 – level6, один за всех или по одному на каждое место, через запятую
cli-arg-file = Запись («-» — стандартный ввод)
cli-arg-turn = Остановиться после стольких ходов
cli-arg-lang = Язык: { $known }
cli-arg-seats = Кто где сидит: human, level1 – level6, baseline или random, через запятую
cli-arg-plain = Без цветов, только простые буквы
cli-arg-piped = Принимать команды из канала, а не из терминала
cli-arg-help = Показать справку
cli-arg-version = Показать версию
cli-usage = Использование
cli-commands = Команды
cli-arguments = Аргументы
cli-options = Параметры

games-id = Имя для команд
games-players = Игроки
games-board = Доска
games-name = Название
games-source = Источник: { $booklet }, «{ $section }»
games-option = { $name }: { $values } (игроков: { $players })
games-option-always = { $name }: { $values }
games-one-hint = «spielhof games ИГРА» расскажет об игре подробнее, «spielhof play ИГРА» запустит её.

replay-done = Воспроизведено без ошибок: { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
  }.

cli-match = Дать двум компьютерным игрокам сыграть много игр и вывести счёт
cli-engine = Отвечать другим программам, строка за строкой
cli-arg-first-player = Игрок, чьи очки считаются: random, baseline, level1 – level6, nodes:N, time:МИЛЛИСЕКУНДЫ, exec:КОМАНДА
cli-arg-second-player = Его соперник, на всех остальных местах
cli-arg-games = Сколько игр самое большее (100, если не указано)
cli-arg-opening = Сначала столько случайных ходов с каждого места (2, если не указано)
cli-arg-sprt = Остановиться, как только станет ясно, набирает ли первый игрок столько процентов или не больше своей доли
cli-arg-threads = Сколько игр одновременно (по одной на ядро, если не указано)
cli-arg-save = Сохранить каждую игру как запись в эту папку

match-progress = игр: { $games } из { $of }, { $score } %
match-result = { $first } против { $second }: игр { $games }, побед { $won }, поделено { $shared }, поражений { $lost } (начальное число { $seed })
match-score = счёт { $score } %, 95-процентный интервал от { $low } до { $high }
match-elo = Эло { $elo }, 95-процентный интервал от { $low } до { $high }
match-even = равные набрали бы { $even } %
match-endings = окончено по пределу ходов и засчитано как поделённое: { $capped }; окончено по повторению: { $repeated }
match-verdict-open = Проверка на { $better } % ещё не окончена.
match-verdict-stronger = Проверка на { $better } % говорит: сильнее.
match-verdict-not-stronger = Проверка на { $better } % говорит: не сильнее.
decimal-mark = ,
