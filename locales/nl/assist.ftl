# Hulp van de computer tijdens het spel, en wat het besliste.

assist-title = Hulp tijdens het spel
switch-lead = Tonen wie er voor staat
switch-warn = Waarschuwen voor een grove fout
assist-about = De uitslag telt dan als een met hints.

lead-label = Wie er voor staat
lead-part = { $who } { $percent }
lead-waits = De stelling wordt beoordeeld …
lead-failed = De stelling kan nu niet beoordeeld worden.
lead-alone = Nog ongeveer { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }, { $all } in totaal.
lead-alone-best = Beste bekende oplossing: { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }.
lead-alone-unknown = Het is niet bekend hoeveel beurten er nog zijn.

warn-title = { $action } zou een grove fout zijn.
warn-chance = Dat kost ongeveer { $lost }: je winstkans daalt van { $from } naar { $to }.
warn-turns = Dat kost ongeveer { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }.
warn-another = Een andere zet kiezen
warn-anyway = Toch spelen
warn-again = Herhaal de zet om hem toch te spelen.

hint-piece = Kijk naar de pion op { $cell }.
hint-yard = Kijk naar de pionnen in je startvak.
hint-show-move = De zet tonen
hint-why = Waarom?
hint-best = Het is de beste gevonden zet.
hint-best-chance = Het is de beste gevonden zet: je winstkans is ongeveer { $chance }.
hint-best-alone = Het is de beste gevonden zet: nog ongeveer { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }.
hint-among-best = Het is een van de beste gevonden zetten.
hint-second-look = Bij langer nadenken is { $action } beter.
hint-no-reason = De reden kan nu niet gevonden worden.

result-review = Analyse
result-decided = Beslist in beurt { $turn }: { $who } had { $action } kunnen spelen ({ $lost } verloren).
