# The command line.

cli-about = Play, learn and study Barricade, Halma with its variants, and Chinese Checkers.
cli-games = List the games, or tell about one
cli-moves = List the legal actions after some actions
cli-perft = Count the sequences of actions
cli-show = Draw the position after some actions
cli-playout = Play one game by computer players and print its record
cli-replay = Play a record again
cli-verify = Check the dice of a record
cli-play = Play in the terminal
cli-arg-game = A game's id; "spielhof games" lists them
cli-arg-players = How many play (the game's smallest number if not given)
cli-arg-set = A house rule, name=value; may be given several times
cli-arg-first = The seat that begins
cli-arg-rules = The number of the rules, for a game by older ones
cli-arg-position = Begin with the set-up in this file ("-" for standard input)
cli-arg-figure = Play to the figure drawn in this file, where the game has one ("-" for standard input)
cli-arg-actions = Actions to play first, such as c3-e5
cli-arg-depth = How many actions deep
cli-arg-divide = Also print the count behind each first action
cli-arg-json = Print JSON
cli-arg-seed = Where the random numbers begin
cli-arg-by = Who plays: random, baseline or level1 to level6, one for all or one for each seat, separated by commas
cli-arg-file = A record ("-" for standard input)
cli-arg-turn = Stop after this number of turns
cli-arg-lang = The language: { $known }
cli-arg-seats = Who sits where: human, level1 to level6, baseline or random, separated by commas
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

verify-done = { $rolls ->
    [0] The seed is the one that was promised. The record has no rolls to check.
    [one] The seed is the one that was promised, and the only roll is right.
   *[other] The seed is the one that was promised, and all { $rolls } rolls are right.
  }
verify-first = Seat { $seat } began, and that is the seat the lot fell on.
verify-skipped = Numbers that do not stand in the record: { $numbers }. Only rolls that were taken back may be missing.

cli-match = Let two computer players play many games and print the score
cli-engine = Answer other programs, line by line
cli-arg-first-player = The player whose score is counted: random, baseline, level1 to level6, nodes:N, time:MILLISECONDS, exec:COMMAND
cli-arg-second-player = Its opponent, on all other seats
cli-arg-games = How many games at most (100 if not given)
cli-arg-opening = The number of random turns of each seat at the start (2 if not given)
cli-arg-sprt = Stop as soon as it is sure whether the first player scores that many percent or no more than its share
cli-arg-threads = How many games at once (one for each core if not given)
cli-arg-engine-threads = How many cores to think on with go time (all if not given)
cli-arg-save = Write every game into this folder as a record

match-progress = { $games } of { $of } games, { $score } %
match-result = { $first } against { $second }: { $games } games, { $won } won, { $shared } shared, { $lost } lost (seed { $seed })
match-score = score { $score } %, 95 % interval { $low } to { $high }
match-elo = Elo { $elo }, 95 % interval { $low } to { $high }
match-even = equals would score { $even } %
match-endings = ended by the turn limit and counted as shared: { $capped }; ended by repetition: { $repeated }
match-verdict-open = The test for { $better } % is still open.
match-verdict-stronger = The test for { $better } % says: stronger.
match-verdict-not-stronger = The test for { $better } % says: not stronger.
decimal-mark = .
