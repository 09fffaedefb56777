# De app zonder netwerk, en de updates.

offline-sign = Je bent offline
needs-network-this = Hiervoor is verbinding met de server nodig.
needs-network-tables = Je bent offline, dus de tafels op de server zie je hier niet.
needs-server = Dit is een demo zonder server, dus je komt hier niemand tegen.
update-ready = Er is een nieuwe versie.
update-take = Nu bijwerken
update-check = Zoeken naar updates
update-current = Je hebt de nieuwste versie.
update-failed = Zoeken is niet gelukt. Ben je online?
app-title = Deze app
app-version = Versie { $version } ({ $build })
app-offline = De app start ook zonder netwerk.
app-install = Installeren
app-install-how = Wil je hem als app, kies dan ‘Installeren’ of ‘Zet op beginscherm’ in het menu van je browser.
plain-http = Deze pagina is niet versleuteld, dus je browser kan hem niet bewaren voor offline gebruik. Al het andere werkt.
notice-dismiss = Melding sluiten
error-no-engine = Dit staat nog niet op je apparaat. Open het één keer terwijl je online bent.
play-here = Dit spel op dit apparaat bewaren
play-here-note = Het werkt zonder netwerk. Je kunt het later naar de server kopiëren.
table-here = Op dit apparaat
