# Une partie dans le terminal.

play-no-terminal = Une partie demande un terminal. Lancez « spielhof play » dans un terminal, ou envoyez les commandes par un tube avec --piped.
play-choose = Quel jeu ? Tapez son numéro ou son identifiant (ligne vide : { $default }).
play-welcome = { $game }, { $players ->
    [one] en solitaire
   *[other] à { $players }
  }. Tapez « aide » pour savoir ce que vous pouvez dire.
play-turn = Au tour de { $who }.
play-turn-set-down = { $who } pose la barricade.
play-turn-place = { $who } pose un pion.
play-turn-dice = { $who } choisit le dé des pas ; l’autre est pour les sauts.
play-turn-huff = { $who } souffle un pion qui a oublié de prendre.
play-turn-or-end = { $who } continue, ou termine le tour avec « end ».
play-turn-goes-on = { $who } continue à sauter avec le pion en { $cell }.
play-seat = Joueur { $seat } ({ $colours }, { $player })
play-seat-plain = Joueur { $seat } ({ $player })
play-player-human = humain
play-drawn = Tiré au sort : { $action }
play-rolled = { $who } lance { $die }.
play-dice-left = Reste pour ce tour : { $steps ->
    [0] aucun pas
    [one] un pas
   *[other] { $steps } pas
  } et { $jumps ->
    [0] aucune série de sauts
    [one] une série d’exactement un saut
   *[other] une série d’exactement { $jumps } sauts
  }.
play-acted = { $who } : { $action }
play-yard = { $colour } : { $count } dans le camp
play-to-place = { $colour } : encore { $count } à poser
play-taken = Joueur { $seat } : { $count } pris
play-hint = L’ordinateur jouerait { $action }.
play-legal = { $action } est permis.
play-way = Le chemin : { $way }
play-moves = { $count ->
    [0] Aucun coup.
    [one] Un coup :
   *[other] { $count } coups :
  }
play-undone = Repris : { $action }
play-undo-nothing = Il n’y a rien à reprendre.
play-undo-dice = Les dés sont jetés ; rien d’avant ne peut être repris.
play-saved = L’enregistrement est dans { $path }.
play-saved-to-go-on = « spielhof replay { $path } » le rejoue.
play-unknown = Tapez un coup comme { $example }, ou « aide ».
play-why-what = Demandez ce qu’il en est d’un coup, par exemple « pourquoi { $example } ».
play-house-rules = Règles maison
play-over-winner = Victoire : { $who }.
play-over-shared = Victoire partagée : { $who }.
play-over-solved = Résolu en { $turns ->
    [one] un tour
   *[other] { $turns } tours
  } avec { $jumps ->
    [0] aucun saut
    [one] un saut
   *[other] { $jumps } sauts
  }.
play-over-unsolved = Plus aucun coup possible : pas résolu.
ending-rules = La partie s’est terminée selon ses règles.
ending-repetition = La même position s’est présentée pour la troisième fois ; la partie s’arrête ici.
ending-turn-limit = La limite de tours est atteinte ; la partie s’arrête ici.
ending-resignation = La partie s’est terminée parce que quelqu’un a abandonné.
ending-agreement = Tout le monde s’est mis d’accord sur une partie nulle.
ending-clock = La partie s’est terminée parce que quelqu’un n’avait plus de temps.
ending-aborted = La partie a été interrompue ; elle n’a pas de résultat.
reason-arrived = Tous les pions du vainqueur sont arrivés.
reason-filled = Le camp d’arrivée est plein, et plus de la moitié est au vainqueur.
reason-cannot-clear = Qui ne peut pas vider son camp a perdu.
reason-line = Une ligne est complète.
reason-nobody-moves = Plus personne ne peut jouer ; la partie s’arrête telle qu’elle est.
reason-no-way-out = Plus aucun saut ne mène dehors : qui a pris le plus de pions gagne.
reason-all-placed = Tous les pions sont placés : les pions pris moins les pions perdus comptent.
reason-all-off = Tous les pions du vainqueur ont quitté le plateau.
reason-home-square = Un pion a atteint la case d’arrivée.
reason-too-few-mice = Il reste trop peu de souris pour enfermer les chats.
reason-cats-shut-in = Les chats sont enfermés.
reason-quiet = Rien n’a été pris depuis longtemps : la victoire est partagée.
reason-no-salt = L’appareil d’un joueur n’a pas envoyé à temps de nombre aléatoire pour les dés ; personne n’a perdu.
play-over-rank = { $rank }. { $who }
play-side = Joueur { $seats }
play-bye = Au revoir.
play-help =
    Tapez un coup comme { $example } pour le jouer. Et aussi :
    coups [CASE]           les coups permis, ou ceux d’un pion
    conseil                ce que ferait l’ordinateur, et où vous en êtes
    pourquoi COUP          pourquoi un coup est possible ou non
    reprendre              revenir en arrière, jusqu’à votre dernière décision
    règles                 les règles de ce jeu
    plateau                redessiner le plateau
    enregistrer [FICHIER]  écrire l’enregistrement (sinon dans spielhof-record.txt)
    quitter                quitter la partie
# Les mots que l’on peut taper pour chaque commande, le premier est l’habituel.
command-help = aide ?
command-moves = coups
command-hint = conseil indice
command-why = pourquoi
command-undo = reprendre annuler
command-rules = règles regles
command-board = plateau
command-save = enregistrer sauver
command-quit = quitter
play-player-level = ordinateur, niveau { $level }
score-wins = Cela gagne.
score-loses = Cela perd contre le meilleur jeu.
score-far-ahead = Vous avez une grande avance ({ $score }).
score-ahead = Vous avez de l’avance ({ $score }).
score-even = C’est à peu près égal ({ $score }).
score-behind = Vous avez du retard ({ $score }).
score-far-behind = Vous avez un grand retard ({ $score }).
