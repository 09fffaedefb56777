# L’application sans réseau, et ses mises à jour.

offline-sign = Vous êtes hors ligne
needs-network-this = Il faut pour cela une connexion au serveur.
needs-network-tables = Vous êtes hors ligne : les tables du serveur ne sont pas affichées.
needs-server = C’est une démo sans serveur : vous n’y rencontrerez personne.
update-ready = Une nouvelle version est prête.
update-take = Mettre à jour
update-check = Chercher des mises à jour
update-current = Vous avez la dernière version.
update-failed = La recherche n’a pas abouti. Êtes-vous en ligne ?
app-title = Cette application
app-version = Version { $version } ({ $build })
app-offline = L’application démarre aussi sans réseau.
app-install = Installer
app-install-how = Pour l’avoir comme application, choisissez « Installer » ou « Sur l’écran d’accueil » dans le menu de votre navigateur.
plain-http = Cette page n’est pas chiffrée : votre navigateur ne peut pas la garder pour jouer hors ligne. Tout le reste fonctionne.
notice-dismiss = Fermer ce message
error-no-engine = Ceci n'est pas encore sur votre appareil. Ouvrez-le une fois en étant en ligne.
play-here = Garder cette partie sur cet appareil
play-here-note = Elle marche sans réseau. Vous pourrez la copier sur le serveur plus tard.
table-here = Sur cet appareil
