# What the lessons say. A lesson is in crates/guide/lessons, one file for each game.

## Steps that many games share

lesson-watch-step = Un pion peut faire un pas vers une place libre juste à côté de lui. Regardez.
lesson-try-step = À vous : déplacez d’un pas n’importe lequel de vos pions.
lesson-first-step = Un pion peut faire un pas vers une place libre juste à côté de lui, dans n’importe quelle direction. Essayez : déplacez d’un pas n’importe lequel de vos pions.
lesson-watch-jump = Un pion peut aussi sauter par-dessus un pion voisin, à vous ou à quelqu’un d’autre, jusqu’à la place libre juste derrière, en ligne droite. On ne prend rien.
lesson-try-jump = À vous : sautez par-dessus un pion.
lesson-watch-chain = Un saut peut en suivre un autre, et chacun peut aller dans une nouvelle direction. Toute la série ne fait qu’un tour.
lesson-watch-jumps = Un pion peut aussi sauter par-dessus un pion voisin, à vous ou à quelqu’un d’autre, jusqu’à la place libre juste derrière, en ligne droite, puis sauter encore. Tout cela ne fait qu’un tour, et on ne prend rien.
lesson-try-chain = À vous : faites au moins deux sauts en un tour.
lesson-last-piece = Il manque encore un pion. Amenez-le dans votre zone d’arrivée et gagnez.
lesson-one-chain = Un de vos pions a l’air bien loin de votre zone d’arrivée, mais une seule série de sauts l’y amène. Trouvez-la.
lesson-long-jump-watch = Ici, un saut peut être long : le pion sauté est exactement au milieu, et rien d’autre ne barre le chemin.
lesson-long-jump-try = À vous : faites un long saut par-dessus un pion qui n’est pas juste à côté du vôtre.
lesson-best-chain = Trouvez une série d’au moins quatre sauts.
lesson-leave-yard = Faites sortir un pion de votre camp.

## Games on the square board

lesson-bridge = Construisez un pont. Il ne manque presque rien au pion de derrière pour entrer dans la zone d’arrivée. Faites un pas avec un autre pion pour qu’il puisse y arriver au tour suivant.
lesson-clear-yard = Votre adversaire a quitté son camp : vous devez maintenant vider le vôtre. Faites-en sortir le pion du coin.
lesson-shut-in = Votre adversaire doit vider son camp, mais un de ses pions est encore dans le coin. Enfermez-le pour qu’il ne puisse plus bouger du tout, et vous gagnez.
lesson-make-room = Votre dernier pion ne peut pas encore entrer, car la case libre est trop au fond. Faites de la place pour gagner au tour suivant.
lesson-win-next = Deux tours suffisent pour gagner, mais seulement si vous commencez par le bon coup. Jouez de façon à gagner au tour suivant, quoi que fasse votre adversaire.
lesson-quick-watch = Votre zone d’arrivée n’est que cette ligne de six cases. Un pion qui l’a dépassée n’y est pas encore : il doit revenir.
lesson-quick-try = Votre dernier pion est allé trop loin. Ramenez-le sur la ligne et gagnez.
lesson-over-line = Vous ne pouvez pas sauter directement sur la dernière case libre. Sautez au-delà de la ligne et revenez-y dans la même série.
lesson-colour-step = Un pion sur une case foncée ne peut faire qu’un pas, et seulement en diagonale. Il reste donc sur les cases foncées.
lesson-colour-jump = Un pion sur une case claire ne peut que sauter. Il reste donc sur les cases claires, et il lui faut toujours un pion à côté de lui.
lesson-colour-help = Le pion de derrière est sur une case claire et n’a rien à sauter. Faites un pas avec un autre pion pour qu’il puisse atteindre la zone d’arrivée au tour suivant.
lesson-marked-watch = Le pion marqué a sa place à lui : la case de coin de la zone d’arrivée. Vous ne gagnez que s’il s’y trouve.
lesson-marked-try = Tous vos pions sont dans la zone d’arrivée, mais vous n’avez pas encore gagné. Mettez le pion marqué dans son coin.
lesson-marked-chain = Amenez le pion marqué dans son coin en une seule série de sauts. Une autre case de la zone d’arrivée ne suffit pas.
lesson-marked-room = Un de vos autres pions est dans le coin. Enlevez-le de là pour que le pion marqué y arrive au tour suivant. Ne lui barrez pas le chemin !
lesson-open-line = Un de vos pions gêne un long saut. Écartez-le pour que le pion de derrière puisse atteindre la zone d’arrivée au tour suivant.
lesson-dice-watch = Lancez deux dés. L’un dit combien de pions peuvent faire un pas, l’autre combien de sauts fait un pion de plus. Aucun pion ne bouge deux fois.
lesson-dice-try = Vous avez un deux et un trois. Choisissez le trois pour les pas. Puis faites une série de deux sauts, des pas avec d’autres pions si vous voulez, et terminez votre tour.
lesson-dice-exact = Vous avez un double trois. Votre série doit compter exactement trois sauts. Trouvez le détour qui amène un pion dans la zone d’arrivée.
lesson-dice-bridge = Vous avez un pas et une série de deux sauts. Faites d’abord le pas, pour que le pion resté dehors puisse sauter dans la zone d’arrivée.
lesson-dice-win = Vous pouvez gagner pendant ce tour ! Choisissez le bon dé pour les pas. Et attention à l’ordre : un pion par-dessus lequel vous voulez sauter ne doit pas faire un pas avant.
lesson-double-watch = Dans la zone d’arrivée, chacune de vos couleurs a ses propres cases, disposées comme au départ. Vous gagnez quand chaque pion est sur une case de sa couleur.
lesson-double-try = Amenez votre dernier pion dans la zone d’arrivée. Il doit arriver sur une case de sa couleur.
lesson-alone-watch = En solitaire, chaque tour compte, aussi loin qu’aille un pion. Une longue série de sauts vaut donc beaucoup.
lesson-two-turns = Finissez en deux tours. Réfléchissez : quel pion part en premier ?
lesson-three-turns = Finissez en trois tours. Un seul pion peut partir en premier.
lesson-figure-watch = Votre zone d’arrivée est la figure au milieu. Tous vos pions doivent s’y trouver.
lesson-figure-try = Il manque encore deux pions. Sautez dans la figure avec le plus éloigné.

## Games on the star

lesson-star-win-next = Vous ne pouvez pas gagner pendant ce tour. Jouez de façon à gagner au tour suivant, quoi que fasse votre adversaire.
lesson-star-two-turns = Finissez en deux tours. Le premier doit préparer le second.
lesson-star-three-turns = Finissez en trois tours. Pensez au dernier avant de jouer le premier.
lesson-star-two-in-way = Un long saut ne passe que par-dessus un seul pion. Tout droit vers votre zone d’arrivée, il y en a plus d’un sur le chemin. Une autre série de sauts amène un de vos pions dans la zone d’arrivée. Trouvez-la.
lesson-star-partner-watch = Tous vos pions sont arrivés. Vous pouvez maintenant déplacer aussi ceux de votre partenaire. Regardez.
lesson-star-partner-try = Vos pions sont arrivés. Aidez votre partenaire : faites entrer son pion qui est juste devant la zone d’arrivée.
lesson-star-partner-yard = Votre camp est la zone d’arrivée de votre partenaire, et un de vos pions y gêne encore. Amenez-le dans votre propre zone d’arrivée en une seule série de sauts.
lesson-star-partner-bridge = Le dernier pion de votre partenaire ne peut pas encore entrer dans sa zone d’arrivée. Placez un de vos pions là où votre partenaire pourra sauter par-dessus, droit dans la zone d’arrivée.
lesson-star-partner-win = Il ne manque plus qu’un pion de votre partenaire. Amenez-le dans sa zone d’arrivée, et votre équipe gagne.
lesson-star-captive-watch = Votre adversaire a quitté son camp. Vous devez maintenant vider le vôtre : tant qu’un pion peut en sortir, vous ne pouvez que faire sortir des pions du camp.
lesson-star-captive-try = Votre adversaire a quitté son camp, et un de vos pions est encore dans le vôtre. Faites-le sortir.
lesson-star-captive-lost = Votre camp est vide, donc votre adversaire doit vider le sien. Mais voilà sa dernière sortie fermée : impossible de le vider, et vous gagnez.
lesson-star-captive-tip = Vous devez vider votre camp. Le pion tout au bout de la pointe a le plus long chemin. Faites-le sortir en un tour.
lesson-star-captive-shut = Un des pions de votre adversaire est encore dans son camp, avec une seule sortie. Fermez-la et gagnez.
lesson-star-captive-leave-shut = Votre dernier pion est encore dans votre camp, et un pion de votre adversaire est encore dans le sien. Une seule série de sauts fait sortir le vôtre et enferme le sien. Trouvez-la et gagnez.
lesson-star-line-watch = Vous gagnez avec une ligne droite de vos pions d’une pointe de l’étoile à une autre, sans vide. Regardez le dernier vide se combler.
lesson-star-line-try = Il reste un vide dans votre ligne. Comblez-le et gagnez.
lesson-star-line-jump = Le pion qu’il vous faut est loin du vide. Trouvez la série de sauts qui l’y amène, et gagnez.
lesson-star-line-stop = Votre adversaire va compléter sa ligne au prochain tour. Empêchez-le : placez un de vos pions dans le vide.
lesson-star-count = En solitaire, vous comptez vos tours. Une série de sauts fait un seul tour, si longue qu’elle soit. Celle-ci économise beaucoup de pas.
lesson-star-leave-goal = Dans ce jeu, un pion peut ressortir de sa zone d’arrivée. Parfois, cela fait de la place pour un autre.
lesson-star-filled-watch = Votre adversaire ne veut pas quitter votre zone d’arrivée ? Si, au début de votre tour, elle n’a plus aucun trou libre et que plus de la moitié est à vous, vous gagnez quand même.
lesson-star-filled = Un pion adverse est coincé dans votre zone d’arrivée. Remplissez le dernier trou libre, et vous gagnez au début de votre prochain tour.
lesson-marble-step = Une bille peut faire un pas le long d’une ligne jusqu’au trou voisin, s’il est libre. Regardez.
lesson-marble-long = Une bille peut aussi sauter par-dessus une autre, même éloignée. Cette autre bille est exactement au milieu, et rien d’autre ne barre le chemin.
lesson-marble-long-try = À vous : faites un long saut par-dessus une bille qui n’est pas juste à côté de la vôtre.
lesson-marble-chain = Un saut peut en suivre un autre. Amenez une bille de votre camp jusque dans votre zone d’arrivée en un seul tour.
lesson-marble-two-in-way = Un long saut ne passe que par-dessus une seule bille. Tout droit vers votre zone d’arrivée, il y en a plus d’une sur le chemin. Une autre série de sauts amène une de vos billes dans la zone d’arrivée. Trouvez-la.
lesson-marble-filled = Une bille adverse est coincée dans votre zone d’arrivée. Remplissez le dernier trou libre, et vous gagnez au début de votre prochain tour.

## Barricade, Rakado, Gobang, Tippy, Cat and Mouse

lesson-barricade-watch-enter = N’importe quel lancer fait entrer un pion. La case au-dessus de votre camp compte pour un, et le pion continue jusqu’à ce que le lancer soit épuisé.
lesson-barricade-enter = À vous. Faites entrer un nouveau pion qui s’arrête juste au-dessous d’une barricade.
lesson-barricade-hit = Arrivez exactement sur un pion adverse, et il retourne dans son camp. En chemin, les pions peuvent tourner aux angles. Renvoyez un pion jaune dans son camp.
lesson-barricade-pass = Votre pion est enfermé. Vous ne pourriez que faire entrer un nouveau pion. Dans la Gold Edition, vous pouvez choisir de passer. Essayez : passez.
lesson-barricade-watch-lift = Personne ne peut passer par-dessus une barricade. Mais si vous arrivez exactement dessus, vous la prenez et la reposez aussitôt sur une autre case. Ici, elle va barrer le chemin des jaunes.
lesson-barricade-goal = Avec ce lancer, un seul de vos pions peut atteindre la case d’arrivée, tout en haut. Trouvez-le et gagnez.
lesson-barricade-block = Le pion jaune le plus avancé a besoin d’un deux pour gagner. Prenez une barricade et posez-la pour que ce pion ne puisse pas atteindre la case d’arrivée.
lesson-barricade-lock = Enfermez les jaunes ! Prenez une barricade et posez-la pour que les jaunes ne puissent bouger qu’avec un seul des six lancers, au plus. Attention : certaines barricades vous aident déjà.
lesson-rakado-watch = Lancez le dé et avancez un pion tout droit, d’exactement ce nombre de cases. Après un six, vous relancez.
lesson-rakado-move = Déplacez le pion le plus avancé. Il avance d’exactement autant de cases que le dé l’indique.
lesson-rakado-capture = Vous prenez un pion en arrivant exactement sur sa case. Si vous pouvez prendre, vous devez le faire. Trouvez votre prise.
lesson-rakado-goal = Votre zone d’arrivée est la ligne de fond de votre adversaire. Il faut le lancer exact pour y entrer. Amenez-y un pion de plus.
lesson-rakado-safe = Les pions de votre adversaire prennent tout droit, jusqu’à six cases de distance. Jouez un coup après lequel aucun lancer ne lui permet de prendre quoi que ce soit.
lesson-rakado-best-capture = Vous avez le choix entre trois prises. Choisissez celle après laquelle aucun lancer ne permet à votre adversaire de prendre à son tour le pion que vous avez déplacé.
lesson-gobang-watch-five = Chacun pose un pion à son tour. Cinq de vos pions qui se suivent sans interruption gagnent : le long d’une rangée, d’une colonne ou d’une diagonale.
lesson-gobang-five = Posez un pion pour en avoir cinq en ligne.
lesson-gobang-stop = Votre adversaire a quatre pions en ligne et pourrait gagner au prochain tour. Empêchez-le.
lesson-gobang-watch-move = Quand tout le monde a posé ses douze pions, on se met à les déplacer : un de vos pions, d’une case, dans n’importe quelle direction.
lesson-gobang-move-five = Tous les pions sont posés. Déplacez un des vôtres d’une case et gagnez.
lesson-gobang-two-threats = Créez deux menaces à la fois. Posez un pion de façon à avoir cinq pions en ligne au tour suivant, quoi que fasse votre adversaire.
lesson-tippy-watch = Vous prenez un pion en posant les vôtres sur ses quatre côtés. Les diagonales ne comptent pas.
lesson-tippy-capture = Deux pions de votre adversaire sont presque encerclés. L’un d’eux est au bord, où il est à l’abri. Prenez l’autre.
lesson-tippy-guard = Votre adversaire est sur le point de prendre un de vos pions. Occupez la dernière case libre à côté de lui.
lesson-tippy-two = Trouvez la case où un seul pion en prend deux.
lesson-tippy-last = C’est le dernier pion de la partie. Votre adversaire a pris deux de vos pions, et vous n’en avez pris aucun. Posez-le de façon à gagner.
lesson-cats-watch-place = On pose les deux chats au milieu. Puis les dix-neuf souris vont sur des cases libres au choix. Regardez les deux dernières souris. Ensuite, les chats commencent.
lesson-cats-watch-jump = Tous se déplacent d’une case, dans n’importe quelle direction. Un chat peut aussi sauter par-dessus une souris voisine si la case juste derrière est libre. Ainsi, il prend la souris.
lesson-cats-capture = Vous jouez les chats. Prenez une souris.
lesson-cats-win = Il ne reste que neuf souris. Prenez-en encore une, et les chats gagnent.
lesson-cats-save = Maintenant, vous jouez les souris, et les deux chats sont prêts à sauter. Déplacez une souris pour qu’aucune ne puisse être prise.
lesson-cats-shut = Vous jouez les souris. Enfermez les chats : déplacez une souris pour qu’aucun des deux ne puisse plus bouger.

## Dutch Halma, Le Zug, Top Secret, Captive 2, peg games

lesson-secret-watch-place = D’abord, vous remplissez le milieu ensemble : à chaque tour, l’un de vous pose un pion. Les pions ne se mettent en marche que quand le milieu est plein.
lesson-secret-watch-off = Un pion au bord peut sortir du plateau d’un pas. Un pion à côté d’un pion du bord peut sauter par-dessus et sortir. Tous les côtés du plateau conviennent.
lesson-secret-step-off = C’est votre dernier pion, et il est au bord. Sortez du plateau d’un pas et gagnez.
lesson-secret-jump-off = Votre dernier pion n’est pas encore au bord. Faites-le sortir du plateau pendant ce tour.
lesson-secret-chain-off = Votre dernier pion est loin du bord. Trouvez la série de sauts qui le fait sortir du plateau en un tour.
lesson-secret-two-left = Il vous reste deux pions. Jouez de façon à gagner au tour suivant, quoi que fasse votre adversaire.
lesson-dutch-watch = Un pion fait un pas tout droit. Si un pion adverse est en diagonale devant lui, vous pouvez le contourner par un crochet : vous arrivez sur la case juste derrière ce pion, dans sa colonne. On ne prend rien.
lesson-dutch-try-hook = Un de vos pions peut contourner un pion adverse par un crochet. Faites-le.
lesson-dutch-three-hooks = Les crochets peuvent se suivre. Trouvez un pion qui peut faire trois crochets en un tour.
lesson-dutch-last-gap = Une seule case de votre zone d’arrivée est encore libre. Atteignez-la en un tour et gagnez.
lesson-dutch-hook-first = Il manque encore deux de vos pions dans votre zone d’arrivée. Jouez de façon à gagner au tour suivant, quoi que fasse votre adversaire.
lesson-zug-watch = Les pions vont en diagonale vers l’avant, et jamais en arrière. Ils sautent par-dessus n’importe quel pion voisin. Après le dernier saut, ils peuvent ajouter un pas.
lesson-zug-try = Sautez avec un de vos pions, et ajoutez le pas supplémentaire après le saut.
lesson-zug-watch-station = Les quatre premières rangées sont la gare d’un joueur. Tant qu’un de ses propres pions s’y trouve, personne d’autre n’y entre. Maintenant, le dernier s’en va, et la voie est libre.
lesson-zug-far = La gare de votre adversaire est gardée. Amenez votre pion de la deuxième rangée jusque devant la gare, en un seul tour.
lesson-zug-open = Plus personne ne garde la gare de votre adversaire. Un de vos pions qui n’y est pas encore peut atteindre la rangée du fond pendant ce tour. Trouvez le chemin.
lesson-zug-two-turns = Un point de la rangée du fond est encore libre. Jouez de façon à gagner au tour suivant, quoi que fasse votre adversaire.
lesson-solo-watch = Un pion saute, le long d’une rangée ou d’une colonne, par-dessus le pion voisin, jusqu’à une case libre. Il prend le pion sauté.
lesson-solo-try = Il reste deux pions. Sautez de sorte que le dernier se trouve au milieu.
lesson-solo-cross = Voici la Croix. Ne laissez qu’un pion, au milieu. Attention au premier saut.
lesson-solo-plus = Voici le Plus. Ne laissez qu’un pion, au milieu. Gardez le pion qui fera le dernier saut.
lesson-solo-fireplace = Voici la Cheminée. Ne laissez qu’un pion, au milieu. Prenez votre temps : il faut dix sauts.
lesson-retour-watch = Ici, on joue le Halma en solo à l’envers. Posez un nouveau pion à côté d’un pion du plateau ; l’ancien saute par-dessus. Il y a donc un pion de plus après chaque saut.
lesson-retour-try = Faites le premier saut : le pion du milieu saute par-dessus un nouveau pion.
lesson-retour-cross = Construisez une croix en cinq sauts : le milieu, la case au-dessous, les deux cases au-dessus, et une case de chaque côté de la case juste au-dessus du milieu.
lesson-retour-last = Quatre cases sont libres. Remplissez tout sauf le milieu en trois sauts.
lesson-retour-holes = Six cases sont libres. Remplissez tout sauf le milieu. Regardez les cases libres, cela aide : elles se déplacent comme les pions du Halma en solo.
lesson-captive-watch = Les pions n’appartiennent à personne. Sautez avec n’importe lequel et prenez chaque pion sauté. Vous pouvez sauter plusieurs fois, mais le dernier saut doit mener hors de l’hexagone.
lesson-captive-try = Sautez hors de l’hexagone et prenez un pion.
lesson-captive-two = Prenez deux pions en un tour, et sortez.
lesson-captive-most = Ici, un tour permet de prendre sept pions. Trouvez-le.
lesson-captive-end = Vous avez un pion de retard. Trouvez le tour qui vous fait gagner tout de suite : ensuite, plus personne ne peut sortir, et vous avez plus de pions.
