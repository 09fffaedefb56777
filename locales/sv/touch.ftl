# Ord om brädet under fingrarna: bekräfta, zooma.

confirm-always = Alltid
confirm-touch = När du placerar med fingret
confirm-never = Aldrig
setting-vibration = Vibration
spot-target = { $spot }, mål
spot-pick = { $spot }, kan flyttas
zoom-whole = Visa hela brädet
