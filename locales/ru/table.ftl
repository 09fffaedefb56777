# Страница стола, за которым идёт игра, и игры, которая закончилась.

table-loading = Накрываем на стол…
line-reconnecting = Связь пропала. Место остаётся за вами, и страница вернётся сама…
line-now = Повторить
players-label = Игроки
panels-label = Панели
panel-label = Панель
panel-close = Закрыть
turn-board = Повернуть доску
watching = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
    [many] Смотрят { $count } человек.
   *[other] Смотрят { $count } человека.
  }

## Места

seat-number = Игрок { $seat }
seat-open = ещё свободно
seat-computer = компьютер, ур. { $level }
seat-level = уровень { $level }
seat-stand-in = не в сети; дальше играет компьютер, уровень { $level }
seat-you = вы
seat-here = в сети
seat-away = не в сети
seat-acts = ходит
seat-taken = взято { $count }
seat-rank = { $rank }.
sit-here = Сесть и играть
sit-here-too = Сесть и сюда
sit-name = Ваше имя, если хотите
sit-as = Ваше место
sit-no-invite = Одно место ещё свободно. Чтобы сесть, нужно приглашение: попросите ссылку.
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
  } { $hours } ч
clock-none = Часов нет.

## Что нужно сделать. $you — «yes» для читающего, «here» для одного из нескольких за этим устройством, «no» для других

prompt-wait = Ждём, пока все сядут.
prompt-seeds = Кубики готовятся…
prompt-lot = Бросаем жребий, кто начинает…
prompt-roll = { $you ->
    [yes] Ваш ход: бросайте.
    [here] { $who }: бросайте.
   *[no] { $who } бросает.
  }
prompt-move = { $you ->
    [yes] Ваш ход: пойдите фишкой.
    [here] { $who }: пойдите фишкой.
   *[no] { $who } ходит.
  }
prompt-place = { $you ->
    [yes] Ваш ход: выставьте фишку на свободную клетку.
    [here] { $who }: выставьте фишку на свободную клетку.
   *[no] { $who } выставляет фишку.
  }
prompt-set-down = { $you ->
    [yes] Поставьте баррикаду.
    [here] { $who }: поставьте баррикаду.
   *[no] { $who } ставит баррикаду.
  }
prompt-dice = { $you ->
    [yes] Ваш ход: какой кубик для шагов?
    [here] { $who }: какой кубик для шагов?
   *[no] { $who } выбирает, какой кубик для шагов.
  }
prompt-huff = { $you ->
    [yes] Пропущено взятие: снимите эту фишку.
    [here] { $who }: пропущено взятие. Снимите эту фишку.
   *[no] { $who } снимает фишку, которая пропустила взятие.
  }
prompt-go-on = { $you ->
    [yes] Продолжайте той же фишкой или закончите ход.
    [here] { $who }: продолжайте той же фишкой или закончите ход.
   *[no] { $who } продолжает.
  }
prompt-move-or-end = { $you ->
    [yes] Продолжайте или закончите ход.
    [here] { $who }: продолжайте или закончите ход.
   *[no] { $who } продолжает.
  }
prompt-pass = { $you ->
    [yes] Вам остаётся только пас.
    [here] { $who }: остаётся только пас.
   *[no] { $who }: остаётся только пас.
  }
prompt-over = Игра окончена.
counters = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
  }, { $jumps ->
    [one] { $jumps } прыжок
    [few] { $jumps } прыжка
    [many] { $jumps } прыжков
   *[other] { $jumps } прыжка
  }
do-roll = Бросить
do-pass = Пас
do-end = Конец хода
do-steps = { $steps } — шаги, { $jumps } — прыжки
do-undo = Отменить
do-ask-undo = Попросить отмену
do-hint = Совет
hint-thinking = Думает…
do-draw = Предложить ничью
do-resign = Сдаться
do-abort = Прервать
sure-resign = Сдаться в этой игре?
sure-abort = Прервать эту игру? Другие должны согласиться; тогда не побеждает никто.
sure-no = Играть дальше
confirm-move = Сделать ход
confirm-not = Не сейчас
note-stuck = С фишкой на клетке { $cell } сейчас ничего не сделать.
looking-back = Вы смотрите прошлые ходы.
dice-show = На кубиках { $dice }.

## Вопросы

offer-label = Вопрос
offer-take-back = { $who } просит об отмене.
offer-draw = { $who } предлагает ничью.
offer-abort = { $who } предлагает прервать игру.
offer-waits = Ждём ответа: { $who }.
answer-yes = Да
answer-no = Нет

## Чем кончилось

result-you-won = Вы победили!
result-won = { $who } побеждает.
result-shared = Победу делят: { $who }.
result-broken-off = Игра прервана.
result-turns = { $turns ->
    [one] Сыгран { $turns } ход.
    [few] Сыграно { $turns } хода.
    [many] Сыграно { $turns } ходов.
   *[other] Сыграно { $turns } хода.
  }
best-first = Ваше первое решение: оно сохранено как лучшее.
best-beaten = Ваш лучший результат! Раньше: { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
  }, { $jumps ->
    [one] { $jumps } прыжок
    [few] { $jumps } прыжка
    [many] { $jumps } прыжков
   *[other] { $jumps } прыжка
  }.
best-stands = Ваш лучший результат: { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
  }, { $jumps ->
    [one] { $jumps } прыжок
    [few] { $jumps } прыжка
    [many] { $jumps } прыжков
   *[other] { $jumps } прыжка
  }.
again = Сыграть ещё
again-alone = Ещё раз
again-go = За новый стол
record-download = Запись
replay-open = Пересмотреть

## Ходы

moves-title = Ходы
moves-none = Ещё ничего не сыграно.
look-back-label = Прошлые ходы
look-first = В начало
look-back = На один назад
look-next = На один вперёд
look-last = В конец

## Чат

chat-title = Чат
chat-none = Ещё никто ничего не сказал.
chat-label = Скажите что-нибудь
chat-send = Отправить
chat-watcher = Кто-то из зрителей
chat-watching = { $name } (смотрит)
chat-unread = { $count ->
    [one] { $count } новая строка
    [few] { $count } новые строки
    [many] { $count } новых строк
   *[other] { $count } новой строки
  }

## Приглашение

invite-title = Позвать
invite-sit = Кто получит эту ссылку, сможет сесть здесь.
invite-watch = Кто получит эту ссылку, сможет смотреть.
invite-link = Ссылка
invite-copy = Копировать
invite-copied = Готово
invite-share = Поделиться
invite-code = Ссылка в виде кода для камеры телефона
invite-local = Этот адрес действует только на этом устройстве. Запустите сервер с --lan, чтобы играть с другими в доме.

## Ещё

more-title = Ещё
more-game = Завершение игры
more-page = Эта страница
more-other = Кроме того
switch-sound = Звуки
switch-confirm = Спрашивать перед каждым ходом
switch-roll = Кубики бросаются сами
switch-names = Имена рядов и столбцов
switch-turn = Поворачивать доску к тому, кто ходит
open-rules = Правила
open-keys = Клавиши
open-console = Команды
move-seat = На другое устройство
move-seat-code = Введите этот код в настройках другого устройства. Он действует один раз, в течение { $minutes ->
    [one] { $minutes } минуты
    [few] { $minutes } минут
    [many] { $minutes } минут
   *[other] { $minutes } минуты
  }:

## Кубики, которые можно проверить

fair-open = Проверить кубики
fair-open-lot = Проверить жребий
fair-about = Перед первым броском сервер запечатал свой секрет, а каждый игрок добавил число. Каждый бросок следует из того и другого, поэтому никто не мог его выбрать. Когда игра окончена, секрет раскрывается, и все броски можно пересчитать.
fair-about-lot = Перед игрой сервер запечатал свой секрет, а каждый игрок добавил число. Кто начинает, следует из того и другого, поэтому никто не мог этого выбрать. Когда игра окончена, секрет раскрывается, и жребий можно пересчитать.
fair-commitment = Печать (SHA-256 секрета)
fair-salt = Число игрока { $who }
fair-seed = Секрет сервера
fair-sealed = Он раскроется, когда игра закончится.
fair-check = Проверить все броски
fair-check-lot = Пересчитать жребий
fair-right = { $rolls ->
    [one] Проверен { $rolls } бросок: всё верно.
    [few] Проверено { $rolls } броска: всё верно.
    [many] Проверено { $rolls } бросков: всё верно.
   *[other] Проверено { $rolls } броска: всё верно.
  }
fair-first = Жребий верен: он выпал игроку { $who }.
fair-wrong-promise = Секрет не подходит к своей печати.
fair-wrong-first = Начало другое место, чем то, которому выпал жребий.
fair-compared = Печать та, которую это устройство увидело первой, и отправленное им число есть в записи.
fair-compared-seal = Печать та, которую это устройство увидело первой. Своего числа оно не отправляло.
fair-wrong-numbers = Бросков не хватает, или они неверно сосчитаны.
fair-wrong-roll = Ход { $turn }: выпало не то число, которое дают начальные числа.
fair-wrong-commitment = В записи другая печать, чем та, которую это устройство увидело первой. Сервер подменил свой секрет.
fair-wrong-salt = Числа, которое это устройство отправило для кубиков, нет в записи, или оно там другое.
fair-unable = Эта страница не может этого пересчитать: браузеры дают свои средства только страницам с TLS. Скачайте запись и проверьте её, как показано ниже.
fair-needs-rules = Здесь клетки выбирал жребий, начиная с расстановки: для этого нужны правила. Скачайте запись и проверьте её, как показано ниже.
fair-by-hand = На компьютере со Spielhof:

## Что говорится тем, кто слушает

told-began = Игра начинается.
told-drawn = Жребий решил: начинает { $who }.
told-roll = { $who }: выбрасывает { $dice }.
told-steps = { $who }: кубик { $die } — для шагов.
told-move = { $who }: { $from } на { $to }.
told-jumps = { $who }: { $from } на { $to }, { $jumps ->
    [one] { $jumps } прыжок
    [few] { $jumps } прыжка
    [many] { $jumps } прыжков
   *[other] { $jumps } прыжка
  }.
told-enter = { $who }: из дома на { $to }.
told-place = { $who }: фишка на { $to }.
told-set-down = { $who }: баррикада на { $to }.
told-swap = { $who }: { $from } и { $to } меняются местами.
told-off = { $who }: с { $from } за край доски.
told-huff = { $who }: снимает фишку с клетки { $cell }.
told-pass = { $who }: пас.
told-end = { $who }: заканчивает ход.
told-other = { $who }: { $action }.
told-lifted = Баррикада с клетки { $cell } поднята.
told-hit = Взятие на клетке { $cell }: { $piece } возвращается в дом.
told-taken = Фишка с клетки { $cell } взята.
told-gone = Фишка с клетки { $cell } уходит с доски.
told-took-back = { $who } отменяет { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
  }.
told-declined = { $who } говорит «нет».
told-resigned = { $who } сдаётся.
told-time-up = { $who }: время вышло.
told-withheld = Устройство игрока { $who } не прислало вовремя случайное число для кубиков.
told-stood-in = { $who }: дальше играет компьютер.
told-came-back = { $who } снова в игре.
told-sat = { $who } садится за стол.
told-ended = Игра окончена.
told-free = Клетка { $cell } свободна.
told-on = На клетке { $cell }: { $piece }.
told-no-cell = На этой доске нет клетки { $cell }.
told-pieces = { $piece }, на доске { $count }: { $where }. { $yard ->
    [0] { "" }
    [one] В доме: { $yard }.
    [few] В доме: { $yard }.
    [many] В доме: { $yard }.
   *[other] В доме: { $yard }.
  }
piece-barricade = баррикада
piece-shared = фишка
piece-marked = { $hue }, с меткой

## Клавиши и текстовые команды

keys-board = На доске стрелки ведут от клетки к клетке, Enter берёт фишку и ставит её, Escape отпускает.
keys-on = Одиночные клавиши работают
key-roll = Бросить
key-end = Закончить ход или пас
key-undo = Отменить
key-hint = Совет
key-turn = Повернуть доску
key-board = На доску
key-back = На ход назад
key-next = На ход вперёд
key-moves = Ходы
key-console = Текстовые команды
key-help = Эти клавиши
console-label = Команда
console-log = Ответы
console-about = Введите ход, например c3-e5, или «помощь».
# Слова, которые можно ввести для каждой команды; первое — обычное.
command-last = последний п
command-turn = очередь о
command-what = что ч
command-pieces = фишки ф
command-roll = бросок бросить б
command-clock = часы
command-players = игроки
command-about-help = { $word }: эти слова
command-about-last = { $word }: последний ход
command-about-turn = { $word }: чей ход
command-about-what = { $word } c3: что стоит на c3
command-about-moves = { $word } или { $word } c3: что вы можете сделать
command-about-pieces = { $word }: где стоят все фишки
command-about-roll = { $word }: бросить кубики
command-about-undo = { $word }: отменить
command-about-hint = { $word }: что сделал бы компьютер
command-about-why = { $word } c3-e5: почему так можно или нельзя
command-about-clock = { $word }: сколько времени осталось
command-about-players = { $word }: кто играет
command-unknown = Непонятно. Введите ход, например c3-e5, или «{ $help }».
command-no-moves = С этим ничего не сделать.

## Игра для просмотра

replay-title = Пересмотреть игру
replay-about = Откройте запись игры, чтобы посмотреть её ход за ходом.
replay-file = Файл записи
replay-or-text = или её текст
replay-show = Показать
replay-slider = Ход
replay-move = Ход { $move } из { $moves }
replay-play = Пуск
replay-stop = Стоп
replay-link = Ссылка на позицию
replay-table = К столу
