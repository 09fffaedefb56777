# Uppgifter i terminalen.

cli-puzzle = Lös en uppgift: vinn, eller lös ett spel för en spelare, på ett bevisat antal turer
cli-arg-puzzle = En uppgifts id, eller ett spel (dagens uppgift om inget anges)
cli-arg-difficulty = Bara uppgifter av den här svårigheten, 1 till 5
cli-arg-puzzle-list = Lista uppgifterna: id, turer, svårighet
cli-arg-puzzle-record = Säg om ställningen i slutet av det här protokollet duger till en uppgift
cli-arg-puzzle-turn = Ta ställningen efter den här turen i protokollet
cli-arg-puzzle-seed = Vilken av ett spels uppgifter som tas följer av detta tal

puzzle-heading = { $game }: uppgift { $id }, svårighet { $difficulty } av 5
puzzle-win = { $turns ->
    [one] Vinn på en tur, vad de andra än gör.
   *[other] Vinn på { $turns } turer, vad de andra än gör.
  }
puzzle-solve = { $turns ->
    [one] Lös spelet på en tur.
   *[other] Lös spelet på { $turns } turer.
  }
puzzle-left = { $turns ->
    [one] En tur kvar.
   *[other] { $turns } turer kvar.
  }
puzzle-answer = Svaret: { $actions }
puzzle-solved = Löst!
puzzle-missed = Det går inte på de turer som är kvar.
puzzle-no-turn = Det finns ingen tur kvar.
puzzle-hint-from = Flytta från { $cell }.
puzzle-hint = { $action } är rätt.
puzzle-hint-none = Härifrån går det inte. Skriv ”ångra”.
puzzle-no-terminal = En uppgift behöver en terminal. Starta ”spielhof puzzle” i en, eller använd --piped för att skicka dina drag genom ett rör (pipe).
puzzle-help =
    Skriv ett drag som { $example }, eller ett av de här orden:
      tips   först varifrån du ska flytta, sedan draget
      ångra  allt tillbaka till början
      drag   alla möjliga drag
      bräde  visa brädet igen
      sluta  avsluta
fault-puzzle-unknown = Det finns ingen uppgift ”{ $id }”. ”spielhof puzzle --list” listar alla.

puzzle-verdict = { $turns ->
    [one] Säker vinst på en tur.
   *[other] Säker vinst på { $turns } turer.
  } Första drag som leder dit: { $solutions }. Svårighet: { $difficulty } av 5.
puzzle-verdict-none = { $turns ->
    [one] Ingen vinst kan tvingas fram på en tur.
   *[other] Ingen vinst kan tvingas fram på { $turns } turer.
  }
puzzle-verdict-unknown = Sökningen efter en vinst blev för stor.
