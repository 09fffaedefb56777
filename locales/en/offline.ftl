# The app without a network, and its updates.

offline-sign = You're offline
needs-network-this = This needs a connection to the server.
needs-network-tables = You're offline, so tables on the server aren't shown.
needs-server = This is a demo without a server, so there is nobody else to meet here.
update-ready = A new version is ready.
update-take = Update now
update-check = Check for updates
update-current = You have the latest version.
update-failed = Couldn't check. Are you online?
app-title = This app
app-version = Version { $version } ({ $build })
app-offline = The app also starts without a network.
app-install = Install
app-install-how = To have it as an app, choose “Install” or “Add to Home Screen” in your browser's menu.
plain-http = This page is not encrypted, so your browser cannot keep it for offline use. Everything else works.
notice-dismiss = Close this note
error-no-engine = This isn't on your device yet. Open it once while you're online.
play-here = Keep this game on this device
play-here-note = It works without a network. You can copy it to the server later.
table-here = On this device
