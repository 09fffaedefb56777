# The command line.

cli-about = Play, learn and study Barricade, Halma with its variants, and Chinese Checkers.
cli-games = List the games, or describe one
cli-moves = List the legal moves, from the start or after some moves
cli-perft = Count all sequences of moves
cli-show = Draw the position, at the start or after some moves
cli-playout = Let computer players play one game, and print its record
cli-replay = Replay a game record
cli-verify = Check the dice in a game record
cli-play = Play in the terminal
cli-arg-game = A game's id; "spielhof games" lists them
cli-arg-players = The number of players (default: the fewest the game allows)
cli-arg-set = A house rule, name=value; can be given more than once
cli-arg-first = The seat that goes first
cli-arg-rules = The version of the rules, to play by older ones
cli-arg-position = Start from the position in this file ("-" for standard input)
cli-arg-figure = Play to the figure drawn in this file, if the game has one ("-" for standard input)
cli-arg-actions = Moves to play first, such as c3-e5
cli-arg-depth = How many moves deep
cli-arg-divide = Also print the count for each first move
cli-arg-json = Print JSON
cli-arg-seed = The seed for the random numbers
cli-arg-by = Who plays: random, baseline or level1 to level6; one for all seats, or one for each, separated by commas
cli-arg-file = A game record ("-" for standard input)
cli-arg-turn = Stop after this many turns
cli-arg-lang = The language: { $known }
cli-arg-seats = Who sits where: human, level1 to level6, baseline or random, separated by commas
cli-arg-plain = No colours, just plain letters
cli-arg-piped = Read commands from a pipe instead of a terminal
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
games-one-hint = "spielhof games GAME" tells you more about one of them, "spielhof play GAME" plays it.

replay-done = Replayed { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } without errors.

verify-done = { $rolls ->
    [0] The seed is the one that was promised. The record has no rolls to check.
    [one] The seed is the one that was promised, and the only roll is correct.
   *[other] The seed is the one that was promised, and all { $rolls } rolls are correct.
  }
verify-first = Seat { $seat } went first, and that is the seat that was picked at random.
verify-earlier = { $rolls ->
    [one] The first roll was made before the table was opened, so it can't be checked.
   *[other] The first { $rolls } rolls were made before the table was opened, so they can't be checked.
  }
verify-skipped = Roll numbers missing from the record: { $numbers }. Only rolls that were undone may be missing.

cli-match = Let two computer players play many games, and print the score
cli-engine = Answer other programs, line by line
cli-arg-first-player = The player whose score is counted: random, baseline, level1 to level6, nodes:N, time:MILLISECONDS, exec:COMMAND
cli-arg-second-player = The opponent, in all the other seats
cli-arg-games = The most games to play (default: 100)
cli-arg-opening = The number of random turns for each seat at the start (default: 2)
cli-arg-sprt = Stop as soon as it is clear whether the first player scores this many percent or no more than an equal share
cli-arg-threads = How many games to play at once (default: one per core)
cli-arg-engine-threads = How many cores to think on with go time (default: all)
cli-arg-save = Save a record of every game in this folder

match-progress = { $games } of { $of } games, { $score } %
match-result = { $first } against { $second }: { $games } games, { $won } won, { $shared } shared, { $lost } lost (seed { $seed })
match-score = score { $score } %, 95 % interval { $low } to { $high }
match-elo = Elo { $elo }, 95 % interval { $low } to { $high }
match-even = equal players would score { $even } %
match-endings = ended by the turn limit and counted as shared: { $capped }; ended by repetition: { $repeated }
match-verdict-open = The test for { $better } % is still undecided.
match-verdict-stronger = The test for { $better } % says: stronger.
match-verdict-not-stronger = The test for { $better } % says: not stronger.
decimal-mark = .
