# Opgaver i terminalen.

cli-puzzle = Løs en opgave: vind, eller løs et spil for én, på et bevist antal ture
cli-arg-puzzle = En opgaves id, eller et spil (standard: dagens opgave)
cli-arg-difficulty = Kun opgaver af denne sværhedsgrad, 1 til 5
cli-arg-puzzle-list = Vis listen over opgaver: id, ture, sværhedsgrad
cli-arg-puzzle-record = Sig, om stillingen ved slutningen af denne optegnelse kan blive til en opgave
cli-arg-puzzle-turn = Tag stillingen efter denne tur i optegnelsen
cli-arg-puzzle-seed = Hvilken af et spils opgaver der tages, følger af dette tal

puzzle-heading = { $game }: opgave { $id }, sværhedsgrad { $difficulty } af 5
puzzle-win = { $turns ->
    [one] Vind på én tur, uanset hvad de andre gør.
   *[other] Vind på { $turns } ture, uanset hvad de andre gør.
  }
puzzle-solve = { $turns ->
    [one] Løs spillet på én tur.
   *[other] Løs spillet på { $turns } ture.
  }
puzzle-left = { $turns ->
    [one] Én tur tilbage.
   *[other] { $turns } ture tilbage.
  }
puzzle-answer = Svaret: { $actions }
puzzle-solved = Løst!
puzzle-missed = Det kan ikke gøres på de ture, der er tilbage.
puzzle-no-turn = Der er ingen ture tilbage.
puzzle-hint-from = Flyt fra { $cell }.
puzzle-hint = { $action } er rigtigt.
puzzle-hint-none = Herfra kan det ikke gøres. Skriv ”fortryd”.
puzzle-no-terminal = En opgave kræver en terminal. Start ”spielhof puzzle” i en, eller brug --piped til at sende dine træk gennem en pipe.
puzzle-help =
    Skriv et træk som { $example } eller et af disse ord:
      tip      først hvor der skal flyttes fra, så trækket
      fortryd  alt tilbage til begyndelsen
      træk     alle mulige træk
      bræt     vis brættet igen
      afslut   stop
fault-puzzle-unknown = Der er ingen opgave ”{ $id }”. ”spielhof puzzle --list” viser dem alle.

puzzle-verdict = { $turns ->
    [one] Sikker sejr på én tur.
   *[other] Sikker sejr på { $turns } ture.
  } Første træk, der fører til det: { $solutions }. Sværhedsgrad: { $difficulty } af 5.
puzzle-verdict-none = { $turns ->
    [one] Ingen sejr kan tvinges igennem på én tur.
   *[other] Ingen sejr kan tvinges igennem på { $turns } ture.
  }
puzzle-verdict-unknown = Søgningen efter en sejr blev for stor.
