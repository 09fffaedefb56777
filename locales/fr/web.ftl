# Les pages du client web. Les mots de la table en cours sont dans table.ftl.

## Toutes les pages

skip-to-content = Aller au contenu
nav-label = Pages et apparence
nav-history = Mes parties
to-gallery = Tous les jeux
theme-is-auto = Clair ou sombre, selon l’appareil
theme-is-light = Clair
theme-is-dark = Sombre
missing-title = Il n’y a rien ici
missing-text = Il n’y a pas de page à cette adresse. Il manque peut-être une partie du lien.
error-unreachable = Le serveur ne répond pas. Êtes-vous en ligne ?
error-missing = Le serveur n’a rien trouvé ici.
error-strange = Le serveur a répondu par une erreur ({ $status }).
try-again = Réessayer

## Tous les jeux

gallery-title = À quoi jouons-nous ?
gallery-lead = Barricade, le Halma avec toutes ses variantes et les dames chinoises : contre l’ordinateur, entre amis ou en solitaire.
gallery-search = Chercher
gallery-players = Joueurs
gallery-surprise = Surprenez-moi
gallery-quick = Partie rapide
tournament-link = Tournoi
puzzles-link = Énigmes
gallery-found = { $count ->
    [0] Aucun jeu trouvé
    [one] Un jeu trouvé
   *[other] { $count } jeux trouvés
  }
gallery-none = Aucun jeu ne convient. Essayez moins de mots ou un autre nombre de joueurs.
group-barricade = Barricade
group-square = Halma sur le plateau carré
group-star = Halma sur l’étoile
group-alone = Jeux en solitaire
group-other = Autres jeux
players = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
  }
# $range est un texte comme « 2–4 » ; $many est son dernier nombre.
players-range = { $many ->
    [one] Un joueur
   *[other] { $range } joueurs
  }
with-dice = avec dés
play-at-once = Jouer maintenant : { $game }
play-at-once-short = Jouer maintenant
tables-mine = Continuer à jouer
tables-listed = Tables qui attendent des joueurs
tables-running = Parties à regarder
continue-your-turn = À vous de jouer
continue-open = une place libre
continue-nameless = quelqu’un
continue-away = { $name } (absence jusqu’au { $until })
seat-bot = { $name } (bot)
tables-discard = Quitter cette partie : { $game }
tables-discard-sure = Quitter cette partie ? Elle se terminera sans gagnant.
tables-discard-resign = Quitter cette partie ? Cela compte comme un abandon, et les autres en seront informés.
tables-discard-stand = Quitter cette table ? Les autres continueront d’attendre des joueurs.
tables-discard-yes = Quitter
tables-discard-no = Rester

## Un jeu avant qu’il commence

picture-of = { $game } : la position de départ
how-many = Combien de joueurs ?
who-plays = Qui joue ?
chair-label = Joueur { $seat } : qui joue
chair-level-label = Joueur { $seat } : niveau de l’ordinateur
chair-level-all = Tous les ordinateurs
chair-me = Moi
chair-here = Quelqu’un d’autre ici
chair-computer = Ordinateur
chair-open = Un ami, par lien
chair-computer-level = Ordinateur, niveau { $level }
level-1 = 1 · très facile
level-2 = 2 · facile
level-3 = 3 · moyen
level-4 = 4 · difficile
level-5 = 5 · très difficile
level-6 = 6 · expert
friends-note = Vous recevrez un lien à envoyer. La partie commence quand tout le monde a pris place.
start = Commencer
start-with-friends = Ouvrir la table
house-rules = Règles maison
house-rules-changed = { $count ->
    [one] une modifiée
   *[other] { $count } modifiées
  }
as-in-booklet = comme dans la règle du jeu
as-booklet = règle du jeu
more-choices = Qui commence, pendule, vitesse
more-choices-about = facultatif
who-begins = Qui commence ?
begins-lot = Au hasard
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
pace-calm = tranquille
pace-slow = lente, pour suivre chaque coup
allow-chat = Autoriser le chat
allow-hints = Autoriser les conseils de l’ordinateur
allow-listed = Tout le monde peut trouver cette table et y jouer
allow-listed-note = Sinon, seules les personnes qui ont votre lien peuvent entrer. Tout le monde peut regarder une partie de la liste.
more-about = En savoir plus : { $game }
rules-link = Règles
figures-link = Chiffres
figures-link-about = qui gagne, combien de temps
edit-link = Composer une position
from-booklet = Tiré de la règle du jeu « { $booklet } », { $section }.

## De quoi traite une règle maison, pour qui ne la voit pas

about-option-blocked = Que faire contre des adversaires dans votre zone d’arrivée
about-option-places = Quand la partie se termine
about-option-colours = Couleurs de chaque joueur
about-option-layout = Comment les couleurs sont disposées au départ
about-option-movement = Comment les pions se déplacent
about-option-jumps = Jusqu’où vont les sauts
about-option-leave-goal = Ressortir de la zone d’arrivée
about-option-line = Quelles lignes gagnent
about-option-pieces = Avec combien de pions vous commencez
about-option-jumper = Ce que devient le pion qui sort en sautant
about-option-teams = Équipes
about-option-board = Le plateau
about-option-directions = Où les pions peuvent aller
about-option-captures = Où les pions peuvent prendre
about-option-missed = Ce qui se passe si une prise est oubliée
about-option-setup = Comment les souris sont placées
about-option-chain = Combien de fois un chat peut sauter
about-option-opening = Qui commence
about-option-entry = Obligation de faire entrer un pion
about-option-no-barricade-rows = Où l’on ne peut pas poser de barricade
about-option-playing = Quelles couleurs jouent

## Règles

rules-of = { $game } : les règles
rules-or = Ou :
rules-play = Jouer
rules-caption = La position de départ pour { $count ->
    [one] un joueur
   *[other] { $count } joueurs
  }.

## Positions à soi

edit-title = { $game } : composer une position
edit-about = Choisissez un pion et cliquez sur les cases pour l’y poser ou l’enlever. Puis jouez à partir de cette position.
edit-about-figure = Choisissez un pion et cliquez sur les cases pour l’y poser ou l’enlever, ou dessinez votre propre figure à remplir.
edit-brushes = Que poser
edit-free = libre
edit-barricade = barricade
edit-shared = pion
edit-marked = { $colour }, le pion marqué
edit-cell = { $cell } : { $piece }
edit-figure = Figure
edit-erase = Enlever
edit-clear = Vider le plateau
edit-usual = Position de départ
edit-good = Cette position peut être jouée.
edit-turn = À qui de jouer ?
edit-start = Jouer à partir d’ici
edit-text = En texte
edit-text-about = Un caractère par case du plateau, et une ligne pour tout ce qui ne se dessine pas. Copiez le texte pour le garder, ou collez-en un.

## Réglages

settings-title = Réglages
setting-language = Langue
setting-pace = Vitesse de l’ordinateur
setting-theme = Clair ou sombre
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
setting-motion = Animation
motion-auto = comme l’appareil
motion-moving = les pions glissent
motion-still = aucune
settings-look = Apparence
setting-coordinates = Afficher les coordonnées
settings-play = Jeu
setting-sound = Sons
setting-confirm = Confirmer chaque coup
setting-confirm-about = Évite les coups involontaires
setting-roll = Lancer les dés automatiquement
settings-me = Vous
setting-name = Votre nom
setting-name-keep = Enregistrer
setting-name-kept = C’est enregistré.
settings-me-about = Le nom que les autres voient à la table. Personne n’a besoin d’un compte : ce navigateur se souvient de vos places.
forget = Effacer mes données
forget-sure = Oui, effacer mon nom et quitter mes places
forget-not = Non, ne rien effacer
setting-turn-along = Tourner le plateau vers la personne qui joue
setting-turn-along-about = Quand plusieurs personnes jouent sur cet appareil
setting-shortcuts = Raccourcis clavier
setting-code = Reprendre ici une place d’un autre appareil
setting-code-use = Prendre place
setting-code-about = Le code s’obtient sur l’autre appareil : à la table, sous « Plus ».

## Les meilleures parties connues en solitaire

best-known = Meilleure solution connue : { $turns ->
    [0] aucun tour
    [one] un tour
   *[other] { $turns } tours
  }, { $jumps ->
    [0] aucun saut
    [one] un saut
   *[other] { $jumps } sauts
  }.
best-watch = Voir la meilleure partie connue
best-of = { $game } : la meilleure partie connue
link-copy = Copier le lien
open-record = Revoir une partie
continue-turn = On attend { $who }
continue-left-days = { $count ->
    [one] il reste { $count } jour
   *[other] il reste { $count } jours
}
continue-left-hours = { $count ->
    [one] il reste { $count } heure
   *[other] il reste { $count } heures
}
continue-left-minutes = { $count ->
    [one] il reste { $count } minute
   *[other] il reste { $count } minutes
}
continue-urgent = Urgent :
