# What is kept about people, where, and for how long.

privacy-title = Privacidad
privacy-lead = Spielhof no muestra publicidad, no cuenta visitas y no pide ninguna dirección de correo. Aquí se explica qué se guarda, dónde y durante cuánto tiempo.
privacy-device-title = En tu dispositivo
privacy-device = Tus ajustes, los nombres y dibujos de quienes juegan aquí, las partidas de este dispositivo y hasta dónde has llegado en las lecciones. Todo se queda en el dispositivo hasta que lo borres ahí.
privacy-guest-title = Quién eres para el servidor
privacy-guest = En cuanto abres una mesa en un servidor o te sientas a una, entras como invitado: un número al azar, una cookie con un secreto del que el servidor solo guarda la huella, tu nombre si lo das y el último día que estuviste. Los invitados que llevan mucho tiempo sin aparecer (180 días, salvo que quien administra el servidor haya elegido otro plazo) y no están en mitad de una partida se borran.
privacy-account-title = Cuentas
privacy-account = Una cuenta es opcional. Guarda las claves públicas de tus llaves de acceso con los nombres que les das, cuándo se crearon y se usaron por última vez, las huellas de tus códigos de recuperación y qué dispositivos han iniciado sesión. Se guarda hasta que la borras. La parte secreta de una llave de acceso nunca sale de tu dispositivo.
privacy-tables-title = Mesas
privacy-tables = Una mesa guarda con números quién se sienta en cada sitio, además de todas las jugadas y los nombres y dibujos que se dieron para los asientos. Cualquiera que tenga la dirección de una mesa puede mirar. Las mesas en las que nunca empieza la partida se borran a las pocas horas; aquellas en las que ya no pasa nada, a los pocos meses (90 días, salvo que quien administra el servidor haya elegido otro plazo).
privacy-games-title = Partidas terminadas
privacy-games = Una partida terminada se conserva mientras siga ahí alguno de los invitados que la jugaron. La lista de tus partidas terminadas solo la ves tú, a menos que la muestres a todos.
privacy-ratings-title = Puntuaciones
privacy-ratings = Con una cuenta puedes jugar partidas puntuadas. Tus puntuaciones, lo que cambió cada partida y el número de partidas se guardan hasta que lo borres todo. Tu puntuación aparece junto a tu nombre en la sala; solo figuras entre los mejores si muestras tus partidas a todos.
privacy-chat-title = Chat
privacy-chat = Solo hay chat si el anfitrión de la mesa lo permite. Lo que se dice se guarda con la mesa y se borra con ella o con la persona que lo dijo.
privacy-safety-title = Silenciar, bloquear, denunciar
privacy-safety = A quién has silenciado o bloqueado se guarda hasta que lo deshagas o te elimines; los demás no se enteran. Una denuncia guarda el motivo y las últimas líneas dichas en la mesa; se borra con la persona denunciada o, si no, un año después de resolverse (salvo que el administrador haya elegido otra cosa). De una persona excluida solo se guarda un resumen cifrado, sin nombre ni dirección, mientras dure la exclusión.
privacy-tournaments-title = Torneos y bots
privacy-tournaments = Un torneo guarda los nombres de quienes participan, también los que ha apuntado quien lo organiza. Se borra junto con quien lo organiza, o como una mesa en la que ya no pasa nada. Un bot pertenece a la persona que lo creó y se borra con ella.
privacy-address-title = Direcciones de red
privacy-address = El servidor necesita tu dirección de red para responderte y para frenar ataques. La tiene solo en memoria, unos minutos, y nunca la muestra a otros jugadores.
privacy-never-title = Lo que nunca pasa
privacy-never = Los datos no se venden ni se ceden a nadie. Las páginas no cargan nada de otros sitios web.
privacy-delete-title = Verlo y borrarlo
privacy-delete = En «Mis partidas» puedes descargar todo lo que el servidor guarda sobre ti. En los ajustes puedes borrarlo: tu nombre, tu secreto, tu lista de partidas, tu página pública y todo lo que has dicho desaparecen al momento. Tus rivales conservan las partidas que jugasteis juntos, con «Jugador borrado» en tu lugar. Las copias de seguridad de quien administra el servidor pueden contener datos antiguos hasta que se sustituyan.
