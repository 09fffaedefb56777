# La ligne de commande.

cli-about = Jouer, apprendre et étudier Barricade, le Halma avec ses variantes et les dames chinoises.
cli-games = Lister les jeux, ou en présenter un
cli-moves = Lister les coups permis, au départ ou après quelques coups
cli-perft = Compter toutes les suites de coups
cli-show = Dessiner la position, au départ ou après quelques coups
cli-playout = Faire jouer une partie par l’ordinateur et en afficher l’enregistrement
cli-replay = Revoir une partie enregistrée
cli-verify = Vérifier les dés d’une partie enregistrée
cli-play = Jouer dans le terminal
cli-arg-game = L’identifiant d’un jeu ; « spielhof games » en donne la liste
cli-arg-players = Le nombre de joueurs (par défaut : le plus petit que permet le jeu)
cli-arg-set = Une règle maison, nom=valeur ; peut être donnée plusieurs fois
cli-arg-first = Le numéro du joueur qui commence
cli-arg-rules = La version des règles, pour jouer selon d’anciennes règles
cli-arg-position = Partir de la position de ce fichier (« - » pour l’entrée standard)
cli-arg-figure = Jouer vers la figure dessinée dans ce fichier, si le jeu en a une (« - » pour l’entrée standard)
cli-arg-actions = Coups à jouer d’abord, par exemple c3-e5
cli-arg-depth = Profondeur, en nombre de coups
cli-arg-divide = Afficher aussi le compte pour chaque premier coup
cli-arg-json = Afficher du JSON
cli-arg-seed = La graine des nombres aléatoires
cli-arg-by = Qui joue : random, baseline ou level1 à level6 ; un pour toutes les places, ou un par place, séparés par des virgules
cli-arg-file = Une partie enregistrée (« - » pour l’entrée standard)
cli-arg-turn = S’arrêter après ce nombre de tours
cli-arg-lang = La langue : { $known }
cli-arg-seats = Qui joue à chaque place : human, level1 à level6, baseline ou random, séparés par des virgules
cli-arg-plain = Pas de couleurs, seulement des lettres simples
cli-arg-piped = Lire les commandes depuis un tube (pipe) au lieu d’un terminal
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
games-one-hint = « spielhof games JEU » en dit plus sur l’un d’eux, « spielhof play JEU » permet d’y jouer.

replay-done = { $turns ->
    [0] Aucun tour à rejouer
    [one] Un tour rejoué
   *[other] { $turns } tours rejoués
  }, sans erreur.

verify-done = { $rolls ->
    [0] La graine est bien celle qui était promise. L’enregistrement ne contient aucun lancer à vérifier.
    [one] La graine est bien celle qui était promise, et l’unique lancer est correct.
   *[other] La graine est bien celle qui était promise, et les { $rolls } lancers sont tous corrects.
  }
verify-first = Le joueur { $seat } a commencé, et c’est bien le numéro que le sort a désigné.
verify-earlier = { $rolls ->
    [one] Le premier lancer a eu lieu avant l’ouverture de la table et ne peut pas être vérifié.
   *[other] Les { $rolls } premiers lancers ont eu lieu avant l’ouverture de la table et ne peuvent pas être vérifiés.
  }
verify-skipped = Numéros de lancers absents de l’enregistrement : { $numbers }. Seuls des lancers annulés peuvent manquer.

cli-match = Faire jouer beaucoup de parties à deux joueurs-ordinateurs et afficher le score
cli-engine = Répondre à d’autres programmes, ligne par ligne
cli-arg-first-player = Le joueur dont on compte le score : random, baseline, level1 à level6, nodes:N, time:MILLISECONDES, exec:COMMANDE
cli-arg-second-player = L’adversaire, à toutes les autres places
cli-arg-games = Le nombre maximal de parties (par défaut : 100)
cli-arg-opening = Le nombre de tours joués au hasard au début pour chaque place (par défaut : 2)
cli-arg-sprt = S’arrêter dès qu’il est clair que le premier joueur fait ce pourcentage, ou pas plus qu’une part égale
cli-arg-threads = Le nombre de parties jouées en même temps (par défaut : une par cœur)
cli-arg-engine-threads = Le nombre de cœurs pour réfléchir avec go time (par défaut : tous)
cli-arg-save = Enregistrer chaque partie dans ce dossier

match-progress = { $games } parties sur { $of }, { $score } %
match-result = { $first } contre { $second } : { $games } parties, { $won } gagnées, { $shared } partagées, { $lost } perdues (graine { $seed })
match-score = score { $score } %, intervalle à 95 % de { $low } à { $high }
match-elo = Elo { $elo }, intervalle à 95 % de { $low } à { $high }
match-even = des joueurs de même force feraient { $even } %
match-endings = arrêtées par la limite de tours et comptées comme partagées : { $capped } ; arrêtées par répétition : { $repeated }
match-verdict-open = Le test pour { $better } % n’est pas encore décidé.
match-verdict-stronger = Le test pour { $better } % dit : plus fort.
match-verdict-not-stronger = Le test pour { $better } % dit : pas plus fort.
decimal-mark = ,
