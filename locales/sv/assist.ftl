# Datorns hjälp under spelet, och vad som avgjorde det.

assist-title = Hjälp under spelet
switch-lead = Visa vem som leder
switch-warn = Varna mig före ett grovt fel
assist-about = Resultatet räknas då som ett med tips.

lead-label = Vem som leder
lead-part = { $who } { $percent }
lead-waits = Ställningen bedöms …
lead-failed = Ställningen kan inte bedömas just nu.
lead-alone = Ungefär { $turns ->
    [one] en tur
   *[other] { $turns } turer
  } kvar, { $all } totalt.
lead-alone-best = Bästa kända lösning: { $turns ->
    [one] en tur
   *[other] { $turns } turer
  }.
lead-alone-unknown = Det är inte känt hur många turer som är kvar.

warn-title = { $action } vore ett grovt fel.
warn-chance = Det kostar ungefär { $lost }: din vinstchans sjunker från { $from } till { $to }.
warn-turns = Det kostar ungefär { $turns ->
    [one] en tur
   *[other] { $turns } turer
  }.
warn-another = Välj ett annat drag
warn-anyway = Spela det ändå
warn-again = Upprepa draget för att spela det ändå.

hint-piece = Titta på pjäsen på { $cell }.
hint-yard = Titta på pjäserna i din gård.
hint-show-move = Visa draget
hint-why = Varför?
hint-best = Det är det bästa drag som hittades.
hint-best-chance = Det är det bästa drag som hittades: din vinstchans är ungefär { $chance }.
hint-best-alone = Det är det bästa drag som hittades: ungefär { $turns ->
    [one] en tur
   *[other] { $turns } turer
  } kvar.
hint-among-best = Det är ett av de bästa drag som hittades.
hint-second-look = Vid längre eftertanke är { $action } bättre.
hint-no-reason = Skälet kan inte hittas just nu.

result-review = Analys
result-decided = Avgjordes i tur { $turn }: { $who } kunde ha spelat { $action } ({ $lost } förlorat).
