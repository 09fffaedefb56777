# Appen utan nätverk, och dess uppdateringar.

offline-sign = Du är offline
needs-network-this = Det här kräver anslutning till servern.
needs-network-tables = Du är offline, så borden på servern visas inte.
needs-server = Det här är en demo utan server, så du träffar ingen här.
update-ready = En ny version är klar.
update-take = Uppdatera nu
update-check = Sök efter uppdateringar
update-current = Du har den senaste versionen.
update-failed = Det gick inte att söka. Är du online?
app-title = Den här appen
app-version = Version { $version } ({ $build })
app-offline = Appen startar även utan nätverk.
app-install = Installera
app-install-how = Vill du ha den som app väljer du ”Installera” eller ”Lägg till på hemskärmen” i webbläsarens meny.
plain-http = Sidan är inte krypterad, så din webbläsare kan inte spara den för användning offline. Allt annat fungerar.
notice-dismiss = Stäng meddelandet
error-no-engine = Det finns inte på din enhet än. Öppna det en gång medan du är online.
play-here = Behåll det här spelet på den här enheten
play-here-note = Det fungerar utan nätverk. Du kan kopiera det till servern senare.
table-here = På den här enheten
