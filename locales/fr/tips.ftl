# Tips for playing well. Each has a position in crates/guide/tips where the computer follows it.

## Games on the square board

tip-ladder = Construisez une échelle : des pions en ligne, avec une case libre entre eux. Les pions de derrière la parcourent en un seul tour.
tip-borrow = Les pions de votre adversaire sont aussi des ponts. Utilisez-les tant qu’ils sont là.
tip-straggler = Ne laissez pas un pion seul derrière. Emmenez le dernier tant qu’il a encore quelque chose à sauter.
tip-deep-first = Remplissez d’abord les cases les plus au fond de votre zone d’arrivée. Un pion qui s’arrête au bord gêne ceux qui le suivent.
tip-colour-pairs = Gardez groupés vos pions des cases foncées et ceux des cases claires. Ceux des cases claires ne peuvent que sauter, et les autres peuvent leur servir de ponts.
tip-marked-corner = Gardez le coin de votre zone d’arrivée libre pour le pion marqué, et le chemin ouvert jusque-là.
tip-long-lines = Avant chaque tour, regardez le long des huit lignes autour de chaque pion, même au loin. Un seul pion sur une ligne dégagée permet un long saut.
tip-dice-order = Réfléchissez à l’ordre. Sautez par-dessus un pion avant de le déplacer d’un pas, et faites d’abord le pas s’il construit un pont.
tip-dice-steps = Si vous ne voyez pas de bonne série de sauts, prenez le plus grand dé pour les pas. Beaucoup de petits pas valent mieux qu’une série impossible.
tip-double-shade = Les sauts et les pas en diagonale ne changent jamais la teinte de la case d’un pion. S’il est sur la mauvaise teinte, faites un pas en avant, en arrière ou de côté.
tip-rear-first = Déplacez d’abord le pion de derrière. Si celui de devant s’échappe, il ne reste rien à sauter.
tip-figure-far = Remplissez d’abord le côté éloigné de la figure. Les pions qui s’arrêtent du côté proche gênent.

## Games on the star

tip-star-straggler = Déplacez le pion tout derrière tant qu’il a encore une série de sauts. Une fois les autres partis, il n’a plus rien à sauter et doit avancer pas à pas.
tip-star-borrow = Les pions de votre adversaire sont aussi des tremplins. Cherchez des séries qui passent par-dessus les siens comme par-dessus les vôtres.
tip-star-deep = Allez aussi loin que possible au fond de votre zone d’arrivée. Un pion qui s’arrête à l’entrée barre le chemin au suivant.
tip-star-leapfrog = Gardez deux pions ensemble : celui de derrière saute par-dessus celui de devant, puis l’inverse, comme à saute-mouton. C’est deux fois plus rapide que de marcher.
tip-star-far-jump = Regardez le long de toute la ligne, pas seulement les voisins. Un seul pion au loin peut vous faire traverser la moitié du plateau.
tip-star-partner-yard = Quittez tôt votre camp. C’est la zone d’arrivée de votre partenaire, qui ne peut pas finir tant que vous y êtes.
tip-star-captive-early = Faites avancer tôt les pions de la pointe de votre camp. Quand votre adversaire a quitté le sien, vous ne pouvez plus rien faire d’autre que vider le vôtre.
tip-star-captive-shut = Si votre propre camp est vide, regardez celui de votre adversaire. Vous pouvez peut-être empêcher son dernier pion d’en sortir et même de se rapprocher de sa zone d’arrivée : alors votre adversaire a perdu.
tip-star-line-stop = Comptez aussi les vides dans la ligne de votre adversaire. Quand il n’en reste qu’un, mettez-y un de vos pions.
tip-star-line-gap = Un pion de votre ligne peut sauter dans son propre vide. Le vide est alors ailleurs, là où il est plus facile à combler pour vous ou plus difficile à bloquer.
tip-marble-far-jump = Regardez le long de toute la ligne, pas seulement les voisines. Une seule bille au loin peut vous faire traverser la moitié du plateau.
tip-marble-deep = Allez aussi loin que possible au fond de votre zone d’arrivée. Une bille qui s’arrête à l’entrée barre le chemin à la suivante.

## Barricade, Rakado, Gobang, Tippy, Cat and Mouse

tip-barricade-leader = Si vous avez le choix entre plusieurs pions à renvoyer, renvoyez le plus proche de la case d’arrivée. C’est lui qui perd le plus de chemin.
tip-barricade-wall = Posez une barricade juste devant le pion adverse le plus proche de la case d’arrivée. Il lui faut alors un 1, ou un long détour.
tip-barricade-lift = Arrivez sur une barricade quand vous le pouvez. Vous vous ouvrez le chemin et vous le fermez à quelqu’un d’autre.
tip-rakado-goal = Si votre lancer amène un pion dans la zone d’arrivée, entrez. Il ne peut pas y être pris, et seuls les pions qui s’y trouvent comptent.
tip-rakado-recapture = Si vous avez le choix entre plusieurs prises, regardez plus loin dans la colonne. Choisissez une prise où aucun pion adverse n’est assez près pour prendre votre pion à son tour.
tip-gobang-three = Si trois pions en ligne ont les deux bouts libres, arrêtez-les tout de suite. Si vous attendez, ils seront quatre avec deux bouts libres, et vous ne pourrez en bloquer qu’un.
tip-gobang-two-threats = Posez un pion là où deux de vos lignes se croisent. De deux menaces, votre adversaire ne peut en arrêter qu’une.
tip-tippy-two = Cherchez une case à côté de deux pions de votre adversaire. Un seul pion posé là peut prendre les deux.
tip-tippy-guard = Si votre adversaire tient trois côtés de votre pion, occupez vous-même le quatrième. Il ne peut alors plus être pris.
tip-mice-rows = Avec les souris, gardez une souris derrière chaque souris. Un chat ne peut pas sauter si la case de derrière est occupée.
tip-cats-capture = Avec les chats, prenez une souris tant que la case derrière elle est libre. Moins il y a de souris, plus il leur est difficile de vous enfermer.

## Dutch Halma, Le Zug, Top Secret, Captive 2, peg games

tip-secret-rim = Quand vous posez vos pions, prenez le pourtour du milieu. De là, on s’en va plus vite que de l’intérieur.
tip-secret-bridge = Utilisez chaque pion comme un pont, même ceux de votre adversaire. Une longue série de sauts économise beaucoup de pas.
tip-secret-inner-first = Si un pion peut sortir en sautant par-dessus votre propre pion du bord, commencez par là. Le pion du bord pourra toujours sortir d’un pas plus tard.
tip-dutch-hook-now = Faites vos crochets avant vos pas. Le pion adverse dont vous avez besoin pour le crochet ne sera peut-être plus là au tour suivant.
tip-dutch-no-gift = Ne faites pas de pas vers une case en diagonale devant un pion adverse s’il peut vous y contourner par un crochet.
tip-zug-chain = Cherchez d’abord la plus longue série de sauts, et n’oubliez pas le pas supplémentaire. Vous pouvez aussi sauter par-dessus les pions de votre adversaire.
tip-zug-guard = Laissez un pion de garde dans votre gare tant que votre adversaire attend devant. Ses pions piétinent, et les vôtres avancent.
tip-solo-arms = Ramenez tôt les pions du bout des branches. Quand ils sont seuls là-bas, plus rien ne peut les atteindre.
tip-solo-purge = Apprenez à enlever trois pions qui se suivent en ligne. Un pion placé à côté du premier saute par-dessus, le dernier saute par-dessus celui du milieu, et le premier sauteur revient d’un saut.
tip-solo-last-jump = Pensez à la fin : le dernier saut doit finir au milieu. Préparez deux pions côte à côte, alignés avec le milieu.
tip-retour-holes = Regardez les cases libres plutôt que les pions. Elles se déplacent comme les pions du Halma en solo, et la dernière doit être celle du milieu.
tip-retour-rim = Remplissez tôt les coins des branches. Seul un saut qui s’y termine peut les remplir.
tip-captive-most = Suivez chaque chemin jusqu’au bout avant de commencer. Une sortie plus longue prend plus de pions.
tip-captive-end = Quand le compte des pions vous donne la victoire, mettez fin à la partie : choisissez le tour après lequel plus personne ne peut sortir.
