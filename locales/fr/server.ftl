# Ce que dit le serveur : par HTTP, et dans le terminal d’où il a été lancé.

server-not-found = Il n’y a rien ici.
server-no-place-in-list = Ce n'est pas un endroit de la liste. Recommencez au début.
server-no-profile = Personne ne montre ses parties ici, ou plus maintenant.
server-push-address = Ce n’est pas l’adresse d’un appareil à qui l’on peut envoyer un rappel.
server-push-host = Les rappels ne sont envoyés que chiffrés et à des services publics.
server-push-keys = Les clés de l’appareil ne conviennent pas. Désactivez les rappels, puis réactivez-les.
server-push-impossible = Les rappels exigent https et un nom d’hôte.
server-quick-games = Choisissez au moins un jeu et quarante au plus.
server-method = Cela n’est pas possible ici.
server-nonsense = La requête n’a pas de sens.
server-not-json = La requête doit être du JSON (Content-Type: application/json).
server-too-long = La requête est trop longue.
server-head-too-long = Les en-têtes de la requête sont trop longs.
server-too-slow = La requête a pris trop de temps.
server-too-often = C’était trop en trop peu de temps. Attendez un moment, puis réessayez.
server-busy = Le serveur est très occupé en ce moment. Réessayez dans un instant.
server-origin = La requête ne vient pas d’une page de ce serveur. Les programmes doivent utiliser un jeton (bearer token).
server-wrong-host = Ce serveur ne répond pas à ce nom. Pour l’ajouter, lancez le serveur avec --origin.
server-two-hosts = La requête nomme plus d’un hôte.
server-no-sender = On ne sait pas d’où vient la requête.
server-not-local = Les statistiques ne sont montrées que sur la machine du serveur.
server-no-guest = Le serveur ne vous connaît pas (encore). Ouvrez d’abord sa page.
server-name = Un nom a au plus { $most } caractères, et aucun caractère invisible.
server-bot = Un bot ne peut pas faire cela, seulement une personne.
server-bot-name = Un bot a besoin d’un nom d’au plus { $most } caractères, sans caractère invisible.
server-too-many-bots = Vous avez { $most } bots, c’est la limite. Supprimez-en d’abord un.
server-trouble = Un problème est survenu sur le serveur. Réessayez dans un instant.
server-disk-full = Le disque du serveur est plein. Rien n’est perdu, mais plus rien ne peut être enregistré.
server-too-many-sockets = Trop de parties sont ouvertes depuis cette adresse. Fermez-en d’abord quelques-unes.
server-no-client = Le serveur tourne, mais le client web n’est pas encore construit. Lancez « make web » dans le dossier du projet, puis rechargez cette page.

fault-setting-unknown = Il n’y a pas de réglage appelé { $name }.
fault-setting-number = { $name } : « { $value } » n’est pas un nombre entier de { $least } à { $most }.
fault-setting-switch = { $name } : « { $value } » n’est ni true ni false.
fault-setting-address = { $name } : « { $value } » n’est pas une adresse de machine comme 127.0.0.1 ou ::1.
fault-setting-origin = { $name } : « { $value } » ne ressemble pas à https://spielhof.example.
fault-setting-network = { $name } : « { $value } » n’est ni une adresse comme 10.0.0.7 ni un réseau comme 10.0.0.0/8.
fault-setting-log = { $name } : « { $value } » n’est ni error, ni warn, ni info, ni debug.
fault-setting-log-format = { $name } : « { $value } » n’est ni text ni json.
fault-setting-store = { $name } n’est pas l’adresse d’une base de données, comme postgres://user@host/database.
fault-setting-socket-address = { $name } : « { $value } » n’est pas une adresse avec un port, comme 10.0.0.7:7778.
fault-setting-host-and-port = { $name } : « { $value } » n’est pas un hôte avec un port, comme node-1:7778.
fault-setting-one = { $name } prend une seule valeur : « { $value } ».
fault-setting-contradiction = Les réglages { $one } et { $other } ne vont pas ensemble.
fault-setting-needs = Le réglage { $one } n’a de sens qu’avec { $other }.
fault-setting-syntax = { $path } : la ligne { $line } n’est pas du TOML valide.
fault-setting-no-folder = Cette machine n’a pas de dossier habituel pour les données ; indiquez-en un avec --data.

fault-serve-taken = { $address } est déjà utilisé par un autre programme. Choisissez un autre port avec --port, ou n’importe quel port libre avec --port 0.
fault-serve-forbidden = Cette machine ne permet pas d’écouter sur { $address }. Les ports en dessous de 1024 sont souvent réservés au système.
fault-serve-not-ours = { $address } n’est pas une adresse de cette machine.
fault-serve-other = Impossible d’écouter sur { $address } : { $problem }
fault-serve-no-network = Cette machine n’est sur aucun réseau, --lan n’a donc personne à servir.
fault-serve-no-internal-name = Impossible de dire aux autres serveurs où trouver celui-ci : si --internal-address désigne toutes les interfaces, --internal-name doit indiquer un hôte et un port.
fault-store-in-use = Un autre serveur utilise { $path }. Un seul peut le faire.
fault-store-newer = { $path } vient d’une version plus récente de ce programme : c’est la version { $found }, mais ce programme ne connaît que les versions jusqu’à { $known }. Rien n’a été modifié.
fault-store-newer-database = La base de données a été créée par une version plus récente de ce programme : elle a la version { $found }, mais ce programme ne connaît que les versions jusqu’à { $known }. Rien n’a été modifié.
fault-store-unavailable = La base de données est injoignable : { $problem }. Vérifiez son adresse et si elle fonctionne.
fault-store-url = Cette adresse de base de données est inutilisable : { $problem }.
fault-store-not-empty = Il y a déjà des données à la destination. Copiez vers un endroit vide.
fault-backup-database = Une base de données a ses propres outils : copiez-la avec pg_dump et restaurez-la avec pg_restore, ou déplacez tout vers un fichier avec spielhof copy.
fault-copy-in-use = Un serveur utilise l’un des deux. Arrêtez-le d’abord.
fault-copy-differs = La copie n’est pas fidèle : la table { $table } diffère. Ne l’utilisez pas.
fault-copy-differs-otherwise = La copie n’est pas fidèle : des invités ou des dates diffèrent. Ne l’utilisez pas.
fault-store-foreign = { $path } n’est pas un fichier de données de ce programme. Rien n’a été modifié.
fault-store-exists = { $path } existe déjà. Utilisez --replace pour le remplacer.
fault-store-damaged = { $path } est endommagé et ne peut plus être lu. Utilisez une sauvegarde.
fault-store-incomplete = { $path } a perdu les données les plus récentes : le fichier voisin qui finit par -wal est endommagé ou manque ({ $missing } transactions au moins). Rien n’a été modifié. Restaurez une sauvegarde, ou lancez avec --accept-loss pour continuer avec ce qui reste.
fault-store-other = Les données du serveur ne peuvent pas être utilisées : { $problem }

serve-about = Ouvrir des tables pour des amis : un serveur pour navigateurs web
serve-here = Spielhof est ouvert. Dans votre navigateur, allez à { $url }
serve-in-the-house = Depuis les téléphones et autres ordinateurs de votre réseau : { $url }
serve-how-to-stop = Appuyez sur Ctrl+C pour arrêter.
serve-stopping = Arrêt : tout est enregistré.
serve-arg-config = Un fichier de réglages en TOML ; les options et les variables SPIELHOF_… ont priorité
serve-arg-accept-loss = Démarrer même si les données les plus récentes sont perdues
serve-arg-port = Le port où écouter (7777) ; 0 pour n’importe quel port libre
serve-arg-address = L’adresse où écouter (127.0.0.1 : cette machine seulement)
serve-arg-lan = Servir tout votre réseau : écouter sur toutes les adresses, et les afficher en texte et en code QR
serve-arg-data = Le dossier des données qui ne doivent pas se perdre
serve-arg-store = Une base PostgreSQL au lieu d’un fichier, comme postgres://user@host/database ; plusieurs serveurs peuvent la partager
serve-arg-store-password-file = Un fichier avec le mot de passe de la base ; sinon PGPASSWORD est utilisé
serve-arg-internal-address = Où écouter les autres serveurs de la même base (127.0.0.1, un port libre quelconque)
serve-arg-internal-name = L’hôte et le port où les autres serveurs joignent celui-ci, si ce n’est pas là qu’il écoute
serve-arg-origin = Une adresse à laquelle on atteint le serveur d’ailleurs, comme https://spielhof.example ; peut être répétée
serve-arg-proxy = Une adresse ou un réseau dont les en-têtes X-Forwarded- sont dignes de confiance ; peut être répété
serve-arg-push-service = L’adresse d’un service push qui peut aussi se trouver dans votre réseau, comme http://127.0.0.1:9000 ; peut être répétée
serve-arg-tables = Combien de parties peuvent se dérouler en même temps
serve-arg-tables-per-guest = Combien d’entre elles un invité peut ouvrir
serve-arg-connections-per-address = Combien de connexions une adresse peut avoir
serve-arg-sockets-per-address = Combien de tables une adresse peut avoir ouvertes dans ses navigateurs
serve-arg-message-size = Le plus long message qu’un navigateur peut envoyer à une table
serve-arg-messages-per-second = Combien de messages par seconde un tel navigateur peut envoyer ; 0 pour aucune limite
serve-arg-requests-per-second = Combien de requêtes par seconde une adresse peut envoyer ; 0 pour aucune limite
serve-arg-guests-per-hour = Combien de nouveaux invités par heure peuvent venir d’une adresse ; 0 pour aucune limite
serve-arg-retire-after = Effacer une table après ce nombre de jours sans coup ; 0 pour jamais
serve-arg-retire-unbegun-after = Retirer de la liste une table dont la partie n’a pas commencé après ce nombre d’heures (et l’effacer après autant encore) ; 0 pour jamais
serve-arg-forget-guests-after = Effacer un invité sans place qui n’est pas revenu après ce nombre de jours ; 0 pour jamais
serve-arg-threads = Combien de joueurs-ordinateurs peuvent réfléchir en même temps
serve-arg-log = Ce qu’il faut noter dans le journal : error, warn, info ou debug
serve-arg-log-format = La forme du journal : text pour les personnes, json pour les programmes
serve-arg-web = Un dossier contenant le client web, au lieu de celui qui est intégré

# À une table.
denial-no-table = Cette table n’existe pas. Elle a peut-être été effacée parce que rien ne s’y passait depuis longtemps.
denial-damaged-table = Cette version du programme ne peut pas lire cette table.
denial-broken-table = Cette table est tombée en panne plusieurs fois. Elle restera fermée un moment.
denial-table-broke = Un problème est survenu à cette table. Elle va être rouverte.
denial-other-rules = Cette table a été ouverte avec la version { $number } des règles ; ce programme connaît : { $known }. Une version plus récente du programme peut l’ouvrir.
denial-no-such-seat = Cette table n’a pas de place { $seat }.
denial-not-your-seat = La place { $seat } n’est pas la vôtre.
denial-chair-taken = La place { $seat } est prise.
denial-invite = Il vous faut une invitation pour prendre place ici. Demandez le lien.
denial-no-guest = Seules les personnes qui ont une place à cette table peuvent faire cela.
denial-forgotten = Tout ce qui vous concerne a été effacé. Rechargez la page pour recommencer.
denial-house-only = Seul le serveur peut faire cela.
denial-begun = La partie a déjà commencé.
denial-not-begun = La partie n’a pas commencé : une place est encore libre.
denial-not-over = La partie n’est pas terminée.
denial-not-your-turn = C’est au tour du joueur { $seat }.
denial-seeds-missing = Les dés attendent un nombre aléatoire de l’appareil de chaque joueur.
denial-no-seed-needed = Aucun nombre aléatoire n’est demandé en ce moment.
denial-bad-seed = Un nombre aléatoire pour les dés, ce sont 64 chiffres hexadécimaux en minuscules.
denial-nothing-to-take-back = Il n’y a rien à annuler.
denial-dice-have-fallen = Les dés ont été lancés ; on ne peut rien annuler de ce qui précède.
denial-nobody-to-ask = Il n’y a personne à qui demander.
denial-question-open = Une question attend déjà une réponse.
denial-no-question = Il n’y a pas de question à laquelle répondre.
denial-again-already = Vous jouez déjà une nouvelle partie.
denial-no-chat = Il n’y a pas de chat à cette table.
denial-chat-text = Écrivez une ligne de 300 caractères au plus.
denial-chat-quota = Vous avez déjà beaucoup écrit ici. Attendez un moment avant de continuer.
denial-drawings = Dessinez au plus 32 flèches et cercles, sur les cases de ce plateau.
denial-player = Il faut à chaque joueur un nom de 24 lettres au plus, sans caractères cachés.
denial-draw-quota = Vous avez beaucoup dessiné ici. Attendez un instant avant de continuer.
denial-no-hint-now = Il n’y a pas de conseil pour le moment.
denial-hint-busy = Trop de questions attendent l’ordinateur. Redemandez dans un instant.
denial-hints-off = Les conseils sont désactivés à cette table.
denial-level = Il n’y a pas de niveau { $level } ; les niveaux vont de 1 à 6.
denial-chairs = Le jeu a { $seats } places, mais la demande en remplit { $given }.
denial-clock = La pendule se règle sur une seconde au moins et un an au plus.
denial-house-full = Il n’y a plus de place pour d’autres tables sur ce serveur. Réessayez plus tard.
denial-too-many-tables = Vous avez trop de tables. Terminez d’abord quelques parties.
denial-code = Ce code n’est pas valide ou a expiré.
denial-bot = Les bots ne discutent pas et ne dessinent pas.
denial-earlier = Le coup précédent { $number }, « { $text } », n’est pas possible.
denial-copy-over = Cette partie est déjà terminée : il n’y a rien à continuer.
denial-disk-full = Le disque est plein : plus rien ne peut être enregistré. Ce qui a été joué jusqu’ici est en sécurité.
denial-not-stored = Cela n’a pas pu être enregistré.

# Pourquoi une connexion est fermée.
denial-closing = Le serveur redémarre. La partie continuera dans un instant.
denial-moved = Cette table passe sur un autre serveur. La partie reprend dans un instant.
denial-hello-first = Le premier message doit être « hello ».
denial-bad-message = Le serveur ne comprend pas ce message.
denial-too-many-messages = Trop de messages à la fois.
denial-long-id = L’identifiant d’un message a au plus { $most } octets.
denial-silent = Plus aucun signe de vie depuis trop longtemps.
denial-slow = La connexion est trop lente.
denial-old-client = Cette page est plus ancienne que le serveur. Rechargez-la pour continuer à jouer.
denial-new-client = Cette page est plus récente que le serveur. Attendez que le serveur soit mis à jour, puis rechargez la page.

# Copies des données du serveur.
backup-about = Copier les données d’un serveur dans un fichier, même pendant que le serveur tourne
backup-arg-file = Le fichier à écrire
backup-arg-replace = Remplacer le fichier s’il existe déjà
backup-done = La copie est dans { $path }.
restore-about = Remplacer les données d’un serveur par une copie ; le serveur ne doit pas tourner
restore-arg-file = La copie
restore-done = { $path } est restauré.
restore-old = Ce qui s’y trouvait avant est gardé dans { $path }.
copy-about = Copier toutes les données d’un serveur entre fichiers et bases de données, et vérifier la copie ; aucun serveur ne doit utiliser l’un ou l’autre
copy-arg-from = Où sont les données : un fichier, ou postgres://…
copy-arg-to = Où va la copie : un nouveau fichier ou une base vide
copy-arg-password-file = Un fichier avec le mot de passe de la base ; sinon PGPASSWORD est utilisé
copy-progress = Copié jusqu’ici : { $tables ->
     [one] { $tables } table
    *[other] { $tables } tables
 }, { $events ->
     [one] { $events } événement
    *[other] { $events } événements
 }, { $guests ->
     [one] { $guests } invité
    *[other] { $guests } invités
 }
copy-done = Copié et comparé : { $tables ->
     [one] { $tables } table
    *[other] { $tables } tables
 }, { $events ->
     [one] { $events } événement
    *[other] { $events } événements
 }, { $guests ->
     [one] { $guests } invité
    *[other] { $guests } invités
 }.
denial-local-chair = Une partie sur cet appareil n'a pas de place pour des amis au loin. Copiez-la sur le serveur pour les inviter.

# What keeps people safe from each other.
server-not-operator = Seules les personnes qui gèrent le serveur peuvent le faire : sur la machine même ou avec une clé.
server-no-new-guests = Le serveur n’accueille pas de nouveaux invités pour le moment.
server-no-person = Cette personne n’est pas ici.
server-oneself = C’est vous.
server-reason = Choisissez une raison dans la liste.
server-report-again = Vous avez déjà signalé cette personne à cette table.
server-report-too-many = Vous avez signalé beaucoup de personnes aujourd’hui. Réessayez plus tard.
server-too-many-marks = Vous pouvez masquer au plus { $most } personnes.
server-name-barred = Votre nom a été retiré. Jours avant de pouvoir en choisir un autre : { $days }.
denial-phrase = Cette phrase n’existe pas.
denial-phrase-seat = Seules les personnes assises à la table peuvent le dire.
denial-blocked = Vous ne pouvez pas vous asseoir à cette table.
serve-arg-admin-token-file = Un fichier avec la clé qui ouvre la page d’administration depuis d’autres machines (au moins 16 caractères)
serve-arg-audit-days = Combien de jours garder ce que l’administration a fait
fault-setting-token = { $name } demande un fichier avec une clé d’au moins 16 caractères, pas « { $value } ».
server-banned = Vous ne pouvez plus jouer sur ce serveur. Raison : { $reason ->
     [insult] des insultes
     [harassment] du harcèlement ou des menaces
     [name] un nom déplacé
     [spam] du spam ou de la publicité
     [cheating] de la triche
    *[other] autre chose
  }
server-banned-days = Vous ne pouvez plus jouer sur ce serveur. Jours restants : { $days }. Raison : { $reason ->
     [insult] des insultes
     [harassment] du harcèlement ou des menaces
     [name] un nom déplacé
     [spam] du spam ou de la publicité
     [cheating] de la triche
    *[other] autre chose
  }

denial-no-days = À cette table, un tour n’a pas de jours : personne n’a besoin de s’absenter.
denial-away-too-long = Personne ne peut s’absenter aussi longtemps.
denial-plan-dice = Quand on lance des dés, rien ne peut être prévu d’avance.
denial-plan-not-running = On ne peut prévoir des coups que pendant la partie.
denial-plan-own-turn = C’est votre tour : jouez votre coup.
denial-plan-outdated = La partie a continué. Prévoyez de nouveau à partir de la position sur le plateau.
denial-plan-many = On peut enregistrer au plus { $most } variantes.
denial-plan-long = La variante { $line } est trop longue : une variante a au plus { $most } coups.
denial-plan-no-answer = La variante { $line } ne contient aucune réponse de votre part.
denial-plan-two = Les variantes { $line } et { $other } donnent des réponses différentes aux mêmes coups.
denial-plan-device = On ne peut prévoir des coups qu’à une table sur un serveur.
server-holiday-past = Ce jour est passé. Choisissez-en un autre.
server-holiday-long = { $days ->
    [0] Il ne vous reste plus de jours de congés pour le moment.
    [one] Vous pouvez encore vous absenter au plus un jour.
   *[other] Vous pouvez encore vous absenter au plus { $days } jours.
  }
