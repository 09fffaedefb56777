# Finished games and what can be counted about them.

history-title = My games
history-of = Games of { $who }
history-filter = Which games
history-who = Who
history-everybody = Everybody at this device
history-game = Game
history-all-games = All games
history-result = Result
history-all-results = All results
history-won = Won
history-shared = Draw
history-lost = Lost
history-both = Played both sides
history-broken = Broken off
history-solved = Solved
history-unsolved = Not solved
history-games = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
history-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
history-with-hints = With hints
history-deleted = Deleted player
history-more = Show more
history-counts = How often you won
history-counts-about = Only whole games from the usual start are counted. "With hints" says how many of them were played with the computer's help.
history-players = Players
history-against = Against
history-people = People
history-played = Played
history-rate = Win rate
history-bests = Best solutions
history-best = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $jumps ->
    [one] 1 jump
   *[other] { $jumps } jumps
}
history-solved-times = { $count ->
    [one] solved once
   *[other] solved { $count } times
}
history-none = No finished games yet. As soon as a game is over, you'll find it here.
history-none-public = There are no finished games here yet.
history-loading = Looking for finished games …
history-data = Your data
history-public = Show my games to everybody
history-public-about = People with the link see your name, your finished games and these figures. Other people's names in them are visible too.
history-public-link = Your public page
history-export = Download my data
history-data-about = You can delete everything in the settings.
