# Appen uden netværk, og dens opdateringer.

offline-sign = Du er offline
needs-network-this = Det kræver forbindelse til serveren.
needs-network-tables = Du er offline, så bordene på serveren vises ikke.
needs-server = Dette er en demo uden server, så her møder du ingen.
update-ready = En ny version er klar.
update-take = Opdater nu
update-check = Søg efter opdateringer
update-current = Du har den nyeste version.
update-failed = Det lykkedes ikke at søge. Er du online?
app-title = Denne app
app-version = Version { $version } ({ $build })
app-offline = Appen starter også uden netværk.
app-install = Installer
app-install-how = Vil du have den som app, så vælg „Installer“ eller „Føj til hjemmeskærm“ i browserens menu.
plain-http = Denne side er ikke krypteret, så din browser kan ikke gemme den til brug offline. Alt andet virker.
notice-dismiss = Luk denne besked
error-no-engine = Det er ikke på din enhed endnu. Åbn det én gang, mens du er online.
play-here = Behold dette spil på denne enhed
play-here-note = Det virker uden netværk. Du kan kopiere det til serveren senere.
table-here = På denne enhed
