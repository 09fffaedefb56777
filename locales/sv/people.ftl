# People at a device: their names and pictures.

people-name = Namn
people-who-plays = Namn för { $seat }
people-redraw = En annan bild åt { $name }
people-title = Personer på den här enheten
people-about = Deras namn och bilder stannar på enheten. Ett bord får veta vem som spelar på vilken plats.
people-rename = Namn på { $name }
people-remove = Ta bort { $name }
people-add = Lägg till en person
seat-device = på den här enheten
