# What is kept about people, where, and for how long.

privacy-title = Privacy
privacy-lead = Spielhof shows no advertising, counts no visitors and asks for no e-mail address. This page says what is kept, where, and for how long.
privacy-device-title = On your device
privacy-device = Your settings, the names and pictures of the people who play here, games played on this device, and your progress in lessons. All of it stays on the device until you delete it there.
privacy-guest-title = Who you are to the server
privacy-guest = When you open a table on a server or take a seat, the server creates a guest for you: a random number, a cookie with a secret of which the server keeps only the hash, your name if you give one, and the day you were last seen. Guests are deleted after a long absence (180 days unless the operator chose otherwise), but never in the middle of a game.
privacy-account-title = Accounts
privacy-account = An account is optional. It keeps the public keys of your passkeys with the names you give them, when they were made and last used, hashes of your recovery codes, and which devices are signed in. It is kept until you delete it. The secret part of a passkey never leaves your device.
privacy-tables-title = Tables
privacy-tables = A table keeps who sits where as numbers, every move, and the names and pictures given for its seats. Everybody who has the address of a table can watch it. Tables that never begin are deleted after some hours, tables at which nothing happens any more after some months (90 days unless the operator chose otherwise).
privacy-games-title = Finished games
privacy-games = A finished game stays as long as one of the guests who played it does. Only you see your list of finished games, unless you show it to everybody.
privacy-ratings-title = Ratings
privacy-ratings = With an account you can play rated games. Your ratings, what each game changed and how many games they rest on are kept until you delete everything. Your rating is shown at your name in the lobby; you are listed among the best only if you show your games to everybody.
privacy-chat-title = Chat
privacy-chat = There is chat only where the host of a table allows it. What was said is kept with the table, and deleted with it or with the person who said it.
privacy-safety-title = Muting, blocking, reporting
privacy-safety = Whom you have muted or blocked is kept until you undo it or delete yourself; the others aren't told. A report keeps its reason and the last lines said at the table; it is deleted with the person it is about, otherwise a year after it was resolved (unless the operator chose otherwise). Of a banned person only a keyed hash is kept, without name or address, as long as the ban lasts.
privacy-tournaments-title = Tournaments and bots
privacy-tournaments = A tournament keeps the names of the people who take part, also of those whom its organiser has entered. It is deleted with its organiser, or like a table at which nothing happens any more. A bot belongs to the person who made it and is deleted with them.
privacy-address-title = Network addresses
privacy-address = The server needs your network address to answer you and to slow down attacks. It keeps it in memory only, for a few minutes, and never shows it to other players.
privacy-never-title = What never happens
privacy-never = No data is sold or passed on. Pages load nothing from other sites.
privacy-delete-title = See it and delete it
privacy-delete = Under "My games" you can download everything that the server keeps about you. In the settings you can delete it: your name, secret, list of games, public page and everything you said are gone at once. Your opponents keep the games you played together, with "Deleted player" in your place. Backups made by the operator may hold older data until they are replaced.
