# Analyses de parties, et études à leur sujet.

cli-analyse = Montrer ce que les coups d’une partie enregistrée ont coûté, qui a eu de la chance et où la partie s’est décidée
cli-arg-effort = La profondeur de la recherche : quick (rapide), thorough (approfondie) ou un nombre de nœuds (par défaut : quick)
cli-arg-annotate = Afficher la partie enregistrée avec les erreurs en commentaires
cli-study = Étudier la qualité des analyses, sur des parties d’ordinateurs
cli-study-calibrate = Ajuster les chances de gain à des parties et mesurer si elles en prédisent d’autres
cli-study-errors = Mesurer ce que coûte un tour de chaque niveau
cli-study-luck = Vérifier que la chance est nulle en moyenne, et comment chance et habileté décident des parties
cli-arg-study-games = Le nombre de parties, pour chaque niveau (par défaut : 100)
cli-arg-study-seed = Les parties et les dés découlent de ce nombre (par défaut : 1)
cli-arg-study-effort = La profondeur de la recherche pour chaque action : quick (rapide), thorough (approfondie) ou un nombre de nœuds
cli-arg-study-level = Le niveau de tous les joueurs (par défaut : 3)
cli-arg-study-levels = Les niveaux, séparés par des virgules (par défaut : 2,4,6)
cli-arg-positions = À peu près combien de positions prendre dans chaque partie (par défaut : 8)
cli-arg-every = N’analyser qu’une action sur N (par défaut : 5)
cli-arg-keep = Garder les parties terminées dans ce fichier et ne pas rejouer celles qu’il contient déjà

review-turn = tour
review-seat = place
review-side = camp
review-played = joué
review-better = mieux
review-cost = tours perdus
review-lost = % perdus
review-luck = % de chance
review-chances = % de gain
review-turns = tours
review-inaccuracy = imprécisions
review-mistake = erreurs
review-blunder = gaffes
review-no-turning-points = Aucune erreur n’a suffi à faire basculer la partie.
review-turning-points = Tournants : tours { $turns }
review-decisive = Le tour décisif a été le tour { $turn }. { $who }.
review-fewest = Solution la plus courte connue depuis le début : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
review-progress = { $done } étapes sur { $of }

study-setup = { $game }, joueurs : { $players }, parties : { $games } par { $by } ; graine { $seed }, effort { $effort }
study-progress = { $done } parties sur { $of }
study-curve = Courbe (jeu, joueurs, pente, tempo, camps) : { $line }. Ajustée à { $fitted } parties ; les chiffres viennent de { $positions } positions de { $others } autres parties.
study-prediction = prédiction
study-fitted = cette courbe
study-shown = telle qu’affichée
study-without-search = sans recherche
study-constant = toujours la même
study-reliability = Prédictions de cette courbe, et combien de fois elles se sont réalisées :
study-cost = tours perdus par tour
study-chance = gain perdu par tour
study-luck = chance moyenne
study-roll-luck = chance moyenne d’un lancer
study-interval = intervalle à 99,9 %
study-errors = perte moyenne par erreurs
study-zero = Chaque intervalle contient zéro : les dés semblent équitables.
study-not-zero = Un intervalle ne contient pas zéro : les dés ne semblent pas équitables.
study-loaded = Le dé de la première place est pipé : c’est le contrôle, et il doit être remarqué.
study-correlations = Corrélation avec le résultat : chance { $luck }, habileté { $skill }

fault-effort = « { $text } » n’est pas un effort. Utilisez quick, thorough ou un nombre de nœuds.
fault-study-alone = { $game } se joue seul et n’a pas de chances de gain. Choisissez un jeu à deux joueurs ou plus.
fault-study-dice = { $game } se joue sans dés. Choisissez un jeu avec des dés.
fault-study-keep = { $path } appartient à une autre étude. Indiquez un nouveau fichier, ou répétez les arguments de cette étude.
