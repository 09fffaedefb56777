# Bots: programs that play, and the tokens they show.

bots-title = Les bots
bots-about = Un programme à vous peut jouer ici comme bot. Tout le monde voit que c’en est un. docs/bots.md explique comment le connecter.
bots-name = Nom du bot
bots-make = Créer un bot
bots-token = Le jeton de { $name }. Il n’est montré que cette fois : copiez-le maintenant.
bots-copy = Copier le jeton
bots-copied = Le jeton est copié.
bots-seen = vu pour la dernière fois le { $day }
bots-delete = Supprimer { $name }
bots-delete-sure = Supprimer { $name } pour de bon : le jeton cesse aussitôt de fonctionner
bots-keep = Le garder
bots-deleted = { $name } est supprimé.
