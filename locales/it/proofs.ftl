# Che cosa è dimostrato sul minor numero di turni di un gioco.

proof-shortest = Dimostrato: nessuna soluzione ha meno turni.
proof-at-least = Dimostrato: ogni soluzione ha almeno { $turns ->
    [one] un turno
   *[other] { $turns } turni
  }.
