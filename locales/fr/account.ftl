# Accounts: passkeys, recovery codes, devices.

account-title = Compte
account-about = Avec un compte, vous êtes la même personne sur tous vos appareils : votre nom, vos parties et vos places vous attendent partout où vous vous connectez. Il ne faut ni mot de passe ni adresse électronique. Votre appareil garde une clé d’accès, que vous déverrouillez comme l’appareil lui-même.
account-create = Créer un compte
account-sign-in = Se connecter
account-lost = Se connecter avec un code de secours
account-code = Code de secours
account-use-code = Utiliser le code
account-running = { $count ->
    [one] Vous avez une place dans une partie en cours sur cet appareil. Elle passe au compte.
   *[other] Vous avez des places dans { $count } parties en cours sur cet appareil. Elles passent au compte.
  }
account-over = Les parties terminées restent à l’invité que vous êtes maintenant et ne font pas partie du compte.
account-go-on = Continuer
account-not = Annuler
account-passkeys = Clés d’accès
account-passkey-made = ajoutée le { $date }
account-passkey-used = utilisée la dernière fois le { $date }
account-passkey-unused = pas encore utilisée
account-passkey-unnamed = Clé d’accès
account-remove = Retirer { $name }
account-remove-sure = Oui, retirer { $name }
account-new-name = Nom de la nouvelle clé d’accès
account-add = Ajouter une clé d’accès
account-codes = Codes de secours
account-codes-about = Chaque code vous laisse entrer une fois si vous avez perdu vos clés d’accès.
account-codes-left = { $count ->
    [0] Il ne reste aucun code.
    [one] Il reste un code.
   *[other] Il reste { $count } codes.
  }
account-codes-new = Créer de nouveaux codes
account-codes-keep = Notez ces codes ou imprimez-les : ils ne sont affichés que maintenant. Les codes précédents ne sont plus valables.
account-codes-copy = Copier les codes
account-codes-copied = Codes copiés.
account-codes-kept = Je les ai conservés
account-devices-title = Appareils
account-devices = { $count ->
    [one] Seul cet appareil est connecté.
   *[other] { $count } appareils sont connectés.
  }
account-sign-out = Se déconnecter ici
account-sign-out-others = Déconnecter tous les autres appareils
account-created = Votre compte est prêt.
account-signed-in = Vous êtes connecté·e.
account-moved = { $count ->
    [one] La connexion est établie et votre place a suivi.
   *[other] La connexion est établie et vos { $count } places ont suivi.
  }
account-recovered = Vous êtes entré·e avec un code. Ajoutez maintenant une clé d’accès et retirez celles que vous avez perdues.
account-added = La clé d’accès est ajoutée.
account-removed = La clé d’accès est retirée. Vous pouvez aussi la supprimer de votre appareil.
account-signed-out = Cet appareil est déconnecté.
account-others-out = Tous les autres appareils sont déconnectés.
account-cancelled = Rien n’a changé : aucune clé d’accès n’a été choisie.
account-here-already = Cet appareil a déjà une clé d’accès pour votre compte.
account-impossible = Les clés d’accès demandent une adresse sécurisée avec un nom d’hôte.
account-expired = Cela a pris trop de temps. Veuillez réessayer.
account-refused = La clé d’accès n’a pas été acceptée.
account-unknown-passkey = Cette clé d’accès n’appartient à aucun compte ici.
account-not-added = La clé d’accès n’a pas pu être ajoutée.
account-only-way-in = C’est votre seul moyen d’entrer. Créez d’abord des codes de secours ou ajoutez une autre clé d’accès.
account-bad-code = Ce code n’existe pas ou a déjà été utilisé.
account-none = Vous n’avez pas de compte.
account-deleting = « Effacer mes données » efface aussi le compte, avec toutes les clés d’accès, tous les codes et tous les appareils.
