# Bots: programs that play, and the tokens they show.

bots-title = Je bots
bots-about = Een programma van jou kan hier als bot meespelen. Iedereen ziet dat het er een is. In docs/bots.md staat hoe je het aansluit.
bots-name = Naam van de bot
bots-make = Bot maken
bots-token = De sleutel van { $name }. Die wordt alleen deze keer getoond: kopieer hem nu.
bots-copy = Sleutel kopiëren
bots-copied = De sleutel is gekopieerd.
bots-seen = voor het laatst hier op { $day }
bots-delete = { $name } wissen
bots-delete-sure = { $name } voorgoed wissen: de sleutel werkt meteen niet meer
bots-keep = Houden
bots-deleted = { $name } is gewist.
