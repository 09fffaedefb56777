# Computerens hjælp under spillet, og hvad der afgjorde det.

assist-title = Hjælp under spillet
switch-lead = Vis, hvem der er foran
switch-warn = Advar mig før en grov fejl
assist-about = Resultatet tæller så som et med tips.

lead-label = Hvem der er foran
lead-part = { $who } { $percent }
lead-waits = Stillingen vurderes …
lead-failed = Stillingen kan ikke vurderes lige nu.
lead-alone = Omkring { $turns ->
    [one] én tur
   *[other] { $turns } ture
  } tilbage, { $all } i alt.
lead-alone-best = Bedste kendte løsning: { $turns ->
    [one] én tur
   *[other] { $turns } ture
  }.
lead-alone-unknown = Det vides ikke, hvor mange ture der er tilbage.

warn-title = { $action } ville være en grov fejl.
warn-chance = Det koster omkring { $lost }: Din chance for at vinde falder fra { $from } til { $to }.
warn-turns = Det koster omkring { $turns ->
    [one] én tur
   *[other] { $turns } ture
  }.
warn-another = Vælg et andet træk
warn-anyway = Spil det alligevel
warn-again = Gentag trækket for at spille det alligevel.

hint-piece = Se på brikken på { $cell }.
hint-yard = Se på brikkerne i din gård.
hint-show-move = Vis trækket
hint-why = Hvorfor?
hint-best = Det er det bedste træk, der blev fundet.
hint-best-chance = Det er det bedste træk, der blev fundet: Din chance for at vinde er omkring { $chance }.
hint-best-alone = Det er det bedste træk, der blev fundet: omkring { $turns ->
    [one] én tur
   *[other] { $turns } ture
  } tilbage.
hint-among-best = Det er et af de bedste træk, der blev fundet.
hint-second-look = Efter længere tids overvejelse er { $action } bedre.
hint-no-reason = Grunden kan ikke findes lige nu.

result-review = Analyse
result-decided = Afgjort i tur { $turn }: { $who } kunne have spillet { $action } ({ $lost } tabt).
