# Ord om brættet under fingrene: bekræfte, planlægge, zoome.

confirm-always = Altid
confirm-touch = Når du sætter en brik med fingeren
confirm-never = Aldrig
setting-vibration = Vibration
spot-target = { $spot }, mål
spot-pick = { $spot }, kan flyttes
zoom-whole = Vis hele brættet
premove-set = Planlagt: { $from } til { $to }. Trækket spilles, når det er din tur, hvis det er lovligt til den tid.
premove-gone = Det planlagte træk { $from } til { $to } er ikke lovligt nu.
premove-cancelled = Det planlagte træk er annulleret.
