# Ord om brädet under fingrarna: bekräfta, planera, zooma.

confirm-always = Alltid
confirm-touch = När du placerar med fingret
confirm-never = Aldrig
setting-vibration = Vibration
spot-target = { $spot }, mål
spot-pick = { $spot }, kan flyttas
zoom-whole = Visa hela brädet
premove-set = Planerat: { $from } till { $to }. Draget spelas när det är din tur, om det är tillåtet då.
premove-gone = Det planerade draget { $from } till { $to } är inte tillåtet nu.
premove-cancelled = Det planerade draget är avbrutet.
