# Énigmes dans le terminal.

cli-puzzle = Résoudre une énigme : gagner, ou résoudre un jeu en solitaire, en un nombre de tours prouvé
cli-arg-puzzle = L’identifiant d’une énigme, ou un jeu (par défaut : l’énigme du jour)
cli-arg-difficulty = Seulement les énigmes de cette difficulté, de 1 à 5
cli-arg-puzzle-list = Lister les énigmes : identifiant, tours, difficulté
cli-arg-puzzle-record = Dire si la position à la fin de cette partie enregistrée donne une énigme
cli-arg-puzzle-turn = Prendre la position après ce tour de la partie enregistrée
cli-arg-puzzle-seed = L’énigme choisie parmi celles d’un jeu découle de ce nombre

puzzle-heading = { $game } : énigme { $id }, difficulté { $difficulty } sur 5
puzzle-win = { $turns ->
    [one] Gagnez en un tour, quoi que fassent les autres.
   *[other] Gagnez en { $turns } tours, quoi que fassent les autres.
  }
puzzle-solve = { $turns ->
    [one] Résolvez le jeu en un tour.
   *[other] Résolvez le jeu en { $turns } tours.
  }
puzzle-left = { $turns ->
    [one] Il reste un tour.
   *[other] Il reste { $turns } tours.
  }
puzzle-answer = La réponse : { $actions }
puzzle-solved = Résolue !
puzzle-missed = Les tours qui restent ne suffisent plus.
puzzle-no-turn = Il ne reste aucun tour.
puzzle-hint-from = Jouez depuis { $cell }.
puzzle-hint = Un bon coup : { $action }.
puzzle-hint-none = À partir d’ici, ce n’est plus possible. Tapez « annuler ».
puzzle-no-terminal = Une énigme demande un terminal. Lancez « spielhof puzzle » dans un terminal, ou utilisez --piped pour envoyer vos coups par un tube.
puzzle-help =
    Tapez un coup comme { $example }, ou l’un de ces mots :
      conseil  d’abord d’où jouer, puis le coup
      annuler  tout reprendre au début
      coups    tous les coups possibles
      plateau  montrer de nouveau le plateau
      quitter  arrêter
fault-puzzle-unknown = Il n’y a pas d’énigme « { $id } ». « spielhof puzzle --list » en donne la liste.

puzzle-verdict = { $turns ->
    [one] Victoire certaine en un tour.
   *[other] Victoire certaine en { $turns } tours.
  } Premiers coups qui y mènent : { $solutions }. Difficulté : { $difficulty } sur 5.
puzzle-verdict-none = { $turns ->
    [one] Aucune victoire ne peut être forcée en un tour.
   *[other] Aucune victoire ne peut être forcée en { $turns } tours.
  }
puzzle-verdict-unknown = La recherche d’une victoire est devenue trop vaste.
