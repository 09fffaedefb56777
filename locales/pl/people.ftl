# People at a device: their names and pictures.

people-name = Imię
people-who-plays = Imię: { $seat }
people-redraw = Inny obrazek: { $name }
people-title = Osoby na tym urządzeniu
people-about = Ich imiona i obrazki zostają na tym urządzeniu. Stół dowiaduje się, kto gra na którym miejscu.
people-rename = Imię: { $name }
people-remove = Usuń: { $name }
people-add = Dodaj osobę
seat-device = na tym urządzeniu
