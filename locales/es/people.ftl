# People at a device: their names and pictures.

people-name = Nombre
people-who-plays = Nombre para { $seat }
people-redraw = Otro dibujo para { $name }
people-title = Personas en este dispositivo
people-about = Sus nombres y dibujos se quedan en este dispositivo. Una mesa solo sabe quién juega en cada asiento.
people-rename = Nombre de { $name }
people-remove = Quitar a { $name }
people-add = Añadir una persona
seat-device = en este dispositivo
