# Analisi di partite, e studi su di esse.

cli-analyse = Mostra che cosa sono costate le mosse di una registrazione, chi ha avuto fortuna e dove si è decisa la partita
cli-arg-effort = Quanto cercare: quick (veloce), thorough (a fondo) o un numero di nodi (se non è indicato: quick)
cli-arg-annotate = Stampa la registrazione con gli errori come commenti
cli-study = Studia la qualità delle analisi, in partite di computer
cli-study-calibrate = Adatta le probabilità di vittoria a delle partite e misura quanto bene ne prevedono altre
cli-study-errors = Misura quanto costa un turno di ogni livello
cli-study-luck = Controlla che la fortuna in media sia zero, e come fortuna e abilità decidono le partite
cli-arg-study-games = Il numero di partite, per ogni livello (se non è indicato: 100)
cli-arg-study-seed = Da questo numero seguono partite e dadi (se non è indicato: 1)
cli-arg-study-effort = Quanto cercare per ogni azione: quick (veloce), thorough (a fondo) o un numero di nodi
cli-arg-study-level = Il livello di tutti i giocatori (se non è indicato: 3)
cli-arg-study-levels = I livelli, separati da virgole (se non è indicato: 2,4,6)
cli-arg-positions = Circa quante posizioni prendere da ogni partita (se non è indicato: 8)
cli-arg-every = Analizza solo un’azione ogni N (se non è indicato: 5)
cli-arg-keep = Conserva le partite finite in questo file e non rigiocare quelle che contiene già

review-turn = turno
review-seat = posto
review-side = parte
review-played = giocato
review-better = meglio
review-cost = turni persi
review-lost = % persa
review-luck = % fortuna
review-chances = % vittoria
review-turns = turni
review-inaccuracy = imprecisioni
review-mistake = errori
review-blunder = errori gravi
review-no-turning-points = Nessun errore è bastato a far girare la partita.
review-turning-points = Punti di svolta: turni { $turns }
review-decisive = Il turno decisivo è stato il { $turn }. { $who }.
review-fewest = Soluzione più breve nota dall’inizio: { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
review-progress = { $done } di { $of } passi

study-setup = { $game }, giocatori: { $players }, partite: { $games } di { $by }; seme { $seed }, impegno { $effort }
study-progress = { $done } di { $of } partite
study-curve = Curva (gioco, giocatori, pendenza, tempo, parti): { $line }. Adattata a { $fitted } partite; le cifre vengono da { $positions } posizioni di altre { $others } partite.
study-prediction = previsione
study-fitted = questa curva
study-shown = come mostrata ora
study-without-search = senza ricerca
study-constant = sempre la stessa
study-reliability = Previsioni di questa curva, e quante volte si sono avverate:
study-cost = turni persi per turno
study-chance = probabilità persa per turno
study-luck = fortuna media
study-roll-luck = fortuna media di un lancio
study-interval = intervallo del 99,9 %
study-errors = perdita media per errori
study-zero = Ogni intervallo contiene lo zero: i dadi sembrano regolari.
study-not-zero = Un intervallo non contiene lo zero: i dadi non sembrano regolari.
study-loaded = Il dado del primo posto è truccato: è il controllo, e si deve notare.
study-correlations = Correlazione con il risultato: fortuna { $luck }, abilità { $skill }

fault-effort = «{ $text }» non è un impegno. Usa quick, thorough o un numero di nodi.
fault-study-alone = { $game } si gioca da soli e non ha probabilità di vittoria. Scegli un gioco per due o più.
fault-study-dice = { $game } non ha dadi. Scegli un gioco con i dadi.
fault-study-keep = { $path } appartiene a un altro studio. Indica un nuovo file, o ripeti gli argomenti di quello studio.
