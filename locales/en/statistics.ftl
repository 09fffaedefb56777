# What games are like: who wins by the order of moving, how long games last, how much luck decides.

cli-study-statistics = Measure who wins by the order of moving, how long games last, and how much luck decides

figures-title = Figures
figures-players = { $count ->
    [one] One player
   *[other] { $count } players
}
figures-self-play = { $games ->
    [one] One game of computers of level { $level }
   *[other] { $games } games of computers of level { $level }
}
figures-server = { $games ->
    [one] One game of people on this server
   *[other] { $games } games of people on this server
}
figures-none = There are no figures about this game yet.
figures-few = Too few games to say anything: figures are shown from { $least } games on.

figures-order = Order of moving
figures-place-1 = Moves first
figures-place-2 = Moves second
figures-place-3 = Moves third
figures-place-4 = Moves fourth
figures-place-5 = Moves fifth
figures-place-6 = Moves sixth
figures-solved = Solved
figures-unsolved = Not solved
figures-shared = Draw
figures-unfinished = No result
figures-won = Wins
figures-interval = 95 % interval
figures-games = Games
figures-share = { $share } %
figures-range = { $low }–{ $high } %

figures-equal = With equal chances it would be { $share } % for each.
figures-first-ahead = Whoever moved first won more often than chance is likely to explain.
figures-first-behind = Whoever moved first won less often than chance is likely to explain.
figures-first-open = These games don't show whether it is better to move first.

figures-turns = Turns of all players together
figures-turns-alone = Turns to the solution
figures-mean = Mean
figures-median = Half of the games take at most
figures-middle = Eight games in ten take

figures-luck = Luck
figures-swing = On average a roll changes the chance of winning by { $swing } percentage points.
figures-correlation = Correlation of luck and result: { $correlation } ({ $low } to { $high }). At 0 luck would decide nothing, at 1 everything.

figures-note-bars = The bar is the share of the games, the line on it the 95 % interval, in which the true share probably lies, and the dotted mark equal chances. The fewer the games, the longer the line: what a small sample shows may be chance.
figures-note-self-play = All players are computers of the same level. Each makes two random turns first, so that games differ. People may fare differently.
figures-note-server = Games by the usual rules that people played to the end without computers or hints. Only sums are kept, nothing about anybody.
figures-line = Line for the data file: { $line }
