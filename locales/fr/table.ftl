# La page d’une table en cours, et d’une partie terminée.

table-loading = La table se prépare…
line-reconnecting = Connexion perdue. Votre place est gardée ; reconnexion…
line-now = Réessayer
players-label = Joueurs
panels-label = Panneaux
panel-label = Panneau
panel-close = Fermer
turn-board = Tourner le plateau
watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }

## Places

seat-number = Joueur { $seat }
seat-open = libre
seat-computer = ordinateur, niv. { $level }
seat-level = niveau { $level }
seat-stand-in = pas là ; un ordinateur de niveau { $level } joue à sa place
seat-you = vous
seat-here = là
seat-away = pas là
seat-holiday = absence jusqu’au { $until }
seat-acts = doit jouer
seat-taken = { $count ->
    [one] un pris
   *[other] { $count } pris
  }
seat-rank = n° { $rank }
sit-here = Prendre place et jouer
sit-here-too = Jouer ici aussi
sit-name = Votre nom (facultatif)
sit-as = Vous jouez
sit-no-invite = Une place est libre, mais il vous faut une invitation pour la prendre. Demandez le lien.
clock-days = { $days ->
    [one] un jour
   *[other] { $days } jours
  } { $hours } h
clock-none = Il n’y a pas de pendule.

## Ce qu’il y a à faire. $you est « yes » pour qui lit, « here » pour l’un de plusieurs à cet appareil, « no » pour les autres

prompt-wait = On attend que tout le monde prenne place.
prompt-seeds = Préparation des dés…
prompt-lot = On tire au sort qui commence…
prompt-roll = { $you ->
    [yes] À vous : lancez.
    [here] { $who } : lancez.
   *[no] { $who } doit lancer.
  }
prompt-move = { $you ->
    [yes] À vous : déplacez un pion.
    [here] { $who } : déplacez un pion.
   *[no] { $who } doit jouer.
  }
prompt-place = { $you ->
    [yes] À vous : posez un pion sur une case libre.
    [here] { $who } : posez un pion sur une case libre.
   *[no] { $who } doit poser un pion.
  }
prompt-set-down = { $you ->
    [yes] Posez maintenant la barricade.
    [here] { $who } : posez maintenant la barricade.
   *[no] { $who } doit poser la barricade.
  }
prompt-dice = { $you ->
    [yes] À vous : quel dé est pour les pas ?
    [here] { $who } : quel dé est pour les pas ?
   *[no] { $who } doit choisir le dé des pas.
  }
prompt-huff = { $you ->
    [yes] Une prise a été oubliée : soufflez ce pion.
    [here] { $who } : une prise a été oubliée. Soufflez ce pion.
   *[no] { $who } doit souffler un pion qui a oublié de prendre.
  }
prompt-go-on = { $you ->
    [yes] Continuez avec le même pion, ou terminez votre tour.
    [here] { $who } : continuez avec le même pion, ou terminez votre tour.
   *[no] { $who } n’a pas encore terminé son tour.
  }
prompt-move-or-end = { $you ->
    [yes] Continuez, ou terminez votre tour.
    [here] { $who } : continuez, ou terminez votre tour.
   *[no] { $who } n’a pas encore terminé son tour.
  }
prompt-pass = { $you ->
    [yes] Aucun coup n’est possible : vous devez passer.
    [here] { $who } : aucun coup n’est possible, vous devez passer.
   *[no] Aucun coup possible : { $who } doit passer.
  }
prompt-over = La partie est terminée.
counters = { $turns ->
    [0] Aucun tour
    [one] Un tour
   *[other] { $turns } tours
  }, { $jumps ->
    [0] aucun saut
    [one] un saut
   *[other] { $jumps } sauts
  }
do-roll = Lancer
do-pass = Passer
do-end = Fin du tour
do-steps = Pas : { $steps }, sauts : { $jumps }
do-undo = Annuler
do-ask-undo = Demander à annuler
do-hint = Conseil
hint-thinking = Réflexion…
do-draw = Proposer nulle
do-resign = Abandonner
do-abort = Interrompre
sure-resign = Abandonner cette partie ?
sure-abort = Interrompre cette partie ? Les autres doivent être d’accord, et personne ne gagne.
sure-no = Continuer à jouer
confirm-move = Jouer ce coup
confirm-not = Pas encore
note-stuck = Le pion en { $cell } ne peut pas bouger pour le moment.
looking-back = Vous regardez une position antérieure.
dice-show = Les dés montrent { $dice }.

## Questions

offer-label = Question
offer-take-back = { $who } voudrait annuler son dernier coup.
offer-draw = { $who } propose une partie nulle.
offer-abort = { $who } voudrait interrompre la partie.
offer-waits = On attend { $who }.
answer-yes = Oui
answer-no = Non

## Comment cela s’est terminé

result-you-won = C’est gagné !
result-won = Victoire : { $who }.
result-shared = Victoire partagée : { $who }.
result-broken-off = Partie interrompue.
result-turns = { $turns ->
    [0] La partie n’a duré aucun tour.
    [one] La partie a duré un tour.
   *[other] La partie a duré { $turns } tours.
  }
best-first = Votre première solution ! Elle est enregistrée comme votre record.
best-beaten = Nouveau record personnel ! Votre ancien record : { $turns ->
    [0] aucun tour
    [one] un tour
   *[other] { $turns } tours
  }, { $jumps ->
    [0] aucun saut
    [one] un saut
   *[other] { $jumps } sauts
  }.
best-stands = Votre record : { $turns ->
    [0] aucun tour
    [one] un tour
   *[other] { $turns } tours
  }, { $jumps ->
    [0] aucun saut
    [one] un saut
   *[other] { $jumps } sauts
  }.
again = Rejouer
again-alone = Rejouer
again-go = À la nouvelle table
record-download = Télécharger la partie
replay-open = Revoir

## Coups

moves-title = Coups
moves-none = Aucun coup pour le moment.
look-back-label = Parcourir les coups
look-first = Premier coup
look-back = Coup précédent
look-next = Coup suivant
look-last = Dernier coup

## Chat

chat-title = Chat
chat-none = Aucun message pour le moment.
chat-label = Dire quelque chose
chat-send = Envoyer
chat-watcher = Une personne qui regarde
chat-watching = { $name } (regarde)
chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
  }

## Invitation

invite-title = Inviter
invite-sit = Toute personne qui a ce lien peut prendre place et jouer.
invite-watch = Toute personne qui a ce lien peut regarder.
invite-link = Lien
invite-copy = Copier
invite-copied = Copié
invite-share = Partager
invite-code = Le lien en code QR, à scanner avec un téléphone
invite-local = Cette adresse ne marche que sur cet appareil. Lancez le serveur avec --lan pour jouer avec d’autres sur votre réseau.

## Plus

more-title = Plus
more-game = Arrêter la partie
more-page = Réglages de la table
more-other = Autres
switch-sound = Sons
switch-confirm = Confirmer chaque coup
switch-roll = Lancer les dés automatiquement
switch-names = Afficher les coordonnées
switch-turn = Tourner le plateau vers la personne qui joue
open-rules = Règles
open-keys = Raccourcis clavier
open-console = Commandes texte
move-seat = Changer d’appareil
move-seat-code = Tapez ce code dans les réglages de votre autre appareil. Il ne sert qu’une fois et reste valable { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  } :

## Des dés que l’on peut vérifier

fair-open = Vérifier les dés
fair-open-lot = Vérifier le tirage
fair-about = Avant le premier lancer, le serveur a scellé un secret, et l’appareil de chaque joueur a ajouté son propre nombre. Chaque lancer est calculé à partir de tout cela : personne n’a donc pu le choisir. À la fin de la partie, le secret est révélé, et vous pouvez vérifier chaque lancer.
fair-about-lot = Avant la partie, le serveur a scellé un secret, et l’appareil de chaque joueur a ajouté son propre nombre. On calcule à partir de tout cela qui commence : personne n’a donc pu en décider. À la fin de la partie, le secret est révélé, et vous pouvez vérifier le tirage.
fair-commitment = Empreinte (SHA-256 du secret)
fair-salt = Nombre fourni par : { $who }
fair-seed = Le secret du serveur
fair-sealed = Il sera révélé à la fin de la partie.
fair-check = Vérifier les lancers
fair-check-lot = Vérifier le tirage
fair-right = { $rolls ->
    [0] Il n’y a aucun lancer à vérifier.
    [one] Un lancer vérifié : il est correct.
   *[other] { $rolls } lancers vérifiés : ils sont tous corrects.
  }
fair-first = Le tirage est correct : { $who } commence.
fair-wrong-promise = Le secret ne correspond pas à son empreinte.
fair-wrong-first = Le joueur qui a commencé n’est pas celui que le sort a désigné.
fair-compared = L’empreinte est bien celle que cet appareil a vue au début, et le nombre qu’il a envoyé figure dans l’enregistrement.
fair-compared-seal = L’empreinte est bien celle que cet appareil a vue au début. Il n’a pas envoyé de nombre.
fair-wrong-numbers = Des lancers manquent ou sont mal numérotés.
fair-wrong-roll = Tour { $turn } : ce lancer n’est pas celui que donnent les nombres.
fair-wrong-commitment = L’empreinte de l’enregistrement n’est pas celle que cet appareil a vue au début. Le serveur a changé de secret.
fair-wrong-salt = Le nombre que cet appareil a envoyé pour les dés manque dans l’enregistrement, ou il a été modifié.
fair-unable = Votre navigateur ne peut faire cette vérification que sur une page sécurisée (https). Téléchargez l’enregistrement et vérifiez-le comme indiqué ci-dessous.
fair-needs-rules = Ces pions ont été placés au hasard, et il faut les règles du jeu pour le vérifier. Téléchargez l’enregistrement et vérifiez-le comme indiqué ci-dessous.
fair-by-hand = Sur un ordinateur où Spielhof est installé :

## Ce qui est dit à qui écoute

told-began = La partie commence.
told-drawn = Tirage au sort : { $who } commence.
told-roll = { $who } obtient { $dice }.
told-steps = { $who } : le { $die } est pour les pas.
told-move = { $who } : { $from } vers { $to }.
told-jumps = { $who } : { $from } vers { $to }, { $jumps ->
    [one] un saut
   *[other] { $jumps } sauts
  }.
told-enter = { $who } : du camp vers { $to }.
told-place = { $who } : pion posé en { $to }.
told-set-down = { $who } : barricade posée en { $to }.
told-swap = { $who } : { $from } et { $to } échangent leurs places.
told-off = { $who } : sort du plateau depuis { $from }.
told-huff = { $who } souffle le pion en { $cell }.
told-pass = { $who } passe.
told-end = { $who } termine son tour.
told-other = { $who } : { $action }.
told-lifted = La barricade en { $cell } est prise.
told-hit = Pion en { $cell } renvoyé dans son camp : { $piece }.
told-taken = Le pion en { $cell } est pris.
told-gone = Le pion en { $cell } quitte le plateau.
told-took-back = { $who } a annulé { $count ->
    [one] un coup
   *[other] { $count } coups
  }.
told-declined = { $who } dit non.
told-resigned = { $who } abandonne.
told-time-up = Temps écoulé : { $who }.
told-withheld = Aucun nombre aléatoire pour les dés n’est arrivé à temps. Appareil en cause : { $who }.
told-stood-in = Un ordinateur remplace { $who }.
told-came-back = { $who } est de retour.
told-holiday = Absence jusqu’au { $until } : { $who }.
told-sat = { $who } a pris place.
told-ended = La partie est terminée.
told-free = { $cell } est libre.
told-on = En { $cell } : { $piece }.
told-no-cell = { $cell } n’existe pas sur ce plateau.
told-pieces = { $piece }, { $count } sur le plateau : { $where }. { $yard ->
    [0] { "" }
    [one] Dans le camp : { $yard }.
   *[other] Dans le camp : { $yard }.
  }
piece-barricade = barricade
piece-shared = pion
piece-marked = { $hue }, marqué

## Touches et commandes texte

keys-board = Sur le plateau, les flèches vont de case en case, Entrée prend un pion et le pose, et Échap le lâche.
keys-on = Utiliser les raccourcis clavier
key-roll = Lancer
key-end = Terminer le tour, ou passer
key-undo = Annuler
key-hint = Conseil : le pion, puis le coup, puis la raison
key-turn = Tourner le plateau
key-board = Aller au plateau
key-back = Coup précédent
key-next = Coup suivant
key-moves = Coups
key-console = Commandes texte
key-help = Afficher ces raccourcis
console-label = Commande
console-log = Réponses
console-about = Tapez un coup comme c3-e5, ou « aide ».
# Les mots que l’on peut taper pour chaque commande, le premier est l’habituel.
command-last = dernier d
command-turn = tour t
command-what = quoi case q
command-pieces = pions p
command-roll = lancer lance
command-clock = pendule horloge
command-players = joueurs
command-about-help = { $word } : la liste de ces commandes
command-about-last = { $word } : le dernier coup
command-about-turn = { $word } : à qui de jouer
command-about-what = { $word } c3 : ce qu’il y a en c3
command-about-moves = { $word }, ou { $word } c3 : les coups que vous pouvez jouer
command-about-pieces = { $word } : où sont tous les pions
command-about-roll = { $word } : lancer les dés
command-about-undo = { $word } : annuler
command-about-hint = { $word } : ce que ferait l’ordinateur ; encore une fois pour en savoir plus
command-about-why = { $word } c3-e5 : pourquoi ce coup est permis ou non
command-about-clock = { $word } : les pendules
command-about-players = { $word } : qui joue
command-unknown = Je ne comprends pas. Tapez un coup comme c3-e5, ou « { $help } ».
command-no-moves = Aucun coup possible ici.

## Une partie à regarder

replay-title = Revoir une partie
replay-about = Ouvrez l’enregistrement d’une partie pour la revoir coup par coup.
replay-file = Fichier de l’enregistrement
replay-or-text = ou collez son texte
replay-show = Afficher
replay-slider = Coup
replay-move = Coup { $move } sur { $moves }
replay-play = Lecture
replay-stop = Arrêt
replay-link = Lien vers cette position
replay-review = Analyse
puzzle-make = Créer une énigme
replay-table = Retour à la table
