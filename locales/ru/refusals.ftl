# Почему действие не разрешено.

refusal-over = Игра окончена.
refusal-roll-first = Сначала нужно бросить кубик.
refusal-no-roll-now = Сейчас бросать нечего.
refusal-no-such-roll = На кубике бывает от 1 до 6.
refusal-two-dice = Бросают два кубика, и меньший пишется первым, например d3+5.
refusal-choose-die-first = Сначала скажите, какой кубик для шагов, например s3.
refusal-not-on-the-dice = Ни на одном кубике нет { $die }.
refusal-die-leaves-nothing = Если взять { $die } для шагов, ходить нечем; с другим кубиком ход есть.
refusal-die-chosen = Какой кубик для шагов, уже решено.
refusal-moved-already = Фишка на клетке { $cell } в этот ход уже ходила; выберите другую.
refusal-no-step-left = В этот ход шагов больше не осталось.
refusal-no-chain-left = В этот ход одна фишка уже прыгала; другим нельзя.
refusal-not-so-many-jumps = С клетки { $from } на клетку { $to } не ведёт цепочка ровно из { $jumps ->
    [one] { $jumps } прыжка
    [few] { $jumps } прыжков
    [many] { $jumps } прыжков
   *[other] { $jumps } прыжка
  }.
refusal-end-instead = В этот ход вы уже ходили: завершите его словом «end».
refusal-pass-instead = С этим броском ничего не сделать: напишите «pass».
refusal-not-in-this-game = В этой игре нет такого действия.
refusal-cannot-pass = Вы можете ходить, значит, обязаны.
refusal-no-piece = На клетке { $cell } нет фишки.
refusal-not-yours = Фишка на клетке { $cell } не ваша.
refusal-partner-not-yet = Фишка на клетке { $cell } принадлежит вашему партнёру. Ею можно ходить, когда дойдут все ваши.
refusal-occupied = Клетка { $cell } занята.
refusal-no-step-or-chain = С клетки { $from } на клетку { $to } не ведёт ни шаг, ни цепочка прыжков.
refusal-no-move = Ход должен заканчиваться на другой клетке.
refusal-dark-only-steps = Фишка на клетке { $cell } стоит на тёмном: она может только шагать, по диагонали.
refusal-light-only-jumps = Фишка на клетке { $cell } стоит на светлом: она может только прыгать.
refusal-other-shade = Ход должен закончиться на клетке того же цвета, с какого начался; у клетки { $cell } другой.
refusal-stays-in-goal = Фишка на клетке { $cell } дошла до финиша и должна на нём остаться.
refusal-leaves-complete-goal = Все фишки этого цвета на финише. Та, что на клетке { $cell }, может его покинуть, только если у вас нет другого хода.
refusal-must-leave-home = Соперник покинул свой дом, и вы должны освободить свой: выведите из дома фишку.
refusal-must-approach = Вы должны освободить свой дом. Выйти из него ни одна фишка не может, поэтому какая-то должна приблизиться к финишу.
refusal-no-swapping = В этой игре меняться местами нельзя.
refusal-swap-no-enemy = На клетке { $cell } на вашем финише нет чужой фишки.
refusal-swap-not-before = Меняться может только фишка, которая стоит прямо перед своим финишем; фишка на клетке { $cell } там не стоит.
refusal-swap-not-needed = Одна из ваших фишек ещё может попасть на финиш сама, поэтому меняться нельзя.
refusal-station-guarded = Клетка { $cell } — на станции соперника, где ещё стоит его фишка.
refusal-all-placed = Все ваши фишки уже выставлены.
refusal-place-first = Сначала выставляют все фишки, и только потом ходят.
refusal-only-steps = Фишки ходят на одну клетку; клетка { $to } не рядом с клеткой { $from }.
refusal-outside-middle = Фишки выставляют в середину доски; клетка { $cell } вне её.
refusal-no-way-off = С клетки { $cell } за край не ведёт ни шаг, ни цепочка прыжков.
refusal-kept-for-cats = { $cell } — одна из четырёх средних клеток, а они для кошек.
refusal-cats-in-the-middle = Кошек ставят на четыре средние клетки; { $cell } не из них.
refusal-mice-only-step = Мыши ходят на одну клетку и никогда не прыгают; клетка { $to } не рядом с клеткой { $from }.
refusal-no-cat-move = С клетки { $from } на клетку { $to } не ведёт ни шаг, ни прыжок через соседнюю мышь.
refusal-cat-goes-on = Кошка на клетке { $cell } может только перепрыгнуть ещё одну мышь или закончить ход словом «end».
refusal-nothing-to-set-down = У вас в руке нет баррикады.
refusal-set-down-first = Сначала поставьте поднятую баррикаду.
refusal-no-barricade-there = На клетку { $cell } баррикаду ставить нельзя.
refusal-own-pawn = На клетке { $cell } стоит ваша собственная фишка.
refusal-yard-empty = В этом доме фишек больше нет.
refusal-not-your-yard = Это не ваш дом.
refusal-not-that-far = На клетку { $cell } не ведёт путь ровно в { $die ->
    [one] { $die } клетку
    [few] { $die } клетки
    [many] { $die } клеток
   *[other] { $die } клетки
  }.
refusal-barricade-in-the-way = Любой путь в { $die ->
    [one] { $die } клетку
    [few] { $die } клетки
    [many] { $die } клеток
   *[other] { $die } клетки
  } до клетки { $cell } идёт через баррикаду.
refusal-piece-in-the-way = Фишка на клетке { $cell } стоит на пути.
refusal-only-to-take = В эту сторону фишка ходит, только чтобы бить, а клетка { $cell } свободна.
refusal-must-take = Вы можете бить, значит, обязаны.
refusal-safe-in-goal = Фишка на клетке { $cell } дошла до финиша, её нельзя бить.
refusal-takes-no-more = Фишка на клетке { $cell } дошла до финиша и больше не бьёт.
refusal-huff-first = Ваш соперник пропустил взятие: сначала снимите фишку, которая могла бить.
refusal-not-overlooked = Фишку на клетке { $cell } снять нельзя: она не пропускала взятия.
refusal-same-piece-goes-on = Ход продолжает фишка на клетке { $cell }.
refusal-no-hop = С клетки { $from } на клетку { $to } не ведёт прыжок через соседа.
refusal-no-peg-jump = С клетки { $from } на клетку { $to } не ведёт прыжок через фишку по горизонтали или вертикали.
refusal-no-peg-return = Фишка на клетке { $from } может прыгнуть только на две клетки по горизонтали или вертикали, через клетку, свободную для новой фишки; так на клетку { $to } не попасть.
refusal-no-way-out = С клетки { $cell } пути из шестиугольника уже не будет.
refusal-rule = Правило { $rule }.
