# Страница стола, за которым идёт игра, и игры, которая закончилась.

table-loading = Готовим стол…
line-reconnecting = Связь пропала. Место остаётся за вами; подключаемся снова…
line-now = Подключиться
players-label = Игроки
panels-label = Разделы
panel-label = Раздел
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
seat-open = свободно
seat-computer = компьютер, ур. { $level }
seat-level = уровень { $level }
seat-stand-in = не в сети; пока играет компьютер, уровень { $level }
seat-you = вы
seat-here = в сети
seat-away = не в сети
seat-holiday = в отпуске до { $until }
seat-acts = ходит
seat-taken = взято { $count }
seat-rank = { $rank }.
sit-here = Сесть и играть
sit-here-too = Занять и это место
sit-name = Ваше имя (по желанию)
sit-as = Ваше место
sit-no-invite = Есть свободное место, но чтобы сесть, нужно приглашение. Попросите ссылку.
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
  } { $hours } ч
clock-none = Часов нет.

## Что нужно сделать. $you — «yes» для читающего, «here» для одного из нескольких за этим устройством, «no» для других

prompt-wait = Ждём, пока все сядут.
prompt-seeds = Готовим кубики…
prompt-lot = Жребий решает, кто начинает…
prompt-roll = { $you ->
    [yes] Ваш ход: бросьте кубик.
    [here] { $who }: бросьте кубик.
   *[no] { $who } бросает кубик.
  }
prompt-move = { $you ->
    [yes] Ваш ход: пойдите фишкой.
    [here] { $who }: пойдите фишкой.
   *[no] Ходит { $who }.
  }
prompt-place = { $you ->
    [yes] Ваш ход: поставьте фишку на свободное место.
    [here] { $who }: поставьте фишку на свободное место.
   *[no] { $who } ставит фишку.
  }
prompt-set-down = { $you ->
    [yes] Теперь поставьте баррикаду.
    [here] { $who }: теперь поставьте баррикаду.
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
    [yes] Ходить нечем: пропустите ход.
    [here] { $who }: ходить нечем, пропустите ход.
   *[no] { $who }: ходить нечем, остаётся пропустить ход.
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
do-pass = Пропустить ход
do-end = Закончить ход
do-steps = { $steps } — шаги, { $jumps } — прыжки
do-undo = Отменить
do-ask-undo = Попросить об отмене
do-hint = Подсказка
hint-thinking = Думаю…
do-draw = Предложить ничью
do-resign = Сдаться
do-abort = Прервать игру
sure-resign = Сдаться?
sure-abort = Прервать эту игру? Другие должны согласиться, и тогда никто не победит.
sure-no = Играть дальше
confirm-move = Сделать ход
confirm-not = Пока нет
note-stuck = Фишкой на { $cell } сейчас не пойти.
looking-back = Вы смотрите на прошлую позицию.
dice-show = На кубиках { $dice }.

## Вопросы

offer-label = Вопрос
offer-take-back = { $who } просит отменить последний ход.
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
    [one] Игра длилась { $turns } ход.
    [few] Игра длилась { $turns } хода.
    [many] Игра длилась { $turns } ходов.
   *[other] Игра длилась { $turns } хода.
  }
best-first = Ваше первое решение! Оно сохранено как лучшее.
best-beaten = Новый личный рекорд! Прежний: { $turns ->
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
best-stands = Ваш личный рекорд: { $turns ->
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
again-alone = Сыграть ещё
again-go = За новый стол
record-download = Скачать запись
replay-open = Пересмотреть

## Ходы

moves-title = Ходы
moves-none = Ходов ещё не было.
look-back-label = Просмотр ходов
look-first = Первый ход
look-back = Предыдущий ход
look-next = Следующий ход
look-last = Последний ход

## Чат

chat-title = Чат
chat-none = Сообщений ещё нет.
chat-label = Скажите что-нибудь
chat-send = Отправить
chat-watcher = Кто-то из зрителей
chat-watching = { $name } (смотрит)
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
  }

## Приглашение

invite-title = Пригласить
invite-sit = Любой, у кого есть эта ссылка, может сесть и играть.
invite-watch = Любой, у кого есть эта ссылка, может смотреть.
invite-link = Ссылка
invite-copy = Копировать
invite-copied = Скопировано
invite-share = Поделиться
invite-code = Ссылка в виде QR-кода для камеры телефона
invite-local = Этот адрес работает только на этом устройстве. Запустите сервер с --lan, чтобы играть с другими в вашей сети.

## Ещё

more-title = Ещё
more-game = Закончить игру
more-page = Настройки стола
more-other = Другое
switch-sound = Звуки
switch-confirm = Подтверждать каждый ход
switch-roll = Бросать кубики автоматически
switch-names = Показывать координаты
switch-turn = Поворачивать доску к тому, кто ходит
open-rules = Правила
open-keys = Горячие клавиши
open-console = Текстовые команды
move-seat = Сменить устройство
move-seat-code = Введите этот код в настройках другого устройства. Он действует один раз, в течение { $minutes ->
    [1] одной минуты
    [one] { $minutes } минуты
    [few] { $minutes } минут
    [many] { $minutes } минут
   *[other] { $minutes } минуты
  }:

## Кубики, которые можно проверить

fair-open = Проверить кубики
fair-open-lot = Проверить жребий
fair-about = Перед первым броском сервер загадал секрет, изменить который уже нельзя, а устройство каждого игрока добавило своё число. Каждый бросок вычисляется из всех этих чисел, поэтому выбрать его не мог никто. Когда игра окончена, секрет раскрывают, и каждый бросок можно проверить.
fair-about-lot = Перед игрой сервер загадал секрет, изменить который уже нельзя, а устройство каждого игрока добавило своё число. Кто начинает, вычисляется из всех этих чисел, поэтому выбрать это не мог никто. Когда игра окончена, секрет раскрывают, и жребий можно проверить.
fair-commitment = Отпечаток (SHA-256 секрета)
fair-salt = Число от игрока: { $who }
fair-seed = Секрет сервера
fair-sealed = Его раскроют, когда игра закончится.
fair-check = Проверить все броски
fair-check-lot = Проверить жребий
fair-right = { $rolls ->
    [0] Бросков не было, проверять нечего.
    [one] Проверен { $rolls } бросок: всё верно.
    [few] Проверено { $rolls } броска: всё верно.
    [many] Проверено { $rolls } бросков: всё верно.
   *[other] Проверено { $rolls } броска: всё верно.
  }
fair-first = Жребий верен: начинает { $who }.
fair-wrong-promise = Секрет не соответствует своему отпечатку.
fair-wrong-first = Первым ходит не тот, кому выпал жребий.
fair-compared = Отпечаток тот же, что это устройство видело в начале, и число, которое оно отправило, есть в записи.
fair-compared-seal = Отпечаток тот же, что это устройство видело в начале. Своего числа оно не отправляло.
fair-wrong-numbers = Каких-то бросков не хватает, или у них неверные номера.
fair-wrong-roll = Ход { $turn }: бросок не тот, который дают числа.
fair-wrong-commitment = Отпечаток в записи не тот, что это устройство видело в начале. Сервер подменил свой секрет.
fair-wrong-salt = Числа, которое это устройство отправило для кубиков, нет в записи, или его изменили.
fair-unable = Ваш браузер может это проверить только на защищённой странице (https). Скачайте запись и проверьте её, как показано ниже.
fair-needs-rules = Эти фишки расставлены случайно, и для проверки нужны правила игры. Скачайте запись и проверьте её, как показано ниже.
fair-by-hand = На компьютере, где установлен Spielhof:

## Что говорится тем, кто слушает

told-began = Игра начинается.
told-drawn = По жребию начинает { $who }.
told-roll = { $who } бросает: { $dice }.
told-steps = { $who }: { $die } — для шагов.
told-move = { $who }: с { $from } на { $to }.
told-jumps = { $who }: с { $from } на { $to }, { $jumps ->
    [one] { $jumps } прыжок
    [few] { $jumps } прыжка
    [many] { $jumps } прыжков
   *[other] { $jumps } прыжка
  }.
told-enter = { $who }: с базы на { $to }.
told-place = { $who }: фишка поставлена на { $to }.
told-set-down = { $who }: баррикада поставлена на { $to }.
told-swap = { $who }: { $from } и { $to } меняются местами.
told-off = { $who }: с { $from } за край доски.
told-huff = { $who } снимает фишку на { $cell }.
told-pass = { $who } пропускает ход.
told-end = { $who } заканчивает ход.
told-other = { $who }: { $action }.
told-lifted = Баррикада на { $cell } снята.
told-hit = На { $cell } выбита фишка ({ $piece }), она возвращается на базу.
told-taken = Фишка на { $cell } взята.
told-gone = Фишка на { $cell } уходит с доски.
told-took-back = { $who } отменяет { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
  }.
told-declined = { $who } говорит «нет».
told-resigned = { $who } сдаётся.
told-time-up = { $who }: время вышло.
told-withheld = { $who }: случайное число для кубиков не пришло вовремя.
told-stood-in = { $who }: пока играет компьютер.
told-came-back = { $who } снова в игре.
told-holiday = { $who } в отпуске до { $until }.
told-sat = { $who } садится за стол.
told-ended = Игра окончена.
told-free = На { $cell } свободно.
told-on = На { $cell }: { $piece }.
told-no-cell = { $cell }: такого места на этой доске нет.
told-pieces = { $piece }, на доске { $count }: { $where }. { $yard ->
    [0] { "" }
    [one] На базе: { $yard }.
    [few] На базе: { $yard }.
    [many] На базе: { $yard }.
   *[other] На базе: { $yard }.
  }
piece-barricade = баррикада
piece-shared = фишка
piece-marked = { $hue }, меченая фишка

## Клавиши и текстовые команды

keys-board = На доске стрелки ведут с места на место, Enter поднимает фишку и ставит её, Escape отпускает её.
keys-on = Включить горячие клавиши
key-roll = Бросить
key-end = Закончить или пропустить ход
key-undo = Отменить
key-hint = Подсказка: сначала фишка, потом ход, потом причина
key-turn = Повернуть доску
key-board = К доске
key-back = Предыдущий ход
key-next = Следующий ход
key-moves = Ходы
key-console = Текстовые команды
key-help = Показать эти клавиши
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
command-about-help = { $word }: список этих команд
command-about-last = { $word }: последний ход
command-about-turn = { $word }: чей ход
command-about-what = { $word } c3: что стоит на c3
command-about-moves = { $word } или { $word } c3: какие ходы вы можете сделать
command-about-pieces = { $word }: где стоят все фишки
command-about-roll = { $word }: бросить кубики
command-about-undo = { $word }: отменить
command-about-hint = { $word }: что сделал бы компьютер; ещё раз, чтобы узнать больше
command-about-why = { $word } c3-e5: почему этот ход возможен или нет
command-about-clock = { $word }: часы
command-about-players = { $word }: кто играет
command-unknown = Непонятно. Введите ход, например c3-e5, или «{ $help }».
command-no-moves = Ходов там нет.

## Игра для просмотра

replay-title = Пересмотреть игру
replay-about = Откройте запись игры, чтобы посмотреть её ход за ходом.
replay-file = Файл записи
replay-or-text = или вставьте её текст
replay-show = Показать
replay-slider = Ход
replay-move = Ход { $move } из { $moves }
replay-play = Пуск
replay-stop = Стоп
replay-link = Ссылка на позицию
replay-review = Анализ
puzzle-make = Составить задачу
replay-table = К столу
