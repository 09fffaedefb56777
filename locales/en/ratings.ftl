# Ratings, and solutions of games alone.
rated = Rated game
rated-about = The result changes ratings. No hints, nothing is undone, and there's a clock.
rating-page-title = Ratings
rating-page-lead = A rating says how strong somebody is, as far as the results tell. It's counted for groups of similar games.
rating-page-mine = Your ratings
rating-page-none = No rating yet. With an account you can play rated games.
rating-value = { $value } ± { $plusMinus }
rating-uncertain = still uncertain
rating-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
rating-group-barricade = { game-barricade }
rating-group-square = Square boards
rating-group-star = Star boards
rating-group-dice = { game-dice-halma }
rating-group-capture = Capturing games
rating-group-line = { game-gobang }
rating-page-levels = The computer's levels
rating-page-level = Level { $level }
rating-page-best = The best
rating-page-nobody = Nobody yet. Only people who show their page and have played enough are listed.
rating-page-player = Player
rating-page-rating = Rating
rating-changed = Rating: { $before } → { $after }
solutions-title = Solutions
solutions-lead = Every solution is listed once, with the person who found it first. Published ones and those found with hints don't count.
solutions-none = Nobody has found a new solution yet.
solutions-turns = Turns
solutions-jumps = Jumps
solutions-found = Found by
solutions-link = Who found which solution
quick-rated = Rated games only
solutions-watch = Watch this solution
