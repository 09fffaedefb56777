# People at a device: their names and pictures.

people-name = Name
people-who-plays = Name für { $seat }
people-redraw = Ein anderes Bild für { $name }
people-title = Personen an diesem Gerät
people-about = Ihre Namen und Bilder bleiben auf diesem Gerät. Ein Tisch erfährt, wer auf welchem Platz spielt.
people-rename = Name von { $name }
people-remove = { $name } entfernen
people-add = Person hinzufügen
seat-device = an diesem Gerät
