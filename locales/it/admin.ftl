# The command `spielhof admin`.

cli-admin = Vedere le segnalazioni di un server, escludere persone, rimuovere nomi; risponde in JSON
cli-arg-admin-url = L’indirizzo del server
cli-arg-admin-deed = list, ban, unban, remove-name, resolve, audit: uno di questi
cli-arg-admin-what = L’id della segnalazione; con unban quello della persona
cli-arg-admin-table = Chi siede a questo tavolo, invece di una segnalazione
cli-arg-admin-seat = Il posto a quel tavolo
cli-arg-admin-days = Per quanti giorni; senza numero per sempre (nomi: 7)
cli-arg-admin-reason = insult, harassment, name, spam, cheating, other: uno di questi
cli-arg-admin-token-file = Un file con la chiave; altrimenti si usa SPIELHOF_ADMIN_TOKEN, e sulla macchina stessa non serve
fault-admin-whom = Di’ di chi si tratta: una segnalazione, oppure --table e --seat.
