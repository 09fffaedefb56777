# Warum eine Aktion nicht erlaubt ist.

refusal-over = Das Spiel ist zu Ende.
refusal-roll-first = Zuerst muss gewürfelt werden.
refusal-no-roll-now = Jetzt gibt es nichts zu würfeln.
refusal-no-such-roll = Ein Würfel zeigt 1 bis 6.
refusal-two-dice = Gewürfelt wird mit zwei Würfeln, der kleinere steht zuerst, etwa d3+5.
refusal-choose-die-first = Sagen Sie zuerst, welcher Würfel für Schritte gilt, etwa s3.
refusal-not-on-the-dice = Kein Würfel zeigt { $die }.
refusal-die-leaves-nothing = Mit der { $die } für Schritte ginge nichts; mit dem anderen Würfel geht etwas.
refusal-die-chosen = Welcher Würfel für Schritte gilt, steht schon fest.
refusal-moved-already = Die Figur auf { $cell } hat in diesem Zug schon gezogen; wählen Sie eine andere.
refusal-no-step-left = In diesem Zug ist kein Schritt mehr übrig.
refusal-no-chain-left = In diesem Zug ist schon eine Figur gesprungen; keine weitere darf es.
refusal-not-so-many-jumps = Keine Kette von genau { $jumps ->
    [one] einem Sprung
   *[other] { $jumps } Sprüngen
  } führt von { $from } nach { $to }.
refusal-end-instead = Sie haben in diesem Zug schon gezogen: Beenden Sie ihn mit „end“.
refusal-pass-instead = Mit diesem Wurf geht nichts: Sagen Sie „pass“.
refusal-not-in-this-game = Eine solche Aktion gibt es in diesem Spiel nicht.
refusal-cannot-pass = Sie können ziehen, also müssen Sie es.
refusal-no-piece = Auf { $cell } steht keine Figur.
refusal-not-yours = Die Figur auf { $cell } gehört Ihnen nicht.
refusal-partner-not-yet = Die Figur auf { $cell } gehört Ihrem Partner. Sie dürfen sie ziehen, sobald alle eigenen angekommen sind.
refusal-occupied = { $cell } ist besetzt.
refusal-no-step-or-chain = Weder ein Schritt noch eine Sprungkette führt von { $from } nach { $to }.
refusal-no-move = Ein Zug muss auf einem anderen Feld enden.
refusal-dark-only-steps = Die Figur auf { $cell } steht auf einem dunklen Feld: Sie darf nur diagonal ziehen.
refusal-light-only-jumps = Die Figur auf { $cell } steht auf einem hellen Feld: Sie darf nur springen.
refusal-other-shade = Der Zug muss auf der Feldfarbe enden, auf der er begann; { $cell } hat die andere.
refusal-stays-in-goal = Die Figur auf { $cell } ist im Ziel und muss darin bleiben.
refusal-leaves-complete-goal = Alle Figuren dieser Farbe sind im Ziel. Die auf { $cell } darf es nur verlassen, wenn kein anderer Zug möglich ist.
refusal-must-leave-home = Eine andere Partei hat ihren Hof verlassen, also müssen Sie Ihren räumen: Ziehen Sie eine Figur hinaus.
refusal-must-approach = Sie müssen Ihren Hof räumen. Keine Figur kann hinaus, also muss eine näher an ihr Ziel.
refusal-no-swapping = Plätze zu tauschen gehört nicht zu den Regeln dieses Spiels.
refusal-swap-no-enemy = Auf { $cell } steht kein Gegner in Ihrem Ziel.
refusal-swap-not-before = Nur eine Figur, die außen an ihrem Ziel steht, darf tauschen; die auf { $cell } steht dort nicht.
refusal-swap-not-needed = Eine Ihrer Figuren kann noch selbst ins Ziel, also darf keine tauschen.
refusal-station-guarded = { $cell } liegt im Bahnhof des Gegners, in dem noch eine seiner Figuren steht.
refusal-all-placed = Alle Ihre Figuren sind eingesetzt.
refusal-place-first = Erst werden alle Figuren eingesetzt, dann wird gezogen.
refusal-only-steps = Figuren ziehen ein Feld weit; { $to } liegt nicht neben { $from }.
refusal-outside-middle = Eingesetzt wird in der Mitte des Bretts; { $cell } liegt außerhalb.
refusal-no-way-off = Weder ein Schritt noch eine Sprungkette führt von { $cell } über den Rand.
refusal-kept-for-cats = { $cell } ist eines der mittleren vier Felder; sie sind den Katzen vorbehalten.
refusal-cats-in-the-middle = Katzen werden auf die mittleren vier Felder gesetzt; { $cell } gehört nicht dazu.
refusal-mice-only-step = Mäuse ziehen ein Feld weit und springen nie; { $to } liegt nicht neben { $from }.
refusal-no-cat-move = Weder ein Schritt noch ein Sprung über eine benachbarte Maus führt von { $from } nach { $to }.
refusal-cat-goes-on = Die Katze auf { $cell } darf nur über eine weitere Maus springen oder den Zug mit „end“ beenden.
refusal-nothing-to-set-down = Sie haben keine Sperre aufgenommen.
refusal-set-down-first = Setzen Sie zuerst die aufgenommene Sperre ab.
refusal-no-barricade-there = Auf { $cell } darf keine Sperre stehen.
refusal-own-pawn = Auf { $cell } steht Ihre eigene Figur.
refusal-yard-empty = In diesem Hof wartet keine Figur mehr.
refusal-not-your-yard = Dieser Hof gehört Ihnen nicht.
refusal-not-that-far = Kein Weg von genau { $die ->
    [one] einem Feld
   *[other] { $die } Feldern
  } führt nach { $cell }.
refusal-barricade-in-the-way = Jeder Weg von { $die ->
    [one] einem Feld
   *[other] { $die } Feldern
  } nach { $cell } führt über eine Sperre.
refusal-piece-in-the-way = Die Figur auf { $cell } steht im Weg.
refusal-only-to-take = In dieser Richtung darf eine Figur nur schlagen, und { $cell } ist frei.
refusal-must-take = Sie können schlagen, also müssen Sie es.
refusal-safe-in-goal = Die Figur auf { $cell } ist im Ziel und kann nicht geschlagen werden.
refusal-takes-no-more = Die Figur auf { $cell } ist im Ziel und schlägt nicht mehr.
refusal-huff-first = Ihr Gegner hat übersehen, dass er schlagen konnte: Nehmen Sie zuerst eine Figur vom Brett, die es gekonnt hätte.
refusal-not-overlooked = Die Figur auf { $cell } bleibt auf dem Brett: Mit ihr wurde kein Schlagen übersehen.
refusal-same-piece-goes-on = Der Zug geht mit der Figur auf { $cell } weiter.
refusal-no-hop = Kein Sprung über einen Nachbarn führt von { $from } nach { $to }.
refusal-no-peg-jump = Kein waagerechter oder senkrechter Sprung über eine Figur führt von { $from } nach { $to }.
refusal-no-peg-return = Die Figur auf { $from } kann nur zwei Felder weit waagerecht oder senkrecht springen, über ein Feld, das für die neue Figur frei ist; { $to } wird so nicht erreicht.
refusal-no-way-out = Von { $cell } führte kein Weg mehr aus dem Sechseck.
refusal-rule = Regel { $rule }.
