# The command `spielhof admin`.

cli-admin = Meldungen eines Servers ansehen, Leute ausschließen, Namen entfernen; antwortet in JSON
cli-arg-admin-url = Die Adresse des Servers
cli-arg-admin-deed = list, ban, unban, remove-name, resolve oder audit
cli-arg-admin-what = Die Kennung der Meldung; bei unban die der Person
cli-arg-admin-table = Wer an diesem Tisch sitzt, statt einer Meldung
cli-arg-admin-seat = Der Platz an diesem Tisch
cli-arg-admin-days = Für wie viele Tage; ohne Zahl für immer (Namen: 7)
cli-arg-admin-reason = insult, harassment, name, spam, cheating oder other
cli-arg-admin-token-file = Eine Datei mit dem Schlüssel; sonst gilt SPIELHOF_ADMIN_TOKEN, und am Rechner selbst braucht es keinen
fault-admin-whom = Sag, um wen es geht: eine Meldung, oder --table und --seat.
