# The page of a review: where a game was decided, what would have been better, and who had luck.

mistake-inaccuracy = Imprecisión
mistake-mistake = Error
mistake-blunder = Error grave

review-page-title = Análisis
review-page-of = Análisis: { $game }
review-page-about = Abre un registro para ver dónde se decidió la partida.
review-page-running = Esta partida aún no ha terminado. Cuando acabe, podrás analizarla.
review-page-progress = Turno { $turn } de { $turns }
review-page-thorough = más a fondo
review-page-stopped = El análisis se ha detenido.
review-page-ready = El análisis está listo.
review-page-go = Analizar la partida
review-page-quick = Ha sido una mirada rápida a cada turno. Una más profunda tarda más y acierta más a menudo.
review-page-deeper = Analizar más a fondo
review-page-deep = Cada turno se ha analizado a fondo.

## The curve

review-page-curve = Probabilidades de ganar
review-page-curve-alone = Turnos perdidos hasta ahora
review-page-start = Inicio
review-page-turn = Turno { $turn }
review-page-lost-so-far = { $turns ->
    [one] Perdido hasta ahora: { $turns } turno
   *[other] Perdido hasta ahora: { $turns } turnos
}

## A turn

review-page-steps = Ir a otro turno
review-page-mistake-before = Error anterior
review-page-mistake-after = Error siguiente
review-page-turn-before = Turno anterior
review-page-turn-after = Turno siguiente
review-page-played = Jugado
review-page-better = Mejor
review-page-chances = Probabilidades de ganar tras este turno
review-page-cost = { $turns ->
    [one] Coste: { $turns } turno, { $loss } de la probabilidad de ganar.
   *[other] Coste: { $turns } turnos, { $loss } de la probabilidad de ganar.
}
review-page-cost-alone = { $turns ->
    [one] Coste: { $turns } turno.
   *[other] Coste: { $turns } turnos.
}
review-page-luck = Suerte con los dados: { $luck }

## Sections

review-page-sections = Secciones del análisis
review-page-overview = Resumen
review-page-turns = Turnos
review-page-jumps = Saltos
review-page-column-turns = turnos perdidos
review-page-column-lost = % perdido
review-page-column-chance = prob.
review-page-points = Momentos decisivos
review-page-decisive = Decidió
review-page-instead = { $better } en vez de { $played }
review-page-no-points = Ningún error bastó para cambiar el rumbo de la partida.

## Luck and skill

review-page-skill = Juego
review-page-luck-skill = Suerte y juego
review-page-errors = Errores
review-page-luck-title = Suerte
review-page-in-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
review-page-verdict-both = { $who } tuvo más suerte y jugó mejor que nadie.
review-page-verdict-apart = { $lucky } tuvo más suerte, pero { $better } jugó mejor.
review-page-verdict-luck = { $who } tuvo más suerte; nadie jugó claramente mejor.
review-page-verdict-skill = { $who } jugó mejor que nadie.
review-page-verdict-even = La suerte y el juego estuvieron bastante igualados.
review-page-verdict-equal = Todos jugaron más o menos igual de bien.
review-page-about-errors = Errores: lo que costaron todos los turnos de un bando de su probabilidad de ganar. Cuanto menos, mejor jugó.
review-page-about-luck = Errores: lo que costaron todos los turnos de un bando de su probabilidad de ganar. Suerte: cuánto mejores fueron sus tiradas que la media de todas las tiradas.
review-page-dice = Dados
review-page-dice-side = Bando
review-page-dice-mean = esperado

## Alone

review-page-solutions = Comparación con otras soluciones
review-page-unsolved = La partida no se resolvió.
review-page-solution-this = Esta partida
review-page-solution-device = Tu mejor en este dispositivo
review-page-solution-known = La mejor conocida
review-page-solution-review = Encontrada por el análisis
review-page-fewest = { $turns ->
    [one] La solución más corta que conoce el análisis tiene { $turns } turno.
   *[other] La solución más corta que conoce el análisis tiene { $turns } turnos.
}

## Trying again

review-again = Intentarlo de nuevo desde aquí
review-again-absent = No están: { $who }. Juegan ordenadores en su lugar.
review-again-who = ¿Quién debe jugar?
review-again-go = Jugar
review-again-not = Cancelar

## Learning from mistakes

review-learn-title = Aprende de tus errores
review-learn-back = Volver al análisis
review-learn-whose = Errores de
review-learn-tasks = Retos
review-learn-progress = Reto { $task } de { $tasks }
review-learn-find = { $played } fue un error. Busca una jugada mejor.
review-learn-judging = Examinando tu jugada…
review-learn-right = ¡Bien visto! { $action } es la mejor jugada.
review-learn-good = { $action } también es buena.
review-learn-wrong = { $action } no es lo bastante buena.
review-learn-show = Mostrar la solución
review-learn-solution = La mejor jugada es { $action }.
review-learn-end = Terminar
review-learn-finished = Todos los retos hechos
review-learn-none = No hay errores de los que aprender.
review-learn-once-more = Repetir los retos
review-learn-first = Encontrado a la primera
review-learn-later = Encontrado después
review-learn-shown = Solución mostrada
review-learn-skipped = Saltado
review-learn-of = { $count } de { $tasks }
