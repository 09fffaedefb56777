# People at a device: their names and pictures.

people-name = Имя
people-who-plays = Имя: { $seat }
people-redraw = Другая картинка: { $name }
people-title = Люди на этом устройстве
people-about = Их имена и картинки остаются на этом устройстве. Стол узнаёт, кто играет на каком месте.
people-rename = Имя: { $name }
people-remove = Убрать: { $name }
people-add = Добавить человека
seat-device = на этом устройстве
