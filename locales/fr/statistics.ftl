# À quoi ressemblent les parties : qui gagne selon l’ordre de jeu, leur durée, la part de la chance.

cli-study-statistics = Mesurer qui gagne selon l’ordre de jeu, la durée des parties et la part de la chance

figures-title = Chiffres
figures-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
figures-self-play = { $games ->
    [one] { $games } partie entre ordinateurs de niveau { $level }
   *[other] { $games } parties entre ordinateurs de niveau { $level }
}
figures-server = { $games ->
    [one] { $games } partie entre personnes sur ce serveur
   *[other] { $games } parties entre personnes sur ce serveur
}
figures-none = Il n’y a pas encore de chiffres sur ce jeu.
figures-few = Trop peu de parties pour conclure : les chiffres sont affichés à partir de { $least } parties.

figures-order = Ordre de jeu
figures-place-1 = Joue en premier
figures-place-2 = Joue en deuxième
figures-place-3 = Joue en troisième
figures-place-4 = Joue en quatrième
figures-place-5 = Joue en cinquième
figures-place-6 = Joue en sixième
figures-solved = Résolu
figures-unsolved = Non résolu
figures-shared = Nulle
figures-unfinished = Sans résultat
figures-won = Victoires
figures-interval = Intervalle à 95 %
figures-games = Parties
figures-share = { $share } %
figures-range = { $low }–{ $high } %

figures-equal = À chances égales, ce serait { $share } % pour chacun.
figures-first-ahead = Qui jouait en premier a gagné plus souvent que le hasard ne l’explique sans doute.
figures-first-behind = Qui jouait en premier a gagné moins souvent que le hasard ne l’explique sans doute.
figures-first-open = Ces parties ne montrent pas s’il vaut mieux jouer en premier.

figures-turns = Tours de tous les joueurs ensemble
figures-turns-alone = Tours jusqu’à la solution
figures-mean = Moyenne
figures-median = La moitié des parties durent au plus
figures-middle = Huit parties sur dix durent

figures-luck = Chance
figures-swing = En moyenne, un lancer change les chances de gagner de { $swing } points de pourcentage.
figures-correlation = Corrélation entre chance et résultat : { $correlation } ({ $low } à { $high }). À 0, la chance ne déciderait de rien, à 1, de tout.

figures-note-bars = La barre montre la part des parties, le trait posé dessus l’intervalle à 95 %, où se trouve probablement la vraie part, et le repère pointillé des chances égales. Moins il y a de parties, plus le trait est long : ce que montre un petit échantillon peut être dû au hasard.
figures-note-self-play = Tous les joueurs sont des ordinateurs du même niveau. Chacun joue d’abord deux tours au hasard, pour que les parties diffèrent. Entre personnes, cela peut être différent.
figures-note-server = Parties selon les règles habituelles, jouées jusqu’au bout par des personnes, sans ordinateur ni conseils. Seules des sommes sont conservées, rien sur personne.
figures-line = Ligne pour le fichier de données : { $line }
