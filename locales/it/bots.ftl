# Bots: programs that play, and the tokens they show.

bots-title = I tuoi bot
bots-about = Un tuo programma può giocare qui come bot. Tutti vedono che lo è. docs/bots.md spiega come collegarlo.
bots-name = Nome del bot
bots-make = Crea un bot
bots-token = Il token di { $name }. Viene mostrato solo questa volta: copialo ora.
bots-copy = Copia il token
bots-copied = Il token è copiato.
bots-seen = visto l’ultima volta il { $day }
bots-delete = Cancella { $name }
bots-delete-sure = Cancella { $name } per sempre: il token smette subito di funzionare
bots-keep = Tienilo
bots-deleted = { $name } è stato cancellato.
