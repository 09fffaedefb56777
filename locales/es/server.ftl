# Lo que dice el servidor: por HTTP, y en la terminal desde la que se inició.

server-not-found = Aquí no hay nada.
server-no-place-in-list = Ese no es un lugar de la lista. Empieza de nuevo desde el principio.
server-no-profile = Aquí nadie muestra sus partidas, o ya no lo hace.
server-push-address = Esta no es la dirección de un dispositivo al que se pueda avisar.
server-push-host = Los avisos solo se envían cifrados y a servicios públicos.
server-push-keys = Las claves del dispositivo no son válidas. Desactiva los avisos y vuelve a activarlos.
server-push-impossible = Los avisos necesitan https y un nombre de servidor.
server-quick-games = Elige al menos un juego y como máximo cuarenta.
server-method = Eso no se puede hacer aquí.
server-nonsense = La petición no se entiende.
server-not-json = La petición debe ser JSON (Content-Type: application/json).
server-too-long = La petición es demasiado larga.
server-head-too-long = Las cabeceras de la petición son demasiado largas.
server-too-slow = La petición tardó demasiado.
server-too-often = Han sido demasiadas peticiones en muy poco tiempo. Espera un momento y vuelve a intentarlo.
server-busy = El servidor está muy ocupado ahora mismo. Inténtalo de nuevo en un momento.
server-origin = La petición no viene de una página de este servidor. Los programas necesitan en su lugar un token (bearer token).
server-wrong-host = Este servidor no responde a ese nombre. Añádelo iniciando el servidor con --origin.
server-two-hosts = La petición nombra más de un host.
server-no-sender = No se puede saber de dónde viene la petición.
server-not-local = Las estadísticas solo se muestran en la propia máquina del servidor.
server-no-guest = El servidor no te conoce (todavía). Abre primero su página.
server-name = Un nombre puede tener { $most } caracteres como máximo, y ninguno oculto.
server-bot = Un bot no puede hacer esto; solo las personas.
server-bot-name = Un bot necesita un nombre de { $most } caracteres como máximo, y ninguno oculto.
server-too-many-bots = Tienes { $most } bots, y ese es el límite. Borra antes uno.
server-trouble = Algo ha fallado en el servidor. Inténtalo de nuevo en un momento.
server-disk-full = El disco del servidor está lleno. No se ha perdido nada, pero no se puede guardar nada más.
server-too-many-sockets = Hay demasiadas partidas abiertas desde esta dirección. Cierra antes alguna.
server-no-client = El servidor está en marcha, pero el cliente web aún no está compilado. Ejecuta «make web» en la carpeta del proyecto y vuelve a cargar esta página.

fault-setting-unknown = No hay ningún ajuste llamado { $name }.
fault-setting-number = { $name }: «{ $value }» no es un número entero del { $least } al { $most }.
fault-setting-switch = { $name }: «{ $value }» no es ni true ni false.
fault-setting-address = { $name }: «{ $value }» no es la dirección de una máquina, como 127.0.0.1 o ::1.
fault-setting-origin = { $name }: «{ $value }» no se parece a https://spielhof.example.
fault-setting-network = { $name }: «{ $value }» no es ni una dirección, como 10.0.0.7, ni una red, como 10.0.0.0/8.
fault-setting-log = { $name }: «{ $value }» no es error, warn, info ni debug.
fault-setting-log-format = { $name }: «{ $value }» no es ni text ni json.
fault-setting-store = { $name } no es la dirección de una base de datos, como postgres://user@host/database.
fault-setting-socket-address = { $name }: «{ $value }» no es una dirección con puerto, como 10.0.0.7:7778.
fault-setting-host-and-port = { $name }: «{ $value }» no es un equipo con puerto, como node-1:7778.
fault-setting-one = { $name } admite un solo valor: «{ $value }».
fault-setting-contradiction = Los ajustes { $one } y { $other } no se pueden combinar.
fault-setting-needs = El ajuste { $one } solo tiene sentido junto con { $other }.
fault-setting-syntax = { $path }: la línea { $line } no es TOML válido.
fault-setting-no-folder = Esta máquina no tiene una carpeta habitual para datos; indica una con --data.

fault-serve-taken = Otro programa ya usa { $address }. Elige otro puerto con --port, o uno libre cualquiera con --port 0.
fault-serve-forbidden = Esta máquina no permite escuchar en { $address }. Los puertos por debajo del 1024 suelen reservarse para el sistema.
fault-serve-not-ours = { $address } no es una dirección de esta máquina.
fault-serve-other = No se puede escuchar en { $address }: { $problem }
fault-serve-no-network = Esta máquina no está en ninguna red, así que --lan no tiene a quién servir.
fault-serve-no-internal-name = No se puede decir a otros servidores dónde está este: si --internal-address abarca todas las interfaces, --internal-name debe indicar un equipo y un puerto.
fault-store-in-use = Otro servidor está usando { $path }. Solo puede hacerlo uno.
fault-store-newer = { $path } es de una versión más nueva de este programa: tiene la versión { $found }, pero este programa solo conoce hasta la versión { $known }. No se ha cambiado nada.
fault-store-newer-database = La base de datos la creó una versión más reciente de este programa: tiene la versión { $found }, pero este programa solo conoce versiones hasta la { $known }. No se ha cambiado nada.
fault-store-unavailable = No se puede acceder a la base de datos: { $problem }. Comprueba su dirección y si está en marcha.
fault-store-url = Esta dirección de base de datos no sirve: { $problem }.
fault-store-not-empty = En el destino ya hay datos. Copia a un lugar vacío.
fault-backup-database = Una base de datos tiene sus propias herramientas: cópiala con pg_dump y recupérala con pg_restore, o pásalo todo a un archivo con spielhof copy.
fault-copy-in-use = Un servidor está usando uno de los dos. Detenlo primero.
fault-copy-differs = La copia no es correcta: la mesa { $table } es distinta. No la uses.
fault-copy-differs-otherwise = La copia no es correcta: hay invitados o fechas distintos. No la uses.
fault-store-foreign = { $path } no es un archivo de datos de este programa. No se ha cambiado nada.
fault-store-exists = { $path } ya existe. Usa --replace para sobrescribirlo.
fault-store-damaged = { $path } está dañado y ya no se puede leer. Usa una copia de seguridad.
fault-store-incomplete = { $path } ha perdido los últimos datos: el archivo contiguo que termina en -wal está dañado o falta (operaciones perdidas: al menos { $missing }). No se ha cambiado nada. Restaura una copia de seguridad, o inicia con --accept-loss para seguir con lo que queda.
fault-store-other = Los datos del servidor no se pueden usar: { $problem }

serve-about = Abrir mesas para amigos: un servidor para navegadores
serve-here = Spielhof está abierto. En tu navegador, ve a { $url }
serve-in-the-house = Desde teléfonos y otros ordenadores de tu red: { $url }
serve-how-to-stop = Pulsa Ctrl+C para parar.
serve-stopping = Parando: todo está guardado.
serve-arg-config = Un archivo de ajustes en TOML; las opciones y las variables SPIELHOF_… tienen prioridad sobre él
serve-arg-accept-loss = Iniciar aunque se hayan perdido los últimos datos
serve-arg-port = El puerto en el que escuchar (7777); 0 para uno libre cualquiera
serve-arg-address = La dirección en la que escuchar (127.0.0.1: solo esta máquina)
serve-arg-lan = Servir a toda tu red: escuchar en todas las direcciones y mostrarlas como texto y código QR
serve-arg-data = La carpeta para los datos que no deben perderse
serve-arg-store = Una base de datos PostgreSQL en lugar de un archivo, como postgres://user@host/database; varios servidores pueden compartirla
serve-arg-store-password-file = Un archivo con la contraseña de la base de datos; si no, se usa PGPASSWORD
serve-arg-internal-address = Dónde escuchar a otros servidores de la misma base de datos (127.0.0.1, cualquier puerto libre)
serve-arg-internal-name = El equipo y el puerto en los que otros servidores llegan a este, si no es donde escucha
serve-arg-origin = Una dirección por la que se llega al servidor desde fuera, como https://spielhof.example; puede darse varias veces
serve-arg-proxy = Una dirección o red en cuyas cabeceras X-Forwarded- se confía; puede darse varias veces
serve-arg-push-service = La dirección de un servicio push que también puede estar en la red propia, como http://127.0.0.1:9000; puede darse varias veces
serve-arg-tables = Cuántas partidas pueden jugarse a la vez
serve-arg-tables-per-guest = Cuántas de ellas puede abrir un invitado
serve-arg-connections-per-address = Cuántas conexiones puede tener una dirección
serve-arg-sockets-per-address = Cuántas mesas puede tener abiertas una dirección en sus navegadores
serve-arg-message-size = El mensaje más largo que puede enviar un navegador en una mesa
serve-arg-messages-per-second = Cuántos mensajes por segundo puede enviar uno de esos navegadores; 0 para no poner límite
serve-arg-requests-per-second = Cuántas peticiones por segundo puede enviar una dirección; 0 para no poner límite
serve-arg-guests-per-hour = Cuántos invitados nuevos por hora pueden venir de una dirección; 0 para no poner límite
serve-arg-retire-after = Tras cuántos días sin jugadas se borra una mesa; 0 para nunca
serve-arg-retire-unbegun-after = Tras cuántas horas una mesa cuya partida no ha empezado sale de la lista (pasado otro tanto se borra); 0 para nunca
serve-arg-forget-guests-after = Tras cuántos días se borra a un invitado sin asiento que no ha vuelto; 0 para nunca
serve-arg-threads = Cuántos jugadores del ordenador pueden pensar a la vez
serve-arg-log = Cuánto se registra: error, warn, info o debug
serve-arg-log-format = Cómo escribir el registro: text para personas, json para programas
serve-arg-web = Una carpeta con el cliente web, en vez del integrado

# En una mesa.
denial-no-table = Esa mesa no existe. Quizá se borró porque llevaba mucho tiempo sin actividad.
denial-damaged-table = Esta versión del programa no puede leer esta mesa.
denial-broken-table = Esta mesa ha fallado varias veces. Seguirá cerrada un rato.
denial-table-broke = Algo ha fallado en esta mesa. Se está abriendo de nuevo.
denial-other-rules = Esta mesa se abrió con la versión { $number } de las reglas; este programa conoce { $known }. Una versión más nueva del programa puede abrirla.
denial-no-such-seat = Esta mesa no tiene asiento { $seat }.
denial-not-your-seat = El asiento { $seat } no es tuyo.
denial-chair-taken = El asiento { $seat } está ocupado.
denial-invite = Para sentarte aquí necesitas una invitación. Pide el enlace.
denial-no-guest = Eso solo puede hacerlo quien tiene asiento en esta mesa.
denial-forgotten = Se ha borrado todo lo que había sobre ti. Vuelve a cargar la página para empezar de nuevo.
denial-house-only = Eso solo puede hacerlo el servidor.
denial-begun = La partida ya ha empezado.
denial-not-begun = La partida no ha empezado: aún hay un asiento libre.
denial-not-over = La partida no ha terminado.
denial-not-your-turn = Le toca al jugador { $seat }.
denial-seeds-missing = Los dados esperan un número al azar del dispositivo de cada jugador.
denial-no-seed-needed = Ahora no hace falta ningún número al azar.
denial-bad-seed = Un número al azar para los dados tiene 64 cifras hexadecimales en minúsculas.
denial-nothing-to-take-back = No hay nada que deshacer.
denial-dice-have-fallen = Los dados ya se han tirado; no se puede deshacer nada anterior.
denial-nobody-to-ask = No hay nadie a quien preguntar.
denial-question-open = Ya hay una pregunta que espera respuesta.
denial-no-question = No hay ninguna pregunta que responder.
denial-again-already = Ya estás jugando otra vez.
denial-no-chat = En esta mesa no hay chat.
denial-chat-text = Escribe una línea de 300 caracteres como máximo.
denial-chat-quota = Ya has escrito mucho aquí. Espera un poco antes de seguir.
denial-drawings = Dibuja como máximo 32 flechas y círculos, en casillas de este tablero.
denial-player = Cada jugador necesita un nombre de 24 letras como máximo, sin caracteres ocultos.
denial-draw-quota = Has dibujado mucho aquí. Espera un momento antes de dibujar más.
denial-no-hint-now = Ahora no hay ninguna pista.
denial-hint-busy = El ordenador tiene demasiadas preguntas en espera. Vuelve a preguntar en un momento.
denial-hints-off = En esta mesa las pistas están desactivadas.
denial-level = No hay nivel { $level }; los niveles van del 1 al 6.
denial-chairs = Asientos del juego: { $seats }; asientos que ocupa la petición: { $given }.
denial-clock = Un reloj necesita un segundo como mínimo y un año como máximo.
denial-house-full = En este servidor no caben más mesas. Vuelve a intentarlo más tarde.
denial-too-many-tables = Tienes demasiadas mesas. Termina antes algunas partidas.
denial-code = Este código no es válido o ha caducado.
denial-bot = Los bots no chatean ni dibujan.
denial-earlier = La jugada anterior { $number }, «{ $text }», no es posible.
denial-copy-over = Esta partida ya ha terminado: no hay nada que continuar.
denial-disk-full = El disco está lleno: no se puede guardar nada más. Todo lo jugado hasta ahora está a salvo.
denial-not-stored = Eso no se pudo guardar.

# Por qué se cierra una conexión.
denial-closing = El servidor se está reiniciando. La partida seguirá en un momento.
denial-moved = Esta mesa se está pasando a otro servidor. La partida seguirá enseguida.
denial-hello-first = El primer mensaje debe ser «hello».
denial-bad-message = El servidor no entiende ese mensaje.
denial-too-many-messages = Demasiados mensajes a la vez.
denial-long-id = El identificador de un mensaje puede tener { $most } bytes como máximo.
denial-silent = No ha llegado ningún mensaje durante demasiado tiempo.
denial-slow = La conexión es demasiado lenta.
denial-old-client = Esta página es más antigua que el servidor. Vuelve a cargarla para seguir jugando.
denial-new-client = Esta página es más nueva que el servidor. Espera a que se actualice el servidor y vuelve a cargar la página.

# Copias de los datos.
backup-about = Copiar los datos de un servidor a un archivo, incluso mientras está en marcha
backup-arg-file = El archivo que se escribe
backup-arg-replace = Sobrescribir el archivo si ya existe
backup-done = La copia está en { $path }.
restore-about = Sustituir los datos de un servidor por una copia; el servidor no debe estar en marcha
restore-arg-file = La copia
restore-done = { $path } está restaurado.
restore-old = Lo que había antes se guarda en { $path }.
copy-about = Copiar todos los datos de un servidor entre archivos y bases de datos y comprobar la copia; ningún servidor puede estar usando ninguno de los dos
copy-arg-from = Dónde están los datos: un archivo o postgres://…
copy-arg-to = Adónde va la copia: un archivo nuevo o una base de datos vacía
copy-arg-password-file = Un archivo con la contraseña de la base de datos; si no, se usa PGPASSWORD
copy-progress = Copiado hasta ahora: { $tables ->
     [one] { $tables } mesa
    *[other] { $tables } mesas
 }, { $events ->
     [one] { $events } suceso
    *[other] { $events } sucesos
 }, { $guests ->
     [one] { $guests } invitado
    *[other] { $guests } invitados
 }
copy-done = Copiado y comparado: { $tables ->
     [one] { $tables } mesa
    *[other] { $tables } mesas
 }, { $events ->
     [one] { $events } suceso
    *[other] { $events } sucesos
 }, { $guests ->
     [one] { $guests } invitado
    *[other] { $guests } invitados
 }.
denial-local-chair = Una partida en este dispositivo no tiene sitio para amigos lejanos. Cópiala al servidor para invitarlos.

# What keeps people safe from each other.
server-not-operator = Solo pueden hacerlo quienes administran el servidor: en la propia máquina o con una clave.
server-no-new-guests = El servidor no admite nuevos invitados en este momento.
server-no-person = Esa persona no está aquí.
server-oneself = Esa persona eres tú.
server-reason = Elige un motivo de la lista.
server-report-again = Ya has denunciado a esta persona en esta mesa.
server-report-too-many = Hoy has denunciado a muchas personas. Inténtalo más tarde.
server-too-many-marks = Puedes ocultar como máximo a { $most } personas.
server-name-barred = Se ha retirado tu nombre. Días hasta que puedas elegir otro: { $days }.
denial-phrase = No existe esa frase.
denial-phrase-seat = Solo pueden decirlo quienes están sentados.
denial-blocked = No puedes sentarte en esta mesa.
serve-arg-admin-token-file = Un archivo con la clave que abre la página de administración desde otras máquinas (al menos 16 caracteres)
serve-arg-audit-days = Cuántos días se guarda lo que hicieron los administradores
fault-setting-token = { $name } necesita un archivo con una clave de al menos 16 caracteres, no «{ $value }».
server-banned = Se te ha excluido de este servidor. Motivo: { $reason ->
     [insult] insultos
     [harassment] acoso o amenazas
     [name] un nombre ofensivo
     [spam] spam o publicidad
     [cheating] trampas
    *[other] otra cosa
  }
server-banned-days = Se te ha excluido de este servidor. Días que quedan: { $days }. Motivo: { $reason ->
     [insult] insultos
     [harassment] acoso o amenazas
     [name] un nombre ofensivo
     [spam] spam o publicidad
     [cheating] trampas
    *[other] otra cosa
  }

denial-no-days = En esta mesa un turno no tiene días: nadie necesita ausentarse.
denial-away-too-long = Nadie puede ausentarse tanto tiempo.
denial-plan-dice = Donde se tiran dados no se puede planear nada de antemano.
denial-plan-not-running = Solo se pueden planear jugadas durante la partida.
denial-plan-own-turn = Es tu turno: haz tu jugada.
denial-plan-outdated = La partida ha seguido. Planea de nuevo desde la posición del tablero.
denial-plan-many = Se pueden guardar como máximo { $most } variantes.
denial-plan-long = La variante { $line } es demasiado larga: una variante tiene como máximo { $most } jugadas.
denial-plan-no-answer = La variante { $line } no contiene ninguna respuesta tuya.
denial-plan-two = Las variantes { $line } y { $other } dan respuestas distintas a las mismas jugadas.
denial-plan-device = Solo se pueden planear jugadas en una mesa de un servidor.
server-holiday-past = Ese día ya ha pasado. Elige uno posterior.
server-holiday-long = { $days ->
    [0] Por ahora no te quedan días de vacaciones.
    [one] Puedes estar fuera como máximo un día más.
   *[other] Puedes estar fuera como máximo { $days } días más.
  }
