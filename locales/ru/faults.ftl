# Что не так с выбранной игрой, позицией, записью или набранным словом.

fault-unknown-game = Игры «{ $id }» нет. Может быть, «{ $nearest }»? Все игры показывает «spielhof games».
fault-players = Для этой игры не подходит такое число игроков: { $players }. Подходит: { $allowed }.
fault-first-seat = Игрок { $seat } не может ходить первым: игроки — от 1 до { $seats }.
fault-rules = Версии правил { $number } нет; этой программе известны: { $known }.
fault-unknown-option = При таком числе игроков у этой игры нет настройки «{ $option }». Есть: { $known }.
fault-no-options = При таком числе игроков у этой игры нет настройки «{ $option }»; у неё вообще нет настроек.
fault-unknown-value = «{ $value }» — не значение настройки «{ $option }». Возможны: { $known }.
fault-contradiction = { $one } и { $other } вместе невозможны.
fault-no-figure = В этой игре нет фигуры, которую нужно заполнить.
fault-figure-mark = «{ $mark }» на { $cell } не подходит для фигуры; рисуйте её клетки как «o», а все остальные как «.».
fault-figure-size = Фигуре нужно клеток: { $wanted }, по одной на каждую фишку; нарисовано: { $found }.
fault-figure-at-home = На этой фигуре фишки стоят уже в начале игры.
fault-option-form = «{ $text }» — не настройка. Напишите имя=значение.

fault-picture-row = На рисунке есть строка, которая начинается с «{ $row }», но ряда с таким именем на этой доске нет.
fault-picture-twice = Ряд { $row } нарисован дважды.
fault-picture-length = В ряду { $row } мест: { $wanted }, а нарисовано: { $found }.
fault-mark = «{ $mark }» на { $cell } — не фишка этой игры.
fault-field = Строке «{ $field }:» не место в этой позиции.
fault-field-twice = Строка «{ $field }:» встречается дважды.
fault-field-value = «{ $value }» не имеет смысла в строке «{ $field }:».
fault-moved-no-cell = «{ $name }» в строке «moved:» — не место на доске. Перечислите места фишек, которые в этот ход уже ходили, например «c4 d5».
fault-moved-not-own = На { $cell } нет фишки игрока { $seat }. В строке «moved:» перечисляют, где стоят фишки игрока { $seat }, которые в этот ход уже ходили.
fault-moved-not-one-roll = Мест в строке «moved:»: { $moved }. Вместе с «steps: { $steps }» и «jumps: { $jumps }» это не может быть один бросок. Кубик даёт от 1 до 6 шагов, считая оставшиеся; при «jumps: 0» одна из названных фишек не шагала, а прыгала.
fault-field-empty = Строки «{ $field }:» нет, или она пуста.
fault-too-many = Фишек «{ $mark }»: { $found }, а может быть не больше { $most }.
fault-no-pieces = Нет ни одной фишки «{ $mark }», хотя её сторона в игре.
fault-no-marked = Нет фишки «{ $mark }»: у каждого цвета одна фишка должна быть меченой.
fault-misplaced = Фишка «{ $mark }» не может стоять на { $cell }.
fault-turn-of-nobody = Сейчас ход игрока, который выбыл из игры.
fault-barricades = Баррикад, считая снятую, должно быть { $wanted }, а их { $found }.

fault-not-an-action = «{ $text }» — не ход. Ходы выглядят так: c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass или end.
fault-unknown-cell = На этой доске нет места «{ $cell }».
fault-which-yard = Туда могут выйти два ваших цвета: вместо «yard» напишите цвет по-английски, например red-g1.
fault-not-this-way = Фишка может туда попасть, но не этим путём.

fault-record-header = Строка { $line } записи не имеет смысла: { $text }
fault-record-missing = В записи нет строки «{ $field }:».
fault-record-rules = Запись сделана по версии правил { $number }; этой программе известны: { $known }. Её можно прочитать, но не воспроизвести.
fault-record-action = Ход { $turn } записи сделать нельзя: { $text }
fault-record-result = В записи указан результат: { $written ->
    [open] не решено
   *[other] { $written }
  }, а по её ходам получается: { $played ->
    [open] не решено
   *[other] { $played }
  }.
fault-record-ranks = По записи игра закончилась по причине «{ $ending }» с результатом: { $written ->
    [open] не решено
   *[other] { $written }
  }; в этой игре так быть не может.
fault-record-salt = В записи есть начальное число для кубиков с места { $seat }, которого в игре нет.
fault-record-seed = Запись раскрывает начальное число сервера, но её игра не закончена.

fault-verify-no-proof = В записи ничего не сказано о кубиках: проверить их нельзя.
fault-verify-not-revealed = Начальное число сервера ещё не раскрыто. Кубики можно проверить, когда игра окончена.
fault-verify-seed = Начальное число — не то, что было обещано: обещан хеш { $promised }, а у этого числа хеш { $revealed }.
fault-verify-first = Первым ходит игрок { $written }, но жребий выбрал игрока { $drawn }.
fault-verify-order = Номер { $number } стоит после { $before }: номера бросков растут от 1 и никогда не повторяются.
fault-verify-earlier = Если верить записи, бросков до открытия этого стола: { $earlier }, но всего бросков в ней: { $found }.
fault-verify-no-number = В ходе { $turn } есть бросок без номера.
fault-verify-no-roll = Броска номер { $number } нет среди ходов.
fault-verify-roll = Ход { $turn }, бросок номер { $number }: в записи { $written }, а выпало { $drawn }.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } уже существует. Укажите другое имя.
fault-depth = «{ $text }» — не глубина; напишите число от 0 до 99.
fault-number = «{ $text }» — не то число, которое здесь подходит.
fault-player = Игрока «{ $name }» нет. Есть: random, baseline, level1 – level6, nodes:50000, time:1000 (в миллисекундах) и exec:КОМАНДА.
fault-seat-count = Названо игроков: { $named }, а мест в игре: { $seats }.
fault-language = Языка «{ $language }» нет. Есть: { $known }.
fault-usage = { $text } Смотрите «spielhof --help».
fault-usage-missing = Чего-то не хватает: { $what }.
fault-usage-unknown = «{ $what }» здесь неизвестно.
fault-usage-value = { $what }: значение «{ $value }» невозможно.
fault-usage-other = Команду не удаётся понять.
fault-engine-command = «{ $command }» — не команда. Есть команды: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Это должно выглядеть так: { $example }
fault-engine-over = Игра окончена: думать не над чем.
fault-engine-chance = Сейчас бросают кубики: добавьте бросок к ходам позиции.
fault-engine-start = Не удаётся запустить «{ $command }»: { $problem }
fault-engine-ended = Программа «{ $command }» завершилась раньше матча.
fault-engine-answer = Программа «{ $command }» ответила тем, что здесь не ход: { $answer }
fault-sprt = «{ $text }» — не тот результат, который можно проверить: он должен быть выше { $even } % (столько набирают равные игроки) и ниже 100 %.
fault-other = { $text }
