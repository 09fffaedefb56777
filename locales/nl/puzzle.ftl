# Puzzels in de terminal.

cli-puzzle = Een puzzel oplossen: winnen, of een spel voor één speler oplossen, in een bewezen aantal beurten
cli-arg-puzzle = De id van een puzzel, of een spel (standaard: de puzzel van de dag)
cli-arg-difficulty = Alleen puzzels van deze moeilijkheid, 1 tot 5
cli-arg-puzzle-list = De puzzels opsommen: id, beurten, moeilijkheid
cli-arg-puzzle-record = Zeggen of de stelling aan het eind van dit spelverslag een puzzel oplevert
cli-arg-puzzle-turn = De stelling na deze beurt van het spelverslag nemen
cli-arg-puzzle-seed = Uit dit getal volgt welke van de puzzels van een spel wordt genomen

puzzle-heading = { $game }: puzzel { $id }, moeilijkheid { $difficulty } van 5
puzzle-win = { $turns ->
    [one] Win in één beurt, wat de anderen ook doen.
   *[other] Win in { $turns } beurten, wat de anderen ook doen.
  }
puzzle-solve = { $turns ->
    [one] Los het spel op in één beurt.
   *[other] Los het spel op in { $turns } beurten.
  }
puzzle-left = { $turns ->
    [one] Nog één beurt.
   *[other] Nog { $turns } beurten.
  }
puzzle-answer = Het antwoord: { $actions }
puzzle-solved = Opgelost!
puzzle-missed = In de beurten die over zijn kan het niet meer.
puzzle-no-turn = Er is geen beurt meer over.
puzzle-hint-from = Doe een zet vanaf { $cell }.
puzzle-hint = { $action } is goed.
puzzle-hint-none = Vanaf hier kan het niet. Typ “terug”.
puzzle-no-terminal = Voor een puzzel is een terminal nodig. Start “spielhof puzzle” in een terminal, of stuur met --piped je zetten door een pipe.
puzzle-help =
    Typ een zet zoals { $example }, of een van deze woorden:
      hint     eerst vanwaar je zet, dan de zet
      terug    alles terug naar het begin
      zetten   alle mogelijke zetten
      bord     het bord nog eens tonen
      stoppen  ophouden
fault-puzzle-unknown = Er is geen puzzel “{ $id }”. “spielhof puzzle --list” somt ze allemaal op.

puzzle-verdict = { $turns ->
    [one] Zekere winst in één beurt.
   *[other] Zekere winst in { $turns } beurten.
  } Eerste zetten die ertoe leiden: { $solutions }. Moeilijkheid: { $difficulty } van 5.
puzzle-verdict-none = { $turns ->
    [one] In één beurt is geen winst af te dwingen.
   *[other] In { $turns } beurten is geen winst af te dwingen.
  }
puzzle-verdict-unknown = Het zoeken naar winst werd te omvangrijk.
