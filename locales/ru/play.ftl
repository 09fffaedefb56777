# Игра в терминале.

play-no-terminal = Для игры нужен терминал. Запустите в нём «spielhof play» или передавайте команды через канал с --piped.
play-choose = Какая игра? Введите её номер или название (или просто нажмите Enter: { $default }).
play-welcome = { $game }, { $players ->
    [1] для одного игрока
    [one] для { $players } игрока
    [few] для { $players } игроков
    [many] для { $players } игроков
   *[other] для { $players } игрока
  }. Введите «помощь», чтобы узнать, что можно сделать.
play-turn = Ходит { $who }.
play-turn-set-down = { $who } ставит баррикаду.
play-turn-place = { $who } ставит фишку.
play-turn-dice = { $who } выбирает, какой кубик для шагов; другой — для прыжков.
play-turn-huff = { $who } снимает фишку, которая пропустила взятие.
play-turn-or-end = { $who } продолжает или заканчивает ход словом «end».
play-turn-goes-on = { $who } прыгает дальше фишкой на { $cell }.
play-seat = Игрок { $seat } ({ $colours }, { $player })
play-seat-plain = Игрок { $seat } ({ $player })
play-player-human = человек
play-drawn = По жребию: { $action }
play-rolled = { $who } бросает: { $die }.
play-roll = Бросок: { $dice }
play-dice-left = В этот ход осталось: { $steps ->
    [0] ни одного шага
    [1] один шаг
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  } и { $jumps ->
    [0] ни одной цепочки прыжков
    [1] цепочка ровно из одного прыжка
    [one] цепочка ровно из { $jumps } прыжка
    [few] цепочка ровно из { $jumps } прыжков
    [many] цепочка ровно из { $jumps } прыжков
   *[other] цепочка ровно из { $jumps } прыжка
  }.
play-acted = { $who }: { $action }
play-yard = { $colour }: на базе { $count }
play-to-place = { $colour }: осталось поставить { $count }
play-taken = Игрок { $seat }: взято { $count }
play-hint = Компьютер сыграл бы так: { $action }.
play-legal = { $action }: так можно.
play-way = Путь туда: { $way }
play-moves = { $count ->
    [0] Ходов нет.
    [1] Один ход:
    [one] { $count } ход:
    [few] { $count } хода:
    [many] { $count } ходов:
   *[other] { $count } хода:
  }
play-undone = Отменено: { $action }
play-undo-nothing = Отменять нечего.
play-undo-dice = Бросок уже сделан; то, что было до него, отменить нельзя.
play-saved = Запись игры сохранена в { $path }.
play-saved-to-go-on = Пересмотреть её: «spielhof replay { $path }».
play-unknown = Введите ход, например { $example }, или «помощь».
play-why-what = Спросите о ходе, например «почему { $example }».
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
play-over-unsolved = Ходов больше нет: не решено.
ending-rules = Игра закончилась по правилам.
ending-repetition = Одна и та же позиция возникла в третий раз, поэтому игра на этом закончена.
ending-turn-limit = Достигнут предел ходов, поэтому игра на этом закончена.
ending-resignation = Игра закончилась: кто-то сдался.
ending-agreement = Все согласились на ничью.
ending-clock = Игра закончилась: у кого-то вышло время.
ending-aborted = Игра прервана; результата нет.
reason-arrived = Все фишки победителя дошли.
reason-filled = Дом победителя заполнен, и больше половины фишек в нём принадлежит победителю.
reason-cannot-clear = Одна из сторон не смогла освободить свою базу и проиграла.
reason-line = Линия построена.
reason-nobody-moves = Никто больше не может ходить; решает то, что на доске.
reason-no-way-out = Ни одна фишка больше не может выпрыгнуть: побеждает тот, кто взял больше всех.
reason-all-placed = Все фишки поставлены: из взятых вычитают потерянные.
reason-all-off = Все фишки победителя ушли с доски.
reason-home-square = Фишка дошла до дома.
reason-too-few-mice = Мышей осталось слишком мало, чтобы запереть кошек.
reason-cats-shut-in = Кошки заперты.
reason-quiet = Давно никого не брали, поэтому ничья.
reason-no-salt = Устройство одного из игроков не прислало вовремя случайное число для кубиков. Никто не проиграл.
play-over-rank = { $rank }. { $who }
play-side = Игрок { $seats }
play-bye = До свидания!
play-help =
    Введите ход, например { $example }, чтобы его сделать. А ещё:
    ходы [МЕСТО]      возможные ходы, все или одной фишки
    подсказка         что сделал бы компьютер и как у вас дела
    почему ХОД        почему ход возможен или нет
    отмена            отменить ваше последнее решение
    правила           правила этой игры
    доска             нарисовать доску ещё раз
    сохранить [ФАЙЛ]  сохранить запись (в spielhof-record.txt, если файл не назван)
    выход             выйти из игры
# Слова, которые можно ввести для каждой команды; первое — обычное.
command-help = помощь справка ?
command-moves = ходы
command-hint = подсказка совет
command-why = почему
command-undo = отмена отменить назад
command-rules = правила
command-board = доска
command-save = сохранить
command-quit = выход выйти
play-player-level = компьютер, уровень { $level }
score-wins = Этот ход выигрывает.
score-loses = Этот ход проигрывает при лучшей игре соперника.
score-far-ahead = Вы далеко впереди ({ $score } хода).
score-ahead = Вы впереди ({ $score } хода).
score-even = Примерно поровну ({ $score } хода).
score-behind = Вы отстаёте ({ $score } хода).
score-far-behind = Вы сильно отстаёте ({ $score } хода).
