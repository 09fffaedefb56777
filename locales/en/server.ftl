# What the server says: over HTTP, and in the terminal it was started from.

server-not-found = There is nothing here.
server-method = That cannot be done here.
server-nonsense = The request cannot be understood.
server-not-json = The request must be JSON (Content-Type: application/json).
server-too-long = The request is too long.
server-too-slow = The request took too long.
server-too-often = That was too much in too short a time. Wait a little, then try again.
server-origin = The request does not come from a page of this server. Programs show a bearer token instead.
server-wrong-host = This server does not go by that name. Start it with --origin to add one.
server-no-sender = It is not clear where the request comes from.
server-not-local = The figures are shown on the server's own machine only.
server-no-guest = The server does not know you (yet). Open its page first.
server-name = A name has at most { $most } characters and no hidden ones.
server-trouble = Something went wrong on the server. Try again in a moment.
server-disk-full = The server's disk is full. Nothing is lost, but nothing more can be stored.
server-too-many-sockets = Too many games are open at this address. Close some first.
server-no-client = The server runs, but the web client is not built yet. Run "make web" in the project's folder, then load this page again.

fault-setting-unknown = There is no setting { $name }.
fault-setting-number = { $name }: "{ $value }" is no whole number from { $least } to { $most }.
fault-setting-switch = { $name }: "{ $value }" is neither true nor false.
fault-setting-address = { $name }: "{ $value }" is no address of a machine, such as 127.0.0.1 or ::1.
fault-setting-origin = { $name }: "{ $value }" does not look like https://spielhof.example.
fault-setting-network = { $name }: "{ $value }" is no address, such as 10.0.0.7, and no network, such as 10.0.0.0/8.
fault-setting-log = { $name }: "{ $value }" is none of error, warn, info and debug.
fault-setting-one = { $name } takes one value: "{ $value }".
fault-setting-contradiction = The settings { $one } and { $other } do not go together.
fault-setting-syntax = { $path }: line { $line } is no TOML.
fault-setting-no-folder = No folder for data is known on this machine; name one with --data.

fault-serve-taken = { $address } is taken: another program listens there. Choose another port with --port, or any free one with --port 0.
fault-serve-forbidden = This machine does not allow listening on { $address }. Ports below 1024 are often kept for the system.
fault-serve-not-ours = { $address } is no address of this machine.
fault-serve-other = It is not possible to listen on { $address }: { $problem }
fault-serve-no-network = This machine is on no network, so --lan has nobody to serve.

fault-store-in-use = Another server uses { $path }. Only one can.
fault-store-newer = { $path } was made by a newer version of this program: it has number { $found }, this program knows up to { $known }. Nothing was changed.
fault-store-foreign = { $path } is no store of this program. Nothing was changed.
fault-store-exists = There is a file { $path } already. Use --replace to put the new one in its place.
fault-store-damaged = { $path } is damaged and cannot be read any more. Use a backup.
fault-store-other = The store cannot be used: { $problem }

serve-about = Open tables for friends: a server for browsers
serve-here = Spielhof is open. Point your browser to { $url }
serve-in-the-house = Phones and other computers in the house: { $url }
serve-how-to-stop = Press Ctrl+C to stop.
serve-stopping = Stopping: everything is stored.
serve-arg-config = A file with settings, in TOML; flags and SPIELHOF_… variables outweigh it
serve-arg-port = The port to listen on (7777); 0 for any free one
serve-arg-address = The address to listen on (127.0.0.1: this machine only)
serve-arg-lan = Serve the whole house: listen on every address, show them as text and QR code
serve-arg-data = The folder for what must not be lost
serve-arg-origin = An address under which people reach the server from elsewhere, such as https://spielhof.example; may be repeated
serve-arg-proxy = An address or network whose X-Forwarded- headers are believed; may be repeated
serve-arg-tables = How many games may run at the same time
serve-arg-tables-per-guest = How many of them one guest may open
serve-arg-connections-per-address = How many connections one address may have
serve-arg-sockets-per-address = How many tables one address may have open in its browsers
serve-arg-message-size = The longest message from a browser at a table
serve-arg-messages-per-second = How many messages a second such a browser may send; 0 for no limit
serve-arg-requests-per-second = How many requests a second one address may send; 0 for no limit
serve-arg-guests-per-hour = How many new guests an hour one address may bring; 0 for no limit
serve-arg-retire-after = After how many days without a move a table is deleted; 0 for never
serve-arg-threads = How many computer players think at the same time
serve-arg-log = How much is logged: error, warn, info or debug
serve-arg-web = A folder with the web client, instead of the built-in one

# At a table.
denial-no-table = There is no such table. Perhaps it was deleted because nothing happened at it for a long time.
denial-damaged-table = This table cannot be read by this version of the program.
denial-no-such-seat = The table has no seat { $seat }.
denial-not-your-seat = Seat { $seat } is not yours.
denial-chair-taken = Seat { $seat } is taken.
denial-invite = It takes the invitation to sit down here. Ask for the link.
denial-no-guest = Only people who have a seat at this table can do that.
denial-house-only = Only the server does that.
denial-begun = The game has begun.
denial-not-begun = The game has not begun: a seat is still open.
denial-not-over = The game is not over.
denial-not-your-turn = It is the turn of seat { $seat }.
denial-seeds-missing = The dice wait for a random number from every player's device.
denial-no-seed-needed = No random number is needed now.
denial-bad-seed = A random number for the dice is 64 hexadecimal digits in lower case.
denial-nothing-to-take-back = There is nothing to take back.
denial-dice-have-fallen = The dice have fallen; nothing before them can be taken back.
denial-nobody-to-ask = There is nobody to ask.
denial-question-open = A question is open already.
denial-no-question = There is no question to answer.
denial-again-already = You play again already.
denial-no-chat = There is no chat at this table.
denial-chat-text = Write one line of at most 300 characters.
denial-no-hint-now = There is no hint now.
denial-level = There is no level { $level }; levels go from 1 to 6.
denial-chairs = The game has { $seats } seats, but { $given } chairs were given.
denial-clock = A clock needs at least a second, at most a year.
denial-house-full = So many tables are open here that no other fits. Try again later.
denial-too-many-tables = You have too many tables. Finish some games first.
denial-code = This code is not good, or not any more.
denial-disk-full = The disk is full: nothing more can be stored. What was played so far is safe.
denial-not-stored = That could not be stored: { $problem }

# Why a connection is closed.
denial-closing = The server is being restarted. The game goes on in a moment.
denial-hello-first = The first message must be "hello".
denial-bad-message = That was no message this server understands.
denial-too-many-messages = Too many messages at once.
denial-silent = Nothing was heard for too long.
denial-slow = The connection is too slow.

# Copies of the store.
backup-about = Copy a server's store to a file, also while the server runs
backup-arg-file = The file to write
backup-arg-replace = Replace what is there already
backup-done = The copy is in { $path }.
restore-about = Put a copy in the place of a server's store; the server must not run
restore-arg-file = The copy
restore-done = { $path } is restored.
restore-old = What was there before is kept in { $path }.
