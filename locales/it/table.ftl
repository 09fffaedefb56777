# La pagina di un tavolo, durante la partita e quando è finita.

table-loading = Si prepara il tavolo…
line-reconnecting = Connessione persa. Il tuo posto è al sicuro; nuovo tentativo in corso…
line-now = Prova ora
players-label = Giocatori
panels-label = Riquadri
panel-label = Riquadro
panel-close = Chiudi
turn-board = Gira il tabellone
watching = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
  }

## Posti

seat-number = Posto { $seat }
seat-open = libero
seat-computer = computer, livello { $level }
seat-level = livello { $level }
seat-stand-in = assente; al suo posto gioca un computer di livello { $level }
seat-you = tu
seat-here = qui
seat-away = assente
seat-holiday = via fino al { $until }
seat-acts = di turno
seat-taken = { $count ->
    [one] una cattura
   *[other] { $count } catture
  }
seat-rank = { $rank }º
sit-here = Siediti e gioca
sit-here-too = Siediti anche qui
sit-name = Il tuo nome (se vuoi)
sit-as = Giochi con
sit-no-invite = C’è un posto libero, ma per sederti ti serve un invito. Chiedi il link.
clock-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
  } { $hours } h
clock-none = Non c’è orologio.

## Che cosa c’è da fare. $you è «yes» per chi legge, «here» per una di più persone a questo dispositivo, «no» per gli altri

prompt-wait = Si aspetta che tutti si siedano.
prompt-seeds = Si preparano i dadi…
prompt-lot = Si sceglie a caso chi comincia…
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
    [yes] Tocca a te: piazza una pedina su una casella vuota.
    [here] { $who }: piazza una pedina su una casella vuota.
   *[no] { $who } deve piazzare una pedina.
  }
prompt-set-down = { $you ->
    [yes] Ora piazza la barricata.
    [here] { $who }: ora piazza la barricata.
   *[no] { $who } deve piazzare la barricata.
  }
prompt-dice = { $you ->
    [yes] Tocca a te: quale dado è per i passi?
    [here] { $who }: quale dado è per i passi?
   *[no] { $who } deve scegliere quale dado è per i passi.
  }
prompt-huff = { $you ->
    [yes] È stata mancata una cattura: soffia quella pedina.
    [here] { $who }: è stata mancata una cattura. Soffia quella pedina.
   *[no] { $who } deve soffiare una pedina che ha mancato una cattura.
  }
prompt-go-on = { $you ->
    [yes] Continua con la stessa pedina, o finisci il turno.
    [here] { $who }: continua con la stessa pedina, o finisci il turno.
   *[no] { $who } deve continuare.
  }
prompt-move-or-end = { $you ->
    [yes] Continua, o finisci il turno.
    [here] { $who }: continua, o finisci il turno.
   *[no] { $who } deve continuare.
  }
prompt-pass = { $you ->
    [yes] Non puoi muovere, quindi devi passare.
    [here] { $who } non può muovere e deve passare.
   *[no] { $who } non può muovere e deve passare.
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
do-hint = Suggerisci
hint-thinking = Ci penso…
do-draw = Offri il pareggio
do-resign = Arrenditi
do-abort = Interrompi
sure-resign = Vuoi arrenderti?
sure-abort = Interrompere questa partita? Gli altri devono essere d’accordo, e non vince nessuno.
sure-no = Continua a giocare
confirm-move = Gioca questa mossa
confirm-not = Non ancora
note-stuck = La pedina in { $cell } adesso non può muoversi.
looking-back = Stai guardando una posizione precedente.
dice-show = I dadi segnano { $dice }.

## Domande

offer-label = Domanda
offer-take-back = { $who } vorrebbe annullare l’ultima mossa.
offer-draw = { $who } offre il pareggio.
offer-abort = { $who } vorrebbe interrompere la partita.
offer-waits = In attesa di risposta da: { $who }.
answer-yes = Sì
answer-no = No

## Com’è finita

result-you-won = Hai vinto!
result-won = Vince: { $who }.
result-shared = Vittoria a pari merito: { $who }.
result-broken-off = Partita interrotta.
result-turns = { $turns ->
    [one] La partita è durata un turno.
   *[other] La partita è durata { $turns } turni.
  }
best-first = La tua prima soluzione! È salvata come la tua migliore.
best-beaten = Nuovo record personale! Il precedente: { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }, { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
  }.
best-stands = Il tuo record: { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }, { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
  }.
again = Gioca ancora
again-alone = Gioca ancora
again-go = Vai al nuovo tavolo
record-download = Scarica la partita
replay-open = Rivedi

## Mosse

moves-title = Mosse
moves-none = Ancora nessuna mossa.
look-back-label = Scorri le mosse
look-first = Prima mossa
look-back = Mossa precedente
look-next = Mossa successiva
look-last = Ultima mossa

## Chat

chat-title = Chat
chat-none = Ancora nessun messaggio.
chat-label = Di’ qualcosa
chat-send = Invia
chat-watcher = Qualcuno che guarda
chat-watching = { $name } (sta guardando)
chat-unread = { $count ->
    [one] un messaggio nuovo
   *[other] { $count } messaggi nuovi
  }

## Invito

invite-title = Invita
invite-sit = Chi ha questo link può sedersi e giocare.
invite-watch = Chi ha questo link può guardare.
invite-link = Link
invite-copy = Copia
invite-copied = Copiato
invite-share = Condividi
invite-code = Il link come codice QR da inquadrare con un telefono
invite-local = Questo indirizzo funziona solo su questo dispositivo. Avvia il server con --lan per giocare con altri sulla tua rete.

## Altro

more-title = Altro
more-game = Finisci la partita
more-page = Impostazioni del tavolo
more-other = Altro ancora
switch-sound = Suoni
switch-confirm = Conferma ogni mossa
switch-roll = Tira i dadi automaticamente
switch-names = Mostra le coordinate
switch-turn = Gira il tabellone verso chi è di turno
open-rules = Regole
open-keys = Scorciatoie da tastiera
open-console = Comandi di testo
move-seat = Cambia dispositivo
move-seat-code = Scrivi questo codice nelle impostazioni dell’altro dispositivo. Funziona una volta sola e scade fra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  }:

## Dadi che si possono verificare

fair-open = Verifica i dadi
fair-open-lot = Verifica il sorteggio
fair-about = Prima del primo tiro il server ha fissato un segreto, e il dispositivo di ogni giocatore ha aggiunto un proprio numero. Ogni tiro si calcola da tutti questi numeri, quindi nessuno ha potuto sceglierlo. A partita finita il segreto viene rivelato, e puoi verificare ogni tiro.
fair-about-lot = Prima della partita il server ha fissato un segreto, e il dispositivo di ogni giocatore ha aggiunto un proprio numero. Chi comincia si calcola da tutti questi numeri, quindi nessuno ha potuto sceglierlo. A partita finita il segreto viene rivelato, e puoi verificare il sorteggio.
fair-commitment = Impronta (SHA-256 del segreto)
fair-salt = Numero inviato da: { $who }
fair-seed = Il segreto del server
fair-sealed = Sarà rivelato a partita finita.
fair-check = Verifica tutti i tiri
fair-check-lot = Verifica il sorteggio
fair-right = { $rolls ->
    [0] Non ci sono tiri da verificare.
    [one] Un tiro verificato: è giusto.
   *[other] { $rolls } tiri verificati: sono tutti giusti.
  }
fair-first = Il sorteggio è giusto: comincia { $who }.
fair-wrong-promise = Il segreto non corrisponde alla sua impronta.
fair-wrong-first = Il posto che ha cominciato non è quello sorteggiato.
fair-compared = L’impronta è quella mostrata all’inizio a questo dispositivo, e il numero inviato da questo dispositivo è nella registrazione.
fair-compared-seal = L’impronta è quella mostrata all’inizio a questo dispositivo. Questo dispositivo non ha inviato un numero.
fair-wrong-numbers = Alcuni tiri mancano o sono numerati male.
fair-wrong-roll = Turno { $turn }: questo tiro non è quello che danno i numeri.
fair-wrong-commitment = L’impronta nella registrazione non è quella mostrata all’inizio a questo dispositivo. Il server ha cambiato il suo segreto.
fair-wrong-salt = Il numero che questo dispositivo ha inviato per i dadi manca nella registrazione o è stato cambiato.
fair-unable = Il tuo browser può verificarlo solo su una pagina sicura (https). Scarica la registrazione e verificala come indicato qui sotto.
fair-needs-rules = Queste pedine sono state piazzate a caso, e per verificarlo servono le regole del gioco. Scarica la registrazione e verificala come indicato qui sotto.
fair-by-hand = Su un computer con Spielhof installato:

## Che cosa annuncia un lettore di schermo

told-began = La partita comincia.
told-drawn = Il sorteggio ha deciso: comincia { $who }.
told-roll = { $who } tira: { $dice }.
told-steps = { $who }: { $die } per i passi.
told-move = { $who }: da { $from } in { $to }.
told-jumps = { $who }: da { $from } in { $to }, { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
  }.
told-enter = { $who }: dal cortile in { $to }.
told-place = { $who }: pedina piazzata in { $to }.
told-set-down = { $who }: barricata piazzata in { $to }.
told-swap = { $who }: { $from } e { $to } si scambiano di posto.
told-off = { $who }: fuori dal tabellone da { $from }.
told-huff = { $who } soffia la pedina in { $cell }.
told-pass = { $who } passa.
told-end = { $who } finisce il turno.
told-other = { $who }: { $action }.
told-lifted = La barricata in { $cell } viene tolta e va piazzata altrove.
told-hit = Pedina colpita in { $cell }: { $piece } torna nel cortile.
told-taken = La pedina in { $cell } è catturata.
told-gone = La pedina in { $cell } lascia il tabellone.
told-took-back = { $who } ha annullato { $count ->
    [one] una mossa
   *[other] { $count } mosse
  }.
told-declined = { $who } dice di no.
told-resigned = { $who } si arrende.
told-time-up = Tempo scaduto: { $who }.
told-withheld = { $who }: il numero casuale per i dadi non è arrivato in tempo.
told-stood-in = { $who }: per ora gioca un computer.
told-came-back = { $who } è di nuovo qui.
told-holiday = { $who } è via fino al { $until }.
told-sat = { $who } si siede al tavolo.
told-ended = La partita è finita.
told-free = { $cell } è vuota.
told-on = In { $cell }: { $piece }.
told-no-cell = Su questo tabellone non c’è { $cell }.
told-pieces = { $piece }, { $count } sul tabellone: { $where }. { $yard ->
    [0] { "" }
   *[other] Nel cortile: { $yard }.
  }
piece-barricade = barricata
piece-shared = pedina
piece-marked = { $hue }, pedina contrassegnata

## Scorciatoie da tastiera e comandi di testo

keys-board = Sul tabellone le frecce vanno di casella in casella, Invio prende una pedina e la mette giù, Esc la lascia.
keys-on = Usa le scorciatoie da tastiera
key-roll = Tira
key-end = Finisci il turno, o passa
key-undo = Annulla
key-hint = Suggerimento: prima la pedina, poi la mossa, poi il motivo
key-turn = Gira il tabellone
key-board = Vai al tabellone
key-back = Mossa precedente
key-next = Mossa successiva
key-moves = Mosse
key-console = Comandi di testo
key-help = Mostra queste scorciatoie
console-label = Comando
console-log = Risposte
console-about = Scrivi una mossa, per esempio c3-e5, oppure «aiuto».
# Parole che si possono scrivere per ogni comando; la prima è quella abituale.
command-last = ultima u
command-turn = turno t
command-what = cosa casella
command-pieces = pedine p
command-roll = tira tiro
command-clock = orologio o
command-players = giocatori
command-about-help = { $word }: elenca questi comandi
command-about-last = { $word }: l’ultima mossa
command-about-turn = { $word }: a chi tocca
command-about-what = { $word } c3: che cosa c’è in c3
command-about-moves = { $word }, o { $word } c3: le mosse che puoi fare
command-about-pieces = { $word }: dove sono tutte le pedine
command-about-roll = { $word }: tira i dadi
command-about-undo = { $word }: annulla
command-about-hint = { $word }: che cosa farebbe il computer; di nuovo per saperne di più
command-about-why = { $word } c3-e5: perché questa mossa è permessa o no
command-about-clock = { $word }: gli orologi
command-about-players = { $word }: chi gioca
command-unknown = Non capisco. Scrivi una mossa, per esempio c3-e5, oppure «{ $help }».
command-no-moves = Lì non ci sono mosse.

## Rivedere una partita finita

replay-title = Rivedi una partita
replay-about = Apri la registrazione di una partita per rivederla mossa per mossa.
replay-file = File della registrazione
replay-or-text = o incolla il suo testo
replay-show = Mostra
replay-slider = Mossa
replay-move = Mossa { $move } di { $moves }
replay-play = Avvia
replay-stop = Ferma
replay-link = Link a questa posizione
replay-review = Analisi
puzzle-make = Crea un rompicapo
replay-table = Torna al tavolo
