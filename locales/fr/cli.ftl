# La ligne de commande.

cli-about = Jouer, apprendre et étudier Barricade, le Halma avec ses variantes et les dames chinoises.
cli-games = Énumérer les jeux, ou en présenter un
cli-moves = Énumérer les coups permis après quelques coups
cli-perft = Compter les suites de coups
cli-show = Dessiner la position après quelques coups
cli-playout = Faire jouer une partie par l’ordinateur et en écrire l’enregistrement
cli-replay = Rejouer un enregistrement
cli-verify = Vérifier les dés d’un enregistrement
cli-play = Jouer dans le terminal
cli-arg-game = L’identifiant d’un jeu ; « spielhof games » les énumère
cli-arg-players = Nombre de joueurs (sans indication, le plus petit que permet le jeu)
cli-arg-set = Une règle maison, nom=valeur ; peut être donnée plusieurs fois
cli-arg-first = Le numéro du joueur qui commence
cli-arg-rules = Le numéro des règles, pour jouer selon d’anciennes
cli-arg-position = Commencer par la position de ce fichier (« - » pour l’entrée standard)
cli-arg-figure = Jouer vers la figure dessinée dans ce fichier, là où le jeu en a une (« - » pour l’entrée standard)
cli-arg-actions = Coups à jouer d’abord, par exemple c3-e5
cli-arg-depth = Profondeur, en nombre de coups
cli-arg-divide = Écrire aussi le compte derrière chaque premier coup
cli-arg-json = Écrire du JSON
cli-arg-seed = Où commencent les nombres aléatoires
cli-arg-by = Qui joue : random, baseline ou level1 à level6, un pour tous ou un par place, séparés par des virgules
cli-arg-file = Un enregistrement (« - » pour l’entrée standard)
cli-arg-turn = S’arrêter après ce nombre de tours
cli-arg-lang = La langue : { $known }
cli-arg-seats = Qui joue à chaque place : human, level1 à level6, baseline ou random, séparés par des virgules
cli-arg-plain = Pas de couleurs, seulement des lettres simples
cli-arg-piped = Recevoir les commandes par un tube (pipe) plutôt que d’un terminal
cli-arg-help = Afficher l’aide
cli-arg-version = Afficher la version
cli-usage = Utilisation
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options

games-id = identifiant
games-players = joueurs
games-board = plateau
games-name = nom
games-source = Source : { $booklet }, « { $section } »
games-option = { $name } : { $values } (à { $players } joueurs)
games-option-always = { $name } : { $values }
games-one-hint = « spielhof games JEU » en dit plus sur l’un d’eux, « spielhof play JEU » y joue.

replay-done = { $turns ->
    [0] Aucun tour à rejouer
    [one] Un tour rejoué
   *[other] { $turns } tours rejoués
  }, sans erreur.

verify-done = { $rolls ->
    [0] La graine est bien celle qui était promise. L’enregistrement n’a aucun lancer à vérifier.
    [one] La graine est bien celle qui était promise, et l’unique lancer est juste.
   *[other] La graine est bien celle qui était promise, et les { $rolls } lancers sont tous justes.
  }
verify-first = La place { $seat } a commencé, et c’est bien elle que le sort a désignée.
verify-skipped = Numéros absents de l’enregistrement : { $numbers }. Seuls des lancers repris peuvent manquer.

cli-match = Faire jouer beaucoup de parties à deux joueurs-ordinateurs et écrire le score
cli-engine = Répondre à d’autres programmes, ligne par ligne
cli-arg-first-player = Le joueur dont on compte le score : random, baseline, level1 à level6, nodes:N, time:MILLISECONDES, exec:COMMANDE
cli-arg-second-player = Son adversaire, à toutes les autres places
cli-arg-games = Nombre maximal de parties (100 sans indication)
cli-arg-opening = D’abord ce nombre de tours au hasard pour chaque place (2 sans indication)
cli-arg-sprt = S’arrêter dès qu’il est sûr que le premier joueur fait ce pourcentage, ou pas plus que sa part
cli-arg-threads = Nombre de parties à la fois (une par cœur sans indication)
cli-arg-engine-threads = Nombre de cœurs pour réfléchir avec go time (tous sans indication)
cli-arg-save = Écrire l’enregistrement de chaque partie dans ce dossier

match-progress = { $games } parties sur { $of }, { $score } %
match-result = { $first } contre { $second } : { $games } parties, { $won } gagnées, { $shared } partagées, { $lost } perdues (graine { $seed })
match-score = score { $score } %, intervalle à 95 % de { $low } à { $high }
match-elo = Elo { $elo }, intervalle à 95 % de { $low } à { $high }
match-even = des égaux feraient { $even } %
match-endings = arrêtées par la limite de tours et comptées comme partagées : { $capped } ; arrêtées par répétition : { $repeated }
match-verdict-open = Le test pour { $better } % n’a pas encore tranché.
match-verdict-stronger = Le test pour { $better } % dit : plus fort.
match-verdict-not-stronger = Le test pour { $better } % dit : pas plus fort.
decimal-mark = ,
