# Perché una mossa non è permessa.

refusal-over = La partita è finita.
refusal-roll-first = Prima bisogna tirare il dado.
refusal-no-roll-now = Adesso non c’è niente da tirare.
refusal-no-such-roll = Un dado va da 1 a 6.
refusal-two-dice = Si tirano due dadi e si scrive prima il più piccolo, come in d3+5.
refusal-choose-die-first = Di’ prima quale dado vale per i passi, come in s3.
refusal-not-on-the-dice = Nessun dado mostra { $die }.
refusal-die-leaves-nothing = Con il { $die } per i passi non si può fare nulla; con l’altro dado sì.
refusal-die-chosen = Il dado dei passi è già scelto.
refusal-moved-already = La pedina in { $cell } si è già mossa in questo turno; scegline un’altra.
refusal-no-step-left = In questo turno non resta nessun passo.
refusal-no-chain-left = In questo turno una pedina ha già saltato; nessun’altra può farlo.
refusal-not-so-many-jumps = Nessuna catena di esattamente { $jumps ->
    [one] un salto
   *[other] { $jumps } salti
  } porta da { $from } a { $to }.
refusal-end-instead = In questo turno hai già mosso: finiscilo con «end».
refusal-pass-instead = Con questo tiro non si può fare niente: di’ «pass».
refusal-not-in-this-game = In questo gioco non c’è una mossa del genere.
refusal-cannot-pass = Puoi muovere, quindi devi farlo.
refusal-no-piece = In { $cell } non c’è nessuna pedina.
refusal-not-yours = La pedina in { $cell } non è tua.
refusal-partner-not-yet = La pedina in { $cell } è del tuo compagno. Potrai muoverla quando tutte le tue saranno arrivate.
refusal-occupied = { $cell } è occupata.
refusal-no-step-or-chain = Né un passo né una catena di salti porta da { $from } a { $to }.
refusal-no-move = Uno spostamento deve finire su un’altra casella.
refusal-dark-only-steps = La pedina in { $cell } è su una casella scura: può fare solo un passo in diagonale.
refusal-light-only-jumps = La pedina in { $cell } è su una casella chiara: può solo saltare.
refusal-other-shade = Lo spostamento deve finire sulla tinta da cui è partito; { $cell } ha l’altra.
refusal-stays-in-goal = La pedina in { $cell } ha raggiunto il suo traguardo e deve rimanervi.
refusal-leaves-complete-goal = Tutte le pedine di questo colore sono nel loro traguardo. Quella in { $cell } può uscirne solo se non hai altre mosse.
refusal-must-leave-home = Un’altra parte ha lasciato la sua casa, quindi devi liberare la tua: porta fuori una pedina.
refusal-must-approach = Devi liberare la tua casa. Nessuna pedina può uscirne, quindi una deve avvicinarsi al suo traguardo.
refusal-no-swapping = Scambiarsi di posto non è fra le regole di questo gioco.
refusal-swap-no-enemy = In { $cell } non c’è nessun avversario nel tuo traguardo.
refusal-swap-not-before = Può scambiarsi di posto solo una pedina che sta accanto al suo traguardo, fuori; quella in { $cell } non ci sta.
refusal-swap-not-needed = Una delle tue pedine può ancora entrare da sola nel traguardo, quindi nessuna può scambiarsi di posto.
refusal-station-guarded = { $cell } è nella stazione dell’avversario, dove c’è ancora una sua pedina.
refusal-all-placed = Tutte le tue pedine sono posate.
refusal-place-first = Prima si posano tutte le pedine, poi si muovono.
refusal-only-steps = Le pedine si muovono di una casella alla volta; { $to } non è accanto a { $from }.
refusal-outside-middle = Le pedine si posano al centro del tabellone; { $cell } è fuori.
refusal-no-way-off = Né un passo né una catena di salti porta da { $cell } oltre il bordo.
refusal-kept-for-cats = { $cell } è una delle quattro caselle centrali, riservate ai gatti.
refusal-cats-in-the-middle = I gatti si posano sulle quattro caselle centrali; { $cell } non è fra queste.
refusal-mice-only-step = I topi si muovono di una casella e non saltano mai; { $to } non è accanto a { $from }.
refusal-no-cat-move = Né un passo né un salto sopra un topo vicino porta da { $from } a { $to }.
refusal-cat-goes-on = Il gatto in { $cell } può solo saltare un altro topo o finire il turno con «end».
refusal-nothing-to-set-down = Non hai preso nessuna barricata.
refusal-set-down-first = Prima metti giù la barricata che hai preso.
refusal-no-barricade-there = In { $cell } non si possono mettere barricate.
refusal-own-pawn = In { $cell } c’è una tua pedina.
refusal-yard-empty = In quella casa non è rimasta nessuna pedina.
refusal-not-your-yard = Quella casa non è tua.
refusal-not-that-far = Nessun percorso di esattamente { $die ->
    [one] una casella
   *[other] { $die } caselle
  } porta in { $cell }.
refusal-barricade-in-the-way = Ogni percorso di { $die ->
    [one] una casella
   *[other] { $die } caselle
  } verso { $cell } passa per una barricata.
refusal-piece-in-the-way = La pedina in { $cell } sbarra la strada.
refusal-only-to-take = In quella direzione una pedina va solo per catturare, e { $cell } è libera.
refusal-must-take = Puoi catturare una pedina, quindi devi farlo.
refusal-safe-in-goal = La pedina in { $cell } ha raggiunto il suo traguardo e non può essere catturata.
refusal-takes-no-more = La pedina in { $cell } ha raggiunto il suo traguardo e non cattura più.
refusal-huff-first = L’avversario non si è accorto di una cattura: soffia prima una pedina che avrebbe potuto catturare.
refusal-not-overlooked = La pedina in { $cell } non si può soffiare: non ha mancato nessuna cattura.
refusal-same-piece-goes-on = Il turno continua con la pedina in { $cell }.
refusal-no-hop = Nessun salto sopra una pedina vicina porta da { $from } a { $to }.
refusal-no-peg-jump = Nessun salto in riga o in colonna sopra una pedina porta da { $from } a { $to }.
refusal-no-peg-return = La pedina in { $from } può saltare solo di due caselle, in riga o in colonna, sopra una casella libera per la pedina nuova; così non si arriva in { $to }.
refusal-no-way-out = Da { $cell } nessun percorso porterebbe più fuori dall’esagono.
refusal-rule = Regola { $rule }.
