# Ce que dit le serveur : par HTTP, et dans le terminal d’où il a été lancé.

server-not-found = Il n’y a rien ici.
server-method = Cela n’est pas possible ici.
server-nonsense = La requête est incompréhensible.
server-not-json = La requête doit être du JSON (Content-Type: application/json).
server-too-long = La requête est trop longue.
server-too-slow = La requête a pris trop de temps.
server-too-often = C’était trop en trop peu de temps. Attendez un peu, puis réessayez.
server-origin = La requête ne vient pas d’une page de ce serveur. Les programmes présentent un jeton (bearer token) à la place.
server-wrong-host = Ce serveur ne porte pas ce nom. Lancez-le avec --origin pour en ajouter un.
server-no-sender = On ne sait pas d’où vient la requête.
server-not-local = Les chiffres ne sont montrés que sur la machine du serveur.
server-no-guest = Le serveur ne vous connaît pas (encore). Ouvrez d’abord sa page.
server-name = Un nom a au plus { $most } caractères et aucun caractère caché.
server-trouble = Quelque chose s’est mal passé sur le serveur. Réessayez dans un instant.
server-disk-full = Le disque du serveur est plein. Rien n’est perdu, mais plus rien ne peut être enregistré.
server-too-many-sockets = Trop de parties sont ouvertes depuis cette adresse. Fermez-en d’abord quelques-unes.
server-no-client = Le serveur tourne, mais le client web n’est pas encore construit. Lancez « make web » dans le dossier du projet, puis rechargez cette page.

fault-setting-unknown = Il n’y a pas de réglage { $name }.
fault-setting-number = { $name } : « { $value } » n’est pas un nombre entier de { $least } à { $most }.
fault-setting-switch = { $name } : « { $value } » n’est ni true ni false.
fault-setting-address = { $name } : « { $value } » n’est pas une adresse de machine comme 127.0.0.1 ou ::1.
fault-setting-origin = { $name } : « { $value } » ne ressemble pas à https://spielhof.example.
fault-setting-network = { $name } : « { $value } » n’est ni une adresse comme 10.0.0.7 ni un réseau comme 10.0.0.0/8.
fault-setting-log = { $name } : « { $value } » n’est aucun de error, warn, info et debug.
fault-setting-one = { $name } prend une seule valeur : « { $value } ».
fault-setting-contradiction = Les réglages { $one } et { $other } ne vont pas ensemble.
fault-setting-syntax = { $path } : la ligne { $line } n’est pas du TOML.
fault-setting-no-folder = Aucun dossier de données n’est connu sur cette machine ; indiquez-en un avec --data.

fault-serve-taken = { $address } est pris : un autre programme y écoute. Choisissez un autre port avec --port, ou n’importe quel port libre avec --port 0.
fault-serve-forbidden = Cette machine ne permet pas d’écouter sur { $address }. Les ports en dessous de 1024 sont souvent réservés au système.
fault-serve-not-ours = { $address } n’est pas une adresse de cette machine.
fault-serve-other = Impossible d’écouter sur { $address } : { $problem }
fault-serve-no-network = Cette machine n’est sur aucun réseau, --lan n’a donc personne à servir.

fault-store-in-use = Un autre serveur utilise { $path }. Un seul le peut.
fault-store-newer = { $path } vient d’une version plus récente de ce programme : numéro { $found }, alors que ce programme connaît jusqu’à { $known }. Rien n’a été modifié.
fault-store-foreign = { $path } n’est pas une base de ce programme. Rien n’a été modifié.
fault-store-exists = Il y a déjà un fichier { $path }. Utilisez --replace pour mettre le nouveau à sa place.
fault-store-damaged = { $path } est endommagé et ne peut plus être lu. Utilisez une sauvegarde.
fault-store-other = La base ne peut pas être utilisée : { $problem }

serve-about = Ouvrir des tables pour des amis : un serveur pour navigateurs
serve-here = Spielhof est ouvert. Allez dans votre navigateur à { $url }
serve-in-the-house = Téléphones et autres ordinateurs de la maison : { $url }
serve-how-to-stop = Ctrl+C pour arrêter.
serve-stopping = Arrêt : tout est enregistré.
serve-arg-config = Un fichier de réglages, en TOML ; les options et les variables SPIELHOF_… l’emportent sur lui
serve-arg-port = Le port où écouter (7777) ; 0 pour n’importe quel port libre
serve-arg-address = L’adresse où écouter (127.0.0.1 : cette machine seulement)
serve-arg-lan = Servir toute la maison : écouter sur toutes les adresses, les montrer en texte et en code QR
serve-arg-data = Le dossier de ce qui ne doit pas se perdre
serve-arg-origin = Une adresse par laquelle on atteint le serveur d’ailleurs, comme https://spielhof.example ; peut être répétée
serve-arg-proxy = Une adresse ou un réseau dont on croit les en-têtes X-Forwarded- ; peut être répété
serve-arg-tables = Combien de parties peuvent se jouer en même temps
serve-arg-tables-per-guest = Combien d’entre elles un invité peut ouvrir
serve-arg-connections-per-address = Combien de connexions une adresse peut avoir
serve-arg-sockets-per-address = Combien de tables une adresse peut avoir ouvertes dans ses navigateurs
serve-arg-message-size = Le plus long message d’un navigateur à une table
serve-arg-messages-per-second = Combien de messages par seconde un tel navigateur peut envoyer ; 0 pour aucune limite
serve-arg-requests-per-second = Combien de requêtes par seconde une adresse peut envoyer ; 0 pour aucune limite
serve-arg-guests-per-hour = Combien de nouveaux invités par heure une adresse peut amener ; 0 pour aucune limite
serve-arg-retire-after = Après combien de jours sans coup une table est effacée ; 0 pour jamais
serve-arg-threads = Combien de joueurs-ordinateurs réfléchissent en même temps
serve-arg-log = Ce qui est noté dans le journal : error, warn, info ou debug
serve-arg-web = Un dossier avec le client web, au lieu de celui qui est intégré

# À une table.
denial-no-table = Cette table n’existe pas. Elle a peut-être été effacée parce que rien ne s’y passait depuis longtemps.
denial-damaged-table = Cette version du programme ne peut pas lire cette table.
denial-no-such-seat = La table n’a pas de place { $seat }.
denial-not-your-seat = La place { $seat } n’est pas la vôtre.
denial-chair-taken = La place { $seat } est prise.
denial-invite = Il faut l’invitation pour prendre place ici. Demandez le lien.
denial-no-guest = Seules les personnes qui ont une place à cette table peuvent faire cela.
denial-house-only = Seul le serveur fait cela.
denial-begun = La partie a commencé.
denial-not-begun = La partie n’a pas commencé : une place est encore libre.
denial-not-over = La partie n’est pas terminée.
denial-not-your-turn = C’est le tour du joueur { $seat }.
denial-seeds-missing = Les dés attendent un nombre aléatoire de l’appareil de chaque joueur.
denial-no-seed-needed = Aucun nombre aléatoire n’est demandé maintenant.
denial-bad-seed = Un nombre aléatoire pour les dés, ce sont 64 chiffres hexadécimaux en minuscules.
denial-nothing-to-take-back = Il n’y a rien à reprendre.
denial-dice-have-fallen = Les dés sont jetés ; rien d’avant ne peut être repris.
denial-nobody-to-ask = Il n’y a personne à qui demander.
denial-question-open = Une question est déjà posée.
denial-no-question = Il n’y a pas de question à laquelle répondre.
denial-again-already = Vous rejouez déjà.
denial-no-chat = Il n’y a pas de chat à cette table.
denial-chat-text = Écrivez une ligne de 300 caractères au plus.
denial-no-hint-now = Il n’y a pas de conseil maintenant.
denial-level = Il n’y a pas de niveau { $level } ; les niveaux vont de 1 à 6.
denial-chairs = Le jeu a { $seats } places, mais { $given } ont été indiquées.
denial-clock = Une pendule a au moins une seconde, au plus un an.
denial-house-full = Tant de tables sont ouvertes ici qu’aucune autre ne tient. Réessayez plus tard.
denial-too-many-tables = Vous avez trop de tables. Terminez d’abord quelques parties.
denial-code = Ce code n’est pas valable, ou ne l’est plus.
denial-disk-full = Le disque est plein : plus rien ne peut être enregistré. Ce qui a été joué jusqu’ici est en sécurité.
denial-not-stored = Cela n’a pas pu être enregistré : { $problem }

# Pourquoi une connexion est fermée.
denial-closing = Le serveur redémarre. La partie continue dans un instant.
denial-hello-first = Le premier message doit être « hello ».
denial-bad-message = Ce serveur ne comprend pas ce message.
denial-too-many-messages = Trop de messages à la fois.
denial-silent = Rien n’est venu depuis trop longtemps.
denial-slow = La connexion est trop lente.

# Copies de la base.
backup-about = Copier la base d’un serveur dans un fichier, même pendant que le serveur tourne
backup-arg-file = Le fichier à écrire
backup-arg-replace = Remplacer ce qui s’y trouve déjà
backup-done = La copie est dans { $path }.
restore-about = Mettre une copie à la place de la base d’un serveur ; le serveur ne doit pas tourner
restore-arg-file = La copie
restore-done = { $path } est rétabli.
restore-old = Ce qui s’y trouvait avant est gardé dans { $path }.
