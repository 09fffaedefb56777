# Reviews of games, and studies of them.

cli-analyse = Show what the moves of a record cost, who was lucky, and where the game was decided
cli-arg-effort = How much to search: quick, thorough, or a number of nodes (default: quick)
cli-arg-annotate = Print the record with the mistakes as comments
cli-study = Study how good reviews are, in games of computers
cli-study-calibrate = Fit chances of winning to games and measure how well they predict others
cli-study-errors = Measure what a turn of each level costs
cli-study-luck = Check that luck is zero on average, and how luck and skill decide games
cli-arg-study-games = The number of games, for each level (default: 100)
cli-arg-study-seed = The games and dice follow from this number (default: 1)
cli-arg-study-effort = How much to search for each action: quick, thorough, or a number of nodes
cli-arg-study-level = The level of all players (default: 3)
cli-arg-study-levels = The levels, separated by commas (default: 2,4,6)
cli-arg-positions = About how many positions to take from each game (default: 8)
cli-arg-every = Review only every N-th action (default: 5)
cli-arg-keep = Keep finished games in this file, and don't play again those it already has

review-turn = turn
review-seat = seat
review-side = side
review-played = played
review-better = better
review-cost = turns lost
review-lost = % lost
review-luck = % luck
review-chances = % chances
review-turns = turns
review-inaccuracy = inaccuracies
review-mistake = mistakes
review-blunder = blunders
review-no-turning-points = No mistake was big enough to turn the game.
review-turning-points = Turning points: turns { $turns }
review-decisive = The decisive turn was turn { $turn } ({ $who }).
review-fewest = Shortest solution known from the start: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
review-progress = { $done } of { $of } steps

study-setup = { $game }, players: { $players }, games: { $games } by { $by }; seed { $seed }, effort { $effort }
study-progress = { $done } of { $of } games
study-curve = Curve (game, players, slope, tempo, sides): { $line }. Fitted to { $fitted } games; the figures are from { $positions } positions of { $others } other games.
study-prediction = prediction
study-fitted = this curve
study-shown = as shown now
study-without-search = without a search
study-constant = always the same
study-reliability = Predictions of this curve, and how often they came true:
study-cost = turns lost per turn
study-chance = chance lost per turn
study-luck = mean luck
study-roll-luck = mean luck of a roll
study-interval = 99.9 % interval
study-errors = mean loss by errors
study-zero = Every interval contains zero: the dice look fair.
study-not-zero = An interval doesn't contain zero: the dice don't look fair.
study-loaded = The first seat's die is loaded: this is the check, and it has to be noticed.
study-correlations = Correlation with the result: luck { $luck }, skill { $skill }

fault-effort = "{ $text }" isn't an effort. Use quick, thorough or a number of nodes.
fault-study-alone = { $game } is played alone and has no chances of winning. Choose a game for two or more.
fault-study-dice = { $game } has no dice. Choose a game with dice.
fault-study-keep = { $path } belongs to another study. Name a new file, or repeat that study's arguments.
