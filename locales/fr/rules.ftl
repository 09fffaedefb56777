# The rules of each game, paragraph by paragraph. The numbers are added by the program: a variable
# such as $rule-jump stands for the number of that paragraph.

## What you are trying to do

rule-aim-race = Amenez, avant les autres, tous vos pions de l’autre côté du plateau, dans votre zone d’arrivée.
rule-aim-alone = Amenez tous vos pions dans la zone d’arrivée en aussi peu de tours que possible.
rule-aim-marked-halma = Amenez, avant les autres, tous vos pions dans votre zone d’arrivée, avec votre pion marqué dans le coin le plus éloigné. En solitaire, essayez d’y arriver en aussi peu de tours que possible.
rule-aim-team-star-halma = On joue deux contre deux. Amenez, avant l’autre équipe, tous les pions des deux partenaires dans leurs zones d’arrivée.
rule-aim-top-secret = Faites sortir tous vos pions du plateau avant votre adversaire.
rule-aim-solo-halma = Sautez jusqu’à ce qu’il ne reste qu’un seul pion, au milieu du plateau.
rule-aim-retour = Remplissez tout le plateau sauf le milieu, en partant d’un seul pion.
rule-aim-captive-2 = Prenez plus de pions que les autres, en sautant par-dessus pour sortir de l’hexagone.
rule-aim-connection = Remplissez de vos pions toute une ligne droite entre deux pointes de l’étoile.
rule-aim-rakado = Amenez plus de pions que les autres dans votre zone d’arrivée.
rule-aim-tippy = Prenez plus de pions que vous n’en perdez, en les enfermant entre les vôtres.
rule-aim-gobang = Alignez cinq de vos pions avant les autres.
rule-aim-cats = Deux chats jouent contre dix-neuf souris. Les chats essaient de prendre les souris, et les souris essaient d’enfermer les chats.
rule-aim-barricade = Amenez, avant les autres, un de vos pions sur la case d’arrivée, la case unique tout en haut du plateau.

## How to set up

rule-board-square = Le plateau a 16 × 16 cases. Dans chaque coin, il y a un grand camp de 19 cases qui contient un petit camp de 13 cases.
rule-board-star = L’étoile a 121 trous : un hexagone de 61 trous au milieu et six pointes de 10 trous.
rule-setup-halma = À deux, on part de coins opposés, avec 19 pions chacun qui remplissent le grand camp. À quatre, on part des quatre coins, avec 13 pions chacun qui remplissent le petit camp. Votre zone d’arrivée est le même camp dans le coin opposé au vôtre.
rule-quick-halma-setup = Chaque joueur a six pions sur sa ligne rapide : les six cases qui font partie du grand camp, mais pas du petit. À deux, on part de coins opposés ; à quatre, de tous les coins. Votre zone d’arrivée est la ligne rapide d’en face et, quand ces règles disent « votre camp », il s’agit de votre propre ligne rapide.
rule-marked-halma-setup = Le pion qui part de la case de coin de votre camp est marqué. Il se déplace comme les autres.
rule-double-colour-halma-setup = Les deux joueurs partent de coins opposés, chacun avec deux couleurs qui remplissent le grand camp : l’un a neuf pions rouges et dix verts, l’autre neuf bleus et dix jaunes. Les rouges et les bleus sont sur les cases de la même teinte que le coin, les verts et les jaunes sur les autres. Le rouge et le bleu sont des couleurs partenaires, le vert et le jaune aussi : la zone d’arrivée de chaque couleur est l’endroit d’où part sa couleur partenaire.
rule-highscore-setup = Vous avez 19 pions. Ils remplissent le grand camp en bas à gauche, et votre zone d’arrivée est le grand camp du coin opposé.
rule-meeting-point-setup = Vous avez 19 pions. Ils remplissent le grand camp en bas à gauche. Votre zone d’arrivée est une figure de 19 cases marquée sur le plateau : une croix au milieu, avec des rangées de 3, 3, 7, 3 et 3 cases, ou une figure que vous avez dessinée.
rule-setup-star-15 = À deux, on part face à face ; à trois, d’une pointe sur deux. Chacun a 15 pions qui remplissent son camp : la pointe et la rangée de cinq trous juste à côté. Votre zone d’arrivée est le camp en face du vôtre.
rule-setup-star-four = À quatre, on part de deux paires de pointes opposées. Chacun a dix pions, et le camp n’est que la pointe.
rule-team-star-halma-setup = Les quatre joueurs partent de deux paires de pointes opposées, chacun avec dix pions qui remplissent sa pointe, son camp. Les partenaires se font face, et la zone d’arrivée de chacun est la pointe de son partenaire.
rule-chinese-checkers-setup = Chaque joueur a dix billes, appelées ici des pions, qui remplissent une pointe de l’étoile, son camp. À deux, on part face à face ; à trois, d’une pointe sur deux ; à quatre, de deux paires de pointes opposées ; à cinq, une pointe reste vide ; à six, toutes servent. Chacun joue pour soi, et votre zone d’arrivée est la pointe en face de la vôtre.
rule-star-highscore-setup = Vous avez 15 pions. Ils remplissent votre camp : la pointe du bas et la rangée de cinq trous juste à côté. Votre zone d’arrivée est le même camp en haut.
rule-connection-setup = Chaque joueur a 13 pions. Ils remplissent une pointe de l’étoile et les trois trous du milieu de la rangée juste à côté. À deux, on part face à face ; à trois, d’une pointe sur deux.
rule-connection-solo-setup = Vous avez 13 pions. Ils remplissent la pointe du bas de l’étoile et les trois trous du milieu de la rangée juste à côté.
rule-captive-2-setup = De deux à six joueurs s’installent autour de l’étoile. Soixante pions remplissent l’hexagone, sauf le trou du milieu, et n’appartiennent à personne.
rule-dutch-halma-setup = Le plateau a 9 × 9 cases. Les deux joueurs se font face, et chacun remplit de 18 pions les deux rangées les plus proches de lui. Votre zone d’arrivée, ce sont les deux rangées de votre adversaire.
rule-le-zug-setup = Les pions se placent sur les points où les lignes se croisent, en 17 rangées de 17. Les deux joueurs se font face, avec douze pions chacun : neuf dans la rangée la plus proche, leur rangée du fond, à raison d’un point sur deux, et trois dans la rangée juste devant. Ces trois pions sont aussi sur un point sur deux, à partir du sixième en comptant depuis la gauche.
rule-top-secret-place = Le plateau a 16 × 16 cases, et les deux joueurs ont 18 pions chacun. À tour de rôle, chacun pose un pion sur une case libre de son choix parmi les 6 × 6 cases du milieu, jusqu’à ce qu’elles soient toutes occupées. Les déplacements ne commencent qu’ensuite.
rule-solo-halma-setup = Le plateau est une croix de 33 cases. Des pions les occupent toutes, sauf celle du milieu.
rule-retour-setup = Le plateau est une croix de 33 cases. Un pion se trouve au milieu, et les 31 autres attendent à côté du plateau.
rule-rakado-setup = À deux, on joue sur le plateau carré de 16 × 16 cases. Chacun a 16 pions qui remplissent la rangée la plus proche de lui, sa ligne de fond ; votre zone d’arrivée est la ligne de fond de votre adversaire. À trois, on joue sur l’étoile ; à deux, on le peut aussi si les règles maison le disent.
rule-rakado-star = Sur l’étoile, à deux, on part face à face ; à trois, d’une pointe sur deux. Chacun a 15 pions qui remplissent son camp : la pointe et la rangée de cinq trous juste à côté. Votre zone d’arrivée est le camp en face du vôtre.
rule-tippy-setup = Le plateau a 16 × 16 cases et il est vide au départ. On joue à deux ou à trois, avec 15 pions chacun.
rule-gobang-setup = Le plateau a 16 × 16 cases et il est vide au départ. On joue à deux, à trois ou à quatre, avec douze pions chacun.
rule-cats-setup = Le plateau a 16 × 16 cases. D’abord, l’un des joueurs pose deux chats sur deux des quatre cases du milieu. Puis l’autre pose dix-neuf souris sur des cases libres de son choix. Ensuite, on joue à tour de rôle, et les chats commencent.
rule-barricade-setup = Le plateau a 112 cases, et chacune est reliée aux cases juste au-dessus, au-dessous et à côté d’elle. Onze barricades se trouvent sur les cases indiquées. Chaque joueur a cinq pions dans son camp, au-dessous du plateau : à deux, on prend les rouges et les jaunes ; à trois, les verts en plus ; à quatre, les bleus aussi.
rule-begins = Vous choisissez qui commence en préparant la partie. Ensuite, on joue à tour de rôle, dans le sens des aiguilles d’une montre.

## Moving

rule-one-piece = À votre tour, déplacez un de vos pions : soit d’un pas, soit par une série de sauts, jamais les deux. Vous pouvez entrer dans n’importe quel camp, le traverser et aussi vous y arrêter.
rule-move-anywhere = À votre tour, déplacez un de vos pions : soit d’un pas, soit par une série de sauts, jamais les deux. Il peut aller partout sur le plateau.
rule-step-square = D’un pas, un pion va sur une case libre juste à côté, dans l’une des huit directions : en avant, en arrière, de côté ou en diagonale.
rule-step-star = D’un pas, un pion va le long d’une ligne jusqu’au trou voisin, dans l’une des six directions, si ce trou est libre.
rule-jump = Un saut va en ligne droite par-dessus un pion juste à côté du vôtre et se termine juste derrière, si cette place est libre. Vous pouvez sauter par-dessus vos propres pions et ceux des autres. Le pion sauté reste où il est, et personne n’est obligé de sauter.
rule-jump-long = Un saut peut aussi être plus long : par-dessus un pion plus éloigné, pour arriver aussi loin derrière lui que vous étiez devant. Ce pion est alors exactement au milieu du saut, et tout le reste du trajet doit être libre.
rule-chain = Une série, c’est un saut ou plusieurs sauts de suite avec le même pion. Vous pouvez changer de direction après chaque saut et vous arrêter quand vous voulez. La place de départ compte comme libre, mais votre série ne peut pas s’y terminer.
rule-pass = Si vous pouvez jouer, vous devez le faire. Si rien n’est possible, vous passez.
rule-stay-in-goal = Un pion qui est dans sa zone d’arrivée au début de votre tour doit aussi y être à la fin de votre tour. Une série de sauts peut en sortir et y revenir.
rule-stay-complete = Si tous les pions d’une couleur sont dans leur zone d’arrivée mais que vous n’avez pas encore gagné, ils ne peuvent en ressortir que si vous n’avez aucun autre coup possible.
rule-stay-two-colours = Si vous jouez avec deux couleurs (voir les règles maison) et que tous les pions de l’une sont dans leur zone d’arrivée, ils ne peuvent en ressortir que si vous n’avez aucun autre coup possible.
rule-colour-halma-shade = Depuis une case foncée, un pion ne peut faire qu’un pas, et seulement en diagonale. Depuis une case claire, il ne peut que sauter. Un pion qui part de votre zone d’arrivée et ne se pose jamais en dehors se déplace librement : tous les pas et tous les sauts sont permis.
rule-clear-no-loss = Si vous devez vider votre camp (voir les règles maison), chaque coup doit y contribuer, tant qu’un tel coup existe. S’il n’y en a pas, vous pouvez jouer n’importe quel coup, et vous ne perdez pas.
rule-double-colour-halma-stay = Un pion qui est dans le camp d’en face au début de votre tour doit aussi y être à la fin de votre tour, sur n’importe laquelle de ses cases ; une série de sauts peut en sortir et y revenir. Si tous vos pions d’une couleur sont dans ce camp mais que vous n’avez pas encore gagné, ils ne peuvent en ressortir que si vous n’avez aucun autre coup possible. De même, pour vider votre propre camp (voir les règles maison), les pions doivent quitter le camp tout entier.
rule-team-star-halma-partner = Vous déplacez vos propres pions. Une fois qu’ils sont tous dans leur zone d’arrivée, vous pouvez déplacer aussi ceux de votre partenaire.
rule-captive-1-clear = Dès qu’un autre joueur n’a plus aucun pion dans son camp, vous devez vider le vôtre : vous ne pouvez plus que faire sortir des pions de votre camp. Si aucun ne peut sortir, vous devez déplacer un pion à l’intérieur de votre camp, en le rapprochant du trou tout au bout de votre zone d’arrivée. Si cela non plus n’est pas possible, vous êtes hors jeu.
rule-top-secret-off = Un pas, ou un saut par-dessus un pion, peut aussi passer le bord du plateau, dans l’une des huit directions. Le pion déplacé est alors sorti, et votre tour est terminé.

## Dice Halma

rule-dice-halma-roll = À votre tour, lancez deux dés. Choisissez-en un pour les pas ; l’autre est pour les sauts. Avec un double, il n’y a rien à choisir. Si un seul des deux choix vous permet de jouer, vous devez prendre celui-là.
rule-dice-halma-move = Le dé des pas dit combien de pions, au plus, font ensuite un pas chacun. Le dé des sauts dit combien de sauts, exactement, un autre pion fait en une série ; vous pouvez aussi renoncer à cette série. Vous choisissez l’ordre, mais aucun pion ne bouge deux fois pendant un tour. Vous pouvez entrer dans n’importe quel camp, le traverser et aussi vous y arrêter.
rule-dice-halma-chain = Vous pouvez changer de direction après chaque saut de la série, mais vous ne pouvez pas vous poser deux fois sur la même case, ni sur la case de départ.
rule-dice-halma-must = Si vous pouvez jouer, vous devez faire au moins une chose ; ensuite, vous pouvez terminer votre tour. Si rien n’est possible avec votre lancer, votre tour est terminé.
rule-dice-halma-swap = Un échange de places (voir les règles maison) vous coûte un pas. Vous pouvez échanger quand aucun des pions qui peuvent encore bouger pendant ce tour ne pourrait entrer dans la zone d’arrivée avec ce qui reste de votre lancer.

## Dutch Halma and Le Zug

rule-dutch-halma-step = À votre tour, déplacez un de vos pions : soit d’un pas, soit par une série de crochets. D’un pas, un pion avance d’une case, tout droit, si cette case est libre.
rule-dutch-halma-hook = Si un pion adverse se trouve en diagonale devant le vôtre, vous pouvez le contourner par un crochet : vous arrivez sur la case qui suit ce pion, tout droit dans votre sens de marche, si elle est libre. Vous pouvez faire plusieurs crochets de suite. On ne prend rien.
rule-le-zug-move = À votre tour, déplacez un de vos pions, toujours en diagonale vers l’avant : soit d’un pas jusqu’au point voisin, s’il est libre, soit par une série de sauts.
rule-le-zug-jump = Chaque saut passe par-dessus un pion juste à côté du vôtre, à vous ou à l’adversaire, et se termine juste derrière, si ce point est libre. Vous pouvez sauter autant de fois que vous voulez, chaque fois vers la gauche ou vers la droite, puis ajouter un pas. Les pions sautés restent en place.
rule-le-zug-station = Les quatre rangées les plus proches d’un joueur sont sa gare. Tant que votre adversaire a encore un pion dans sa propre gare, vous ne pouvez vous y poser sur aucun point, même pas au milieu d’une série de sauts.

## Solitaires and captures on the way

rule-solo-halma-jump = Un pion saute, le long d’une rangée ou d’une colonne, par-dessus un pion juste à côté de lui, jusqu’à la case libre juste derrière. Le pion sauté est pris et quitte le plateau. Il n’y a pas de pas.
rule-solo-halma-turns = Si le même pion saute plusieurs fois de suite, cela compte comme un seul tour.
rule-retour-jump = Choisissez un pion à côté duquel se trouvent deux cases libres qui se suivent tout droit, le long d’une rangée ou d’une colonne. Posez un nouveau pion sur la case la plus proche et sautez par-dessus avec le premier, jusqu’à la plus éloignée. Les deux restent sur le plateau.
rule-captive-2-jump = À votre tour, choisissez n’importe quel pion et sautez avec lui, le long des lignes, par-dessus des pions juste à côté de lui, chaque fois jusqu’au trou libre juste derrière. Vous pouvez changer de direction après chaque saut. Chaque pion est pris dès que vous sautez par-dessus.
rule-captive-2-out = Votre dernier saut doit se terminer hors de l’hexagone, et votre tour prend fin dès que vous vous posez dehors. Le pion avec lequel vous avez sauté quitte le jeu et ne compte pour personne. Si un pion peut sortir, vous devez en faire sortir un.

## Rakado

rule-rakado-move = À votre tour, lancez le dé et avancez un de vos pions d’exactement ce nombre de places, en ligne droite. Sur le plateau carré, c’est tout droit devant ; sur l’étoile, le long de l’une des deux lignes qui mènent vers votre zone d’arrivée. Toutes les places entre le départ et la fin du déplacement doivent être libres.
rule-rakado-six = Après un six, vous relancez le dé, même si vous n’avez pas pu l’utiliser.
rule-rakado-capture = Si votre déplacement se termine sur un pion adverse, vous le prenez et l’enlevez du plateau. Votre déplacement ne peut pas se terminer sur un de vos propres pions.
rule-rakado-must = Si vous pouvez prendre, vous devez le faire ; s’il y a plusieurs possibilités, choisissez-en une. Si vous ne pouvez pas prendre mais que vous pouvez avancer, vous devez avancer. Si vous ne pouvez pas avancer du tout, vous passez.
rule-rakado-goal = Il faut un lancer exact pour arriver dans votre zone d’arrivée. Un pion qui s’y trouve ne peut ni prendre ni être pris, mais il peut encore y avancer.

## Tippy, Gobang, Cat and Mouse

rule-place = À votre tour, posez un de vos pions sur n’importe quelle place libre.
rule-tippy-capture = Vous prenez un pion adverse quand vous posez un pion au-dessus, au-dessous, à gauche ou à droite de lui et que ces quatre places sont alors toutes à vous. Un pion au bord est à l’abri, et un pion qui vient se poser dans le vide entre quatre de vos pions n’est pas pris pour autant.
rule-gobang-move = Quand tout le monde a posé tous ses pions, on se met à les déplacer : à votre tour, un de vos pions va sur une case libre juste à côté, dans n’importe quelle direction.
rule-cats-move = À votre tour, déplacez un de vos pions sur une case libre juste à côté, dans l’une des huit directions. Les chats et les souris se déplacent de la même façon.
rule-cats-jump = Au lieu de cela, un chat peut sauter par-dessus une souris juste à côté de lui, jusqu’à la case libre juste derrière, et prendre cette souris. Il n’y est pas obligé. Les chats ne peuvent pas sauter l’un par-dessus l’autre, et les souris ne sautent jamais.

## Barricade

rule-barricade-opening = Pour commencer, chacun lance le dé une fois. Le joueur qui obtient le plus grand nombre commence et utilise ce lancer pour son premier déplacement ; si plusieurs joueurs l’obtiennent, ils relancent. Ensuite, on joue à tour de rôle, dans le sens des aiguilles d’une montre.
rule-barricade-roll = À votre tour, lancez le dé et déplacez un de vos pions d’exactement ce nombre de cases, de case en case, dans n’importe quelle direction. Vous pouvez tourner aux angles, mais pas faire demi-tour pendant un déplacement. Un six n’a rien de spécial : vous ne relancez pas.
rule-barricade-enter = Les pions de votre camp peuvent entrer en jeu avec n’importe quel lancer. La case juste au-dessus du camp compte pour un.
rule-barricade-pass-over = Vous pouvez passer par-dessus les pions de toutes les couleurs, et leurs cases comptent aussi. Vous ne pouvez jamais passer par-dessus une barricade.
rule-barricade-hit = Si votre déplacement se termine sur un pion adverse, ce pion retourne dans son camp. Votre déplacement ne peut pas se terminer sur un de vos propres pions.
rule-barricade-lift = Si votre déplacement se termine exactement sur une barricade, votre pion prend sa case. Vous devez aussitôt reposer la barricade sur une case libre de votre choix, mais jamais dans la première rangée, celle au-dessus des camps, ni sur la case d’arrivée.
rule-barricade-must-move = Si vous pouvez déplacer un pion, vous devez le faire, même en arrière. Si vous ne pouvez que faire entrer un pion, voyez les règles maison. Si aucun déplacement n’est possible, attendez votre prochain tour.
rule-barricade-talk = Vous pouvez vous donner des conseils et vous faire des promesses, mais personne n’est obligé de les tenir.

## Winning

rule-win-opposite = Vous gagnez dès que tous vos pions sont dans votre zone d’arrivée.
rule-filled = Vous gagnez aussi si, au début de votre tour, votre zone d’arrivée n’a plus aucun trou libre et que vos propres pions en occupent plus de la moitié, peu importe qui occupe le reste (voir les règles maison). Tant que vous n’avez pas gagné, les pions peuvent ressortir de la zone d’arrivée.
rule-win-alone = Le jeu est résolu dès que tous vos pions sont dans la zone d’arrivée. D’ici là, ils peuvent en ressortir.
rule-lost = Un joueur qui doit vider son camp (voir les règles maison) et ne le peut pas est hors jeu : ses pions dans le camp quittent le plateau, et les autres restent. Si l’un d’eux se trouve dans votre zone d’arrivée, sa place compte comme remplie. Le dernier joueur en jeu gagne.
rule-captive-1-lost = Quand un joueur est hors jeu, ses pions dans le camp quittent le plateau et les autres restent. Si l’un d’eux se trouve dans votre zone d’arrivée, son trou compte comme rempli. Le dernier joueur en jeu gagne.
rule-marked-halma-win = Vous gagnez dès que tous vos pions sont dans votre zone d’arrivée et que votre pion marqué est sur sa case de coin, celle qui est en diagonale à l’opposé de son départ.
rule-marked-halma-corner = Le pion d’un joueur hors jeu ne remplace pas votre pion marqué sur cette case de coin. Si vous gagnez parce que votre zone d’arrivée est remplie (voir les règles maison), votre pion marqué doit être sur la case de coin, sauf si un pion adverse s’y trouve.
rule-marked-halma-alone = Si vous jouez en solitaire, vos 19 pions partent du grand camp en bas à gauche. Les règles { $rule-stay-in-goal } et { $rule-stay-complete } ne s’appliquent pas : les pions peuvent ressortir de la zone d’arrivée.
rule-double-colour-halma-win = Vous gagnez dès que vos deux couleurs sont dans leurs zones d’arrivée, chaque pion sur une case d’où est partie sa couleur partenaire.
rule-team-star-halma-win = Une équipe gagne dès que tous les pions des deux partenaires sont dans leurs zones d’arrivée. Les partenaires perdent aussi ensemble et, chaque fois que l’on compte des pions ou des distances, on additionne les leurs.
rule-connection-win = Vous gagnez dès que vos pions occupent tous les trous de l’une des six lignes gagnantes. Chacune compte 13 trous et va tout droit du bout d’une pointe au bout de celle qui est deux pointes plus loin.
rule-dutch-halma-win = Vous gagnez dès que vos pions remplissent les deux rangées de votre adversaire.
rule-le-zug-win = Vous gagnez dès que neuf de vos pions sont sur les neuf points de départ de la rangée du fond de votre adversaire et que vos trois autres pions sont dans la rangée juste devant.
rule-top-secret-win = Vous gagnez dès que tous vos pions sont sortis du plateau.
rule-solo-halma-win = Le jeu est résolu quand il ne reste qu’un pion et qu’il est au milieu. Essayez d’y arriver en aussi peu de tours que possible : 18 suffisent, et moins est impossible.
rule-retour-win = Le jeu est résolu quand toutes les cases sauf celle du milieu sont remplies. C’est le Halma en solo joué à l’envers.
rule-alone-score = En solitaire, essayez de jouer aussi peu de tours que possible. Si deux parties prennent le même nombre de tours, celle qui a le moins de sauts est la meilleure.
rule-captive-2-end = La partie se termine quand plus aucun pion ne peut sortir de l’hexagone. Le joueur qui a pris le plus de pions gagne ; en cas d’égalité, la victoire est partagée.
rule-rakado-end = La partie se termine quand plus personne ne pourrait avancer, quel que soit le lancer, ou après 500 tours par joueur. Le joueur qui a le plus de pions dans sa zone d’arrivée gagne ; en cas d’égalité, la victoire est partagée.
rule-tippy-end = La partie se termine quand tout le monde a posé tous ses pions. Du nombre de pions que vous avez pris, retirez le nombre de ceux que vous avez perdus : le plus grand résultat gagne ; en cas d’égalité, la victoire est partagée.
rule-gobang-win = Vous gagnez dès qu’au moins cinq de vos pions se suivent sans interruption, le long d’une rangée, d’une colonne ou d’une diagonale.
rule-cats-mice-win = Les souris gagnent quand c’est au tour des chats et qu’aucun des deux ne peut bouger.
rule-cats-win = Les chats gagnent dès qu’il reste moins de neuf souris, car huit souris ne peuvent pas enfermer deux chats.
rule-cats-draw = La partie est nulle après cent tours de suite sans prise, cinquante par joueur. Elle est nulle aussi quand la même position se présente pour la troisième fois au début d’un tour, ou après 500 tours par joueur.
rule-barricade-win = Vous gagnez dès qu’un de vos pions arrive sur la case d’arrivée. Il faut un lancer exact, car cette case est un cul-de-sac.

## Other ways for a game to end

rule-endings = La partie se termine aussi quand tous les joueurs doivent passer l’un après l’autre, quand la même position se présente pour la troisième fois au début d’un tour, ou après 500 tours par joueur.
rule-endings-dice = La partie se termine aussi quand plus personne ne pourrait jouer, quel que soit le lancer, ou après 500 tours par joueur.
rule-endings-barricade = La partie se termine aussi après 500 tours par joueur. Comptez alors les cases qui séparent chacun de vos pions de la case d’arrivée et, pour un pion dans le camp, une de plus que depuis la case au-dessus du camp. Le plus petit total gagne ; en cas d’égalité, la victoire est partagée.
rule-endings-alone = En solitaire, vous pouvez jouer autant de tours que vous voulez, et les positions peuvent se répéter. Si plus aucun coup n’est possible, le jeu n’est pas résolu.
rule-measure-square = Dans ce cas, le joueur qui a le plus de pions dans sa zone d’arrivée gagne. En cas d’égalité, on additionne pour chaque joueur les cases qui séparent ses pions du coin du plateau où se trouve sa zone d’arrivée, en comptant le long des lignes et des colonnes, jamais en diagonale : le plus petit total gagne, et si les totaux sont égaux, la victoire est partagée.
rule-measure-star = Dans ce cas, le joueur qui a le plus de pions dans sa zone d’arrivée gagne. En cas d’égalité, on additionne pour chaque joueur les pas qui séparent ses pions du trou tout au bout de leur zone d’arrivée : le plus petit total gagne, et si les totaux sont égaux, la victoire est partagée.
rule-measure-dutch-halma = Dans ce cas, le joueur qui a le plus de pions dans sa zone d’arrivée gagne. En cas d’égalité, on additionne pour chaque joueur les rangées dont ses pions ont avancé : le plus grand total gagne, et si les totaux sont égaux, la victoire est partagée.
rule-measure-le-zug = Dans ce cas, un joueur qui a encore un pion dans sa propre gare perd contre un joueur qui n’en a plus. Sinon, le joueur qui a le plus de pions sur les neuf points de la rangée du fond adverse gagne ; en cas d’égalité, la victoire est partagée.
rule-measure-top-secret = Dans ce cas, le joueur qui a sorti le plus de pions du plateau gagne ; en cas d’égalité, la victoire est partagée.
rule-measure-connection = Dans ce cas, le joueur qui a réuni le plus de pions sur l’une de ces lignes gagne ; en cas d’égalité, la victoire est partagée.
rule-measure-shared = Dans ce cas, tous les joueurs se partagent la victoire.

## What the pictures show

diagram-square-step = D’un pas, le pion va sur n’importe quelle case libre juste à côté.
diagram-square-jumps = Plusieurs sauts de suite, par-dessus vos propres pions et ceux des autres. Tout cela fait un seul tour.
diagram-super-jump = Un long saut : le pion sauté est exactement au milieu.
diagram-square-goal = Le dernier pion atteint le camp d’en face, et la partie est gagnée.
diagram-quick-goal = Le dernier pion atteint la ligne d’en face, et la partie est gagnée.
diagram-marked-goal = Tous les pions sont arrivés, et le pion marqué est dans le coin : la partie est gagnée.
diagram-double-goal = Chaque couleur est là d’où est partie sa couleur partenaire : la partie est gagnée.
diagram-colour-step = Depuis une case foncée, un pion fait un pas en diagonale.
diagram-colour-jump = Depuis une case claire, un pion saute.
diagram-dice = Un 1 pour les pas et un 3 pour les sauts : un pion fait un pas, et un autre une série de trois sauts.
diagram-figure = Un pion saute à sa place dans la figure. Il en manque encore un.
diagram-secret-jumps = Sur le plateau, les pions font des pas et des sauts comme d’habitude.
diagram-secret-leave = Un saut par-dessus le pion du bord mène hors du plateau.
diagram-dutch-step = D’un pas, le pion avance d’une case, tout droit.
diagram-dutch-hook = Deux crochets de suite, chacun autour d’un pion adverse placé en diagonale devant.
diagram-zug-step = D’un pas, le pion avance d’un point, en diagonale.
diagram-zug-jumps = Deux sauts, puis un pas en diagonale.
diagram-star-step = D’un pas, le pion va le long d’une ligne jusqu’au trou voisin, s’il est libre.
diagram-star-jumps = Plusieurs sauts de suite, par-dessus vos propres pions et ceux des autres. Tout cela fait un seul tour.
diagram-star-super = Un long saut : le pion sauté est exactement au milieu.
diagram-star-goal = Le dernier pion atteint le camp d’en face, et la partie est gagnée.
diagram-chinese-goal = Le dernier des dix atteint la pointe d’en face, et la partie est gagnée.
diagram-connection = Le dernier vide d’une ligne de 13 est comblé : la partie est gagnée.
diagram-captive-out = Trois sauts mènent hors de l’hexagone et prennent trois pions.
diagram-captive-one = Un seul saut suffit s’il mène dehors.
diagram-solo-jump = Un saut prend le pion par-dessus lequel il passe.
diagram-solo-last = Le dernier saut se termine au milieu : c’est résolu.
diagram-retour-first = On pose un nouveau pion à côté du premier, qui saute par-dessus.
diagram-retour-next = Le tour suivant : un pion saute, et le nouveau pion reste entre le départ et l’arrivée.
diagram-five = Cinq pions qui se suivent en diagonale gagnent.
diagram-tippy = Le quatrième pion ferme l’encerclement, et le pion adverse est pris.
diagram-cat-jump = Un chat saute par-dessus une souris et la prend.
diagram-cats-shut = Plus aucun des deux chats ne peut bouger : les souris gagnent.
diagram-rakado-take = Un quatre : le pion adverse au bout du déplacement est pris.
diagram-rakado-goal = Un trois suffit exactement pour atteindre la ligne de fond d’en face.
diagram-enter = Un quatre fait entrer un pion ; la case au-dessus du camp compte pour un.
diagram-send-back = Un cinq : le pion passe par-dessus un adversaire et renvoie l’autre dans son camp.
diagram-lift = Avec un trois, le pion arrive exactement sur une barricade : il prend sa case, et la barricade va ailleurs.
diagram-home = Un trois suffit exactement : le premier pion sur la case d’arrivée gagne.
