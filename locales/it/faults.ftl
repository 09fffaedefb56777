# Che cosa non va in un gioco richiesto, una posizione, una registrazione o una parola scritta.

fault-unknown-game = Non c’è nessun gioco che si chiama «{ $id }». Volevi dire «{ $nearest }»? «spielhof games» li elenca tutti.
fault-players = Questo gioco non è per { $players }. Numeri di giocatori possibili: { $allowed }.
fault-first-seat = Il giocatore { $seat } non può cominciare: i giocatori hanno i numeri da 1 a { $seats }.
fault-rules = Non ci sono regole numero { $number }; questo programma conosce i numeri { $known }.
fault-unknown-option = Con tanti giocatori così questo gioco non ha l’opzione «{ $option }». Ha: { $known }.
fault-no-options = Con tanti giocatori così questo gioco non ha l’opzione «{ $option }»; non ne ha proprio nessuna.
fault-unknown-value = «{ $value }» non è un valore dell’opzione «{ $option }». Sono possibili: { $known }.
fault-contradiction = { $one } e { $other } non vanno insieme.
fault-no-figure = In questo gioco non c’è una figura da formare.
fault-figure-mark = «{ $mark }» in { $cell } non va bene in una figura; disegna le sue caselle con «o» e le altre con «.».
fault-figure-size = La figura deve avere { $wanted } caselle, una per ogni pedina; ne sono disegnate { $found }.
fault-figure-at-home = All’inizio del gioco le pedine stanno già su questa figura.
fault-option-form = «{ $text }» non è un’opzione. Scrivi nome=valore.

fault-picture-row = Il disegno ha una riga che comincia con «{ $row }», ma nessuna fila di questo tabellone si chiama così.
fault-picture-twice = La fila { $row } è disegnata due volte.
fault-picture-length = La fila { $row } ha { $wanted } caselle, ma ne sono disegnate { $found }.
fault-mark = «{ $mark }» in { $cell } non è una pedina di questo gioco.
fault-field = La riga «{ $field }:» non fa parte di questa posizione.
fault-field-twice = La riga «{ $field }:» c’è due volte.
fault-field-value = «{ $value }» non ha senso nella riga «{ $field }:».
fault-moved-no-cell = «{ $name }» nella riga «moved:» non è una casella. Scrivici le caselle, per esempio «c4 d5», delle pedine che hanno già mosso in questo turno.
fault-moved-not-own = In { $cell } non c’è nessuna pedina del posto { $seat }. La riga «moved:» nomina le caselle delle pedine del posto { $seat } che hanno già mosso in questo turno.
fault-moved-not-one-roll = Caselle nella riga «moved:»: { $moved }. Con «steps: { $steps }» e «jumps: { $jumps }» ciò non viene da un solo tiro. Un dado permette da 1 a 6 passi, compresi quelli che restano; con «jumps: 0» una delle pedine nominate ha saltato.
fault-field-empty = La riga «{ $field }:» manca o è vuota.
fault-too-many = Ci sono { $found } pedine «{ $mark }», ne sono possibili al massimo { $most }.
fault-no-pieces = Non c’è nessuna pedina «{ $mark }», eppure la sua parte è in gioco.
fault-no-marked = Non c’è nessuna pedina «{ $mark }»: una pedina di ogni colore è quella segnata.
fault-misplaced = Una pedina «{ $mark }» non può stare in { $cell }.
fault-turn-of-nobody = È il turno di un giocatore che non è più in gioco.
fault-barricades = Devono esserci { $wanted } barricate, compresa quella in mano; ce ne sono { $found }.

fault-not-an-action = «{ $text }» non è una mossa. Le mosse si scrivono c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass o end.
fault-unknown-cell = Questo tabellone non ha la casella «{ $cell }».
fault-which-yard = Da lì potrebbero entrare due dei tuoi colori: scrivi il colore al posto di «yard», come in red-g1.
fault-not-this-way = La pedina può andarci, ma non per questa strada.

fault-record-header = La riga { $line } della registrazione non ha senso: { $text }
fault-record-missing = Alla registrazione manca la riga «{ $field }:».
fault-record-rules = La registrazione è stata fatta con le regole numero { $number }; questo programma conosce i numeri { $known }. Si può leggere, ma non rigiocare.
fault-record-action = Il turno { $turn } della registrazione non si può giocare: { $text }
fault-record-result = La registrazione dà il risultato { $written ->
    [open] aperto
   *[other] { $written }
  }, ma le sue mosse portano a { $played ->
    [open] aperto
   *[other] { $played }
  }.
fault-record-ranks = La registrazione dice che la partita è finita per «{ $ending }» con il risultato { $written ->
    [open] aperto
   *[other] { $written }
  }; in questo gioco le due cose non vanno insieme.
fault-record-salt = La registrazione ha, per i dadi, un seme del posto { $seat }, che nel gioco non esiste.
fault-record-seed = La registrazione rivela il seme del server, ma la sua partita non è finita.

fault-verify-no-proof = La registrazione non dice niente dei suoi dadi: non si possono verificare.
fault-verify-not-revealed = Il seme del server non è ancora stato rivelato. Lo sarà a partita finita; allora si potranno verificare i dadi.
fault-verify-seed = Il seme non è quello promesso: era promesso { $promised }, la sua impronta è { $revealed }.
fault-verify-first = Ha cominciato il posto { $written }, ma la sorte ha indicato il posto { $drawn }.
fault-verify-order = Il numero { $number } viene dopo { $before }: i numeri dei tiri salgono da 1 e non si usano mai due volte.
fault-verify-no-number = Nel turno { $turn } c’è un tiro senza numero.
fault-verify-no-roll = Il tiro numero { $number } non è fra le mosse.
fault-verify-roll = Turno { $turn }, tiro numero { $number }: la registrazione dice { $written }, ma è uscito { $drawn }.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } esiste già. Indica un altro nome.
fault-depth = «{ $text }» non è una profondità; scrivi un numero da 0 a 99.
fault-number = «{ $text }» non è un numero che va bene qui.
fault-player = Non c’è nessun giocatore che si chiama «{ $name }». Ci sono: random, baseline, da level1 a level6, nodes:50000, time:1000 (millesimi di secondo) ed exec:COMANDO.
fault-seat-count = Hai indicato { $named } giocatori, ma il gioco ha { $seats } posti.
fault-language = Qui non c’è la lingua «{ $language }». Ci sono: { $known }.
fault-usage = { $text } «spielhof --help» spiega di più.
fault-usage-missing = Manca qualcosa: { $what }.
fault-usage-unknown = «{ $what }» qui non è conosciuto.
fault-usage-value = «{ $value }» non è possibile per { $what }.
fault-usage-other = Il comando non si capisce.
fault-engine-command = «{ $command }» non è un comando. Ci sono: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Dovrebbe essere così: { $example }
fault-engine-over = La partita è finita: non c’è niente su cui riflettere.
fault-engine-chance = Ora tocca ai dadi: aggiungi il tiro alle mosse della posizione.
fault-engine-start = «{ $command }» non si può avviare: { $problem }
fault-engine-ended = «{ $command }» si è chiuso prima della fine dell’incontro.
fault-engine-answer = «{ $command }» ha risposto qualcosa che qui non è una mossa: { $answer }
fault-sprt = «{ $text }» non è un punteggio da verificare: deve stare sopra il { $even } per cento che fanno giocatori pari, e sotto 100.
fault-other = { $text }
