# Что говорит сервер: по HTTP и в терминале, из которого он запущен.

server-not-found = Здесь ничего нет.
server-method = Здесь так нельзя.
server-nonsense = Запрос не удаётся понять.
server-not-json = Запрос должен быть в виде JSON (Content-Type: application/json).
server-too-long = Запрос слишком длинный.
server-too-slow = Запрос занял слишком много времени.
server-too-often = Слишком много за слишком короткое время. Немного подождите и попробуйте ещё раз.
server-origin = Запрос пришёл не со страницы этого сервера. Программы вместо этого показывают токен bearer.
server-wrong-host = Этот сервер так не называется. Запустите его с --origin, чтобы добавить имя.
server-no-sender = Неясно, откуда пришёл запрос.
server-not-local = Показатели видны только на самом сервере.
server-no-guest = Сервер вас (пока) не знает. Сначала откройте его страницу.
server-name = Имя должно быть не длиннее { $most } знаков и без скрытых знаков.
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
fault-setting-one = { $name } принимает одно значение: «{ $value }».
fault-setting-contradiction = Настройки { $one } и { $other } несовместимы.
fault-setting-syntax = { $path }: строка { $line } — не TOML.
fault-setting-no-folder = На этом компьютере неизвестно, в какой папке хранить данные; укажите её с --data.

fault-serve-taken = Адрес { $address } занят: его слушает другая программа. Выберите другой порт с --port или любой свободный с --port 0.
fault-serve-forbidden = Этот компьютер не разрешает слушать { $address }. Порты ниже 1024 часто отданы системе.
fault-serve-not-ours = { $address } — не адрес этого компьютера.
fault-serve-other = Слушать { $address } не удаётся: { $problem }
fault-serve-no-network = Этот компьютер не подключён к сети, и --lan некого обслуживать.

fault-store-in-use = Хранилище { $path } использует другой сервер. Это может только один.
fault-store-newer = Хранилище { $path } создано более новой версией этой программы: у него номер { $found }, а эта программа знает номера до { $known }. Ничего не изменено.
fault-store-foreign = { $path } — не хранилище этой программы. Ничего не изменено.
fault-store-exists = Файл { $path } уже есть. С --replace новый встанет на его место.
fault-store-damaged = Хранилище { $path } повреждено, и прочитать его уже нельзя. Возьмите резервную копию.
fault-store-other = Использовать хранилище не удаётся: { $problem }

serve-about = Открыть столы для друзей: сервер для браузеров
serve-here = Spielhof открыт. Откройте в браузере { $url }
serve-in-the-house = Телефоны и другие компьютеры в доме: { $url }
serve-how-to-stop = Чтобы остановить, нажмите Ctrl+C.
serve-stopping = Сервер останавливается: всё сохранено.
serve-arg-config = Файл с настройками в формате TOML; параметры и переменные SPIELHOF_… важнее
serve-arg-port = Порт, который слушает сервер (7777); 0 — любой свободный
serve-arg-address = Адрес, который слушает сервер (127.0.0.1: только этот компьютер)
serve-arg-lan = Обслуживать весь дом: слушать все адреса, показать их текстом и QR-кодом
serve-arg-data = Папка для того, что нельзя потерять
serve-arg-origin = Адрес, по которому сервер доступен снаружи, например https://spielhof.example; можно указать несколько раз
serve-arg-proxy = Адрес или сеть, чьим заголовкам X-Forwarded- можно верить; можно указать несколько раз
serve-arg-tables = Сколько игр может идти одновременно
serve-arg-tables-per-guest = Сколько из них может открыть один гость
serve-arg-connections-per-address = Сколько соединений может быть у одного адреса
serve-arg-sockets-per-address = Сколько столов может быть открыто в браузерах одного адреса
serve-arg-message-size = Самое длинное сообщение от браузера за столом
serve-arg-messages-per-second = Сколько сообщений в секунду может отправлять такой браузер; 0 — без ограничения
serve-arg-requests-per-second = Сколько запросов в секунду может отправлять один адрес; 0 — без ограничения
serve-arg-guests-per-hour = Сколько новых гостей в час может привести один адрес; 0 — без ограничения
serve-arg-retire-after = Через сколько дней без хода стол удаляется; 0 — никогда
serve-arg-threads = Сколько компьютерных игроков думает одновременно
serve-arg-log = Что попадает в журнал: error, warn, info или debug
serve-arg-web = Папка с клиентом для браузера вместо встроенного

# За столом.
denial-no-table = Такого стола нет. Возможно, его удалили, потому что за ним долго ничего не происходило.
denial-damaged-table = Эта версия программы не может прочитать этот стол.
denial-no-such-seat = За столом нет места { $seat }.
denial-not-your-seat = Место { $seat } не ваше.
denial-chair-taken = Место { $seat } занято.
denial-invite = Чтобы сесть здесь, нужно приглашение. Попросите ссылку.
denial-no-guest = Это могут только те, у кого есть место за этим столом.
denial-house-only = Это делает только сервер.
denial-begun = Игра уже началась.
denial-not-begun = Игра ещё не началась: одно место свободно.
denial-not-over = Игра не окончена.
denial-not-your-turn = Сейчас ходит игрок { $seat }.
denial-seeds-missing = Кубики ждут случайного числа с устройства каждого игрока.
denial-no-seed-needed = Случайное число сейчас не нужно.
denial-bad-seed = Случайное число для кубиков — это 64 шестнадцатеричные цифры строчными буквами.
denial-nothing-to-take-back = Отменять нечего.
denial-dice-have-fallen = Кубики брошены; то, что было до броска, отменить нельзя.
denial-nobody-to-ask = Спросить некого.
denial-question-open = Один вопрос уже ждёт ответа.
denial-no-question = Нет вопроса, на который нужно ответить.
denial-again-already = Вы уже играете снова.
denial-no-chat = За этим столом нет чата.
denial-chat-text = Напишите одну строку, не больше 300 знаков.
denial-no-hint-now = Сейчас совета нет.
denial-level = Уровня { $level } нет; уровни — от 1 до 6.
denial-chairs = Мест в игре: { $seats }, а указано: { $given }.
denial-clock = Часам нужна хотя бы секунда и не больше года.
denial-house-full = Здесь открыто столько столов, что больше не поместится. Попробуйте позже.
denial-too-many-tables = У вас слишком много столов. Сначала доиграйте некоторые игры.
denial-code = Этот код не действует или больше не действует.
denial-disk-full = Диск заполнен: больше ничего сохранить нельзя. То, что уже сыграно, в безопасности.
denial-not-stored = Сохранить это не удалось: { $problem }

# Почему соединение закрывается.
denial-closing = Сервер перезапускается. Игра скоро продолжится.
denial-hello-first = Первым сообщением должно быть «hello».
denial-bad-message = Этого сообщения сервер не понимает.
denial-too-many-messages = Слишком много сообщений сразу.
denial-silent = Слишком долго ничего не было слышно.
denial-slow = Соединение слишком медленное.

# Копии хранилища.
backup-about = Скопировать хранилище сервера в файл, в том числе во время его работы
backup-arg-file = Файл, в который записать
backup-arg-replace = Заменить то, что уже есть
backup-done = Копия лежит в { $path }.
restore-about = Поставить копию на место хранилища сервера; сервер при этом не должен работать
restore-arg-file = Копия
restore-done = Хранилище { $path } восстановлено.
restore-old = То, что было раньше, лежит в { $path }.
