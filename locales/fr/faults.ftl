# Ce qui ne va pas dans un jeu demandé, une position, un enregistrement ou un mot tapé.

fault-unknown-game = Il n’y a pas de jeu appelé « { $id } ». Vouliez-vous dire « { $nearest } » ? « spielhof games » les énumère tous.
fault-players = Ce jeu ne se joue pas à { $players }. Nombres de joueurs possibles : { $allowed }.
fault-first-seat = Le joueur { $seat } ne peut pas commencer : les joueurs ont les numéros 1 à { $seats }.
fault-rules = Il n’y a pas de règles numéro { $number } ; ce programme connaît les numéros { $known }.
fault-unknown-option = Avec autant de joueurs, ce jeu n’a pas d’option « { $option } ». Il a : { $known }.
fault-no-options = Avec autant de joueurs, ce jeu n’a pas d’option « { $option } » ; il n’en a même aucune.
fault-unknown-value = « { $value } » n’est pas une valeur de l’option « { $option } ». Sont possibles : { $known }.
fault-contradiction = { $one } et { $other } ne vont pas ensemble.
fault-no-figure = Dans ce jeu, il n’y a pas de figure à former.
fault-figure-mark = « { $mark } » en { $cell } n’a pas sa place dans une figure ; dessinez ses cases avec « o » et les autres avec « . ».
fault-figure-size = La figure doit avoir { $wanted } cases, une par pion ; { $found } sont dessinées.
fault-figure-at-home = Au début du jeu, les pions sont déjà sur cette figure.
fault-option-form = « { $text } » n’est pas une option. Écrivez nom=valeur.

fault-picture-row = Le dessin a une ligne qui commence par « { $row } », mais aucune rangée de ce plateau ne s’appelle ainsi.
fault-picture-twice = La rangée { $row } est dessinée deux fois.
fault-picture-length = La rangée { $row } a { $wanted } cases, mais { $found } sont dessinées.
fault-mark = « { $mark } » en { $cell } n’est pas un pion de ce jeu.
fault-field = La ligne « { $field }: » n’a pas sa place dans cette position.
fault-field-twice = La ligne « { $field }: » y est deux fois.
fault-field-value = « { $value } » n’a pas de sens dans la ligne « { $field }: ».
fault-moved-no-cell = « { $name } » dans la ligne « moved: » n’est pas une case. Écrivez-y les cases, par exemple « c4 d5 », des pions qui ont déjà joué dans ce tour.
fault-moved-not-own = Aucun pion de la place { $seat } ne se trouve en { $cell }. La ligne « moved: » nomme les cases des pions de la place { $seat } qui ont déjà joué dans ce tour.
fault-moved-not-one-roll = Cases dans la ligne « moved: » : { $moved }. Avec « steps: { $steps } » et « jumps: { $jumps } », cela ne vient pas d’un seul lancer. Un dé permet de 1 à 6 pas, y compris ceux qui restent ; avec « jumps: 0 », l’un des pions nommés a sauté.
fault-field-empty = La ligne « { $field }: » manque ou est vide.
fault-too-many = Il y a { $found } pions « { $mark } », { $most } au plus sont possibles.
fault-no-pieces = Il n’y a aucun pion « { $mark } », alors que sa couleur est en jeu.
fault-no-marked = Il n’y a aucun pion « { $mark } » : un pion de chaque couleur est le pion marqué.
fault-misplaced = Un pion « { $mark } » ne peut pas se trouver en { $cell }.
fault-turn-of-nobody = C’est le tour d’un joueur qui n’est plus en jeu.
fault-barricades = Il doit y avoir { $wanted } barricades, celle en main comprise ; il y en a { $found }.

fault-not-an-action = « { $text } » n’est pas un coup. Les coups s’écrivent c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass ou end.
fault-unknown-cell = Ce plateau n’a pas de case « { $cell } ».
fault-which-yard = Deux de vos couleurs pourraient entrer là : écrivez la couleur au lieu de « yard », comme dans red-g1.
fault-not-this-way = Le pion peut y aller, mais pas par ce chemin.

fault-record-header = La ligne { $line } de l’enregistrement n’a pas de sens : { $text }
fault-record-missing = L’enregistrement n’a pas de ligne « { $field }: ».
fault-record-rules = L’enregistrement a été fait avec les règles numéro { $number } ; ce programme connaît les numéros { $known }. On peut le lire, mais pas le rejouer.
fault-record-action = Le tour { $turn } de l’enregistrement ne peut pas être joué : { $text }
fault-record-result = L’enregistrement donne le résultat { $written ->
    [open] en cours
   *[other] { $written }
  }, mais ses coups mènent à { $played ->
    [open] en cours
   *[other] { $played }
  }.
fault-record-ranks = L’enregistrement dit que la partie s’est terminée par « { $ending } » avec le résultat { $written ->
    [open] en cours
   *[other] { $written }
  } ; dans ce jeu, cela ne va pas ensemble.
fault-record-salt = L’enregistrement a, pour les dés, une graine de la place { $seat }, que ce jeu n’a pas.
fault-record-seed = L’enregistrement révèle la graine du serveur, mais sa partie n’est pas terminée.

fault-verify-no-proof = L’enregistrement ne dit rien de ses dés : on ne peut pas les vérifier.
fault-verify-not-revealed = La graine du serveur n’est pas encore révélée. Elle le sera à la fin de la partie ; on pourra alors vérifier les dés.
fault-verify-seed = La graine n’est pas celle qui était promise : la promesse était { $promised }, sa propre empreinte est { $revealed }.
fault-verify-first = La place { $written } a commencé, mais le sort a désigné la place { $drawn }.
fault-verify-order = Le numéro { $number } vient après { $before } : les numéros des lancers montent à partir de 1 et ne servent jamais deux fois.
fault-verify-no-number = Au tour { $turn } se trouve un lancer sans numéro.
fault-verify-no-roll = Le lancer numéro { $number } ne figure pas parmi les coups.
fault-verify-roll = Tour { $turn }, lancer numéro { $number } : l’enregistrement dit { $written }, mais c’est { $drawn } qui est tombé.

fault-file = { $path } : { $problem }
fault-file-exists = { $path } existe déjà. Donnez un autre nom.
fault-depth = « { $text } » n’est pas une profondeur ; écrivez un nombre de 0 à 99.
fault-number = « { $text } » n’est pas un nombre qui convient ici.
fault-player = Il n’y a pas de joueur appelé « { $name } ». Il y a : random, baseline, level1 à level6, nodes:50000, time:1000 (millièmes de seconde) et exec:COMMANDE.
fault-seat-count = Vous avez nommé { $named } joueurs, mais le jeu a { $seats } places.
fault-language = La langue « { $language } » n’existe pas ici. Il y a : { $known }.
fault-usage = { $text } « spielhof --help » en dit plus.
fault-usage-missing = Il manque quelque chose : { $what }.
fault-usage-unknown = « { $what } » n’est pas connu ici.
fault-usage-value = « { $value } » n’est pas possible pour { $what }.
fault-usage-other = La commande est incompréhensible.
fault-engine-command = « { $command } » n’est pas une commande. Il y a : game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Cela devrait ressembler à ceci : { $example }
fault-engine-over = La partie est terminée : il n’y a rien à calculer.
fault-engine-chance = C’est aux dés de tomber : ajoutez le lancer aux coups de la position.
fault-engine-start = Impossible de lancer « { $command } » : { $problem }
fault-engine-ended = « { $command } » s’est arrêté avant la fin du match.
fault-engine-answer = « { $command } » a répondu par quelque chose qui n’est pas un coup ici : { $answer }
fault-sprt = « { $text } » n’est pas un score à tester : il doit dépasser les { $even } pour cent que font des égaux, et rester sous 100.
fault-other = { $text }
