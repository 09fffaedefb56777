# Rappels que c’est à son tour : l’interrupteur et ce qu’il dit.

reminders-title = Rappels
reminders-here = Me prévenir sur cet appareil
reminders-about = Quand c’est à vous et que la table n’est pas ouverte, l’appareil vous prévient. Le message indique le jeu et le temps qu’il vous reste, mais aucun nom.
reminders-offer = Cela peut durer. Cet appareil doit-il vous prévenir quand c’est à vous ?
reminders-no = Non merci
reminders-blocked = Le navigateur bloque les messages de cette page. Autorisez les notifications de ce site dans les réglages du navigateur, en général derrière l’icône à côté de l’adresse. Vous pourrez ensuite activer les rappels ici.
reminders-not-allowed = Le navigateur n’a pas le droit d’afficher des messages : rien n’a changé.
reminders-failed = Le navigateur n’a pas pu s’inscrire aux messages. Vérifiez la connexion et réessayez.
reminders-devices = { $count ->
    [0] Aucun appareil ne vous prévient.
    [one] Vous êtes prévenu sur { $count } appareil.
   *[other] Vous êtes prévenu sur { $count } appareils.
}
