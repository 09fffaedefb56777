# Hvad der er bevist om det mindste antal ture i et spil.

proof-shortest = Bevist: ingen løsning har færre ture.
proof-at-least = Bevist: alle løsninger har mindst { $turns ->
    [one] én tur
   *[other] { $turns } ture
  }.
