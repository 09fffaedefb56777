# The command `spielhof admin`.

cli-admin = Meldingen van een server bekijken, mensen uitsluiten, namen verwijderen; antwoordt in JSON
cli-arg-admin-url = Het adres van de server
cli-arg-admin-deed = list, ban, unban, remove-name, resolve of audit
cli-arg-admin-what = De id van de melding; bij unban die van de persoon
cli-arg-admin-table = Wie aan deze tafel zit, in plaats van een melding
cli-arg-admin-seat = De plaats aan die tafel
cli-arg-admin-days = Voor hoeveel dagen; zonder getal voorgoed (namen: 7)
cli-arg-admin-reason = insult, harassment, name, spam, cheating of other
cli-arg-admin-token-file = Een bestand met de sleutel; anders geldt SPIELHOF_ADMIN_TOKEN, en op de machine zelf is er geen nodig
fault-admin-whom = Zeg om wie het gaat: een melding, of --table en --seat.
