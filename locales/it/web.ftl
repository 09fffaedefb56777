# Le pagine del client web. Le parole del tavolo in gioco sono in table.ftl.

## Tutte le pagine

skip-to-content = Vai al contenuto
nav-label = Pagine e aspetto
to-gallery = Tutti i giochi
theme-is-auto = Chiaro o scuro, come il dispositivo
theme-is-light = Chiaro
theme-is-dark = Scuro
missing-title = Qui non c’è niente
missing-text = A questo indirizzo non c’è nessuna pagina. Forse il link è stato troncato.
error-unreachable = Il server non è raggiungibile. La rete è attiva?
error-missing = Il server non lo conosce.
error-strange = Il server ha risposto con un errore ({ $status }).
try-again = Riprova

## Tutti i giochi

gallery-title = A che cosa giochiamo?
gallery-lead = Barricata, Halma con tutte le sue varianti, dama cinese: contro il computer, con gli amici o in solitario.
gallery-search = Cerca
gallery-players = Giocatori
gallery-surprise = Sorprendimi
gallery-found = { $count ->
    [0] Nessun gioco trovato
    [one] Un gioco trovato
   *[other] { $count } giochi trovati
  }
gallery-none = Nessun gioco corrisponde. Prova con meno parole o con un altro numero di giocatori.
group-barricade = Barricata
group-square = Halma sul quadrato
group-star = Halma sulla stella
group-alone = In solitario
group-other = Altri giochi
players = { $count ->
    [one] Un giocatore
   *[other] { $count } giocatori
  }
# $range è un testo come «2–4»; $many è il suo ultimo numero.
players-range = { $many ->
    [one] In solitario
   *[other] { $range } giocatori
  }
with-dice = con dadi
play-at-once = Gioca subito: { $game }
play-at-once-short = Gioca subito
tables-mine = Continua a giocare
tables-listed = Tavoli che aspettano qualcuno
continue-your-turn = Tocca a te
continue-open = un posto libero
continue-nameless = un ospite
tables-discard = Scarta questa partita: { $game }
tables-discard-sure = Scartare questa partita? Finisce senza vincitore.
tables-discard-resign = Scartare questa partita? Ti arrendi e gli altri lo vengono a sapere.
tables-discard-stand = Lasciare questo tavolo? Gli altri continuano ad aspettare giocatori.
tables-discard-yes = Scarta
tables-discard-no = Conserva

## Un gioco prima che cominci

picture-of = { $game }: come comincia
how-many = In quanti si gioca?
who-plays = Chi gioca?
chair-label = Chi gioca al posto { $seat }
chair-level-label = Livello del computer al posto { $seat }
chair-me = Io
chair-here = Un’altra persona qui
chair-computer = Computer
chair-open = Un amico con il link
chair-computer-level = Computer, livello { $level }
level-1 = 1 · mite
level-2 = 2 · facile
level-3 = 3 · discreto
level-4 = 4 · buono
level-5 = 5 · forte
level-6 = 6 · il più forte
friends-note = Ricevi un link da mandare. La partita comincia quando tutti si sono seduti.
start = Comincia
start-with-friends = Apri il tavolo
house-rules = Regole della casa
house-rules-changed = { $count ->
    [one] una cambiata
   *[other] { $count } cambiate
  }
as-in-booklet = come nel libretto
as-booklet = libretto
more-choices = Inizio, orologio, ritmo
more-choices-about = se vuoi
who-begins = Chi comincia?
begins-lot = Decide la sorte
begins-seat = Giocatore { $seat }
choose-clock = Orologio
choose-clock-none = Senza orologio
choose-clock-turn = { $seconds ->
    [one] un secondo a turno
   *[other] { $seconds } secondi a turno
  }
choose-clock-total = { $minutes } min + { $increment } s a turno
choose-clock-days = { $days ->
    [one] un giorno a turno
   *[other] { $days } giorni a turno
  }
pace-quick = veloce
pace-calm = calmo
pace-slow = lento, per seguire tutto
allow-chat = Con chat
allow-hints = Con i consigli del computer
allow-listed = Chiunque può trovare il tavolo e sedersi
more-about = Di più su { $game }
rules-link = Regole
edit-link = Posizione propria
from-booklet = Dal libretto «{ $booklet }», { $section }.

## Di che cosa tratta una regola della casa, per chi non la vede

about-option-blocked = Che cosa aiuta contro gli avversari nel tuo traguardo
about-option-places = Quando finisce la partita
about-option-colours = Colori di ogni giocatore
about-option-layout = Come partono i colori
about-option-movement = Come si muovono le pedine
about-option-jumps = Quanto sono lunghi i salti
about-option-leave-goal = Se le pedine possono uscire dal loro traguardo
about-option-line = Quali linee vincono
about-option-jumper = Che ne è della pedina che è saltata fuori
about-option-teams = Squadre
about-option-board = Il tabellone
about-option-directions = Dove possono andare le pedine
about-option-captures = Dove catturano le pedine
about-option-missed = Le catture mancate
about-option-setup = Come sono disposti i topi
about-option-chain = Quante volte salta un gatto
about-option-opening = Chi comincia
about-option-entry = Se una pedina va messa in gioco
about-option-no-barricade-rows = Dove non si possono mettere barricate
about-option-playing = Quali colori giocano

## Regole

rules-of = { $game }: le regole
rules-options = Si sceglie prima della partita. Per prima viene la scelta del libretto.
rules-or = Oppure:
rules-play = Gioca
rules-caption = L’inizio con { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
  }.

## Posizioni proprie

edit-title = { $game }: una posizione tua
edit-about = Scegli una pedina e fai clic sulle caselle per metterla o toglierla. Poi gioca da quella posizione.
edit-about-figure = Scegli una pedina e fai clic sulle caselle per metterla o toglierla; oppure disegna una tua figura da raggiungere.
edit-brushes = Che cosa mettere
edit-free = libera
edit-barricade = barricata
edit-shared = pedina
edit-marked = { $colour }, la pedina segnata
edit-cell = { $cell }: { $piece }
edit-figure = Figura
edit-erase = Togli
edit-clear = Svuota tutto
edit-usual = Inizio normale
edit-good = Così si può giocare.
edit-turn = A chi tocca?
edit-start = Gioca da qui
edit-text = Come testo
edit-text-about = Un segno per ogni casella, e righe per ciò che non si può disegnare. Copia il testo per conservarlo, o incollane uno.

## Impostazioni

settings-title = Impostazioni
setting-language = Lingua
setting-pace = Ritmo dei computer
setting-theme = Chiaro o scuro
theme-auto = automatico
theme-light = chiaro
theme-dark = scuro
setting-motion = Movimento
motion-auto = automatico
motion-moving = pedine animate
motion-still = niente si muove
settings-look = Aspetto
setting-coordinates = Nomi di righe e colonne
settings-play = Gioco
setting-sound = Suoni
setting-confirm = Conferma ogni mossa
setting-confirm-about = Contro le sviste del dito
setting-roll = I dadi si tirano da soli
settings-me = Tu
setting-name = Il tuo nome
setting-name-keep = Tieni
setting-name-kept = Fatto.
settings-me-about = Il nome che gli altri vedono al tavolo. Non ci sono account: questo browser conserva i tuoi posti.
forget = Cancella tutto di me
forget-sure = Sì, cancella il mio nome e lascia i miei posti
forget-not = No, tieni tutto
setting-turn-along = Gira il tabellone verso chi muove
setting-turn-along-about = Quando si gioca in più su questo dispositivo
setting-shortcuts = Al tavolo i tasti singoli fanno qualcosa
setting-code = Un posto da un altro dispositivo
setting-code-use = Siediti
setting-code-about = L’altro dispositivo mostra il codice al tavolo, sotto «Altro».

## Le migliori partite note in solitario

best-known = La migliore che conosciamo: { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }, { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
  }.
best-watch = Guarda la migliore partita nota
best-of = { $game }: la migliore partita nota
link-copy = Copia il link
open-record = Guarda una partita registrata
continue-turn = Tocca a: { $who }
