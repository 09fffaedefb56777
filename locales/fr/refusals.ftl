# Pourquoi un coup n’est pas permis.

refusal-over = La partie est terminée.
refusal-roll-first = Il faut d’abord lancer le dé.
refusal-no-roll-now = Il n’y a rien à lancer maintenant.
refusal-no-such-roll = Un dé va de 1 à 6.
refusal-two-dice = On lance deux dés, et le plus petit s’écrit en premier, comme dans d3+5.
refusal-choose-die-first = Dites d’abord quel dé est pour les pas, comme dans s3.
refusal-not-on-the-dice = Aucun dé ne montre { $die }.
refusal-die-leaves-nothing = Avec le { $die } pour les pas, rien n’est possible ; avec l’autre dé, si.
refusal-die-chosen = Le dé des pas est déjà choisi.
refusal-moved-already = Le pion en { $cell } a déjà bougé pendant ce tour ; choisissez-en un autre.
refusal-no-step-left = Il ne reste aucun pas à faire pendant ce tour.
refusal-no-chain-left = Un pion a déjà sauté pendant ce tour ; aucun autre ne le peut.
refusal-not-so-many-jumps = Aucune série d’exactement { $jumps ->
    [one] un saut
   *[other] { $jumps } sauts
  } ne mène de { $from } à { $to }.
refusal-end-instead = Vous avez déjà joué pendant ce tour : terminez-le avec « end ».
refusal-pass-instead = Rien n’est possible avec ce lancer : dites « pass ».
refusal-not-in-this-game = Ce coup n’existe pas dans ce jeu.
refusal-cannot-pass = Vous pouvez jouer, donc vous le devez.
refusal-no-piece = Il n’y a pas de pion en { $cell }.
refusal-not-yours = Le pion en { $cell } n’est pas à vous.
refusal-partner-not-yet = Le pion en { $cell } est à votre partenaire. Vous pourrez le déplacer quand tous les vôtres seront arrivés.
refusal-occupied = { $cell } est occupé.
refusal-no-step-or-chain = Ni un pas ni une série de sauts ne mène de { $from } à { $to }.
refusal-no-move = Un déplacement doit finir sur une autre case.
refusal-dark-only-steps = Le pion en { $cell } est sur une case foncée : il ne peut faire qu’un pas en diagonale.
refusal-light-only-jumps = Le pion en { $cell } est sur une case claire : il ne peut que sauter.
refusal-other-shade = Le déplacement doit finir sur la même teinte qu’au départ ; { $cell } est de l’autre teinte.
refusal-stays-in-goal = Le pion en { $cell } est dans son camp d’arrivée et doit y rester.
refusal-leaves-complete-goal = Tous les pions de cette couleur sont dans leur camp d’arrivée. Celui en { $cell } ne peut en sortir que si vous n’avez aucun autre coup.
refusal-must-leave-home = Un autre joueur ou une autre équipe a quitté son camp, vous devez donc vider le vôtre : faites-en sortir un pion.
refusal-must-approach = Vous devez vider votre camp. Aucun pion ne peut en sortir, il faut donc qu’un pion se rapproche de son camp d’arrivée.
refusal-no-swapping = Échanger les places ne fait pas partie des règles de ce jeu.
refusal-swap-no-enemy = Il n’y a pas d’adversaire en { $cell } dans votre camp d’arrivée.
refusal-swap-not-before = Seul un pion placé juste devant son camp d’arrivée peut échanger sa place ; celui en { $cell } n’y est pas.
refusal-swap-not-needed = Un de vos pions peut encore entrer seul dans son camp d’arrivée, aucun ne peut donc échanger sa place.
refusal-station-guarded = { $cell } est dans la gare de l’adversaire, où se trouve encore un de ses pions.
refusal-all-placed = Tous vos pions sont posés.
refusal-place-first = On pose tous les pions avant d’en déplacer un.
refusal-only-steps = Les pions avancent d’une case à la fois ; { $to } n’est pas à côté de { $from }.
refusal-outside-middle = Les pions se posent au milieu du plateau ; { $cell } est en dehors.
refusal-no-way-off = Ni un pas ni une série de sauts ne mène de { $cell } par-dessus le bord.
refusal-kept-for-cats = { $cell } est l’une des quatre cases du milieu, réservées aux chats.
refusal-cats-in-the-middle = Les chats se posent sur les quatre cases du milieu ; { $cell } n’en fait pas partie.
refusal-mice-only-step = Les souris avancent d’une case et ne sautent jamais ; { $to } n’est pas à côté de { $from }.
refusal-no-cat-move = Ni un pas ni un saut par-dessus une souris voisine ne mène de { $from } à { $to }.
refusal-cat-goes-on = Le chat en { $cell } ne peut que sauter une autre souris, ou terminer le tour avec « end ».
refusal-nothing-to-set-down = Vous n’avez pas pris de barricade.
refusal-set-down-first = Posez d’abord la barricade que vous avez prise.
refusal-no-barricade-there = Aucune barricade ne peut être posée en { $cell }.
refusal-own-pawn = Votre propre pion se trouve en { $cell }.
refusal-yard-empty = Il ne reste aucun pion dans ce camp.
refusal-not-your-yard = Ce camp n’est pas le vôtre.
refusal-not-that-far = Aucun chemin d’exactement { $die ->
    [one] une case
   *[other] { $die } cases
  } ne mène en { $cell }.
refusal-barricade-in-the-way = Tout chemin { $die ->
    [one] d’une case
   *[other] de { $die } cases
  } vers { $cell } passe par une barricade.
refusal-piece-in-the-way = Le pion en { $cell } barre le chemin.
refusal-only-to-take = Un pion ne va dans cette direction que pour prendre, et { $cell } est libre.
refusal-must-take = Vous pouvez prendre un pion, donc vous le devez.
refusal-safe-in-goal = Le pion en { $cell } est arrivé à son but et ne peut plus être pris.
refusal-takes-no-more = Le pion en { $cell } est arrivé à son but et ne prend plus rien.
refusal-huff-first = L’adversaire a oublié de prendre : soufflez d’abord un pion qui aurait pu le faire.
refusal-not-overlooked = Le pion en { $cell } ne peut pas être soufflé : il n’a oublié aucune prise.
refusal-same-piece-goes-on = Le tour continue avec le pion en { $cell }.
refusal-no-hop = Aucun saut par-dessus un voisin ne mène de { $from } à { $to }.
refusal-no-peg-jump = Aucun saut par-dessus un pion, en ligne ou en colonne, ne mène de { $from } à { $to }.
refusal-no-peg-return = Le pion en { $from } ne peut sauter que de deux cases, en ligne ou en colonne, par-dessus une case libre pour le nouveau pion ; { $to } ne s’atteint pas ainsi.
refusal-no-way-out = Depuis { $cell }, aucun chemin ne mènerait plus hors de l’hexagone.
refusal-rule = Règle { $rule }.
