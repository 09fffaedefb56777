# Les mots du plateau sous les doigts : confirmer, prévoir, agrandir.

confirm-always = Toujours
confirm-touch = Pour les poses au doigt
confirm-never = Jamais
setting-vibration = Vibration
spot-target = { $spot }, destination
spot-pick = { $spot }, peut bouger
zoom-whole = Afficher tout le plateau
premove-set = Coup prévu : { $from } vers { $to }. Il sera joué à ton tour s’il est alors permis.
premove-gone = Le coup prévu { $from } vers { $to } n’est pas permis maintenant.
premove-cancelled = Le coup prévu est annulé.
