# Le regole di ogni gioco, paragrafo per paragrafo. I numeri li aggiunge il programma: una variabile
# come $rule-jump sta per il numero di quel paragrafo.

## Lo scopo

rule-aim-race = Porta tutte le tue pedine dall’altra parte del tabellone, nella tua zona d’arrivo, prima degli altri.
rule-aim-alone = Porta tutte le tue pedine nella zona d’arrivo nel minor numero di turni possibile.
rule-aim-marked-halma = Porta tutte le tue pedine nella tua zona d’arrivo prima degli altri, con la pedina contrassegnata nell’angolo più lontano. In solitario, cerca di riuscirci nel minor numero di turni possibile.
rule-aim-team-star-halma = Si gioca due contro due. Vince la squadra che per prima porta tutte le pedine di entrambi i compagni nelle loro zone d’arrivo.
rule-aim-top-secret = Porta tutte le tue pedine fuori dal tabellone prima del tuo avversario.
rule-aim-solo-halma = Salta finché resta una sola pedina, al centro del tabellone.
rule-aim-retour = Parti da una sola pedina e riempi tutto il tabellone tranne il centro.
rule-aim-captive-2 = Cattura più pedine di chiunque altro, saltandole lungo la strada per uscire dall’esagono.
rule-aim-connection = Riempi con le tue pedine un’intera linea retta fra due punte della stella.
rule-aim-rakado = Porta nella tua zona d’arrivo più pedine di chiunque altro.
rule-aim-tippy = Cattura più pedine di quante ne perdi, chiudendole fra le tue.
rule-aim-gobang = Metti in fila cinque delle tue pedine prima degli altri.
rule-aim-cats = Due gatti giocano contro diciannove topi. I gatti cercano di catturare i topi, e i topi cercano di intrappolare i gatti.
rule-aim-barricade = Porta una delle tue pedine sulla casella d’arrivo, quella da sola in cima al tabellone, prima degli altri.

## La preparazione

rule-board-square = Il tabellone ha 16 × 16 caselle. In ogni angolo c’è un cortile grande di 19 caselle e, al suo interno, un cortile piccolo di 13.
rule-board-star = La stella ha 121 fori: un esagono di 61 al centro e sei punte da 10.
rule-setup-halma = In due si parte da angoli opposti, ognuno con 19 pedine che riempiono il cortile grande. In quattro si parte dai quattro angoli, ognuno con 13 pedine che riempiono il cortile piccolo. La tua zona d’arrivo è lo stesso cortile, grande o piccolo, nell’angolo opposto al tuo.
rule-quick-halma-setup = Ognuno ha sei pedine sulla linea rapida: le sei caselle che fanno parte del cortile grande ma non di quello piccolo. In due si parte da angoli opposti, in quattro da tutti gli angoli. La tua zona d’arrivo è la linea rapida opposta, e dove queste regole dicono «il tuo cortile» si intende la tua linea rapida.
rule-marked-halma-setup = La pedina che parte dalla casella d’angolo del tuo cortile è contrassegnata. Si muove come tutte le altre.
rule-double-colour-halma-setup = I due giocatori partono da angoli opposti, ognuno con due colori che riempiono il cortile grande: uno ha nove pedine rosse e dieci verdi, l’altro nove blu e dieci gialle. Le rosse e le blu stanno sulle caselle della stessa tinta dell’angolo, le verdi e le gialle sulle altre. Il rosso e il blu sono colori gemelli, e così il verde e il giallo: la zona d’arrivo di ogni colore è il posto da cui parte il suo colore gemello.
rule-highscore-setup = Hai 19 pedine. Riempiono il cortile grande in basso a sinistra, e la tua zona d’arrivo è il cortile grande nell’angolo opposto.
rule-meeting-point-setup = Hai 19 pedine. Riempiono il cortile grande in basso a sinistra. La tua zona d’arrivo è una figura di 19 caselle segnata sul tabellone: una croce al centro con file di 3, 3, 7, 3 e 3 caselle, oppure una figura disegnata da te.
rule-setup-star-15 = In due si parte da punte opposte, in tre da una punta sì e una no. Ognuno ha 15 pedine che riempiono il cortile: la punta e la fila di cinque fori accanto. La tua zona d’arrivo è il cortile opposto al tuo.
rule-setup-star-four = In quattro si parte da due coppie di punte opposte. Ognuno ha dieci pedine, e i cortili sono formati solo dalle punte.
rule-team-star-halma-setup = Si gioca in quattro e si parte da due coppie di punte opposte, ognuno con dieci pedine che riempiono la punta, cioè il suo cortile. I compagni siedono uno di fronte all’altro, e la zona d’arrivo di ognuno è la punta del suo compagno.
rule-chinese-checkers-setup = Ognuno ha dieci biglie, che qui chiamiamo pedine. Riempiono una punta della stella, cioè il suo cortile. In due si parte da punte opposte, in tre da una punta sì e una no, in quattro da due coppie di punte opposte; in cinque si lascia vuota una punta e in sei si usano tutte. Ognuno gioca per sé, e la tua zona d’arrivo è la punta opposta alla tua.
rule-star-highscore-setup = Hai 15 pedine. Riempiono il tuo cortile: la punta in basso e la fila di cinque fori accanto. La tua zona d’arrivo è lo stesso cortile in alto.
rule-connection-setup = Ognuno ha 13 pedine. Riempiono una punta della stella e i tre fori centrali della fila accanto. In due si parte da punte opposte, in tre da una punta sì e una no.
rule-connection-solo-setup = Hai 13 pedine. Riempiono la punta in basso della stella e i tre fori centrali della fila accanto.
rule-captive-2-setup = Da due a sei giocatori siedono intorno alla stella. Sessanta pedine riempiono l’esagono, tranne il foro al centro, e non sono di nessuno.
rule-dutch-halma-setup = Il tabellone ha 9 × 9 caselle. I due giocatori siedono uno di fronte all’altro, e ognuno riempie con 18 pedine le due file più vicine a sé. La tua zona d’arrivo sono le due file dell’avversario.
rule-le-zug-setup = Le pedine stanno sui punti in cui le linee si incrociano, in 17 file da 17. I due giocatori siedono uno di fronte all’altro con dodici pedine ciascuno: nove su un punto sì e uno no della fila più vicina a sé, la fila di fondo, e tre nella fila davanti a questa. Anche le tre stanno su un punto sì e uno no, a partire dal sesto da sinistra.
rule-top-secret-place = Il tabellone ha 16 × 16 caselle, e i due giocatori hanno 18 pedine ciascuno. A turno, ognuno piazza una pedina su una qualsiasi casella libera delle 6 × 6 al centro, finché sono tutte piene. Solo allora si comincia a muovere.
rule-solo-halma-setup = Il tabellone è una croce di 33 caselle. Le pedine le riempiono tutte tranne quella al centro.
rule-retour-setup = Il tabellone è una croce di 33 caselle. Una pedina sta al centro, e le altre 31 aspettano accanto al tabellone.
rule-rakado-setup = In due si gioca sul tabellone quadrato di 16 × 16 caselle. Ognuno ha 16 pedine che riempiono la fila più vicina a sé, la sua fila di base; la tua zona d’arrivo è la fila di base dell’avversario. In tre si gioca sulla stella, e anche in due se lo dicono le regole della casa.
rule-rakado-star = Sulla stella, in due si parte da punte opposte, in tre da una punta sì e una no. Ognuno ha 15 pedine che riempiono il cortile: la punta e la fila di cinque fori accanto. La tua zona d’arrivo è il cortile opposto al tuo.
rule-tippy-setup = Il tabellone ha 16 × 16 caselle e all’inizio è vuoto. Si gioca in due o in tre, con 15 pedine ciascuno.
rule-gobang-setup = Il tabellone ha 16 × 16 caselle e all’inizio è vuoto. Si gioca in due, in tre o in quattro, con dodici pedine ciascuno.
rule-cats-setup = Il tabellone ha 16 × 16 caselle. Per cominciare, un giocatore piazza due gatti su due delle quattro caselle centrali. Poi l’altro piazza diciannove topi su caselle libere a piacere. Dopo si gioca a turno, e i gatti muovono per primi.
rule-barricade-setup = Il tabellone ha 112 caselle, ognuna collegata a quelle subito sopra, sotto e accanto. Undici barricate stanno sulle caselle indicate. Ogni giocatore ha cinque pedine nel cortile sotto il tabellone: in due si usano il rosso e il giallo, in tre anche il verde, in quattro anche il blu.
rule-begins = Chi comincia lo scegliete quando preparate la partita. Poi si gioca a turno in senso orario.

## Muovere

rule-one-piece = Nel tuo turno muovi una delle tue pedine: o un passo o una catena di salti, mai entrambi. Puoi entrare in qualsiasi cortile, attraversarlo e anche fermarti lì.
rule-move-anywhere = Nel tuo turno muovi una delle tue pedine: o un passo o una catena di salti, mai entrambi. Può andare ovunque sul tabellone.
rule-step-square = Con un passo una pedina va su una casella libera subito accanto, in una qualsiasi delle otto direzioni: in avanti, all’indietro, di lato o in diagonale.
rule-step-star = Con un passo una pedina va lungo una linea fino al foro successivo, in una qualsiasi delle sei direzioni, se quel foro è libero.
rule-jump = Un salto va in linea retta sopra una pedina subito accanto alla tua e finisce subito dietro di essa, se quel posto è libero. Puoi saltare le tue pedine e quelle di chiunque altro. La pedina saltata resta dov’è, e nessuno è obbligato a saltare.
rule-jump-long = Un salto può anche essere più lungo: sopra una pedina più lontana, fino alla stessa distanza dall’altra parte. Quella pedina è allora esattamente a metà del salto, e tutti gli altri posti fra l’inizio e la fine del salto devono essere vuoti.
rule-chain = Una catena è un salto, o più salti di seguito, con la stessa pedina. Dopo ogni salto puoi cambiare direzione, e puoi fermarti quando vuoi. Il posto di partenza conta come vuoto, ma la catena non può finire lì.
rule-pass = Se puoi fare qualcosa, devi farlo. Se non puoi fare niente, passi.
rule-stay-in-goal = Una pedina che all’inizio del tuo turno è nella sua zona d’arrivo deve esserci anche alla fine del turno. Una catena può uscirne e rientrarci.
rule-stay-complete = Se tutte le pedine di un colore sono nella loro zona d’arrivo ma non hai ancora vinto, possono uscirne di nuovo solo quando non hai altre mosse.
rule-stay-two-colours = Se giochi con due colori (vedi le regole della casa) e tutte le pedine di uno sono nella loro zona d’arrivo, possono uscirne di nuovo solo quando non hai altre mosse.
rule-colour-halma-shade = Da una casella scura una pedina può fare solo un passo, e solo in diagonale. Da una casella chiara può solo saltare. Una mossa che comincia nella tua zona d’arrivo e non atterra mai fuori è libera: va bene qualsiasi passo o salto.
rule-clear-no-loss = Se devi svuotare il tuo cortile (vedi le regole della casa), ogni mossa deve servire a questo, se è possibile. Se nessuna mossa può farlo, puoi muovere come vuoi, e non perdi.
rule-double-colour-halma-stay = Una pedina che all’inizio del tuo turno è nel cortile opposto deve esserci anche alla fine del turno, su una qualsiasi delle sue caselle; una catena può uscirne e rientrarci. Se tutte le tue pedine di un colore sono in quel cortile ma non hai ancora vinto, possono uscirne di nuovo solo quando non hai altre mosse. Anche quando devi svuotare il tuo cortile (vedi le regole della casa), le pedine devono uscire dall’intero cortile.
rule-team-star-halma-partner = Muovi le tue pedine. Quando sono tutte nella loro zona d’arrivo, puoi muovere anche quelle del tuo compagno.
rule-captive-1-clear = Appena un altro giocatore non ha più pedine nel suo cortile, devi svuotare il tuo: puoi solo portare pedine fuori dal cortile. Se nessuna può uscire, devi muovere una pedina dentro il cortile e avvicinarla al foro più esterno della tua zona d’arrivo. Se non puoi fare nemmeno questo, esci dalla partita.
rule-top-secret-off = Un passo, o un salto sopra una pedina, può anche andare oltre il bordo del tabellone, in una qualsiasi delle otto direzioni. Quella pedina è allora fuori dal tabellone, e il tuo turno è finito.

## Halma a dadi

rule-dice-halma-roll = Nel tuo turno tira due dadi. Scegline uno per i passi; l’altro è per i salti. Con un doppio non c’è niente da scegliere. Se solo una delle due scelte ti permette di fare qualcosa, devi prendere quella.
rule-dice-halma-move = Poi fanno un passo ciascuna al massimo tante pedine quante ne indica il dado dei passi, e un’altra pedina fa una catena di esattamente tanti salti quanti ne indica il dado dei salti. Alla catena puoi anche rinunciare. L’ordine lo scegli tu, ma nessuna pedina si muove due volte nello stesso turno. Puoi entrare in qualsiasi cortile, attraversarlo e anche fermarti lì.
rule-dice-halma-chain = Dopo ogni salto della catena puoi cambiare direzione, ma non puoi atterrare due volte sulla stessa casella, né su quella di partenza.
rule-dice-halma-must = Se puoi fare qualcosa, devi fare almeno una cosa; poi puoi finire il turno. Se con il tuo tiro non puoi fare niente, il tuo turno è finito.
rule-dice-halma-swap = Uno scambio (vedi le regole della casa) consuma uno dei tuoi passi. Puoi fare uno scambio quando nessuna pedina che può ancora muoversi in questo turno potrebbe entrare nella zona d’arrivo con quello che resta del tuo tiro.

## Halma olandese e Le Zug

rule-dutch-halma-step = Nel tuo turno muovi una delle tue pedine: o un passo o una catena di aggiramenti. Un passo va di una casella dritto in avanti, se quella casella è libera.
rule-dutch-halma-hook = Se una pedina avversaria sta in diagonale davanti alla tua, puoi aggirarla: vai sulla casella subito oltre quella pedina, dritto in avanti dal tuo punto di vista, se è libera. Puoi fare più aggiramenti di seguito. Non si cattura niente.
rule-le-zug-move = Nel tuo turno muovi una delle tue pedine, sempre in diagonale in avanti: o un passo fino al punto libero successivo, o una catena di salti.
rule-le-zug-jump = Ogni salto va sopra una pedina subito accanto alla tua, di uno qualsiasi dei due giocatori, e finisce subito dietro di essa, se quel punto è libero. Puoi saltare quante volte vuoi, ogni volta a sinistra o a destra, e poi aggiungere un passo. Le pedine saltate restano dove sono.
rule-le-zug-station = Le quattro file più vicine a un giocatore sono la sua stazione. Finché una pedina dell’avversario è nella propria stazione, non puoi atterrare su nessun punto di quella stazione, nemmeno nel mezzo di una catena.

## Solitari e catture lungo la strada

rule-solo-halma-jump = Una pedina salta, in riga o in colonna, sopra una pedina subito accanto, sulla casella libera subito dietro. La pedina saltata è catturata e lascia il tabellone. Non ci sono passi.
rule-solo-halma-turns = Se la stessa pedina salta più volte di seguito, è un turno solo.
rule-retour-jump = Scegli una pedina che ha accanto a sé due caselle libere di seguito, in riga o in colonna. Piazza una pedina nuova sulla casella più vicina, e con la prima saltala fino a quella più lontana. Tutte e due restano sul tabellone.
rule-captive-2-jump = Nel tuo turno scegli una pedina qualsiasi e falla saltare lungo le linee sopra pedine subito accanto, ogni volta nel foro libero subito dietro. Dopo ogni salto puoi cambiare direzione. Catturi ogni pedina appena la salti.
rule-captive-2-out = Il tuo ultimo salto deve finire fuori dall’esagono, e appena finisci fuori il turno è concluso. La pedina con cui hai saltato esce dal gioco e non conta per nessuno. Se almeno una pedina può uscire, devi farne uscire una.

## Rakado

rule-rakado-move = Nel tuo turno tira il dado e muovi una delle tue pedine in avanti in linea retta, esattamente di tanti posti quanti ne segna il dado. Sul tabellone quadrato vai dritto in avanti; sulla stella, lungo una delle due linee che portano verso la tua zona d’arrivo. Tutti i posti in mezzo devono essere liberi.
rule-rakado-six = Dopo un sei tiri di nuovo, anche se non hai potuto usarlo.
rule-rakado-capture = Se la tua mossa finisce su una pedina avversaria, la catturi e la togli dal tabellone. La tua mossa non può finire su una tua pedina.
rule-rakado-must = Se puoi catturare, devi farlo; se ci sono più modi, scegline uno. Se non puoi catturare ma puoi muovere, devi muovere. Se non puoi muovere affatto, passi.
rule-rakado-goal = Per entrare nella tua zona d’arrivo ti serve il numero esatto. Una pedina nella sua zona d’arrivo non può catturare né essere catturata, ma può avanzare ancora al suo interno.

## Tippy, Gobang, Gatto e topo

rule-place = Nel tuo turno piazza una delle tue pedine su un posto libero qualsiasi.
rule-tippy-capture = Catturi una pedina avversaria quando piazzi una pedina sopra, sotto, a sinistra o a destra di essa e così questi quattro posti sono tutti tuoi. Una pedina sul bordo è al sicuro, e una che viene piazzata nello spazio vuoto fra quattro delle tue non è catturata per questo.
rule-gobang-move = Quando tutti hanno piazzato tutte le loro pedine, si comincia a muovere: nel tuo turno una delle tue pedine va su una casella libera subito accanto, in qualsiasi direzione.
rule-cats-move = Nel tuo turno muovi una delle tue pedine su una casella libera subito accanto, in una qualsiasi delle otto direzioni. Gatti e topi si muovono allo stesso modo.
rule-cats-jump = Invece di muoversi così, un gatto può saltare un topo subito accanto, sulla casella libera subito dietro, e catturarlo. Non è obbligato a farlo. I gatti non possono saltarsi a vicenda, e i topi non saltano mai.

## Barricata

rule-barricade-opening = Per cominciare, tutti tirano il dado una volta. Comincia chi ha il numero più alto, e lo usa per la prima mossa; se più giocatori hanno lo stesso numero più alto, tirano di nuovo. Poi si gioca a turno in senso orario.
rule-barricade-roll = Nel tuo turno tira il dado e muovi una delle tue pedine esattamente di tante caselle quante ne segna il dado, di casella in casella, in qualsiasi direzione. Puoi girare agli angoli, ma durante una mossa non puoi tornare indietro. Il sei non ha niente di speciale: non tiri di nuovo.
rule-barricade-enter = Le pedine nel tuo cortile possono entrare in gioco con qualsiasi numero. La casella subito sopra il cortile conta uno.
rule-barricade-pass-over = Puoi superare le pedine di qualsiasi colore, e conti anche le loro caselle. Non puoi mai superare una barricata.
rule-barricade-hit = Se la tua mossa finisce su una pedina avversaria, quella pedina torna nel suo cortile. La tua mossa non può finire su una tua pedina.
rule-barricade-lift = Se la tua mossa finisce esattamente su una barricata, la tua pedina prende il suo posto. Devi piazzare subito la barricata su una casella libera qualsiasi, ma mai nella prima fila, quella sopra i cortili, e mai sulla casella d’arrivo.
rule-barricade-must-move = Se puoi muovere, devi farlo, anche all’indietro. Se puoi solo far entrare in gioco una pedina, vedi le regole della casa. Se non puoi muovere affatto, aspetti il tuo prossimo turno.
rule-barricade-talk = Potete darvi consigli e farvi promesse, ma nessuno è obbligato a mantenerle.

## Vincere

rule-win-opposite = Vinci appena tutte le tue pedine sono nella tua zona d’arrivo.
rule-filled = Vinci anche se all’inizio del tuo turno nella tua zona d’arrivo non c’è nessun foro vuoto e più della metà è occupata da pedine tue, di chiunque siano le altre (vedi le regole della casa). Finché non hai vinto, le pedine possono uscire di nuovo dalla zona d’arrivo.
rule-win-alone = Il gioco è risolto appena tutte le tue pedine sono nella zona d’arrivo. Fino ad allora possono anche uscirne.
rule-lost = Chi deve svuotare il suo cortile (vedi le regole della casa) e non può farlo esce dalla partita: le sue pedine nel cortile lasciano il tabellone, e le altre restano. Se una di queste sta nella tua zona d’arrivo, il suo posto conta come occupato. Vince chi resta per ultimo.
rule-captive-1-lost = Quando un giocatore esce dalla partita, le sue pedine nel cortile lasciano il tabellone e le altre restano. Se una di queste sta nella tua zona d’arrivo, il suo foro conta come occupato. Vince chi resta per ultimo.
rule-marked-halma-win = Vinci appena tutte le tue pedine sono nella tua zona d’arrivo e la tua pedina contrassegnata è sulla sua casella d’angolo, quella opposta in diagonale alla sua partenza.
rule-marked-halma-corner = Una pedina di un giocatore uscito dalla partita non sostituisce la tua pedina contrassegnata su quella casella d’angolo. Se vinci perché la tua zona d’arrivo è piena (vedi le regole della casa), la tua pedina contrassegnata deve essere sulla casella d’angolo, a meno che lì non ci sia una pedina avversaria.
rule-marked-halma-alone = Se giochi in solitario, le tue 19 pedine partono dal cortile grande in basso a sinistra. Le regole { $rule-stay-in-goal } e { $rule-stay-complete } non valgono: le pedine possono uscire di nuovo dalla zona d’arrivo.
rule-double-colour-halma-win = Vinci appena tutti e due i tuoi colori sono nelle loro zone d’arrivo, ogni pedina su una casella da cui è partito il suo colore gemello.
rule-team-star-halma-win = Una squadra vince appena tutte le pedine di entrambi i compagni sono nelle loro zone d’arrivo. Anche la sconfitta è di entrambi, e ogni volta che si contano pedine o distanze le loro si sommano.
rule-connection-win = Vinci appena le tue pedine occupano tutti i fori di una delle sei linee vincenti. Ognuna ha 13 fori e va dritta dal foro più esterno di una punta a quello della seconda punta più in là.
rule-dutch-halma-win = Vinci appena le tue pedine riempiono le due file dell’avversario.
rule-le-zug-win = Vinci appena nove delle tue pedine sono sui nove punti di partenza della fila di fondo avversaria e le altre tre sono nella fila davanti a questa.
rule-top-secret-win = Vinci appena tutte le tue pedine sono fuori dal tabellone.
rule-solo-halma-win = Il gioco è risolto quando resta una sola pedina ed è al centro. Cerca di usare meno turni che puoi: ne bastano 18, ma con meno è impossibile.
rule-retour-win = Il gioco è risolto quando ogni casella tranne quella al centro è piena. È l’Halma solitario giocato al contrario.
rule-alone-score = In solitario cerchi di usare meno turni possibile. Se due partite hanno lo stesso numero di turni, è migliore quella con meno salti.
rule-captive-2-end = La partita finisce quando nessuna pedina può più uscire dall’esagono. Vince chi ha catturato più pedine; chi ne ha lo stesso numero vince a pari merito.
rule-rakado-end = La partita finisce quando nessuno potrebbe muovere con nessun numero, oppure dopo 500 turni a testa. Vince chi ha più pedine nella sua zona d’arrivo; chi ne ha lo stesso numero vince a pari merito.
rule-tippy-end = La partita finisce quando tutti hanno piazzato tutte le loro pedine. Dal numero di pedine che hai catturato togli il numero di quelle che hai perso: vince il risultato più alto, e chi ha lo stesso risultato vince a pari merito.
rule-gobang-win = Vinci appena cinque o più delle tue pedine stanno una accanto all’altra in una linea senza interruzioni, in riga, in colonna o in diagonale.
rule-cats-mice-win = I topi vincono quando è il turno dei gatti e nessuno dei due gatti può muoversi.
rule-cats-win = I gatti vincono appena restano meno di nove topi, perché otto topi non possono intrappolare due gatti.
rule-cats-draw = La partita è pari dopo cento turni di seguito senza catture, cinquanta per giocatore. È pari anche quando la stessa posizione si presenta all’inizio di un turno per la terza volta, oppure dopo 500 turni a testa.
rule-barricade-win = Vinci appena una delle tue pedine finisce sulla casella d’arrivo. Ti serve il numero esatto, perché la casella d’arrivo è un vicolo cieco.

## Altri modi in cui una partita può finire

rule-endings = La partita finisce anche quando tutti i giocatori devono passare uno dopo l’altro, quando la stessa posizione si presenta all’inizio di un turno per la terza volta, oppure dopo 500 turni a testa.
rule-endings-dice = La partita finisce anche quando nessuno potrebbe muovere con nessun tiro, oppure dopo 500 turni a testa.
rule-endings-barricade = La partita finisce anche dopo 500 turni a testa. Allora conta le caselle da ognuna delle tue pedine fino alla casella d’arrivo; per una pedina nel cortile conta una casella in più che da quella sopra il cortile. Vince il totale più basso, e chi ha lo stesso totale vince a pari merito.
rule-endings-alone = In solitario puoi giocare quanti turni vuoi, e le posizioni possono ripetersi. Se non puoi più muovere, il gioco non è risolto.
rule-measure-square = In questo caso vince chi ha più pedine nella sua zona d’arrivo. Se il numero è uguale, per ogni giocatore si sommano le caselle che separano le sue pedine dall’angolo del tabellone in cui si trova la sua zona d’arrivo, contando lungo le righe e le colonne, mai in diagonale: vince il totale più basso, e chi ha lo stesso totale vince a pari merito.
rule-measure-star = In questo caso vince chi ha più pedine nella sua zona d’arrivo. Se il numero è uguale, per ogni giocatore si sommano i passi che separano le sue pedine dal foro più esterno della loro zona d’arrivo: vince il totale più basso, e chi ha lo stesso totale vince a pari merito.
rule-measure-dutch-halma = In questo caso vince chi ha più pedine nella sua zona d’arrivo. Se il numero è uguale, per ogni giocatore si sommano le file di cui sono avanzate le sue pedine: vince il totale più alto, e chi ha lo stesso totale vince a pari merito.
rule-measure-le-zug = In questo caso chi ha ancora una pedina nella propria stazione perde contro chi non ne ha. Altrimenti vince chi ha più pedine sui nove punti della fila di fondo avversaria; chi ne ha lo stesso numero vince a pari merito.
rule-measure-top-secret = In questo caso vince chi ha più pedine fuori dal tabellone; chi ne ha lo stesso numero vince a pari merito.
rule-measure-connection = In questo caso vince chi ha più pedine su una sola di quelle linee; chi ne ha lo stesso numero vince a pari merito.
rule-measure-shared = In questo caso tutti i giocatori vincono a pari merito.

## Che cosa mostrano le figure

diagram-square-step = Un passo va su una qualsiasi casella libera subito accanto alla pedina.
diagram-square-jumps = Più salti di seguito, sopra le proprie pedine e quelle degli altri. Tutto questo è un solo turno.
diagram-super-jump = Un salto lungo: la pedina saltata è esattamente a metà.
diagram-square-goal = L’ultima pedina raggiunge il cortile opposto e vince la partita.
diagram-quick-goal = L’ultima pedina raggiunge la linea opposta e vince la partita.
diagram-marked-goal = Tutte le pedine sono arrivate, e quella contrassegnata è nell’angolo: la partita è vinta.
diagram-double-goal = Ogni colore sta dove è partito il suo colore gemello: la partita è vinta.
diagram-colour-step = Da una casella scura una pedina fa un passo in diagonale.
diagram-colour-jump = Da una casella chiara una pedina salta.
diagram-dice = Un uno per i passi e un tre per i salti: una pedina fa un passo, e un’altra fa una catena di tre salti.
diagram-figure = Una pedina salta al suo posto nella figura. Ne manca ancora una.
diagram-secret-jumps = Sul tabellone le pedine fanno passi e salti come al solito.
diagram-secret-leave = Un salto sopra la pedina sul bordo va fuori dal tabellone.
diagram-dutch-step = Un passo va di una casella dritto in avanti.
diagram-dutch-hook = Due aggiramenti di seguito, ognuno intorno a una pedina avversaria che sta in diagonale davanti.
diagram-zug-step = Un passo va di un punto in diagonale in avanti.
diagram-zug-jumps = Due salti, e poi un passo in diagonale.
diagram-star-step = Un passo va lungo una linea fino al foro libero successivo.
diagram-star-jumps = Più salti di seguito, sopra le proprie pedine e quelle degli altri. Tutto questo è un solo turno.
diagram-star-super = Un salto lungo: la pedina saltata è esattamente a metà.
diagram-star-goal = L’ultima pedina raggiunge il cortile opposto e vince la partita.
diagram-chinese-goal = L’ultima delle dieci raggiunge la punta opposta e vince la partita.
diagram-connection = L’ultimo vuoto in una linea di 13 è chiuso: la partita è vinta.
diagram-captive-out = Tre salti portano fuori dall’esagono e catturano tre pedine.
diagram-captive-one = Basta un solo salto, se porta fuori.
diagram-solo-jump = Un salto cattura la pedina sopra cui passa.
diagram-solo-last = L’ultimo salto finisce al centro: risolto.
diagram-retour-first = Si piazza una pedina nuova accanto alla prima, che la salta.
diagram-retour-next = Il turno seguente: una pedina salta, e quella nuova resta in mezzo.
diagram-five = Cinque in diagonale senza interruzioni vincono.
diagram-tippy = La quarta pedina chiude il cerchio, e la pedina avversaria è catturata.
diagram-cat-jump = Un gatto salta un topo e lo cattura.
diagram-cats-shut = Nessuno dei due gatti può più muoversi: vincono i topi.
diagram-rakado-take = Un quattro: la pedina avversaria alla fine della mossa è catturata.
diagram-rakado-goal = Un tre è giusto il numero che serve per raggiungere la fila di base opposta.
diagram-enter = Un quattro fa entrare in gioco una pedina; la casella sopra il cortile conta uno.
diagram-send-back = Un cinque: la pedina supera un avversario e rimanda l’altro nel suo cortile.
diagram-lift = Un tre finisce esattamente su una barricata: la pedina prende il suo posto, e la barricata va da un’altra parte.
diagram-home = Un tre è giusto il numero che serve: la prima pedina sulla casella d’arrivo vince.
