# Bots: programs that play, and the tokens they show.

bots-title = Boty
bots-about = Twój program może tu grać jako bot. Wszyscy widzą, że to bot. Jak go podłączyć, opisuje docs/bots.md.
bots-name = Nazwa bota
bots-make = Utwórz bota
bots-token = Klucz bota { $name }. Pokazujemy go tylko ten jeden raz: skopiuj go teraz.
bots-copy = Skopiuj klucz
bots-copied = Klucz skopiowany.
bots-seen = ostatnio tutaj: { $day }
bots-delete = Usuń { $name }
bots-delete-sure = Usuń { $name } na zawsze: klucz od razu przestaje działać
bots-keep = Zostaw
bots-deleted = Usunięto: { $name }.
