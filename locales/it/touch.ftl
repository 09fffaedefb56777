# Parole del tabellone sotto le dita: confermare, pianificare, ingrandire.

confirm-always = Sempre
confirm-touch = Quando piazzi con il dito
confirm-never = Mai
setting-vibration = Vibrazione
spot-target = { $spot }, destinazione
spot-pick = { $spot }, si può muovere
zoom-whole = Mostra tutto il tabellone
premove-set = Mossa prevista: { $from } verso { $to }. Sarà giocata al tuo turno, se allora è permessa.
premove-gone = La mossa prevista { $from } verso { $to } adesso non è permessa.
premove-cancelled = La mossa prevista è annullata.
