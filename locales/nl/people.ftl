# People at a device: their names and pictures.

people-name = Naam
people-who-plays = Naam voor { $seat }
people-redraw = Een ander plaatje voor { $name }
people-title = Personen op dit apparaat
people-about = Hun namen en plaatjes blijven op dit apparaat. Een tafel hoort wie op welke plaats speelt.
people-rename = Naam van { $name }
people-remove = { $name } verwijderen
people-add = Persoon toevoegen
seat-device = op dit apparaat
