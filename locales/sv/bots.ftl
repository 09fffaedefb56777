# Bots: programs that play, and the tokens they show.

bots-title = Bottar
bots-about = Ett av dina program kan spela här som bot. Alla ser att det är en. I docs/bots.md står hur du ansluter det.
bots-name = Botens namn
bots-make = Skapa en bot
bots-token = Nyckeln till { $name }. Den visas bara den här gången: kopiera den nu.
bots-copy = Kopiera nyckeln
bots-copied = Nyckeln är kopierad.
bots-seen = senast här den { $day }
bots-delete = Radera { $name }
bots-delete-sure = Radera { $name } för alltid: nyckeln slutar gälla genast
bots-keep = Behåll den
bots-deleted = { $name } är raderad.
