# Ce qui ne va pas dans un jeu demandé, une position, un enregistrement ou un mot tapé.

fault-unknown-game = Il n’y a pas de jeu appelé « { $id } ». Vouliez-vous dire « { $nearest } » ? « spielhof games » en donne la liste.
fault-players = Nombre de joueurs impossible : { $players }. Possible dans ce jeu : { $allowed }.
fault-first-seat = Le joueur { $seat } ne peut pas commencer : les numéros vont de 1 à { $seats }.
fault-rules = Il n’y a pas de version { $number } des règles ; ce programme connaît : { $known }.
fault-unknown-option = Avec ce nombre de joueurs, ce jeu n’a pas d’option « { $option } ». Options possibles : { $known }.
fault-no-options = Avec ce nombre de joueurs, ce jeu n’a pas d’option « { $option } » ; en fait, il n’en a aucune.
fault-unknown-value = « { $value } » n’est pas une valeur de l’option « { $option } ». Choix possibles : { $known }.
fault-contradiction = { $one } et { $other } ne vont pas ensemble.
fault-no-figure = Ce jeu ne se joue pas vers une figure.
fault-figure-mark = « { $mark } » en { $cell } ne convient pas dans une figure ; dessinez ses cases avec « o » et toutes les autres avec « . ».
fault-figure-size = La figure doit avoir { $wanted } cases, une par pion, mais elle en a { $found }.
fault-figure-at-home = Les pions sont déjà sur cette figure au début de la partie.
fault-option-form = « { $text } » n’est pas une option. Écrivez nom=valeur.

fault-picture-row = Le dessin a une ligne qui commence par « { $row } », mais ce plateau n’a pas cette rangée.
fault-picture-twice = La rangée { $row } est dessinée deux fois.
fault-picture-length = La rangée { $row } a { $wanted } cases, mais le dessin en montre { $found }.
fault-mark = « { $mark } » en { $cell } n’est pas un pion de ce jeu.
fault-field = La ligne « { $field }: » n’a pas sa place dans cette position.
fault-field-twice = La ligne « { $field }: » apparaît deux fois.
fault-field-value = « { $value } » n’a pas de sens dans la ligne « { $field }: ».
fault-moved-no-cell = « { $name } » dans la ligne « moved: » n’est pas une case du plateau. Indiquez les cases des pions qui ont déjà bougé pendant ce tour, par exemple « c4 d5 ».
fault-moved-not-own = Le joueur { $seat } n’a pas de pion en { $cell }. La ligne « moved: » indique les cases des pions du joueur { $seat } qui ont déjà bougé pendant ce tour.
fault-moved-not-one-roll = Cases dans la ligne « moved: » : { $moved }. Avec « steps: { $steps } » et « jumps: { $jumps } », cela ne peut pas venir d’un seul lancer. Un dé permet de 1 à 6 pas, y compris ceux qui restent ; avec « jumps: 0 », l’un des pions indiqués a sauté.
fault-field-empty = La ligne « { $field }: » manque ou est vide.
fault-too-many = Trop de pions « { $mark } » : { $found }, mais le maximum est { $most }.
fault-no-pieces = Il n’y a aucun pion « { $mark } », alors que sa couleur est en jeu.
fault-no-marked = Il n’y a aucun pion « { $mark } » : un pion de chaque couleur doit être le pion marqué.
fault-misplaced = Un pion « { $mark } » ne peut pas se trouver en { $cell }.
fault-turn-of-nobody = Le joueur dont c’est le tour n’est plus en jeu.
fault-barricades = Il doit y avoir { $wanted } barricades, y compris celle en main, mais il y en a { $found }.

fault-not-an-action = « { $text } » n’est pas un coup. Les coups s’écrivent c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass ou end.
fault-unknown-cell = Ce plateau n’a pas de case « { $cell } ».
fault-which-yard = Deux de vos couleurs pourraient entrer là : écrivez la couleur au lieu de « yard », par exemple red-g1.
fault-not-this-way = Le pion peut y aller, mais pas par ce chemin.

fault-record-header = La ligne { $line } de l’enregistrement n’a pas de sens : { $text }
fault-record-missing = L’enregistrement n’a pas de ligne « { $field }: ».
fault-record-rules = L’enregistrement a été fait avec la version { $number } des règles ; ce programme connaît : { $known }. On peut le lire, mais pas le rejouer.
fault-record-action = Le tour { $turn } de l’enregistrement ne peut pas être joué : { $text }
fault-record-result = L’enregistrement donne pour résultat : { $written ->
    [open] partie en cours
   *[other] { $written }
  }, mais ses coups donnent : { $played ->
    [open] partie en cours
   *[other] { $played }
  }.
fault-record-ranks = L’enregistrement dit que la partie s’est terminée par « { $ending } », avec pour résultat : { $written ->
    [open] partie en cours
   *[other] { $written }
  } ; c’est impossible dans ce jeu.
fault-record-salt = L’enregistrement contient une graine pour les dés venue du joueur { $seat }, mais la partie n’a pas de joueur { $seat }.
fault-record-seed = L’enregistrement révèle la graine du serveur, alors que la partie n’est pas terminée.

fault-verify-no-proof = L’enregistrement ne dit rien de ses dés : on ne peut pas les vérifier.
fault-verify-not-revealed = La graine du serveur n’est pas encore révélée. On pourra vérifier les dés quand la partie sera terminée.
fault-verify-seed = La graine n’est pas celle qui était promise : l’empreinte promise est { $promised }, mais celle de la graine est { $revealed }.
fault-verify-first = Le joueur { $written } a commencé, mais le sort a désigné le joueur { $drawn }.
fault-verify-order = Le numéro { $number } vient après { $before } : les numéros des lancers montent à partir de 1 et ne servent jamais deux fois.
fault-verify-earlier = Selon l’enregistrement, { $earlier } lancers ont eu lieu avant l’ouverture de cette table, mais il n’en contient que { $found }.
fault-verify-no-number = Au tour { $turn }, un lancer n’a pas de numéro.
fault-verify-no-roll = Le lancer numéro { $number } ne figure pas parmi les coups.
fault-verify-roll = Tour { $turn }, lancer numéro { $number } : l’enregistrement dit { $written }, mais le lancer a donné { $drawn }.

fault-file = { $path } : { $problem }
fault-file-exists = { $path } existe déjà. Choisissez un autre nom.
fault-depth = « { $text } » n’est pas une profondeur ; écrivez un nombre de 0 à 99.
fault-number = « { $text } » n’est pas un nombre qui convient ici.
fault-player = Il n’y a pas de joueur appelé « { $name } ». Choix possibles : random, baseline, level1 à level6, nodes:50000, time:1000 (en millisecondes) et exec:COMMANDE.
fault-seat-count = Vous avez nommé { $named } joueurs, mais le jeu a { $seats } places.
fault-language = La langue « { $language } » n’est pas disponible. Choix possibles : { $known }.
fault-usage = { $text } Voir « spielhof --help ».
fault-usage-missing = Il manque quelque chose : { $what }.
fault-usage-unknown = « { $what } » est inconnu ici.
fault-usage-value = « { $value } » n’est pas possible pour { $what }.
fault-usage-other = Cette commande n’a pas de sens.
fault-engine-command = « { $command } » n’est pas une commande. Les commandes sont : game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Cela devrait ressembler à ceci : { $example }
fault-engine-over = La partie est terminée : il n’y a rien à calculer.
fault-engine-chance = C’est le moment de lancer les dés : ajoutez le lancer aux coups de la position.
fault-engine-start = Impossible de lancer « { $command } » : { $problem }
fault-engine-ended = « { $command } » s’est arrêté avant la fin du match.
fault-engine-answer = « { $command } » a répondu par quelque chose qui n’est pas un coup ici : { $answer }
fault-sprt = « { $text } » n’est pas un score à tester : il doit dépasser les { $even } pour cent que font des joueurs de même force, et rester sous 100.
fault-other = { $text }
