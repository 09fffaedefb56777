# People at a device: their names and pictures.

people-name = Navn
people-who-plays = Navn til { $seat }
people-redraw = Et andet billede til { $name }
people-title = Personer på denne enhed
people-about = Deres navne og billeder bliver på enheden. Et bord får at vide, hvem der spiller på hvilken plads.
people-rename = Navn på { $name }
people-remove = Fjern { $name }
people-add = Tilføj en person
seat-device = på denne enhed
