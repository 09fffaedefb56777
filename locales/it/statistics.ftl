# Come sono le partite: chi vince secondo l’ordine, quanto durano, quanto decide la fortuna.

cli-study-statistics = Misura chi vince secondo l’ordine di gioco, quanto durano le partite e quanto decide la fortuna

figures-title = Cifre
figures-players = { $count ->
    [one] Un giocatore
   *[other] { $count } giocatori
}
figures-self-play = { $games ->
    [one] Una partita tra computer di livello { $level }
   *[other] { $games } partite tra computer di livello { $level }
}
figures-server = { $games ->
    [one] Una partita tra persone su questo server
   *[other] { $games } partite tra persone su questo server
}
figures-none = Di questo gioco non ci sono ancora cifre.
figures-few = Troppo poche partite per dire qualcosa: le cifre si vedono da { $least } partite in su.

figures-order = Ordine di gioco
figures-place-1 = Gioca per primo
figures-place-2 = Gioca per secondo
figures-place-3 = Gioca per terzo
figures-place-4 = Gioca per quarto
figures-place-5 = Gioca per quinto
figures-place-6 = Gioca per sesto
figures-solved = Risolto
figures-unsolved = Non risolto
figures-shared = Pareggio
figures-unfinished = Senza risultato
figures-won = Vittorie
figures-interval = Intervallo del 95 %
figures-games = Partite
figures-share = { $share } %
figures-range = { $low }–{ $high } %

figures-equal = A pari probabilità sarebbe il { $share } % per ognuno.
figures-first-ahead = Chi giocava per primo ha vinto più spesso di quanto spieghi probabilmente il caso.
figures-first-behind = Chi giocava per primo ha vinto meno spesso di quanto spieghi probabilmente il caso.
figures-first-open = Queste partite non mostrano se convenga giocare per primi.

figures-turns = Turni di tutti i giocatori insieme
figures-turns-alone = Turni fino alla soluzione
figures-mean = Media
figures-median = Metà delle partite dura al massimo
figures-middle = Otto partite su dieci durano

figures-luck = Fortuna
figures-swing = In media un tiro cambia la probabilità di vincere di { $swing } punti percentuali.
figures-correlation = Correlazione tra fortuna e risultato: { $correlation } (da { $low } a { $high }). Con 0 la fortuna non deciderebbe niente, con 1 tutto.

figures-note-bars = La barra è la parte delle partite; la linea sopra è l’intervallo del 95 %, in cui probabilmente si trova la parte vera; il segno punteggiato indica pari probabilità. Meno sono le partite, più lunga è la linea: ciò che mostra un campione piccolo può essere un caso.
figures-note-self-play = Tutti i giocatori sono computer dello stesso livello. Ognuno fa prima due turni a caso, perché le partite siano diverse. Tra persone può andare diversamente.
figures-note-server = Partite con le regole usuali, giocate fino in fondo da persone, senza computer né suggerimenti. Si conservano solo somme, niente su nessuno.
figures-line = Riga per il file di dati: { $line }
