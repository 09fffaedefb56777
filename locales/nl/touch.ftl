# Woorden voor het bord onder de vingers: bevestigen, vooruit plannen, inzoomen.

confirm-always = Altijd
confirm-touch = Bij plaatsen met je vinger
confirm-never = Nooit
setting-vibration = Trillen
spot-target = { $spot }, doel
spot-pick = { $spot }, kan zetten
zoom-whole = Hele bord tonen
premove-set = Gepland: { $from } naar { $to }. Deze zet wordt gespeeld als jij aan de beurt bent en hij dan mag.
premove-gone = De geplande zet { $from } naar { $to } mag nu niet.
premove-cancelled = De geplande zet is geschrapt.
