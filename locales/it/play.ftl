# Una partita nel terminale.

play-no-terminal = Una partita ha bisogno di un terminale. Avvia lì «spielhof play», oppure usa --piped per inviare i comandi con una pipe.
play-choose = Quale gioco? Scrivi il numero o il nome (oppure premi Invio per { $default }).
play-welcome = { $game }, { $players ->
    [one] in solitario
   *[other] in { $players }
  }. Scrivi «aiuto» per vedere che cosa puoi fare.
play-turn = Tocca a: { $who }.
play-turn-set-down = { $who } piazza la barricata.
play-turn-place = { $who } piazza una pedina.
play-turn-dice = { $who } sceglie quale dado è per i passi; l’altro è per i salti.
play-turn-huff = { $who } soffia una pedina che ha mancato una cattura.
play-turn-or-end = { $who } continua, o finisce il turno con «end».
play-turn-goes-on = { $who } continua a saltare con la pedina in { $cell }.
play-seat = Posto { $seat } ({ $colours }, { $player })
play-seat-plain = Posto { $seat } ({ $player })
play-player-human = persona
play-drawn = Scelto a caso: { $action }
play-rolled = { $who } tira: { $die }.
play-roll = Il tiro: { $dice }
play-dice-left = Resta per questo turno: { $steps ->
    [0] nessun passo
    [one] un passo
   *[other] { $steps } passi
  } e { $jumps ->
    [0] nessuna catena di salti
    [one] una catena di esattamente un salto
   *[other] una catena di esattamente { $jumps } salti
  }.
play-acted = { $who }: { $action }
play-yard = { $colour }: { $count } nel cortile
play-to-place = { $colour }: { $count } ancora da piazzare
play-taken = Posto { $seat }: { $count ->
    [one] { $count } cattura
   *[other] { $count } catture
  }
play-hint = Il computer giocherebbe { $action }.
play-legal = { $action }: questa mossa è permessa.
play-way = Il percorso: { $way }
play-moves = { $count ->
    [0] Nessuna mossa.
    [one] Una mossa:
   *[other] { $count } mosse:
  }
play-undone = Annullato: { $action }
play-undo-nothing = Non c’è niente da annullare.
play-undo-dice = I dadi sono già stati tirati: quello che viene prima non si può annullare.
play-saved = La registrazione della partita è salvata in { $path }.
play-saved-to-go-on = Per rivederla: «spielhof replay { $path }».
play-unknown = Scrivi una mossa, per esempio { $example }, oppure «aiuto».
play-why-what = Chiedi di una mossa, per esempio «perché { $example }».
play-house-rules = Regole della casa
play-over-winner = Vince: { $who }.
play-over-shared = Vittoria a pari merito: { $who }.
play-over-solved = Risolto in { $turns ->
    [one] un turno
   *[other] { $turns } turni
  } con { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
  }.
play-over-unsolved = Non ci sono più mosse: non risolto.
ending-rules = La partita è finita secondo le regole.
ending-repetition = La stessa posizione si è presentata per la terza volta: la partita finisce qui.
ending-turn-limit = È stato raggiunto il limite di turni: la partita finisce qui.
ending-resignation = La partita è finita perché qualcuno si è arreso.
ending-agreement = Tutti hanno accettato il pareggio.
ending-clock = La partita è finita perché a qualcuno è scaduto il tempo.
ending-aborted = La partita è stata interrotta e non ha risultato.
reason-arrived = Tutte le pedine di chi vince sono arrivate.
reason-filled = La zona d’arrivo di chi vince è piena, e più della metà delle pedine lì dentro sono sue.
reason-cannot-clear = Un giocatore non ha potuto svuotare il suo cortile e ha perso.
reason-line = Una linea è completa.
reason-nobody-moves = Nessuno può più muovere: decide la posizione attuale.
reason-no-way-out = Nessuna pedina può più saltare fuori: vince chi ne ha catturate di più.
reason-all-placed = Tutte le pedine sono piazzate: il punteggio è pedine catturate meno pedine perse.
reason-all-off = Tutte le pedine di chi vince sono fuori dal tabellone.
reason-home-square = Una pedina ha raggiunto la casella d’arrivo.
reason-too-few-mice = Restano troppo pochi topi per intrappolare i gatti.
reason-cats-shut-in = I gatti sono in trappola.
reason-quiet = Da molto tempo non ci sono catture: la partita è pari.
reason-no-salt = Il dispositivo di un giocatore non ha inviato in tempo un numero casuale per i dadi. Nessuno perde.
play-over-rank = { $rank }. { $who }
play-side = Posto { $seats }
play-bye = Arrivederci.
play-help =
    Scrivi una mossa, per esempio { $example }, per giocarla. Inoltre:
    mosse [CASELLA]  le mosse permesse, o quelle di una pedina
    suggerimento     che cosa farebbe il computer, e come stai andando
    perché MOSSA     perché una mossa è permessa o no
    annulla          annulla la tua ultima decisione
    regole           le regole di questo gioco
    tabellone        disegna di nuovo il tabellone
    salva [FILE]     salva la registrazione (in spielhof-record.txt se non indichi un file)
    esci             lascia la partita
# Parole che si possono scrivere per ogni comando; la prima è quella abituale.
command-help = aiuto ?
command-moves = mosse
command-hint = suggerimento consiglio
command-why = perché perche
command-undo = annulla indietro
command-rules = regole
command-board = tabellone
command-save = salva
command-quit = esci
play-player-level = computer, livello { $level }
score-wins = Così vinci.
score-loses = Così perdi, se l’avversario gioca al meglio.
score-far-ahead = Sei in netto vantaggio ({ $score } turni).
score-ahead = Sei in vantaggio ({ $score } turni).
score-even = La partita è più o meno in equilibrio ({ $score } turni).
score-behind = Sei in svantaggio ({ $score } turni).
score-far-behind = Sei in netto svantaggio ({ $score } turni).
