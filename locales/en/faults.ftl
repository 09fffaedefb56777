# What is wrong with a game asked for, a set-up, a record or a word typed.

fault-unknown-game = There is no game called "{ $id }". Did you mean "{ $nearest }"? "spielhof games" lists them all.
fault-players = This game is not for { $players }. It is for { $allowed }.
fault-first-seat = Seat { $seat } cannot begin: the seats are 1 to { $seats }.
fault-rules = There are no rules { $number }; this program knows { $known }.
fault-unknown-option = This game has no option "{ $option }" with this number of players. It has: { $known }.
fault-no-options = This game has no option "{ $option }" with this number of players; it has none at all.
fault-unknown-value = "{ $value }" is no value of the option "{ $option }". Possible are: { $known }.
fault-contradiction = { $one } and { $other } do not go together.
fault-no-figure = This game is not played to a figure.
fault-figure-mark = "{ $mark }" on { $cell } does not belong into a figure; draw its cells as "o" and the others as ".".
fault-figure-size = The figure needs { $wanted } cells, one for each piece; { $found } are drawn.
fault-figure-at-home = The pieces already stand on this figure when the game begins.
fault-option-form = "{ $text }" is not an option. Write name=value.

fault-picture-row = The picture has a line that begins with "{ $row }", but no row of this board is called so.
fault-picture-twice = Row { $row } is drawn twice.
fault-picture-length = Row { $row } has { $wanted } cells, but { $found } are drawn.
fault-mark = "{ $mark }" on { $cell } is no piece of this game.
fault-field = The line "{ $field }:" does not belong into this set-up.
fault-field-twice = The line "{ $field }:" is there twice.
fault-field-value = "{ $value }" makes no sense in the line "{ $field }:".
fault-moved-no-cell = "{ $name }" in the line "moved:" is no cell. Write there the cells, such as "c4 d5", on which the pieces stand that have already moved in this turn.
fault-moved-not-own = No piece of seat { $seat } stands on { $cell }. The line "moved:" names the cells on which pieces of seat { $seat } stand that have already moved in this turn.
fault-moved-not-one-roll = Cells in the line "moved:": { $moved }. With "steps: { $steps }" and "jumps: { $jumps }" that does not come from one roll. A die allows 1 to 6 steps, those that are left included; with "jumps: 0" one of the pieces named has jumped instead.
fault-field-empty = The line "{ $field }:" is missing or empty.
fault-too-many = There are { $found } pieces "{ $mark }", at most { $most } are possible.
fault-no-pieces = There is no piece "{ $mark }", though its side is in the game.
fault-no-marked = There is no piece "{ $mark }": one piece of each colour is the marked one.
fault-misplaced = A piece "{ $mark }" may not stand on { $cell }.
fault-turn-of-nobody = It is the turn of a seat that is out of the game.
fault-barricades = There must be { $wanted } barricades, one in the hand included; { $found } are there.

fault-not-an-action = "{ $text }" is no action. Actions look like c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass or end.
fault-unknown-cell = This board has no cell "{ $cell }".
fault-which-yard = Two of your colours could come in there: write the colour instead of "yard", as in red-g1.
fault-not-this-way = The piece can go there, but not along this way.

fault-record-header = Line { $line } of the record makes no sense: { $text }
fault-record-missing = The record has no line "{ $field }:".
fault-record-rules = The record was made with rules { $number }; this program knows { $known }. It can be read but not replayed.
fault-record-action = Turn { $turn } of the record cannot be played: { $text }
fault-record-result = The record says the result is { $written ->
    [open] open
   *[other] { $written }
  }, but its actions lead to { $played ->
    [open] open
   *[other] { $played }
  }.
fault-record-ranks = The record says the game ended by "{ $ending }" with the result { $written ->
    [open] open
   *[other] { $written }
  }; that does not go together in this game.
fault-record-salt = The record has a seed for the dice from seat { $seat }, which the game does not have.
fault-record-seed = The record tells the server's seed, but its game is not over.

fault-verify-no-proof = The record says nothing about its dice: they cannot be checked.
fault-verify-not-revealed = The server's seed is not revealed yet. That is done when the game is over; then the dice can be checked.
fault-verify-seed = The seed is not the one that was promised: promised was { $promised }, its own hash is { $revealed }.
fault-verify-first = Seat { $written } began, but the lot fell on seat { $drawn }.
fault-verify-order = The number { $number } comes after { $before }: numbers of rolls count up from 1 and are never used twice.
fault-verify-no-number = In turn { $turn } stands a roll that has no number.
fault-verify-no-roll = Roll number { $number } does not stand among the actions.
fault-verify-roll = Turn { $turn }, roll number { $number }: the record says { $written }, but { $drawn } fell.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } is there already. Give another name.
fault-depth = "{ $text }" is no depth; write a number from 0 to 99.
fault-number = "{ $text }" is not a number that fits here.
fault-player = There is no player called "{ $name }". There are: random, baseline, level1 to level6, nodes:50000, time:1000 (thousandths of a second) and exec:COMMAND.
fault-seat-count = You named { $named } players, but the game has { $seats } seats.
fault-language = There is no language "{ $language }" here. There are: { $known }.
fault-usage = { $text } "spielhof --help" tells more.
fault-usage-missing = Something is missing: { $what }.
fault-usage-unknown = "{ $what }" is not known here.
fault-usage-value = "{ $value }" is not possible for { $what }.
fault-usage-other = The command cannot be understood.
fault-engine-command = "{ $command }" is not a command. Commands are: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = That should look like this: { $example }
fault-engine-over = The game is over: there is nothing to think about.
fault-engine-chance = The dice fall next: add the roll to the actions of the position.
fault-engine-start = "{ $command }" cannot be started: { $problem }
fault-engine-ended = "{ $command }" ended before the match did.
fault-engine-answer = "{ $command }" answered with something that is no action here: { $answer }
fault-sprt = "{ $text }" is no score to test for: it must be above the { $even } percent that equals score, and below 100.
fault-other = { $text }
