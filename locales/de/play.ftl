# Ein Spiel im Terminal.

play-no-terminal = Ein Spiel braucht ein Terminal. Starten Sie „spielhof play“ in einem, oder schicken Sie mit --piped Befehle durch eine Pipe.
play-choose = Welches Spiel? Tippen Sie Nummer oder Kennung (leere Zeile: { $default }).
play-welcome = { $game }, { $players ->
    [one] für einen
   *[other] für { $players }
  }. „hilfe“ sagt, was Sie tippen können.
play-turn = { $who } ist am Zug.
play-turn-set-down = { $who } setzt die Sperre ab.
play-turn-place = { $who } setzt eine Figur ein.
play-turn-dice = { $who } wählt, welcher Würfel für die Schritte gilt; der andere gilt für die Sprünge.
play-turn-huff = { $who } nimmt eine Figur vom Brett, die einen Schlag übersehen hat.
play-turn-or-end = { $who } macht weiter oder beendet den Zug mit „end“.
play-turn-goes-on = { $who } springt mit der Figur auf { $cell } weiter.
play-seat = Platz { $seat } ({ $colours }, { $player })
play-seat-plain = Platz { $seat } ({ $player })
play-player-human = Mensch
play-drawn = Ausgelost: { $action }
play-rolled = { $who } würfelt { $die }.
play-dice-left = In diesem Zug noch übrig: { $steps ->
    [0] kein Schritt
    [one] ein Schritt
   *[other] { $steps } Schritte
  } und { $jumps ->
    [0] keine Sprungkette
    [one] eine Kette von genau einem Sprung
   *[other] eine Kette von genau { $jumps } Sprüngen
  }.
play-acted = { $who }: { $action }
play-yard = { $colour }: { $count } im Hof
play-to-place = { $colour }: { $count } noch einzusetzen
play-taken = Platz { $seat }: { $count } genommen
play-hint = Der Computer würde { $action } spielen.
play-legal = { $action } ist erlaubt.
play-way = Der Weg: { $way }
play-moves = { $count ->
    [0] Keine Aktionen.
    [one] Eine Aktion:
   *[other] { $count } Aktionen:
  }
play-undone = Zurückgenommen: { $action }
play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-dice = Die Würfel sind gefallen; davor lässt sich nichts zurücknehmen.
play-saved = Die Aufzeichnung steht in { $path }.
play-saved-to-go-on = „spielhof replay { $path }“ spielt sie nach.
play-unknown = Tippen Sie eine Aktion wie { $example } oder „hilfe“.
play-why-what = Fragen Sie nach einer Aktion, etwa „warum { $example }“.
play-house-rules = Hausregeln
play-over-winner = { $who } gewinnt.
play-over-shared = Den Sieg teilen sich { $who }.
play-over-solved = Gelöst in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
  } mit { $jumps ->
    [one] einem Sprung
   *[other] { $jumps } Sprüngen
  }.
play-over-unsolved = Keine Aktion ist mehr möglich: nicht gelöst.
ending-rules = Das Spiel ist nach seinen Regeln zu Ende.
ending-repetition = Dieselbe Stellung kam zum dritten Mal; das Spiel endet hier.
ending-turn-limit = Die Zugzahl ist erschöpft; das Spiel endet hier.
ending-resignation = Das Spiel endete, weil jemand aufgegeben hat.
ending-agreement = Alle haben sich auf Unentschieden geeinigt.
ending-clock = Das Spiel endete, weil die Zeit von jemandem abgelaufen war.
ending-aborted = Das Spiel wurde abgebrochen; es hat kein Ergebnis.
reason-arrived = Alle Figuren sind angekommen.
reason-filled = Das Ziel ist voll, und mehr als die Hälfte davon gehört dem Sieger.
reason-cannot-clear = Wer seinen Hof nicht räumen kann, hat verloren.
reason-line = Eine Linie ist vollständig.
reason-nobody-moves = Niemand kann mehr ziehen; das Spiel endet so, wie es steht.
reason-no-way-out = Kein Sprung führt mehr hinaus: Wer am meisten geschlagen hat, gewinnt.
reason-all-placed = Alle Figuren sind gesetzt: Es zählen die geschlagenen weniger die verlorenen.
reason-all-off = Alle Figuren sind vom Brett.
reason-home-square = Eine Figur hat das Zielfeld erreicht.
reason-too-few-mice = Es sind zu wenige Mäuse übrig, um die Katzen einzuschließen.
reason-cats-shut-in = Die Katzen sind eingeschlossen.
reason-quiet = Lange wurde nichts geschlagen: Der Sieg wird geteilt.
reason-no-salt = Das Gerät eines Spielers hat keine Zufallszahl für die Würfel geschickt; niemand hat verloren.
play-over-rank = { $rank }. { $who }
play-side = Platz { $seats }
play-bye = Auf Wiedersehen.
play-help =
    Tippen Sie eine Aktion wie { $example }, um sie zu spielen. Außerdem:
    züge [FELD]    die erlaubten Aktionen, oder die einer Figur
    tipp           was der Computer täte, und wie Sie stehen
    warum AKTION   warum eine Aktion möglich ist oder nicht
    zurück         zurücknehmen, bis zu Ihrer letzten Entscheidung
    regeln         die Regeln dieses Spiels
    brett          das Brett noch einmal zeichnen
    sichern [DATEI]  die Aufzeichnung schreiben (sonst spielhof-record.txt)
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
score-wins = Das gewinnt.
score-loses = Das verliert gegen bestes Spiel.
score-far-ahead = Sie liegen weit vorn ({ $score }).
score-ahead = Sie liegen vorn ({ $score }).
score-even = Es steht etwa gleich ({ $score }).
score-behind = Sie liegen zurück ({ $score }).
score-far-behind = Sie liegen weit zurück ({ $score }).
