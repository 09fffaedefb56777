# Słowa o planszy pod palcami: potwierdzanie, planowanie, powiększanie.

confirm-always = Zawsze
confirm-touch = Przy stawianiu palcem
confirm-never = Nigdy
setting-vibration = Wibracje
spot-target = { $spot }, cel
spot-pick = { $spot }, może się ruszyć
zoom-whole = Pokaż całą planszę
premove-set = Zaplanowano: { $from } na { $to }. Ruch zostanie wykonany w twojej kolejce, jeśli będzie wtedy dozwolony.
premove-gone = Zaplanowany ruch { $from } na { $to } nie jest teraz dozwolony.
premove-cancelled = Zaplanowany ruch został anulowany.
