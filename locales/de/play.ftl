# Ein Spiel im Terminal.

play-no-terminal = Ein Spiel braucht ein Terminal. Starte „spielhof play“ in einem, oder schick mit --piped Befehle durch eine Pipe.
play-choose = Welches Spiel? Tippe seine Nummer oder seinen Namen (oder drück nur die Eingabetaste für { $default }).
play-welcome = { $game }, { $players ->
    [one] für eine Person
   *[other] für { $players } Personen
  }. Tippe „hilfe“, um zu sehen, was du tun kannst.
play-turn = { $who } ist am Zug.
play-turn-set-down = { $who } setzt die Sperre.
play-turn-place = { $who } setzt eine Figur ein.
play-turn-dice = { $who } wählt, welcher Würfel für Schritte gilt; der andere gilt für Sprünge.
play-turn-huff = { $who } nimmt eine Figur vom Brett, die hätte schlagen können.
play-turn-or-end = { $who } macht weiter oder beendet den Zug mit „end“.
play-turn-goes-on = { $who } springt mit der Figur auf { $cell } weiter.
play-seat = Platz { $seat } ({ $colours }, { $player })
play-seat-plain = Platz { $seat } ({ $player })
play-player-human = Mensch
play-drawn = Ausgelost: { $action }
play-rolled = { $who } würfelt: { $die }.
play-roll = Der Wurf: { $dice }
play-dice-left = In diesem Zug noch übrig: { $steps ->
    [0] kein Schritt
    [one] ein Schritt
   *[other] { $steps } Schritte
  } und { $jumps ->
    [0] keine Sprungkette
    [one] eine Kette aus genau einem Sprung
   *[other] eine Kette aus genau { $jumps } Sprüngen
  }.
play-acted = { $who }: { $action }
play-yard = { $colour }: { $count } im Hof
play-to-place = { $colour }: { $count } noch einzusetzen
play-taken = Platz { $seat }: { $count } geschlagen
play-hint = Der Computer würde { $action } spielen.
play-legal = { $action } ist erlaubt.
play-way = Der Weg dorthin: { $way }
play-moves = { $count ->
    [0] Keine Züge.
    [one] Ein Zug:
   *[other] { $count } Züge:
  }
play-undone = Zurückgenommen: { $action }
play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-dice = Die Würfel sind gefallen; was davor war, lässt sich nicht mehr zurücknehmen.
play-saved = Die Aufzeichnung des Spiels ist in { $path } gespeichert.
play-saved-to-go-on = Mit „spielhof replay { $path }“ siehst du sie dir noch einmal an.
play-unknown = Tippe einen Zug wie { $example } oder „hilfe“.
play-why-what = Frag nach einem Zug, etwa „warum { $example }“.
play-house-rules = Hausregeln
play-over-winner = { $who } gewinnt.
play-over-shared = Geteilter Sieg: { $who }.
play-over-solved = Gelöst in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
  } mit { $jumps ->
    [one] einem Sprung
   *[other] { $jumps } Sprüngen
  }.
play-over-unsolved = Es geht nicht mehr weiter: nicht gelöst.
ending-rules = Das Spiel ist nach seinen Regeln zu Ende.
ending-repetition = Dieselbe Stellung kam zum dritten Mal vor, deshalb endet das Spiel hier.
ending-turn-limit = Die Höchstzahl an Zügen ist erreicht, deshalb endet das Spiel hier.
ending-resignation = Das Spiel endete, weil jemand aufgegeben hat.
ending-agreement = Alle haben sich auf Unentschieden geeinigt.
ending-clock = Das Spiel endete, weil jemandem die Zeit ausgegangen ist.
ending-aborted = Das Spiel wurde abgebrochen und hat kein Ergebnis.
reason-arrived = Alle Figuren der siegreichen Seite sind angekommen.
reason-filled = Das Ziel der siegreichen Seite ist voll, und mehr als die Hälfte der Figuren darin sind ihre eigenen.
reason-cannot-clear = Jemand konnte den eigenen Hof nicht räumen und hat verloren.
reason-line = Eine Linie ist vollständig.
reason-nobody-moves = Niemand kann mehr ziehen; gewertet wird, wie es steht.
reason-no-way-out = Keine Figur kann mehr hinausspringen: Wer am meisten geschlagen hat, gewinnt.
reason-all-placed = Alle Figuren sind eingesetzt: Es zählen die geschlagenen Figuren minus die verlorenen.
reason-all-off = Alle Figuren der siegreichen Seite sind vom Brett.
reason-home-square = Eine Figur hat das Ziel erreicht.
reason-too-few-mice = Es sind zu wenige Mäuse übrig, um die Katzen einzuschließen.
reason-cats-shut-in = Die Katzen sind eingeschlossen.
reason-quiet = Lange wurde nichts geschlagen, deshalb ist das Spiel unentschieden.
reason-no-salt = Eines der Geräte hat nicht rechtzeitig eine Zufallszahl für die Würfel geschickt. Niemand verliert.
play-over-rank = { $rank }. { $who }
play-side = Platz { $seats }
play-bye = Tschüss!
play-help =
    Tippe einen Zug wie { $example }, um ihn zu spielen. Außerdem:
    züge [FELD]    die erlaubten Züge oder die einer Figur
    tipp           was der Computer tun würde und wie es für dich steht
    warum ZUG      warum ein Zug erlaubt ist oder nicht
    zurück         deine letzte Entscheidung zurücknehmen
    regeln         die Regeln dieses Spiels
    brett          das Brett noch einmal zeichnen
    sichern [DATEI]  die Aufzeichnung speichern (ohne Namen in spielhof-record.txt)
    verlassen      das Spiel verlassen
# Wörter, die für jeden Befehl getippt werden dürfen, das erste ist das übliche.
command-help = hilfe ?
command-moves = züge zuege
command-hint = tipp
command-why = warum
command-undo = zurück zurueck
command-rules = regeln
command-board = brett
command-save = sichern speichern
command-quit = verlassen tschüss
play-player-level = Computer, Stufe { $level }
score-wins = Damit gewinnst du.
score-loses = Damit verlierst du, wenn die Gegenseite alles richtig macht.
score-far-ahead = Du liegst weit vorn ({ $score } Züge).
score-ahead = Du liegst vorn ({ $score } Züge).
score-even = Es steht etwa gleich ({ $score } Züge).
score-behind = Du liegst zurück ({ $score } Züge).
score-far-behind = Du liegst weit zurück ({ $score } Züge).
