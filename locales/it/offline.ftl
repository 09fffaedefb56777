# L’app senza rete, e i suoi aggiornamenti.

offline-sign = Sei offline
needs-network-this = Per questo serve una connessione al server.
needs-network-tables = Sei offline: i tavoli sul server non vengono mostrati.
needs-server = Questa è una demo senza server: qui non incontri nessuno.
update-ready = È pronta una nuova versione.
update-take = Aggiorna ora
update-check = Cerca aggiornamenti
update-current = Hai l’ultima versione.
update-failed = Il controllo non è riuscito. Sei online?
app-title = Questa app
app-version = Versione { $version } ({ $build })
app-offline = L’app si apre anche senza rete.
app-install = Installa
app-install-how = Per averla come app, scegli «Installa» o «Aggiungi alla schermata Home» nel menu del browser.
plain-http = Questa pagina non è cifrata, quindi il tuo browser non può conservarla per l’uso offline. Tutto il resto funziona.
notice-dismiss = Chiudi questo avviso
error-no-engine = Questo non è ancora sul tuo dispositivo. Aprilo una volta mentre sei online.
play-here = Tieni questa partita su questo dispositivo
play-here-note = Funziona senza rete. Più tardi puoi copiarla sul server.
table-here = Su questo dispositivo
