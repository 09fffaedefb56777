# Wörter zum Brett unter den Fingern: bestätigen, vergrößern.

confirm-always = Immer
confirm-touch = Beim Setzen mit dem Finger
confirm-never = Nie
setting-vibration = Vibration
spot-target = { $spot }, Ziel
spot-pick = { $spot }, kann ziehen
zoom-whole = Ganzes Brett zeigen
