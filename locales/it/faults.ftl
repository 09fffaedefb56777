# Che cosa non va in un gioco richiesto, una posizione, una registrazione o qualcosa di scritto.

fault-unknown-game = Non esiste nessun gioco che si chiama «{ $id }». Volevi dire «{ $nearest }»? «spielhof games» li elenca tutti.
fault-players = Numero di giocatori sbagliato: { $players }. Numeri possibili in questo gioco: { $allowed }.
fault-first-seat = Il posto { $seat } non può cominciare: i posti vanno da 1 a { $seats }.
fault-rules = La versione { $number } delle regole non esiste; questo programma conosce: { $known }.
fault-unknown-option = Con questo numero di giocatori il gioco non ha l’opzione «{ $option }». Ha: { $known }.
fault-no-options = Con questo numero di giocatori il gioco non ha l’opzione «{ $option }»; anzi, non ne ha nessuna.
fault-unknown-value = «{ $value }» non è un valore dell’opzione «{ $option }». Scegli fra: { $known }.
fault-contradiction = { $one } e { $other } non si possono combinare.
fault-no-figure = In questo gioco non c’è una figura da riempire.
fault-figure-mark = «{ $mark }» in { $cell } non si può usare in una figura; disegna le sue caselle con «o» e tutte le altre con «.».
fault-figure-size = La figura deve avere { $wanted } caselle, una per ogni pedina, ma ne ha { $found }.
fault-figure-at-home = All’inizio della partita le pedine stanno già su questa figura.
fault-option-form = «{ $text }» non è un’opzione. Scrivi nome=valore.

fault-picture-row = Il disegno ha una riga che comincia con «{ $row }», ma questo tabellone non ha una fila con quel nome.
fault-picture-twice = La fila { $row } è disegnata due volte.
fault-picture-length = La fila { $row } ha { $wanted } caselle, ma il numero disegnato è { $found }.
fault-mark = «{ $mark }» in { $cell } non è una pedina di questo gioco.
fault-field = La riga «{ $field }:» non fa parte di questa posizione.
fault-field-twice = La riga «{ $field }:» compare due volte.
fault-field-value = «{ $value }» non ha senso nella riga «{ $field }:».
fault-moved-no-cell = «{ $name }» nella riga «moved:» non è una casella del tabellone. Elenca le caselle delle pedine che si sono già mosse in questo turno, per esempio «c4 d5».
fault-moved-not-own = Il posto { $seat } non ha nessuna pedina in { $cell }. La riga «moved:» elenca le caselle delle pedine del posto { $seat } che si sono già mosse in questo turno.
fault-moved-not-one-roll = Caselle nella riga «moved:»: { $moved }. Insieme a «steps: { $steps }» e «jumps: { $jumps }» non possono venire da un solo tiro. Un dado permette da 1 a 6 passi, compresi quelli che restano; con «jumps: 0» una delle pedine elencate ha invece saltato.
fault-field-empty = La riga «{ $field }:» manca o è vuota.
fault-too-many = Troppe pedine «{ $mark }»: { $found }, ma il massimo è { $most }.
fault-no-pieces = Non c’è nessuna pedina «{ $mark }», anche se la sua parte è in gioco.
fault-no-marked = Non c’è nessuna pedina «{ $mark }»: una pedina di ogni colore deve essere quella contrassegnata.
fault-misplaced = Una pedina «{ $mark }» non può stare in { $cell }.
fault-turn-of-nobody = Il posto a cui tocca è già uscito dalla partita.
fault-barricades = Il numero di barricate deve essere { $wanted }, compresa quella in mano, ma è { $found }.

fault-not-an-action = «{ $text }» non è una mossa. Le mosse si scrivono così: c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass o end.
fault-unknown-cell = Questo tabellone non ha la casella «{ $cell }».
fault-which-yard = Lì potrebbero entrare in gioco due dei tuoi colori: scrivi il colore al posto di «yard», come in red-g1.
fault-not-this-way = La pedina può arrivarci, ma non per questa strada.

fault-record-header = La riga { $line } della registrazione non ha senso: { $text }
fault-record-missing = Nella registrazione manca la riga «{ $field }:».
fault-record-rules = La registrazione è stata fatta con la versione { $number } delle regole; questo programma conosce: { $known }. Si può leggere, ma non rigiocare.
fault-record-action = Il turno { $turn } della registrazione non si può giocare: { $text }
fault-record-result = La registrazione dice che il risultato è { $written ->
    [open] aperto
   *[other] { $written }
  }, ma secondo le sue mosse è { $played ->
    [open] aperto
   *[other] { $played }
  }.
fault-record-ranks = La registrazione dice che la partita è finita per «{ $ending }» con il risultato { $written ->
    [open] aperto
   *[other] { $written }
  }; in questo gioco non può succedere.
fault-record-salt = La registrazione contiene un seme per i dadi dal posto { $seat }, ma il gioco non ha quel posto.
fault-record-seed = La registrazione rivela il seme del server, ma la partita non è finita.

fault-verify-no-proof = La registrazione non dice niente sui suoi dadi, quindi non si possono verificare.
fault-verify-not-revealed = Il seme del server non è ancora stato rivelato. I dadi si possono verificare a partita finita.
fault-verify-seed = Il seme non è quello promesso: l’hash promesso è { $promised }, ma quello del seme è { $revealed }.
fault-verify-first = Ha cominciato il posto { $written }, ma il sorteggio ha scelto il posto { $drawn }.
fault-verify-order = Il numero { $number } viene dopo { $before }: i numeri dei tiri salgono da 1 e non si usano mai due volte.
fault-verify-earlier = Secondo la registrazione, { $earlier } tiri sono avvenuti prima dell’apertura di questo tavolo, ma ne contiene solo { $found }.
fault-verify-no-number = Un tiro nel turno { $turn } non ha numero.
fault-verify-no-roll = Il tiro numero { $number } non è fra le mosse.
fault-verify-roll = Turno { $turn }, tiro numero { $number }: la registrazione dice { $written }, ma è uscito { $drawn }.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } esiste già. Scegli un altro nome.
fault-depth = «{ $text }» non è una profondità; scrivi un numero da 0 a 99.
fault-number = «{ $text }» non è un numero che va bene qui.
fault-player = Non esiste nessun giocatore che si chiama «{ $name }». Scegli fra: random, baseline, da level1 a level6, nodes:50000, time:1000 (in millisecondi) ed exec:COMANDO.
fault-seat-count = Hai indicato { $named } giocatori, ma il gioco ha { $seats } posti.
fault-language = La lingua «{ $language }» non è disponibile. Scegli fra: { $known }.
fault-usage = { $text } Vedi «spielhof --help».
fault-usage-missing = Manca qualcosa: { $what }.
fault-usage-unknown = «{ $what }» non è riconosciuto.
fault-usage-value = «{ $value }» non è possibile per { $what }.
fault-usage-other = Il comando non ha senso.
fault-engine-command = «{ $command }» non è un comando. I comandi sono: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Dovrebbe avere questa forma: { $example }
fault-engine-over = La partita è finita: non c’è niente a cui pensare.
fault-engine-chance = Ora si tirano i dadi: aggiungi il tiro alle mosse della posizione.
fault-engine-start = Non è stato possibile avviare «{ $command }»: { $problem }
fault-engine-ended = «{ $command }» si è chiuso prima della fine dell’incontro.
fault-engine-answer = «{ $command }» ha risposto con qualcosa che qui non è una mossa: { $answer }
fault-sprt = «{ $text }» non è un punteggio da verificare: deve essere sopra il { $even } per cento che ottengono giocatori di pari forza, e sotto 100.
fault-other = { $text }
