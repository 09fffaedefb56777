# Страницы клиента для браузера. Слова идущей за столом игры — в table.ftl.

## Каждая страница

skip-to-content = К содержимому
nav-label = Страницы и вид
nav-history = Мои игры
to-gallery = Все игры
theme-is-auto = Тема как на устройстве
theme-is-light = Светлая тема
theme-is-dark = Тёмная тема
missing-title = Здесь ничего нет
missing-text = По этому адресу нет страницы. Возможно, в ссылке чего-то не хватает.
error-unreachable = Сервер недоступен. Вы в сети?
error-missing = Сервер этого не нашёл.
error-strange = Сервер ответил ошибкой ({ $status }).
try-again = Повторить

## Все игры

gallery-title = Во что сыграем?
gallery-lead = Баррикада, хальма во всех вариантах и китайские шашки: против компьютера, с друзьями или в одиночку.
gallery-search = Поиск
gallery-players = Игроки
gallery-surprise = Удивите меня
gallery-quick = Быстрая игра
tournament-link = Турнир
puzzles-link = Задачи
gallery-found = { $count ->
    [0] Игр не найдено
    [one] Найдена { $count } игра
    [few] Найдены { $count } игры
    [many] Найдено { $count } игр
   *[other] Найдено { $count } игры
  }
gallery-none = Ни одна игра не подходит. Попробуйте меньше слов или другое число игроков.
group-barricade = Баррикада
group-square = Хальма на квадратной доске
group-star = Хальма на звезде
group-alone = Для одного
group-other = Другие игры
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
play-at-once = Играть сейчас: { $game }
play-at-once-short = Играть
tables-mine = Играть дальше
tables-listed = Столы, где ждут игроков
tables-running = Игры, которые можно посмотреть
continue-your-turn = Ваш ход
continue-open = свободное место
continue-nameless = гость
continue-away = { $name } (в отпуске до { $until })
seat-bot = { $name } (бот)
tables-discard = Покинуть эту игру: { $game }
tables-discard-sure = Покинуть эту игру? Она закончится без победителя.
tables-discard-resign = Покинуть эту игру? Вы сдадитесь, и другие об этом узнают.
tables-discard-stand = Встать из-за этого стола? Остальные будут и дальше ждать игроков.
tables-discard-yes = Уйти
tables-discard-no = Остаться

## Игра до начала

picture-of = { $game }: начальная позиция
how-many = Сколько игроков?
who-plays = Кто играет?
chair-label = Кто играет на месте { $seat }
chair-level-label = Уровень компьютера на месте { $seat }
chair-level-all = Все компьютеры
chair-me = Я
chair-here = Ещё кто-то здесь
chair-computer = Компьютер
chair-open = Друг по ссылке
chair-computer-level = Компьютер, уровень { $level }
level-1 = 1 · очень лёгкий
level-2 = 2 · лёгкий
level-3 = 3 · средний
level-4 = 4 · трудный
level-5 = 5 · очень трудный
level-6 = 6 · эксперт
friends-note = Вы получите ссылку, которую нужно отправить. Игра начнётся, когда все сядут.
start = Начать
start-with-friends = Открыть стол
house-rules = Домашние правила
house-rules-changed = изменено: { $count }
as-in-booklet = как в инструкции
as-booklet = инструкция
more-choices = Кто начинает, часы, темп
more-choices-about = по желанию
who-begins = Кто начинает?
begins-lot = По жребию
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
pace-slow = медленно, чтобы видеть каждый ход
allow-chat = Разрешить чат
allow-hints = Разрешить подсказки компьютера
allow-listed = Любой может найти этот стол и сесть
allow-listed-note = Иначе войти смогут только те, у кого есть ваша ссылка. Игру из списка могут смотреть все.
more-about = Подробнее: { $game }
rules-link = Правила
figures-link = Цифры
figures-link-about = кто выигрывает, сколько это длится
edit-link = Своя позиция
from-booklet = Из инструкции «{ $booklet }», { $section }.

## О чём домашнее правило, для тех, кто его не видит

about-option-blocked = Что делать с соперниками в вашем доме
about-option-places = Когда заканчивается игра
about-option-colours = Цвета каждого игрока
about-option-layout = Как цвета стоят вначале
about-option-movement = Как ходят фишки
about-option-jumps = Как далеко можно прыгать
about-option-leave-goal = Могут ли фишки выходить из дома
about-option-line = Какие линии побеждают
about-option-pieces = Со сколькими фишками вы начинаете
about-option-jumper = Что будет с фишкой, которая выпрыгнула
about-option-teams = Команды
about-option-board = Доска
about-option-directions = Куда могут идти фишки
about-option-captures = Где фишки могут брать
about-option-missed = Что бывает за пропущенное взятие
about-option-setup = Как расставляют мышей
about-option-chain = Сколько раз кошка может прыгать
about-option-opening = Кто начинает
about-option-entry = Обязательно ли вводить фишку в игру
about-option-no-barricade-rows = Куда нельзя ставить баррикады
about-option-playing = Какие цвета играют

## Правила

rules-of = { $game }: правила
rules-or = Или:
rules-play = Играть
rules-caption = Начальная позиция для { $count ->
    [1] одного игрока
    [one] { $count } игрока
    [few] { $count } игроков
    [many] { $count } игроков
   *[other] { $count } игрока
  }.

## Свои позиции

edit-title = { $game }: своя позиция
edit-about = Выберите фишку и нажимайте на доску, чтобы поставить её или убрать. Потом начните игру с этой позиции.
edit-about-figure = Выберите фишку и нажимайте на доску, чтобы поставить её или убрать, или нарисуйте свою фигуру, которую нужно заполнить.
edit-brushes = Что поставить
edit-free = свободно
edit-barricade = баррикада
edit-shared = фишка
edit-marked = { $colour }, меченая фишка
edit-cell = { $cell }: { $piece }
edit-figure = Фигура
edit-erase = Убрать
edit-clear = Очистить доску
edit-usual = Начальная позиция
edit-good = С этой позиции можно играть.
edit-turn = Чей ход?
edit-start = Играть отсюда
edit-text = Текстом
edit-text-about = По одному знаку на каждое место доски и строки для того, что нельзя нарисовать. Скопируйте текст, чтобы сохранить его, или вставьте другой.

## Настройки

settings-title = Настройки
setting-language = Язык
setting-pace = Темп компьютера
setting-theme = Тема
theme-auto = как на устройстве
theme-light = светлая
theme-dark = тёмная
setting-motion = Анимация
motion-auto = как на устройстве
motion-moving = фишки скользят
motion-still = выключена
settings-look = Вид
setting-coordinates = Показывать координаты
settings-play = Игра
setting-sound = Звуки
setting-confirm = Подтверждать каждый ход
setting-confirm-about = Защищает от случайных ходов
setting-roll = Бросать кубики автоматически
settings-me = О вас
setting-name = Ваше имя
setting-name-keep = Сохранить
setting-name-kept = Сохранено.
settings-me-about = Имя, которое другие видят за столом. Можно обойтись без учётной записи: ваши места помнит этот браузер.
forget = Удалить всё обо мне
forget-sure = Да, удалить моё имя и освободить мои места
forget-not = Нет, отмена
setting-turn-along = Поворачивать доску к тому, кто ходит
setting-turn-along-about = Когда на этом устройстве играют несколько человек
setting-shortcuts = Горячие клавиши
setting-code = Перенести сюда место с другого устройства
setting-code-use = Сесть
setting-code-about = Код получают на другом устройстве: за столом, в разделе «Ещё».

## Лучшие известные партии в одиночку

best-known = Лучшее известное решение: { $turns ->
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
best-watch = Смотреть лучшую игру
best-of = { $game }: лучшая известная игра
link-copy = Копировать ссылку
open-record = Открыть запись игры
continue-turn = Ходит: { $who }
continue-left-days = { $count ->
    [one] остался { $count } день
    [few] осталось { $count } дня
    [many] осталось { $count } дней
   *[other] осталось { $count } дня
}
continue-left-hours = { $count ->
    [one] остался { $count } час
    [few] осталось { $count } часа
    [many] осталось { $count } часов
   *[other] осталось { $count } часа
}
continue-left-minutes = { $count ->
    [one] осталась { $count } минута
    [few] осталось { $count } минуты
    [many] осталось { $count } минут
   *[other] осталось { $count } минуты
}
continue-urgent = Срочно:
