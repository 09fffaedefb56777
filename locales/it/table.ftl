# La pagina di un tavolo in gioco, e di una partita finita.

table-loading = Si apparecchia il tavolo…
line-reconnecting = La connessione è caduta. Il tuo posto resta tuo, e la pagina torna da sola…
line-now = Prova ora
players-label = Giocatori
panels-label = Pannelli
panel-label = Pannello
panel-close = Chiudi
turn-board = Gira il tabellone
watching = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
  }

## Posti

seat-number = Giocatore { $seat }
seat-open = ancora libero
seat-computer = computer, livello { $level }
seat-level = livello { $level }
seat-stand-in = assente; continua un computer, livello { $level }
seat-you = tu
seat-here = presente
seat-away = assente
seat-acts = di turno
seat-taken = { $count ->
    [one] una presa
   *[other] { $count } prese
  }
seat-rank = { $rank }º
sit-here = Siediti e gioca
sit-here-too = Gioca anche qui
sit-name = Il tuo nome, se vuoi
sit-as = Giochi con
sit-no-invite = C’è ancora un posto libero. Per sederti ti serve l’invito: chiedi il link.
clock-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
  } { $hours } h
clock-none = Non c’è orologio.

## Che cosa c’è da fare. $you è «yes» per chi legge, «here» per uno di più persone a questo dispositivo, «no» per gli altri

prompt-wait = Si aspetta che tutti si siedano.
prompt-seeds = Si preparano i dadi…
prompt-lot = Si tira a sorte chi comincia…
prompt-roll = { $you ->
    [yes] Tocca a te: tira.
    [here] { $who }: tira.
   *[no] { $who } deve tirare.
  }
prompt-move = { $you ->
    [yes] Tocca a te: muovi una pedina.
    [here] { $who }: muovi una pedina.
   *[no] { $who } deve muovere.
  }
prompt-place = { $you ->
    [yes] Tocca a te: posa una pedina su una casella libera.
    [here] { $who }: posa una pedina su una casella libera.
   *[no] { $who } deve posare una pedina.
  }
prompt-set-down = { $you ->
    [yes] Metti giù la barricata.
    [here] { $who }: metti giù la barricata.
   *[no] { $who } mette giù la barricata.
  }
prompt-dice = { $you ->
    [yes] Tocca a te: quale dado vale per i passi?
    [here] { $who }: quale dado vale per i passi?
   *[no] { $who } sceglie il dado dei passi.
  }
prompt-huff = { $you ->
    [yes] È stata mancata una cattura: soffia quella pedina.
    [here] { $who }: è stata mancata una cattura. Soffia quella pedina.
   *[no] { $who } soffia una pedina che ha mancato una cattura.
  }
prompt-go-on = { $you ->
    [yes] Continua con la stessa pedina, o finisci il turno.
    [here] { $who }: continua con la stessa pedina, o finisci il turno.
   *[no] { $who } continua.
  }
prompt-move-or-end = { $you ->
    [yes] Continua, o finisci il turno.
    [here] { $who }: continua, o finisci il turno.
   *[no] { $who } continua.
  }
prompt-pass = { $you ->
    [yes] Puoi solo passare.
    [here] { $who } può solo passare.
   *[no] { $who } può solo passare.
  }
prompt-over = La partita è finita.
counters = { $turns ->
    [one] Un turno
   *[other] { $turns } turni
  }, { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
  }
do-roll = Tira
do-pass = Passa
do-end = Fine turno
do-steps = { $steps } per i passi, { $jumps } per i salti
do-undo = Annulla
do-ask-undo = Chiedi di annullare
do-hint = Consiglio
hint-thinking = Ci penso…
do-draw = Offri pareggio
do-resign = Mi arrendo
do-abort = Interrompi
sure-resign = Vuoi arrenderti?
sure-abort = Interrompere questa partita? Gli altri devono essere d’accordo; allora non vince nessuno.
sure-no = Continua
confirm-move = Gioca questa mossa
confirm-not = Non ancora
note-stuck = Ora con la pedina in { $cell } non si può fare niente.
looking-back = Stai guardando indietro.
dice-show = I dadi mostrano { $dice }.

## Domande

offer-label = Domanda
offer-take-back = { $who } vorrebbe annullare.
offer-draw = { $who } offre il pareggio.
offer-abort = { $who } vorrebbe interrompere.
offer-waits = Si aspetta la risposta di { $who }.
answer-yes = Sì
answer-no = No

## Com’è finita

result-you-won = Vinci tu!
result-won = Vittoria: { $who }.
result-shared = Vittoria condivisa: { $who }.
result-broken-off = Interrotta.
result-turns = { $turns ->
    [one] È stato giocato un turno.
   *[other] Turni giocati: { $turns }.
  }
best-first = La tua prima soluzione: resta come la tua migliore.
best-beaten = La tua migliore finora! Prima: { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }, { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
  }.
best-stands = La tua migliore: { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }, { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
  }.
again = Gioca ancora
again-alone = Di nuovo
again-go = Al nuovo tavolo
record-download = Registrazione
replay-open = Rivedi

## Mosse

moves-title = Mosse
moves-none = Non è ancora stato giocato niente.
look-back-label = Guarda indietro
look-first = All’inizio
look-back = Una indietro
look-next = Una avanti
look-last = Alla fine

## Chat

chat-title = Chat
chat-none = Nessuno ha ancora detto niente.
chat-label = Di’ qualcosa
chat-send = Invia
chat-watcher = Qualcuno che guarda
chat-watching = { $name } (guarda)
chat-unread = { $count ->
    [one] una riga nuova
   *[other] { $count } righe nuove
  }

## Invito

invite-title = Invita
invite-sit = Chi ha questo link può sedersi qui.
invite-watch = Chi ha questo link può guardare.
invite-link = Link
invite-copy = Copia
invite-copied = Copiato
invite-share = Condividi
invite-code = Il link come codice per la fotocamera di un telefono
invite-local = Questo indirizzo vale solo su questo dispositivo. Avvia il server con --lan per giocare con altri in casa.

## Altro

more-title = Altro
more-game = Finire la partita
more-page = Questa pagina
more-other = Inoltre
switch-sound = Suoni
switch-confirm = Chiedi prima di ogni mossa
switch-roll = I dadi si tirano da soli
switch-names = Nomi di righe e colonne
switch-turn = Gira il tabellone verso chi muove
open-rules = Regole
open-keys = Tasti
open-console = Comandi di testo
move-seat = A un altro dispositivo
move-seat-code = Scrivi questo codice nelle impostazioni dell’altro dispositivo. Vale una volta sola, per { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  }:

## Dadi che si possono verificare

fair-open = Verifica i dadi
fair-open-lot = Verifica il sorteggio
fair-about = Prima del primo tiro il server ha sigillato il suo segreto, e ogni giocatore ha aggiunto un numero. Ogni tiro segue da entrambi, quindi nessuno ha potuto sceglierlo. A partita finita il segreto viene aperto, e tutti i tiri si possono ricalcolare.
fair-about-lot = Prima della partita il server ha sigillato il suo segreto, e ogni giocatore ha aggiunto un numero. Chi comincia segue da entrambi, quindi nessuno ha potuto sceglierlo. A partita finita il segreto viene aperto, e il sorteggio si può ricalcolare.
fair-commitment = Sigillo (SHA-256 del segreto)
fair-salt = Numero di { $who }
fair-seed = Il segreto del server
fair-sealed = Viene aperto a partita finita.
fair-check = Verifica i tiri
fair-check-lot = Verifica il sorteggio
fair-right = { $rolls ->
    [0] Non ci sono tiri da verificare.
    [one] Un tiro verificato: è giusto.
   *[other] { $rolls } tiri verificati: sono tutti giusti.
  }
fair-first = Il sorteggio è giusto: è toccato a { $who }.
fair-wrong-promise = Il segreto non corrisponde al suo sigillo.
fair-wrong-first = Ha cominciato un posto diverso da quello indicato dalla sorte.
fair-compared = Il sigillo è quello visto per primo da questo dispositivo, e il numero che ha inviato è nella registrazione.
fair-compared-seal = Il sigillo è quello visto per primo da questo dispositivo. Non ha inviato un numero proprio.
fair-wrong-numbers = Mancano dei tiri, o sono contati male.
fair-wrong-roll = Turno { $turn }: è uscito un numero diverso da quello che danno i semi.
fair-wrong-commitment = La registrazione porta un sigillo diverso da quello visto per primo da questo dispositivo. Il server ha cambiato il suo segreto.
fair-wrong-salt = Il numero che questo dispositivo ha inviato per i dadi manca nella registrazione, o lì è un altro.
fair-unable = Questa pagina non può ricalcolarlo: i browser prestano i loro strumenti solo alle pagine con TLS. Scarica la registrazione e verificala come qui sotto.
fair-needs-rules = Queste caselle sono state tirate a sorte a partire da una disposizione: servono le regole. Scarica la registrazione e verificala come qui sotto.
fair-by-hand = Su un computer con Spielhof:

## Che cosa si dice a chi ascolta

told-began = La partita comincia.
told-drawn = La sorte ha deciso: comincia { $who }.
told-roll = { $who } tira { $dice }.
told-steps = { $who }: il { $die } vale per i passi.
told-move = { $who }: da { $from } a { $to }.
told-jumps = { $who }: da { $from } a { $to }, { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
  }.
told-enter = { $who }: dalla casa a { $to }.
told-place = { $who }: una pedina in { $to }.
told-set-down = { $who }: barricata in { $to }.
told-swap = { $who }: { $from } e { $to } si scambiano di posto.
told-off = { $who }: esce dal tabellone da { $from }.
told-huff = { $who } soffia la pedina in { $cell }.
told-pass = { $who } passa.
told-end = { $who } finisce il turno.
told-other = { $who }: { $action }.
told-lifted = La barricata in { $cell } viene presa.
told-hit = Cattura in { $cell }: { $piece } torna in casa.
told-taken = La pedina in { $cell } è catturata.
told-gone = La pedina in { $cell } lascia il tabellone.
told-took-back = { $who } ha annullato { $count ->
    [one] una mossa
   *[other] { $count } mosse
  }.
told-declined = { $who } dice di no.
told-resigned = { $who } si arrende.
told-time-up = Il tempo di { $who } è scaduto.
told-withheld = Il dispositivo di { $who } non ha inviato in tempo un numero casuale per i dadi.
told-stood-in = Un computer continua per { $who }.
told-came-back = { $who } è di nuovo qui.
told-sat = { $who } ha preso posto.
told-ended = La partita è finita.
told-free = { $cell } è libera.
told-on = In { $cell }: { $piece }.
told-no-cell = Su questo tabellone non c’è { $cell }.
told-pieces = { $piece }, { $count } sul tabellone: { $where }. { $yard ->
    [0] { "" }
    [one] In casa: { $yard }.
   *[other] In casa: { $yard }.
  }
piece-barricade = barricata
piece-shared = pedina
piece-marked = { $hue }, pedina segnata

## Tasti e comandi di testo

keys-board = Sul tabellone le frecce vanno di casella in casella, Invio prende una pedina e la posa, Esc la lascia.
keys-on = I tasti singoli funzionano
key-roll = Tira
key-end = Finisci il turno, o passa
key-undo = Annulla
key-hint = Consiglio
key-turn = Gira il tabellone
key-board = Al tabellone
key-back = Guarda una mossa indietro
key-next = Guarda una mossa avanti
key-moves = Mosse
key-console = Comandi di testo
key-help = Questi tasti
console-label = Comando
console-log = Risposte
console-about = Scrivi una mossa come c3-e5, oppure «aiuto».
# Parole che si possono scrivere per ogni comando, la prima è quella abituale.
command-last = ultima u
command-turn = turno t
command-what = cosa casella
command-pieces = pedine p
command-roll = tira tiro
command-clock = orologio o
command-players = giocatori
command-about-help = { $word }: queste parole
command-about-last = { $word }: l’ultima mossa
command-about-turn = { $word }: a chi tocca
command-about-what = { $word } c3: che cosa c’è in c3
command-about-moves = { $word }, o { $word } c3: che cosa puoi fare
command-about-pieces = { $word }: dove sono tutte le pedine
command-about-roll = { $word }: tirare i dadi
command-about-undo = { $word }: tornare indietro
command-about-hint = { $word }: che cosa farebbe il computer
command-about-why = { $word } c3-e5: perché si può fare o no
command-about-clock = { $word }: gli orologi
command-about-players = { $word }: chi gioca
command-unknown = Non capisco. Scrivi una mossa come c3-e5, oppure «{ $help }».
command-no-moves = Non ci si può fare niente.

## Una partita da guardare

replay-title = Rivedi
replay-about = Apri la registrazione di una partita per rivederla mossa per mossa.
replay-file = File della registrazione
replay-or-text = o il suo testo
replay-show = Mostra
replay-slider = Mossa
replay-move = Mossa { $move } di { $moves }
replay-play = Avvia
replay-stop = Ferma
replay-link = Link a questa posizione
replay-table = Al tavolo
