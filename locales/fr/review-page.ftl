# The page of a review: where a game was decided, what would have been better, and who had luck.

mistake-inaccuracy = Imprécision
mistake-mistake = Erreur
mistake-blunder = Gaffe

review-page-title = Analyse
review-page-of = Analyse : { $game }
review-page-about = Ouvrez une partie enregistrée pour voir où elle s’est décidée.
review-page-running = Cette partie n’est pas terminée. Vous pourrez l’analyser à la fin.
review-page-progress = Tour { $turn } sur { $turns }
review-page-thorough = plus en profondeur
review-page-stopped = L’analyse a été arrêtée.
review-page-ready = L’analyse est prête.
review-page-go = Analyser la partie
review-page-quick = Chaque tour a été examiné rapidement. Une analyse plus profonde dure plus longtemps et se trompe moins.
review-page-deeper = Analyser plus en profondeur
review-page-deep = Chaque tour a été examiné en profondeur.

## The curve

review-page-curve = Chances de gagner
review-page-curve-alone = Tours perdus jusqu’ici
review-page-start = Début
review-page-turn = Tour { $turn }
review-page-lost-so-far = { $turns ->
    [one] Perte jusqu’ici : { $turns } tour
   *[other] Perte jusqu’ici : { $turns } tours
}

## A turn

review-page-steps = Aller à un autre tour
review-page-mistake-before = Erreur précédente
review-page-mistake-after = Erreur suivante
review-page-turn-before = Tour précédent
review-page-turn-after = Tour suivant
review-page-played = Joué
review-page-better = Mieux
review-page-chances = Chances de gagner après ce tour
review-page-cost = { $turns ->
    [one] Coût : { $turns } tour, { $loss } des chances de gagner.
   *[other] Coût : { $turns } tours, { $loss } des chances de gagner.
}
review-page-cost-alone = { $turns ->
    [one] Coût : { $turns } tour.
   *[other] Coût : { $turns } tours.
}
review-page-luck = Chance aux dés : { $luck }

## Sections

review-page-sections = Parties de l’analyse
review-page-overview = Vue d’ensemble
review-page-turns = Tours
review-page-jumps = Sauts
review-page-column-turns = tours perdus
review-page-column-lost = % perdus
review-page-column-chance = chances
review-page-points = Tournants
review-page-decisive = Décisif
review-page-instead = { $better } au lieu de { $played }
review-page-no-points = Aucune erreur n’a suffi à faire basculer la partie.

## Luck and skill

review-page-skill = Jeu
review-page-luck-skill = Chance et jeu
review-page-errors = Erreurs
review-page-luck-title = Chance
review-page-in-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
review-page-verdict-both = { $who } : le plus de chance et le meilleur jeu.
review-page-verdict-apart = Le plus de chance : { $lucky }. Le meilleur jeu : { $better }.
review-page-verdict-luck = Le plus de chance : { $who }. Personne n’a nettement mieux joué.
review-page-verdict-skill = Le meilleur jeu : { $who }.
review-page-verdict-even = Chance et jeu étaient à peu près égaux.
review-page-verdict-equal = Tout le monde a joué à peu près aussi bien.
review-page-about-errors = Erreurs : ce que tous les tours d’un camp ont coûté de ses chances de gagner. Moins il y en a, mieux il a joué.
review-page-about-luck = Erreurs : ce que tous les tours d’un camp ont coûté de ses chances de gagner. Chance : de combien ses lancers étaient meilleurs que la moyenne de tous les lancers.
review-page-dice = Dés
review-page-dice-side = Camp
review-page-dice-mean = attendu

## Alone

review-page-solutions = Comparaison avec d’autres solutions
review-page-unsolved = La partie n’a pas été résolue.
review-page-solution-this = Cette partie
review-page-solution-device = Votre meilleure sur cet appareil
review-page-solution-known = Meilleure connue
review-page-solution-review = Trouvée par l’analyse
review-page-fewest = { $turns ->
    [one] La solution la plus courte que connaît l’analyse compte { $turns } tour.
   *[other] La solution la plus courte que connaît l’analyse compte { $turns } tours.
}

## Trying again

review-again = Réessayer à partir d’ici
review-again-absent = Ne sont pas là : { $who }. Des ordinateurs jouent à leur place.
review-again-who = Qui doit jouer ?
review-again-go = Jouer
review-again-not = Annuler

## Learning from mistakes

review-learn-title = Apprendre de vos erreurs
review-learn-back = Retour à l’analyse
review-learn-whose = Erreurs de
review-learn-tasks = Énigmes
review-learn-progress = Énigme { $task } sur { $tasks }
review-learn-find = { $played } était une erreur. Trouvez un meilleur coup.
review-learn-judging = Examen de votre coup…
review-learn-right = Bien trouvé : { $action } est le meilleur coup.
review-learn-good = { $action } est bon aussi.
review-learn-wrong = { $action } n’est pas assez bon.
review-learn-show = Montrer la solution
review-learn-solution = Le meilleur coup est { $action }.
review-learn-end = Terminer
review-learn-finished = Toutes les énigmes sont faites
review-learn-none = Il n’y a pas d’erreur dont on puisse apprendre.
review-learn-once-more = Refaire les énigmes
review-learn-first = Trouvé tout de suite
review-learn-later = Trouvé plus tard
review-learn-shown = Solution montrée
review-learn-skipped = Passé
review-learn-of = { $count } sur { $tasks }
