# Intorno alle pagine delle regole e alle lezioni: titoli, pulsanti e quel che dice una lezione, nel
# browser e nel terminale.

## Pagine delle regole

section-aim = Scopo del gioco
section-set-up = Preparazione
section-turn = Il tuo turno
section-end = Fine della partita
section-tips = Consigli
rules-options = Sceglile prima della partita. La prima di ogni gruppo è quella abituale.
rules-learn = Impara a giocare
rules-contents = In questa pagina
fallback-notice = Questo testo non è ancora disponibile nella tua lingua, quindi lo vedi in inglese.

## Lezioni

learn-link = Lezione
learn-of = { $game }: la lezione
learn-steps = Tappe della lezione
learn-step = Tappa { $step } di { $steps }
learn-watch = Guarda
learn-try = Prova
learn-task = Rompicapo
learn-pieces = Le tue pedine: { $colours }
# Colours of pieces, after learn-pieces.
pieces-red = rosse
pieces-green = verdi
pieces-yellow = gialle
pieces-blue = blu
pieces-orange = arancioni
pieces-violet = viola
lesson-solved = Bene, è proprio così!
lesson-missed = È permesso, ma non è quello che si chiede. Ecco la regola:
learn-next = Avanti
learn-skip = Salta la tappa
learn-show-again = Rivedi
learn-try-again = Riprova
learn-finished = Lezione finita!
learn-finished-text = Ora sai giocare. Provaci subito!
learn-play = Gioca ora
learn-rules = Leggi le regole
learn-once-more = Rifai la lezione
learn-offer = Prima volta? { $game } si impara in due minuti.
learn-offer-start = Inizia la lezione
learn-offer-no = No, grazie

## Lezioni nel terminale

learn-no-terminal = Una lezione ha bisogno di un terminale. Avvia lì «spielhof learn», oppure usa --piped per inviare le mosse con una pipe.
learn-welcome = { $game }: una lezione in { $steps ->
    [one] una tappa
   *[other] { $steps } tappe
  }. Scrivi «aiuto» per vedere che cosa puoi scrivere.
learn-enter = Premi Invio per continuare.
learn-pieces-mark = { $colour } (mostrate come { $mark })
learn-back = Le pedine sono di nuovo dov’erano. Riprova.
learn-done = La lezione è finita! Per giocare subito, scrivi: spielhof play { $game }
learn-help =
    Scrivi una mossa, per esempio { $example }. Puoi anche scrivere:
    mosse          le mosse che puoi fare
    perché MOSSA   perché una mossa è possibile o no
    annulla        ricomincia questa tappa
    regole         le regole del gioco
    tabellone      disegna di nuovo il tabellone
    avanti         vai alla tappa successiva
    esci           lascia la lezione
# Parole che si possono scrivere per questo comando; la prima è quella abituale.
command-skip = avanti prossima
cli-learn = Insegna un gioco una tappa alla volta
cli-arg-step = Comincia da questa tappa della lezione
