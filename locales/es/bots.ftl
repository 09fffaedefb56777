# Bots: programs that play, and the tokens they show.

bots-title = Tus bots
bots-about = Un programa tuyo puede jugar aquí como bot. Todo el mundo ve que lo es. En docs/bots.md se explica cómo conectarlo.
bots-name = Nombre del bot
bots-make = Crear un bot
bots-token = La clave de { $name }. Solo se muestra esta vez: cópiala ahora.
bots-copy = Copiar la clave
bots-copied = La clave está copiada.
bots-seen = visto por última vez el { $day }
bots-delete = Borrar { $name }
bots-delete-sure = Borrar { $name } para siempre: la clave deja de valer en el acto
bots-keep = Conservarlo
bots-deleted = { $name } se ha borrado.
