# Consigli per giocare bene. Ognuno ha una posizione in crates/guide/tips in cui il computer lo segue.

## Giochi sul tabellone quadrato

tip-ladder = Costruisci una scala: pedine in linea con una casella libera fra l’una e l’altra. Le pedine in fondo la percorrono in un solo turno.
tip-borrow = Anche le pedine del tuo avversario sono ponti. Usale finché ci sono.
tip-straggler = Non lasciare indietro una pedina da sola. Porta con te l’ultima finché ha ancora qualcosa da saltare.
tip-deep-first = Riempi prima le caselle più in fondo della tua zona d’arrivo. Una pedina che si ferma al margine intralcia quelle dietro.
tip-colour-pairs = Tieni insieme le pedine sulle caselle scure e quelle sulle chiare. Quelle sulle chiare possono solo saltare, e le altre possono fare loro da ponte.
tip-marked-corner = Tieni libero l’angolo della tua zona d’arrivo per la pedina contrassegnata, e aperta la sua strada.
tip-long-lines = Prima di ogni turno guarda lungo tutte e otto le linee di ogni pedina, anche lontano. Una pedina sola su una linea aperta è un salto lungo.
tip-dice-order = Pensa all’ordine. Salta una pedina prima di muoverla di un passo, e fai prima il passo se costruisce un ponte.
tip-dice-steps = Se non vedi una buona catena, prendi il dado più alto per i passi. Tanti piccoli passi sono meglio di una catena che non puoi fare.
tip-double-shade = I salti e i passi in diagonale non cambiano mai la tinta su cui sta una pedina. Se è sulla tinta sbagliata, fai un passo dritto.
tip-rear-first = Muovi prima la pedina in fondo. Se quella davanti scappa via, non resta niente da saltare.
tip-figure-far = Riempi prima il lato lontano della figura. Le pedine che si fermano sul lato vicino sono d’intralcio.

## Giochi sulla stella

tip-star-straggler = Muovi la pedina più indietro di tutte finché ha ancora una catena. Quando le altre sono andate via, non ha niente da saltare e deve camminare passo per passo.
tip-star-borrow = Anche le pedine del tuo avversario ti servono da appoggio. Cerca catene che passano sopra le sue oltre che sopra le tue.
tip-star-deep = Vai il più in fondo possibile nella tua zona d’arrivo. Una pedina che si ferma all’ingresso blocca la strada alla prossima.
tip-star-leapfrog = Tieni due pedine insieme: quella dietro salta quella davanti, poi il contrario. È due volte più veloce che andare a passi.
tip-star-far-jump = Guarda lungo tutta la linea, non solo le pedine vicine. Una pedina sola, lontana, può portarti attraverso mezzo tabellone.
tip-star-partner-yard = Lascia presto il tuo cortile. È la zona d’arrivo del tuo compagno, che non può finire finché ci sei tu.
tip-star-captive-early = Porta avanti presto le pedine dalla punta del tuo cortile. Quando il tuo avversario ha lasciato il suo, puoi solo svuotare il tuo.
tip-star-captive-shut = Se il tuo cortile è vuoto, guarda quello dell’avversario. Forse puoi impedire alla sua ultima pedina di uscire e anche solo di avvicinarsi alla sua zona d’arrivo: allora l’avversario ha perso.
tip-star-line-stop = Conta anche i vuoti nella linea del tuo avversario. Quando ne resta uno solo, mettici una tua pedina.
tip-star-line-gap = Una pedina della tua linea può saltare nel vuoto della linea stessa. Così il vuoto si sposta dove per te è più facile da chiudere, o per gli altri più difficile da bloccare.
tip-marble-far-jump = Guarda lungo tutta la linea, non solo le biglie vicine. Una biglia sola, lontana, può portarti attraverso mezzo tabellone.
tip-marble-deep = Vai il più in fondo possibile nella tua zona d’arrivo. Una biglia che si ferma all’ingresso blocca la strada alla prossima.

## Barricata, Rakado, Gobang, Tippy, Gatto e topo

tip-barricade-leader = Se puoi scegliere quale pedina colpire, colpisci quella più vicina alla casella d’arrivo. È quella che dovrà rifare più strada.
tip-barricade-wall = Piazza una barricata proprio davanti alla pedina avversaria più vicina alla casella d’arrivo. Così le serve un uno, o deve fare il giro lungo.
tip-barricade-lift = Finisci su una barricata quando puoi. Apri la strada a te e la chiudi a qualcun altro.
tip-rakado-goal = Se il tuo tiro porta una pedina nella zona d’arrivo, entra. Lì non può essere catturata, e contano solo le pedine nella zona d’arrivo.
tip-rakado-recapture = Se puoi scegliere fra più catture, guarda lungo la colonna. Scegline una dove nessuna pedina avversaria è abbastanza vicina da catturarti a sua volta.
tip-gobang-three = Se tre pedine in linea hanno tutti e due i capi liberi, fermale subito. Se aspetti, diventano quattro con i due capi liberi, e ne puoi fermare solo uno.
tip-gobang-two-threats = Piazza una pedina dove si incrociano due delle tue linee. Di due minacce il tuo avversario può fermarne solo una.
tip-tippy-two = Cerca una casella accanto a due pedine del tuo avversario. Una pedina lì può catturarle tutte e due.
tip-tippy-guard = Se il tuo avversario occupa tre lati di una tua pedina, prendi tu il quarto. Così non può essere catturata.
tip-mice-rows = Con i topi, tieni un topo dietro ogni topo. Un gatto non può saltare se la casella dietro è occupata.
tip-cats-capture = Con i gatti, cattura un topo finché la casella dietro è libera. Se i topi sono meno, fanno più fatica a intrappolarti.

## Halma olandese, Le Zug, Top Secret, Imprigionato 2, solitari

tip-secret-rim = Quando piazzi le tue pedine, scegli il margine del centro. Da lì vai via prima che dall’interno.
tip-secret-bridge = Usa ogni pedina come ponte, anche quelle dell’avversario. Una catena lunga risparmia molti passi.
tip-secret-inner-first = Se una pedina può uscire saltando una tua pedina sul bordo, fallo subito. La pedina sul bordo può sempre uscire più tardi con un passo.
tip-dutch-hook-now = Aggira prima di fare un passo. La pedina avversaria che ti serve per l’aggiramento potrebbe non esserci più al prossimo turno.
tip-dutch-no-gift = Non fare un passo su una casella in diagonale davanti a una pedina avversaria, se da lì può aggirarti.
tip-zug-chain = Cerca prima la catena più lunga, e non dimenticare il passo in più. Anche le pedine dell’avversario vanno bene per saltare.
tip-zug-guard = Lascia una pedina di guardia nella tua stazione finché l’avversario aspetta lì davanti. Chi aspetta sta fermo, e tu vai avanti.
tip-solo-arms = Porta presto verso il centro le pedine alle estremità dei bracci. Quando restano lì da sole, niente può più raggiungerle.
tip-solo-purge = Impara a togliere tre pedine in fila. Una pedina accanto a quella a un capo la salta, quella all’altro capo salta quella in mezzo, e la prima pedina salta indietro.
tip-solo-last-jump = Pensa alla fine: l’ultimo salto deve finire al centro. Prepara due pedine una accanto all’altra, in linea con il centro.
tip-retour-holes = Guarda le caselle libere invece delle pedine. Si muovono come le pedine nell’Halma solitario, e l’ultima deve essere quella al centro.
tip-retour-rim = Riempi presto gli angoli dei bracci. Può riempirli solo un salto che finisce lì.
tip-captive-most = Segui ogni strada fino in fondo prima di cominciare. Una strada più lunga per uscire cattura più pedine.
tip-captive-end = Quando saresti in vantaggio nel conteggio, fai finire la partita: scegli il turno dopo il quale nessuno può più uscire.
