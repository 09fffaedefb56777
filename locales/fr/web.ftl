# Les pages du client web. Les mots de la table en cours sont dans table.ftl.

## Toutes les pages

skip-to-content = Aller au contenu
nav-label = Pages et apparence
to-gallery = Tous les jeux
theme-is-auto = Clair ou sombre, selon l’appareil
theme-is-light = Clair
theme-is-dark = Sombre
missing-title = Il n’y a rien ici
missing-text = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé.
error-unreachable = Le serveur ne répond pas. Le réseau est-il actif ?
error-missing = Le serveur ne connaît pas cela.
error-strange = Le serveur a répondu par une erreur ({ $status }).
try-again = Réessayer

## Tous les jeux

gallery-title = À quoi jouons-nous ?
gallery-lead = Barricade, le Halma et toutes ses variantes, les dames chinoises : contre l’ordinateur, entre amis ou en solitaire.
gallery-search = Chercher
gallery-players = Joueurs
gallery-surprise = Surprenez-moi
gallery-found = { $count ->
    [0] Aucun jeu trouvé
    [one] Un jeu trouvé
   *[other] { $count } jeux trouvés
  }
gallery-none = Aucun jeu ne convient. Essayez moins de mots ou un autre nombre de joueurs.
group-barricade = Barricade
group-square = Halma sur le carré
group-star = Halma sur l’étoile
group-alone = En solitaire
group-other = Autres jeux
players = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
  }
# $range est un texte comme « 2–4 » ; $many est son dernier nombre.
players-range = { $many ->
    [one] En solitaire
   *[other] { $range } joueurs
  }
with-dice = avec dés
play-at-once = Jouer tout de suite : { $game }
play-at-once-short = Jouer tout de suite
tables-mine = Continuer à jouer
tables-listed = Tables qui attendent quelqu’un
continue-your-turn = À vous
continue-open = une place libre
continue-nameless = un invité
tables-discard = Abandonner cette partie : { $game }
tables-discard-sure = Abandonner cette partie ? Elle se termine sans gagnant.
tables-discard-resign = Abandonner cette partie ? Vous déclarez forfait et les autres en sont informés.
tables-discard-stand = Quitter cette table ? Les autres continuent d’attendre des joueurs.
tables-discard-yes = Abandonner
tables-discard-no = Garder

## Un jeu avant qu’il commence

picture-of = { $game } : comment il commence
how-many = Combien jouent ?
who-plays = Qui joue ?
chair-label = Qui joue à la place { $seat }
chair-level-label = Niveau de l’ordinateur à la place { $seat }
chair-me = Moi
chair-here = Une autre personne ici
chair-computer = Ordinateur
chair-open = Un ami par lien
chair-computer-level = Ordinateur, niveau { $level }
level-1 = 1 · doux
level-2 = 2 · facile
level-3 = 3 · correct
level-4 = 4 · bon
level-5 = 5 · fort
level-6 = 6 · le plus fort
friends-note = Vous recevez un lien à envoyer. La partie commence quand tout le monde a pris place.
start = Commencer
start-with-friends = Ouvrir la table
house-rules = Règles maison
house-rules-changed = { $count ->
    [one] une modifiée
   *[other] { $count } modifiées
  }
as-in-booklet = comme dans le livret
as-booklet = livret
more-choices = Début, pendule, rythme
more-choices-about = si vous voulez
who-begins = Qui commence ?
begins-lot = Tirage au sort
begins-seat = Joueur { $seat }
choose-clock = Pendule
choose-clock-none = Pas de pendule
choose-clock-turn = { $seconds ->
    [one] une seconde par tour
   *[other] { $seconds } secondes par tour
  }
choose-clock-total = { $minutes } min + { $increment } s par tour
choose-clock-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
  }
pace-quick = rapide
pace-calm = calme
pace-slow = lent, pour tout suivre
allow-chat = Avec chat
allow-hints = Avec les conseils de l’ordinateur
allow-listed = Tout le monde peut trouver la table et y prendre place
more-about = En savoir plus : { $game }
rules-link = Règles
edit-link = Votre position
from-booklet = Tiré du livret « { $booklet } », { $section }.

## De quoi traite une règle maison, pour qui ne la voit pas

about-option-blocked = Ce qui aide contre des adversaires dans votre camp d’arrivée
about-option-places = Quand la partie s’arrête
about-option-colours = Couleurs de chaque joueur
about-option-layout = Comment partent les couleurs
about-option-movement = Comment les pions se déplacent
about-option-jumps = Jusqu’où vont les sauts
about-option-leave-goal = Si les pions peuvent ressortir de leur camp d’arrivée
about-option-line = Quelles lignes gagnent
about-option-jumper = Ce que devient le pion qui est sorti en sautant
about-option-teams = Équipes
about-option-board = Le plateau
about-option-directions = Où les pions peuvent aller
about-option-captures = Où les pions prennent
about-option-missed = Les prises oubliées
about-option-setup = Comment les souris sont placées
about-option-chain = Combien de fois un chat saute
about-option-opening = Qui commence
about-option-entry = S’il faut faire entrer un pion
about-option-no-barricade-rows = Où aucune barricade ne peut être posée
about-option-playing = Quelles couleurs jouent

## Règles

rules-of = { $game } : les règles
rules-options = À choisir avant la partie. Le choix du livret vient en premier.
rules-or = Ou :
rules-play = Jouer
rules-caption = Le début avec { $count ->
    [one] un joueur
   *[other] { $count } joueurs
  }.

## Positions à soi

edit-title = { $game } : une position à vous
edit-about = Choisissez un pion et cliquez sur les cases pour l’y mettre ou l’enlever. Puis jouez à partir de là.
edit-about-figure = Choisissez un pion et cliquez sur les cases pour l’y mettre ou l’enlever ; ou dessinez votre propre figure à atteindre.
edit-brushes = Que mettre
edit-free = libre
edit-barricade = barricade
edit-shared = pion
edit-marked = { $colour }, le pion marqué
edit-cell = { $cell } : { $piece }
edit-figure = Figure
edit-erase = Enlever
edit-clear = Tout vider
edit-usual = Début habituel
edit-good = On peut jouer ainsi.
edit-turn = À qui le tour ?
edit-start = Jouer d’ici
edit-text = En texte
edit-text-about = Un signe par case, et des lignes pour ce qui ne se dessine pas. Copiez le texte pour le garder, ou collez-en un.

## Réglages

settings-title = Réglages
setting-language = Langue
setting-pace = Rythme des ordinateurs
setting-theme = Clair ou sombre
theme-auto = automatique
theme-light = clair
theme-dark = sombre
setting-motion = Mouvement
motion-auto = automatique
motion-moving = pions animés
motion-still = rien ne bouge
settings-look = Apparence
setting-coordinates = Noms des rangées et colonnes
settings-play = Jeu
setting-sound = Sons
setting-confirm = Confirmer chaque coup
setting-confirm-about = Contre les doigts qui glissent
setting-roll = Les dés se lancent tout seuls
settings-me = Vous
setting-name = Votre nom
setting-name-keep = Garder
setting-name-kept = C’est noté.
settings-me-about = Le nom que les autres voient à la table. Il n’y a pas de comptes : ce navigateur garde vos places.
forget = Effacer tout sur moi
forget-sure = Oui, effacer mon nom et quitter mes places
forget-not = Non, garder
setting-turn-along = Tourner le plateau vers qui joue
setting-turn-along-about = Quand plusieurs jouent sur cet appareil
setting-shortcuts = À la table, les touches seules agissent
setting-code = Une place d’un autre appareil
setting-code-use = Prendre place
setting-code-about = L’autre appareil montre le code à la table, sous « Plus ».

## Les meilleures parties connues en solitaire

best-known = La meilleure que nous connaissions : { $turns ->
    [0] aucun tour
    [one] un tour
   *[other] { $turns } tours
  }, { $jumps ->
    [0] aucun saut
    [one] un saut
   *[other] { $jumps } sauts
  }.
best-watch = Voir la meilleure partie connue
best-of = { $game } : la meilleure partie connue
link-copy = Copier le lien
open-record = Revoir une partie enregistrée
continue-turn = Au tour de : { $who }
