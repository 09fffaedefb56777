# Ratings, and solutions of games alone.
rated = Partita classificata
rated-about = Il risultato cambia i punteggi. Niente suggerimenti, nulla si annulla e c'è un orologio.
rating-page-title = Punteggi
rating-page-lead = Un punteggio dice quanto è forte una persona, per quanto mostrano i risultati. Vale per gruppi di giochi simili.
rating-page-mine = I tuoi punteggi
rating-page-none = Ancora nessun punteggio. Con un account puoi giocare partite classificate.
rating-value = { $value } ± { $plusMinus }
rating-uncertain = ancora incerto
rating-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
rating-group-barricade = { game-barricade }
rating-group-square = Tavole quadrate
rating-group-star = Tavole a stella
rating-group-dice = { game-dice-halma }
rating-group-capture = Giochi di cattura
rating-group-line = { game-gobang }
rating-page-levels = I livelli del computer
rating-page-level = Livello { $level }
rating-page-best = I migliori
rating-page-nobody = Ancora nessuno. Qui c'è chi mostra la propria pagina e ha giocato abbastanza.
rating-page-player = Nome
rating-page-rating = Punteggio
rating-changed = Punteggio: { $before } → { $after }
solutions-title = Soluzioni
solutions-lead = Ogni soluzione compare una volta, con la persona che l'ha trovata per prima. Quelle pubblicate e quelle trovate con suggerimenti non contano.
solutions-none = Nessuno ha ancora trovato una nuova soluzione.
solutions-turns = Turni
solutions-jumps = Salti
solutions-found = Trovata da
solutions-link = Chi ha trovato quale soluzione
quick-rated = Solo partite classificate
solutions-watch = Guarda questa soluzione
