# A quick game with the next person who wants one.

quick-title = Quick game
quick-lead = Choose what you'd like to play. You'll be seated with the next person who wants one of the same games.
quick-games = Games you'd play
quick-patience = If nobody comes, a computer takes the seat
quick-seconds = after { $count } seconds
quick-minutes = { $count ->
    [one] after one minute
   *[other] after { $count } minutes
}
quick-never = never: keep waiting
quick-level = Level of the computer
quick-start = Find a game
quick-choose = Choose at least one game.
quick-waiting = Looking for somebody to play with …
quick-others = { $count ->
    [0] Nobody else is waiting right now.
    [one] One other person is waiting for another game.
   *[other] { $count } others are waiting for other games.
}
quick-cancel = Stop looking
quick-watched = Everybody can watch a quick game. There is no chat and there are no hints.
