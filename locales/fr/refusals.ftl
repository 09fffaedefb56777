# Pourquoi un coup n’est pas permis.

refusal-over = La partie est terminée.
refusal-roll-first = Il faut d’abord lancer le dé.
refusal-no-roll-now = Il n’y a rien à lancer pour le moment.
refusal-no-such-roll = Un dé va de 1 à 6.
refusal-two-dice = On lance ici deux dés ; écrivez le plus petit en premier, par exemple d3+5.
refusal-choose-die-first = Choisissez d’abord le dé des pas, par exemple s3.
refusal-not-on-the-dice = Aucun des deux dés ne montre { $die }.
refusal-die-leaves-nothing = Avec le { $die } pour les pas, vous ne pourriez rien faire ; avec l’autre dé, si.
refusal-die-chosen = Vous avez déjà choisi le dé des pas.
refusal-moved-already = Le pion en { $cell } a déjà bougé pendant ce tour ; choisissez-en un autre.
refusal-no-step-left = Il ne vous reste aucun pas pour ce tour.
refusal-no-chain-left = Un pion a déjà sauté pendant ce tour ; aucun autre ne le peut.
refusal-not-so-many-jumps = Depuis { $from }, aucune série d’exactement { $jumps ->
    [one] un saut
   *[other] { $jumps } sauts
  } ne mène en { $to }.
refusal-end-instead = Vous avez déjà joué pendant ce tour : terminez-le avec « end ».
refusal-pass-instead = Rien n’est possible avec ce lancer : tapez « pass ».
refusal-not-in-this-game = Ce coup n’existe pas dans ce jeu.
refusal-cannot-pass = Vous pouvez jouer, donc vous devez le faire.
refusal-no-piece = Il n’y a pas de pion en { $cell }.
refusal-not-yours = Le pion en { $cell } n’est pas à vous.
refusal-partner-not-yet = Le pion en { $cell } est à votre partenaire. Vous pourrez le déplacer quand tous les vôtres seront arrivés.
refusal-occupied = { $cell } est occupé.
refusal-no-step-or-chain = Depuis { $from }, ni un pas ni une série de sauts ne mène en { $to }.
refusal-no-move = Un déplacement doit finir ailleurs qu’à son point de départ.
refusal-dark-only-steps = Le pion en { $cell } est sur une case foncée : il ne peut faire qu’un pas, en diagonale.
refusal-light-only-jumps = Le pion en { $cell } est sur une case claire : il ne peut que sauter.
refusal-other-shade = Un déplacement doit finir sur la même teinte qu’au départ ; { $cell } est de l’autre teinte.
refusal-stays-in-goal = Le pion en { $cell } est dans sa zone d’arrivée et doit y rester.
refusal-leaves-complete-goal = Tous les pions de cette couleur sont dans leur zone d’arrivée. Celui en { $cell } ne peut en ressortir que si vous n’avez aucun autre coup possible.
refusal-must-leave-home = Un autre joueur ou une autre équipe a quitté son camp, vous devez donc vider le vôtre : faites-en sortir un pion.
refusal-must-approach = Vous devez vider votre camp. Aucun pion ne peut en sortir : rapprochez donc un pion de sa zone d’arrivée.
refusal-no-swapping = L’échange de places ne fait pas partie des règles de ce jeu.
refusal-swap-no-enemy = Il n’y a pas de pion adverse en { $cell } dans votre zone d’arrivée.
refusal-swap-not-before = Seul un pion placé juste devant sa zone d’arrivée peut échanger sa place ; celui en { $cell } n’y est pas.
refusal-swap-not-needed = Un de vos pions peut encore entrer tout seul dans la zone d’arrivée : l’échange de places n’est donc pas permis.
refusal-station-guarded = { $cell } est dans la gare de l’adversaire, où se trouve encore un de ses pions.
refusal-all-placed = Vous avez posé tous vos pions.
refusal-place-first = Il faut poser tous les pions avant d’en déplacer un.
refusal-only-steps = Les pions se déplacent d’une case à la fois ; { $from } et { $to } ne sont pas voisins.
refusal-outside-middle = Les pions se posent au milieu du plateau ; { $cell } est en dehors.
refusal-no-way-off = Depuis { $cell }, ni un pas ni une série de sauts ne mène hors du plateau.
refusal-kept-for-cats = { $cell } est l’une des quatre cases du milieu, réservées aux chats.
refusal-cats-in-the-middle = Les chats se posent sur les quatre cases du milieu ; { $cell } n’en fait pas partie.
refusal-mice-only-step = Les souris se déplacent d’une case et ne sautent jamais ; { $from } et { $to } ne sont pas voisins.
refusal-no-cat-move = Depuis { $from }, ni un pas ni un saut par-dessus une souris voisine ne mène en { $to }.
refusal-cat-goes-on = Avec le chat en { $cell }, vous pouvez seulement sauter par-dessus une autre souris, ou terminer votre tour avec « end ».
refusal-nothing-to-set-down = Vous n’avez pas de barricade à poser.
refusal-set-down-first = Posez d’abord la barricade que vous avez prise.
refusal-no-barricade-there = On ne peut pas poser de barricade en { $cell }.
refusal-own-pawn = Un de vos propres pions se trouve en { $cell }.
refusal-yard-empty = Il ne reste aucun pion dans ce camp.
refusal-not-your-yard = Ce camp n’est pas le vôtre.
refusal-not-that-far = Aucun chemin d’exactement { $die ->
    [one] une case
   *[other] { $die } cases
  } ne mène en { $cell }.
refusal-barricade-in-the-way = Une barricade barre le chemin : sans passer par-dessus, vous ne pouvez pas arriver en { $cell } en { $die ->
    [one] une case
   *[other] { $die } cases
  }.
refusal-piece-in-the-way = Le pion en { $cell } barre le chemin.
refusal-only-to-take = Un pion ne peut aller dans cette direction que pour prendre, et { $cell } est libre.
refusal-must-take = Vous pouvez prendre un pion, donc vous devez le faire.
refusal-safe-in-goal = Le pion en { $cell } est dans sa zone d’arrivée et ne peut plus être pris.
refusal-takes-no-more = Le pion en { $cell } est dans sa zone d’arrivée et ne peut plus prendre.
refusal-huff-first = L’adversaire a oublié de prendre : soufflez d’abord un pion qui aurait pu le faire.
refusal-not-overlooked = Vous ne pouvez pas souffler le pion en { $cell } : il n’a oublié aucune prise.
refusal-same-piece-goes-on = Vous devez continuer avec le pion en { $cell }.
refusal-no-hop = Depuis { $from }, aucun saut par-dessus un pion voisin ne mène en { $to }.
refusal-no-peg-jump = Depuis { $from }, aucun saut par-dessus un pion, le long d’une rangée ou d’une colonne, ne mène en { $to }.
refusal-no-peg-return = Le pion en { $from } ne peut sauter que de deux cases, le long d’une rangée ou d’une colonne, par-dessus une case libre où va le nouveau pion ; il ne peut pas arriver ainsi en { $to }.
refusal-no-way-out = Depuis { $cell }, aucun chemin ne mènerait plus hors de l’hexagone.
refusal-rule = Règle { $rule }.
