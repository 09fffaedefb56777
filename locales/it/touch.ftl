# Parole del tabellone sotto le dita: confermare, ingrandire.

confirm-always = Sempre
confirm-touch = Quando piazzi con il dito
confirm-never = Mai
setting-vibration = Vibrazione
spot-target = { $spot }, destinazione
spot-pick = { $spot }, si può muovere
zoom-whole = Mostra tutto il tabellone
