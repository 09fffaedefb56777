# Et spil i terminalen.

play-no-terminal = Et spil kræver en terminal. Start ”spielhof play” i en, eller brug --piped til at sende kommandoer gennem en pipe.
play-choose = Hvilket spil? Skriv dets nummer eller navn (eller tryk bare på Enter for { $default }).
play-welcome = { $game }, { $players ->
    [one] for én spiller
   *[other] for { $players } spillere
  }. Skriv ”hjælp” for at se, hvad du kan gøre.
play-turn = { $who } har turen.
play-turn-set-down = { $who } sætter barrikaden ned.
play-turn-place = { $who } sætter en brik ind.
play-turn-dice = { $who } vælger, hvilken terning der er til skridt; den anden er til spring.
play-turn-huff = { $who } fjerner en brik, der kunne have slået.
play-turn-or-end = { $who } fortsætter eller slutter turen med ”end”.
play-turn-goes-on = { $who } springer videre med brikken på { $cell }.
play-seat = Spiller { $seat } ({ $colours }, { $player })
play-seat-plain = Spiller { $seat } ({ $player })
play-player-human = menneske
play-drawn = Tilfældigt valgt: { $action }
play-rolled = { $who } kaster { $die }.
play-roll = Kastet: { $dice }
play-dice-left = Tilbage i denne tur: { $steps ->
    [0] ingen skridt
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
play-taken = Spiller { $seat }: { $count } slået
play-hint = Computeren ville spille { $action }.
play-legal = { $action } er tilladt.
play-way = Vejen derhen: { $way }
play-moves = { $count ->
    [0] Ingen træk.
    [one] Ét træk:
   *[other] { $count } træk:
  }
play-undone = Fortrudt: { $action }
play-undo-nothing = Der er intet at fortryde.
play-undo-dice = Terningerne er kastet; intet før det kan fortrydes.
play-saved = Optegnelsen af spillet er gemt i { $path }.
play-saved-to-go-on = Se det igen med ”spielhof replay { $path }”.
play-unknown = Skriv et træk som { $example }, eller ”hjælp”.
play-why-what = Spørg om et træk, for eksempel ”hvorfor { $example }”.
play-house-rules = Husregler
play-over-winner = { $who } vinder.
play-over-shared = Delt sejr: { $who }.
play-over-solved = Løst på { $turns ->
    [one] én tur
   *[other] { $turns } ture
  } med { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
  }.
play-over-unsolved = Ingen træk tilbage: ikke løst.
ending-rules = Spillet er slut efter reglerne.
ending-repetition = Den samme stilling er opstået for tredje gang, så spillet slutter her.
ending-turn-limit = Det højeste antal ture er nået, så spillet slutter her.
ending-resignation = Spillet sluttede, fordi nogen gav op.
ending-agreement = Alle blev enige om uafgjort.
ending-clock = Spillet sluttede, fordi nogens tid løb ud.
ending-aborted = Spillet blev afbrudt og har intet resultat.
reason-arrived = Alle vinderens brikker er nået frem.
reason-filled = Vinderens mål er fuldt, og mere end halvdelen af brikkerne i det er vinderens.
reason-cannot-clear = En spiller kunne ikke tømme sin gård og har tabt.
reason-line = En linje er fuldført.
reason-nobody-moves = Ingen kan flytte mere, så spillet afgøres, som det står.
reason-no-way-out = Ingen brik kan springe ud mere: den, der har slået flest, vinder.
reason-all-placed = Alle brikker er sat ind: der tælles slåede brikker minus mistede.
reason-all-off = Alle vinderens brikker er uden for brættet.
reason-home-square = En brik har nået målet.
reason-too-few-mice = Der er for få mus tilbage til at spærre kattene inde.
reason-cats-shut-in = Kattene er spærret inde.
reason-quiet = Der er ikke slået noget i lang tid, så spillet er uafgjort.
reason-no-salt = En spillers enhed sendte ikke et tilfældigt tal til terningerne i tide. Ingen taber.
play-over-rank = { $rank }. { $who }
play-side = Spiller { $seats }
play-bye = Farvel, og tak for spillet.
play-help =
    Skriv et træk som { $example } for at spille det. Desuden:
    træk [FELT]    de tilladte træk, eller dem for én brik
    tip            hvad computeren ville gøre, og hvordan det går dig
    hvorfor TRÆK   hvorfor et træk er tilladt eller ej
    fortryd        fortryd din seneste beslutning
    regler         reglerne for dette spil
    bræt           tegn brættet igen
    gem [FIL]      gem optegnelsen (i spielhof-record.txt, hvis du ikke nævner en fil)
    afslut         forlad spillet
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
score-loses = Det taber mod bedste spil.
score-far-ahead = Du er langt foran ({ $score } ture).
score-ahead = Du er foran ({ $score } ture).
score-even = Det står omtrent lige ({ $score } ture).
score-behind = Du er bagud ({ $score } ture).
score-far-behind = Du er langt bagud ({ $score } ture).
