# Warum ein Zug nicht erlaubt ist.

refusal-over = Das Spiel ist zu Ende.
refusal-roll-first = Du musst zuerst würfeln.
refusal-no-roll-now = Jetzt gibt es nichts zu würfeln.
refusal-no-such-roll = Ein Würfel zeigt 1 bis 6.
refusal-two-dice = Hier wirfst du zwei Würfel; schreib die kleinere Zahl zuerst, etwa d3+5.
refusal-choose-die-first = Wähle zuerst, welcher Würfel für Schritte gilt, etwa s3.
refusal-not-on-the-dice = Kein Würfel zeigt { $die }.
refusal-die-leaves-nothing = Mit der { $die } für Schritte könntest du nichts tun, mit dem anderen Würfel schon.
refusal-die-chosen = Du hast schon gewählt, welcher Würfel für Schritte gilt.
refusal-moved-already = Die Figur auf { $cell } wurde in diesem Zug schon gezogen; nimm eine andere.
refusal-no-step-left = In diesem Zug hast du keine Schritte mehr übrig.
refusal-no-chain-left = In diesem Zug ist schon eine Figur gesprungen; eine zweite darf es nicht.
refusal-not-so-many-jumps = Mit einer Kette aus genau { $jumps ->
    [one] einem Sprung
   *[other] { $jumps } Sprüngen
  } kommst du nicht von { $from } nach { $to }.
refusal-end-instead = Du hast in diesem Zug schon gezogen: Beende ihn mit „end“.
refusal-pass-instead = Mit diesem Wurf kannst du nichts tun: Setz mit „pass“ aus.
refusal-not-in-this-game = Einen solchen Zug gibt es in diesem Spiel nicht.
refusal-cannot-pass = Du kannst ziehen, also musst du auch.
refusal-no-piece = Auf { $cell } steht keine Figur.
refusal-not-yours = Die Figur auf { $cell } gehört dir nicht.
refusal-partner-not-yet = Die Figur auf { $cell } gehört deinem Partner. Du darfst sie erst ziehen, wenn alle deine angekommen sind.
refusal-occupied = { $cell } ist besetzt.
refusal-no-step-or-chain = Weder mit einem Schritt noch mit einer Sprungkette kommst du von { $from } nach { $to }.
refusal-no-move = Die Figur muss am Ende auf einem anderen Feld stehen.
refusal-dark-only-steps = Die Figur auf { $cell } steht auf einem dunklen Feld: Sie darf nur einen Schritt machen, und zwar schräg.
refusal-light-only-jumps = Die Figur auf { $cell } steht auf einem hellen Feld: Sie darf nur springen.
refusal-other-shade = Eine Figur muss am Ende auf der Feldfarbe stehen, auf der sie gestartet ist; { $cell } hat die andere.
refusal-stays-in-goal = Die Figur auf { $cell } hat ihr Ziel erreicht und muss darin bleiben.
refusal-leaves-complete-goal = Alle Figuren dieser Farbe sind in ihrem Ziel. Die auf { $cell } darf es nur verlassen, wenn du sonst nicht ziehen kannst.
refusal-must-leave-home = Eine andere Seite hat ihren Hof verlassen, also musst du deinen räumen: Zieh eine Figur hinaus.
refusal-must-approach = Du musst deinen Hof räumen. Keine Figur kann hinaus, also zieh eine näher an ihr Ziel.
refusal-no-swapping = In diesem Spiel werden keine Plätze getauscht.
refusal-swap-no-enemy = Auf { $cell } steht keine gegnerische Figur in deinem Ziel.
refusal-swap-not-before = Nur eine Figur direkt vor ihrem Ziel darf den Platz tauschen; die auf { $cell } steht dort nicht.
refusal-swap-not-needed = Eine deiner Figuren kann noch selbst ins Ziel, also darfst du nicht tauschen.
refusal-station-guarded = { $cell } liegt im gegnerischen Bahnhof, und darin steht noch eine gegnerische Figur.
refusal-all-placed = Du hast schon alle deine Figuren eingesetzt.
refusal-place-first = Erst werden alle Figuren eingesetzt, dann wird gezogen.
refusal-only-steps = Figuren ziehen immer nur ein Feld weit; { $to } liegt nicht neben { $from }.
refusal-outside-middle = Figuren werden in der Mitte des Bretts eingesetzt; { $cell } liegt außerhalb.
refusal-no-way-off = Weder mit einem Schritt noch mit einer Sprungkette kommst du von { $cell } vom Brett.
refusal-kept-for-cats = { $cell } gehört zu den vier mittleren Feldern, und die sind für die Katzen reserviert.
refusal-cats-in-the-middle = Katzen werden auf die vier mittleren Felder gesetzt; { $cell } gehört nicht dazu.
refusal-mice-only-step = Mäuse ziehen ein Feld weit und springen nie; { $to } liegt nicht neben { $from }.
refusal-no-cat-move = Weder mit einem Schritt noch mit einem Sprung über eine Maus direkt daneben kommst du von { $from } nach { $to }.
refusal-cat-goes-on = Mit der Katze auf { $cell } kannst du nur über eine weitere Maus springen oder deinen Zug mit „end“ beenden.
refusal-nothing-to-set-down = Du hast keine Sperre, die du setzen könntest.
refusal-set-down-first = Setz zuerst die Sperre, die du aufgenommen hast.
refusal-no-barricade-there = Auf { $cell } darfst du keine Sperre setzen.
refusal-own-pawn = Auf { $cell } steht deine eigene Figur.
refusal-yard-empty = In diesem Hof steht keine Figur mehr.
refusal-not-your-yard = Dieser Hof gehört dir nicht.
refusal-not-that-far = Wenn du genau { $die ->
    [one] ein Feld
   *[other] { $die } Felder
  } weit ziehst, kommst du nicht nach { $cell }.
refusal-barricade-in-the-way = Eine Sperre ist im Weg: Wenn du { $die ->
    [one] ein Feld
   *[other] { $die } Felder
  } weit ziehst, kommst du nicht nach { $cell }, ohne an einer Sperre vorbeizuziehen.
refusal-piece-in-the-way = Die Figur auf { $cell } steht im Weg.
refusal-only-to-take = In diese Richtung darf eine Figur nur ziehen, um zu schlagen, und { $cell } ist leer.
refusal-must-take = Du kannst schlagen, also musst du auch.
refusal-safe-in-goal = Die Figur auf { $cell } hat ihr Ziel erreicht und kann nicht geschlagen werden.
refusal-takes-no-more = Die Figur auf { $cell } hat ihr Ziel erreicht und kann nicht mehr schlagen.
refusal-huff-first = Auf der Gegenseite wurde das Schlagen übersehen: Nimm zuerst eine Figur vom Brett, die hätte schlagen können.
refusal-not-overlooked = Die Figur auf { $cell } darfst du nicht vom Brett nehmen: Sie hätte nicht schlagen können.
refusal-same-piece-goes-on = Du musst mit der Figur auf { $cell } weitermachen.
refusal-no-hop = Mit einem Sprung über eine Figur direkt daneben kommst du nicht von { $from } nach { $to }.
refusal-no-peg-jump = Mit einem waagerechten oder senkrechten Sprung über eine Figur kommst du nicht von { $from } nach { $to }.
refusal-no-peg-return = Die Figur auf { $from } kann nur waagerecht oder senkrecht zwei Felder weit springen, über ein leeres Feld, auf das die neue Figur kommt; { $to } erreicht sie so nicht.
refusal-no-way-out = Von { $cell } käme die Figur nicht mehr aus dem Sechseck hinaus.
refusal-rule = Regel { $rule }.
