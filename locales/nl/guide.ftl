# Rond de regels en de lessen: koppen, knoppen en wat een les zegt, in de browser en in de
# terminal.

## Regels

section-aim = Doel van het spel
section-set-up = Opstellen
section-turn = Je beurt
section-end = Einde van het spel
section-tips = Tips
rules-options = Kies deze vóór het spel. De eerste is steeds de gebruikelijke.
rules-learn = Stap voor stap leren
rules-contents = Op deze pagina
fallback-notice = Deze tekst is er nog niet in jouw taal en staat er daarom in het Engels.

## Lessen

learn-link = Les
learn-of = { $game }: de les
learn-steps = Stappen van de les
learn-step = Stap { $step } van { $steps }
learn-watch = Kijk
learn-try = Probeer het
learn-task = Puzzel
learn-pieces = Jouw pionnen: { $colours }
# Colours of pieces, after learn-pieces.
pieces-red = rood
pieces-green = groen
pieces-yellow = geel
pieces-blue = blauw
pieces-orange = oranje
pieces-violet = paars
lesson-solved = Goed zo, dat is het!
lesson-missed = Dat mag, maar het is niet wat gevraagd wordt. Dit is de regel:
learn-next = Verder
learn-skip = Overslaan
learn-show-again = Nog eens laten zien
learn-try-again = Opnieuw proberen
learn-finished = De les is klaar!
learn-finished-text = Je weet nu hoe je speelt. Probeer het meteen!
learn-play = Nu spelen
learn-rules = Regels lezen
learn-once-more = De les nog eens doen
learn-offer = Ken je { $game } nog niet? Leer het in twee minuten.
learn-offer-start = Les starten
learn-offer-no = Nee, bedankt

## Lessen in de terminal

learn-no-terminal = Voor een les is een terminal nodig. Start “spielhof learn” in een terminal, of stuur met --piped je zetten door een pipe.
learn-welcome = { $game }: een les in { $steps ->
    [one] één stap
   *[other] { $steps } stappen
  }. Typ “help” om te zien wat je kunt typen.
learn-enter = Druk op Enter om verder te gaan.
learn-pieces-mark = { $colour } (getekend als { $mark })
learn-back = De pionnen staan weer waar ze stonden. Probeer het nog eens.
learn-done = Dat was de les! Om nu te spelen, typ je: spielhof play { $game }
learn-help =
    Typ een zet zoals { $example }. Je kunt ook dit typen:
    zetten         de zetten die je kunt doen
    waarom ZET     waarom een zet kan of niet
    terug          opnieuw beginnen met deze stap
    regels         de regels van het spel
    bord           het bord opnieuw tekenen
    overslaan      doorgaan met de volgende stap
    stoppen        de les verlaten
# Woorden die voor deze opdracht getypt mogen worden; het eerste is het gewone.
command-skip = overslaan volgende
cli-learn = Een spel stap voor stap leren
cli-arg-step = Met deze stap van de les beginnen
