# A quick game with the next person who wants one.

quick-title = Partie rapide
quick-lead = Choisissez à quoi vous aimeriez jouer. Vous serez à la table de la prochaine personne qui veut l'un de ces jeux.
quick-games = Jeux auxquels vous joueriez
quick-patience = Si personne ne vient, un ordinateur prend la place
quick-seconds = après { $count } secondes
quick-minutes = { $count ->
    [one] après { $count } minute
   *[other] après { $count } minutes
}
quick-never = jamais : attendre encore
quick-level = Niveau de l'ordinateur
quick-start = Chercher une partie
quick-choose = Choisissez au moins un jeu.
quick-waiting = Recherche d'une personne avec qui jouer …
quick-others = { $count ->
    [0] Personne d'autre n'attend en ce moment.
    [one] { $count } autre personne attend un autre jeu.
   *[other] { $count } autres personnes attendent d'autres jeux.
}
quick-cancel = Ne plus chercher
quick-watched = Tout le monde peut regarder une partie rapide. Il n'y a ni discussion ni conseils.
