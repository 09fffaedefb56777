# Почему так ходить нельзя.

refusal-over = Игра окончена.
refusal-roll-first = Сначала нужно бросить кубик.
refusal-no-roll-now = Сейчас бросать нечего.
refusal-no-such-roll = На кубике бывает от 1 до 6.
refusal-two-dice = Здесь бросают два кубика; меньшее число пишите первым, например d3+5.
refusal-choose-die-first = Сначала выберите, какой кубик для шагов, например s3.
refusal-not-on-the-dice = Ни на одном кубике нет числа { $die }.
refusal-die-leaves-nothing = Если взять { $die } для шагов, сделать ничего нельзя; с другим кубиком можно.
refusal-die-chosen = Вы уже выбрали, какой кубик для шагов.
refusal-moved-already = Фишка на { $cell } в этот ход уже ходила; выберите другую.
refusal-no-step-left = В этот ход шагов больше не осталось.
refusal-no-chain-left = В этот ход одна фишка уже прыгала; другим нельзя.
refusal-not-so-many-jumps = От { $from } до { $to } не добраться цепочкой ровно из { $jumps ->
    [1] одного прыжка
    [one] { $jumps } прыжка
    [few] { $jumps } прыжков
    [many] { $jumps } прыжков
   *[other] { $jumps } прыжка
  }.
refusal-end-instead = В этот ход вы уже ходили: закончите его словом «end».
refusal-pass-instead = С этим броском ничего сделать нельзя: введите «pass».
refusal-not-in-this-game = В этой игре так не ходят.
refusal-cannot-pass = Вы можете ходить, значит, обязаны.
refusal-no-piece = На { $cell } нет фишки.
refusal-not-yours = Фишка на { $cell } не ваша.
refusal-partner-not-yet = Фишка на { $cell } принадлежит вашему партнёру. Ею можно ходить, когда дойдут все ваши.
refusal-occupied = На { $cell } уже занято.
refusal-no-step-or-chain = От { $from } до { $to } не добраться ни шагом, ни цепочкой прыжков.
refusal-no-move = Ход должен закончиться не там, где начался.
refusal-dark-only-steps = Фишка на { $cell } стоит на тёмной клетке: она может только шагнуть, по диагонали.
refusal-light-only-jumps = Фишка на { $cell } стоит на светлой клетке: она может только прыгать.
refusal-other-shade = Ход должен закончиться на клетке того же оттенка, что и начальная, а у { $cell } другой.
refusal-stays-in-goal = Фишка на { $cell } дошла до своего дома и должна в нём остаться.
refusal-leaves-complete-goal = Все фишки этого цвета в своём доме. Та, что на { $cell }, может выйти, только если другого хода у вас нет.
refusal-must-leave-home = Другая сторона покинула свою базу, и вы должны освободить свою: выведите с неё фишку.
refusal-must-approach = Вы должны освободить свою базу. Выйти не может ни одна фишка, поэтому пойдите какой-нибудь ближе к дому.
refusal-no-swapping = В этой игре меняться местами нельзя.
refusal-swap-no-enemy = На { $cell } в вашем доме нет фишки соперника.
refusal-swap-not-before = Меняться местами может только фишка прямо перед своим домом, а фишка на { $cell } стоит не там.
refusal-swap-not-needed = Одна из ваших фишек ещё может войти в дом сама, поэтому меняться местами нельзя.
refusal-station-guarded = { $cell } — на станции соперника, а там ещё стоит его фишка.
refusal-all-placed = Все ваши фишки уже на доске.
refusal-place-first = Сначала ставят все фишки, и только потом ими ходят.
refusal-only-steps = Фишки ходят только на соседнее место, а { $to } не рядом с { $from }.
refusal-outside-middle = Фишки ставят в середину доски, а { $cell } не в ней.
refusal-no-way-off = От { $cell } не уйти с доски ни шагом, ни цепочкой прыжков.
refusal-kept-for-cats = { $cell } — одна из четырёх средних клеток, а они для кошек.
refusal-cats-in-the-middle = Кошек ставят на четыре средние клетки, а { $cell } не из них.
refusal-mice-only-step = Мыши ходят на одну клетку и никогда не прыгают, а { $to } не рядом с { $from }.
refusal-no-cat-move = От { $from } до { $to } не добраться ни шагом, ни прыжком через соседнюю мышь.
refusal-cat-goes-on = Кошкой на { $cell } можно только прыгнуть через ещё одну мышь или закончить ход словом «end».
refusal-nothing-to-set-down = У вас нет баррикады, которую нужно поставить.
refusal-set-down-first = Сначала поставьте баррикаду, которую сняли.
refusal-no-barricade-there = На { $cell } баррикаду ставить нельзя.
refusal-own-pawn = На { $cell } стоит ваша собственная фишка.
refusal-yard-empty = На этой базе фишек больше нет.
refusal-not-your-yard = Это не ваша база.
refusal-not-that-far = С броском { $die } попасть ровно на { $cell } нельзя.
refusal-barricade-in-the-way = На пути баррикада: с броском { $die } попасть на { $cell }, не проходя мимо неё, нельзя.
refusal-piece-in-the-way = Фишка на { $cell } стоит на пути.
refusal-only-to-take = В эту сторону фишка ходит, только чтобы взять другую, а на { $cell } никого нет.
refusal-must-take = Вы можете взять фишку, значит, обязаны.
refusal-safe-in-goal = Фишка на { $cell } дошла до своего дома, взять её нельзя.
refusal-takes-no-more = Фишка на { $cell } дошла до своего дома и брать больше не может.
refusal-huff-first = Соперник пропустил взятие: сначала снимите фишку, которая могла взять.
refusal-not-overlooked = Фишку на { $cell } снять нельзя: она не пропускала взятия.
refusal-same-piece-goes-on = Продолжать нужно фишкой на { $cell }.
refusal-no-hop = От { $from } до { $to } не добраться прыжками через соседей.
refusal-no-peg-jump = От { $from } до { $to } не добраться прыжком через фишку по горизонтали или вертикали.
refusal-no-peg-return = Фишка на { $from } может прыгнуть только на две клетки по горизонтали или вертикали, через свободную клетку, куда встанет новая фишка; так до { $to } не добраться.
refusal-no-way-out = На { $cell } прыгнуть нельзя: оттуда из шестиугольника уже не выбраться.
refusal-rule = Правило { $rule }.
