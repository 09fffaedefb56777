# La riga di comando.

cli-about = Gioca, impara e studia Barricata, l’Halma con le sue varianti e la dama cinese.
cli-games = Elencare i giochi o presentarne uno
cli-moves = Elencare le mosse permesse dopo alcune mosse
cli-perft = Contare le sequenze di mosse
cli-show = Disegnare la posizione dopo alcune mosse
cli-playout = Far giocare una partita al computer e scriverne la registrazione
cli-replay = Rigiocare una registrazione
cli-verify = Verificare i dadi di una registrazione
cli-play = Giocare nel terminale
cli-arg-game = L’identificativo di un gioco; «spielhof games» li elenca
cli-arg-players = Quanti giocano (se non è indicato, il numero più piccolo del gioco)
cli-arg-set = Una regola della casa, nome=valore; si può dare più volte
cli-arg-first = Il numero del giocatore che comincia
cli-arg-rules = Il numero delle regole, per giocare con quelle più vecchie
cli-arg-position = Cominciare con la posizione in questo file («-» per lo standard input)
cli-arg-figure = Giocare verso la figura disegnata in questo file, se il gioco ne ha una («-» per lo standard input)
cli-arg-actions = Mosse da giocare prima, per esempio c3-e5
cli-arg-depth = Quante mosse in profondità
cli-arg-divide = Scrivere anche il conto dopo ogni prima mossa
cli-arg-json = Scrivere JSON
cli-arg-seed = Da dove cominciano i numeri casuali
cli-arg-by = Chi gioca: random, baseline o da level1 a level6, uno per tutti o uno per ogni posto, separati da virgole
cli-arg-file = Una registrazione («-» per lo standard input)
cli-arg-turn = Fermarsi dopo tanti turni
cli-arg-lang = La lingua: { $known }
cli-arg-seats = Chi siede dove: human, da level1 a level6, baseline o random, separati da virgole
cli-arg-plain = Niente colori, solo lettere semplici
cli-arg-piped = Ricevere i comandi da una pipe invece che da un terminale
cli-arg-help = Mostrare l’aiuto
cli-arg-version = Mostrare la versione
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
games-one-hint = «spielhof games GIOCO» dice di più su uno di essi, «spielhof play GIOCO» lo fa giocare.

replay-done = Rigiocato senza errori: { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }.

verify-done = { $rolls ->
    [0] Il seme è quello promesso. La registrazione non ha tiri da verificare.
    [one] Il seme è quello promesso, e l’unico tiro è giusto.
   *[other] Il seme è quello promesso, e tutti i { $rolls } tiri sono giusti.
  }
verify-first = Ha cominciato il posto { $seat }, ed è quello indicato dalla sorte.
verify-skipped = Numeri che non compaiono nella registrazione: { $numbers }. Possono mancare solo tiri annullati.

cli-match = Far giocare molte partite a due giocatori del computer e scrivere il punteggio
cli-engine = Rispondere ad altri programmi, riga per riga
cli-arg-first-player = Il giocatore di cui si conta il punteggio: random, baseline, da level1 a level6, nodes:N, time:MILLISECONDI, exec:COMANDO
cli-arg-second-player = Il suo avversario, su tutti gli altri posti
cli-arg-games = Quante partite al massimo (100 se non è indicato)
cli-arg-opening = Prima, tanti turni a caso per ogni posto (2 se non è indicato)
cli-arg-sprt = Fermarsi appena è sicuro se il primo giocatore arriva a questa percentuale o non supera la sua parte
cli-arg-threads = Quante partite insieme (una per ogni core se non è indicato)
cli-arg-engine-threads = Su quanti core pensare con go time (su tutti se non è indicato)
cli-arg-save = Scrivere la registrazione di ogni partita in questa cartella

match-progress = { $games } partite su { $of }, { $score }%
match-result = { $first } contro { $second }: { $games } partite, { $won } vinte, { $shared } condivise, { $lost } perse (seme { $seed })
match-score = punteggio { $score }%, intervallo al 95% da { $low } a { $high }
match-elo = Elo { $elo }, intervallo al 95% da { $low } a { $high }
match-even = giocatori pari farebbero il { $even }%
match-endings = finite per il limite di turni e contate come condivise: { $capped }; finite per ripetizione: { $repeated }
match-verdict-open = La verifica per il { $better }% è ancora aperta.
match-verdict-stronger = La verifica per il { $better }% dice: più forte.
match-verdict-not-stronger = La verifica per il { $better }% dice: non più forte.
decimal-mark = ,
