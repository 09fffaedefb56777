# La riga di comando.

cli-about = Gioca, impara e studia Barricata, l’Halma con le sue varianti e la dama cinese.
cli-games = Elenca i giochi, o ne descrive uno
cli-moves = Elenca le mosse permesse, all’inizio o dopo alcune mosse
cli-perft = Conta tutte le sequenze di mosse
cli-show = Disegna la posizione, all’inizio o dopo alcune mosse
cli-playout = Fa giocare una partita ai giocatori del computer e ne stampa la registrazione
cli-replay = Rigioca la registrazione di una partita
cli-verify = Verifica i dadi nella registrazione di una partita
cli-play = Gioca nel terminale
cli-arg-game = L’identificativo di un gioco; «spielhof games» li elenca
cli-arg-players = Il numero di giocatori (se non è indicato: il più piccolo che il gioco permette)
cli-arg-set = Una regola della casa, nome=valore; si può indicare più volte
cli-arg-first = Il posto che comincia
cli-arg-rules = La versione delle regole, per giocare con quelle più vecchie
cli-arg-position = Comincia dalla posizione in questo file («-» per lo standard input)
cli-arg-figure = Gioca verso la figura disegnata in questo file, se il gioco ne ha una («-» per lo standard input)
cli-arg-actions = Mosse da giocare prima, per esempio c3-e5
cli-arg-depth = Quante mosse in profondità
cli-arg-divide = Stampa anche il conto per ogni prima mossa
cli-arg-json = Stampa JSON
cli-arg-seed = Il seme dei numeri casuali
cli-arg-by = Chi gioca: random, baseline o da level1 a level6; uno per tutti i posti, o uno per ogni posto, separati da virgole
cli-arg-file = La registrazione di una partita («-» per lo standard input)
cli-arg-turn = Si ferma dopo questo numero di turni
cli-arg-lang = La lingua: { $known }
cli-arg-seats = Chi siede dove: human, da level1 a level6, baseline o random, separati da virgole
cli-arg-plain = Niente colori, solo lettere semplici
cli-arg-piped = Legge i comandi da una pipe invece che da un terminale
cli-arg-help = Mostra l’aiuto
cli-arg-version = Mostra la versione
cli-usage = Uso
cli-commands = Comandi
cli-arguments = Argomenti
cli-options = Opzioni

games-id = id
games-players = giocatori
games-board = tabellone
games-name = nome
games-source = Fonte: { $booklet }, «{ $section }»
games-option = { $name }: { $values } (con { $players } giocatori)
games-option-always = { $name }: { $values }
games-one-hint = «spielhof games GIOCO» dice di più su uno di questi, «spielhof play GIOCO» lo fa giocare.

replay-done = Rigiocato senza errori: { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }.

verify-done = { $rolls ->
    [0] Il seme è quello promesso. La registrazione non ha tiri da verificare.
    [one] Il seme è quello promesso, e l’unico tiro è giusto.
   *[other] Il seme è quello promesso, e tutti i { $rolls } tiri sono giusti.
  }
verify-first = Ha cominciato il posto { $seat }, ed è quello sorteggiato.
verify-earlier = { $rolls ->
    [one] Il primo tiro è avvenuto prima dell’apertura del tavolo e non si può verificare.
   *[other] I primi { $rolls } tiri sono avvenuti prima dell’apertura del tavolo e non si possono verificare.
  }
verify-skipped = Numeri di tiro che mancano nella registrazione: { $numbers }. Possono mancare solo i tiri annullati.

cli-match = Fa giocare molte partite a due giocatori del computer e stampa il punteggio
cli-engine = Risponde ad altri programmi, riga per riga
cli-arg-first-player = Il giocatore di cui si conta il punteggio: random, baseline, da level1 a level6, nodes:N, time:MILLISECONDI, exec:COMANDO
cli-arg-second-player = L’avversario, in tutti gli altri posti
cli-arg-games = Il numero massimo di partite (se non è indicato: 100)
cli-arg-opening = Il numero di turni a caso per ogni posto all’inizio (se non è indicato: 2)
cli-arg-sprt = Si ferma appena è chiaro se il primo giocatore ottiene questa percentuale o non supera quella di giocatori di pari forza
cli-arg-threads = Quante partite giocare insieme (se non è indicato: una per core)
cli-arg-engine-threads = Su quanti core pensare con go time (se non è indicato: tutti)
cli-arg-save = Salva in questa cartella la registrazione di ogni partita

match-progress = { $games } partite su { $of }, { $score }%
match-result = { $first } contro { $second }: { $games } partite, { $won } vinte, { $shared } pari, { $lost } perse (seme { $seed })
match-score = punteggio { $score }%, intervallo al 95% da { $low } a { $high }
match-elo = Elo { $elo }, intervallo al 95% da { $low } a { $high }
match-even = giocatori di pari forza otterrebbero il { $even }%
match-endings = finite per il limite di turni e contate come pari: { $capped }; finite per ripetizione: { $repeated }
match-verdict-open = La verifica per il { $better }% non è ancora decisa.
match-verdict-stronger = La verifica per il { $better }% dice: più forte.
match-verdict-not-stronger = La verifica per il { $better }% dice: non più forte.
decimal-mark = ,
