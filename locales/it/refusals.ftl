# Perché una mossa non è permessa.

refusal-over = La partita è finita.
refusal-roll-first = Prima devi tirare.
refusal-no-roll-now = Adesso non c’è niente da tirare.
refusal-no-such-roll = Un dado va da 1 a 6.
refusal-two-dice = Qui si tirano due dadi; scrivi prima il più piccolo, come in d3+5.
refusal-choose-die-first = Prima scegli quale dado è per i passi, come in s3.
refusal-not-on-the-dice = Nessuno dei due dadi segna { $die }.
refusal-die-leaves-nothing = Con { $die } per i passi non potresti fare niente; con l’altro dado sì.
refusal-die-chosen = Hai già scelto quale dado è per i passi.
refusal-moved-already = La pedina in { $cell } si è già mossa in questo turno; scegline un’altra.
refusal-no-step-left = In questo turno non ti restano passi.
refusal-no-chain-left = In questo turno una pedina ha già saltato; nessun’altra può farlo.
refusal-not-so-many-jumps = Non puoi andare da { $from } in { $to } con una catena di esattamente { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
  }.
refusal-end-instead = In questo turno hai già mosso: finiscilo con «end».
refusal-pass-instead = Con questo tiro non puoi fare niente: usa «pass».
refusal-not-in-this-game = In questo gioco non esiste una mossa del genere.
refusal-cannot-pass = Puoi muovere, quindi devi farlo.
refusal-no-piece = In { $cell } non c’è nessuna pedina.
refusal-not-yours = La pedina in { $cell } non è tua.
refusal-partner-not-yet = La pedina in { $cell } è del tuo compagno. Potrai muoverla quando tutte le tue saranno arrivate.
refusal-occupied = { $cell } è occupata.
refusal-no-step-or-chain = Non puoi andare da { $from } in { $to } con un passo o una catena di salti.
refusal-no-move = Una mossa deve finire su un’altra casella.
refusal-dark-only-steps = La pedina in { $cell } è su una casella scura: può fare solo un passo in diagonale.
refusal-light-only-jumps = La pedina in { $cell } è su una casella chiara: può solo saltare.
refusal-other-shade = Una mossa deve finire sulla stessa tinta da cui è partita, e { $cell } ha l’altra.
refusal-stays-in-goal = La pedina in { $cell } ha raggiunto la sua zona d’arrivo e deve restare lì.
refusal-leaves-complete-goal = Tutte le pedine di questo colore sono nella loro zona d’arrivo. Quella in { $cell } può uscirne solo se non hai altre mosse.
refusal-must-leave-home = Un avversario (a squadre: l’altra squadra) ha lasciato il suo cortile, quindi devi svuotare il tuo: porta fuori una pedina.
refusal-must-approach = Devi svuotare il tuo cortile. Nessuna pedina può uscire, quindi avvicinane una alla sua zona d’arrivo.
refusal-no-swapping = In questo gioco non ci si può scambiare di posto.
refusal-swap-no-enemy = In { $cell } non c’è nessuna pedina avversaria nella tua zona d’arrivo.
refusal-swap-not-before = Può scambiarsi di posto solo una pedina subito fuori dalla sua zona d’arrivo, e quella in { $cell } non è lì.
refusal-swap-not-needed = Una delle tue pedine può ancora entrare da sola nella zona d’arrivo, quindi non puoi fare uno scambio.
refusal-station-guarded = { $cell } è nella stazione dell’avversario, dove c’è ancora una sua pedina.
refusal-all-placed = Hai già piazzato tutte le tue pedine.
refusal-place-first = Prima si piazzano tutte le pedine, poi si muovono.
refusal-only-steps = Le pedine si muovono di una casella alla volta, e { $to } non è accanto a { $from }.
refusal-outside-middle = Le pedine si piazzano al centro del tabellone, e { $cell } è fuori dal centro.
refusal-no-way-off = Da { $cell } non puoi uscire dal tabellone con un passo o una catena di salti.
refusal-kept-for-cats = { $cell } è una delle quattro caselle centrali, riservate ai gatti.
refusal-cats-in-the-middle = I gatti si piazzano sulle quattro caselle centrali, e { $cell } non è fra queste.
refusal-mice-only-step = I topi si muovono di una casella e non saltano mai, e { $to } non è accanto a { $from }.
refusal-no-cat-move = Non puoi andare da { $from } in { $to } con un passo o un salto sopra un topo vicino.
refusal-cat-goes-on = Con il gatto in { $cell } puoi solo saltare un altro topo o finire il turno con «end».
refusal-nothing-to-set-down = Non hai nessuna barricata da piazzare.
refusal-set-down-first = Prima piazza la barricata che hai preso.
refusal-no-barricade-there = In { $cell } non puoi piazzare una barricata.
refusal-own-pawn = In { $cell } c’è una tua pedina.
refusal-yard-empty = In quel cortile non ci sono più pedine.
refusal-not-your-yard = Quel cortile non è tuo.
refusal-not-that-far = Non puoi arrivare in { $cell } con esattamente { $die ->
    [one] una casella
   *[other] { $die } caselle
  }.
refusal-barricade-in-the-way = C’è una barricata in mezzo: non puoi arrivare in { $cell } con { $die ->
    [one] una casella
   *[other] { $die } caselle
  } senza superarne una.
refusal-piece-in-the-way = La pedina in { $cell } blocca la strada.
refusal-only-to-take = In quella direzione una pedina può andare solo per catturare, e { $cell } è vuota.
refusal-must-take = Puoi catturare una pedina, quindi devi farlo.
refusal-safe-in-goal = La pedina in { $cell } ha raggiunto la sua zona d’arrivo e non può essere catturata.
refusal-takes-no-more = La pedina in { $cell } ha raggiunto la sua zona d’arrivo e non può più catturare.
refusal-huff-first = Il tuo avversario ha mancato una cattura: prima soffia, cioè togli, una pedina che avrebbe potuto catturare.
refusal-not-overlooked = Non puoi soffiare la pedina in { $cell }: non ha mancato nessuna cattura.
refusal-same-piece-goes-on = Devi continuare con la pedina in { $cell }.
refusal-no-hop = Non puoi andare da { $from } in { $to } saltando una pedina vicina.
refusal-no-peg-jump = Non puoi andare da { $from } in { $to } saltando una pedina in riga o in colonna.
refusal-no-peg-return = La pedina in { $from } può solo saltare di due caselle in riga o in colonna, sopra una casella vuota dove va la pedina nuova; così non può arrivare in { $to }.
refusal-no-way-out = Da { $cell } non ci sarebbe nessuna via d’uscita dall’esagono.
refusal-rule = Regola { $rule }.
