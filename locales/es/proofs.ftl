# Lo que está demostrado sobre el menor número de turnos de un juego.

proof-shortest = Demostrado: ninguna solución tiene menos turnos.
proof-at-least = Demostrado: toda solución tiene al menos { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }.
