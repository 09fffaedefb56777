# The command line.

cli-about = Play, learn and study Barricade, Halma with its variants, and Chinese Checkers.
cli-games = List the games, or tell about one
cli-moves = List the legal actions after some actions
cli-perft = Count the sequences of actions
cli-show = Draw the position after some actions
cli-playout = Play one game by computer players and print its record
cli-replay = Play a record again
cli-play = Play in the terminal
cli-arg-game = A game's id; "spielhof games" lists them
cli-arg-players = How many play (the game's smallest number if not given)
cli-arg-set = A house rule, name=value; may be given several times
cli-arg-first = The seat that begins
cli-arg-position = Begin with the set-up in this file ("-" for standard input)
cli-arg-figure = Play to the figure drawn in this file, where the game has one ("-" for standard input)
cli-arg-actions = Actions to play first, such as c3-e5
cli-arg-depth = How many actions deep
cli-arg-divide = Also print the count behind each first action
cli-arg-json = Print JSON
cli-arg-seed = Where the random numbers begin
cli-arg-by = Who plays: random or baseline, one for all or one for each seat, separated by commas
cli-arg-file = A record ("-" for standard input)
cli-arg-turn = Stop after so many turns
cli-arg-lang = The language: en or de
cli-arg-seats = Who sits where: human, random or baseline, separated by commas
cli-arg-plain = No colours, only plain letters
cli-arg-piped = Take commands from a pipe instead of a terminal
cli-arg-help = Show help
cli-arg-version = Show the version
cli-usage = Usage
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options

games-id = id
games-players = players
games-board = board
games-name = name
games-source = Source: { $booklet }, "{ $section }"
games-option = { $name }: { $values } (with { $players } players)
games-option-always = { $name }: { $values }
games-one-hint = "spielhof games GAME" tells more about one of them, "spielhof play GAME" plays it.

replay-done = Replayed { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } without a fault.
