# Ratings, and solutions of games alone.
rated = Rankat parti
rated-about = Resultatet ändrar rankningen. Inga tips, inget tas tillbaka, och en klocka går.
rating-page-title = Rankning
rating-page-lead = En rankning säger hur stark någon är, så långt resultaten visar. Den gäller för grupper av liknande spel.
rating-page-mine = Din rankning
rating-page-none = Ingen rankning än. Med ett konto kan du spela rankade partier.
rating-value = { $value } ± { $plusMinus }
rating-uncertain = ännu osäker
rating-games = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
}
rating-group-barricade = { game-barricade }
rating-group-square = Kvadratiska bräden
rating-group-star = Stjärnbräden
rating-group-dice = { game-dice-halma }
rating-group-capture = Spel med slag
rating-group-line = { game-gobang }
rating-page-levels = Datorns nivåer
rating-page-level = Nivå { $level }
rating-page-best = De bästa
rating-page-nobody = Ingen än. Här står de som visar sin sida och har spelat tillräckligt.
rating-page-player = Namn
rating-page-rating = Rankning
rating-changed = Rankning: { $before } → { $after }
solutions-title = Lösningar
solutions-lead = Varje lösning står här en gång, med den som hittade den först. Publicerade och sådana med tips räknas inte.
solutions-none = Ingen har hittat en ny lösning än.
solutions-turns = Turer
solutions-jumps = Hopp
solutions-found = Hittad av
solutions-link = Vem som hittade vilken lösning
quick-rated = Bara rankade partier
solutions-watch = Visa den här lösningen
