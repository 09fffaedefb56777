# Che cosa dice il server: via HTTP, e nel terminale da cui è stato avviato.

server-not-found = Qui non c’è niente.
server-no-place-in-list = Questo non è un punto dell'elenco. Ricomincia dall'inizio.
server-no-profile = Qui nessuno mostra le proprie partite, o non più.
server-push-address = Questo non è l’indirizzo di un dispositivo a cui si può mandare un promemoria.
server-push-host = I promemoria vanno solo cifrati e solo a servizi pubblici.
server-push-keys = Le chiavi del dispositivo non vanno bene. Disattiva i promemoria e riattivali.
server-push-impossible = I promemoria richiedono https e un nome del server.
server-quick-games = Scegli almeno un gioco e al massimo quaranta.
server-method = Qui non si può fare.
server-nonsense = La richiesta non ha senso.
server-not-json = La richiesta dev’essere JSON (Content-Type: application/json).
server-too-long = La richiesta è troppo lunga.
server-head-too-long = Le intestazioni della richiesta sono troppo lunghe.
server-too-slow = La richiesta ha impiegato troppo tempo.
server-too-often = Troppe richieste in troppo poco tempo. Aspetta un momento, poi riprova.
server-busy = In questo momento il server è molto occupato. Riprova fra un momento.
server-origin = La richiesta non viene da una pagina di questo server. I programmi hanno invece bisogno di un bearer token.
server-wrong-host = Questo server non risponde a quel nome. Aggiungilo avviando il server con --origin.
server-two-hosts = La richiesta nomina più di un host.
server-no-sender = Non si capisce da dove viene la richiesta.
server-not-local = Le statistiche si vedono solo sulla macchina del server.
server-no-guest = Il server non ti conosce (ancora). Apri prima la sua pagina.
server-name = Un nome può avere al massimo { $most } caratteri, e nessuno nascosto.
server-bot = Un bot non può farlo, solo le persone.
server-bot-name = Un bot ha bisogno di un nome con al massimo { $most } caratteri, e nessuno nascosto.
server-too-many-bots = Hai { $most } bot, ed è il limite. Prima cancellane uno.
server-trouble = Qualcosa è andato storto sul server. Riprova fra un momento.
server-disk-full = Il disco del server è pieno. Non è andato perso niente, ma non si può salvare altro.
server-too-many-sockets = Da questo indirizzo sono aperte troppe partite. Prima chiudine qualcuna.
server-no-client = Il server è attivo, ma il client web non è ancora stato compilato. Esegui «make web» nella cartella del progetto, poi ricarica questa pagina.

fault-setting-unknown = Non esiste nessuna impostazione { $name }.
fault-setting-number = { $name }: «{ $value }» non è un numero intero da { $least } a { $most }.
fault-setting-switch = { $name }: «{ $value }» non è né true né false.
fault-setting-address = { $name }: «{ $value }» non è l’indirizzo di una macchina, come 127.0.0.1 o ::1.
fault-setting-origin = { $name }: «{ $value }» non ha la forma https://spielhof.example.
fault-setting-network = { $name }: «{ $value }» non è né un indirizzo, come 10.0.0.7, né una rete, come 10.0.0.0/8.
fault-setting-log = { $name }: «{ $value }» non è né error, né warn, né info, né debug.
fault-setting-log-format = { $name }: "{ $value }" non è né text né json.
fault-setting-store = { $name } non è l'indirizzo di un database, come postgres://user@host/database.
fault-setting-socket-address = { $name }: "{ $value }" non è un indirizzo con una porta, come 10.0.0.7:7778.
fault-setting-host-and-port = { $name }: "{ $value }" non è un host con una porta, come node-1:7778.
fault-setting-one = { $name } accetta un solo valore: «{ $value }».
fault-setting-contradiction = Le impostazioni { $one } e { $other } non si possono combinare.
fault-setting-needs = L'impostazione { $one } ha senso solo insieme a { $other }.
fault-setting-syntax = { $path }: la riga { $line } non è TOML valido.
fault-setting-no-folder = Questa macchina non ha una cartella predefinita per i dati; indicane una con --data.

fault-serve-taken = { $address } è già in uso da un altro programma. Scegli un’altra porta con --port, o una libera qualsiasi con --port 0.
fault-serve-forbidden = Questa macchina non permette di ascoltare su { $address }. Le porte sotto la 1024 sono spesso riservate al sistema.
fault-serve-not-ours = { $address } non è un indirizzo di questa macchina.
fault-serve-other = Non si può ascoltare su { $address }: { $problem }
fault-serve-no-network = Questa macchina non è su nessuna rete, quindi --lan non ha nessuno da servire.
fault-serve-no-internal-name = Non si può dire agli altri server dove trovare questo: se --internal-address indica tutte le interfacce, --internal-name deve indicare un host e una porta.
fault-store-in-use = Un altro server sta usando { $path }. Può farlo uno solo.
fault-store-newer = { $path } è stato creato da una versione più recente di questo programma: ha la versione { $found }, ma questo programma conosce solo le versioni fino alla { $known }. Niente è stato cambiato.
fault-store-newer-database = Il database è stato creato da una versione più recente di questo programma: ha la versione { $found }, ma questo programma conosce solo le versioni fino alla { $known }. Non è stato cambiato nulla.
fault-store-unavailable = Il database non è raggiungibile: { $problem }. Controlla il suo indirizzo e se è in funzione.
fault-store-url = Questo indirizzo di database non è utilizzabile: { $problem }.
fault-store-not-empty = Nella destinazione ci sono già dei dati. Copia in un posto vuoto.
fault-backup-database = Un database ha i propri strumenti: copialo con pg_dump e ripristinalo con pg_restore, oppure sposta tutto in un file con spielhof copy.
fault-copy-in-use = Un server sta usando uno dei due. Prima fermalo.
fault-copy-differs = La copia non è corretta: il tavolo { $table } è diverso. Non usarla.
fault-copy-differs-otherwise = La copia non è corretta: ospiti o date sono diversi. Non usarla.
fault-store-foreign = { $path } non è un file di dati di questo programma. Niente è stato cambiato.
fault-store-exists = { $path } esiste già. Usa --replace per sovrascriverlo.
fault-store-damaged = { $path } è danneggiato e non si può più leggere. Usa una copia di sicurezza.
fault-store-incomplete = { $path } ha perso i dati più recenti: il file accanto che finisce in -wal è danneggiato o manca (almeno { $missing } salvataggi). Niente è stato cambiato. Ripristina una copia di sicurezza, oppure avvia con --accept-loss per continuare con ciò che resta.
fault-store-other = I dati del server non si possono usare: { $problem }

serve-about = Apre tavoli per gli amici: un server per browser web
serve-here = Spielhof è aperto. Nel browser, vai a { $url }
serve-in-the-house = Da telefoni e altri computer sulla tua rete: { $url }
serve-how-to-stop = Premi Ctrl+C per fermare il server.
serve-stopping = Il server si ferma: tutto è salvato.
serve-arg-config = Un file di impostazioni in TOML; le opzioni e le variabili SPIELHOF_… hanno la precedenza
serve-arg-accept-loss = Avvia anche se i dati più recenti sono andati persi
serve-arg-port = La porta su cui ascoltare (7777); 0 per una libera qualsiasi
serve-arg-address = L’indirizzo su cui ascoltare (127.0.0.1: solo questa macchina)
serve-arg-lan = Serve tutta la tua rete: ascolta su ogni indirizzo, e li mostra come testo e codice QR
serve-arg-data = La cartella per i dati che non devono andare persi
serve-arg-store = Un database PostgreSQL invece di un file, come postgres://user@host/database; più server possono condividerlo
serve-arg-store-password-file = Un file con la password del database; altrimenti si usa PGPASSWORD
serve-arg-internal-address = Dove ascoltare gli altri server dello stesso database (127.0.0.1, una porta libera qualsiasi)
serve-arg-internal-name = L'host e la porta a cui gli altri server raggiungono questo, se non è dove ascolta
serve-arg-origin = Un indirizzo con cui si raggiunge il server da fuori, come https://spielhof.example; si può indicare più volte
serve-arg-proxy = Un indirizzo o una rete di cui ci si fida per le intestazioni X-Forwarded-; si può indicare più volte
serve-arg-push-service = L’indirizzo di un servizio push che può essere anche nella propria rete, come http://127.0.0.1:9000; si può indicare più volte
serve-arg-tables = Quante partite possono essere in corso insieme
serve-arg-tables-per-guest = Quante di queste può aprire un ospite
serve-arg-connections-per-address = Quante connessioni può avere un indirizzo
serve-arg-sockets-per-address = Quanti tavoli può avere aperti un indirizzo nei suoi browser
serve-arg-message-size = Il messaggio più lungo che un browser a un tavolo può inviare
serve-arg-messages-per-second = Quanti messaggi al secondo può inviare un browser a un tavolo; 0 per nessun limite
serve-arg-requests-per-second = Quante richieste al secondo può inviare un indirizzo; 0 per nessun limite
serve-arg-guests-per-hour = Quanti nuovi ospiti all’ora possono venire da un indirizzo; 0 per nessun limite
serve-arg-retire-after = Dopo quanti giorni senza mosse si cancella un tavolo; 0 per mai
serve-arg-retire-unbegun-after = Dopo quante ore un tavolo la cui partita non è cominciata lascia l’elenco (e dopo altrettante viene cancellato); 0 per mai
serve-arg-forget-guests-after = Dopo quanti giorni si cancella un ospite che non ha un posto e non è tornato; 0 per mai
serve-arg-threads = Quanti giocatori del computer possono pensare insieme
serve-arg-log = Quanto annotare nel log: error, warn, info o debug
serve-arg-log-format = Come scrivere il registro: text per le persone, json per i programmi
serve-arg-web = Una cartella con il client web, al posto di quello incorporato

# A un tavolo.
denial-no-table = Questo tavolo non esiste. Forse è stato cancellato perché da molto tempo non vi succedeva niente.
denial-damaged-table = Questa versione del programma non può leggere questo tavolo.
denial-broken-table = Questo tavolo ha avuto più volte dei problemi. Resterà chiuso per un po’.
denial-table-broke = Qualcosa è andato storto a questo tavolo. Lo stiamo riaprendo.
denial-other-rules = Questo tavolo è stato creato con la versione { $number } delle regole; questo programma conosce: { $known }. Una versione più recente del programma può aprirlo.
denial-no-such-seat = Questo tavolo non ha il posto { $seat }.
denial-not-your-seat = Il posto { $seat } non è tuo.
denial-chair-taken = Il posto { $seat } è occupato.
denial-invite = Per sederti qui ti serve un invito. Chiedi il link.
denial-no-guest = Può farlo solo chi ha un posto a questo tavolo.
denial-forgotten = Tutto ciò che ti riguarda è stato cancellato. Ricarica la pagina per ricominciare.
denial-house-only = Può farlo solo il server.
denial-begun = La partita è già cominciata.
denial-not-begun = La partita non è cominciata: c’è ancora un posto libero.
denial-not-over = La partita non è finita.
denial-not-your-turn = Tocca al posto { $seat }.
denial-seeds-missing = I dadi aspettano un numero casuale dal dispositivo di ogni giocatore.
denial-no-seed-needed = Adesso non serve nessun numero casuale.
denial-bad-seed = Un numero casuale per i dadi ha 64 cifre esadecimali minuscole.
denial-nothing-to-take-back = Non c’è niente da annullare.
denial-dice-have-fallen = I dadi sono già stati tirati: quello che viene prima non si può annullare.
denial-nobody-to-ask = Non c’è nessuno a cui chiedere.
denial-question-open = C’è già una domanda che aspetta una risposta.
denial-no-question = Non c’è nessuna domanda a cui rispondere.
denial-again-already = Stai già giocando di nuovo.
denial-no-chat = A questo tavolo non c’è la chat.
denial-chat-text = Scrivi una riga di al massimo 300 caratteri.
denial-chat-quota = Hai già scritto molto qui. Aspetta un momento prima di continuare.
denial-drawings = Disegna al massimo 32 frecce e cerchi, sulle caselle di questo tabellone.
denial-player = Chi gioca ha bisogno di un nome di al massimo 24 lettere, senza caratteri nascosti.
denial-draw-quota = Hai disegnato molto qui. Aspetta un momento prima di continuare.
denial-no-hint-now = Adesso non ci sono suggerimenti.
denial-hint-busy = Il computer ha troppe domande in attesa. Chiedi di nuovo fra un momento.
denial-hints-off = A questo tavolo i suggerimenti sono disattivati.
denial-level = Il livello { $level } non esiste; i livelli vanno da 1 a 6.
denial-chairs = Il gioco ha { $seats } posti, ma la richiesta ne riempie { $given }.
denial-clock = Un orologio deve avere almeno un secondo e al massimo un anno.
denial-house-full = Su questo server non c’è spazio per altri tavoli. Riprova più tardi.
denial-too-many-tables = Hai troppi tavoli. Prima finisci qualche partita.
denial-code = Questo codice non è valido o è scaduto.
denial-bot = I bot non chattano e non disegnano.
denial-earlier = La mossa precedente { $number }, «{ $text }», non è possibile.
denial-copy-over = Questa partita è già finita: non c’è niente da continuare.
denial-disk-full = Il disco è pieno: non si può salvare altro. Tutto ciò che è stato giocato finora è al sicuro.
denial-not-stored = Non è stato possibile salvare.

# Perché una connessione viene chiusa.
denial-closing = Il server si sta riavviando. La partita continuerà fra un momento.
denial-moved = Questo tavolo si sta spostando su un altro server. La partita continuerà tra un attimo.
denial-hello-first = Il primo messaggio dev’essere «hello».
denial-bad-message = Il server non capisce quel messaggio.
denial-too-many-messages = Troppi messaggi in una volta.
denial-long-id = L’identificativo di un messaggio può avere al massimo { $most } byte.
denial-silent = Da troppo tempo non si sente niente.
denial-slow = La connessione è troppo lenta.
denial-old-client = Questa pagina è più vecchia del server. Ricaricala per continuare a giocare.
denial-new-client = Questa pagina è più recente del server. Aspetta che il server venga aggiornato, poi ricarica la pagina.

# Copie dei dati del server.
backup-about = Copia i dati di un server in un file, anche mentre il server è attivo
backup-arg-file = Il file da scrivere
backup-arg-replace = Sovrascrive il file se esiste già
backup-done = La copia è in { $path }.
restore-about = Sostituisce i dati di un server con una copia; il server non dev’essere attivo
restore-arg-file = La copia
restore-done = { $path } è ripristinato.
restore-old = Quel che c’era prima è conservato in { $path }.
copy-about = Copiare tutti i dati di un server tra file e database e controllare la copia; nessun server deve usare l'uno o l'altro
copy-arg-from = Dove sono i dati: un file o postgres://…
copy-arg-to = Dove va la copia: un nuovo file o un database vuoto
copy-arg-password-file = Un file con la password del database; altrimenti si usa PGPASSWORD
copy-progress = Copiati finora: { $tables ->
     [one] { $tables } tavolo
    *[other] { $tables } tavoli
 }, { $events ->
     [one] { $events } evento
    *[other] { $events } eventi
 }, { $guests ->
     [one] { $guests } ospite
    *[other] { $guests } ospiti
 }
copy-done = Copiati e confrontati: { $tables ->
     [one] { $tables } tavolo
    *[other] { $tables } tavoli
 }, { $events ->
     [one] { $events } evento
    *[other] { $events } eventi
 }, { $guests ->
     [one] { $guests } ospite
    *[other] { $guests } ospiti
 }.
denial-local-chair = Una partita su questo dispositivo non ha posti per amici lontani. Copiala sul server per invitarli.

# What keeps people safe from each other.
server-not-operator = Può farlo solo chi gestisce il server: sulla macchina stessa o con una chiave.
server-no-new-guests = Al momento il server non accetta nuovi ospiti.
server-no-person = Questa persona non è qui.
server-oneself = Sei tu.
server-reason = Scegli un motivo dall’elenco.
server-report-again = Hai già segnalato questa persona a questo tavolo.
server-report-too-many = Oggi hai segnalato molte persone. Riprova più tardi.
server-too-many-marks = Puoi nascondere al massimo { $most } persone.
server-name-barred = Il tuo nome è stato rimosso. Giorni prima di poterne scegliere un altro: { $days }.
denial-phrase = Questa frase non esiste.
denial-phrase-seat = Può dirlo solo chi è seduto al tavolo.
denial-blocked = Non puoi sederti a questo tavolo.
serve-arg-admin-token-file = Un file con la chiave che apre la pagina di amministrazione da altre macchine (almeno 16 caratteri)
serve-arg-audit-days = Per quanti giorni conservare ciò che ha fatto chi amministra
fault-setting-token = { $name } vuole un file con una chiave di almeno 16 caratteri, non «{ $value }».
server-banned = Non puoi più giocare su questo server. Motivo: { $reason ->
     [insult] insulti
     [harassment] molestie o minacce
     [name] un nome offensivo
     [spam] spam o pubblicità
     [cheating] imbrogli
    *[other] qualcos’altro
  }
server-banned-days = Non puoi più giocare su questo server. Giorni rimanenti: { $days }. Motivo: { $reason ->
     [insult] insulti
     [harassment] molestie o minacce
     [name] un nome offensivo
     [spam] spam o pubblicità
     [cheating] imbrogli
    *[other] qualcos’altro
  }

denial-no-days = A questo tavolo un turno non ha giorni: nessuno deve assentarsi.
denial-away-too-long = Nessuno può assentarsi così a lungo.
denial-plan-dice = Dove si tirano i dadi non si può prevedere nulla.
denial-plan-not-running = Si possono prevedere mosse solo durante la partita.
denial-plan-own-turn = È il tuo turno: fai la tua mossa.
denial-plan-outdated = La partita è andata avanti. Pianifica di nuovo dalla posizione sulla tavola.
denial-plan-many = Si possono salvare al massimo { $most } varianti.
denial-plan-long = La variante { $line } è troppo lunga: una variante ha al massimo { $most } mosse.
denial-plan-no-answer = La variante { $line } non contiene nessuna tua risposta.
denial-plan-two = Le varianti { $line } e { $other } danno risposte diverse alle stesse mosse.
denial-plan-device = Si possono prevedere mosse solo a un tavolo su un server.
server-holiday-past = Quel giorno è passato. Scegline uno più avanti.
server-holiday-long = { $days ->
    [0] Per ora non hai più giorni di vacanza.
    [one] Puoi stare via al massimo ancora un giorno.
   *[other] Puoi stare via al massimo altri { $days } giorni.
  }
