# Around rules pages and lessons: headings, buttons and what a lesson says, in the browser and in
# the terminal.

## Rules pages

section-aim = Vad spelet går ut på
section-set-up = Förberedelser
section-turn = Din tur
section-end = Spelets slut
section-tips = Tips
rules-options = Välj de här före spelet. Den första i varje grupp är den vanliga.
rules-learn = Lär dig steg för steg
rules-contents = På den här sidan
fallback-notice = Den här texten finns inte på svenska än, så den visas på engelska.

## Lessons

learn-link = Lektion
learn-of = { $game }: lektionen
learn-steps = Lektionens delar
learn-step = Del { $step } av { $steps }
learn-watch = Titta
learn-try = Prova
learn-task = Uppgift
learn-pieces = Dina pjäser: { $colours }
# Colours of pieces, after learn-pieces.
pieces-red = röda
pieces-green = gröna
pieces-yellow = gula
pieces-blue = blå
pieces-orange = orange
pieces-violet = lila
lesson-solved = Bra, precis så!
lesson-missed = Det är tillåtet, men det var inte det som skulle göras. Här är regeln:
learn-next = Nästa
learn-skip = Hoppa över
learn-show-again = Visa igen
learn-try-again = Försök igen
learn-finished = Lektionen är klar!
learn-finished-text = Nu vet du hur man spelar. Prova direkt!
learn-play = Spela nu
learn-rules = Läs reglerna
learn-once-more = Gör om lektionen
learn-offer = Är { $game } nytt för dig? Lär dig det på två minuter.
learn-offer-start = Starta lektionen
learn-offer-no = Nej tack

## Lessons in the terminal

learn-no-terminal = En lektion behöver en terminal. Starta ”spielhof learn” i en, eller använd --piped för att skicka dina drag genom ett rör (pipe).
learn-welcome = { $game }: en lektion i { $steps ->
    [one] en del
   *[other] { $steps } delar
  }. Skriv ”hjälp” för att se vad du kan skriva.
learn-enter = Tryck på Enter för att gå vidare.
learn-pieces-mark = { $colour } (visas som { $mark })
learn-back = Pjäserna står där de stod förut. Försök igen.
learn-done = Det var lektionen! För att spela nu, skriv: spielhof play { $game }
learn-help =
    Skriv ett drag som { $example }. Du kan också skriva:
    drag           de drag du kan göra
    varför DRAG    varför ett drag är möjligt eller inte
    ångra          börja om med den här delen
    regler         reglerna för spelet
    bräde          rita brädet igen
    nästa          gå vidare till nästa del
    sluta          lämna lektionen
# Words that may be typed for this command; the first is the usual one.
command-skip = nästa nasta vidare
cli-learn = Lär dig ett spel steg för steg
cli-arg-step = Börja med den här delen av lektionen
