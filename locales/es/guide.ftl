# Around rules pages and lessons: headings, buttons and what a lesson says, in the browser and in
# the terminal.

## Rules pages

section-aim = Objetivo del juego
section-set-up = Preparación
section-turn = Tu turno
section-end = Fin de la partida
section-tips = Consejos
rules-options = Se eligen antes de la partida. La primera de cada grupo es la habitual.
rules-learn = Aprender paso a paso
rules-contents = En esta página
fallback-notice = Este texto aún no está en español, así que aparece en inglés.

## Lessons

learn-link = Lección
learn-of = { $game }: la lección
learn-steps = Etapas de la lección
learn-step = Etapa { $step } de { $steps }
learn-watch = Mira
learn-try = Pruébalo
learn-task = Reto
learn-pieces = Tus fichas: { $colours }
# Colours of pieces, after learn-pieces.
pieces-red = rojas
pieces-green = verdes
pieces-yellow = amarillas
pieces-blue = azules
pieces-orange = naranjas
pieces-violet = violetas
lesson-solved = ¡Muy bien, eso es!
lesson-missed = Eso se puede, pero no es lo que se pide. La regla es esta:
learn-next = Siguiente
learn-skip = Omitir
learn-show-again = Ver otra vez
learn-try-again = Reintentar
learn-finished = ¡Lección terminada!
learn-finished-text = Ya sabes jugar. ¡Pruébalo!
learn-play = Jugar ya
learn-rules = Leer las reglas
learn-once-more = Repetir la lección
learn-offer = ¿Es tu primera vez con { $game }? Aprende en dos minutos.
learn-offer-start = Empezar la lección
learn-offer-no = No, gracias

## Lessons in the terminal

learn-no-terminal = Una lección necesita una terminal. Inicia «spielhof learn» en una, o usa --piped para enviar tus jugadas por una tubería (pipe).
learn-welcome = { $game }: una lección de { $steps ->
    [one] una etapa
   *[other] { $steps } etapas
  }. Escribe «ayuda» para ver qué puedes escribir.
learn-enter = Pulsa Enter para seguir.
learn-pieces-mark = { $colour } (se muestran como { $mark })
learn-back = Las fichas vuelven a estar donde estaban. Inténtalo otra vez.
learn-done = ¡Esa era la lección! Para jugar ahora, escribe: spielhof play { $game }
learn-help =
    Escribe una jugada como { $example }. También puedes escribir:
    jugadas          las jugadas que puedes hacer
    explicar JUGADA  por qué una jugada es posible o no
    deshacer         empezar de nuevo esta etapa
    reglas           las reglas del juego
    tablero          dibujar otra vez el tablero
    omitir           seguir con la próxima etapa
    salir            dejar la lección
# Words that may be typed for this command; the first is the usual one.
command-skip = omitir siguiente
cli-learn = Aprender un juego paso a paso
cli-arg-step = Empezar por esta etapa de la lección
