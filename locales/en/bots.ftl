# Bots: programs that play, and the tokens they show.

bots-title = Bots
bots-about = A program of yours can play here as a bot. Everybody sees that it is one. docs/bots.md tells how to connect it.
bots-name = Name of the bot
bots-make = Make a bot
bots-token = The token of { $name }. It is shown this once: copy it now.
bots-copy = Copy the token
bots-copied = The token is copied.
bots-seen = last here on { $day }
bots-delete = Delete { $name }
bots-delete-sure = Delete { $name } for good: its token stops working at once
bots-keep = Keep it
bots-deleted = { $name } is deleted.
