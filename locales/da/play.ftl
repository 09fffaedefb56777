# Et spil i terminalen.

play-no-terminal = Et spil kræver en terminal. Start ”spielhof play” i en, eller brug --piped til at sende kommandoer gennem en pipe.
play-choose = Hvilket spil? Skriv dets nummer eller id (tom linje: { $default }).
play-welcome = { $game }, { $players ->
    [one] for én
   *[other] for { $players } spillere
  }. Skriv ”hjælp” for at se, hvad du kan sige.
play-turn = { $who } har turen.
play-turn-set-down = { $who } sætter barrikaden ned.
play-turn-place = { $who } sætter en brik ind.
play-turn-dice = { $who } vælger, hvilken terning der gælder for skridt; den anden gælder for spring.
play-turn-huff = { $who } fjerner en brik, der overså et slag.
play-turn-or-end = { $who } fortsætter eller slutter turen med ”end”.
play-turn-goes-on = { $who } springer videre med brikken på { $cell }.
play-seat = Spiller { $seat } ({ $colours }, { $player })
play-seat-plain = Spiller { $seat } ({ $player })
play-player-human = menneske
play-drawn = Trukket ved lod: { $action }
play-rolled = { $who } slår { $die }.
play-dice-left = Tilbage i denne tur: { $steps ->
    [0] intet skridt
    [one] ét skridt
   *[other] { $steps } skridt
  } og { $jumps ->
    [0] ingen kæde af spring
    [one] en kæde på præcis ét spring
   *[other] en kæde på præcis { $jumps } spring
  }.
play-acted = { $who }: { $action }
play-yard = { $colour }: { $count } i gården
play-to-place = { $colour }: { $count } mangler at blive sat ind
play-taken = Spiller { $seat }: { $count } taget
play-hint = Computeren ville spille { $action }.
play-legal = { $action } er tilladt.
play-way = Vejen: { $way }
play-moves = { $count ->
    [0] Ingen handlinger.
    [one] Én handling:
   *[other] { $count } handlinger:
  }
play-undone = Taget tilbage: { $action }
play-undo-nothing = Der er intet at tage tilbage.
play-undo-dice = Terningerne er faldet; intet før dem kan tages tilbage.
play-saved = Optegnelsen ligger i { $path }.
play-saved-to-go-on = ”spielhof replay { $path }” spiller den igen.
play-unknown = Skriv en handling som { $example }, eller ”hjælp”.
play-why-what = Spørg om en handling, for eksempel ”hvorfor { $example }”.
play-house-rules = Husregler
play-over-winner = { $who } vinder.
play-over-shared = Sejren deles af { $who }.
play-over-solved = Løst på { $turns ->
    [one] ét træk
   *[other] { $turns } træk
  } med { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
  }.
play-over-unsolved = Der er ingen handling tilbage: ikke løst.
ending-rules = Spillet er slut efter reglerne.
ending-repetition = Den samme stilling opstod for tredje gang; spillet slutter her.
ending-turn-limit = Det højeste antal træk er nået; spillet slutter her.
ending-resignation = Spillet sluttede, fordi nogen gav op.
ending-agreement = Alle blev enige om uafgjort.
ending-clock = Spillet sluttede, fordi nogens tid var gået.
ending-aborted = Spillet blev afbrudt; det har intet resultat.
reason-arrived = Alle vinderens brikker er nået frem.
reason-filled = Målet er fuldt, og mere end halvdelen af det er vinderens.
reason-cannot-clear = Den, der ikke kan rømme sin gård, har tabt.
reason-line = En linje er fuldendt.
reason-nobody-moves = Ingen kan flytte mere; spillet slutter, som det står.
reason-no-way-out = Intet spring fører ud mere: den, der har taget flest brikker, vinder.
reason-all-placed = Alle brikker er sat: tagne brikker minus tabte tæller.
reason-all-off = Alle vinderens brikker er ude af brættet.
reason-home-square = En brik har nået målfeltet.
reason-too-few-mice = Der er for få mus tilbage til at spærre kattene inde.
reason-cats-shut-in = Kattene er spærret inde.
reason-quiet = Der er længe ikke taget noget: sejren deles.
reason-no-salt = En spillers enhed sendte ikke et tilfældigt tal til terningerne i tide; ingen har tabt.
play-over-rank = { $rank }. { $who }
play-side = Spiller { $seats }
play-bye = Farvel, og tak for spillet.
play-help =
    Skriv en handling som { $example } for at spille den. Desuden:
    træk [FELT]       de tilladte handlinger, eller dem for én brik
    tip               hvad computeren ville gøre, og hvordan du står
    hvorfor HANDLING  hvorfor en handling er mulig eller ej
    fortryd           tag tilbage, til din seneste beslutning
    regler            reglerne for dette spil
    bræt              tegn brættet igen
    gem [FIL]         skriv optegnelsen (spielhof-record.txt, hvis ingen fil nævnes)
    afslut            forlad spillet
# Ord, der kan skrives for hver kommando; det første er det sædvanlige.
command-help = hjælp hjaelp ?
command-moves = træk traek
command-hint = tip vink
command-why = hvorfor
command-undo = fortryd tilbage
command-rules = regler
command-board = bræt braet
command-save = gem
command-quit = afslut farvel
play-player-level = computer, niveau { $level }
score-wins = Det vinder.
score-loses = Det taber mod det bedste spil.
score-far-ahead = Du er langt foran ({ $score }).
score-ahead = Du er foran ({ $score }).
score-even = Det står omtrent lige ({ $score }).
score-behind = Du er bagud ({ $score }).
score-far-behind = Du er langt bagud ({ $score }).
