# Les mots du plateau sous les doigts : confirmer, agrandir.

confirm-always = Toujours
confirm-touch = Pour les poses au doigt
confirm-never = Jamais
setting-vibration = Vibration
spot-target = { $spot }, destination
spot-pick = { $spot }, peut bouger
zoom-whole = Afficher tout le plateau
