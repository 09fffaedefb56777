# What is kept about people, where, and for how long.

privacy-title = Confidentialité
privacy-lead = Spielhof n’affiche pas de publicité, ne compte pas les visites et ne demande pas d’adresse e-mail. Cette page explique ce qui est conservé, où et combien de temps.
privacy-device-title = Sur votre appareil
privacy-device = Vos réglages, les noms et les dessins des personnes qui jouent ici, les parties jouées sur cet appareil et votre avancée dans les leçons. Tout cela reste sur l’appareil jusqu’à ce que vous l’y effaciez.
privacy-guest-title = Qui vous êtes pour le serveur
privacy-guest = Dès que vous ouvrez une table sur un serveur ou y prenez place, vous y êtes un invité : un nombre aléatoire, un cookie avec un secret dont le serveur ne garde que l’empreinte, votre nom si vous en donnez un, et le jour de votre dernière visite. Un invité qui n’est pas venu depuis longtemps (180 jours, sauf autre choix du gestionnaire du serveur) et qui n’est pas au milieu d’une partie est supprimé.
privacy-account-title = Comptes
privacy-account = Un compte est facultatif. Il garde les clés publiques de vos clés d'accès avec les noms que vous leur donnez, leur date de création et de dernière utilisation, les empreintes de vos codes de récupération et les appareils connectés. Il est gardé jusqu'à ce que vous le supprimiez. La partie secrète d'une clé d'accès ne quitte jamais votre appareil.
privacy-tables-title = Les tables
privacy-tables = Une table garde, sous forme de nombres, qui est assis où, ainsi que chaque coup et les noms et dessins donnés pour ses places. Toute personne qui a l’adresse d’une table peut regarder. Les tables où la partie ne commence jamais sont supprimées au bout de quelques heures, celles où il ne se passe plus rien au bout de quelques mois (90 jours, sauf autre choix du gestionnaire du serveur).
privacy-games-title = Parties terminées
privacy-games = Une partie terminée est conservée tant que l’un des invités qui l’ont jouée est encore là. La liste de vos parties terminées n’est visible que par vous, sauf si vous la montrez à tout le monde.
privacy-ratings-title = Classements
privacy-ratings = Avec un compte, vous pouvez jouer des parties classées. Vos classements, ce que chaque partie a changé et le nombre de parties sont conservés jusqu'à ce que vous supprimiez tout. Votre classement figure à côté de votre nom dans le salon ; vous n'êtes parmi les meilleurs que si vous montrez vos parties à tous.
privacy-chat-title = Chat
privacy-chat = Il n’y a de chat que là où l’hôte de la table l’autorise. Ce qui s’y dit est conservé avec la table, puis supprimé avec elle ou avec la personne qui l’a dit.
privacy-safety-title = Masquer, bloquer, signaler
privacy-safety = Les personnes que vous avez masquées ou bloquées sont conservées jusqu’à ce que vous l’annuliez ou que vous vous supprimiez ; elles n’en sont pas averties. Un signalement garde sa raison et les dernières lignes dites à la table ; il est supprimé avec la personne concernée, sinon un an après avoir été traité (sauf autre choix de l’administration). D’une personne exclue, il ne reste qu’une empreinte chiffrée, sans nom ni adresse, tant que dure l’exclusion.
privacy-tournaments-title = Tournois et bots
privacy-tournaments = Un tournoi garde les noms des participants, aussi ceux que l'organisateur a inscrits. Il est supprimé avec l'organisateur, ou comme une table où il ne se passe plus rien. Un bot appartient à la personne qui l'a créé et est supprimé avec elle.
privacy-address-title = Adresses réseau
privacy-address = Le serveur a besoin de votre adresse réseau pour vous répondre et pour freiner les attaques. Il ne la garde qu’en mémoire, quelques minutes, et ne la montre jamais aux autres joueurs.
privacy-never-title = Ce qui n’arrive jamais
privacy-never = Aucune donnée n’est vendue ni transmise. Les pages ne chargent rien depuis d’autres sites.
privacy-delete-title = Voir et effacer
privacy-delete = Sous « Mes parties », vous pouvez télécharger tout ce que le serveur conserve sur vous. Dans les réglages, vous pouvez l’effacer : votre nom, votre secret, votre liste de parties, votre page publique et tout ce que vous avez dit disparaissent aussitôt. Vos adversaires gardent les parties jouées ensemble, avec « Joueur supprimé » à votre place. Les sauvegardes du gestionnaire du serveur peuvent contenir d’anciennes données jusqu’à leur remplacement.
