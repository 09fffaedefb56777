# Die Seite eines laufenden Tisches und eines Spiels, das zu Ende ist.

table-loading = Der Tisch wird vorbereitet …
line-reconnecting = Die Verbindung ist weg und wird neu aufgebaut … Dein Platz bleibt dir.
line-now = Jetzt versuchen
players-label = Am Tisch
panels-label = Bereiche
panel-label = Bereich
panel-close = Schließen
turn-board = Brett drehen
watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
  }

## Plätze

seat-number = Platz { $seat }
seat-open = frei
seat-computer = Computer, Stufe { $level }
seat-level = Stufe { $level }
seat-stand-in = weg; ein Computer der Stufe { $level } springt ein
seat-you = du
seat-here = da
seat-away = weg
seat-holiday = weg bis { $until }
seat-acts = am Zug
seat-taken = { $count ->
    [one] eine geschlagen
   *[other] { $count } geschlagen
  }
seat-rank = { $rank }.
sit-here = Hinsetzen und spielen
sit-here-too = Auch hier sitzen
sit-name = Dein Name (wenn du magst)
sit-as = Du spielst
sit-no-invite = Ein Platz ist noch frei, aber zum Hinsetzen brauchst du eine Einladung. Frag nach dem Link.
clock-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  } { $hours } h
clock-none = Es gibt keine Uhr.

## Was zu tun ist. $you ist „yes“ für den Leser, „here“ für einen von mehreren an diesem Gerät, „no“ für andere

prompt-wait = Es sitzen noch nicht alle.
prompt-seeds = Die Würfel werden vorbereitet …
prompt-lot = Es wird ausgelost, wer beginnt …
prompt-roll = { $you ->
    [yes] Du bist am Zug: Würfle.
    [here] { $who }: Würfle.
   *[no] { $who } ist mit Würfeln dran.
  }
prompt-move = { $you ->
    [yes] Du bist am Zug: Zieh eine Figur.
    [here] { $who }: Zieh eine Figur.
   *[no] { $who } ist am Zug.
  }
prompt-place = { $you ->
    [yes] Du bist am Zug: Setz eine Figur auf ein freies Feld.
    [here] { $who }: Setz eine Figur auf ein freies Feld.
   *[no] { $who } setzt eine Figur ein.
  }
prompt-set-down = { $you ->
    [yes] Setz jetzt die Sperre.
    [here] { $who }: Setz jetzt die Sperre.
   *[no] { $who } setzt die Sperre.
  }
prompt-dice = { $you ->
    [yes] Du bist am Zug: Welcher Würfel gilt für Schritte?
    [here] { $who }: Welcher Würfel gilt für Schritte?
   *[no] { $who } wählt den Würfel für Schritte.
  }
prompt-huff = { $you ->
    [yes] Hier wurde das Schlagen übersehen: Nimm diese Figur vom Brett.
    [here] { $who }: Hier wurde das Schlagen übersehen. Nimm diese Figur vom Brett.
   *[no] { $who } nimmt eine Figur vom Brett, die hätte schlagen können.
  }
prompt-go-on = { $you ->
    [yes] Mach mit derselben Figur weiter oder beende deinen Zug.
    [here] { $who }: Mach mit derselben Figur weiter oder beende deinen Zug.
   *[no] { $who } macht weiter.
  }
prompt-move-or-end = { $you ->
    [yes] Mach weiter oder beende deinen Zug.
    [here] { $who }: Mach weiter oder beende deinen Zug.
   *[no] { $who } macht weiter.
  }
prompt-pass = { $you ->
    [yes] Du kannst nicht ziehen und musst aussetzen.
    [here] { $who } kann nicht ziehen und muss aussetzen.
   *[no] { $who } kann nicht ziehen und muss aussetzen.
  }
prompt-over = Das Spiel ist zu Ende.
counters = { $turns ->
    [one] Ein Zug
   *[other] { $turns } Züge
  }, { $jumps ->
    [one] ein Sprung
   *[other] { $jumps } Sprünge
  }
do-roll = Würfeln
do-pass = Aussetzen
do-end = Zug beenden
do-steps = { $steps } für Schritte, { $jumps } für Sprünge
do-undo = Zurücknehmen
do-ask-undo = Um Rücknahme bitten
do-hint = Tipp
hint-thinking = Denkt nach …
do-draw = Unentschieden anbieten
do-resign = Aufgeben
do-abort = Spiel abbrechen
sure-resign = Dieses Spiel aufgeben?
sure-abort = Dieses Spiel abbrechen? Die anderen müssen zustimmen, und niemand gewinnt.
sure-no = Weiterspielen
confirm-move = So ziehen
confirm-not = Noch nicht
note-stuck = Die Figur auf { $cell } kann gerade nicht ziehen.
looking-back = Du siehst eine frühere Stellung.
dice-show = Die Würfel zeigen { $dice }.

## Fragen

offer-label = Frage
offer-take-back = { $who } möchte den letzten Zug zurücknehmen.
offer-draw = { $who } bietet Unentschieden an.
offer-abort = { $who } möchte das Spiel abbrechen.
offer-waits = Es fehlt noch die Antwort von { $who }.
answer-yes = Ja
answer-no = Nein

## Wie es ausging

result-you-won = Du hast gewonnen!
result-won = { $who } gewinnt.
result-shared = Geteilter Sieg: { $who }.
result-broken-off = Spiel abgebrochen.
result-turns = { $turns ->
    [one] Das Spiel dauerte einen Zug.
   *[other] Das Spiel dauerte { $turns } Züge.
  }
best-first = Deine erste Lösung! Sie ist als deine beste gespeichert.
best-beaten = Deine neue Bestleistung! Bisher: { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
  }, { $jumps ->
    [one] ein Sprung
   *[other] { $jumps } Sprünge
  }.
best-stands = Deine Bestleistung: { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
  }, { $jumps ->
    [one] ein Sprung
   *[other] { $jumps } Sprünge
  }.
again = Noch einmal
again-alone = Noch einmal
again-go = Zum neuen Tisch
record-download = Aufzeichnung laden
replay-open = Noch einmal ansehen

## Züge

moves-title = Züge
moves-none = Noch keine Züge.
look-back-label = In den Zügen blättern
look-first = Erster Zug
look-back = Voriger Zug
look-next = Nächster Zug
look-last = Neuester Zug

## Chat

chat-title = Chat
chat-none = Noch keine Nachrichten.
chat-label = Sag etwas
chat-send = Senden
chat-watcher = Jemand, der zuschaut
chat-watching = { $name } (schaut zu)
chat-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
  }

## Einladung

invite-title = Einladen
invite-sit = Alle mit diesem Link können sich setzen und mitspielen.
invite-watch = Alle mit diesem Link können zuschauen.
invite-link = Link
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-code = Der Link als QR-Code zum Scannen mit dem Handy
invite-local = Diese Adresse gilt nur auf diesem Gerät. Starte den Server mit --lan, um mit anderen in deinem Netz zu spielen.

## Mehr

more-title = Mehr
more-game = Spiel beenden
more-page = Einstellungen am Tisch
more-other = Außerdem
switch-sound = Töne
switch-confirm = Jeden Zug bestätigen
switch-roll = Automatisch würfeln
switch-names = Koordinaten zeigen
switch-turn = Brett zu der Person drehen, die am Zug ist
open-rules = Regeln
open-keys = Tastenkürzel
open-console = Textbefehle
move-seat = Gerät wechseln
move-seat-code = Gib diesen Code in den Einstellungen auf deinem anderen Gerät ein. Er gilt einmal und läuft ab in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
  }:

## Würfel, die sich prüfen lassen

fair-open = Würfel prüfen
fair-open-lot = Auslosung prüfen
fair-about = Vor dem ersten Wurf hat der Server ein Geheimnis festgelegt, und jedes Gerät am Tisch hat eine eigene Zahl dazugegeben. Jeder Wurf wird aus allem zusammen berechnet, also konnte ihn niemand aussuchen. Wenn das Spiel zu Ende ist, wird das Geheimnis aufgedeckt, und du kannst jeden Wurf nachprüfen.
fair-about-lot = Vor dem Spiel hat der Server ein Geheimnis festgelegt, und jedes Gerät am Tisch hat eine eigene Zahl dazugegeben. Wer beginnt, wird aus allem zusammen berechnet, also konnte es niemand aussuchen. Wenn das Spiel zu Ende ist, wird das Geheimnis aufgedeckt, und du kannst die Auslosung nachprüfen.
fair-commitment = Fingerabdruck (SHA-256 des Geheimnisses)
fair-salt = Zahl von { $who }
fair-seed = Das Geheimnis des Servers
fair-sealed = Es wird aufgedeckt, wenn das Spiel zu Ende ist.
fair-check = Alle Würfe prüfen
fair-check-lot = Auslosung prüfen
fair-right = { $rolls ->
    [0] Es gibt keine Würfe zu prüfen.
    [one] Ein Wurf geprüft: Er stimmt.
   *[other] { $rolls } Würfe geprüft: Alle stimmen.
  }
fair-first = Die Auslosung stimmt: { $who } beginnt.
fair-wrong-promise = Das Geheimnis passt nicht zu seinem Fingerabdruck.
fair-wrong-first = Begonnen hat nicht der Platz, der ausgelost wurde.
fair-compared = Der Fingerabdruck ist derselbe, den dieses Gerät am Anfang gesehen hat, und die Zahl, die dieses Gerät geschickt hat, steht in der Aufzeichnung.
fair-compared-seal = Der Fingerabdruck ist derselbe, den dieses Gerät am Anfang gesehen hat. Eine Zahl hat dieses Gerät nicht geschickt.
fair-wrong-numbers = Einige Würfe fehlen oder sind falsch nummeriert.
fair-wrong-roll = Zug { $turn }: Dieser Wurf ist nicht der, der sich aus den Zahlen ergibt.
fair-wrong-commitment = Der Fingerabdruck in der Aufzeichnung ist nicht der, den dieses Gerät am Anfang gesehen hat. Der Server hat sein Geheimnis ausgetauscht.
fair-wrong-salt = Die Zahl, die dieses Gerät für die Würfel geschickt hat, fehlt in der Aufzeichnung oder wurde verändert.
fair-unable = Dein Browser kann das nur auf einer sicheren Seite (https) prüfen. Lade die Aufzeichnung herunter und prüfe sie wie unten gezeigt.
fair-needs-rules = Diese Figuren hat der Zufall verteilt, und um das zu prüfen, braucht man die Regeln des Spiels. Lade die Aufzeichnung herunter und prüfe sie wie unten gezeigt.
fair-by-hand = Auf einem Computer mit Spielhof:

## Was Zuhörenden gesagt wird

told-began = Das Spiel beginnt.
told-drawn = Ausgelost: { $who } beginnt.
told-roll = { $who } würfelt: { $dice }.
told-steps = { $who }: Die { $die } gilt für Schritte.
told-move = { $who }: { $from } nach { $to }.
told-jumps = { $who }: { $from } nach { $to }, { $jumps ->
    [one] ein Sprung
   *[other] { $jumps } Sprünge
  }.
told-enter = { $who }: aus dem Hof nach { $to }.
told-place = { $who }: Figur auf { $to } gesetzt.
told-set-down = { $who }: Sperre auf { $to } gesetzt.
told-swap = { $who }: { $from } und { $to } tauschen die Plätze.
told-off = { $who }: von { $from } vom Brett.
told-huff = { $who } nimmt die Figur auf { $cell } vom Brett.
told-pass = { $who } setzt aus.
told-end = { $who } beendet den Zug.
told-other = { $who }: { $action }.
told-lifted = Die Sperre auf { $cell } wird aufgenommen.
told-hit = Geschlagen auf { $cell }: { $piece } geht zurück in den Hof.
told-taken = Die Figur auf { $cell } wird geschlagen.
told-gone = Die Figur auf { $cell } verlässt das Brett.
told-took-back = { $who } hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
  } zurückgenommen.
told-declined = { $who } sagt Nein.
told-resigned = { $who } gibt auf.
told-time-up = Die Zeit von { $who } ist um.
told-withheld = Von { $who } kam nicht rechtzeitig eine Zufallszahl für die Würfel.
told-stood-in = Für { $who } springt ein Computer ein.
told-came-back = { $who } ist wieder da.
told-holiday = { $who } ist bis { $until } weg.
told-sat = { $who } hat sich hingesetzt.
told-ended = Das Spiel ist zu Ende.
told-free = { $cell } ist leer.
told-on = Auf { $cell }: { $piece }.
told-no-cell = Auf diesem Brett gibt es kein { $cell }.
told-pieces = { $piece }, { $count } auf dem Brett: { $where }. { $yard ->
    [0] { "" }
   *[other] Im Hof: { $yard }.
  }
piece-barricade = Sperre
piece-shared = Figur
piece-marked = { $hue }, markiert

## Tasten und Textbefehle

keys-board = Auf dem Brett gehst du mit den Pfeiltasten von Feld zu Feld; die Eingabetaste nimmt eine Figur auf und setzt sie ab, Escape lässt sie los.
keys-on = Tastenkürzel verwenden
key-roll = Würfeln
key-end = Zug beenden oder aussetzen
key-undo = Zurücknehmen
key-hint = Tipp: erst die Figur, dann der Zug, dann der Grund
key-turn = Brett drehen
key-board = Zum Brett
key-back = Voriger Zug
key-next = Nächster Zug
key-moves = Züge
key-console = Textbefehle
key-help = Diese Tastenkürzel zeigen
console-label = Befehl
console-log = Antworten
console-about = Tippe einen Zug wie c3-e5 oder „hilfe“.
# Wörter, die für jeden Befehl getippt werden können, zuerst das übliche.
command-last = zuletzt letzter l
command-turn = dran zug d
command-what = was w
command-pieces = figuren f
command-roll = würfeln wurf
command-clock = uhr u
command-players = spieler
command-about-help = { $word }: diese Befehle
command-about-last = { $word }: der letzte Zug
command-about-turn = { $word }: wer am Zug ist
command-about-what = { $word } c3: was auf c3 steht
command-about-moves = { $word } oder { $word } c3: die Züge, die du machen kannst
command-about-pieces = { $word }: wo alle Figuren stehen
command-about-roll = { $word }: würfeln
command-about-undo = { $word }: zurücknehmen
command-about-hint = { $word }: was der Computer tun würde; noch einmal für mehr
command-about-why = { $word } c3-e5: warum dieser Zug erlaubt ist oder nicht
command-about-clock = { $word }: die Uhren
command-about-players = { $word }: wer spielt
command-unknown = Das verstehe ich nicht. Tippe einen Zug wie c3-e5 oder „{ $help }“.
command-no-moves = Dort gibt es keine Züge.

## Ein Spiel zum Ansehen

replay-title = Spiel noch einmal ansehen
replay-about = Öffne die Aufzeichnung eines Spiels, um es Zug für Zug anzusehen.
replay-file = Datei der Aufzeichnung
replay-or-text = oder füge ihren Text ein
replay-show = Zeigen
replay-slider = Zug
replay-move = Zug { $move } von { $moves }
replay-play = Abspielen
replay-stop = Anhalten
replay-link = Link zu dieser Stellung
replay-review = Analyse
puzzle-make = Aufgabe machen
replay-table = Zurück zum Tisch
