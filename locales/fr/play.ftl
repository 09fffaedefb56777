# Une partie dans le terminal.

play-no-terminal = Une partie demande un terminal. Lancez « spielhof play » dans un terminal, ou utilisez --piped pour envoyer les commandes par un tube.
play-choose = Quel jeu ? Tapez son numéro ou son nom (ou juste Entrée pour { $default }).
play-welcome = { $game }, { $players ->
    [one] en solitaire
   *[other] à { $players } joueurs
  }. Tapez « aide » pour voir ce que vous pouvez faire.
play-turn = { $who } doit jouer.
play-turn-set-down = { $who } pose la barricade.
play-turn-place = { $who } pose un pion.
play-turn-dice = { $who } choisit le dé des pas ; l’autre est pour les sauts.
play-turn-huff = { $who } souffle un pion qui a oublié de prendre.
play-turn-or-end = { $who } continue, ou termine son tour avec « end ».
play-turn-goes-on = { $who } continue à sauter avec le pion en { $cell }.
play-seat = Joueur { $seat } ({ $colours }, { $player })
play-seat-plain = Joueur { $seat } ({ $player })
play-player-human = humain
play-drawn = Tiré au sort : { $action }
play-rolled = { $who } obtient { $die }.
play-roll = Le lancer : { $dice }
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
play-taken = Joueur { $seat }, pions pris : { $count }
play-hint = L’ordinateur jouerait { $action }.
play-legal = { $action } est permis.
play-way = Le chemin : { $way }
play-moves = { $count ->
    [0] Aucun coup.
    [one] Un coup :
   *[other] { $count } coups :
  }
play-undone = Annulé : { $action }
play-undo-nothing = Il n’y a rien à annuler.
play-undo-dice = Les dés ont été lancés ; on ne peut rien annuler de ce qui précède.
play-saved = La partie est enregistrée dans { $path }.
play-saved-to-go-on = Pour la revoir : « spielhof replay { $path } ».
play-unknown = Tapez un coup comme { $example }, ou « aide ».
play-why-what = Demandez l’explication d’un coup, par exemple « pourquoi { $example } ».
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
play-over-unsolved = Plus aucun coup possible : ce n’est pas résolu.
ending-rules = La partie s’est terminée selon les règles.
ending-repetition = La même position s’est présentée pour la troisième fois : la partie s’arrête ici.
ending-turn-limit = La limite de tours est atteinte : la partie s’arrête ici.
ending-resignation = La partie s’est terminée parce que quelqu’un a abandonné.
ending-agreement = Tout le monde s’est mis d’accord sur une partie nulle.
ending-clock = La partie s’est terminée parce que quelqu’un n’avait plus de temps.
ending-aborted = La partie a été interrompue et n’a pas de résultat.
reason-arrived = Tous les pions du gagnant sont arrivés.
reason-filled = La zone d’arrivée du gagnant est pleine, et plus de la moitié des pions qui s’y trouvent lui appartiennent.
reason-cannot-clear = Un joueur n’a pas pu vider son camp et a perdu.
reason-line = Une ligne est complète.
reason-nobody-moves = Plus personne ne peut jouer : la partie est décidée telle qu’elle est.
reason-no-way-out = Plus aucun pion ne peut sortir en sautant : le plus grand nombre de pions pris gagne.
reason-all-placed = Tous les pions sont posés : on compte les pions pris moins les pions perdus.
reason-all-off = Tous les pions du gagnant sont sortis du plateau.
reason-home-square = Un pion a atteint la case d’arrivée.
reason-too-few-mice = Il reste trop peu de souris pour enfermer les chats.
reason-cats-shut-in = Les chats sont enfermés.
reason-quiet = Rien n’a été pris depuis longtemps : la partie est nulle.
reason-no-salt = L’appareil d’un joueur n’a pas envoyé à temps de nombre aléatoire pour les dés. Personne ne perd.
play-over-rank = { $rank }. { $who }
play-side = Joueur { $seats }
play-bye = Au revoir.
play-help =
    Tapez un coup comme { $example } pour le jouer. Et aussi :
    coups [CASE]           les coups permis, ou ceux d’un pion
    conseil                ce que ferait l’ordinateur, et où vous en êtes
    pourquoi COUP          pourquoi un coup est permis ou non
    annuler                annuler votre dernière décision
    règles                 les règles de ce jeu
    plateau                redessiner le plateau
    enregistrer [FICHIER]  enregistrer la partie (dans spielhof-record.txt si vous ne donnez pas de nom)
    quitter                quitter la partie
# Les mots que l’on peut taper pour chaque commande ; le premier est l’habituel.
command-help = aide ?
command-moves = coups
command-hint = conseil indice
command-why = pourquoi
command-undo = annuler reprendre
command-rules = règles regles
command-board = plateau
command-save = enregistrer sauver
command-quit = quitter
play-player-level = ordinateur, niveau { $level }
score-wins = Ce coup gagne.
score-loses = Ce coup perd si l’adversaire joue au mieux.
score-far-ahead = Vous avez une grande avance ({ $score } tours).
score-ahead = Vous avez de l’avance ({ $score } tours).
score-even = C’est à peu près égal ({ $score } tours).
score-behind = Vous avez du retard ({ $score } tours).
score-far-behind = Vous avez un grand retard ({ $score } tours).
