# Bots: programs that play, and the tokens they show.

bots-title = Botter
bots-about = Et af dine programmer kan spille her som bot. Alle kan se, at det er en. I docs/bots.md står, hvordan du forbinder det.
bots-name = Bottens navn
bots-make = Opret en bot
bots-token = Nøglen til { $name }. Den vises kun denne ene gang: kopiér den nu.
bots-copy = Kopiér nøglen
bots-copied = Nøglen er kopieret.
bots-seen = sidst her den { $day }
bots-delete = Slet { $name }
bots-delete-sure = Slet { $name } for altid: nøglen holder straks op med at virke
bots-keep = Behold den
bots-deleted = { $name } er slettet.
