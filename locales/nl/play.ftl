# Een spel in de terminal.

play-no-terminal = Voor een spel is een terminal nodig. Start “spielhof play” in een terminal, of stuur met --piped opdrachten door een pipe.
play-choose = Welk spel? Typ het nummer of de id (lege regel: { $default }).
play-welcome = { $game }, { $players ->
    [one] voor één
   *[other] voor { $players }
  }. Typ “help” om te zien wat je kunt zeggen.
play-turn = { $who } is aan zet.
play-turn-set-down = { $who } zet de barricade neer.
play-turn-place = { $who } zet een pion neer.
play-turn-dice = { $who } kiest welke dobbelsteen voor de stappen is; de andere is voor de sprongen.
play-turn-huff = { $who } blaast een pion die een slag heeft gemist.
play-turn-or-end = { $who } gaat verder, of sluit de beurt af met “end”.
play-turn-goes-on = { $who } springt verder met de pion op { $cell }.
play-seat = Speler { $seat } ({ $colours }, { $player })
play-seat-plain = Speler { $seat } ({ $player })
play-player-human = mens
play-drawn = Geloot: { $action }
play-rolled = { $who } gooit { $die }.
play-dice-left = Deze beurt nog over: { $steps ->
    [0] geen stap
    [one] één stap
   *[other] { $steps } stappen
  } en { $jumps ->
    [0] geen reeks sprongen
    [one] een reeks van precies één sprong
   *[other] een reeks van precies { $jumps } sprongen
  }.
play-acted = { $who }: { $action }
play-yard = { $colour }: { $count } in het kamp
play-to-place = { $colour }: nog { $count } neer te zetten
play-taken = Speler { $seat }: { $count } geslagen
play-hint = De computer zou { $action } spelen.
play-legal = { $action } mag.
play-way = De weg: { $way }
play-moves = { $count ->
    [0] Geen zetten.
    [one] Eén zet:
   *[other] { $count } zetten:
  }
play-undone = Teruggenomen: { $action }
play-undo-nothing = Er valt niets terug te nemen.
play-undo-dice = De dobbelstenen zijn gevallen; wat daarvóór kwam, kan niet meer terug.
play-saved = Het verslag staat in { $path }.
play-saved-to-go-on = “spielhof replay { $path }” speelt het na.
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
play-over-unsolved = Er is geen zet meer: niet opgelost.
ending-rules = Het spel is volgens de regels afgelopen.
ending-repetition = Dezelfde stelling kwam voor de derde keer voor; het spel eindigt hier.
ending-turn-limit = Het maximale aantal beurten is bereikt; het spel eindigt hier.
ending-resignation = Het spel eindigde omdat iemand opgaf.
ending-agreement = Iedereen was het eens over remise.
ending-clock = Het spel eindigde omdat iemands tijd om was.
ending-aborted = Het spel is afgebroken; er is geen uitslag.
reason-arrived = Alle pionnen van de winnaar zijn aangekomen.
reason-filled = Het doel is vol, en meer dan de helft ervan is van de winnaar.
reason-cannot-clear = Wie zijn kamp niet kan ontruimen, heeft verloren.
reason-line = Er is een lijn compleet.
reason-nobody-moves = Niemand kan nog zetten; het spel eindigt zoals het staat.
reason-no-way-out = Geen sprong leidt nog naar buiten: wie de meeste pionnen heeft geslagen, wint.
reason-all-placed = Alle pionnen zijn geplaatst: geslagen pionnen min verloren pionnen tellen.
reason-all-off = Alle pionnen van de winnaar zijn van het bord.
reason-home-square = Een pion heeft het eindveld bereikt.
reason-too-few-mice = Er zijn te weinig muizen over om de katten in te sluiten.
reason-cats-shut-in = De katten zijn ingesloten.
reason-quiet = Er is lang niets geslagen: de winst wordt gedeeld.
reason-no-salt = Het apparaat van een speler stuurde niet op tijd een toevalsgetal voor de dobbelstenen; niemand heeft verloren.
play-over-rank = { $rank }. { $who }
play-side = Speler { $seats }
play-bye = Tot ziens.
play-help =
    Typ een zet zoals { $example } om hem te spelen. En verder:
    zetten [VELD]      de toegestane zetten, of die van één pion
    hint               wat de computer zou doen, en hoe je ervoor staat
    waarom ZET         waarom een zet kan of niet
    terug              terugnemen, tot je laatste beslissing
    regels             de regels van dit spel
    bord               het bord opnieuw tekenen
    opslaan [BESTAND]  het verslag schrijven (anders in spielhof-record.txt)
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
score-loses = Dit verliest tegen het beste spel.
score-far-ahead = Je staat ver voor ({ $score }).
score-ahead = Je staat voor ({ $score }).
score-even = Het gaat ongeveer gelijk op ({ $score }).
score-behind = Je staat achter ({ $score }).
score-far-behind = Je staat ver achter ({ $score }).
