# Lo que dice el servidor: por HTTP, y en la terminal desde la que se inició.

server-not-found = Aquí no hay nada.
server-method = Eso no se puede hacer aquí.
server-nonsense = La petición no se entiende.
server-not-json = La petición debe ser JSON (Content-Type: application/json).
server-too-long = La petición es demasiado larga.
server-too-slow = La petición tardó demasiado.
server-too-often = Fue demasiado en muy poco tiempo. Espera un poco y vuelve a intentarlo.
server-origin = La petición no viene de una página de este servidor. Los programas muestran en su lugar un token (bearer token).
server-wrong-host = Este servidor no se llama así. Inícialo con --origin para añadir un nombre.
server-no-sender = No está claro de dónde viene la petición.
server-not-local = Las cifras solo se muestran en la propia máquina del servidor.
server-no-guest = El servidor no te conoce (todavía). Abre primero su página.
server-name = Un nombre tiene { $most } caracteres como mucho, y ninguno oculto.
server-trouble = Algo ha ido mal en el servidor. Vuelve a intentarlo dentro de un momento.
server-disk-full = El disco del servidor está lleno. No se ha perdido nada, pero no se puede guardar nada más.
server-too-many-sockets = Hay demasiadas partidas abiertas desde esta dirección. Cierra antes alguna.
server-no-client = El servidor está en marcha, pero el cliente web aún no está construido. Ejecuta «make web» en la carpeta del proyecto y vuelve a cargar esta página.

fault-setting-unknown = No hay ningún ajuste { $name }.
fault-setting-number = { $name }: «{ $value }» no es un número entero del { $least } al { $most }.
fault-setting-switch = { $name }: «{ $value }» no es ni true ni false.
fault-setting-address = { $name }: «{ $value }» no es una dirección de una máquina, como 127.0.0.1 o ::1.
fault-setting-origin = { $name }: «{ $value }» no se parece a https://spielhof.example.
fault-setting-network = { $name }: «{ $value }» no es ni una dirección, como 10.0.0.7, ni una red, como 10.0.0.0/8.
fault-setting-log = { $name }: «{ $value }» no es ninguno de error, warn, info y debug.
fault-setting-one = { $name } lleva un solo valor: «{ $value }».
fault-setting-contradiction = Los ajustes { $one } y { $other } no pueden ir juntos.
fault-setting-syntax = { $path }: la línea { $line } no es TOML.
fault-setting-no-folder = En esta máquina no se conoce ninguna carpeta de datos; indica una con --data.

fault-serve-taken = { $address } está ocupada: otro programa escucha ahí. Elige otro puerto con --port, o uno libre cualquiera con --port 0.
fault-serve-forbidden = Esta máquina no permite escuchar en { $address }. Los puertos por debajo del 1024 suelen reservarse para el sistema.
fault-serve-not-ours = { $address } no es una dirección de esta máquina.
fault-serve-other = No se puede escuchar en { $address }: { $problem }
fault-serve-no-network = Esta máquina no está en ninguna red, así que --lan no tiene a quién servir.

fault-store-in-use = Otro servidor usa { $path }. Solo uno puede hacerlo.
fault-store-newer = { $path } es de una versión más nueva de este programa: tiene el número { $found }, y este programa conoce hasta el { $known }. No se ha cambiado nada.
fault-store-foreign = { $path } no es un almacén de este programa. No se ha cambiado nada.
fault-store-exists = Ya hay un archivo { $path }. Usa --replace para poner el nuevo en su lugar.
fault-store-damaged = { $path } está dañado y ya no se puede leer. Usa una copia de seguridad.
fault-store-other = El almacén no se puede usar: { $problem }

serve-about = Abrir mesas para amigos: un servidor para navegadores
serve-here = Spielhof está abierto. Ve con el navegador a { $url }
serve-in-the-house = Teléfonos y otros ordenadores de la casa: { $url }
serve-how-to-stop = Pulsa Ctrl+C para parar.
serve-stopping = Parando: todo está guardado.
serve-arg-config = Un archivo con ajustes, en TOML; las opciones y las variables SPIELHOF_… pesan más que él
serve-arg-port = El puerto en el que escuchar (7777); 0 para uno libre cualquiera
serve-arg-address = La dirección en la que escuchar (127.0.0.1: solo esta máquina)
serve-arg-lan = Servir a toda la casa: escuchar en todas las direcciones y mostrarlas como texto y código QR
serve-arg-data = La carpeta para lo que no debe perderse
serve-arg-origin = Una dirección por la que se llega al servidor desde fuera, como https://spielhof.example; puede repetirse
serve-arg-proxy = Una dirección o red cuyas cabeceras X-Forwarded- se creen; puede repetirse
serve-arg-tables = Cuántas partidas pueden jugarse a la vez
serve-arg-tables-per-guest = Cuántas de ellas puede abrir un invitado
serve-arg-connections-per-address = Cuántas conexiones puede tener una dirección
serve-arg-sockets-per-address = Cuántas mesas puede tener abiertas una dirección en sus navegadores
serve-arg-message-size = El mensaje más largo de un navegador en una mesa
serve-arg-messages-per-second = Cuántos mensajes por segundo puede enviar uno de esos navegadores; 0 para no poner límite
serve-arg-requests-per-second = Cuántas peticiones por segundo puede enviar una dirección; 0 para no poner límite
serve-arg-guests-per-hour = Cuántos invitados nuevos por hora puede traer una dirección; 0 para no poner límite
serve-arg-retire-after = Tras cuántos días sin jugadas se borra una mesa; 0 para nunca
serve-arg-threads = Cuántos jugadores del ordenador piensan a la vez
serve-arg-log = Cuánto se anota: error, warn, info o debug
serve-arg-web = Una carpeta con el cliente web, en vez del incorporado

# En una mesa.
denial-no-table = Esa mesa no existe. Quizá se borró porque no pasaba nada en ella desde hacía mucho tiempo.
denial-damaged-table = Esta versión del programa no puede leer esta mesa.
denial-no-such-seat = La mesa no tiene asiento { $seat }.
denial-not-your-seat = El asiento { $seat } no es tuyo.
denial-chair-taken = El asiento { $seat } está ocupado.
denial-invite = Para sentarse aquí hace falta la invitación. Pide el enlace.
denial-no-guest = Eso solo puede hacerlo quien tiene asiento en esta mesa.
denial-house-only = Eso solo lo hace el servidor.
denial-begun = La partida ha empezado.
denial-not-begun = La partida no ha empezado: aún hay un asiento libre.
denial-not-over = La partida no ha terminado.
denial-not-your-turn = Es el turno del jugador { $seat }.
denial-seeds-missing = Los dados esperan un número aleatorio del dispositivo de cada jugador.
denial-no-seed-needed = Ahora no hace falta ningún número aleatorio.
denial-bad-seed = Un número aleatorio para los dados son 64 cifras hexadecimales en minúsculas.
denial-nothing-to-take-back = No hay nada que deshacer.
denial-dice-have-fallen = Los dados ya han caído; nada anterior se puede deshacer.
denial-nobody-to-ask = No hay nadie a quien preguntar.
denial-question-open = Ya hay una pregunta abierta.
denial-no-question = No hay ninguna pregunta que responder.
denial-again-already = Ya estás jugando otra vez.
denial-no-chat = En esta mesa no hay chat.
denial-chat-text = Escribe una línea de 300 caracteres como mucho.
denial-no-hint-now = Ahora no hay ninguna pista.
denial-level = No hay nivel { $level }; los niveles van del 1 al 6.
denial-chairs = El juego tiene { $seats } asientos, pero se han indicado { $given }.
denial-clock = Un reloj necesita un segundo como mínimo y un año como máximo.
denial-house-full = Hay tantas mesas abiertas que no cabe otra. Vuelve a intentarlo más tarde.
denial-too-many-tables = Tienes demasiadas mesas. Termina antes algunas partidas.
denial-code = Este código no vale, o ya no.
denial-disk-full = El disco está lleno: no se puede guardar nada más. Lo jugado hasta ahora está a salvo.
denial-not-stored = Eso no se pudo guardar: { $problem }

# Por qué se cierra una conexión.
denial-closing = El servidor se está reiniciando. La partida sigue dentro de un momento.
denial-hello-first = El primer mensaje debe ser «hello».
denial-bad-message = Este servidor no entiende ese mensaje.
denial-too-many-messages = Demasiados mensajes a la vez.
denial-silent = No se ha oído nada durante demasiado tiempo.
denial-slow = La conexión es demasiado lenta.

# Copias del almacén.
backup-about = Copiar el almacén de un servidor a un archivo, también mientras el servidor está en marcha
backup-arg-file = El archivo que se escribe
backup-arg-replace = Sustituir lo que ya haya ahí
backup-done = La copia está en { $path }.
restore-about = Poner una copia en el lugar del almacén de un servidor; el servidor no debe estar en marcha
restore-arg-file = La copia
restore-done = { $path } está restaurado.
restore-old = Lo que había antes se guarda en { $path }.
