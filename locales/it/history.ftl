# Finished games and what can be counted about them.

history-title = Le mie partite
history-of = Partite di { $who }
history-filter = Quali partite
history-who = Chi
history-everybody = Tutti su questo dispositivo
history-game = Gioco
history-all-games = Tutti i giochi
history-result = Risultato
history-all-results = Tutti i risultati
history-won = Vittoria
history-shared = Pareggio
history-lost = Sconfitta
history-both = Giocata da entrambi i lati
history-broken = Interrotta
history-solved = Risolto
history-unsolved = Non risolto
history-games = { $count ->
    [one] Una partita finita
   *[other] { $count } partite finite
}
history-turns = { $count ->
    [one] 1 turno
   *[other] { $count } turni
}
history-with-hints = Con suggerimenti
history-deleted = Giocatore cancellato
history-more = Mostra altre
history-counts = Quante volte hai vinto
history-counts-about = Contano solo le partite intere dalla solita posizione iniziale. «Con suggerimenti» dice in quante di queste ha aiutato il computer.
history-players = Giocatori
history-against = Contro
history-people = Persone
history-played = Giocate
history-rate = % di vittorie
history-bests = Soluzioni migliori
history-best = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}, { $jumps ->
    [one] 1 salto
   *[other] { $jumps } salti
}
history-solved-times = { $count ->
    [one] risolto una volta
   *[other] risolto { $count } volte
}
history-none = Ancora nessuna partita finita. Appena ne finisce una, la trovi qui.
history-none-public = Qui non ci sono ancora partite finite.
history-loading = Ricerca delle partite finite…
history-data = I tuoi dati
history-public = Mostra a tutti le mie partite
history-public-about = Chi ha il link vede il tuo nome, le tue partite finite e questi numeri. Si vedono anche i nomi degli altri.
history-public-link = La tua pagina pubblica
history-export = Scarica i miei dati
history-data-about = Puoi cancellare tutto nelle impostazioni.
