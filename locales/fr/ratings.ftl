# Ratings, and solutions of games alone.
rated = Partie classée
rated-about = Le résultat modifie les classements. Pas de conseils, rien n'est repris, et il y a une pendule.
rating-page-title = Classements
rating-page-lead = Un classement dit la force d'une personne, d'après ses résultats. Il vaut pour des groupes de jeux semblables.
rating-page-mine = Vos classements
rating-page-none = Pas encore de classement. Avec un compte, vous pouvez jouer des parties classées.
rating-value = { $value } ± { $plusMinus }
rating-uncertain = encore incertain
rating-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
rating-group-barricade = { game-barricade }
rating-group-square = Plateaux carrés
rating-group-star = Plateaux en étoile
rating-group-dice = { game-dice-halma }
rating-group-capture = Jeux de prise
rating-group-line = { game-gobang }
rating-page-levels = Les niveaux de l'ordinateur
rating-page-level = Niveau { $level }
rating-page-best = Les meilleurs
rating-page-nobody = Personne pour l'instant. On trouve ici ceux qui montrent leur page et ont assez joué.
rating-page-player = Nom
rating-page-rating = Classement
rating-changed = Classement : { $before } → { $after }
solutions-title = Solutions
solutions-lead = Chaque solution figure une fois, avec la personne qui l'a trouvée la première. Celles qui sont publiées ou trouvées avec des conseils ne comptent pas.
solutions-none = Personne n'a encore trouvé de nouvelle solution.
solutions-turns = Tours
solutions-jumps = Sauts
solutions-found = Trouvée par
solutions-link = Qui a trouvé quelle solution
quick-rated = Parties classées seulement
solutions-watch = Voir cette solution
