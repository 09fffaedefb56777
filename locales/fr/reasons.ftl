# Raisons des coups ; le fichier anglais les explique.

reasons-turn = Tour { $turn } : { $best } était meilleur. { $reasons }

because-missed-win = On pouvait gagner tout de suite.
because-wins = Gagne tout de suite.
because-missed-solution = On pouvait résoudre le jeu tout de suite.
because-solves = Résout le jeu.
because-loses = Termine la partie, et un adversaire gagne.
because-dead-end = Plus aucun coup n’est possible, et le jeu n’est pas résolu.
because-lets-win = Permet à un adversaire de gagner au prochain tour.
because-stops-win = Empêche un adversaire de gagner au prochain tour.
because-winning-rolls = Un adversaire gagne avec { $rolls } des { $of } lancers au lieu de { $instead }.
because-home-rolls = Le prochain tour mène à l’arrivée avec { $rolls } des { $of } lancers au lieu de { $instead }.

because-fewer-spaces = Gagne { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de moins que possible.
because-gains = Se rapproche de l’arrivée de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}.
because-breaks-jump = Détruit le saut de { $from } à { $to }, qui rapporte { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}.
because-prepares-jump = Prépare un saut de { $from } à { $to } qui rapporte { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}.
because-next-gain = Le prochain déplacement peut rapporter { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} au lieu de { $instead }.
because-reply-gain = Un adversaire peut ensuite avancer de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} au lieu de { $instead }.
because-chain-gain = Les sauts de ce lancer peuvent rapporter { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} au lieu de { $instead }.
because-leaves-behind = Laisse le dernier pion en { $cell }, { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} derrière tous les autres.
because-brings-up = Fait avancer le dernier pion, depuis { $cell }.
because-missed-arrival = Un pion pouvait entrer dans la zone d’arrivée en { $cell }.
because-arrives = Un pion entre dans la zone d’arrivée en { $cell }.
because-moves-arrived = Le pion déplacé depuis { $cell } était déjà dans la zone d’arrivée.
because-on-line = Occupe { $cells } des { $of } cases d’une ligne au lieu de { $instead }.
because-missed-off = Le pion en { $cell } pouvait quitter le plateau.
because-leaves-board = Le pion en { $cell } quitte le plateau.

because-missed-hit = On pouvait renvoyer le pion en { $cell }, qui avait avancé de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}.
because-hits = Renvoie le pion en { $cell }, qui a avancé de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}.
because-hit-rolls = Un pion peut être renvoyé avec { $rolls } des { $of } lancers au lieu de { $instead }.
because-missed-lift = On pouvait enlever la barricade en { $cell }, qui barre le chemin.
because-lifts = Enlève la barricade en { $cell }, qui barre le chemin.
because-missed-entry = Un pion pouvait entrer en jeu.
because-enters = Fait entrer un pion en jeu.
because-missed-block = La barricade pouvait barrer le chemin au pion en { $pawn }.
because-blocks = Barre le chemin au pion en { $pawn }.
because-missed-detour = Le chemin du pion en { $pawn } pouvait s’allonger de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}.
because-detours = Allonge le chemin du pion en { $pawn } de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}.
because-blocks-self = Barre le chemin à son propre pion en { $pawn }.

because-missed-capture = On pouvait prendre le pion en { $cell }.
because-captures = Prend le pion en { $cell }.
because-captured = Prend { $pieces ->
    [one] { $pieces } pion
   *[other] { $pieces } pions
} pendant ce tour au lieu de { $instead }.
because-captures-several = Prend { $pieces ->
    [one] { $pieces } pion
   *[other] { $pieces } pions
} pendant ce tour.
because-reply-captures = Un adversaire peut prendre { $pieces ->
    [one] { $pieces } pion
   *[other] { $pieces } pions
} au prochain tour au lieu de { $instead }.
because-capture-rolls = Un pion peut être pris avec { $rolls } des { $of } lancers au lieu de { $instead }.

because-missed-four = On pouvait menacer d’aligner cinq pions.
because-makes-four = Menace d’aligner cinq pions.
because-missed-fork = On pouvait menacer d’aligner cinq pions à deux endroits.
because-forks = Menace d’aligner cinq pions à deux endroits.
because-missed-three = On pouvait former un trois ouvert : un pion de plus menace à deux endroits.
because-makes-three = Forme un trois ouvert : un pion de plus menace à deux endroits.
because-leaves-three = Laisse un trois ouvert à un adversaire.
because-stops-three = Arrête le trois ouvert d’un adversaire.

because-moves-left = Laisse { $moves ->
    [one] { $moves } coup possible
   *[other] { $moves } coups possibles
} au lieu de { $instead }.
because-lone-pieces = Laisse { $pieces ->
    [one] { $pieces } pion
   *[other] { $pieces } pions
} sans voisin au lieu de { $instead }.
because-cat-moves = Laisse aux chats { $moves ->
    [one] { $moves } coup possible
   *[other] { $moves } coups possibles
} au lieu de { $instead }.
