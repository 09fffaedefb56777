# Around rules pages and lessons: headings, buttons and what a lesson says, in the browser and in
# the terminal.

## Rules pages

section-aim = Målet med spillet
section-set-up = Opstilling
section-turn = Din tur
section-end = Spillets slutning
section-tips = Tips
rules-options = Vælg dem før spillet. Den første i hver gruppe er den almindelige.
rules-learn = Lær det trin for trin
rules-contents = På denne side
fallback-notice = Denne tekst findes endnu ikke på dansk, så den vises på engelsk.

## Lessons

learn-link = Lektion
learn-of = { $game }: lektionen
learn-steps = Lektionens trin
learn-step = Trin { $step } af { $steps }
learn-watch = Se her
learn-try = Prøv det
learn-task = Opgave
learn-pieces = Dine brikker: { $colours }
# Colours of pieces, after learn-pieces.
pieces-red = røde
pieces-green = grønne
pieces-yellow = gule
pieces-blue = blå
pieces-orange = orange
pieces-violet = lilla
lesson-solved = Flot, lige præcis!
lesson-missed = Det er tilladt, men det var ikke det, der blev bedt om. Her er reglen:
learn-next = Næste
learn-skip = Spring over
learn-show-again = Vis igen
learn-try-again = Prøv igen
learn-finished = Lektionen er klaret!
learn-finished-text = Nu ved du, hvordan man spiller. Prøv det med det samme!
learn-play = Spil nu
learn-rules = Læs reglerne
learn-once-more = Tag lektionen igen
learn-offer = Er { $game } nyt for dig? Lær det på to minutter.
learn-offer-start = Start lektionen
learn-offer-no = Nej tak

## Lessons in the terminal

learn-no-terminal = En lektion kræver en terminal. Start ”spielhof learn” i en, eller brug --piped til at sende dine træk gennem en pipe.
learn-welcome = { $game }: en lektion i { $steps ->
    [one] ét trin
   *[other] { $steps } trin
  }. Skriv ”hjælp” for at se, hvad du kan skrive.
learn-enter = Tryk på Enter for at gå videre.
learn-pieces-mark = { $colour } (vist som { $mark })
learn-back = Brikkerne står igen, hvor de stod. Prøv igen.
learn-done = Det var lektionen! Vil du spille nu, så skriv: spielhof play { $game }
learn-help =
    Skriv et træk som { $example }. Du kan også skrive:
    træk           de træk, du kan gøre
    hvorfor TRÆK   hvorfor et træk er muligt eller ej
    fortryd        begynd dette trin forfra
    regler         spillets regler
    bræt           tegn brættet igen
    videre         gå videre til næste trin
    afslut         forlad lektionen
# Words that may be typed for this command; the first is the usual one.
command-skip = videre næste naeste
cli-learn = Lær et spil trin for trin
cli-arg-step = Begynd med dette trin i lektionen
