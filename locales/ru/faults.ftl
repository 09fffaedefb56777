# Что не так с выбранной игрой, расстановкой, записью или набранным словом.

fault-unknown-game = Игры «{ $id }» нет. Может быть, «{ $nearest }»? Все игры показывает «spielhof games».
fault-players = Для этой игры не подходит такое число игроков: { $players }. Подходит: { $allowed }.
fault-first-seat = Игрок { $seat } начинать не может: у игроков номера от 1 до { $seats }.
fault-rules = Правил номер { $number } нет; этой программе известны номера { $known }.
fault-unknown-option = При таком числе игроков у этой игры нет настройки «{ $option }». Есть: { $known }.
fault-no-options = При таком числе игроков у этой игры нет настройки «{ $option }»; настроек нет вообще.
fault-unknown-value = «{ $value }» — не значение настройки «{ $option }». Возможны: { $known }.
fault-contradiction = { $one } и { $other } несовместимы.
fault-no-figure = В этой игре не нужно собирать фигуру.
fault-figure-mark = «{ $mark }» на клетке { $cell } не подходит для фигуры; рисуйте её клетки как «o», а остальные как «.».
fault-figure-size = Фигуре нужно клеток: { $wanted }, по одной на каждую фишку; нарисовано: { $found }.
fault-figure-at-home = На этой фигуре фишки стоят уже в начале игры.
fault-option-form = «{ $text }» — не настройка. Напишите имя=значение.

fault-picture-row = На рисунке есть строка, которая начинается с «{ $row }», но ряда с таким именем на этой доске нет.
fault-picture-twice = Ряд { $row } нарисован дважды.
fault-picture-length = В ряду { $row } клеток: { $wanted }, а нарисовано: { $found }.
fault-mark = «{ $mark }» на клетке { $cell } — не фишка этой игры.
fault-field = Строке «{ $field }:» не место в этой расстановке.
fault-field-twice = Строка «{ $field }:» встречается дважды.
fault-field-value = «{ $value }» не имеет смысла в строке «{ $field }:».
fault-moved-no-cell = «{ $name }» в строке «moved:» — не клетка. Там пишут клетки, например «c4 d5», тех фишек, которые уже ходили в этом ходу.
fault-moved-not-own = На клетке { $cell } нет фишки места { $seat }. В строке «moved:» названы клетки фишек места { $seat }, которые уже ходили в этом ходу.
fault-moved-not-one-roll = Клеток в строке «moved:»: { $moved }. При «steps: { $steps }» и «jumps: { $jumps }» это не один бросок. Кубик даёт от 1 до 6 шагов вместе с оставшимися; при «jumps: 0» одна из названных фишек прыгала.
fault-field-empty = Строки «{ $field }:» нет, или она пуста.
fault-too-many = Фишек «{ $mark }»: { $found }, а может быть не больше { $most }.
fault-no-pieces = Нет ни одной фишки «{ $mark }», хотя её цвет в игре.
fault-no-marked = Нет фишки «{ $mark }»: у каждого цвета одна фишка меченая.
fault-misplaced = Фишке «{ $mark }» нельзя стоять на клетке { $cell }.
fault-turn-of-nobody = Очередь хода у игрока, который выбыл из игры.
fault-barricades = Баррикад вместе с той, что в руке, должно быть { $wanted }, а их { $found }.

fault-not-an-action = «{ $text }» — не действие. Действия выглядят так: c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass или end.
fault-unknown-cell = На этой доске нет клетки «{ $cell }».
fault-which-yard = Туда могут выйти два ваших цвета: вместо «yard» напишите цвет по-английски, например red-g1.
fault-not-this-way = Фишка может туда попасть, но не этим путём.

fault-record-header = Строка { $line } записи не имеет смысла: { $text }
fault-record-missing = В записи нет строки «{ $field }:».
fault-record-rules = Запись сделана по правилам номер { $number }; этой программе известны номера { $known }. Её можно прочитать, но не воспроизвести.
fault-record-action = Ход { $turn } записи сыграть нельзя: { $text }
fault-record-result = В записи указан результат { $written ->
    [open] не решено
   *[other] { $written }
  }, но её действия приводят к { $played ->
    [open] не решено
   *[other] { $played }
  }.
fault-record-ranks = В записи сказано, что игра закончилась по причине «{ $ending }» с результатом { $written ->
    [open] не решено
   *[other] { $written }
  }; в этой игре одно с другим не сходится.
fault-record-salt = В записи есть начальное число для кубиков с места { $seat }, которого в игре нет.
fault-record-seed = Запись раскрывает начальное число сервера, но её игра не закончена.

fault-verify-no-proof = В записи ничего не сказано о кубиках: проверить их нельзя.
fault-verify-not-revealed = Начальное число сервера ещё не раскрыто. Это происходит, когда игра закончена; тогда кубики можно проверить.
fault-verify-seed = Начальное число — не то, что было обещано: обещано { $promised }, а его собственный хеш — { $revealed }.
fault-verify-first = Начало место { $written }, но жребий выпал месту { $drawn }.
fault-verify-order = Номер { $number } стоит после { $before }: номера бросков растут от 1 и никогда не повторяются.
fault-verify-no-number = В ходе { $turn } есть бросок без номера.
fault-verify-no-roll = Броска номер { $number } нет среди действий.
fault-verify-roll = Ход { $turn }, бросок номер { $number }: в записи { $written }, а выпало { $drawn }.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } уже существует. Укажите другое имя.
fault-depth = «{ $text }» — не глубина; напишите число от 0 до 99.
fault-number = «{ $text }» — не то число, которое здесь подходит.
fault-player = Игрока «{ $name }» нет. Есть: random, baseline, level1 – level6, nodes:50000, time:1000 (тысячные доли секунды) и exec:КОМАНДА.
fault-seat-count = Названо игроков: { $named }, а мест в игре: { $seats }.
fault-language = Языка «{ $language }» здесь нет. Есть: { $known }.
fault-usage = { $text } Подробнее расскажет «spielhof --help».
fault-usage-missing = Чего-то не хватает: { $what }.
fault-usage-unknown = «{ $what }» здесь неизвестно.
fault-usage-value = Значение «{ $value }» невозможно для { $what }.
fault-usage-other = Команду не удаётся понять.
fault-engine-command = «{ $command }» — не команда. Есть: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Это должно выглядеть так: { $example }
fault-engine-over = Игра окончена: думать не над чем.
fault-engine-chance = Сейчас очередь кубиков: добавьте бросок к действиям позиции.
fault-engine-start = Не удаётся запустить «{ $command }»: { $problem }
fault-engine-ended = Программа «{ $command }» завершилась раньше матча.
fault-engine-answer = Программа «{ $command }» ответила тем, что здесь не действие: { $answer }
fault-sprt = «{ $text }» — не тот результат, который можно проверить: он должен быть выше { $even } процентов, которые набирают равные, и ниже 100.
fault-other = { $text }
