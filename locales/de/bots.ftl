# Bots: programs that play, and the tokens they show.

bots-title = Bots für Programme
bots-about = Ein Programm von dir kann hier als Bot mitspielen. Alle sehen, dass es einer ist. Wie du es anschließt, steht in docs/bots.md.
bots-name = Name des Bots
bots-make = Bot anlegen
bots-token = Der Schlüssel von { $name }. Er wird nur dieses eine Mal gezeigt: Kopiere ihn jetzt.
bots-copy = Schlüssel kopieren
bots-copied = Der Schlüssel ist kopiert.
bots-seen = zuletzt hier am { $day }
bots-delete = { $name } löschen
bots-delete-sure = { $name } endgültig löschen: Der Schlüssel gilt sofort nicht mehr
bots-keep = Behalten
bots-deleted = { $name } ist gelöscht.
