# The command `spielhof admin`.

cli-admin = Se anmeldelser på en server, udeluk folk, fjern navne; svarer i JSON
cli-arg-admin-url = Serverens adresse
cli-arg-admin-deed = list, ban, unban, remove-name, resolve eller audit
cli-arg-admin-what = Anmeldelsens id; ved unban personens
cli-arg-admin-table = Den, der sidder ved dette bord, i stedet for en anmeldelse
cli-arg-admin-seat = Pladsen ved det bord
cli-arg-admin-days = I hvor mange dage; uden tal for altid (navne: 7)
cli-arg-admin-reason = insult, harassment, name, spam, cheating eller other
cli-arg-admin-token-file = En fil med nøglen; uden den gælder SPIELHOF_ADMIN_TOKEN, og på selve maskinen behøves ingen
fault-admin-whom = Sig, hvem det handler om: en anmeldelse, eller --table og --seat.
