# Что говорит сервер: по HTTP и в терминале, из которого он запущен.

server-not-found = Здесь ничего нет.
server-no-place-in-list = Такого места в списке нет. Начните с начала.
server-no-profile = Здесь никто не показывает свои игры или больше не показывает.
server-quick-games = Выберите хотя бы одну игру и не больше сорока.
server-method = Здесь так нельзя.
server-nonsense = Запрос не удаётся понять.
server-not-json = Запрос должен быть в виде JSON (Content-Type: application/json).
server-too-long = Запрос слишком длинный.
server-head-too-long = Заголовки запроса слишком длинные.
server-too-slow = Запрос занял слишком много времени.
server-too-often = Слишком много за слишком короткое время. Немного подождите и попробуйте ещё раз.
server-busy = Сервер сейчас очень занят. Попробуйте ещё раз чуть позже.
server-origin = Запрос пришёл не со страницы этого сервера. Программам вместо этого нужен bearer-токен.
server-wrong-host = Этот сервер на такое имя не отвечает. Чтобы добавить имя, запустите сервер с --origin.
server-two-hosts = В запросе назван больше чем один хост.
server-no-sender = Неясно, откуда пришёл запрос.
server-not-local = Статистика видна только на самом сервере.
server-no-guest = Сервер вас (пока) не знает. Сначала откройте его страницу.
server-name = Имя должно быть не длиннее { $most } знаков и без скрытых знаков.
server-bot = Боту это недоступно, только людям.
server-bot-name = Боту нужно имя не длиннее { $most } знаков и без скрытых знаков.
server-too-many-bots = Ботов у вас уже { $most }, больше нельзя. Сначала удалите одного.
server-trouble = На сервере что-то пошло не так. Попробуйте ещё раз чуть позже.
server-disk-full = Диск сервера заполнен. Ничего не потеряно, но больше ничего сохранить нельзя.
server-too-many-sockets = С этого адреса открыто слишком много игр. Сначала закройте некоторые.
server-no-client = Сервер работает, но клиент для браузера ещё не собран. Запустите «make web» в папке проекта, а затем обновите эту страницу.

fault-setting-unknown = Настройки { $name } нет.
fault-setting-number = { $name }: «{ $value }» — не целое число от { $least } до { $most }.
fault-setting-switch = { $name }: «{ $value }» — ни true, ни false.
fault-setting-address = { $name }: «{ $value }» — не адрес компьютера вроде 127.0.0.1 или ::1.
fault-setting-origin = { $name }: «{ $value }» не похоже на https://spielhof.example.
fault-setting-network = { $name }: «{ $value }» — не адрес вроде 10.0.0.7 и не сеть вроде 10.0.0.0/8.
fault-setting-log = { $name }: «{ $value }» — не error, не warn, не info и не debug.
fault-setting-log-format = { $name }: «{ $value }» — это ни text, ни json.
fault-setting-store = { $name } — не адрес базы данных вида postgres://user@host/database.
fault-setting-socket-address = { $name }: «{ $value }» — не адрес с портом вида 10.0.0.7:7778.
fault-setting-host-and-port = { $name }: «{ $value }» — не узел с портом вида node-1:7778.
fault-setting-one = { $name } принимает только одно значение: «{ $value }».
fault-setting-contradiction = Настройки { $one } и { $other } вместе невозможны.
fault-setting-needs = Настройка { $one } имеет смысл только вместе с { $other }.
fault-setting-syntax = { $path }: строка { $line } — не TOML.
fault-setting-no-folder = На этом компьютере нет обычной папки для данных; укажите её с --data.

fault-serve-taken = Адрес { $address } уже занят другой программой. Выберите другой порт с --port или любой свободный с --port 0.
fault-serve-forbidden = Этот компьютер не разрешает слушать { $address }. Порты ниже 1024 часто отведены системе.
fault-serve-not-ours = { $address } — не адрес этого компьютера.
fault-serve-other = Слушать { $address } не удаётся: { $problem }
fault-serve-no-network = Этот компьютер не подключён к сети, и --lan некого обслуживать.
fault-serve-no-internal-name = Другие серверы не смогут узнать, где искать этот: если --internal-address означает все интерфейсы, в --internal-name нужно указать узел и порт.
fault-store-in-use = { $path } использует другой сервер. Использовать может только один.
fault-store-newer = { $path } — файл более новой версии этой программы: его версия { $found }, а эта программа знает версии только до { $known }. Ничего не изменено.
fault-store-newer-database = База данных создана более новой версией программы: у неё версия { $found }, а эта программа знает версии только до { $known }. Ничего не изменено.
fault-store-unavailable = База данных недоступна: { $problem }. Проверьте её адрес и запущена ли она.
fault-store-url = Этот адрес базы данных не подходит: { $problem }.
fault-store-not-empty = В месте назначения уже есть данные. Копируйте в пустое место.
fault-backup-database = Для базы данных есть свои средства: скопируйте её с помощью pg_dump и восстановите с помощью pg_restore или перенесите всё в файл командой spielhof copy.
fault-copy-in-use = Одним из них пользуется сервер. Сначала остановите его.
fault-copy-differs = Копия неверна: стол { $table } отличается. Не пользуйтесь ею.
fault-copy-differs-otherwise = Копия неверна: отличаются гости или даты. Не пользуйтесь ею.
fault-store-foreign = { $path } — не файл данных этой программы. Ничего не изменено.
fault-store-exists = { $path } уже существует. Чтобы заменить его, укажите --replace.
fault-store-damaged = Файл { $path } повреждён, и прочитать его уже нельзя. Возьмите резервную копию.
fault-store-incomplete = В { $path } потеряны последние данные: соседний файл, имя которого кончается на -wal, повреждён или отсутствует (потеряно записей, не меньше: { $missing }). Ничего не изменено. Восстановите резервную копию или запустите с --accept-loss, чтобы продолжить с тем, что осталось.
fault-store-other = Использовать данные сервера не удаётся: { $problem }

serve-about = Открыть столы для друзей: сервер для браузеров
serve-here = Spielhof открыт. Адрес для браузера: { $url }
serve-in-the-house = С телефонов и других компьютеров в вашей сети: { $url }
serve-how-to-stop = Чтобы остановить, нажмите Ctrl+C.
serve-stopping = Сервер останавливается: всё сохранено.
serve-arg-config = Файл с настройками в формате TOML; параметры и переменные SPIELHOF_… важнее
serve-arg-accept-loss = Запустить, хотя последние данные потеряны
serve-arg-port = Порт, который слушает сервер (7777); 0 — любой свободный
serve-arg-address = Адрес, который слушает сервер (127.0.0.1: только этот компьютер)
serve-arg-lan = Обслуживать всю вашу сеть: слушать все адреса и показать их текстом и QR-кодом
serve-arg-data = Папка для данных, которые нельзя потерять
serve-arg-store = База PostgreSQL вместо файла, например postgres://user@host/database; ею могут пользоваться несколько серверов
serve-arg-store-password-file = Файл с паролем базы данных; иначе берётся PGPASSWORD
serve-arg-internal-address = Где ждать другие серверы той же базы данных (127.0.0.1, любой свободный порт)
serve-arg-internal-name = Узел и порт, по которым другие серверы находят этот, если он слушает не там
serve-arg-origin = Адрес, по которому сервер доступен снаружи, например https://spielhof.example; можно указать несколько раз
serve-arg-proxy = Адрес или сеть, чьим заголовкам X-Forwarded- можно верить; можно указать несколько раз
serve-arg-tables = Сколько игр может идти одновременно
serve-arg-tables-per-guest = Сколько из них может открыть один гость
serve-arg-connections-per-address = Сколько соединений может быть у одного адреса
serve-arg-sockets-per-address = Сколько столов может быть открыто в браузерах одного адреса
serve-arg-message-size = Самое длинное сообщение, которое может отправить браузер за столом
serve-arg-messages-per-second = Сколько сообщений в секунду может отправлять такой браузер; 0 — без ограничения
serve-arg-requests-per-second = Сколько запросов в секунду может отправлять один адрес; 0 — без ограничения
serve-arg-guests-per-hour = Сколько новых гостей в час может привести один адрес; 0 — без ограничения
serve-arg-retire-after = Через сколько дней без хода стол удаляется; 0 — никогда
serve-arg-retire-unbegun-after = Через сколько часов стол, за которым игра не началась, исчезает из списка (ещё через столько же он удаляется); 0 — никогда
serve-arg-forget-guests-after = Через сколько дней удаляется гость без места, который не возвращался; 0 — никогда
serve-arg-threads = Сколько компьютерных игроков может думать одновременно
serve-arg-log = Сколько писать в журнал: error, warn, info или debug
serve-arg-log-format = В каком виде писать журнал: text для людей, json для программ
serve-arg-web = Папка с клиентом для браузера вместо встроенного

# За столом.
denial-no-table = Такого стола нет. Возможно, его удалили, потому что за ним долго ничего не происходило.
denial-damaged-table = Эта версия программы не может прочитать этот стол.
denial-broken-table = Этот стол уже несколько раз давал сбой. Некоторое время он будет закрыт.
denial-table-broke = За этим столом произошёл сбой. Стол открывается заново.
denial-other-rules = Этот стол создан по версии правил { $number }; этой программе известны: { $known }. Его может открыть более новая версия программы.
denial-no-such-seat = За этим столом нет места { $seat }.
denial-not-your-seat = Место { $seat } не ваше.
denial-chair-taken = Место { $seat } занято.
denial-invite = Чтобы сесть здесь, нужно приглашение. Попросите ссылку.
denial-no-guest = Это могут делать только те, у кого есть место за этим столом.
denial-forgotten = Всё о вас удалено. Обновите страницу, чтобы начать сначала.
denial-house-only = Это может делать только сервер.
denial-begun = Игра уже началась.
denial-not-begun = Игра ещё не началась: есть свободное место.
denial-not-over = Игра не окончена.
denial-not-your-turn = Сейчас ходит игрок { $seat }.
denial-seeds-missing = Кубики ждут случайного числа с устройства каждого игрока.
denial-no-seed-needed = Случайное число сейчас не нужно.
denial-bad-seed = Случайное число для кубиков — это 64 шестнадцатеричные цифры строчными буквами.
denial-nothing-to-take-back = Отменять нечего.
denial-dice-have-fallen = Бросок уже сделан; то, что было до него, отменить нельзя.
denial-nobody-to-ask = Спросить некого.
denial-question-open = Один вопрос уже ждёт ответа.
denial-no-question = Нет вопроса, на который нужно ответить.
denial-again-already = Вы уже играете снова.
denial-no-chat = За этим столом нет чата.
denial-chat-text = Напишите одну строку, не больше 300 знаков.
denial-chat-quota = Вы уже много написали. Немного подождите, прежде чем писать ещё.
denial-drawings = Нарисуйте не больше 32 стрелок и кругов на клетках этой доски.
denial-player = Игроку нужно имя не длиннее 24 букв, без скрытых символов.
denial-draw-quota = Вы уже много нарисовали здесь. Подождите немного.
denial-no-hint-now = Сейчас подсказки нет.
denial-hint-busy = Компьютеру задано слишком много вопросов. Спросите ещё раз чуть позже.
denial-hints-off = За этим столом подсказки отключены.
denial-level = Уровня { $level } нет; уровни — от 1 до 6.
denial-chairs = Мест в игре: { $seats }, а занято в запросе: { $given }.
denial-clock = Часам нужна хотя бы секунда и не больше года.
denial-house-full = На этом сервере больше нет места для столов. Попробуйте позже.
denial-too-many-tables = У вас слишком много столов. Сначала доиграйте некоторые игры.
denial-code = Этот код неверен или уже не действует.
denial-bot = Боты не пишут в чат и не рисуют.
denial-earlier = Прежний ход { $number }, «{ $text }», невозможен.
denial-copy-over = Эта игра уже закончена, продолжать нечего.
denial-disk-full = Диск заполнен: больше ничего сохранить нельзя. Всё, что уже сыграно, в безопасности.
denial-not-stored = Сохранить это не удалось.

# Почему соединение закрывается.
denial-closing = Сервер перезапускается. Игра скоро продолжится.
denial-moved = Этот стол переезжает на другой сервер. Игра скоро продолжится.
denial-hello-first = Первым сообщением должно быть «hello».
denial-bad-message = Этого сообщения сервер не понимает.
denial-too-many-messages = Слишком много сообщений сразу.
denial-long-id = Идентификатор сообщения содержит не больше { $most } байт.
denial-silent = Слишком долго ничего не было слышно.
denial-slow = Соединение слишком медленное.
denial-old-client = Эта страница старее сервера. Обновите её, чтобы играть дальше.
denial-new-client = Эта страница новее сервера. Подождите, пока сервер обновят, и обновите страницу.

# Копии данных сервера.
backup-about = Скопировать данные сервера в файл, даже когда сервер работает
backup-arg-file = Файл, в который записать
backup-arg-replace = Заменить файл, если он уже существует
backup-done = Копия сохранена в { $path }.
restore-about = Заменить данные сервера копией; сервер при этом не должен работать
restore-arg-file = Копия
restore-done = { $path } — восстановлено.
restore-old = То, что было раньше, сохранено в { $path }.
copy-about = Скопировать все данные сервера между файлами и базами данных и проверить копию; ни одним из них не должен пользоваться сервер
copy-arg-from = Где данные: файл или postgres://…
copy-arg-to = Куда копировать: новый файл или пустая база данных
copy-arg-password-file = Файл с паролем базы данных; иначе берётся PGPASSWORD
copy-progress = Пока скопировано: { $tables ->
     [one] { $tables } стол
     [few] { $tables } стола
     [many] { $tables } столов
    *[other] { $tables } стола
 }, { $events ->
     [one] { $events } событие
     [few] { $events } события
     [many] { $events } событий
    *[other] { $events } события
 }, { $guests ->
     [one] { $guests } гость
     [few] { $guests } гостя
     [many] { $guests } гостей
    *[other] { $guests } гостя
 }
copy-done = Скопировано и сверено: { $tables ->
     [one] { $tables } стол
     [few] { $tables } стола
     [many] { $tables } столов
    *[other] { $tables } стола
 }, { $events ->
     [one] { $events } событие
     [few] { $events } события
     [many] { $events } событий
    *[other] { $events } события
 }, { $guests ->
     [one] { $guests } гость
     [few] { $guests } гостя
     [many] { $guests } гостей
    *[other] { $guests } гостя
 }.
denial-local-chair = У игры на этом устройстве нет мест для далёких друзей. Скопируйте её на сервер, чтобы их пригласить.

# What keeps people safe from each other.
server-not-operator = Это могут делать только те, кто управляет сервером: на самой машине или с ключом.
server-no-new-guests = Сервер сейчас не принимает новых гостей.
server-no-person = Здесь нет такого человека.
server-oneself = Это вы сами.
server-reason = Выберите причину из списка.
server-report-again = Вы уже сообщили об этом человеке за этим столом.
server-report-too-many = Сегодня вы сообщили уже о многих. Попробуйте позже.
server-too-many-marks = Скрыть можно не больше { $most } человек.
server-name-barred = Ваше имя удалено. Дней до выбора нового: { $days }.
denial-phrase = Такой фразы нет.
denial-phrase-seat = Это могут сказать только те, кто сидит за столом.
denial-blocked = Вы не можете сесть за этот стол.
serve-arg-admin-token-file = Файл с ключом, который открывает страницу управления с других машин (не меньше 16 знаков)
serve-arg-audit-days = Сколько дней хранить сведения о действиях администраторов
fault-setting-token = { $name }: нужен файл с ключом не короче 16 знаков, а не «{ $value }».
server-banned = Вам запрещено играть на этом сервере. Причина: { $reason ->
     [insult] оскорбления
     [harassment] травля или угрозы
     [name] неприемлемое имя
     [spam] спам или реклама
     [cheating] нечестная игра
    *[other] другое
  }
server-banned-days = Вам запрещено играть на этом сервере. Осталось дней: { $days }. Причина: { $reason ->
     [insult] оскорбления
     [harassment] травля или угрозы
     [name] неприемлемое имя
     [spam] спам или реклама
     [cheating] нечестная игра
    *[other] другое
  }
