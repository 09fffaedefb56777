# Die Seiten der Web-App. Wörter des laufenden Tisches stehen in table.ftl.

## Jede Seite

skip-to-content = Zum Inhalt springen
nav-label = Seiten und Aussehen
to-gallery = Alle Spiele
theme-is-auto = Hell oder dunkel, wie das Gerät es wünscht
theme-is-light = Hell
theme-is-dark = Dunkel
missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde der Link abgeschnitten.
error-unreachable = Der Server ist nicht zu erreichen. Ist das Netz an?
error-missing = Das kennt der Server nicht.
error-strange = Der Server hat mit einem Fehler geantwortet ({ $status }).
try-again = Noch einmal versuchen

## Alle Spiele

gallery-title = Was spielen wir?
gallery-lead = Barricade, Halma mit allen Varianten, Chinesisches Damespiel: gegen den Computer, mit Freunden oder allein.
gallery-search = Suchen
gallery-players = Spieler
gallery-surprise = Überraschen Sie mich
gallery-found = { $count ->
    [0] Kein Spiel gefunden
    [one] Ein Spiel gefunden
   *[other] { $count } Spiele gefunden
  }
gallery-none = Kein Spiel passt. Versuchen Sie es mit weniger Wörtern oder einer anderen Spielerzahl.
group-barricade = Barricade
group-square = Halma auf dem Quadrat
group-star = Halma auf dem Stern
group-alone = Allein
group-other = Nicht Halma
players = { $count ->
    [one] Eine Person
   *[other] { $count } Spieler
  }
# $range ist ein Text wie „2–4“; $many ist seine letzte Zahl.
players-range = { $many ->
    [one] Für eine Person
   *[other] { $range } Spieler
  }
with-dice = mit Würfeln
play-at-once = { $game } sofort spielen
play-at-once-short = Sofort spielen
tables-mine = Weiterspielen
tables-listed = Tische, die auf jemanden warten
continue-your-turn = Sie sind dran
continue-open = ein freier Platz
continue-nameless = ein Gast
tables-discard = Dieses Spiel verwerfen: { $game }
tables-discard-sure = Dieses Spiel verwerfen? Es endet ohne Sieger.
tables-discard-resign = Dieses Spiel verwerfen? Du gibst auf, und die anderen erfahren es.
tables-discard-stand = Diesen Tisch verlassen? Die anderen warten weiter auf Mitspieler.
tables-discard-yes = Verwerfen
tables-discard-no = Behalten

## Ein Spiel, bevor es beginnt

picture-of = { $game }: so beginnt es
how-many = Wie viele spielen?
who-plays = Wer spielt?
chair-label = Wer auf Platz { $seat } spielt
chair-level-label = Stärke des Computers auf Platz { $seat }
chair-me = Ich
chair-here = Noch jemand hier
chair-computer = Computer
chair-open = Freund per Link
chair-computer-level = Computer, Stufe { $level }
level-1 = 1 · sanft
level-2 = 2 · leicht
level-3 = 3 · ordentlich
level-4 = 4 · gut
level-5 = 5 · stark
level-6 = 6 · am stärksten
friends-note = Sie bekommen einen Link zum Verschicken. Das Spiel beginnt, wenn alle sitzen.
start = Los
start-with-friends = Tisch öffnen
house-rules = Hausregeln
house-rules-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
  }
as-in-booklet = wie im Heft
as-booklet = Heft
more-choices = Beginn, Uhr, Tempo
more-choices-about = wenn Sie mögen
who-begins = Wer beginnt?
begins-lot = Das Los entscheidet
begins-seat = Platz { $seat }
choose-clock = Uhr
choose-clock-none = Keine Uhr
choose-clock-turn = { $seconds ->
    [one] eine Sekunde je Zug
   *[other] { $seconds } Sekunden je Zug
  }
choose-clock-total = { $minutes } Min. + { $increment } s je Zug
choose-clock-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
  }
pace-quick = schnell
pace-calm = ruhig
pace-slow = langsam, zum Mitverfolgen
allow-chat = Mit Chat
allow-hints = Mit Tipps vom Computer
allow-listed = Jeder darf den Tisch finden und sich setzen
more-about = Mehr zu { $game }
rules-link = Regeln
edit-link = Eigene Stellung
from-booklet = Aus dem Heft „{ $booklet }“, { $section }.

## Wovon eine Hausregel handelt, für alle, die sie nicht sehen

about-option-blocked = Was gegen Gegner im eigenen Ziel hilft
about-option-places = Wann das Spiel endet
about-option-colours = Farben der Spieler
about-option-layout = Wie die Farben beginnen
about-option-movement = Wie Figuren ziehen
about-option-jumps = Wie weit Sprünge gehen
about-option-leave-goal = Ob Figuren ihr Ziel verlassen dürfen
about-option-line = Welche Linien gewinnen
about-option-jumper = Was aus der herausgesprungenen Figur wird
about-option-teams = Mannschaften
about-option-board = Das Brett
about-option-directions = Wohin Figuren gehen dürfen
about-option-captures = Wo Figuren schlagen
about-option-missed = Übersehene Schläge
about-option-setup = Wie die Mäuse aufgestellt werden
about-option-chain = Wie oft eine Katze springt
about-option-opening = Wer beginnt
about-option-entry = Ob eine Figur ins Spiel gebracht werden muss
about-option-no-barricade-rows = Wo keine Barrikade stehen darf
about-option-playing = Welche Farben spielen

## Regeln

rules-of = { $game }: die Regeln
rules-options = Vor dem Spiel zu wählen. Zuerst steht, was das Heft sagt.
rules-or = Oder:
rules-play = Spielen
rules-caption = Der Beginn mit { $count ->
    [one] einer Person
   *[other] { $count } Spielern
  }.

## Eigene Stellungen

edit-title = { $game }: eigene Stellung
edit-about = Wählen Sie eine Figur und klicken Sie auf Felder, um sie hinzustellen oder wegzunehmen. Dann spielen Sie von dort weiter.
edit-about-figure = Wählen Sie eine Figur und klicken Sie auf Felder, um sie hinzustellen oder wegzunehmen; oder zeichnen Sie ein eigenes Zielbild.
edit-brushes = Was hingestellt wird
edit-free = frei
edit-barricade = Barrikade
edit-shared = Figur
edit-marked = { $colour }, die markierte Figur
edit-cell = { $cell }: { $piece }
edit-figure = Zielbild
edit-erase = Wegnehmen
edit-clear = Alles leeren
edit-usual = Üblicher Beginn
edit-good = So kann gespielt werden.
edit-turn = Wer ist am Zug?
edit-start = Von hier spielen
edit-text = Als Text
edit-text-about = Ein Zeichen für jedes Feld und Zeilen für alles, was sich nicht zeichnen lässt. Zum Aufheben kopieren oder einen einfügen.

## Einstellungen

settings-title = Einstellungen
setting-language = Sprache
setting-pace = Tempo der Computer
setting-theme = Hell oder dunkel
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
setting-motion = Bewegung
motion-auto = wie das Gerät
motion-moving = Figuren gleiten
motion-still = nichts bewegt sich
settings-look = Aussehen
setting-coordinates = Namen der Reihen und Spalten
settings-play = Spiel
setting-sound = Klänge
setting-confirm = Jeden Zug bestätigen
setting-confirm-about = Gegen Ausrutscher des Fingers
setting-roll = Würfel rollen von selbst
settings-me = Sie
setting-name = Ihr Name
setting-name-keep = Behalten
setting-name-kept = Behalten.
settings-me-about = Der Name, den andere am Tisch sehen. Es gibt keine Konten: Dieser Browser behält Ihre Plätze.
forget = Alles über mich löschen
forget-sure = Ja, Namen löschen und Plätze aufgeben
forget-not = Nein, behalten
setting-turn-along = Brett zu dem drehen, der zieht
setting-turn-along-about = Wenn mehrere an diesem Gerät spielen
setting-shortcuts = Einzelne Tasten tun am Tisch etwas
setting-code = Ein Platz von einem anderen Gerät
setting-code-use = Platz nehmen
setting-code-about = Das andere Gerät zeigt den Code am Tisch unter „Mehr“.

## Die besten bekannten Spiele, die man allein spielt

best-known = Das beste uns bekannte: { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
  }, { $jumps ->
    [one] ein Sprung
   *[other] { $jumps } Sprünge
  }.
best-watch = Das beste bekannte Spiel ansehen
best-of = { $game }: das beste bekannte Spiel
link-copy = Link kopieren
open-record = Ein aufgezeichnetes Spiel ansehen
continue-turn = { $who } ist am Zug
