# People at a device: their names and pictures.

people-name = Nome
people-who-plays = Nome per { $seat }
people-redraw = Un altro disegno per { $name }
people-title = Persone su questo dispositivo
people-about = I loro nomi e disegni restano su questo dispositivo. Un tavolo viene a sapere chi gioca in quale posto.
people-rename = Nome di { $name }
people-remove = Togli { $name }
people-add = Aggiungi una persona
seat-device = su questo dispositivo
