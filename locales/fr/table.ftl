# La page d’une table en cours, et d’une partie terminée.

table-loading = On met la table…
line-reconnecting = La connexion est perdue. Votre place vous est gardée, et la page revient d’elle-même…
line-now = Réessayer
players-label = Joueurs
panels-label = Volets
panel-label = Volet
panel-close = Fermer
turn-board = Tourner le plateau
watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }

## Places

seat-number = Joueur { $seat }
seat-open = encore libre
seat-computer = ordinateur, niv. { $level }
seat-level = niveau { $level }
seat-stand-in = pas là ; un ordinateur, niveau { $level }, continue
seat-you = vous
seat-here = là
seat-away = pas là
seat-acts = doit jouer
seat-taken = { $count ->
    [one] un pris
   *[other] { $count } pris
  }
seat-rank = { $rank ->
    [one] { $rank }er
   *[other] { $rank }e
  }
sit-here = Prendre place et jouer
sit-here-too = Jouer ici aussi
sit-name = Votre nom, si vous voulez
sit-as = Vous jouez
sit-no-invite = Une place est encore libre. Pour la prendre, il vous faut l’invitation : demandez le lien.
clock-days = { $days ->
    [one] un jour
   *[other] { $days } jours
  } { $hours } h
clock-none = Il n’y a pas de pendule.

## Ce qu’il y a à faire. $you est « yes » pour qui lit, « here » pour l’un de plusieurs à cet appareil, « no » pour les autres

prompt-wait = On attend que tout le monde prenne place.
prompt-seeds = Les dés se préparent…
prompt-lot = On tire au sort qui commence…
prompt-roll = { $you ->
    [yes] À vous : lancez.
    [here] { $who } : lancez.
   *[no] C’est à { $who } de lancer.
  }
prompt-move = { $you ->
    [yes] À vous : déplacez un pion.
    [here] { $who } : déplacez un pion.
   *[no] C’est à { $who } de jouer.
  }
prompt-place = { $you ->
    [yes] À vous : posez un pion sur une case libre.
    [here] { $who } : posez un pion sur une case libre.
   *[no] C’est à { $who } de poser un pion.
  }
prompt-set-down = { $you ->
    [yes] Posez la barricade.
    [here] { $who } : posez la barricade.
   *[no] { $who } pose la barricade.
  }
prompt-dice = { $you ->
    [yes] À vous : quel dé est pour les pas ?
    [here] { $who } : quel dé est pour les pas ?
   *[no] { $who } choisit le dé des pas.
  }
prompt-huff = { $you ->
    [yes] Une prise a été oubliée : soufflez ce pion.
    [here] { $who } : une prise a été oubliée. Soufflez ce pion.
   *[no] { $who } souffle un pion qui a oublié de prendre.
  }
prompt-go-on = { $you ->
    [yes] Continuez avec le même pion, ou terminez votre tour.
    [here] { $who } : continuez avec le même pion, ou terminez le tour.
   *[no] { $who } continue.
  }
prompt-move-or-end = { $you ->
    [yes] Continuez, ou terminez votre tour.
    [here] { $who } : continuez, ou terminez le tour.
   *[no] { $who } continue.
  }
prompt-pass = { $you ->
    [yes] Vous ne pouvez que passer.
    [here] { $who } ne peut que passer.
   *[no] { $who } ne peut que passer.
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
do-steps = { $steps } pour les pas, { $jumps } pour les sauts
do-undo = Reprendre
do-ask-undo = Demander à reprendre
do-hint = Conseil
hint-thinking = Réflexion…
do-draw = Proposer nulle
do-resign = Abandonner
do-abort = Interrompre
sure-resign = Abandonner cette partie ?
sure-abort = Interrompre cette partie ? Les autres doivent être d’accord ; alors personne ne gagne.
sure-no = Continuer
confirm-move = Jouer ce coup
confirm-not = Pas encore
note-stuck = Le pion en { $cell } ne peut rien faire maintenant.
looking-back = Vous regardez en arrière.
dice-show = Les dés montrent { $dice }.

## Questions

offer-label = Question
offer-take-back = { $who } voudrait reprendre un coup.
offer-draw = { $who } propose la partie nulle.
offer-abort = { $who } voudrait interrompre la partie.
offer-waits = On attend { $who }.
answer-yes = Oui
answer-no = Non

## Comment cela s’est terminé

result-you-won = Vous gagnez !
result-won = Victoire : { $who }.
result-shared = Victoire partagée : { $who }.
result-broken-off = Partie interrompue.
result-turns = { $turns ->
    [0] Aucun tour n’a été joué.
    [one] Un tour a été joué.
   *[other] { $turns } tours ont été joués.
  }
best-first = Votre première solution : elle est gardée comme votre meilleure.
best-beaten = Votre meilleure jusqu’ici ! Avant : { $turns ->
    [0] aucun tour
    [one] un tour
   *[other] { $turns } tours
  }, { $jumps ->
    [0] aucun saut
    [one] un saut
   *[other] { $jumps } sauts
  }.
best-stands = Votre meilleure : { $turns ->
    [0] aucun tour
    [one] un tour
   *[other] { $turns } tours
  }, { $jumps ->
    [0] aucun saut
    [one] un saut
   *[other] { $jumps } sauts
  }.
again = Rejouer
again-alone = Recommencer
again-go = À la nouvelle table
record-download = Enregistrement
replay-open = Revoir

## Coups

moves-title = Coups
moves-none = Rien n’a encore été joué.
look-back-label = Regarder en arrière
look-first = Au début
look-back = Un coup en arrière
look-next = Un coup en avant
look-last = À la fin

## Chat

chat-title = Chat
chat-none = Personne n’a encore rien dit.
chat-label = Dire quelque chose
chat-send = Envoyer
chat-watcher = Quelqu’un qui regarde
chat-watching = { $name } (regarde)
chat-unread = { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
  }

## Invitation

invite-title = Inviter
invite-sit = Qui a ce lien peut prendre place ici.
invite-watch = Qui a ce lien peut regarder.
invite-link = Lien
invite-copy = Copier
invite-copied = Copié
invite-share = Partager
invite-code = Le lien sous forme de code pour l’appareil photo d’un téléphone
invite-local = Cette adresse ne vaut que sur cet appareil. Lancez le serveur avec --lan pour jouer avec d’autres dans la maison.

## Plus

more-title = Plus
more-game = Terminer la partie
more-page = Cette page
more-other = Et aussi
switch-sound = Sons
switch-confirm = Demander avant chaque coup
switch-roll = Les dés se lancent tout seuls
switch-names = Noms des rangées et colonnes
switch-turn = Tourner le plateau vers qui joue
open-rules = Règles
open-keys = Touches
open-console = Commandes texte
move-seat = Vers un autre appareil
move-seat-code = Tapez ce code dans les réglages de l’autre appareil. Il vaut une seule fois, pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  } :

## Des dés que l’on peut vérifier

fair-open = Vérifier les dés
fair-open-lot = Vérifier le tirage
fair-about = Avant le premier lancer, le serveur a scellé son secret, et chaque joueur a ajouté un nombre. Chaque lancer découle des deux, personne n’a donc pu le choisir. À la fin de la partie le secret est ouvert, et tous les lancers peuvent être recalculés.
fair-about-lot = Avant la partie, le serveur a scellé son secret, et chaque joueur a ajouté un nombre. Qui commence découle des deux, personne n’a donc pu le choisir. À la fin de la partie le secret est ouvert, et le tirage peut être recalculé.
fair-commitment = Sceau (SHA-256 du secret)
fair-salt = Nombre donné par { $who }
fair-seed = Le secret du serveur
fair-sealed = Il sera ouvert à la fin de la partie.
fair-check = Vérifier les lancers
fair-check-lot = Vérifier le tirage
fair-right = { $rolls ->
    [0] Il n’y a aucun lancer à vérifier.
    [one] Un lancer vérifié : il est juste.
   *[other] { $rolls } lancers vérifiés : tous sont justes.
  }
fair-first = Le tirage est juste : il a désigné { $who }.
fair-wrong-promise = Le secret ne correspond pas à son sceau.
fair-wrong-first = Une autre place a commencé que celle que le sort a désignée.
fair-compared = Le sceau est celui que cet appareil a vu en premier, et le nombre qu’il a envoyé figure dans l’enregistrement.
fair-compared-seal = Le sceau est celui que cet appareil a vu en premier. Il n’a pas envoyé de nombre.
fair-wrong-numbers = Des lancers manquent ou sont mal comptés.
fair-wrong-roll = Tour { $turn } : le nombre tombé n’est pas celui que donnent les graines.
fair-wrong-commitment = L’enregistrement porte un autre sceau que celui que cet appareil a vu en premier. Le serveur a changé son secret.
fair-wrong-salt = Le nombre que cet appareil a envoyé pour les dés manque dans l’enregistrement, ou il y est différent.
fair-unable = Cette page ne peut pas le recalculer : les navigateurs ne prêtent leurs outils qu’aux pages avec TLS. Téléchargez l’enregistrement et vérifiez-le comme ci-dessous.
fair-needs-rules = Ces emplacements ont été tirés au sort à partir d’une mise en place : il y faut les règles. Téléchargez l’enregistrement et vérifiez-le comme ci-dessous.
fair-by-hand = Sur un ordinateur avec Spielhof :

## Ce qui est dit à qui écoute

told-began = La partie commence.
told-drawn = Le sort a décidé : { $who } commence.
told-roll = { $who } lance { $dice }.
told-steps = { $who } : le { $die } est pour les pas.
told-move = { $who } : de { $from } à { $to }.
told-jumps = { $who } : de { $from } à { $to }, { $jumps ->
    [one] un saut
   *[other] { $jumps } sauts
  }.
told-enter = { $who } : du camp à { $to }.
told-place = { $who } : un pion en { $to }.
told-set-down = { $who } : barricade en { $to }.
told-swap = { $who } : { $from } et { $to } échangent leurs places.
told-off = { $who } : sort du plateau depuis { $from }.
told-huff = { $who } souffle le pion en { $cell }.
told-pass = { $who } passe.
told-end = { $who } termine le tour.
told-other = { $who } : { $action }.
told-lifted = La barricade en { $cell } est levée.
told-hit = Pion pris en { $cell } : { $piece } retourne au camp.
told-taken = Le pion en { $cell } est pris.
told-gone = Le pion en { $cell } quitte le plateau.
told-took-back = { $who } a repris { $count ->
    [one] un coup
   *[other] { $count } coups
  }.
told-declined = { $who } dit non.
told-resigned = { $who } abandonne.
told-time-up = Temps écoulé : { $who }.
told-withheld = L’appareil de { $who } n’a pas envoyé à temps de nombre aléatoire pour les dés.
told-stood-in = Un ordinateur continue pour { $who }.
told-came-back = { $who } est de retour.
told-sat = { $who } a pris place.
told-ended = La partie est terminée.
told-free = { $cell } est libre.
told-on = En { $cell } : { $piece }.
told-no-cell = Il n’y a pas de { $cell } sur ce plateau.
told-pieces = { $piece }, { $count } sur le plateau : { $where }. { $yard ->
    [0] { "" }
    [one] Dans le camp : { $yard }.
   *[other] Dans le camp : { $yard }.
  }
piece-barricade = barricade
piece-shared = pion
piece-marked = { $hue }, marqué

## Touches et commandes texte

keys-board = Sur le plateau, les flèches vont de case en case, Entrée prend un pion et le pose, Échap le lâche.
keys-on = Les touches seules agissent
key-roll = Lancer
key-end = Terminer le tour, ou passer
key-undo = Reprendre
key-hint = Conseil
key-turn = Tourner le plateau
key-board = Vers le plateau
key-back = Regarder un coup en arrière
key-next = Regarder un coup en avant
key-moves = Coups
key-console = Commandes texte
key-help = Ces touches
console-label = Commande
console-log = Réponses
console-about = Tapez un coup comme c3-e5, ou « aide ».
# Les mots que l’on peut taper pour chaque commande, le premier est l’habituel.
command-last = dernier d
command-turn = tour t
command-what = quoi case q
command-pieces = pions p
command-roll = lancer lance
command-clock = pendule horloge
command-players = joueurs
command-about-help = { $word } : ces mots
command-about-last = { $word } : le dernier coup
command-about-turn = { $word } : à qui c’est de jouer
command-about-what = { $word } c3 : ce qui se trouve en c3
command-about-moves = { $word }, ou { $word } c3 : ce que vous pouvez faire
command-about-pieces = { $word } : où sont tous les pions
command-about-roll = { $word } : lancer les dés
command-about-undo = { $word } : revenir en arrière
command-about-hint = { $word } : ce que ferait l’ordinateur
command-about-why = { $word } c3-e5 : pourquoi c’est possible ou non
command-about-clock = { $word } : les pendules
command-about-players = { $word } : qui joue
command-unknown = Je ne comprends pas. Tapez un coup comme c3-e5, ou « { $help } ».
command-no-moves = Il n’y a rien à faire avec.

## Une partie à regarder

replay-title = Revoir
replay-about = Ouvrez l’enregistrement d’une partie pour la revoir coup par coup.
replay-file = Fichier de l’enregistrement
replay-or-text = ou son texte
replay-show = Montrer
replay-slider = Coup
replay-move = Coup { $move } sur { $moves }
replay-play = Lecture
replay-stop = Arrêt
replay-link = Lien vers cette position
replay-table = À la table
