# People at a device: their names and pictures.

people-name = Nom
people-who-plays = Nom pour { $seat }
people-redraw = Un autre dessin pour { $name }
people-title = Personnes sur cet appareil
people-about = Leurs noms et leurs dessins restent sur cet appareil. Une table apprend qui joue à quelle place.
people-rename = Nom de { $name }
people-remove = Retirer { $name }
people-add = Ajouter une personne
seat-device = sur cet appareil
