# Wörter zum Brett unter den Fingern: bestätigen, vorausplanen, vergrößern.

confirm-always = Immer
confirm-touch = Beim Setzen mit dem Finger
confirm-never = Nie
setting-vibration = Vibration
spot-target = { $spot }, Ziel
spot-pick = { $spot }, kann ziehen
zoom-whole = Ganzes Brett zeigen
premove-set = Vorgemerkt: { $from } nach { $to }. Du ziehst so, sobald du dran bist, wenn es dann erlaubt ist.
premove-gone = Der vorgemerkte Zug { $from } nach { $to } ist jetzt nicht erlaubt.
premove-cancelled = Der vorgemerkte Zug ist gestrichen.
