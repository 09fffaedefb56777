# Vad som är bevisat om det minsta antalet turer i ett spel.

proof-shortest = Bevisat: ingen lösning har färre turer.
proof-at-least = Bevisat: varje lösning har minst { $turns ->
    [one] en tur
   *[other] { $turns } turer
  }.
