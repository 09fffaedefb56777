# Palabras del tablero bajo los dedos: confirmar, ampliar.

confirm-always = Siempre
confirm-touch = Al colocar con el dedo
confirm-never = Nunca
setting-vibration = Vibración
spot-target = { $spot }, destino
spot-pick = { $spot }, se puede mover
zoom-whole = Mostrar todo el tablero
