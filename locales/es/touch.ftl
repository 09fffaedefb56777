# Palabras del tablero bajo los dedos: confirmar, planear, ampliar.

confirm-always = Siempre
confirm-touch = Al colocar con el dedo
confirm-never = Nunca
setting-vibration = Vibración
spot-target = { $spot }, destino
spot-pick = { $spot }, se puede mover
zoom-whole = Mostrar todo el tablero
premove-set = Planeada: { $from } a { $to }. Se jugará en tu turno si entonces está permitida.
premove-gone = La jugada planeada { $from } a { $to } no está permitida ahora.
premove-cancelled = La jugada planeada se ha cancelado.
