# Finished games and what can be counted about them.

history-title = Mes parties
history-of = Parties de { $who }
history-filter = Quelles parties
history-who = Qui
history-everybody = Tout le monde sur cet appareil
history-game = Jeu
history-all-games = Tous les jeux
history-result = Résultat
history-all-results = Tous les résultats
history-won = Victoire
history-shared = Nulle
history-lost = Défaite
history-both = Joué des deux côtés
history-broken = Interrompue
history-solved = Résolu
history-unsolved = Pas résolu
history-games = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
history-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
history-with-hints = Avec conseils
history-deleted = Joueur supprimé
history-more = Afficher plus
history-counts = Combien de fois vous avez gagné
history-counts-about = Seules comptent les parties entières jouées depuis la position de départ habituelle. « Avec conseils » indique dans combien d’entre elles l’ordinateur a aidé.
history-players = Joueurs
history-against = Contre
history-people = Personnes
history-played = Parties
history-rate = % de victoires
history-bests = Meilleures solutions
history-best = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $jumps ->
    [one] { $jumps } saut
   *[other] { $jumps } sauts
}
history-solved-times = { $count ->
    [one] résolu une fois
   *[other] résolu { $count } fois
}
history-none = Aucune partie terminée pour le moment. Dès qu’une partie sera finie, vous la trouverez ici.
history-none-public = Il n’y a pas encore de parties terminées ici.
history-loading = Recherche des parties terminées…
history-data = Vos données
history-public = Montrer mes parties à tout le monde
history-public-about = Toute personne qui a le lien voit votre nom, vos parties terminées et ces chiffres. Les noms des autres y sont visibles aussi.
history-public-link = Votre page publique
history-export = Télécharger mes données
history-data-about = Vous pouvez tout effacer dans les réglages.
