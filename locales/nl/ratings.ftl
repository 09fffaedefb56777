# Ratings, and solutions of games alone.
rated = Gewaardeerde partij
rated-about = De uitslag verandert de ratings. Geen tips, niets wordt teruggenomen, en er loopt een klok.
rating-page-title = Ratings
rating-page-lead = Een rating zegt hoe sterk iemand is, voor zover de uitslagen dat laten zien. Ze geldt voor groepen van verwante spellen.
rating-page-mine = Jouw ratings
rating-page-none = Nog geen rating. Met een account kun je gewaardeerde partijen spelen.
rating-value = { $value } ± { $plusMinus }
rating-uncertain = nog onzeker
rating-games = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
rating-group-barricade = { game-barricade }
rating-group-square = Vierkante borden
rating-group-star = Sterborden
rating-group-dice = { game-dice-halma }
rating-group-capture = Slagspellen
rating-group-line = { game-gobang }
rating-page-levels = De niveaus van de computer
rating-page-level = Niveau { $level }
rating-page-best = De besten
rating-page-nobody = Nog niemand. Hier staat wie de eigen pagina toont en genoeg gespeeld heeft.
rating-page-player = Naam
rating-page-rating = Rating
rating-changed = Rating: { $before } → { $after }
solutions-title = Oplossingen
solutions-lead = Elke oplossing staat er één keer, met de persoon die haar het eerst vond. Gepubliceerde oplossingen en die met tips tellen niet.
solutions-none = Nog niemand heeft een nieuwe oplossing gevonden.
solutions-turns = Beurten
solutions-jumps = Sprongen
solutions-found = Gevonden door
solutions-link = Wie welke oplossing vond
quick-rated = Alleen gewaardeerde partijen
solutions-watch = Bekijk deze oplossing
