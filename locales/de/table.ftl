# Die Seite eines laufenden Tisches und eines Spiels, das zu Ende ist.

table-loading = Der Tisch wird gedeckt …
line-reconnecting = Die Verbindung ist weg. Ihr Platz bleibt Ihnen, und die Seite kommt von selbst wieder …
line-now = Jetzt versuchen
players-label = Spieler
panels-label = Felder
panel-label = Feld
panel-close = Schließen
turn-board = Brett drehen
watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
  }

## Plätze

seat-number = Platz { $seat }
seat-open = noch frei
seat-computer = Computer, Stufe { $level }
seat-level = Stufe { $level }
seat-stand-in = fort; ein Computer, Stufe { $level }, spielt weiter
seat-you = Sie
seat-here = da
seat-away = fort
seat-acts = am Zug
seat-taken = { $count ->
    [one] eine genommen
   *[other] { $count } genommen
  }
seat-rank = { $rank }.
sit-here = Hinsetzen und spielen
sit-here-too = Auch hier sitzen
sit-name = Ihr Name, wenn Sie mögen
sit-as = Sie spielen
sit-no-invite = Ein Platz ist noch frei. Zum Hinsetzen brauchst du die Einladung: Frag nach dem Link.
clock-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  } { $hours } h
clock-none = Es gibt keine Uhr.

## Was zu tun ist. $you ist „yes“ für den Leser, „here“ für einen von mehreren an diesem Gerät, „no“ für andere

prompt-wait = Es fehlen noch Spieler.
prompt-seeds = Die Würfel werden vorbereitet …
prompt-lot = Es wird ausgelost, wer anfängt …
prompt-roll = { $you ->
    [yes] Sie sind am Zug: würfeln Sie.
    [here] { $who }: bitte würfeln.
   *[no] { $who } würfelt.
  }
prompt-move = { $you ->
    [yes] Sie sind am Zug: ziehen Sie eine Figur.
    [here] { $who }: bitte ziehen.
   *[no] { $who } ist am Zug.
  }
prompt-place = { $you ->
    [yes] Sie sind am Zug: setzen Sie eine Figur auf ein freies Feld.
    [here] { $who }: bitte eine Figur auf ein freies Feld setzen.
   *[no] { $who } setzt eine Figur ein.
  }
prompt-set-down = { $you ->
    [yes] Setzen Sie die Sperre ab.
    [here] { $who }: bitte die Sperre absetzen.
   *[no] { $who } setzt die Sperre ab.
  }
prompt-dice = { $you ->
    [yes] Sie sind am Zug: Welcher Würfel gilt für die Schritte?
    [here] { $who }: Welcher Würfel gilt für die Schritte?
   *[no] { $who } wählt den Würfel für die Schritte.
  }
prompt-huff = { $you ->
    [yes] Ein Schlag wurde übersehen: Nehmen Sie diese Figur vom Brett.
    [here] { $who }: Ein Schlag wurde übersehen. Bitte diese Figur vom Brett nehmen.
   *[no] { $who } nimmt eine Figur vom Brett, die einen Schlag übersehen hat.
  }
prompt-go-on = { $you ->
    [yes] Springen Sie mit derselben Figur weiter, oder beenden Sie den Zug.
    [here] { $who }: mit derselben Figur weiter, oder den Zug beenden.
   *[no] { $who } macht weiter.
  }
prompt-move-or-end = { $you ->
    [yes] Machen Sie weiter, oder beenden Sie den Zug.
    [here] { $who }: weiter, oder den Zug beenden.
   *[no] { $who } macht weiter.
  }
prompt-pass = { $you ->
    [yes] Sie können nur aussetzen.
    [here] { $who } kann nur aussetzen.
   *[no] { $who } kann nur aussetzen.
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
do-draw = Remis anbieten
do-resign = Aufgeben
do-abort = Abbrechen
sure-resign = Dieses Spiel aufgeben?
sure-abort = Dieses Spiel abbrechen? Die anderen müssen zustimmen; dann gewinnt niemand.
sure-no = Weiterspielen
confirm-move = So ziehen
confirm-not = Noch nicht
note-stuck = Mit der Figur auf { $cell } lässt sich jetzt nichts tun.
looking-back = Sie blicken zurück.
dice-show = Die Würfel zeigen { $dice }.

## Fragen

offer-label = Frage
offer-take-back = { $who } möchte zurücknehmen.
offer-draw = { $who } bietet Remis an.
offer-abort = { $who } möchte abbrechen.
offer-waits = Es fehlt die Antwort von { $who }.
answer-yes = Ja
answer-no = Nein

## Wie es ausging

result-you-won = Sie haben gewonnen!
result-won = { $who } gewinnt.
result-shared = Den Sieg teilen sich { $who }.
result-broken-off = Abgebrochen.
result-turns = { $turns ->
    [one] Ein Zug wurde gespielt.
   *[other] { $turns } Züge wurden gespielt.
  }
best-first = Ihre erste Lösung: Sie gilt als Ihre beste.
best-beaten = Ihre bisher beste! Zuvor: { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
  }, { $jumps ->
    [one] ein Sprung
   *[other] { $jumps } Sprünge
  }.
best-stands = Ihre beste: { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
  }, { $jumps ->
    [one] ein Sprung
   *[other] { $jumps } Sprünge
  }.
again = Noch einmal
again-alone = Noch einmal
again-go = Zum neuen Tisch
record-download = Aufzeichnung
replay-open = Noch einmal ansehen

## Züge

moves-title = Züge
moves-none = Es wurde noch nichts gespielt.
look-back-label = Zurückblicken
look-first = Zum Anfang
look-back = Eins zurück
look-next = Eins weiter
look-last = Zum Ende

## Gespräch

chat-title = Gespräch
chat-none = Noch hat niemand etwas gesagt.
chat-label = Etwas sagen
chat-send = Senden
chat-watcher = Jemand, der zuschaut
chat-watching = { $name } (schaut zu)
chat-unread = { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
  }

## Einladung

invite-title = Einladen
invite-sit = Wer diesen Link hat, kann sich hier hinsetzen.
invite-watch = Wer diesen Link hat, kann zuschauen.
invite-link = Link
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-code = Der Link als Code für die Kamera eines Telefons
invite-local = Diese Adresse gilt nur auf diesem Gerät. Starten Sie den Server mit --lan, um mit anderen im Haus zu spielen.

## Mehr

more-title = Mehr
more-game = Spiel beenden
more-page = Diese Seite
more-other = Außerdem
switch-sound = Geräusche
switch-confirm = Vor jedem Zug fragen
switch-roll = Würfel rollen von selbst
switch-names = Namen der Reihen und Spalten
switch-turn = Brett zu dem drehen, der zieht
open-rules = Regeln
open-keys = Tasten
open-console = Textbefehle
move-seat = Auf ein anderes Gerät
move-seat-code = Tippen Sie diesen Code in den Einstellungen des anderen Geräts. Er gilt einmal, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  } lang:

## Würfel, die sich prüfen lassen

fair-open = Würfel prüfen
fair-open-lot = Los prüfen
fair-about = Vor dem ersten Wurf hat der Server sein Geheimnis versiegelt, und jeder Spieler gab eine Zahl dazu. Jeder Wurf folgt aus beidem, also konnte ihn niemand aussuchen. Am Ende des Spiels wird das Geheimnis geöffnet, und alle Würfe lassen sich nachrechnen.
fair-about-lot = Vor dem Spiel hat der Server sein Geheimnis versiegelt, und jeder Spieler gab eine Zahl dazu. Wer anfängt, folgt aus beidem, also konnte es niemand aussuchen. Am Ende des Spiels wird das Geheimnis geöffnet, und das Los lässt sich nachrechnen.
fair-commitment = Siegel (SHA-256 des Geheimnisses)
fair-salt = Zahl von { $who }
fair-seed = Das Geheimnis des Servers
fair-sealed = Es wird am Ende des Spiels geöffnet.
fair-check = Alle Würfe prüfen
fair-check-lot = Los nachrechnen
fair-right = { $rolls ->
    [one] Ein Wurf geprüft: Er stimmt.
   *[other] { $rolls } Würfe geprüft: Alle stimmen.
  }
fair-first = Das Los stimmt: Es fiel auf { $who }.
fair-wrong-promise = Das Geheimnis passt nicht zu seinem Siegel.
fair-wrong-first = Ein anderer Platz hat angefangen als der, auf den das Los fiel.
fair-compared = Das Siegel ist das, das dieses Gerät zuerst gesehen hat, und die Zahl, die es geschickt hat, steht in der Aufzeichnung.
fair-compared-seal = Das Siegel ist das, das dieses Gerät zuerst gesehen hat. Eine eigene Zahl hat es nicht geschickt.
fair-wrong-numbers = Würfe fehlen oder sind falsch gezählt.
fair-wrong-roll = Zug { $turn }: Es fiel eine andere Zahl, als sich ergibt.
fair-wrong-commitment = In der Aufzeichnung steht ein anderes Siegel als das, das dieses Gerät zuerst gesehen hat. Der Server hat sein Geheimnis ausgetauscht.
fair-wrong-salt = Die Zahl, die dieses Gerät für die Würfel geschickt hat, fehlt in der Aufzeichnung oder ist dort eine andere.
fair-unable = Diese Seite kann es nicht nachrechnen: Browser leihen ihr Werkzeug nur Seiten mit TLS. Laden Sie die Aufzeichnung herunter, und prüfen Sie sie wie unten.
fair-needs-rules = Hier wurden Plätze aus einer Aufstellung heraus ausgelost: Das braucht die Regeln. Laden Sie die Aufzeichnung herunter, und prüfen Sie sie wie unten.
fair-by-hand = Auf einem Rechner mit Spielhof:

## Was Zuhörenden gesagt wird

told-began = Das Spiel beginnt.
told-drawn = Das Los hat entschieden: { $who } fängt an.
told-roll = { $who }: würfelt { $dice }.
told-steps = { $who }: die { $die } gilt für Schritte.
told-move = { $who }: { $from } nach { $to }.
told-jumps = { $who }: { $from } nach { $to }, { $jumps ->
    [one] ein Sprung
   *[other] { $jumps } Sprünge
  }.
told-enter = { $who }: aus dem Hof nach { $to }.
told-place = { $who }: eine Figur auf { $to }.
told-set-down = { $who }: Sperre auf { $to }.
told-swap = { $who }: { $from } und { $to } tauschen.
told-off = { $who }: von { $from } vom Brett.
told-huff = { $who }: nimmt die Figur auf { $cell } vom Brett.
told-pass = { $who }: setzt aus.
told-end = { $who }: beendet den Zug.
told-other = { $who }: { $action }.
told-lifted = Die Sperre auf { $cell } ist aufgehoben.
told-hit = Geschlagen auf { $cell }: { $piece } geht zurück in den Hof.
told-taken = Die Figur auf { $cell } ist genommen.
told-gone = Die Figur auf { $cell } verlässt das Brett.
told-took-back = { $who } hat { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
  } zurückgenommen.
told-declined = { $who } sagt nein.
told-resigned = { $who } gibt auf.
told-time-up = Die Zeit von { $who } ist um.
told-withheld = Das Gerät von { $who } hat keine Zufallszahl für die Würfel geschickt.
told-stood-in = Für { $who } spielt ein Computer weiter.
told-came-back = { $who } ist wieder da.
told-sat = { $who } hat sich gesetzt.
told-ended = Das Spiel ist zu Ende.
told-free = { $cell } ist frei.
told-on = Auf { $cell }: { $piece }.
told-no-cell = Auf diesem Brett gibt es kein { $cell }.
told-pieces = { $piece }, { $count } auf dem Brett: { $where }. { $yard ->
    [0] { "" }
   *[other] Im Hof: { $yard }.
  }
piece-barricade = Sperre
piece-shared = Figur
piece-marked = { $hue }, gekennzeichnet

## Tasten und Textbefehle

keys-board = Im Brett führen die Pfeiltasten von Feld zu Feld, Eingabe hebt eine Figur auf und setzt sie ab, Escape lässt los.
keys-on = Einzelne Tasten wirken
key-roll = Würfeln
key-end = Zug beenden oder aussetzen
key-undo = Zurücknehmen
key-hint = Tipp
key-turn = Brett drehen
key-board = Ins Brett
key-back = Einen Zug zurückblicken
key-next = Einen Zug weiter
key-moves = Züge
key-console = Textbefehle
key-help = Diese Tasten
console-label = Befehl
console-log = Antworten
console-about = Tippen Sie einen Zug wie c3-e5 oder „hilfe“.
# Wörter, die für jeden Befehl getippt werden können, zuerst das übliche.
command-last = zuletzt letzter l
command-turn = dran zug d
command-what = was w
command-pieces = figuren f
command-roll = würfeln wurf
command-clock = uhr u
command-players = spieler
command-about-help = { $word }: diese Wörter
command-about-last = { $word }: der letzte Zug
command-about-turn = { $word }: wer am Zug ist
command-about-what = { $word } c3: was auf c3 steht
command-about-moves = { $word } oder { $word } c3: was Sie tun können
command-about-pieces = { $word }: wo alle Figuren stehen
command-about-roll = { $word }: die Würfel werfen
command-about-undo = { $word }: zurücknehmen
command-about-hint = { $word }: was der Computer täte
command-about-why = { $word } c3-e5: warum das geht oder nicht
command-about-clock = { $word }: die Uhren
command-about-players = { $word }: wer spielt
command-unknown = Das verstehe ich nicht. Tippen Sie einen Zug wie c3-e5 oder „{ $help }“.
command-no-moves = Damit lässt sich nichts tun.

## Ein Spiel zum Ansehen

replay-title = Noch einmal ansehen
replay-about = Öffnen Sie die Aufzeichnung eines Spiels, um es Zug für Zug anzusehen.
replay-file = Datei der Aufzeichnung
replay-or-text = oder ihr Text
replay-show = Zeigen
replay-slider = Zug
replay-move = Zug { $move } von { $moves }
replay-play = Abspielen
replay-stop = Anhalten
replay-link = Link zu dieser Stellung
replay-table = Zum Tisch
