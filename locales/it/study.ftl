# Valutazioni di giocatori e livelli.

cli-ratings = Studia quanto sono affidabili le valutazioni e colloca i livelli del computer
cli-ratings-simulate = Simula giocatori di forza nota e misura se la valutazione la ritrova
cli-ratings-levels = Stima la valutazione dei livelli del computer dai risultati degli incontri
cli-arg-population = Il numero di giocatori della popolazione (se non è indicato: 2000)
cli-arg-per-game = Il numero di giocatori in una partita, da 2 a 6 (se non è indicato: 2)
cli-arg-simulated-games = Il numero di partite (se non è indicato: 30 per giocatore)
cli-arg-pairing = Chi gioca contro chi: similar (valutazioni simili, come in una sala), similar-elo (lo stesso secondo Elo), random (a caso) o circles (solo giocatori di forza davvero uguale)
cli-arg-noise = Come è distribuita la fortuna: gumbel (come suppone il modello) o normal (in un altro modo)
cli-arg-shuffled = Mescola i risultati, come controllo: non se ne deve poter imparare nulla
cli-arg-repeats = Quante volte ripetere, ogni volta con il seme successivo (se non è indicato: 5)
cli-arg-results = Un file con un incontro per riga: gioco, giocatore, giocatore, vittorie, pareggi, sconfitte («-» per lo standard input)

ratings-setup = { $players } giocatori, { $per-game } in una partita, { $games } partite; abbinamento { $pairing }, fortuna { $noise }, semi da { $first } a { $last }
ratings-shuffled = I risultati sono mescolati: è il controllo.
ratings-runs = Ogni cifra è la media di tutte le ripetizioni, con la più bassa e la più alta tra parentesi.
ratings-model = modello
ratings-correlation = correlazione dei ranghi
ratings-log-loss = perdita logaritmica
ratings-brier = punteggio di Brier
ratings-coverage = nell’intervallo al 95%
ratings-truth = forze reali
ratings-difference = Perdita logaritmica di spielhof meno quella di Elo: { $difference }
ratings-first = Perdita logaritmica di spielhof per il primo posto: { $loss } (con probabilità uguali: { $even })
ratings-calibration = Previsioni di { $model } per il favorito e quanto spesso si sono avverate:
ratings-range = fascia
ratings-predicted = previsto
ratings-observed = osservato
ratings-count = previsioni

ratings-group = gruppo
ratings-player = giocatore
ratings-rating = valutazione
ratings-interval = intervallo al 95%
ratings-games = partite

fault-results-line = { $path }, riga { $line }: { $problem }
fault-results-words = Ha { $found } parole. Scrivine sei: gioco, giocatore, giocatore, vittorie, pareggi, sconfitte.
fault-results-game = «{ $game }» non è un gioco per due o più giocatori. «spielhof games» elenca i giochi.
fault-results-itself = { $player } gioca contro sé stesso. Indica due giocatori diversi.
fault-results-number = «{ $text }» non è un numero di partite.
fault-results-empty = { $path } non contiene risultati. Scrivi un incontro per riga: gioco, giocatore, giocatore, vittorie, pareggi, sconfitte.
fault-results-anchor = Nessuno gioca contro { $anchor } nel gruppo { $group }. Aggiungi un incontro, perché tutte le valutazioni si riferiscono a { $anchor }.
fault-results-unlinked = Nessun incontro collega { $player } a { $anchor } nel gruppo { $group }. Aggiungine uno.
fault-simulate-per-game = Qui una partita non può avere { $given } giocatori. Scegli da 2 a 6.
fault-simulate-players = Non si possono simulare { $given } giocatori. Scegli da { $least } a { $most }.
fault-simulate-games = Non si possono simulare { $given } partite. Scegli da 2 a { $most }.
fault-simulate-repeats = { $given } ripetizioni non sono possibili. Scegli da 1 a { $most }.
