# Le plus petit nombre de tours des jeux en solitaire.

cli-solve = Trouver le plus petit nombre de tours d’un jeu en solitaire, avec la preuve
cli-arg-prove = Seulement montrer que moins de N tours ne suffisent pas, ou trouver une solution qui en a moins
cli-arg-find = Chercher seulement une bonne solution, avec des faisceaux de WIDTH positions depuis les deux bouts (2000 est rapide)
cli-arg-memory = La mémoire à utiliser, en gibioctets (par défaut : 2)
cli-arg-folder = Garder dans ce dossier ce qui a été exploré ; la même commande reprend à partir de là
cli-arg-solve-threads = Combien de cœurs utiliser (par défaut : tous)
cli-arg-save-solution = Enregistrer la solution et sa preuve sous forme de partie
cli-arg-table = Solitaires à pions : trouver toutes les positions qui ont une solution (un gibioctet de mémoire, environ une minute)

solve-proved = { $turns ->
    [one] Solution la plus courte, prouvée : un tour.
   *[other] Solution la plus courte, prouvée : { $turns } tours.
  }
solve-between = Il faut au moins { $least ->
    [one] un tour
   *[other] { $least } tours
  } ; la meilleure solution connue en compte { $found }.
solve-least = Il faut au moins { $least ->
    [one] un tour
   *[other] { $least } tours
  } ; aucune solution trouvée.
solve-found = Solution trouvée en { $turns ->
    [one] un tour
   *[other] { $turns } tours
  }. Rien n’est prouvé.
solve-not-found = Aucune solution trouvée. Essayez des faisceaux plus larges.
solve-none = Il n’y a pas de solution.
solve-can = Il y a une solution.
solve-memory = La recherche s’est arrêtée : { $memory } Gio de mémoire, c’est trop peu. Donnez-en plus avec --memory.
solve-layer = tours
solve-start = depuis le départ
solve-goal = depuis l’arrivée
solve-solution = La solution :
solve-pieces = pions
solve-can-be-solved = positions qui ont une solution
solve-table-done = { $positions } positions ont une solution. Le calcul de la table a pris { $seconds } secondes.
solve-progress = jusqu’à { $most } tours ; couche { $layer } { $end } ; { $positions } positions, { $megabytes } Mo, encore { $seconds } s pour cette couche

fault-solve-alone = « { $game } » est un jeu à plusieurs. Seuls les jeux en solitaire peuvent être résolus ; « spielhof games » en donne la liste.
fault-solve-rules = Ce programme ne sait pas résoudre ce jeu avec ces règles. Il sait résoudre connection-solo, star-highscore, highscore, meeting-point, solo-halma et retour, sans règles maison.
fault-solve-over = Dans cette position, la partie est terminée. Indiquez une position où elle continue.
fault-solve-turn = La position est au milieu d’un tour. Terminez d’abord le tour, ou supprimez la ligne « landed ».
fault-solve-table = « { $game } » n’est pas un solitaire à pions. Il n’y a de tables que pour solo-halma et retour.
fault-solve-layer = { $path } appartient à une autre recherche ou est endommagé. Supprimez ce fichier, ou choisissez un autre dossier.
