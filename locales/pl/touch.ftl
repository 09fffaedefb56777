# Słowa o planszy pod palcami: potwierdzanie, powiększanie.

confirm-always = Zawsze
confirm-touch = Przy stawianiu palcem
confirm-never = Nigdy
setting-vibration = Wibracje
spot-target = { $spot }, cel
spot-pick = { $spot }, może się ruszyć
zoom-whole = Pokaż całą planszę
