# Woorden voor het bord onder de vingers: bevestigen, inzoomen.

confirm-always = Altijd
confirm-touch = Bij plaatsen met je vinger
confirm-never = Nooit
setting-vibration = Trillen
spot-target = { $spot }, doel
spot-pick = { $spot }, kan zetten
zoom-whole = Hele bord tonen
