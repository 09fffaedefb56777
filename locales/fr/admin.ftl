# The command `spielhof admin`.

cli-admin = Voir les signalements d’un serveur, exclure des personnes, retirer des noms ; répond en JSON
cli-arg-admin-url = L’adresse du serveur
cli-arg-admin-deed = list, ban, unban, remove-name, resolve ou audit
cli-arg-admin-what = L’identifiant du signalement ; pour unban, celui de la personne
cli-arg-admin-table = La personne à cette table, au lieu d’un signalement
cli-arg-admin-seat = La place à cette table
cli-arg-admin-days = Pour combien de jours ; sans nombre, pour toujours (noms : 7)
cli-arg-admin-reason = insult, harassment, name, spam, cheating ou other
cli-arg-admin-token-file = Un fichier avec la clé ; sinon SPIELHOF_ADMIN_TOKEN est utilisé, et sur la machine même il n’en faut pas
fault-admin-whom = Dites de qui il s’agit : un signalement, ou --table et --seat.
