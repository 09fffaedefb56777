# Classements des joueurs et des niveaux.

cli-ratings = Étudier la qualité des classements et situer les niveaux de l’ordinateur
cli-ratings-simulate = Simuler des joueurs de force connue et mesurer si le classement la retrouve
cli-ratings-levels = Estimer le classement des niveaux de l’ordinateur d’après des résultats de matchs
cli-arg-population = Le nombre de joueurs de la population (par défaut : 2000)
cli-arg-per-game = Le nombre de joueurs par partie, de 2 à 6 (par défaut : 2)
cli-arg-simulated-games = Le nombre de parties (par défaut : 30 par joueur)
cli-arg-pairing = Qui joue contre qui : similar (classements proches, comme dans un salon), similar-elo (de même selon l’Elo), random (au hasard) ou circles (seulement des joueurs de force réellement égale)
cli-arg-noise = La loi du hasard : gumbel (celle que suppose le modèle) ou normal (une autre)
cli-arg-shuffled = Mélanger les résultats, à titre de contrôle : il ne doit rien y avoir à en apprendre
cli-arg-repeats = Le nombre de répétitions, chacune avec la graine suivante (par défaut : 5)
cli-arg-results = Un fichier avec un match par ligne : jeu, joueur, joueur, victoires, nulles, défaites (« - » pour l’entrée standard)

ratings-setup = { $players } joueurs, { $per-game } par partie, { $games } parties ; appariement { $pairing }, hasard { $noise }, graines { $first } à { $last }
ratings-shuffled = Les résultats sont mélangés : c’est le contrôle.
ratings-runs = Chaque chiffre est la moyenne de toutes les répétitions, avec le minimum et le maximum entre parenthèses.
ratings-model = modèle
ratings-correlation = corrélation des rangs
ratings-log-loss = perte logarithmique
ratings-brier = score de Brier
ratings-coverage = dans l’intervalle à 95 %
ratings-truth = forces réelles
ratings-difference = Perte logarithmique de spielhof moins celle d’Elo : { $difference }
ratings-first = Perte logarithmique de spielhof pour la première place : { $loss } (à chances égales : { $even })
ratings-calibration = Prédictions de { $model } pour le favori, et fréquence réelle :
ratings-range = plage
ratings-predicted = prédit
ratings-observed = observé
ratings-count = prédictions

ratings-group = groupe
ratings-player = joueur
ratings-rating = classement
ratings-interval = intervalle à 95 %
ratings-games = parties

fault-results-line = { $path }, ligne { $line } : { $problem }
fault-results-words = La ligne a { $found } mots. Écrivez-en six : jeu, joueur, joueur, victoires, nulles, défaites.
fault-results-game = « { $game } » n’est pas un jeu pour deux joueurs ou plus. « spielhof games » affiche la liste des jeux.
fault-results-itself = { $player } joue contre lui-même. Indiquez deux joueurs différents.
fault-results-number = « { $text } » n’est pas un nombre de parties.
fault-results-empty = { $path } ne contient aucun résultat. Écrivez un match par ligne : jeu, joueur, joueur, victoires, nulles, défaites.
fault-results-anchor = Personne ne joue contre { $anchor } dans le groupe { $group }. Ajoutez un match, car tous les classements se rapportent à { $anchor }.
fault-results-unlinked = Aucun match ne relie { $player } à { $anchor } dans le groupe { $group }. Ajoutez-en un.
fault-simulate-per-game = Une partie ne peut pas avoir { $given } joueurs ici. Choisissez de 2 à 6.
fault-simulate-players = Impossible de simuler { $given } joueurs. Choisissez de { $least } à { $most }.
fault-simulate-games = Impossible de simuler { $given } parties. Choisissez de 2 à { $most }.
fault-simulate-repeats = { $given } répétitions ne sont pas possibles. Choisissez de 1 à { $most }.
