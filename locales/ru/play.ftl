# Игра в терминале.

play-no-terminal = Для игры нужен терминал. Запустите в нём «spielhof play» или передавайте команды через канал с --piped.
play-choose = Какая игра? Введите её номер или имя (пустая строка: { $default }).
play-welcome = { $game }, { $players ->
    [1] для одного
    [one] для { $players } игрока
    [few] для { $players } игроков
    [many] для { $players } игроков
   *[other] для { $players } игрока
  }. Введите «помощь», чтобы узнать, что можно сказать.
play-turn = { $who } ходит.
play-turn-set-down = { $who } ставит баррикаду.
play-turn-place = { $who } выставляет фишку.
play-turn-dice = { $who } выбирает, какой кубик для шагов; другой — для прыжков.
play-turn-huff = { $who } снимает фишку, которая пропустила взятие.
play-turn-or-end = { $who } продолжает или заканчивает ход словом «end».
play-turn-goes-on = { $who } прыгает дальше фишкой на клетке { $cell }.
play-seat = Игрок { $seat } ({ $colours }, { $player })
play-seat-plain = Игрок { $seat } ({ $player })
play-player-human = человек
play-drawn = По жребию: { $action }
play-rolled = { $who } выбрасывает { $die }.
play-dice-left = В этот ход осталось: { $steps ->
    [0] ни одного шага
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  } и { $jumps ->
    [0] ни одной цепочки прыжков
    [one] цепочка ровно из { $jumps } прыжка
    [few] цепочка ровно из { $jumps } прыжков
    [many] цепочка ровно из { $jumps } прыжков
   *[other] цепочка ровно из { $jumps } прыжка
  }.
play-acted = { $who }: { $action }
play-yard = { $colour }: в доме { $count }
play-to-place = { $colour }: осталось выставить { $count }
play-taken = Игрок { $seat }: взято { $count }
play-hint = Компьютер сыграл бы { $action }.
play-legal = Действие { $action } разрешено.
play-way = Путь: { $way }
play-moves = { $count ->
    [0] Нет действий.
    [one] { $count } действие:
    [few] { $count } действия:
    [many] { $count } действий:
   *[other] { $count } действия:
  }
play-undone = Отменено: { $action }
play-undo-nothing = Отменять нечего.
play-undo-dice = Кубики брошены; то, что было до броска, отменить нельзя.
play-saved = Запись лежит в { $path }.
play-saved-to-go-on = «spielhof replay { $path }» воспроизведёт её.
play-unknown = Введите действие, например { $example }, или «помощь».
play-why-what = Спросите о действии, например «почему { $example }».
play-house-rules = Домашние правила
play-over-winner = { $who } побеждает.
play-over-shared = Победу делят: { $who }.
play-over-solved = Решено за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
  } и { $jumps ->
    [one] { $jumps } прыжок
    [few] { $jumps } прыжка
    [many] { $jumps } прыжков
   *[other] { $jumps } прыжка
  }.
play-over-unsolved = Действий больше нет: не решено.
ending-rules = Игра закончилась по правилам.
ending-repetition = Одна и та же позиция возникла в третий раз; игра на этом заканчивается.
ending-turn-limit = Достигнут предел ходов; игра на этом заканчивается.
ending-resignation = Игра закончилась: кто-то сдался.
ending-agreement = Все согласились на ничью.
ending-clock = Игра закончилась: у кого-то вышло время.
ending-aborted = Игра прервана; результата нет.
reason-arrived = Все фишки победителя дошли до цели.
reason-filled = Финиш заполнен, и больше половины его клеток у победителя.
reason-cannot-clear = Кто не может освободить свой дом, проигрывает.
reason-line = Линия построена.
reason-nobody-moves = Никто больше не может ходить; игра заканчивается как есть.
reason-no-way-out = Ни один прыжок больше не ведёт наружу: побеждает тот, кто взял больше фишек.
reason-all-placed = Все фишки выставлены: считаются взятые минус потерянные.
reason-all-off = Все фишки победителя ушли с доски.
reason-home-square = Фишка дошла до финиша.
reason-too-few-mice = Мышей осталось слишком мало, чтобы запереть кошек.
reason-cats-shut-in = Кошки заперты.
reason-quiet = Давно никого не брали: победа общая.
reason-no-salt = Устройство одного из игроков не прислало вовремя случайное число для кубиков; никто не проиграл.
play-over-rank = { $rank }. { $who }
play-side = Игрок { $seats }
play-bye = До свидания и спасибо за игру.
play-help =
    Введите действие, например { $example }, чтобы его сыграть. А ещё:
    ходы [КЛЕТКА]     разрешённые действия, или действия одной фишки
    совет             что сделал бы компьютер и как вы стоите
    почему ДЕЙСТВИЕ   почему действие возможно или нет
    отмена            вернуться к вашему последнему решению
    правила           правила этой игры
    доска             нарисовать доску ещё раз
    сохранить [ФАЙЛ]  сохранить запись (в spielhof-record.txt, если файл не назван)
    выход             выйти из игры
# Слова, которые можно ввести для каждой команды; первое — обычное.
command-help = помощь справка ?
command-moves = ходы
command-hint = совет подсказка
command-why = почему
command-undo = отмена отменить назад
command-rules = правила
command-board = доска
command-save = сохранить
command-quit = выход выйти
play-player-level = компьютер, уровень { $level }
score-wins = Это выигрывает.
score-loses = Это проигрывает при лучшей игре соперника.
score-far-ahead = Вы далеко впереди ({ $score }).
score-ahead = Вы впереди ({ $score }).
score-even = Примерно поровну ({ $score }).
score-behind = Вы отстаёте ({ $score }).
score-far-behind = Вы сильно отстаёте ({ $score }).
