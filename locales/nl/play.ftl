# Een spel in de terminal.

play-no-terminal = Voor een spel is een terminal nodig. Start “spielhof play” in een terminal, of stuur met --piped opdrachten door een pipe.
play-choose = Welk spel? Typ het nummer of de naam (of druk alleen op Enter voor { $default }).
play-welcome = { $game }, { $players ->
    [one] voor één speler
   *[other] voor { $players } spelers
  }. Typ “help” om te zien wat je kunt doen.
play-turn = { $who } is aan de beurt.
play-turn-set-down = { $who } zet de barricade neer.
play-turn-place = { $who } zet een pion neer.
play-turn-dice = { $who } kiest welke dobbelsteen voor de stappen is; de andere is voor de sprongen.
play-turn-huff = { $who } neemt een pion weg die een slag heeft gemist.
play-turn-or-end = { $who } gaat verder, of beëindigt de beurt met “end”.
play-turn-goes-on = { $who } springt verder met de pion op { $cell }.
play-seat = Speler { $seat } ({ $colours }, { $player })
play-seat-plain = Speler { $seat } ({ $player })
play-player-human = mens
play-drawn = Willekeurig bepaald: { $action }
play-rolled = { $who } gooit { $die }.
play-roll = De worp: { $dice }
play-dice-left = Deze beurt nog over: { $steps ->
    [0] geen stappen
    [one] één stap
   *[other] { $steps } stappen
  } en { $jumps ->
    [0] geen kettingsprong
    [one] een kettingsprong van precies één sprong
   *[other] een kettingsprong van precies { $jumps } sprongen
  }.
play-acted = { $who }: { $action }
play-yard = { $colour }: { $count } in het startvak
play-to-place = { $colour }: nog { $count } neer te zetten
play-taken = Speler { $seat }: { $count } geslagen
play-hint = De computer zou { $action } spelen.
play-legal = { $action } mag.
play-way = De weg erheen: { $way }
play-moves = { $count ->
    [0] Geen zetten.
    [one] Eén zet:
   *[other] { $count } zetten:
  }
play-undone = Teruggenomen: { $action }
play-undo-nothing = Er valt niets terug te nemen.
play-undo-dice = De dobbelstenen zijn gegooid; wat daarvóór kwam, kun je niet meer terugnemen.
play-saved = Het spelverslag is opgeslagen in { $path }.
play-saved-to-go-on = Speel het na met “spielhof replay { $path }”.
play-unknown = Typ een zet zoals { $example }, of “help”.
play-why-what = Vraag naar een zet, zoals in “waarom { $example }”.
play-house-rules = Huisregels
play-over-winner = { $who } wint.
play-over-shared = Gedeelde winst: { $who }.
play-over-solved = Opgelost in { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  } met { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
  }.
play-over-unsolved = Geen zetten meer: niet opgelost.
ending-rules = Het spel is volgens de regels afgelopen.
ending-repetition = Dezelfde stelling kwam voor de derde keer voor, dus het spel eindigt hier.
ending-turn-limit = Het maximale aantal beurten is bereikt, dus het spel eindigt hier.
ending-resignation = Het spel eindigde omdat iemand opgaf.
ending-agreement = Iedereen stemde in met gelijkspel.
ending-clock = Het spel eindigde omdat iemands tijd om was.
ending-aborted = Het spel is afgebroken en heeft geen uitslag.
reason-arrived = Alle pionnen van de winnaar zijn aangekomen.
reason-filled = Het doel van de winnaar is vol, en meer dan de helft van de pionnen erin is van de winnaar.
reason-cannot-clear = Een speler kon het eigen startvak niet leegmaken en heeft verloren.
reason-line = Er is een lijn compleet.
reason-nobody-moves = Niemand kan nog een zet doen; de stand van nu beslist.
reason-no-way-out = Geen pion kan nog naar buiten springen: wie de meeste heeft geslagen, wint.
reason-all-placed = Alle pionnen zijn neergezet: de score is geslagen pionnen min verloren pionnen.
reason-all-off = Alle pionnen van de winnaar zijn van het bord af.
reason-home-square = Een pion heeft het doel bereikt.
reason-too-few-mice = Er zijn te weinig muizen over om de katten in te sluiten.
reason-cats-shut-in = De katten zijn ingesloten.
reason-quiet = Er is lang niets geslagen, dus het is gelijkspel.
reason-no-salt = Het apparaat van een speler stuurde niet op tijd een toevalsgetal voor de dobbelstenen. Niemand verliest.
play-over-rank = { $rank }. { $who }
play-side = Speler { $seats }
play-bye = Tot ziens.
play-help =
    Typ een zet zoals { $example } om hem te spelen. En verder:
    zetten [VELD]      de toegestane zetten, of die van één pion
    hint               wat de computer zou doen, en hoe je ervoor staat
    waarom ZET         waarom een zet mag of niet
    terug              je laatste beslissing terugnemen
    regels             de regels van dit spel
    bord               het bord opnieuw tekenen
    opslaan [BESTAND]  het spelverslag opslaan (in spielhof-record.txt als je geen bestand noemt)
    stoppen            het spel verlaten
# Woorden die voor elke opdracht getypt mogen worden, het eerste is het gewone.
command-help = help hulp ?
command-moves = zetten
command-hint = hint tip
command-why = waarom
command-undo = terug
command-rules = regels
command-board = bord
command-save = opslaan bewaren
command-quit = stoppen stop
play-player-level = computer, niveau { $level }
score-wins = Dit wint.
score-loses = Dit verliest bij het beste tegenspel.
score-far-ahead = Je staat ver voor ({ $score } beurten).
score-ahead = Je staat voor ({ $score } beurten).
score-even = Het gaat ongeveer gelijk op ({ $score } beurten).
score-behind = Je staat achter ({ $score } beurten).
score-far-behind = Je staat ver achter ({ $score } beurten).
