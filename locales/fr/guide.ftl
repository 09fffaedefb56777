# Around rules pages and lessons: headings, buttons and what a lesson says, in the browser and in
# the terminal.

## Rules pages

section-aim = But du jeu
section-set-up = Mise en place
section-turn = Votre tour
section-end = Fin de la partie
section-tips = Astuces
rules-options = À choisir avant la partie. Pour chaque règle, le premier choix est le choix habituel.
rules-learn = Apprendre pas à pas
rules-contents = Sur cette page
fallback-notice = Ce texte n’existe pas encore dans votre langue ; le voici en anglais.

## Lessons

learn-link = Leçon
learn-of = { $game } : la leçon
learn-steps = Étapes de la leçon
learn-step = Étape { $step } sur { $steps }
learn-watch = Regardez
learn-try = Essayez
learn-task = Énigme
learn-pieces = Vos pions : { $colours }
# Colours of pieces, after learn-pieces.
pieces-red = rouges
pieces-green = verts
pieces-yellow = jaunes
pieces-blue = bleus
pieces-orange = orange
pieces-violet = violets
lesson-solved = Bravo, c’est ça !
lesson-missed = C’est permis, mais ce n’est pas ce qui est demandé. Voici la règle :
learn-next = Suivant
learn-skip = Passer l’étape
learn-show-again = Revoir
learn-try-again = Réessayer
learn-finished = Leçon terminée !
learn-finished-text = Maintenant, vous savez jouer. À vous d’essayer !
learn-play = Jouer maintenant
learn-rules = Lire les règles
learn-once-more = Refaire la leçon
learn-offer = { $game } : c’est nouveau pour vous ? Apprenez à y jouer en deux minutes.
learn-offer-start = Suivre la leçon
learn-offer-no = Non merci

## Lessons in the terminal

learn-no-terminal = Une leçon demande un terminal. Lancez « spielhof learn » dans un terminal, ou utilisez --piped pour envoyer vos coups par un tube.
learn-welcome = { $game } : une leçon en { $steps ->
    [one] une étape
   *[other] { $steps } étapes
  }. Tapez « aide » pour voir ce que vous pouvez taper.
learn-enter = Appuyez sur Entrée pour continuer.
learn-pieces-mark = { $colour } (représentés par { $mark })
learn-back = Les pions sont revenus à leur place. Réessayez.
learn-done = La leçon est finie ! Pour jouer maintenant, tapez : spielhof play { $game }
learn-help =
    Tapez un coup comme { $example }. Vous pouvez aussi taper :
    coups          les coups que vous pouvez jouer
    pourquoi COUP  pourquoi un coup est possible ou non
    annuler        recommencer cette étape
    règles         les règles du jeu
    plateau        redessiner le plateau
    suivant        passer à l’étape suivante
    quitter        quitter la leçon
# Words that may be typed for this command; the first is the usual one.
command-skip = suivant continuer
cli-learn = Apprendre un jeu pas à pas
cli-arg-step = Commencer par cette étape de la leçon
