# Around rules pages and lessons: headings, buttons and what a lesson says, in the browser and in
# the terminal.

## Rules pages

section-aim = Цель игры
section-set-up = Подготовка
section-turn = Ваш ход
section-end = Конец игры
section-tips = Советы
rules-options = Выберите перед игрой. Первым всегда стоит обычный вариант.
rules-learn = Научиться шаг за шагом
rules-contents = На этой странице
fallback-notice = Этого текста пока нет на вашем языке, поэтому он показан по-английски.

## Lessons

learn-link = Урок
learn-of = { $game }: урок
learn-steps = Части урока
learn-step = Часть { $step } из { $steps }
learn-watch = Смотрите
learn-try = Попробуйте
learn-task = Задача
learn-pieces = Ваши фишки: { $colours }
# Colours of pieces, after learn-pieces.
pieces-red = красные
pieces-green = зелёные
pieces-yellow = жёлтые
pieces-blue = синие
pieces-orange = оранжевые
pieces-violet = фиолетовые
lesson-solved = Отлично, всё верно!
lesson-missed = Так можно, но нужно было другое. Вот правило:
learn-next = Дальше
learn-skip = Пропустить
learn-show-again = Показать ещё раз
learn-try-again = Ещё попытка
learn-finished = Урок пройден!
learn-finished-text = Теперь вы знаете, как играть. Попробуйте сами!
learn-play = Играть
learn-rules = Читать правила
learn-once-more = Пройти урок ещё раз
learn-offer = { $game }: играете впервые? Научитесь за две минуты.
learn-offer-start = Начать урок
learn-offer-no = Нет, спасибо

## Lessons in the terminal

learn-no-terminal = Для урока нужен терминал. Запустите в нём «spielhof learn» или передавайте ходы через канал с --piped.
learn-welcome = { $game }: урок, { $steps ->
    [one] { $steps } часть
    [few] { $steps } части
    [many] { $steps } частей
   *[other] { $steps } части
  }. Введите «помощь», чтобы узнать, что можно вводить.
learn-enter = Нажмите Enter, чтобы продолжить.
learn-pieces-mark = { $colour } (показаны как { $mark })
learn-back = Фишки снова стоят как раньше. Попробуйте ещё раз.
learn-done = Урок окончен! Чтобы сыграть, введите: spielhof play { $game }
learn-help =
    Введите ход, например { $example }. Ещё можно ввести:
    ходы           какие ходы возможны
    почему ХОД     почему ход возможен или нет
    отмена         начать эту часть заново
    правила        правила игры
    доска          нарисовать доску ещё раз
    дальше         перейти к следующей части
    выход          выйти из урока
# Words that may be typed for this command; the first is the usual one.
command-skip = дальше вперёд
cli-learn = Научиться игре шаг за шагом
cli-arg-step = Начать с этой части урока
