# Copie di tavoli, e pagine di una versione diversa da quella del server.

fair-earlier = { $rolls ->
    [one] Il primo tiro è avvenuto prima dell’apertura di questo tavolo e non è dimostrato.
   *[other] I primi { $rolls } tiri sono avvenuti prima dell’apertura di questo tavolo e non sono dimostrati.
  }
copied = { $turns ->
    [one] Copiata: il primo turno è stato giocato altrove. La partita non conta per la classifica.
   *[other] Copiata: i primi { $turns } turni sono stati giocati altrove. La partita non conta per la classifica.
  }
copied-dice = { $turns ->
    [one] Copiata: il primo turno è stato giocato altrove; i suoi tiri non sono dimostrati e la partita non conta per la classifica.
   *[other] Copiata: i primi { $turns } turni sono stati giocati altrove; i loro tiri non sono dimostrati e la partita non conta per la classifica.
  }
copy-friends = Continua con amici
copy-friends-about = La partita viene copiata sul server e continua lì. Su questo dispositivo resta com’è.
copy-friends-seats = Quali dei tuoi posti vuoi dare agli amici?
copy-friends-go = Copia sul server
copy-here = Copia su questo dispositivo
line-reload = Ricarica
