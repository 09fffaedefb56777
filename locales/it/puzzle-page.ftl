# Puzzles: all of them, one of them, and making one.

puzzle-page-title = Rompicapi
puzzle-page-lead = Trova la via per vincere. Tutto è dimostrato: si può fare nei turni indicati, qualunque cosa facciano gli altri.
puzzle-page-today = Rompicapo del giorno
puzzle-page-of = { $game }: rompicapo { $number }
puzzle-page-own = Rompicapo fatto in casa
puzzle-page-none = Questo rompicapo non è qui. Forse l’indirizzo è incompleto.
puzzle-page-loading = Si prepara il rompicapo…

## The page of all puzzles

puzzle-page-count = { $count ->
    [one] { $count } rompicapo
   *[other] { $count } rompicapi
}
puzzle-page-solved-count = risolti: { $count }
puzzle-page-solve = Risolvi
puzzle-page-solve-again = Risolvi di nuovo
puzzle-page-solved-today = Risolto. Il prossimo arriva domani.
puzzle-page-endless = Uno dopo l’altro
puzzle-page-endless-about = Scegli un gioco. Prima vengono quelli che non hai ancora risolto.
puzzle-page-all = Tutti i giochi
puzzle-page-difficulty = Difficoltà
puzzle-page-difficulty-0 = qualsiasi
puzzle-page-difficulty-1 = molto facile
puzzle-page-difficulty-2 = facile
puzzle-page-difficulty-3 = media
puzzle-page-difficulty-4 = difficile
puzzle-page-difficulty-5 = molto difficile
puzzle-page-make-about = Puoi anche creare rompicapi: prepara una posizione, o rivedi una partita, e scegli «{ $make }».

## One's results

puzzle-page-yours = I tuoi risultati
puzzle-page-yours-solved = Risolti
puzzle-page-yours-days = Giorni di fila
puzzle-page-yours-run = Al primo tentativo, di fila
puzzle-page-yours-rating = Il tuo punteggio
puzzle-page-yours-most = massimo: { $count }
puzzle-page-curve = { $count ->
    [one] Il tuo punteggio dopo l’ultimo rompicapo ({ $count }): { $last }
   *[other] Il tuo punteggio negli ultimi { $count } rompicapi: da { $first } a { $last }, al massimo { $best }
}

## Solving

puzzle-page-task-win = { $turns ->
    [one] Vinci in { $turns } turno, qualunque cosa facciano gli altri.
   *[other] Vinci in { $turns } turni, qualunque cosa facciano gli altri.
}
puzzle-page-task-dice = { $turns ->
    [one] Vinci in { $turns } turno, qualunque sia il tiro e qualunque cosa facciano gli altri.
   *[other] Vinci in { $turns } turni, qualunque sia il tiro e qualunque cosa facciano gli altri.
}
puzzle-page-task-alone = { $turns ->
    [one] Risolvi il gioco in { $turns } turno.
   *[other] Risolvi il gioco in { $turns } turni.
}
puzzle-page-left = { $turns ->
    [one] resta { $turns } turno
   *[other] restano { $turns } turni
}
puzzle-page-restart = Ricomincia
puzzle-page-hint-move = Una mossa giusta: { $action }.
puzzle-page-hint-play = Giocala per me
puzzle-page-no-hint = Non c’è un suggerimento per questa posizione.
puzzle-page-solved-first = Molto bene: risolto al primo tentativo!
puzzle-page-solved = Risolto!
puzzle-page-solved-hints = Risolto con un suggerimento.
puzzle-page-answer = La risposta: { $moves }
puzzle-page-missed = { $turns ->
    [one] Ora non si può più fare in { $turns } turno.
   *[other] Ora non si può più fare in { $turns } turni.
}
puzzle-page-no-turn = Non resta nessun turno.
puzzle-page-next = Prossimo rompicapo
puzzle-page-more = Altri rompicapi
puzzle-page-skip = Un altro

## Sharing: parts of one line

puzzle-page-share-tries = { $tries ->
    [one] { $tries } tentativo
   *[other] { $tries } tentativi
}
puzzle-page-share-hints = { $hints ->
    [0] nessun suggerimento
    [one] { $hints } suggerimento
   *[other] { $hints } suggerimenti
}
puzzle-page-share-days = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}

## Making one

puzzle-page-make = Un rompicapo da questa posizione
puzzle-page-make-ask = Esamina questa posizione
puzzle-page-making = Ricerca di una via per vincere…
puzzle-page-found = { $turns ->
    [one] Vittoria in { $turns } turno.
   *[other] Vittoria in { $turns } turni.
}
puzzle-page-found-alone = { $turns ->
    [one] Si può risolvere in { $turns } turno.
   *[other] Si può risolvere in { $turns } turni.
}
puzzle-page-solutions = { $count ->
    [one] { $count } prima mossa ci arriva.
   *[other] { $count } prime mosse ci arrivano.
}
puzzle-page-excluded = { $turns ->
    [one] Nessuna vittoria in { $turns } turno.
   *[other] Nessuna vittoria in { $turns } turni o meno.
}
puzzle-page-excluded-alone = { $turns ->
    [one] Nessuna soluzione in { $turns } turno.
   *[other] Nessuna soluzione in { $turns } turni o meno.
}
puzzle-page-unknown = Non è stato possibile scoprirlo.
puzzle-page-open = Risolvi questo rompicapo
puzzle-page-link = Copia il link
puzzle-page-text = Copia il testo
