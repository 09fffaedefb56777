# Rompicapi nel terminale.

cli-puzzle = Risolvi un rompicapo: vinci, o risolvi un gioco in solitario, in un numero dimostrato di turni
cli-arg-puzzle = L’id di un rompicapo, o un gioco (se non è indicato: il rompicapo del giorno)
cli-arg-difficulty = Solo rompicapi di questa difficoltà, da 1 a 5
cli-arg-puzzle-list = Elenca i rompicapi: id, turni, difficoltà
cli-arg-puzzle-record = Di’ se la posizione alla fine di questa registrazione dà un rompicapo
cli-arg-puzzle-turn = Prendi la posizione dopo questo turno della registrazione
cli-arg-puzzle-seed = Da questo numero segue quale dei rompicapi di un gioco viene preso

puzzle-heading = { $game }: rompicapo { $id }, difficoltà { $difficulty } su 5
puzzle-win = { $turns ->
    [one] Vinci in un turno, qualunque cosa facciano gli altri.
   *[other] Vinci in { $turns } turni, qualunque cosa facciano gli altri.
  }
puzzle-solve = { $turns ->
    [one] Risolvi il gioco in un turno.
   *[other] Risolvi il gioco in { $turns } turni.
  }
puzzle-left = { $turns ->
    [one] Resta un turno.
   *[other] Restano { $turns } turni.
  }
puzzle-answer = La risposta: { $actions }
puzzle-solved = Risolto!
puzzle-missed = Nei turni che restano non si può più fare.
puzzle-no-turn = Non resta nessun turno.
puzzle-hint-from = Muovi da { $cell }.
puzzle-hint = Una mossa giusta: { $action }.
puzzle-hint-none = Da qui non si può fare. Scrivi «annulla».
puzzle-no-terminal = Un rompicapo ha bisogno di un terminale. Avvia lì «spielhof puzzle», oppure usa --piped per inviare le mosse con una pipe.
puzzle-help =
    Scrivi una mossa, per esempio { $example }, o una di queste parole:
      suggerimento  prima da dove muovere, poi la mossa
      annulla       torna all’inizio
      mosse         tutte le mosse possibili
      tabellone     mostra di nuovo il tabellone
      esci          smetti
fault-puzzle-unknown = Non esiste nessun rompicapo «{ $id }». «spielhof puzzle --list» li elenca tutti.

puzzle-verdict = { $turns ->
    [one] Vittoria sicura in un turno.
   *[other] Vittoria sicura in { $turns } turni.
  } Prime mosse che ci arrivano: { $solutions }. Difficoltà: { $difficulty } su 5.
puzzle-verdict-none = { $turns ->
    [one] Non si può forzare nessuna vittoria in un turno.
   *[other] Non si può forzare nessuna vittoria in { $turns } turni.
  }
puzzle-verdict-unknown = La ricerca di una vittoria è diventata troppo grande.
