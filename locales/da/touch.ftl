# Ord om brættet under fingrene: bekræfte, zoome.

confirm-always = Altid
confirm-touch = Når du sætter en brik med fingeren
confirm-never = Aldrig
setting-vibration = Vibration
spot-target = { $spot }, mål
spot-pick = { $spot }, kan flyttes
zoom-whole = Vis hele brættet
