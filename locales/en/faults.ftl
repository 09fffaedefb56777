# What is wrong with a game someone asked for, a position, a game record or something typed.

fault-unknown-game = There's no game called "{ $id }". Did you mean "{ $nearest }"? "spielhof games" lists them all.
fault-players = Wrong number of players: { $players }. This game takes { $allowed }.
fault-first-seat = Seat { $seat } can't go first: the seats are 1 to { $seats }.
fault-rules = There is no version { $number } of the rules; this program knows { $known }.
fault-unknown-option = This game has no option "{ $option }" with this number of players. It has: { $known }.
fault-no-options = This game has no option "{ $option }" with this number of players; in fact, it has none at all.
fault-unknown-value = "{ $value }" isn't a value of the option "{ $option }". Choose from: { $known }.
fault-contradiction = { $one } and { $other } can't be combined.
fault-no-figure = This game isn't played to a figure.
fault-figure-mark = "{ $mark }" on { $cell } can't be used in a figure; draw its spaces as "o" and all others as ".".
fault-figure-size = The figure needs { $wanted } spaces, one for each piece, but it has { $found }.
fault-figure-at-home = The pieces already stand on this figure at the start of the game.
fault-option-form = "{ $text }" isn't an option. Write name=value.

fault-picture-row = The drawing has a line that begins with "{ $row }", but this board has no such row.
fault-picture-twice = Row { $row } is drawn twice.
fault-picture-length = Row { $row } has { $wanted } spaces, but the number drawn is { $found }.
fault-mark = "{ $mark }" on { $cell } isn't a piece in this game.
fault-field = The line "{ $field }:" doesn't belong in this position.
fault-field-twice = The line "{ $field }:" appears twice.
fault-field-value = "{ $value }" doesn't make sense in the line "{ $field }:".
fault-moved-no-cell = "{ $name }" in the line "moved:" isn't a space on the board. List the spaces of the pieces that have already moved this turn, such as "c4 d5".
fault-moved-not-own = Seat { $seat } has no piece on { $cell }. The line "moved:" lists the spaces of the pieces of seat { $seat } that have already moved this turn.
fault-moved-not-one-roll = Spaces in the line "moved:": { $moved }. Together with "steps: { $steps }" and "jumps: { $jumps }", that can't come from one roll. A die allows 1 to 6 steps, including those that are left; with "jumps: 0", one of the pieces listed has jumped instead.
fault-field-empty = The line "{ $field }:" is missing or empty.
fault-too-many = Too many "{ $mark }" pieces: { $found }, but the most there can be is { $most }.
fault-no-pieces = There is no "{ $mark }" piece, although its side is in the game.
fault-no-marked = There is no "{ $mark }" piece: one piece of each colour has to be the marked one.
fault-misplaced = A "{ $mark }" piece can't be on { $cell }.
fault-turn-of-nobody = The seat whose turn it is has been knocked out of the game.
fault-barricades = The number of barricades must be { $wanted }, including one in hand, but it is { $found }.

fault-not-an-action = "{ $text }" isn't a move. Moves look like c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass or end.
fault-unknown-cell = This board has no space "{ $cell }".
fault-which-yard = Two of your colours could come in there: write the colour instead of "yard", as in red-g1.
fault-not-this-way = The piece can get there, but not this way.

fault-record-header = Line { $line } of the record doesn't make sense: { $text }
fault-record-missing = The record has no line "{ $field }:".
fault-record-rules = The record was made with version { $number } of the rules; this program knows { $known }. It can be read but not replayed.
fault-record-action = Turn { $turn } of the record can't be played: { $text }
fault-record-result = The record says the result is { $written ->
    [open] open
   *[other] { $written }
  }, but its moves lead to { $played ->
    [open] open
   *[other] { $played }
  }.
fault-record-ranks = The record says the game ended by "{ $ending }" with the result { $written ->
    [open] open
   *[other] { $written }
  }; that can't happen in this game.
fault-record-salt = The record has a seed for the dice from seat { $seat }, but the game has no such seat.
fault-record-seed = The record reveals the server's seed, but its game isn't over.

fault-verify-no-proof = The record says nothing about its dice, so they can't be checked.
fault-verify-not-revealed = The server's seed hasn't been revealed yet. The dice can be checked once the game is over.
fault-verify-seed = The seed isn't the one that was promised: the promised hash is { $promised }, but the seed's own hash is { $revealed }.
fault-verify-first = Seat { $written } went first, but seat { $drawn } was picked at random.
fault-verify-order = The number { $number } comes after { $before }: roll numbers count up from 1 and are never used twice.
fault-verify-earlier = The record says that { $earlier } rolls were made before this table was opened, but it only has { $found }.
fault-verify-no-number = A roll in turn { $turn } has no number.
fault-verify-no-roll = Roll number { $number } isn't among the moves.
fault-verify-roll = Turn { $turn }, roll number { $number }: the record says { $written }, but { $drawn } was rolled.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } already exists. Choose another name.
fault-depth = "{ $text }" isn't a depth; write a number from 0 to 99.
fault-number = "{ $text }" isn't a number that works here.
fault-player = There's no player called "{ $name }". Choose from: random, baseline, level1 to level6, nodes:50000, time:1000 (in milliseconds) and exec:COMMAND.
fault-seat-count = You named { $named } players, but the game has { $seats } seats.
fault-language = The language "{ $language }" isn't available. Choose from: { $known }.
fault-usage = { $text } See "spielhof --help".
fault-usage-missing = Something is missing: { $what }.
fault-usage-unknown = "{ $what }" isn't recognised.
fault-usage-value = "{ $value }" isn't possible for { $what }.
fault-usage-other = The command doesn't make sense.
fault-engine-command = "{ $command }" isn't a command. The commands are: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = That should look like this: { $example }
fault-engine-over = The game is over: there's nothing to think about.
fault-engine-chance = The dice are rolled next: add the roll to the moves of the position.
fault-engine-start = "{ $command }" couldn't be started: { $problem }
fault-engine-ended = "{ $command }" quit before the match was over.
fault-engine-answer = "{ $command }" answered with something that isn't a move here: { $answer }
fault-sprt = "{ $text }" isn't a score to test for: it must be above the { $even } percent that equal players score, and below 100.
fault-other = { $text }
