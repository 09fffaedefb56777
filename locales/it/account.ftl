# Accounts: passkeys, recovery codes, devices.

account-title = Account
account-about = Con un account sei la stessa persona su tutti i tuoi dispositivi: il tuo nome, le tue partite e i tuoi posti sono ovunque tu acceda. Non servono password né indirizzo e-mail. Il tuo dispositivo conserva una passkey, che sblocchi come sblocchi il dispositivo.
account-create = Crea un account
account-sign-in = Accedi
account-lost = Accedi con un codice di recupero
account-code = Codice di recupero
account-use-code = Usa il codice
account-running = { $count ->
    [one] Hai un posto in una partita in corso su questo dispositivo. Passa all’account.
   *[other] Hai posti in { $count } partite in corso su questo dispositivo. Passano all’account.
  }
account-over = Le partite finite restano all’ospite che sei adesso e non fanno parte dell’account.
account-go-on = Continua
account-not = Annulla
account-passkeys = Passkey
account-passkey-made = aggiunta il { $date }
account-passkey-used = usata l’ultima volta il { $date }
account-passkey-unused = non ancora usata
account-passkey-unnamed = Passkey
account-remove = Togli { $name }
account-remove-sure = Sì, togli { $name }
account-new-name = Nome della nuova passkey
account-add = Aggiungi una passkey
account-codes = Codici di recupero
account-codes-about = Ogni codice ti fa entrare una volta se hai perso le tue passkey.
account-codes-left = { $count ->
    [0] Non resta nessun codice.
    [one] Resta un codice.
   *[other] Restano { $count } codici.
  }
account-codes-new = Crea nuovi codici
account-codes-keep = Scrivi questi codici o stampali: vengono mostrati solo adesso. I codici precedenti non valgono più.
account-codes-copy = Copia i codici
account-codes-copied = Copiati.
account-codes-kept = Li ho conservati
account-devices-title = Dispositivi
account-devices = { $count ->
    [one] Ha effettuato l’accesso solo questo dispositivo.
   *[other] { $count } dispositivi hanno effettuato l’accesso.
  }
account-sign-out = Esci qui
account-sign-out-others = Esci da tutti gli altri dispositivi
account-created = Il tuo account è pronto.
account-signed-in = Hai effettuato l’accesso.
account-moved = { $count ->
    [one] Hai effettuato l’accesso e il tuo posto ti ha seguito.
   *[other] Hai effettuato l’accesso e i tuoi { $count } posti ti hanno seguito.
  }
account-recovered = Hai effettuato l’accesso con un codice. Aggiungi ora una passkey e togli quelle che hai perso.
account-added = La passkey è aggiunta.
account-removed = La passkey è tolta. Puoi eliminarla anche dal tuo dispositivo.
account-signed-out = Non sei più connesso.
account-others-out = Tutti gli altri dispositivi sono usciti.
account-cancelled = Non è cambiato nulla: non è stata scelta nessuna passkey.
account-here-already = Questo dispositivo ha già una passkey per il tuo account.
account-impossible = Le passkey hanno bisogno di un indirizzo sicuro con un nome host.
account-expired = Ci è voluto troppo tempo. Riprova.
account-refused = La passkey non è stata accettata.
account-unknown-passkey = Questa passkey non appartiene a nessun account di qui.
account-not-added = Non è stato possibile aggiungere la passkey.
account-only-way-in = È il tuo unico modo di entrare. Prima crea codici di recupero o aggiungi un’altra passkey.
account-bad-code = Questo codice non esiste o è già stato usato.
account-none = Non hai un account.
account-deleting = «Cancella i miei dati» elimina anche l’account con tutte le passkey, i codici e i dispositivi.
