# La ayuda del ordenador durante la partida, y qué la decidió.

assist-title = Ayuda durante la partida
switch-lead = Mostrar quién va por delante
switch-warn = Avisarme antes de un error grave
assist-about = El resultado cuenta entonces como obtenido con pistas.

lead-label = Quién va por delante
lead-part = { $who } { $percent }
lead-waits = Evaluando la posición …
lead-failed = La posición no se puede evaluar ahora.
lead-alone = Faltan cerca de { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }, { $all } en total.
lead-alone-best = Mejor solución conocida: { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }.
lead-alone-unknown = No se sabe cuántos turnos faltan.

warn-title = { $action } sería un error grave.
warn-chance = Cuesta cerca de { $lost }: tus posibilidades de ganar bajan de { $from } a { $to }.
warn-turns = Cuesta cerca de { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }.
warn-another = Elegir otra jugada
warn-anyway = Jugar igualmente
warn-again = Repite la jugada para hacerla igualmente.

hint-piece = Mira la ficha en { $cell }.
hint-yard = Mira las fichas de tu casa.
hint-show-move = Mostrar la jugada
hint-why = ¿Por qué?
hint-best = Es la mejor jugada encontrada.
hint-best-chance = Es la mejor jugada encontrada: tu posibilidad de ganar es de cerca de { $chance }.
hint-best-alone = Es la mejor jugada encontrada: cerca de { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  } hasta el final.
hint-among-best = Es una de las mejores jugadas encontradas.
hint-second-look = Tras pensarlo más, { $action } es mejor.
hint-no-reason = Ahora no se puede averiguar el motivo.

result-review = Análisis
result-decided = Se decidió en el turno { $turn }: { $who } podía jugar { $action } ({ $lost } perdido).
