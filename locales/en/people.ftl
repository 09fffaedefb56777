# People at a device: their names and pictures.

people-name = Name
people-who-plays = Name for { $seat }
people-redraw = Another picture for { $name }
people-title = People at this device
people-about = Their names and pictures stay on this device. A table learns who plays which seat.
people-rename = Name of { $name }
people-remove = Remove { $name }
people-add = Add a person
seat-device = at this device
