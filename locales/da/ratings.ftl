# Ratings, and solutions of games alone.
rated = Ratet spil
rated-about = Resultatet ændrer ratings. Ingen tips, intet tages tilbage, og der er et ur.
rating-page-title = Ratings
rating-page-lead = En rating siger, hvor stærk nogen er, så vidt resultaterne viser. Den gælder for grupper af beslægtede spil.
rating-page-mine = Dine ratings
rating-page-none = Ingen rating endnu. Med en konto kan du spille ratede spil.
rating-value = { $value } ± { $plusMinus }
rating-uncertain = endnu usikker
rating-games = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
rating-group-barricade = { game-barricade }
rating-group-square = Kvadratiske brætter
rating-group-star = Stjernebrætter
rating-group-dice = { game-dice-halma }
rating-group-capture = Spil med slag
rating-group-line = { game-gobang }
rating-page-levels = Computerens niveauer
rating-page-level = Niveau { $level }
rating-page-best = De bedste
rating-page-nobody = Ingen endnu. Her står de, der viser deres side og har spillet nok.
rating-page-player = Navn
rating-page-rating = Rating
rating-changed = Rating: { $before } → { $after }
solutions-title = Løsninger
solutions-lead = Hver løsning står her én gang, med den person, der fandt den først. Offentliggjorte og dem med tips tæller ikke.
solutions-none = Ingen har fundet en ny løsning endnu.
solutions-turns = Ture
solutions-jumps = Spring
solutions-found = Fundet af
solutions-link = Hvem fandt hvilken løsning
quick-rated = Kun ratede spil
solutions-watch = Se denne løsning
