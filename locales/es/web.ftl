# Las páginas del cliente web. Las palabras de la mesa en juego están en table.ftl.

## Todas las páginas

skip-to-content = Ir al contenido
nav-label = Páginas y aspecto
to-gallery = Todos los juegos
theme-is-auto = Claro u oscuro, según el dispositivo
theme-is-light = Claro
theme-is-dark = Oscuro
missing-title = Aquí no hay nada
missing-text = No hay ninguna página en esta dirección. Quizá el enlace quedó cortado.
error-unreachable = No se puede llegar al servidor. ¿Está activa la red?
error-missing = El servidor no conoce eso.
error-strange = El servidor respondió con un error ({ $status }).
try-again = Reintentar

## Todos los juegos

gallery-title = ¿A qué jugamos?
gallery-lead = Barricada, Halma con todas sus variantes, damas chinas: contra el ordenador, con amigos o en solitario.
gallery-search = Buscar
gallery-players = Jugadores
gallery-surprise = Sorpréndeme
gallery-found = { $count ->
    [0] Ningún juego encontrado
    [one] Un juego encontrado
   *[other] { $count } juegos encontrados
  }
gallery-none = Ningún juego encaja. Prueba con menos palabras o con otro número de jugadores.
group-barricade = Barricada
group-square = Halma en el cuadrado
group-star = Halma en la estrella
group-alone = En solitario
group-other = Otros juegos
players = { $count ->
    [one] Un jugador
   *[other] { $count } jugadores
  }
# $range es un texto como «2–4»; $many es su último número.
players-range = { $many ->
    [one] En solitario
   *[other] { $range } jugadores
  }
with-dice = con dados
play-at-once = Jugar ya: { $game }
play-at-once-short = Jugar ya
tables-mine = Seguir jugando
tables-listed = Mesas que esperan a alguien
continue-your-turn = Te toca
continue-open = un asiento libre
continue-nameless = un invitado
tables-discard = Descartar esta partida: { $game }
tables-discard-sure = ¿Descartar esta partida? Termina sin ganador.
tables-discard-resign = ¿Descartar esta partida? Te rindes y se avisa a los demás.
tables-discard-stand = ¿Dejar esta mesa? Los demás siguen esperando jugadores.
tables-discard-yes = Descartar
tables-discard-no = Conservar

## Un juego antes de empezar

picture-of = { $game }: cómo empieza
how-many = ¿Cuántos juegan?
who-plays = ¿Quién juega?
chair-label = Quién juega en el asiento { $seat }
chair-level-label = Nivel del ordenador en el asiento { $seat }
chair-me = Yo
chair-here = Otra persona aquí
chair-computer = Ordenador
chair-open = Un amigo por enlace
chair-computer-level = Ordenador, nivel { $level }
level-1 = 1 · suave
level-2 = 2 · fácil
level-3 = 3 · aceptable
level-4 = 4 · bueno
level-5 = 5 · fuerte
level-6 = 6 · el más fuerte
friends-note = Recibes un enlace para enviar. La partida empieza cuando todos se han sentado.
start = Empezar
start-with-friends = Abrir la mesa
house-rules = Reglas de la casa
house-rules-changed = { $count ->
    [one] una cambiada
   *[other] { $count } cambiadas
  }
as-in-booklet = como en el folleto
as-booklet = folleto
more-choices = Inicio, reloj, ritmo
more-choices-about = si quieres
who-begins = ¿Quién empieza?
begins-lot = Por sorteo
begins-seat = Jugador { $seat }
choose-clock = Reloj
choose-clock-none = Sin reloj
choose-clock-turn = { $seconds ->
    [one] un segundo por turno
   *[other] { $seconds } segundos por turno
  }
choose-clock-total = { $minutes } min + { $increment } s por turno
choose-clock-days = { $days ->
    [one] un día por turno
   *[other] { $days } días por turno
  }
pace-quick = rápido
pace-calm = tranquilo
pace-slow = lento, para seguirlo todo
allow-chat = Con chat
allow-hints = Con pistas del ordenador
allow-listed = Cualquiera puede encontrar la mesa y sentarse
more-about = Más sobre { $game }
rules-link = Reglas
edit-link = Posición propia
from-booklet = Del folleto «{ $booklet }», { $section }.

## De qué trata una regla de la casa, para quien no puede verla

about-option-blocked = Qué ayuda contra los rivales en tu meta
about-option-places = Cuándo termina la partida
about-option-colours = Colores de cada jugador
about-option-layout = Cómo empiezan los colores
about-option-movement = Cómo se mueven las fichas
about-option-jumps = Hasta dónde llegan los saltos
about-option-leave-goal = Si las fichas pueden salir de su meta
about-option-line = Qué líneas ganan
about-option-jumper = Qué pasa con la ficha que ha salido saltando
about-option-teams = Equipos
about-option-board = El tablero
about-option-directions = Adónde pueden ir las fichas
about-option-captures = Dónde capturan las fichas
about-option-missed = Las capturas que se pasan por alto
about-option-setup = Cómo se colocan los ratones
about-option-chain = Cuántas veces salta un gato
about-option-opening = Quién empieza
about-option-entry = Si hay que meter una ficha en juego
about-option-no-barricade-rows = Dónde no se puede poner ninguna barricada
about-option-playing = Qué colores juegan

## Reglas

rules-of = { $game }: las reglas
rules-options = Se elige antes de la partida. Primero va lo que dice el folleto.
rules-or = O bien:
rules-play = Jugar
rules-caption = El inicio con { $count ->
    [one] un jugador
   *[other] { $count } jugadores
  }.

## Posiciones propias

edit-title = { $game }: una posición propia
edit-about = Elige una ficha y haz clic en las casillas para ponerla o quitarla. Después juega desde esa posición.
edit-about-figure = Elige una ficha y haz clic en las casillas para ponerla o quitarla; o dibuja tu propia figura que alcanzar.
edit-brushes = Qué poner
edit-free = libre
edit-barricade = barricada
edit-shared = ficha
edit-marked = { $colour }, la ficha marcada
edit-cell = { $cell }: { $piece }
edit-figure = Figura
edit-erase = Quitar
edit-clear = Vaciar todo
edit-usual = Inicio habitual
edit-good = Así se puede jugar.
edit-turn = ¿De quién es el turno?
edit-start = Jugar desde aquí
edit-text = Como texto
edit-text-about = Un signo por casilla, y líneas para lo que no se puede dibujar. Copia el texto para guardarlo, o pega otro.

## Ajustes

settings-title = Ajustes
setting-language = Idioma
setting-pace = Ritmo de los ordenadores
setting-theme = Claro u oscuro
theme-auto = automático
theme-light = claro
theme-dark = oscuro
setting-motion = Movimiento
motion-auto = automático
motion-moving = fichas animadas
motion-still = nada se mueve
settings-look = Aspecto
setting-coordinates = Nombres de filas y columnas
settings-play = Juego
setting-sound = Sonidos
setting-confirm = Confirmar cada jugada
setting-confirm-about = Contra los deslices del dedo
setting-roll = Los dados se tiran solos
settings-me = Tú
setting-name = Tu nombre
setting-name-keep = Guardar
setting-name-kept = Guardado.
settings-me-about = El nombre que los demás ven en la mesa. No hay cuentas: este navegador guarda tus asientos.
forget = Borrar todo sobre mí
forget-sure = Sí, borrar mi nombre y dejar mis asientos
forget-not = No, guardarlo
setting-turn-along = Girar el tablero hacia quien mueve
setting-turn-along-about = Cuando varios juegan en este dispositivo
setting-shortcuts = En la mesa, las teclas sueltas hacen algo
setting-code = Un asiento de otro dispositivo
setting-code-use = Sentarse
setting-code-about = El otro dispositivo muestra el código en la mesa, en «Más».

## Las mejores partidas conocidas en solitario

best-known = La mejor que conocemos: { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }, { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
  }.
best-watch = Ver la mejor partida conocida
best-of = { $game }: la mejor partida conocida
link-copy = Copiar el enlace
open-record = Ver una partida grabada
continue-turn = Le toca a: { $who }
