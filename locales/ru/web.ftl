# Страницы клиента для браузера. Слова идущей за столом игры — в table.ftl.

## Каждая страница

skip-to-content = Перейти к содержанию
nav-label = Страницы и вид
to-gallery = Все игры
theme-is-auto = Светло или темно, как на устройстве
theme-is-light = Светло
theme-is-dark = Темно
missing-title = Здесь ничего нет
missing-text = По этому адресу нет страницы. Возможно, ссылка обрезана.
error-unreachable = Сервер недоступен. Работает ли сеть?
error-missing = Сервер этого не знает.
error-strange = Сервер ответил ошибкой ({ $status }).
try-again = Повторить

## Все игры

gallery-title = Во что сыграем?
gallery-lead = Баррикада, хальма со всеми вариантами, китайские шашки: против компьютера, с друзьями или в одиночку.
gallery-search = Поиск
gallery-players = Игроки
gallery-surprise = Удивите меня
gallery-found = { $count ->
    [0] Ничего не найдено
    [one] Найдена { $count } игра
    [few] Найдены { $count } игры
    [many] Найдено { $count } игр
   *[other] Найдено { $count } игры
  }
gallery-none = Ни одна игра не подходит. Попробуйте меньше слов или другое число игроков.
group-barricade = Баррикада
group-square = Хальма на квадрате
group-star = Хальма на звезде
group-alone = В одиночку
group-other = Не хальма
players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }
# $range — текст, например «2–4»; $many — его последнее число.
players-range = { $many ->
    [1] Для одного
    [one] { $range } игрок
    [few] { $range } игрока
    [many] { $range } игроков
   *[other] { $range } игрока
  }
with-dice = с кубиками
play-at-once = Играть сразу: { $game }
play-at-once-short = Играть сразу
tables-mine = Играть дальше
tables-listed = Столы, за которыми кого-то ждут
continue-your-turn = Ваш ход
continue-open = свободное место
continue-nameless = гость
tables-discard = Убрать эту игру: { $game }
tables-discard-sure = Убрать эту игру? Она закончится без победителя.
tables-discard-resign = Убрать эту игру? Вы сдаётесь, и другие об этом узнают.
tables-discard-stand = Уйти из-за этого стола? Остальные будут ждать игроков дальше.
tables-discard-yes = Убрать
tables-discard-no = Оставить

## Игра до начала

picture-of = { $game }: начало игры
how-many = Сколько игроков?
who-plays = Кто играет?
chair-label = Кто играет на месте { $seat }
chair-level-label = Уровень компьютера на месте { $seat }
chair-me = Я
chair-here = Ещё кто-то здесь
chair-computer = Компьютер
chair-open = Друг по ссылке
chair-computer-level = Компьютер, уровень { $level }
level-1 = 1 · мягкий
level-2 = 2 · лёгкий
level-3 = 3 · неплохой
level-4 = 4 · хороший
level-5 = 5 · сильный
level-6 = 6 · сильнейший
friends-note = Вы получите ссылку, которую можно отправить. Игра начнётся, когда все сядут.
start = Начать
start-with-friends = Открыть стол
house-rules = Домашние правила
house-rules-changed = изменено { $count }
as-in-booklet = как в буклете
as-booklet = буклет
more-choices = Начало, часы, темп
more-choices-about = если хотите
who-begins = Кто начинает?
begins-lot = Решает жребий
begins-seat = Игрок { $seat }
choose-clock = Часы
choose-clock-none = Без часов
choose-clock-turn = { $seconds ->
    [one] { $seconds } секунда на ход
    [few] { $seconds } секунды на ход
    [many] { $seconds } секунд на ход
   *[other] { $seconds } секунды на ход
  }
choose-clock-total = { $minutes } мин + { $increment } с на ход
choose-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
  }
pace-quick = быстро
pace-calm = спокойно
pace-slow = медленно, чтобы следить
allow-chat = С чатом
allow-hints = С советами компьютера
allow-listed = Кто угодно может найти стол и сесть
more-about = Подробнее: { $game }
rules-link = Правила
edit-link = Своя позиция
from-booklet = Из буклета «{ $booklet }», { $section }.

## О чём домашнее правило, для тех, кто его не видит

about-option-blocked = Что помогает против соперников на вашем финише
about-option-places = Когда заканчивается игра
about-option-colours = Цвета каждого игрока
about-option-layout = Как цвета стоят вначале
about-option-movement = Как ходят фишки
about-option-jumps = Как далеко прыгают
about-option-leave-goal = Могут ли фишки уходить с финиша
about-option-line = Какие линии побеждают
about-option-jumper = Что будет с фишкой, которая выпрыгнула
about-option-teams = Команды
about-option-board = Доска
about-option-directions = Куда могут идти фишки
about-option-captures = Где фишки бьют
about-option-missed = Пропущенные взятия
about-option-setup = Как расставляют мышей
about-option-chain = Сколько раз прыгает кошка
about-option-opening = Кто начинает
about-option-entry = Обязательно ли вводить фишку
about-option-no-barricade-rows = Куда нельзя ставить баррикады
about-option-playing = Какие цвета играют

## Правила

rules-of = { $game }: правила
rules-options = Выбирают перед игрой. Сначала — то, что в буклете.
rules-or = Или:
rules-play = Играть
rules-caption = Начало игры для { $count ->
    [1] одного игрока
    [one] { $count } игрока
    [few] { $count } игроков
    [many] { $count } игроков
   *[other] { $count } игрока
  }.

## Свои позиции

edit-title = { $game }: своя позиция
edit-about = Выберите фишку и нажимайте на клетки, чтобы поставить её туда или убрать. Потом играйте с этой позиции.
edit-about-figure = Выберите фишку и нажимайте на клетки, чтобы поставить её туда или убрать; или нарисуйте свою фигуру, которую нужно собрать.
edit-brushes = Что поставить
edit-free = свободно
edit-barricade = баррикада
edit-shared = фишка
edit-marked = { $colour }, меченая фишка
edit-cell = { $cell }: { $piece }
edit-figure = Фигура
edit-erase = Убрать
edit-clear = Убрать всё
edit-usual = Обычное начало
edit-good = Так можно играть.
edit-turn = Чей ход?
edit-start = Играть отсюда
edit-text = Текстом
edit-text-about = По знаку на каждую клетку и строки для того, что нельзя нарисовать. Скопируйте текст, чтобы сохранить его, или вставьте другой.

## Настройки

settings-title = Настройки
setting-language = Язык
setting-pace = Темп компьютеров
setting-theme = Светло или темно
theme-auto = как устройство
theme-light = светло
theme-dark = темно
setting-motion = Движение
motion-auto = как устройство
motion-moving = фишки скользят
motion-still = ничто не движется
settings-look = Вид
setting-coordinates = Имена рядов и столбцов
settings-play = Игра
setting-sound = Звуки
setting-confirm = Подтверждать ходы
setting-confirm-about = На случай, если палец соскользнёт
setting-roll = Кубики бросаются сами
settings-me = О вас
setting-name = Ваше имя
setting-name-keep = Сохранить
setting-name-kept = Сохранено.
settings-me-about = Имя, которое видят другие за столом. Учётных записей нет: ваши места помнит этот браузер.
forget = Удалить всё обо мне
forget-sure = Да, удалить моё имя и отдать мои места
forget-not = Нет, оставить
setting-turn-along = Поворачивать доску к тому, кто ходит
setting-turn-along-about = Когда за этим устройством играют несколько человек
setting-shortcuts = Одиночные клавиши работают за столом
setting-code = Место с другого устройства
setting-code-use = Сесть
setting-code-about = Другое устройство показывает код за столом, в разделе «Ещё».

## Лучшие известные партии в одиночку

best-known = Лучший известный нам результат: { $turns ->
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
best-watch = Посмотреть лучшую известную партию
best-of = { $game }: лучшая известная партия
link-copy = Копировать ссылку
open-record = Посмотреть записанную партию
continue-turn = Ходит: { $who }
