# Le pagine del client web. Le parole del tavolo in gioco sono in table.ftl.

## Tutte le pagine

skip-to-content = Vai al contenuto
nav-label = Pagine e aspetto
nav-history = Le mie partite
to-gallery = Tutti i giochi
theme-is-auto = Chiaro o scuro, come il dispositivo
theme-is-light = Chiaro
theme-is-dark = Scuro
missing-title = Qui non c’è niente
missing-text = A questo indirizzo non c’è nessuna pagina. Forse manca una parte del link.
error-unreachable = Il server non è raggiungibile. Sei online?
error-missing = Il server non l’ha trovato.
error-strange = Il server ha risposto con un errore ({ $status }).
try-again = Riprova

## Tutti i giochi

gallery-title = A che cosa giochiamo?
gallery-lead = Barricata, Halma in tutte le sue varianti e dama cinese: contro il computer, con gli amici o in solitario.
gallery-search = Cerca
gallery-players = Giocatori
gallery-surprise = Sorprendimi
gallery-quick = Partita veloce
tournament-link = Torneo
puzzles-link = Rompicapi
gallery-found = { $count ->
    [0] Nessun gioco trovato
    [one] Un gioco trovato
   *[other] { $count } giochi trovati
  }
gallery-none = Nessun gioco corrisponde. Prova con meno parole o con un altro numero di giocatori.
group-barricade = Barricata
group-square = Halma sul tabellone quadrato
group-star = Halma sulla stella
group-alone = Solitari
group-other = Altri giochi
players = { $count ->
    [one] Un giocatore
   *[other] { $count } giocatori
  }
# $range è un testo come «2–4»; $many è il suo ultimo numero.
players-range = { $many ->
    [one] Un giocatore
   *[other] { $range } giocatori
  }
with-dice = con i dadi
play-at-once = Gioca subito: { $game }
play-at-once-short = Gioca subito
tables-mine = Continua a giocare
tables-listed = Tavoli che aspettano giocatori
tables-running = Partite da guardare
continue-your-turn = Tocca a te
continue-open = un posto libero
continue-nameless = un ospite
continue-away = { $name } (via fino al { $until })
seat-bot = { $name } (bot)
tables-discard = Lascia questa partita: { $game }
tables-discard-sure = Lasciare questa partita? Finirà senza vincitori.
tables-discard-resign = Lasciare questa partita? Così ti arrendi, e gli altri verranno avvisati.
tables-discard-stand = Lasciare questo tavolo? Gli altri continueranno ad aspettare giocatori.
tables-discard-yes = Lascia
tables-discard-no = Resta

## Un gioco prima che cominci

picture-of = { $game }: la posizione iniziale
how-many = In quanti si gioca?
who-plays = Chi gioca?
chair-label = Chi gioca al posto { $seat }
chair-level-label = Livello del computer al posto { $seat }
chair-level-all = Tutti i computer
chair-me = Io
chair-here = Un’altra persona qui
chair-computer = Computer
chair-open = Un amico, con un link
chair-computer-level = Computer, livello { $level }
level-1 = 1 · molto facile
level-2 = 2 · facile
level-3 = 3 · medio
level-4 = 4 · difficile
level-5 = 5 · molto difficile
level-6 = 6 · esperto
friends-note = Riceverai un link da inviare. La partita comincia quando tutti si sono seduti.
start = Comincia
start-with-friends = Apri il tavolo
house-rules = Regole della casa
house-rules-changed = { $count ->
    [one] una cambiata
   *[other] { $count } cambiate
  }
as-in-booklet = come nelle istruzioni
as-booklet = istruzioni
more-choices = Chi comincia, orologio, velocità
more-choices-about = facoltativo
who-begins = Chi comincia?
begins-lot = A caso
begins-seat = Posto { $seat }
choose-clock = Orologio
choose-clock-none = Senza orologio
choose-clock-turn = { $seconds ->
    [one] un secondo per turno
   *[other] { $seconds } secondi per turno
  }
choose-clock-total = { $minutes } min + { $increment } s per turno
choose-clock-days = { $days ->
    [one] un giorno per turno
   *[other] { $days } giorni per turno
  }
pace-quick = veloce
pace-calm = tranquillo
pace-slow = lento, per seguire ogni mossa
allow-chat = Permetti la chat
allow-hints = Permetti i suggerimenti del computer
allow-listed = Chiunque può trovare questo tavolo e sedersi
allow-listed-note = Altrimenti entra solo chi ha il tuo link. Una partita dell'elenco la possono guardare tutti.
more-about = Di più su { $game }
rules-link = Regole
figures-link = Cifre
figures-link-about = chi vince, quanto dura
edit-link = Prepara una posizione
from-booklet = Dalle istruzioni «{ $booklet }», { $section }.

## Di che cosa tratta ogni regola della casa, per i lettori di schermo

about-option-blocked = Che cosa fare contro gli avversari nella tua zona d’arrivo
about-option-places = Quando finisce la partita
about-option-colours = I colori di ogni giocatore
about-option-layout = Come partono i colori
about-option-movement = Come si muovono le pedine
about-option-jumps = Quanto sono lunghi i salti
about-option-leave-goal = Se le pedine possono uscire dalla loro zona d’arrivo
about-option-line = Quali linee vincono
about-option-pieces = Con quante pedine cominci
about-option-jumper = Che cosa succede alla pedina che salta fuori
about-option-teams = Squadre
about-option-board = Il tabellone
about-option-directions = Dove possono andare le pedine
about-option-captures = Dove possono catturare le pedine
about-option-missed = Che cosa succede se si manca una cattura
about-option-setup = Come si piazzano i topi
about-option-chain = Quante volte può saltare un gatto
about-option-opening = Chi comincia
about-option-entry = Se bisogna far entrare in gioco una pedina
about-option-no-barricade-rows = Dove non si possono piazzare barricate
about-option-playing = Quali colori giocano

## Regole

rules-of = { $game }: le regole
rules-or = Oppure:
rules-play = Gioca
rules-caption = La posizione iniziale con { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
  }.

## Posizioni preparate da chi gioca

edit-title = { $game }: prepara una posizione
edit-about = Scegli una pedina e fai clic sulle caselle per metterla o toglierla. Poi comincia a giocare da quella posizione.
edit-about-figure = Scegli una pedina e fai clic sulle caselle per metterla o toglierla, oppure disegna una tua figura da riempire.
edit-brushes = Che cosa mettere
edit-free = vuota
edit-barricade = barricata
edit-shared = pedina
edit-marked = { $colour }, la pedina contrassegnata
edit-cell = { $cell }: { $piece }
edit-figure = Figura
edit-erase = Togli
edit-clear = Svuota il tabellone
edit-usual = Posizione iniziale
edit-good = Con questa posizione si può giocare.
edit-turn = A chi tocca?
edit-start = Gioca da qui
edit-text = Come testo
edit-text-about = Un carattere per ogni casella del tabellone, più una riga per ciò che non si può disegnare. Copia il testo per conservarlo, o incollane uno.

## Impostazioni

settings-title = Impostazioni
setting-language = Lingua
setting-pace = Velocità del computer
setting-theme = Chiaro o scuro
theme-auto = come il dispositivo
theme-light = chiaro
theme-dark = scuro
setting-motion = Animazioni
motion-auto = come il dispositivo
motion-moving = le pedine scorrono
motion-still = disattivate
settings-look = Aspetto
setting-coordinates = Mostra le coordinate
settings-play = Gioco
setting-sound = Suoni
setting-confirm = Conferma ogni mossa
setting-confirm-about = Evita le mosse per sbaglio
setting-roll = Tira i dadi automaticamente
settings-me = Tu
setting-name = Il tuo nome
setting-name-keep = Salva
setting-name-kept = Salvato.
settings-me-about = Il nome che gli altri vedono al tavolo. Nessuno ha bisogno di un account: questo browser ricorda i tuoi posti.
forget = Cancella i miei dati
forget-sure = Sì, cancella il mio nome e lascia i miei posti
forget-not = No, annulla
setting-turn-along = Gira il tabellone verso chi è di turno
setting-turn-along-about = Quando si gioca in più persone su questo dispositivo
setting-shortcuts = Scorciatoie da tastiera
setting-code = Porta qui un posto da un altro dispositivo
setting-code-use = Siediti
setting-code-about = Il codice è sull’altro dispositivo: al tavolo, sotto «Altro».

## Le migliori soluzioni note dei solitari

best-known = Migliore soluzione nota: { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }, { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
  }.
best-watch = Vedi la partita migliore
best-of = { $game }: la migliore partita nota
link-copy = Copia il link
open-record = Rivedi una partita salvata
continue-turn = Tocca a: { $who }
continue-left-days = { $count ->
    [one] manca { $count } giorno
   *[other] mancano { $count } giorni
}
continue-left-hours = { $count ->
    [one] manca { $count } ora
   *[other] mancano { $count } ore
}
continue-left-minutes = { $count ->
    [one] manca { $count } minuto
   *[other] mancano { $count } minuti
}
continue-urgent = Urgente:
