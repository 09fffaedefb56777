# Ratings of players and levels.

cli-ratings = Study how well ratings work, and rate the computer levels
cli-ratings-simulate = Simulate players whose strength is known, and measure how well ratings find it
cli-ratings-levels = Fit ratings of the computer levels to match results
cli-arg-population = The number of players in the population (default: 2000)
cli-arg-per-game = The number of players in a game, 2 to 6 (default: 2)
cli-arg-simulated-games = The number of games (default: 30 for each player)
cli-arg-pairing = Who plays whom: similar (similar ratings, as in a lobby), similar-elo (the same by Elo ratings), random, or circles (only players of really equal strength)
cli-arg-noise = How luck is distributed: gumbel (as the model assumes) or normal (as it doesn't)
cli-arg-shuffled = Shuffle the results, as a check: nothing should be learnt from them
cli-arg-repeats = How often to repeat this, each time with the next seed (default: 5)
cli-arg-results = A file with one match per line: game, player, player, wins, draws, losses ("-" for standard input)

ratings-setup = { $players } players, { $per-game } in a game, { $games } games; pairing { $pairing }, luck { $noise }, seeds { $first } to { $last }
ratings-shuffled = The results are shuffled: this is the check.
ratings-runs = Each figure is the mean of all runs, with the lowest and the highest in parentheses.
ratings-model = model
ratings-correlation = rank correlation
ratings-log-loss = log loss
ratings-brier = Brier score
ratings-coverage = within the 95 % interval
ratings-truth = true strengths
ratings-difference = Log loss of spielhof minus that of Elo: { $difference }
ratings-first = Log loss of spielhof for first place: { $loss } (with equal chances: { $even })
ratings-calibration = Predictions of { $model } for the favourite, and how often they came true:
ratings-range = range
ratings-predicted = predicted
ratings-observed = observed
ratings-count = predictions

ratings-group = group
ratings-player = player
ratings-rating = rating
ratings-interval = 95 % interval
ratings-games = games

fault-results-line = { $path }, line { $line }: { $problem }
fault-results-words = It has { $found } words. Write six: game, player, player, wins, draws, losses.
fault-results-game = "{ $game }" isn't a game for two or more players. "spielhof games" lists the games.
fault-results-itself = { $player } plays against itself. Name two different players.
fault-results-number = "{ $text }" isn't a number of games.
fault-results-empty = { $path } has no match results. Write one match per line: game, player, player, wins, draws, losses.
fault-results-anchor = Nobody plays against { $anchor } in the group { $group }. Add a match, because all ratings are relative to { $anchor }.
fault-results-unlinked = No matches connect { $player } to { $anchor } in the group { $group }. Add one.
fault-simulate-per-game = A game can't have { $given } players here. Choose 2 to 6.
fault-simulate-players = { $given } players can't be simulated. Choose { $least } to { $most }.
fault-simulate-games = { $given } games can't be simulated. Choose 2 to { $most }.
fault-simulate-repeats = { $given } runs aren't possible. Choose 1 to { $most }.
