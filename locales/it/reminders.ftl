# Promemoria che tocca a noi: l’interruttore e ciò che dice.

reminders-title = Promemoria
reminders-here = Avvisami su questo dispositivo
reminders-about = Quando tocca a te e il tavolo non è aperto, il dispositivo ti avvisa. Il messaggio dice il gioco e il tempo che ti resta, ma nessun nome.
reminders-offer = Può volerci un po’. Vuoi che questo dispositivo ti avvisi quando tocca a te?
reminders-no = No, grazie
reminders-blocked = Il browser blocca i messaggi di questa pagina. Consenti le notifiche di questo sito nelle impostazioni del browser, di solito dietro l’icona accanto all’indirizzo. Poi potrai attivare i promemoria qui.
reminders-not-allowed = Il browser non può mostrare messaggi, quindi non è cambiato nulla.
reminders-failed = Il browser non è riuscito a registrarsi per i messaggi. Controlla la connessione e riprova.
reminders-devices = { $count ->
    [0] Nessun dispositivo ti avvisa.
    [one] Ricevi promemoria su { $count } dispositivo.
   *[other] Ricevi promemoria su { $count } dispositivi.
}
