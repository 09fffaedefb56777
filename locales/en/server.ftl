# What the server says: over HTTP, and in the terminal it was started from.

server-not-found = There's nothing here.
server-no-place-in-list = That isn't a place in the list. Start again from its beginning.
server-no-profile = Nobody shows their games here, or no longer does.
server-push-address = This is no address of a device that can be reminded.
server-push-host = Reminders are sent encrypted and to public services only.
server-push-keys = The keys of the device are wrong. Turn reminders off and on again.
server-push-impossible = Reminders need https and a host name.
server-quick-games = Choose at least one game and at most forty.
server-method = You can't do that here.
server-nonsense = The request doesn't make sense.
server-not-json = The request must be JSON (Content-Type: application/json).
server-too-long = The request is too long.
server-head-too-long = The request's headers are too long.
server-too-slow = The request took too long.
server-too-often = That was too much in too short a time. Wait a moment, then try again.
server-busy = The server is very busy right now. Try again in a moment.
server-origin = The request doesn't come from a page of this server. Programs need a bearer token instead.
server-wrong-host = This server doesn't answer to that name. Add it by starting the server with --origin.
server-two-hosts = The request names more than one host.
server-no-sender = There's no telling where the request comes from.
server-not-local = The statistics are only shown on the server's own machine.
server-no-guest = The server doesn't know you (yet). Open its page first.
server-name = A name can have at most { $most } characters, and no hidden ones.
server-bot = A bot can't do this. Only people can.
server-bot-name = A bot needs a name with at most { $most } characters, and no hidden ones.
server-too-many-bots = You have { $most } bots, and that is the limit. Delete one first.
server-trouble = Something went wrong on the server. Try again in a moment.
server-disk-full = The server's disk is full. Nothing is lost, but nothing more can be saved.
server-too-many-sockets = Too many games are open at this address. Close some of them first.
server-no-client = The server is running, but the web client hasn't been built yet. Run "make web" in the project's folder, then reload this page.

fault-setting-unknown = There's no setting called { $name }.
fault-setting-number = { $name }: "{ $value }" isn't a whole number from { $least } to { $most }.
fault-setting-switch = { $name }: "{ $value }" is neither true nor false.
fault-setting-address = { $name }: "{ $value }" isn't a machine's address, such as 127.0.0.1 or ::1.
fault-setting-origin = { $name }: "{ $value }" doesn't look like https://spielhof.example.
fault-setting-network = { $name }: "{ $value }" is neither an address, such as 10.0.0.7, nor a network, such as 10.0.0.0/8.
fault-setting-log = { $name }: "{ $value }" isn't one of error, warn, info and debug.
fault-setting-log-format = { $name }: "{ $value }" is neither text nor json.
fault-setting-store = { $name } isn't the address of a database, such as postgres://user@host/database.
fault-setting-socket-address = { $name }: "{ $value }" isn't an address with a port, such as 10.0.0.7:7778.
fault-setting-host-and-port = { $name }: "{ $value }" isn't a host with a port, such as node-1:7778.
fault-setting-one = { $name } takes only one value: "{ $value }".
fault-setting-contradiction = The settings { $one } and { $other } can't be combined.
fault-setting-needs = The setting { $one } only makes sense together with { $other }.
fault-setting-syntax = { $path }: line { $line } isn't valid TOML.
fault-setting-no-folder = This machine has no standard folder for data; name one with --data.

fault-serve-taken = { $address } is already in use by another program. Choose another port with --port, or any free one with --port 0.
fault-serve-forbidden = This machine doesn't allow listening on { $address }. Ports below 1024 are often reserved for the system.
fault-serve-not-ours = { $address } isn't an address of this machine.
fault-serve-other = Can't listen on { $address }: { $problem }
fault-serve-no-network = This machine isn't on a network, so --lan has nobody to serve.
fault-serve-no-internal-name = Other servers can't be told where to find this one: with an --internal-address of every interface, --internal-name has to name a host and a port.
fault-store-in-use = Another server is using { $path }. Only one can.
fault-store-newer = { $path } was made by a newer version of this program: it has version { $found }, but this program only knows versions up to { $known }. Nothing was changed.
fault-store-newer-database = The database was set up by a newer version of this program: it has version { $found }, but this program only knows versions up to { $known }. Nothing was changed.
fault-store-unavailable = The database can't be reached: { $problem }. Check its address, and whether it's running.
fault-store-url = This isn't a usable database address: { $problem }.
fault-store-not-empty = There is already data at the destination. Copy to an empty place.
fault-backup-database = A database has its own tools for this: copy it with pg_dump and put it back with pg_restore, or use spielhof copy to move everything to a file.
fault-copy-in-use = A server is using one of the two. Stop it first.
fault-copy-differs = The copy isn't right: table { $table } differs. Don't use it.
fault-copy-differs-otherwise = The copy isn't right: guests or dates differ. Don't use it.
fault-store-foreign = { $path } isn't a data file of this program. Nothing was changed.
fault-store-exists = { $path } already exists. Use --replace to overwrite it.
fault-store-damaged = { $path } is damaged and can no longer be read. Use a backup.
fault-store-incomplete = { $path } has lost the latest data: the file beside it that ends in -wal is damaged or missing (at least { $missing } commits). Nothing was changed. Restore a backup, or start with --accept-loss to carry on with what is left.
fault-store-other = The server's data can't be used: { $problem }

serve-about = Open tables for friends: a server for web browsers
serve-here = Spielhof is open. In your browser, go to { $url }
serve-in-the-house = From phones and other computers on your network: { $url }
serve-how-to-stop = Press Ctrl+C to stop.
serve-stopping = Stopping: everything is saved.
serve-arg-config = A settings file in TOML; flags and SPIELHOF_… variables override it
serve-arg-accept-loss = Start even though the latest data has been lost
serve-arg-port = The port to listen on (7777); 0 for any free one
serve-arg-address = The address to listen on (127.0.0.1: this machine only)
serve-arg-lan = Serve your whole network: listen on every address, and show them as text and QR code
serve-arg-data = The folder for data that must not be lost
serve-arg-store = A PostgreSQL database instead of a file, such as postgres://user@host/database; several servers can share it
serve-arg-store-password-file = A file with the database's password; otherwise PGPASSWORD is used
serve-arg-internal-address = Where to listen for other servers of the same database (127.0.0.1, any free port)
serve-arg-internal-name = The host and port at which other servers reach this one, if that isn't where it listens
serve-arg-origin = An address at which people reach the server from elsewhere, such as https://spielhof.example; can be given more than once
serve-arg-proxy = An address or network whose X-Forwarded- headers are trusted; can be given more than once
serve-arg-push-service = The address of a push service that may also be in your own network, such as http://127.0.0.1:9000; can be given more than once
serve-arg-tables = How many games can run at the same time
serve-arg-tables-per-guest = How many of them one guest can open
serve-arg-connections-per-address = How many connections one address can have
serve-arg-sockets-per-address = How many tables one address can have open in its browsers
serve-arg-message-size = The longest message a browser at a table can send
serve-arg-messages-per-second = How many messages per second such a browser can send; 0 for no limit
serve-arg-requests-per-second = How many requests per second one address can send; 0 for no limit
serve-arg-guests-per-hour = How many new guests per hour can come from one address; 0 for no limit
serve-arg-retire-after = Delete a table after this many days without a move; 0 for never
serve-arg-retire-unbegun-after = Take a table whose game hasn't started off the list after this many hours (and delete it after as many again); 0 for never
serve-arg-forget-guests-after = Delete a guest who has no seat and hasn't come back after this many days; 0 for never
serve-arg-threads = How many computer players can think at the same time
serve-arg-log = How much to log: error, warn, info or debug
serve-arg-log-format = How to write the log: text for people, json for programs
serve-arg-web = A folder with the web client, instead of the built-in one

# At a table.
denial-no-table = There's no such table. It may have been deleted because nothing happened there for a long time.
denial-damaged-table = This version of the program can't read this table.
denial-broken-table = This table has failed several times. It will stay closed for a while.
denial-table-broke = Something went wrong at this table. It's being reopened.
denial-other-rules = This table was made with version { $number } of the rules; this program knows { $known }. A newer version of the program can open it.
denial-no-such-seat = This table has no seat { $seat }.
denial-not-your-seat = Seat { $seat } isn't yours.
denial-chair-taken = Seat { $seat } is taken.
denial-invite = You need an invitation to sit down here. Ask for the link.
denial-no-guest = Only people with a seat at this table can do that.
denial-forgotten = Everything about you has been deleted. Reload the page to start afresh.
denial-house-only = Only the server can do that.
denial-begun = The game has already started.
denial-not-begun = The game hasn't started: there's still an open seat.
denial-not-over = The game isn't over.
denial-not-your-turn = It's seat { $seat }'s turn.
denial-seeds-missing = The dice are waiting for a random number from every player's device.
denial-no-seed-needed = No random number is needed right now.
denial-bad-seed = A random number for the dice is 64 hexadecimal digits in lower case.
denial-nothing-to-take-back = There's nothing to undo.
denial-dice-have-fallen = The dice have been rolled; nothing before that can be undone.
denial-nobody-to-ask = There's nobody to ask.
denial-question-open = There's already a question waiting for an answer.
denial-no-question = There's no question to answer.
denial-again-already = You're already playing again.
denial-no-chat = There's no chat at this table.
denial-chat-text = Write one line of at most 300 characters.
denial-chat-quota = You've said a lot here. Wait a moment before you say more.
denial-drawings = Draw at most 32 arrows and circles, on the cells of this board.
denial-player = A player needs a name of at most 24 letters, without hidden characters.
denial-draw-quota = You've drawn a lot here. Wait a moment before you draw more.
denial-no-hint-now = There's no hint right now.
denial-hint-busy = The computer has too many questions waiting. Ask again in a moment.
denial-hints-off = Hints are turned off at this table.
denial-level = There's no level { $level }; levels go from 1 to 6.
denial-chairs = The game has { $seats } seats, but the request fills { $given }.
denial-clock = A clock needs at least one second and at most a year.
denial-house-full = There's no room for more tables on this server. Try again later.
denial-too-many-tables = You have too many tables. Finish some games first.
denial-code = This code isn't valid or has expired.
denial-bot = Bots don't chat and don't draw.
denial-earlier = Earlier move { $number }, "{ $text }", isn't possible.
denial-copy-over = This game is already over, so there's nothing to continue.
denial-disk-full = The disk is full: nothing more can be saved. Everything played so far is safe.
denial-not-stored = That couldn't be saved.

# Why a connection is closed.
denial-closing = The server is restarting. The game will continue in a moment.
denial-moved = This table is moving to another server. The game will continue in a moment.
denial-hello-first = The first message must be "hello".
denial-bad-message = The server doesn't understand that message.
denial-too-many-messages = Too many messages at once.
denial-long-id = A message's id can have at most { $most } bytes.
denial-silent = Nothing was heard for too long.
denial-slow = The connection is too slow.
denial-old-client = This page is older than the server. Reload it to keep playing.
denial-new-client = This page is newer than the server. Wait until the server has been updated, then reload the page.

# Copies of the server's data.
backup-about = Copy a server's data to a file, even while the server is running
backup-arg-file = The file to write
backup-arg-replace = Overwrite the file if it already exists
backup-done = The copy is in { $path }.
restore-about = Replace a server's data with a copy; the server must not be running
restore-arg-file = The copy
restore-done = { $path } is restored.
restore-old = What was there before is kept in { $path }.
copy-about = Copy all of a server's data between files and databases, and check the copy; no server may be running on either
copy-arg-from = Where the data is: a file, or postgres://…
copy-arg-to = Where the copy goes: a new file, or an empty database
copy-arg-password-file = A file with the database's password; otherwise PGPASSWORD is used
copy-progress = Copied so far: { $tables ->
     [one] { $tables } table
    *[other] { $tables } tables
 }, { $events ->
     [one] { $events } event
    *[other] { $events } events
 }, { $guests ->
     [one] { $guests } guest
    *[other] { $guests } guests
 }
copy-done = Copied and compared: { $tables ->
     [one] { $tables } table
    *[other] { $tables } tables
 }, { $events ->
     [one] { $events } event
    *[other] { $events } events
 }, { $guests ->
     [one] { $guests } guest
    *[other] { $guests } guests
 }.
denial-local-chair = A game on this device has no seats for friends far away. Copy it to the server to invite them.

# What keeps people safe from each other.
server-not-operator = Only operators can do that: on the machine itself, or with a token.
server-no-new-guests = This server isn't taking new guests right now.
server-no-person = There's no such person here.
server-oneself = That's you.
server-reason = Choose a reason from the list.
server-report-again = You've already reported this person at this table.
server-report-too-many = You've reported many people today. Try again later.
server-too-many-marks = You can hide at most { $most } people.
server-name-barred = Your name was removed. Days until you can choose a new one: { $days }.
denial-phrase = There's no such phrase.
denial-phrase-seat = Only people with a seat can say that.
denial-blocked = You can't sit down at this table.
serve-arg-admin-token-file = A file with the token that opens the admin page from other machines (at least 16 characters)
serve-arg-audit-days = How many days to keep what operators did
fault-setting-token = { $name } needs a file with a token of at least 16 characters, not "{ $value }".
server-banned = You're banned from this server. Reason: { $reason ->
     [insult] insults
     [harassment] harassment or threats
     [name] an offensive name
     [spam] spam or advertising
     [cheating] cheating
    *[other] something else
  }
server-banned-days = You're banned from this server. Days left: { $days }. Reason: { $reason ->
     [insult] insults
     [harassment] harassment or threats
     [name] an offensive name
     [spam] spam or advertising
     [cheating] cheating
    *[other] something else
  }

denial-no-days = At this table a turn has no days: nobody needs to be away.
denial-away-too-long = Nobody can be away for so long.
denial-plan-dice = Where dice fall, nothing can be planned ahead.
denial-plan-not-running = Moves can be planned ahead only while the game is on.
denial-plan-own-turn = It is your turn: make your move.
denial-plan-outdated = The game has gone on. Plan again from the position on the board.
denial-plan-many = At most { $most } lines can be saved.
denial-plan-long = Line { $line } is too long: a line has at most { $most } moves.
denial-plan-no-answer = Line { $line } contains no answer of yours.
denial-plan-two = Lines { $line } and { $other } give different answers to the same moves.
denial-plan-device = Moves can be planned ahead only at a table on a server.
server-holiday-past = That day is over. Choose a later one.
server-holiday-long = { $days ->
    [0] You have no days of holiday left for now.
    [one] You can be away for at most one more day.
   *[other] You can be away for at most { $days } more days.
  }
