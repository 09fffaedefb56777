# Around rules pages and lessons: headings, buttons and what a lesson says, in the browser and in
# the terminal.

## Rules pages

section-aim = Ziel des Spiels
section-set-up = Aufbau
section-turn = Dein Zug
section-end = Ende des Spiels
section-tips = Tipps
rules-options = Diese wählt ihr vor dem Spiel. Zuerst steht jeweils die übliche.
rules-learn = Schritt für Schritt lernen
rules-contents = Auf dieser Seite
fallback-notice = Diesen Text gibt es noch nicht auf Deutsch, deshalb steht er hier auf Englisch.

## Lessons

learn-link = Lektion
learn-of = { $game }: die Lektion
learn-steps = Teile der Lektion
learn-step = Teil { $step } von { $steps }
learn-watch = Schau zu
learn-try = Probier es
learn-task = Aufgabe
learn-pieces = Deine Figuren: { $colours }
# Colours of pieces, after learn-pieces.
pieces-red = rot
pieces-green = grün
pieces-yellow = gelb
pieces-blue = blau
pieces-orange = orange
pieces-violet = violett
lesson-solved = Gut gemacht, genau so!
lesson-missed = Das ist erlaubt, aber gefragt war etwas anderes. Hier ist die Regel:
learn-next = Weiter
learn-skip = Überspringen
learn-show-again = Noch einmal zeigen
learn-try-again = Neuer Versuch
learn-finished = Lektion geschafft!
learn-finished-text = Jetzt weißt du, wie es geht. Probier es gleich aus!
learn-play = Jetzt spielen
learn-rules = Regeln lesen
learn-once-more = Lektion wiederholen
learn-offer = Du kennst { $game } noch nicht? In zwei Minuten weißt du, wie es geht.
learn-offer-start = Lektion starten
learn-offer-no = Nein danke

## Lessons in the terminal

learn-no-terminal = Eine Lektion braucht ein Terminal. Starte „spielhof learn“ in einem, oder schick deine Züge mit --piped durch eine Pipe.
learn-welcome = { $game }: eine Lektion in { $steps ->
    [one] einem Teil
   *[other] { $steps } Teilen
  }. Tippe „hilfe“, um zu sehen, was du tippen kannst.
learn-enter = Weiter mit der Eingabetaste.
learn-pieces-mark = { $colour } (dargestellt als { $mark })
learn-back = Die Figuren stehen wieder wie vorher. Versuch es noch einmal.
learn-done = Das war die Lektion! Um jetzt zu spielen, tippe: spielhof play { $game }
learn-help =
    Tippe einen Zug wie { $example }. Du kannst auch tippen:
    züge           die Züge, die du machen kannst
    warum ZUG      warum ein Zug möglich ist oder nicht
    zurück         diesen Teil von vorn beginnen
    regeln         die Regeln des Spiels
    brett          das Brett noch einmal zeichnen
    weiter         weiter mit dem nächsten Teil
    verlassen      die Lektion verlassen
# Words that may be typed for this command; the first is the usual one.
command-skip = weiter überspringen ueberspringen
cli-learn = Ein Spiel Schritt für Schritt lernen
cli-arg-step = Mit diesem Teil der Lektion beginnen
