# Доводы в пользу ходов; объяснения — в английском файле.

reasons-turn = Ход { $turn }: лучше было { $best }. { $reasons }

because-missed-win = Можно было сразу победить.
because-wins = Сразу побеждает.
because-missed-solution = Игру можно было сразу решить.
because-solves = Решает игру.
because-loses = Завершает игру, и побеждает соперник.
because-dead-end = Ходов больше нет, а игра не решена.
because-lets-win = Даёт сопернику победить следующим ходом.
because-stops-win = Не даёт сопернику победить следующим ходом.
because-winning-rolls = Соперник побеждает при { $rolls } из { $of } бросков, а не при { $instead }.
because-home-rolls = Следующий ход ведёт в дом при { $rolls } из { $of } бросков, а не при { $instead }.

because-fewer-spaces = Можно было продвинуться на { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
} дальше.
because-gains = Приближает к дому на { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}.
because-breaks-jump = Ломает прыжок с { $from } на { $to }, который даёт { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}.
because-prepares-jump = Готовит прыжок с { $from } на { $to }, который даёт { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}.
because-next-gain = Следующий ход может дать { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}, а не { $instead }.
because-reply-gain = Соперник может затем пройти { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}, а не { $instead }.
because-chain-gain = Прыжки этого броска могут дать { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}, а не { $instead }.
because-leaves-behind = Оставляет последнюю фишку на { $cell }, на { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
} позади всех остальных.
because-brings-up = Подтягивает последнюю фишку с { $cell }.
because-missed-arrival = Фишка могла войти в дом на { $cell }.
because-arrives = Фишка входит в дом на { $cell }.
because-moves-arrived = Фишка, которая пошла с { $cell }, уже была в доме.
because-on-line = Занимает { $cells } из { $of } клеток линии, а не { $instead }.
because-missed-off = Фишка с { $cell } могла уйти с доски.
because-leaves-board = Фишка с { $cell } уходит с доски.

because-missed-hit = Можно было выбить фишку на { $cell }, которая прошла { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}.
because-hits = Выбивает фишку на { $cell }, которая прошла { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}.
because-hit-rolls = Фишку могут выбить при { $rolls } из { $of } бросков, а не при { $instead }.
because-missed-lift = Можно было снять баррикаду с { $cell }, которая стоит на пути.
because-lifts = Снимает баррикаду с { $cell }, которая стоит на пути.
because-missed-entry = Можно было ввести фишку в игру.
because-enters = Вводит фишку в игру.
because-missed-block = Баррикадой можно было закрыть путь фишке на { $pawn }.
because-blocks = Закрывает путь фишке на { $pawn }.
because-missed-detour = Путь фишки с { $pawn } можно было удлинить на { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}.
because-detours = Удлиняет путь фишки с { $pawn } на { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}.
because-blocks-self = Закрывает путь собственной фишке на { $pawn }.

because-missed-capture = Можно было взять фишку на { $cell }.
because-captures = Берёт фишку на { $cell }.
because-captured = Берёт за этот ход { $pieces ->
    [one] { $pieces } фишку
    [few] { $pieces } фишки
    [many] { $pieces } фишек
   *[other] { $pieces } фишки
}, а не { $instead }.
because-captures-several = Берёт за этот ход { $pieces ->
    [one] { $pieces } фишку
    [few] { $pieces } фишки
    [many] { $pieces } фишек
   *[other] { $pieces } фишки
}.
because-reply-captures = Соперник может следующим ходом взять { $pieces ->
    [one] { $pieces } фишку
    [few] { $pieces } фишки
    [many] { $pieces } фишек
   *[other] { $pieces } фишки
}, а не { $instead }.
because-capture-rolls = Фишку могут взять при { $rolls } из { $of } бросков, а не при { $instead }.

because-missed-four = Можно было пригрозить пятью в ряд.
because-makes-four = Грозит пятью в ряд.
because-missed-fork = Можно было пригрозить пятью в ряд в двух местах.
because-forks = Грозит пятью в ряд в двух местах.
because-missed-three = Можно было построить открытую тройку: с ещё одной фишкой она грозит в двух местах.
because-makes-three = Строит открытую тройку: с ещё одной фишкой она грозит в двух местах.
because-leaves-three = Оставляет сопернику открытую тройку.
because-stops-three = Останавливает открытую тройку соперника.

because-moves-left = Оставляет { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, а не { $instead }.
because-lone-pieces = Оставляет { $pieces ->
    [one] { $pieces } фишку
    [few] { $pieces } фишки
    [many] { $pieces } фишек
   *[other] { $pieces } фишки
} без соседей, а не { $instead }.
because-cat-moves = Оставляет кошкам { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, а не { $instead }.
