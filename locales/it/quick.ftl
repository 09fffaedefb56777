# A quick game with the next person who wants one.

quick-title = Partita veloce
quick-lead = Scegli a che cosa vorresti giocare. Ti siederai con la prossima persona che vuole uno degli stessi giochi.
quick-games = Giochi a cui giocheresti
quick-patience = Se non viene nessuno, un computer prende il posto
quick-seconds = dopo { $count } secondi
quick-minutes = { $count ->
    [one] dopo un minuto
   *[other] dopo { $count } minuti
}
quick-never = mai: continua ad aspettare
quick-level = Livello del computer
quick-start = Cerca una partita
quick-choose = Scegli almeno un gioco.
quick-waiting = Sto cercando qualcuno con cui giocare …
quick-others = { $count ->
    [0] Al momento non aspetta nessun altro.
    [one] Un'altra persona aspetta un altro gioco.
   *[other] Altre { $count } persone aspettano altri giochi.
}
quick-cancel = Smetti di cercare
quick-watched = Tutti possono guardare una partita veloce. Non ci sono né chat né suggerimenti.
