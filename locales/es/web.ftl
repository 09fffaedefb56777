# Las páginas del cliente web. Las palabras de la mesa en juego están en table.ftl.

## Todas las páginas

skip-to-content = Ir al contenido
nav-label = Páginas y aspecto
nav-history = Mis partidas
to-gallery = Todos los juegos
theme-is-auto = Claro u oscuro, según el dispositivo
theme-is-light = Claro
theme-is-dark = Oscuro
missing-title = Aquí no hay nada
missing-text = No hay ninguna página en esta dirección. Quizá falta una parte del enlace.
error-unreachable = No se puede conectar con el servidor. ¿Tienes conexión a internet?
error-missing = El servidor no ha encontrado esto.
error-strange = El servidor respondió con un error ({ $status }).
try-again = Reintentar

## Todos los juegos

gallery-title = ¿A qué jugamos?
gallery-lead = Barricada, Halma en todas sus variantes y damas chinas: contra el ordenador, con amigos o en solitario.
gallery-search = Buscar
gallery-players = Jugadores
gallery-surprise = Sorpréndeme
gallery-quick = Partida rápida
tournament-link = Torneo
puzzles-link = Retos
gallery-found = { $count ->
    [0] Ningún juego encontrado
    [one] Un juego encontrado
   *[other] { $count } juegos encontrados
  }
gallery-none = Ningún juego coincide. Prueba con menos palabras o con otro número de jugadores.
group-barricade = Barricada
group-square = Halma en el tablero cuadrado
group-star = Halma en la estrella
group-alone = En solitario
group-other = Más juegos
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
tables-listed = Mesas que esperan jugadores
tables-running = Partidas para mirar
continue-your-turn = Te toca
continue-open = un asiento libre
continue-nameless = alguien sin nombre
continue-away = { $name } (fuera hasta el { $until })
seat-bot = { $name } (bot)
tables-discard = Dejar esta partida: { $game }
tables-discard-sure = ¿Dejar esta partida? Termina sin que gane nadie.
tables-discard-resign = ¿Dejar esta partida? Te rindes, y se avisará a los demás.
tables-discard-stand = ¿Dejar esta mesa? Los demás seguirán esperando jugadores.
tables-discard-yes = Dejarla
tables-discard-no = Quedarme

## Un juego antes de empezar

picture-of = { $game }: la posición inicial
how-many = ¿Cuántos juegan?
who-plays = ¿Quién juega?
chair-label = Quién juega en el asiento { $seat }
chair-level-label = Nivel del ordenador en el asiento { $seat }
chair-level-all = Todos los ordenadores
chair-me = Yo
chair-here = Otra persona aquí
chair-computer = Ordenador
chair-open = Alguien por enlace
chair-computer-level = Ordenador, nivel { $level }
level-1 = 1 · muy fácil
level-2 = 2 · fácil
level-3 = 3 · medio
level-4 = 4 · difícil
level-5 = 5 · muy difícil
level-6 = 6 · experto
friends-note = Recibirás un enlace para enviar. La partida empieza cuando todos se hayan sentado.
start = Empezar
start-with-friends = Abrir la mesa
house-rules = Reglas caseras
house-rules-changed = { $count ->
    [one] una cambiada
   *[other] { $count } cambiadas
  }
as-in-booklet = como en las instrucciones
as-booklet = instrucciones
more-choices = Quién empieza, reloj, ritmo
more-choices-about = opcional
who-begins = ¿Quién empieza?
begins-lot = Al azar
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
pace-slow = lento, para seguir cada jugada
allow-chat = Permitir el chat
allow-hints = Permitir pistas del ordenador
allow-listed = Cualquiera puede encontrar esta mesa y sentarse
allow-listed-note = Si no, solo entra quien tenga tu enlace. Una partida de la lista la puede mirar cualquiera.
more-about = Más sobre { $game }
rules-link = Reglas
figures-link = Cifras
figures-link-about = quién gana, cuánto dura
edit-link = Crear una posición
from-booklet = De las instrucciones «{ $booklet }», { $section }.

## De qué trata una regla casera, para quien no puede verla

about-option-blocked = Qué hacer contra los rivales en tu meta
about-option-places = Cuándo termina la partida
about-option-colours = Colores de cada jugador
about-option-layout = Cómo empiezan los colores
about-option-movement = Cómo se mueven las fichas
about-option-jumps = Hasta dónde llegan los saltos
about-option-leave-goal = Si las fichas pueden salir de su meta
about-option-line = Qué líneas ganan
about-option-pieces = Con cuántas fichas empiezas
about-option-jumper = Qué pasa con la ficha que sale saltando
about-option-teams = Equipos
about-option-board = El tablero
about-option-directions = Adónde pueden moverse las fichas
about-option-captures = Hacia dónde pueden comer las fichas
about-option-missed = Qué pasa si alguien puede comer y no lo hace
about-option-setup = Cómo se colocan los ratones
about-option-chain = Cuántas veces puede saltar un gato
about-option-opening = Quién empieza
about-option-entry = Si hay que sacar una ficha de casa
about-option-no-barricade-rows = Dónde no se pueden colocar barricadas
about-option-playing = Qué colores juegan

## Reglas

rules-of = { $game }: las reglas
rules-or = O bien:
rules-play = Jugar
rules-caption = La posición inicial con { $count ->
    [one] un jugador
   *[other] { $count } jugadores
  }.

## Posiciones propias

edit-title = { $game }: crear una posición
edit-about = Elige una ficha y haz clic en las casillas para ponerla o quitarla. Después empieza a jugar desde esa posición.
edit-about-figure = Elige una ficha y haz clic en las casillas para ponerla o quitarla, o dibuja tu propia figura para llenarla.
edit-brushes = Qué poner
edit-free = libre
edit-barricade = barricada
edit-shared = ficha
edit-marked = { $colour }, la ficha marcada
edit-cell = { $cell }: { $piece }
edit-figure = Figura
edit-erase = Quitar
edit-clear = Vaciar el tablero
edit-usual = Posición inicial
edit-good = Con esta posición se puede jugar.
edit-turn = ¿A quién le toca?
edit-start = Jugar desde aquí
edit-text = Como texto
edit-text-about = Un signo por cada casilla del tablero y una línea para lo que no se puede dibujar. Copia el texto para guardarlo, o pega otro.

## Ajustes

settings-title = Ajustes
setting-language = Idioma
setting-pace = Ritmo del ordenador
setting-theme = Claro u oscuro
theme-auto = como el dispositivo
theme-light = claro
theme-dark = oscuro
setting-motion = Animación
motion-auto = como el dispositivo
motion-moving = las fichas se deslizan
motion-still = sin animación
settings-look = Aspecto
setting-coordinates = Mostrar coordenadas
settings-play = Juego
setting-sound = Sonidos
setting-confirm = Confirmar cada jugada
setting-confirm-about = Evita jugadas sin querer
setting-roll = Tirar los dados automáticamente
settings-me = Tú
setting-name = Tu nombre
setting-name-keep = Guardar
setting-name-kept = Guardado.
settings-me-about = El nombre que los demás ven en la mesa. Nadie necesita una cuenta: este navegador recuerda tus asientos.
forget = Borrar todo sobre mí
forget-sure = Sí, borrar mi nombre y dejar mis asientos
forget-not = No, cancelar
setting-turn-along = Girar el tablero hacia quien tiene el turno
setting-turn-along-about = Cuando varias personas juegan en este dispositivo
setting-shortcuts = Atajos de teclado
setting-code = Traer un asiento de otro dispositivo
setting-code-use = Sentarse
setting-code-about = Pide el código en el otro dispositivo: en la mesa, en «Más».

## Las mejores partidas conocidas en solitario

best-known = La mejor solución conocida: { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }, { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
  }.
best-watch = Ver la mejor partida conocida
best-of = { $game }: la mejor partida conocida
link-copy = Copiar enlace
open-record = Ver partida guardada
continue-turn = Turno de { $who }
continue-left-days = { $count ->
    [one] queda { $count } día
   *[other] quedan { $count } días
}
continue-left-hours = { $count ->
    [one] queda { $count } hora
   *[other] quedan { $count } horas
}
continue-left-minutes = { $count ->
    [one] queda { $count } minuto
   *[other] quedan { $count } minutos
}
continue-urgent = Urgente:
