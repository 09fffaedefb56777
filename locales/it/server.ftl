# Che cosa dice il server: via HTTP, e nel terminale da cui è stato avviato.

server-not-found = Qui non c’è niente.
server-method = Qui non si può fare.
server-nonsense = La richiesta non si capisce.
server-not-json = La richiesta dev’essere JSON (Content-Type: application/json).
server-too-long = La richiesta è troppo lunga.
server-too-slow = La richiesta ha impiegato troppo tempo.
server-too-often = Era troppo in troppo poco tempo. Aspetta un po’ e riprova.
server-origin = La richiesta non viene da una pagina di questo server. I programmi mostrano invece un token (bearer token).
server-wrong-host = Questo server non si chiama così. Avvialo con --origin per aggiungere un nome.
server-no-sender = Non è chiaro da dove viene la richiesta.
server-not-local = Le cifre si mostrano solo sulla macchina del server.
server-no-guest = Il server non ti conosce (ancora). Apri prima la sua pagina.
server-name = Un nome ha al massimo { $most } caratteri e nessuno nascosto.
server-trouble = Qualcosa è andato storto sul server. Riprova fra un momento.
server-disk-full = Il disco del server è pieno. Niente è perso, ma non si può salvare altro.
server-too-many-sockets = Da questo indirizzo sono aperte troppe partite. Prima chiudine qualcuna.
server-no-client = Il server è attivo, ma il client web non è ancora stato costruito. Esegui «make web» nella cartella del progetto e ricarica questa pagina.

fault-setting-unknown = Non c’è nessuna impostazione { $name }.
fault-setting-number = { $name }: «{ $value }» non è un numero intero da { $least } a { $most }.
fault-setting-switch = { $name }: «{ $value }» non è né true né false.
fault-setting-address = { $name }: «{ $value }» non è l’indirizzo di una macchina, come 127.0.0.1 o ::1.
fault-setting-origin = { $name }: «{ $value }» non somiglia a https://spielhof.example.
fault-setting-network = { $name }: «{ $value }» non è né un indirizzo, come 10.0.0.7, né una rete, come 10.0.0.0/8.
fault-setting-log = { $name }: «{ $value }» non è nessuno di error, warn, info e debug.
fault-setting-one = { $name } prende un solo valore: «{ $value }».
fault-setting-contradiction = Le impostazioni { $one } e { $other } non vanno insieme.
fault-setting-syntax = { $path }: la riga { $line } non è TOML.
fault-setting-no-folder = Su questa macchina non si conosce nessuna cartella per i dati; indicane una con --data.

fault-serve-taken = { $address } è occupato: un altro programma è in ascolto lì. Scegli un’altra porta con --port, o una libera qualsiasi con --port 0.
fault-serve-forbidden = Questa macchina non permette di ascoltare su { $address }. Le porte sotto la 1024 sono spesso riservate al sistema.
fault-serve-not-ours = { $address } non è un indirizzo di questa macchina.
fault-serve-other = Non si può ascoltare su { $address }: { $problem }
fault-serve-no-network = Questa macchina non è su nessuna rete, quindi --lan non ha nessuno da servire.

fault-store-in-use = Un altro server usa { $path }. Può farlo uno solo.
fault-store-newer = { $path } è di una versione più nuova di questo programma: ha il numero { $found }, questo programma conosce fino a { $known }. Niente è stato cambiato.
fault-store-foreign = { $path } non è un archivio di questo programma. Niente è stato cambiato.
fault-store-exists = C’è già un file { $path }. Usa --replace per mettere il nuovo al suo posto.
fault-store-damaged = { $path } è danneggiato e non si può più leggere. Usa una copia di riserva.
fault-store-other = L’archivio non si può usare: { $problem }

serve-about = Aprire tavoli per gli amici: un server per browser
serve-here = Spielhof è aperto. Vai con il browser a { $url }
serve-in-the-house = Telefoni e altri computer in casa: { $url }
serve-how-to-stop = Premi Ctrl+C per fermare.
serve-stopping = Mi fermo: tutto è salvato.
serve-arg-config = Un file con le impostazioni, in TOML; le opzioni e le variabili SPIELHOF_… hanno la precedenza
serve-arg-port = La porta su cui ascoltare (7777); 0 per una libera qualsiasi
serve-arg-address = L’indirizzo su cui ascoltare (127.0.0.1: solo questa macchina)
serve-arg-lan = Servire tutta la casa: ascoltare su ogni indirizzo, mostrarli come testo e codice QR
serve-arg-data = La cartella per ciò che non deve andare perso
serve-arg-origin = Un indirizzo con cui si raggiunge il server da fuori, come https://spielhof.example; si può ripetere
serve-arg-proxy = Un indirizzo o una rete di cui si credono le intestazioni X-Forwarded-; si può ripetere
serve-arg-tables = Quante partite si possono giocare insieme
serve-arg-tables-per-guest = Quante di esse può aprire un ospite
serve-arg-connections-per-address = Quante connessioni può avere un indirizzo
serve-arg-sockets-per-address = Quanti tavoli può tenere aperti un indirizzo nei suoi browser
serve-arg-message-size = Il messaggio più lungo di un browser a un tavolo
serve-arg-messages-per-second = Quanti messaggi al secondo può mandare un browser a un tavolo; 0 per nessun limite
serve-arg-requests-per-second = Quante richieste al secondo può mandare un indirizzo; 0 per nessun limite
serve-arg-guests-per-hour = Quanti nuovi ospiti all’ora può portare un indirizzo; 0 per nessun limite
serve-arg-retire-after = Dopo quanti giorni senza mosse un tavolo viene cancellato; 0 per mai
serve-arg-threads = Quanti giocatori del computer pensano insieme
serve-arg-log = Quanto si annota: error, warn, info o debug
serve-arg-web = Una cartella con il client web, al posto di quello incorporato

# A un tavolo.
denial-no-table = Questo tavolo non c’è. Forse è stato cancellato perché da molto tempo non vi succedeva niente.
denial-damaged-table = Questa versione del programma non può leggere questo tavolo.
denial-no-such-seat = Il tavolo non ha il posto { $seat }.
denial-not-your-seat = Il posto { $seat } non è tuo.
denial-chair-taken = Il posto { $seat } è occupato.
denial-invite = Per sedersi qui ci vuole l’invito. Chiedi il link.
denial-no-guest = Può farlo solo chi ha un posto a questo tavolo.
denial-house-only = Lo fa solo il server.
denial-begun = La partita è cominciata.
denial-not-begun = La partita non è cominciata: c’è ancora un posto libero.
denial-not-over = La partita non è finita.
denial-not-your-turn = È il turno del giocatore { $seat }.
denial-seeds-missing = I dadi aspettano un numero casuale dal dispositivo di ogni giocatore.
denial-no-seed-needed = Adesso non serve nessun numero casuale.
denial-bad-seed = Un numero casuale per i dadi è fatto di 64 cifre esadecimali minuscole.
denial-nothing-to-take-back = Non c’è niente da annullare.
denial-dice-have-fallen = I dadi sono tratti; niente di quel che viene prima si può annullare.
denial-nobody-to-ask = Non c’è nessuno a cui chiedere.
denial-question-open = C’è già una domanda aperta.
denial-no-question = Non c’è nessuna domanda a cui rispondere.
denial-again-already = Stai già giocando di nuovo.
denial-no-chat = A questo tavolo non c’è chat.
denial-chat-text = Scrivi una riga di al massimo 300 caratteri.
denial-no-hint-now = Adesso non c’è nessun consiglio.
denial-level = Non c’è un livello { $level }; i livelli vanno da 1 a 6.
denial-chairs = Il gioco ha { $seats } posti, ma ne sono stati indicati { $given }.
denial-clock = Un orologio ha bisogno di almeno un secondo, al massimo un anno.
denial-house-full = Qui sono aperti tanti tavoli che non ce ne sta un altro. Riprova più tardi.
denial-too-many-tables = Hai troppi tavoli. Prima finisci qualche partita.
denial-code = Questo codice non vale, o non vale più.
denial-disk-full = Il disco è pieno: non si può salvare altro. Quel che si è giocato finora è al sicuro.
denial-not-stored = Non si è potuto salvare: { $problem }

# Perché una connessione viene chiusa.
denial-closing = Il server si sta riavviando. La partita continua fra un momento.
denial-hello-first = Il primo messaggio dev’essere «hello».
denial-bad-message = Questo server non capisce quel messaggio.
denial-too-many-messages = Troppi messaggi in una volta.
denial-silent = Da troppo tempo non si sente niente.
denial-slow = La connessione è troppo lenta.

# Copie dell’archivio.
backup-about = Copiare l’archivio di un server in un file, anche mentre il server è attivo
backup-arg-file = Il file da scrivere
backup-arg-replace = Sostituire quel che c’è già
backup-done = La copia è in { $path }.
restore-about = Mettere una copia al posto dell’archivio di un server; il server non dev’essere attivo
restore-arg-file = La copia
restore-done = { $path } è ripristinato.
restore-old = Quel che c’era prima è conservato in { $path }.
