# Una partita nel terminale.

play-no-terminal = Una partita ha bisogno di un terminale. Avvia «spielhof play» in un terminale, o usa --piped per mandare i comandi attraverso una pipe.
play-choose = Quale gioco? Scrivi il numero o l’id (riga vuota: { $default }).
play-welcome = { $game }, { $players ->
    [one] in solitario
   *[other] per { $players }
  }. Scrivi «aiuto» per sapere che cosa puoi dire.
play-turn = Tocca a { $who }.
play-turn-set-down = { $who } mette giù la barricata.
play-turn-place = { $who } posa una pedina.
play-turn-dice = { $who } sceglie il dado dei passi; l’altro è per i salti.
play-turn-huff = { $who } soffia una pedina che ha mancato una cattura.
play-turn-or-end = { $who } continua, o finisce il turno con «end».
play-turn-goes-on = { $who } continua a saltare con la pedina in { $cell }.
play-seat = Giocatore { $seat } ({ $colours }, { $player })
play-seat-plain = Giocatore { $seat } ({ $player })
play-player-human = persona
play-drawn = Tirato a sorte: { $action }
play-rolled = { $who } tira { $die }.
play-dice-left = Resta in questo turno: { $steps ->
    [0] nessun passo
    [one] un passo
   *[other] { $steps } passi
  } e { $jumps ->
    [0] nessuna catena di salti
    [one] una catena di esattamente un salto
   *[other] una catena di esattamente { $jumps } salti
  }.
play-acted = { $who }: { $action }
play-yard = { $colour }: { $count } in casa
play-to-place = { $colour }: { $count } ancora da posare
play-taken = Giocatore { $seat }: { $count ->
    [one] { $count } presa
   *[other] { $count } prese
  }
play-hint = Il computer giocherebbe { $action }.
play-legal = { $action } è permessa.
play-way = Il percorso: { $way }
play-moves = { $count ->
    [0] Nessuna mossa.
    [one] Una mossa:
   *[other] { $count } mosse:
  }
play-undone = Annullato: { $action }
play-undo-nothing = Non c’è niente da annullare.
play-undo-dice = I dadi sono tratti; niente di quel che viene prima si può annullare.
play-saved = La registrazione è in { $path }.
play-saved-to-go-on = «spielhof replay { $path }» la rigioca.
play-unknown = Scrivi una mossa come { $example }, oppure «aiuto».
play-why-what = Chiedi di una mossa, per esempio «perché { $example }».
play-house-rules = Regole della casa
play-over-winner = Vittoria: { $who }.
play-over-shared = Vittoria condivisa: { $who }.
play-over-solved = Risolto in { $turns ->
    [one] un turno
   *[other] { $turns } turni
  } con { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
  }.
play-over-unsolved = Non resta nessuna mossa: non risolto.
ending-rules = La partita è finita secondo le regole.
ending-repetition = La stessa posizione si è presentata per la terza volta; la partita finisce qui.
ending-turn-limit = Il limite di turni è raggiunto; la partita finisce qui.
ending-resignation = La partita è finita perché qualcuno si è arreso.
ending-agreement = Tutti si sono accordati per il pareggio.
ending-clock = La partita è finita perché a qualcuno è scaduto il tempo.
ending-aborted = La partita è stata interrotta; non ha risultato.
reason-arrived = Tutte le pedine di chi vince sono arrivate.
reason-filled = Il traguardo è pieno, e più della metà è di chi vince.
reason-cannot-clear = Chi non può liberare la sua casa ha perso.
reason-line = Una linea è completa.
reason-nobody-moves = Nessuno può più muovere; la partita finisce così com’è.
reason-no-way-out = Nessun salto porta più fuori: vince chi ha preso più pedine.
reason-all-placed = Tutte le pedine sono sul tabellone: contano le prese meno le perse.
reason-all-off = Tutte le pedine di chi vince sono fuori dal tabellone.
reason-home-square = Una pedina ha raggiunto la casella d’arrivo.
reason-too-few-mice = Restano troppo pochi topi per chiudere i gatti.
reason-cats-shut-in = I gatti sono chiusi.
reason-quiet = Da molto non si prende nulla: la vittoria è condivisa.
reason-no-salt = Il dispositivo di un giocatore non ha inviato in tempo un numero casuale per i dadi; nessuno ha perso.
play-over-rank = { $rank }. { $who }
play-side = Giocatore { $seats }
play-bye = Arrivederci.
play-help =
    Scrivi una mossa come { $example } per giocarla. Inoltre:
    mosse [CASELLA]  le mosse permesse, o quelle di una pedina
    consiglio        che cosa farebbe il computer, e come stai andando
    perché MOSSA     perché una mossa è possibile o no
    annulla          tornare indietro, fino alla tua ultima decisione
    regole           le regole di questo gioco
    tabellone        disegnare di nuovo il tabellone
    salva [FILE]     scrivere la registrazione (in spielhof-record.txt se non dici dove)
    esci             lasciare la partita
# Parole che si possono scrivere per ogni comando, la prima è quella abituale.
command-help = aiuto ?
command-moves = mosse
command-hint = consiglio suggerimento
command-why = perché perche
command-undo = annulla indietro
command-rules = regole
command-board = tabellone
command-save = salva
command-quit = esci
play-player-level = computer, livello { $level }
score-wins = Così si vince.
score-loses = Così si perde contro il gioco migliore.
score-far-ahead = Sei molto in vantaggio ({ $score }).
score-ahead = Sei in vantaggio ({ $score }).
score-even = Siete quasi alla pari ({ $score }).
score-behind = Sei in svantaggio ({ $score }).
score-far-behind = Sei molto in svantaggio ({ $score }).
