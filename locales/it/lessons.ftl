# Che cosa dicono le lezioni. Ogni lezione è in crates/guide/lessons, un file per ogni gioco.

## Tappe comuni a molti giochi

lesson-watch-step = Una pedina può fare un passo su un posto libero subito accanto. Guarda.
lesson-try-step = Ora tocca a te: muovi una qualsiasi delle tue pedine di un passo.
lesson-first-step = Una pedina può fare un passo su un posto libero subito accanto, in qualsiasi direzione. Prova: muovi una qualsiasi delle tue pedine di un passo.
lesson-watch-jump = Una pedina può anche saltarne una vicina, tua o di chiunque altro, fino al posto libero subito dietro, in linea retta. Non si cattura niente.
lesson-try-jump = Ora tocca a te: salta una pedina.
lesson-watch-chain = A un salto può seguirne un altro, e ognuno può andare in una nuova direzione. Tutta la catena è un solo turno.
lesson-watch-jumps = Una pedina può anche saltarne una vicina, tua o di chiunque altro, fino al posto libero subito dietro, in linea retta, e poi continuare a saltare. Tutto questo è un solo turno, e non si cattura niente.
lesson-try-chain = Ora tocca a te: fai almeno due salti in un turno.
lesson-last-piece = Manca ancora una pedina. Portala nella tua zona d’arrivo e vinci.
lesson-one-chain = Una delle tue pedine sembra lontana dalla tua zona d’arrivo, ma una sola catena di salti la porta lì. Trovala.
lesson-long-jump-watch = Qui un salto può essere lungo: la pedina che salti è esattamente a metà, e non c’è nient’altro in mezzo.
lesson-long-jump-try = Ora tocca a te: fai un salto lungo sopra una pedina che non è subito accanto alla tua.
lesson-best-chain = Trova una catena di almeno quattro salti.
lesson-leave-yard = Porta una pedina fuori dal tuo cortile.

## Giochi sul tabellone quadrato

lesson-bridge = Costruisci un ponte. La pedina in fondo ha quasi una strada per la zona d’arrivo. Fai un passo con un’altra pedina, così al prossimo turno potrà arrivarci.
lesson-clear-yard = Il tuo avversario ha lasciato il suo cortile, quindi ora devi svuotare il tuo. Porta fuori la pedina che è nell’angolo.
lesson-shut-in = Il tuo avversario deve svuotare il suo cortile, ma una pedina è ancora nell’angolo. Bloccala in modo che non possa più muoversi, e vinci.
lesson-make-room = La tua ultima pedina non può ancora entrare, perché la casella libera è troppo in fondo. Fai posto in modo da vincere al prossimo turno.
lesson-win-next = Due turni bastano per vincere, ma solo se cominci con la mossa giusta. Muovi in modo da vincere al prossimo turno, qualunque cosa faccia il tuo avversario.
lesson-quick-watch = La tua zona d’arrivo è solo questa linea di sei caselle. Una pedina che l’ha superata non è ancora arrivata: deve tornare indietro.
lesson-quick-try = La tua ultima pedina è andata troppo avanti. Riportala sulla linea e vinci.
lesson-over-line = Non puoi saltare direttamente sull’ultima casella libera. Salta oltre la linea e tornaci con la stessa catena.
lesson-colour-step = Una pedina su una casella scura può fare solo passi, e solo in diagonale. Così resta sulle caselle scure.
lesson-colour-jump = Una pedina su una casella chiara può solo saltare. Così resta sulle caselle chiare, e ha sempre bisogno di una pedina accanto.
lesson-colour-help = La pedina in fondo sta su una casella chiara e non ha niente da saltare. Fai un passo con un’altra pedina, così al prossimo turno potrà raggiungere la zona d’arrivo.
lesson-marked-watch = La pedina contrassegnata ha un posto tutto suo: la casella d’angolo della zona d’arrivo. Vinci solo quando è lì.
lesson-marked-try = Tutte le tue pedine sono nella zona d’arrivo, ma non hai ancora vinto. Porta la pedina contrassegnata nel suo angolo.
lesson-marked-chain = Porta la pedina contrassegnata nel suo angolo con una sola catena. Un’altra casella della zona d’arrivo non basta.
lesson-marked-room = Nell’angolo c’è un’altra delle tue pedine. Spostala, così la pedina contrassegnata ci arriva al prossimo turno. Non bloccarle la strada!
lesson-open-line = Una delle tue pedine impedisce un salto lungo. Spostala di lato, così al prossimo turno la pedina in fondo potrà raggiungere la zona d’arrivo.
lesson-dice-watch = Tira due dadi. Uno dice quante pedine possono fare un passo, l’altro quanti salti fa un’altra pedina. Nessuna pedina si muove due volte.
lesson-dice-try = Hai tirato un due e un tre. Scegli il tre per i passi. Poi fai una catena di due salti, fai qualche passo con altre pedine se vuoi, e finisci il turno.
lesson-dice-exact = Hai tirato due tre. La tua catena deve avere esattamente tre salti. Trova la deviazione che porta una pedina nella zona d’arrivo.
lesson-dice-bridge = Hai un passo e una catena di due salti. Prima fai il passo, così la pedina fuori potrà saltare nella zona d’arrivo.
lesson-dice-win = In questo turno puoi vincere! Scegli il dado giusto per i passi. E attenzione all’ordine: una pedina che vuoi saltare non deve fare un passo prima.
lesson-double-watch = Nella zona d’arrivo ognuno dei tuoi colori ha le sue caselle, nello stesso disegno della partenza. Vinci quando ogni pedina è su una casella del suo colore.
lesson-double-try = Porta la tua ultima pedina nella zona d’arrivo. Deve finire su una casella del suo colore.
lesson-alone-watch = In solitario conta ogni turno, per quanto lontano vada una pedina. Per questo una catena lunga vale molto.
lesson-two-turns = Finisci in due turni. Pensa a quale pedina va per prima.
lesson-three-turns = Finisci in tre turni. Solo una pedina può andare per prima.
lesson-figure-watch = La tua zona d’arrivo è la figura al centro. Tutte le tue pedine devono stare lì.
lesson-figure-try = Mancano ancora due pedine. Salta nella figura con quella più lontana.

## Giochi sulla stella

lesson-star-win-next = In questo turno non puoi vincere. Muovi in modo da vincere al prossimo turno, qualunque cosa faccia il tuo avversario.
lesson-star-two-turns = Finisci in due turni. Il primo deve preparare il secondo.
lesson-star-three-turns = Finisci in tre turni. Pensa all’ultimo prima di giocare il primo.
lesson-star-two-in-way = Un salto lungo passa sopra una sola pedina. Dritto verso la tua zona d’arrivo ce n’è più di una in mezzo. Un’altra catena porta una delle tue pedine nella zona d’arrivo. Trovala.
lesson-star-partner-watch = Tutte le tue pedine sono arrivate. Ora puoi muovere anche quelle del tuo compagno. Guarda.
lesson-star-partner-try = Tutte le tue pedine sono arrivate. Aiuta il tuo compagno: porta dentro la sua pedina che sta subito fuori dalla zona d’arrivo.
lesson-star-partner-yard = Il tuo cortile è la zona d’arrivo del tuo compagno, e una delle tue pedine è ancora d’intralcio. Portala nella tua zona d’arrivo con una sola catena.
lesson-star-partner-bridge = L’ultima pedina del tuo compagno non può ancora entrare nella sua zona d’arrivo. Metti una delle tue pedine dove il tuo compagno può saltarla e finire dritto nella zona d’arrivo.
lesson-star-partner-win = Manca solo una pedina del tuo compagno. Portala nella sua zona d’arrivo, e la tua squadra vince.
lesson-star-captive-watch = Il tuo avversario ha lasciato il suo cortile. Ora devi svuotare il tuo: finché una pedina può uscire, puoi solo portare pedine fuori dal cortile.
lesson-star-captive-try = Il tuo avversario ha lasciato il suo cortile, e una delle tue pedine è ancora nel tuo. Portala fuori.
lesson-star-captive-lost = Il tuo cortile è vuoto, quindi il tuo avversario deve svuotare il suo. Ora la sua ultima via d’uscita è chiusa. Non può più svuotarlo, e vinci tu.
lesson-star-captive-tip = Devi svuotare il tuo cortile. La pedina proprio in punta ha la strada più lunga. Portala fuori in un solo turno.
lesson-star-captive-shut = Una pedina del tuo avversario è ancora nel suo cortile, con una sola via d’uscita. Chiudila e vinci.
lesson-star-captive-leave-shut = La tua ultima pedina è ancora nel tuo cortile, e anche una del tuo avversario è nel suo. Una catena porta fuori la tua e blocca la sua. Trovala e vinci.
lesson-star-line-watch = Vinci con una linea retta di tue pedine da una punta della stella a un’altra, senza vuoti. Guarda come si chiude l’ultimo vuoto.
lesson-star-line-try = Nella tua linea resta un vuoto. Chiudilo e vinci.
lesson-star-line-jump = La pedina che ti serve è lontana dal vuoto. Trova la catena che la porta lì, e vinci.
lesson-star-line-stop = Al prossimo turno il tuo avversario chiude la sua linea. Fermalo: metti una delle tue pedine nel vuoto.
lesson-star-count = In solitario conti i turni. Una catena è un solo turno, per quanto sia lunga. Questa risparmia molti passi.
lesson-star-leave-goal = In questo gioco una pedina può uscire di nuovo dalla sua zona d’arrivo. A volte così fa posto a un’altra.
lesson-star-filled-watch = Il tuo avversario non vuole lasciare la tua zona d’arrivo? Se all’inizio del tuo turno lì dentro non c’è nessun foro libero e più della metà è tua, vinci lo stesso.
lesson-star-filled = Una pedina avversaria è bloccata nella tua zona d’arrivo. Riempi l’ultimo foro libero, e vinci quando comincia il tuo prossimo turno.
lesson-marble-step = Una biglia può fare un passo lungo una linea fino al foro libero successivo. Guarda.
lesson-marble-long = Una biglia può anche saltarne un’altra, perfino lontana. La biglia saltata è esattamente a metà, e non c’è nient’altro in mezzo.
lesson-marble-long-try = Ora tocca a te: fai un salto lungo sopra una biglia che non è subito accanto alla tua.
lesson-marble-chain = A un salto può seguirne un altro. Porta una biglia dal tuo cortile alla tua zona d’arrivo in un solo turno.
lesson-marble-two-in-way = Un salto lungo passa sopra una sola biglia. Dritto verso la tua zona d’arrivo ce n’è più di una in mezzo. Un’altra catena porta una delle tue biglie nella zona d’arrivo. Trovala.
lesson-marble-filled = Una biglia avversaria è bloccata nella tua zona d’arrivo. Riempi l’ultimo foro libero, e vinci quando comincia il tuo prossimo turno.

## Barricata, Rakado, Gobang, Tippy, Gatto e topo

lesson-barricade-watch-enter = Con qualsiasi numero entra in gioco una pedina. La casella sopra il tuo cortile conta uno, e la pedina va avanti finché il tiro è esaurito.
lesson-barricade-enter = Ora tocca a te. Fai entrare in gioco una nuova pedina in modo che si fermi subito sotto una barricata.
lesson-barricade-hit = Finisci esattamente su una pedina avversaria, e quella torna nel suo cortile. Lungo la strada le pedine possono girare agli angoli. Colpisci una pedina gialla.
lesson-barricade-pass = La tua pedina è bloccata. Potresti solo farne entrare in gioco una nuova. Nella Gold Edition puoi invece passare. Prova: passa.
lesson-barricade-watch-lift = Nessuno può superare una barricata. Ma se ci finisci esattamente sopra, la prendi e la piazzi subito su un’altra casella. Qui finisce sulla strada del giallo.
lesson-barricade-goal = Con questo tiro solo una delle tue pedine può raggiungere la casella d’arrivo in cima. Trovala e vinci.
lesson-barricade-block = Alla pedina gialla più avanti serve un due per vincere. Prendi una barricata e piazzala in modo che quella pedina non possa raggiungere la casella d’arrivo.
lesson-barricade-lock = Blocca il giallo! Prendi una barricata e piazzala in modo che il giallo possa muovere al massimo con uno dei sei numeri. Attenzione: alcune barricate ti stanno già aiutando.
lesson-rakado-watch = Tira il dado e muovi una pedina dritto in avanti, esattamente di tante caselle quante ne segna il dado. Dopo un sei tiri di nuovo.
lesson-rakado-move = Muovi la pedina più avanti di tutte. Avanza esattamente di tante caselle quante ne segna il dado.
lesson-rakado-capture = Catturi una pedina finendo esattamente sulla sua casella. Se puoi catturare, devi farlo. Trova la tua cattura.
lesson-rakado-goal = La tua zona d’arrivo è la fila di base dell’avversario. Per entrare ti serve il numero esatto. Porta un’altra pedina nella zona d’arrivo.
lesson-rakado-safe = Le pedine avversarie catturano dritto in avanti, fino a sei caselle di distanza. Fai una mossa dopo la quale nessun tiro singolo permetta loro di catturare.
lesson-rakado-best-capture = Puoi scegliere fra tre catture. Scegli quella dopo la quale nessun tiro singolo permette all’avversario di catturare a sua volta la tua pedina.
lesson-gobang-watch-five = Si piazza una pedina a turno. Vinci con cinque delle tue in una linea senza interruzioni: in riga, in colonna o in diagonale.
lesson-gobang-five = Piazza una pedina in modo da averne cinque in linea.
lesson-gobang-stop = Il tuo avversario ne ha quattro in linea e potrebbe vincere al suo prossimo turno. Fermalo.
lesson-gobang-watch-move = Quando tutti hanno piazzato le loro dodici pedine, si comincia a muovere: una delle tue pedine, di una casella in qualsiasi direzione.
lesson-gobang-move-five = Tutte le pedine sono piazzate. Muovi una delle tue di una casella e vinci.
lesson-gobang-two-threats = Crea due minacce insieme. Piazza una pedina in modo da averne cinque in linea al tuo prossimo turno, qualunque cosa faccia il tuo avversario.
lesson-tippy-watch = Catturi una pedina piazzando le tue su tutti e quattro i suoi lati. Le diagonali non contano.
lesson-tippy-capture = Due pedine del tuo avversario sono quasi circondate. Una sta sul bordo, dove è al sicuro. Cattura l’altra.
lesson-tippy-guard = Il tuo avversario sta per catturare una delle tue pedine. Occupa l’ultima casella libera accanto.
lesson-tippy-two = Trova la casella dove una pedina ne cattura due.
lesson-tippy-last = Questa è l’ultima pedina della partita. Il tuo avversario ha catturato due delle tue, e tu nessuna delle sue. Piazzala in modo da vincere.
lesson-cats-watch-place = I due gatti vengono piazzati al centro. Poi i diciannove topi vanno su caselle libere a piacere. Guarda gli ultimi due topi. Dopo, i gatti muovono per primi.
lesson-cats-watch-jump = Tutti si muovono di una casella in qualsiasi direzione. Un gatto può anche saltare un topo vicino, se la casella subito dietro, in linea retta, è libera. Così cattura il topo.
lesson-cats-capture = Giochi con i gatti. Cattura un topo.
lesson-cats-win = Restano solo nove topi. Catturane ancora uno, e i gatti vincono.
lesson-cats-save = Ora giochi con i topi, e tutti e due i gatti stanno per saltare. Muovi un topo in modo che nessun topo possa essere catturato.
lesson-cats-shut = Giochi con i topi. Intrappola i gatti: muovi un topo in modo che nessuno dei due gatti possa più muoversi.

## Halma olandese, Le Zug, Top Secret, Imprigionato 2, solitari

lesson-secret-watch-place = Prima riempite insieme il centro: a ogni turno si piazza una pedina. Solo quando il centro è pieno le pedine cominciano a muoversi.
lesson-secret-watch-off = Una pedina sul bordo può uscire dal tabellone con un passo. Una pedina accanto a una sul bordo può saltarla e uscire. Va bene qualsiasi lato del tabellone.
lesson-secret-step-off = Questa è la tua ultima pedina, ed è sul bordo. Esci dal tabellone con un passo e vinci.
lesson-secret-jump-off = La tua ultima pedina non è ancora sul bordo. Portala fuori dal tabellone in questo turno.
lesson-secret-chain-off = La tua ultima pedina è lontana dal bordo. Trova la catena di salti che la porta fuori dal tabellone in un solo turno.
lesson-secret-two-left = Ti restano due pedine. Muovi in modo da vincere al prossimo turno, qualunque cosa faccia il tuo avversario.
lesson-dutch-watch = Una pedina fa un passo dritto in avanti. Se una pedina avversaria le sta davanti in diagonale, puoi aggirarla: finisci sulla casella subito oltre, dritto in avanti. Non si cattura niente.
lesson-dutch-try-hook = Una delle tue pedine può aggirare una pedina avversaria. Fallo.
lesson-dutch-three-hooks = Puoi fare più aggiramenti di seguito. Trova una pedina che può fare tre aggiramenti in un turno.
lesson-dutch-last-gap = Nella tua zona d’arrivo è ancora libera una sola casella. Raggiungila in un turno e vinci.
lesson-dutch-hook-first = Nella tua zona d’arrivo mancano ancora due pedine. Muovi in modo da vincere al prossimo turno, qualunque cosa faccia il tuo avversario.
lesson-zug-watch = Le pedine vanno in diagonale in avanti e mai indietro. Saltano qualsiasi pedina vicina. Dopo l’ultimo salto possono aggiungere un passo.
lesson-zug-try = Salta con una delle tue pedine, e dopo il salto aggiungi il passo in più.
lesson-zug-watch-station = Le prime quattro file sono la stazione di un giocatore. Finché lì c’è una delle sue pedine, nessun altro può entrare. Ora l’ultima esce, e la strada è libera.
lesson-zug-far = La stazione del tuo avversario è sorvegliata. Porta la tua pedina dalla seconda fila fin davanti alla stazione, in un solo turno.
lesson-zug-open = Nessuno sorveglia più la stazione del tuo avversario. Una delle tue pedine che è ancora fuori può raggiungere la fila di fondo in questo turno. Trova la strada.
lesson-zug-two-turns = Un punto della fila di fondo è ancora libero. Muovi in modo da vincere al prossimo turno, qualunque cosa faccia il tuo avversario.
lesson-solo-watch = Una pedina salta, in riga o in colonna, sopra quella accanto, su una casella libera. La pedina saltata è catturata.
lesson-solo-try = Restano due pedine. Salta in modo che l’ultima stia al centro.
lesson-solo-cross = Questa è la Croce. Lascia una sola pedina, al centro. Attenzione al primo salto.
lesson-solo-plus = Questo è il Più. Lascia una sola pedina, al centro. Conserva la pedina che fa l’ultimo salto.
lesson-solo-fireplace = Questo è il Camino. Lascia una sola pedina, al centro. Prenditi il tempo che vuoi: servono dieci salti.
lesson-retour-watch = Qui giochi l’Halma solitario al contrario. Piazza una pedina nuova accanto a una sul tabellone; quella vecchia la salta. Così dopo ogni salto c’è una pedina in più.
lesson-retour-try = Fai il primo salto: la pedina al centro salta una pedina nuova.
lesson-retour-cross = Costruisci una croce in cinque salti: il centro, la casella sotto, le due caselle sopra, e una casella per lato accanto a quella subito sopra il centro.
lesson-retour-last = Quattro caselle sono libere. Riempile tutte tranne il centro in tre salti.
lesson-retour-holes = Sei caselle sono libere. Riempile tutte tranne il centro. È utile guardare le caselle libere: si muovono come le pedine nell’Halma solitario.
lesson-captive-watch = Le pedine non sono di nessuno. Salta con una pedina qualsiasi e cattura tutte quelle che scavalca. Puoi saltare più volte, ma l’ultimo salto deve portare fuori dall’esagono.
lesson-captive-try = Salta fuori dall’esagono e cattura una pedina.
lesson-captive-two = Cattura due pedine in un turno, ed esci.
lesson-captive-most = Qui puoi catturare sette pedine in un solo turno. Trova come.
lesson-captive-end = Hai una pedina in meno dell’avversario. Trova il turno che ti fa vincere subito: dopo, nessuno può più uscire, e tu hai più pedine.
