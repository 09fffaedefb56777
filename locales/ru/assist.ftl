# Помощь компьютера во время игры и то, что её решило.

assist-title = Помощь во время игры
switch-lead = Показывать, кто впереди
switch-warn = Предупреждать о грубой ошибке
assist-about = Тогда результат считается полученным с подсказками.

lead-label = Кто впереди
lead-part = { $who } { $percent }
lead-waits = Позиция оценивается …
lead-failed = Сейчас позицию оценить нельзя.
lead-alone = Осталось около { $turns ->
    [one] { $turns } хода
    [few] { $turns } ходов
    [many] { $turns } ходов
   *[other] { $turns } хода
  }, всего { $all }.
lead-alone-best = Лучшее известное решение: { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
  }.
lead-alone-unknown = Неизвестно, сколько ходов осталось.

warn-title = { $action } — грубая ошибка.
warn-chance = Она стоит примерно { $lost }: ваш шанс на победу падает с { $from } до { $to }.
warn-turns = Она стоит около { $turns ->
    [one] { $turns } хода
    [few] { $turns } ходов
    [many] { $turns } ходов
   *[other] { $turns } хода
  }.
warn-another = Выбрать другой ход
warn-anyway = Всё равно пойти
warn-again = Повторите ход, чтобы всё равно пойти так.

hint-piece = Посмотрите на фишку на { $cell }.
hint-yard = Посмотрите на фишки в вашей базе.
hint-show-move = Показать ход
hint-why = Почему?
hint-best = Это лучший найденный ход.
hint-best-chance = Это лучший найденный ход: ваш шанс на победу примерно { $chance }.
hint-best-alone = Это лучший найденный ход: осталось около { $turns ->
    [one] { $turns } хода
    [few] { $turns } ходов
    [many] { $turns } ходов
   *[other] { $turns } хода
  }.
hint-among-best = Это один из лучших найденных ходов.
hint-second-look = При более долгом анализе лучше { $action }.
hint-no-reason = Сейчас причину найти нельзя.

result-review = Разбор
result-decided = Игру решил ход { $turn }. { $who }: лучше было { $action } (потеряно { $lost }).
