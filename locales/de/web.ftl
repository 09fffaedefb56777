# Die Seiten der Web-App. Wörter des laufenden Tisches stehen in table.ftl.

## Jede Seite

skip-to-content = Zum Inhalt springen
nav-label = Seiten und Aussehen
nav-history = Meine Spiele
to-gallery = Alle Spiele
theme-is-auto = Hell oder dunkel wie dein Gerät
theme-is-light = Hell
theme-is-dark = Dunkel
missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Stück vom Link.
error-unreachable = Der Server ist nicht zu erreichen. Bist du online?
error-missing = Das hat der Server nicht gefunden.
error-strange = Der Server hat mit einem Fehler geantwortet ({ $status }).
try-again = Noch einmal versuchen

## Alle Spiele

gallery-title = Was spielen wir?
gallery-lead = Barricade, Halma mit allen Varianten und Chinesische Dame: gegen den Computer, mit Freunden oder allein.
gallery-search = Suchen
gallery-players = Personen
gallery-surprise = Überrasch mich
gallery-quick = Schnelles Spiel
tournament-link = Turnier
puzzles-link = Aufgaben
gallery-found = { $count ->
    [0] Kein Spiel gefunden
    [one] Ein Spiel gefunden
   *[other] { $count } Spiele gefunden
  }
gallery-none = Kein Spiel passt. Versuch es mit weniger Wörtern oder einer anderen Zahl von Personen.
group-barricade = Barricade
group-square = Halma auf dem Karobrett
group-star = Halma auf dem Stern
group-alone = Spiele für dich allein
group-other = Weitere Spiele
players = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
  }
# $range ist ein Text wie „2–4“; $many ist seine letzte Zahl.
players-range = { $many ->
    [one] Eine Person
   *[other] { $range } Personen
  }
with-dice = mit Würfeln
play-at-once = { $game } jetzt spielen
play-at-once-short = Jetzt spielen
tables-mine = Weiterspielen
tables-listed = Tische, an denen noch Platz ist
tables-running = Spiele zum Zusehen
continue-your-turn = Du bist am Zug
continue-open = ein freier Platz
continue-nameless = ein Gast
continue-away = { $name } (weg bis { $until })
seat-bot = { $name } (Bot)
tables-discard = Dieses Spiel verlassen: { $game }
tables-discard-sure = Dieses Spiel verlassen? Es endet dann ohne Sieg.
tables-discard-resign = Dieses Spiel verlassen? Du gibst damit auf, und die anderen erfahren es.
tables-discard-stand = Diesen Tisch verlassen? Die anderen warten dann weiter.
tables-discard-yes = Verlassen
tables-discard-no = Bleiben

## Ein Spiel, bevor es beginnt

picture-of = { $game }: die Startaufstellung
how-many = Wie viele spielen?
who-plays = Wer spielt?
chair-label = Wer auf Platz { $seat } spielt
chair-level-label = Stufe des Computers auf Platz { $seat }
chair-level-all = Alle Computer
chair-me = Ich
chair-here = Noch jemand hier
chair-computer = Computer
chair-open = Jemand per Link
chair-computer-level = Computer, Stufe { $level }
level-1 = 1 · sehr leicht
level-2 = 2 · leicht
level-3 = 3 · mittel
level-4 = 4 · schwer
level-5 = 5 · sehr schwer
level-6 = 6 · Profi
friends-note = Du bekommst einen Link zum Verschicken. Das Spiel beginnt, sobald alle sitzen.
start = Los
start-with-friends = Tisch öffnen
house-rules = Hausregeln
house-rules-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
  }
as-in-booklet = wie in der Spielanleitung
as-booklet = Anleitung
more-choices = Wer beginnt, Uhr, Tempo
more-choices-about = wenn du magst
who-begins = Wer beginnt?
begins-lot = Zufall
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
allow-chat = Chat erlauben
allow-hints = Tipps vom Computer erlauben
allow-listed = Alle dürfen diesen Tisch finden und mitspielen
allow-listed-note = Sonst kommen nur Leute mit deinem Link herein. Bei einem gelisteten Spiel können alle zusehen.
more-about = Mehr über { $game }
rules-link = Regeln
figures-link = Zahlen
figures-link-about = wer gewinnt, wie lange es dauert
edit-link = Stellung aufbauen
from-booklet = Aus der Spielanleitung „{ $booklet }“, { $section }.

## Wovon eine Hausregel handelt, für alle, die sie nicht sehen

about-option-blocked = Was gegen gegnerische Figuren in deinem Ziel hilft
about-option-places = Wann das Spiel endet
about-option-colours = Mit welchen Farben jeder spielt
about-option-layout = Wie die Farben am Anfang stehen
about-option-movement = Wie Figuren ziehen
about-option-jumps = Wie weit Sprünge gehen
about-option-leave-goal = Ob Figuren ihr Ziel verlassen dürfen
about-option-line = Welche Linien gewinnen
about-option-pieces = Mit wie vielen Figuren du beginnst
about-option-jumper = Was mit der Figur geschieht, die hinausspringt
about-option-teams = Teams
about-option-board = Das Brett
about-option-directions = Wohin Figuren ziehen dürfen
about-option-captures = Wohin Figuren schlagen dürfen
about-option-missed = Was geschieht, wenn das Schlagen übersehen wird
about-option-setup = Wie die Mäuse aufgestellt werden
about-option-chain = Wie oft eine Katze springen darf
about-option-opening = Wer beginnt
about-option-entry = Ob du eine Figur ins Spiel bringen musst
about-option-no-barricade-rows = Wo keine Sperre stehen darf
about-option-playing = Welche Farben spielen

## Regeln

rules-of = { $game }: die Regeln
rules-or = Oder:
rules-play = Spielen
rules-caption = Die Startaufstellung für { $count ->
    [one] eine Person
   *[other] { $count } Personen
  }.

## Eigene Stellungen

edit-title = { $game }: eigene Stellung aufbauen
edit-about = Wähle eine Figur und klicke auf Felder, um sie hinzustellen oder wegzunehmen. Dann spielst du von dieser Stellung aus.
edit-about-figure = Wähle eine Figur und klicke auf Felder, um sie hinzustellen oder wegzunehmen, oder zeichne ein eigenes Zielbild, das gefüllt werden soll.
edit-brushes = Was du hinstellst
edit-free = leer
edit-barricade = Sperre
edit-shared = Figur
edit-marked = { $colour }, die markierte Figur
edit-cell = { $cell }: { $piece }
edit-figure = Zielbild
edit-erase = Wegnehmen
edit-clear = Brett leeren
edit-usual = Startaufstellung
edit-good = Diese Stellung lässt sich spielen.
edit-turn = Wer ist am Zug?
edit-start = Von hier aus spielen
edit-text = Als Text
edit-text-about = Ein Zeichen für jedes Feld und eine Zeile für alles, was sich nicht zeichnen lässt. Kopiere den Text, um ihn aufzuheben, oder füge einen ein.

## Einstellungen

settings-title = Einstellungen
setting-language = Sprache
setting-pace = Tempo des Computers
setting-theme = Hell oder dunkel
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
setting-motion = Animation
motion-auto = wie das Gerät
motion-moving = Figuren gleiten
motion-still = aus
settings-look = Aussehen
setting-coordinates = Koordinaten zeigen
settings-play = Spiel
setting-sound = Töne
setting-confirm = Jeden Zug bestätigen
setting-confirm-about = Gegen Züge aus Versehen
setting-roll = Automatisch würfeln
settings-me = Du
setting-name = Dein Name
setting-name-keep = Speichern
setting-name-kept = Gespeichert.
settings-me-about = Diesen Namen sehen andere am Tisch. Niemand braucht ein Konto: Dieser Browser merkt sich deine Plätze.
forget = Alles über mich löschen
forget-sure = Ja, meinen Namen löschen und meine Plätze aufgeben
forget-not = Nein, abbrechen
setting-turn-along = Brett zu der Person drehen, die am Zug ist
setting-turn-along-about = Wenn mehrere an diesem Gerät spielen
setting-shortcuts = Tastenkürzel
setting-code = Einen Platz von einem anderen Gerät holen
setting-code-use = Hinsetzen
setting-code-about = Den Code zeigt das andere Gerät: am Tisch, unter „Mehr“.

## Die besten bekannten Lösungen der Spiele für eine Person

best-known = Beste bekannte Lösung: { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
  }, { $jumps ->
    [one] ein Sprung
   *[other] { $jumps } Sprünge
  }.
best-watch = Beste Lösung ansehen
best-of = { $game }: die beste bekannte Lösung
link-copy = Link kopieren
open-record = Aufzeichnung ansehen
continue-turn = Am Zug: { $who }
continue-left-days = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
}
continue-left-hours = { $count ->
    [one] noch { $count } Stunde
   *[other] noch { $count } Stunden
}
continue-left-minutes = { $count ->
    [one] noch { $count } Minute
   *[other] noch { $count } Minuten
}
continue-urgent = Eilig:
