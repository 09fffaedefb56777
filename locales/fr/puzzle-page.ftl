# Puzzles: all of them, one of them, and making one.

puzzle-page-title = Énigmes
puzzle-page-lead = Trouvez le chemin de la victoire. Tout est prouvé : le nombre de tours indiqué suffit, quoi que fassent les autres.
puzzle-page-today = Énigme du jour
puzzle-page-of = { $game } : énigme { $number }
puzzle-page-own = Énigme faite maison
puzzle-page-none = Cette énigme n’existe pas ici. L’adresse est peut-être incomplète.
puzzle-page-loading = L’énigme se prépare…

## The page of all puzzles

puzzle-page-count = { $count ->
    [one] { $count } énigme
   *[other] { $count } énigmes
}
puzzle-page-solved-count = résolues : { $count }
puzzle-page-solve = Résoudre
puzzle-page-solve-again = Résoudre à nouveau
puzzle-page-solved-today = Résolue. La prochaine arrive demain.
puzzle-page-endless = L’une après l’autre
puzzle-page-endless-about = Choisissez un jeu. Celles que vous n’avez pas encore résolues viennent d’abord.
puzzle-page-all = Tous les jeux
puzzle-page-difficulty = Difficulté
puzzle-page-difficulty-0 = au choix
puzzle-page-difficulty-1 = très facile
puzzle-page-difficulty-2 = facile
puzzle-page-difficulty-3 = moyenne
puzzle-page-difficulty-4 = difficile
puzzle-page-difficulty-5 = très difficile
puzzle-page-make-about = Vous pouvez aussi créer des énigmes : composez une position, ou revoyez une partie, et choisissez « { $make } ».

## One's results

puzzle-page-yours = Vos résultats
puzzle-page-yours-solved = Résolues
puzzle-page-yours-days = Jours de suite
puzzle-page-yours-run = Du premier coup, de suite
puzzle-page-yours-rating = Votre classement
puzzle-page-yours-most = maximum : { $count }
puzzle-page-curve = { $count ->
    [one] Votre classement après la dernière énigme ({ $count }) : { $last }
   *[other] Votre classement sur les { $count } dernières énigmes : de { $first } à { $last }, au mieux { $best }
}

## Solving

puzzle-page-task-win = { $turns ->
    [one] Gagnez en { $turns } tour, quoi que fassent les autres.
   *[other] Gagnez en { $turns } tours, quoi que fassent les autres.
}
puzzle-page-task-dice = { $turns ->
    [one] Gagnez en { $turns } tour, quoi que donnent les dés et quoi que fassent les autres.
   *[other] Gagnez en { $turns } tours, quoi que donnent les dés et quoi que fassent les autres.
}
puzzle-page-task-alone = { $turns ->
    [one] Résolvez le jeu en { $turns } tour.
   *[other] Résolvez le jeu en { $turns } tours.
}
puzzle-page-left = { $turns ->
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
}
puzzle-page-restart = Recommencer
puzzle-page-hint-move = Un bon coup : { $action }.
puzzle-page-hint-play = Jouer à ma place
puzzle-page-no-hint = Il n’y a pas de conseil pour cette position.
puzzle-page-solved-first = Bravo : résolue du premier coup !
puzzle-page-solved = Résolue !
puzzle-page-solved-hints = Résolue avec un conseil.
puzzle-page-answer = La réponse : { $moves }
puzzle-page-missed = { $turns ->
    [one] Maintenant, { $turns } tour ne suffit plus.
   *[other] Maintenant, { $turns } tours ne suffisent plus.
}
puzzle-page-no-turn = Il ne reste aucun tour.
puzzle-page-next = Énigme suivante
puzzle-page-more = Autres énigmes
puzzle-page-skip = Une autre

## Sharing: parts of one line

puzzle-page-share-tries = { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}
puzzle-page-share-hints = { $hints ->
    [0] sans conseil
    [one] { $hints } conseil
   *[other] { $hints } conseils
}
puzzle-page-share-days = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}

## Making one

puzzle-page-make = Une énigme à partir de cette position
puzzle-page-make-ask = Examiner cette position
puzzle-page-making = Recherche d’un chemin vers la victoire…
puzzle-page-found = { $turns ->
    [one] Victoire en { $turns } tour.
   *[other] Victoire en { $turns } tours.
}
puzzle-page-found-alone = { $turns ->
    [one] On peut le résoudre en { $turns } tour.
   *[other] On peut le résoudre en { $turns } tours.
}
puzzle-page-solutions = { $count ->
    [one] { $count } premier coup y mène.
   *[other] { $count } premiers coups y mènent.
}
puzzle-page-excluded = { $turns ->
    [one] Pas de victoire en { $turns } tour.
   *[other] Pas de victoire en { $turns } tours ou moins.
}
puzzle-page-excluded-alone = { $turns ->
    [one] Pas de solution en { $turns } tour.
   *[other] Pas de solution en { $turns } tours ou moins.
}
puzzle-page-unknown = La recherche n’a rien donné.
puzzle-page-open = Résoudre cette énigme
puzzle-page-link = Copier le lien
puzzle-page-text = Copier le texte
