# Il minor numero di turni dei giochi in solitario.

cli-solve = Trova il minor numero di turni di un gioco in solitario, con la dimostrazione
cli-arg-prove = Mostra soltanto che meno di N turni non bastano, o trova una soluzione che ne ha meno
cli-arg-find = Cercare solo una buona soluzione, con fasci di WIDTH posizioni da entrambi i capi (2000 è rapido)
cli-arg-memory = Quanti gibibyte di memoria usare (se non è indicato: 2)
cli-arg-folder = Conserva in questa cartella ciò che è stato esplorato; lo stesso comando riprende da lì
cli-arg-solve-threads = Quanti core usare (se non indicato: tutti)
cli-arg-save-solution = Salva la soluzione, con la sua dimostrazione, come registrazione
cli-arg-table = Giochi dei pioli: trova tutte le posizioni risolvibili (un gibibyte di memoria, circa un minuto)

solve-proved = { $turns ->
    [one] Dimostrato: la soluzione più breve ha un turno.
   *[other] Dimostrato: la soluzione più breve ha { $turns } turni.
  }
solve-between = { $least ->
    [one] Serve almeno un turno
   *[other] Servono almeno { $least } turni
  }; la migliore soluzione nota ne ha { $found }.
solve-least = { $least ->
    [one] Serve almeno un turno
   *[other] Servono almeno { $least } turni
  }; nessuna soluzione trovata.
solve-found = Trovata una soluzione in { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }. Nulla è dimostrato.
solve-not-found = Nessuna soluzione trovata. Prova con fasci più larghi.
solve-none = Non c’è nessuna soluzione.
solve-can = C’è una soluzione.
solve-memory = La ricerca si è fermata: la memoria di { $memory } GiB non basta. Concedine di più con --memory.
solve-layer = turni
solve-start = dall’inizio
solve-goal = dall’arrivo
solve-solution = La soluzione:
solve-pieces = pedine
solve-can-be-solved = posizioni risolvibili
solve-table-done = { $positions } posizioni sono risolvibili. La tabella ha richiesto { $seconds } secondi.
solve-progress = fino a { $most } turni; strato { $layer } { $end }; { $positions } posizioni, { $megabytes } MB, ancora { $seconds } s in questo strato

fault-solve-alone = «{ $game }» è un gioco per più persone. Si possono risolvere solo i giochi in solitario; «spielhof games» li elenca.
fault-solve-rules = Questo programma non sa risolvere questo gioco con queste regole. Sa risolvere connection-solo, star-highscore, highscore, meeting-point, solo-halma e retour, senza regole della casa.
fault-solve-over = In questa posizione la partita è finita. Indica una posizione in cui continua.
fault-solve-turn = La posizione è a metà di un turno. Prima finisci il turno, oppure togli la riga «landed».
fault-solve-table = «{ $game }» non è un gioco dei pioli. Le tabelle esistono soltanto per solo-halma e retour.
fault-solve-layer = { $path } appartiene a un’altra ricerca o è danneggiato. Elimina il file, o scegli un’altra cartella.
