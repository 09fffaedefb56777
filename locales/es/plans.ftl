# Palabras de las jugadas planeadas y de los dibujos en el tablero.

premove-planned = Planeada: { $from } – { $to }. Se juega en cuanto sea tu turno.
premove-ask = ¿Planear { $from } – { $to }?
premove-plan = Planear esta jugada
premove-take-back = Retirarla
premove-taken-back = Se ha retirado la jugada planeada.
premove-dropped = La jugada planeada { $from } – { $to } no es posible ahora.
setting-premoves = Planear jugadas mientras juegan los demás
setting-premoves-about = Elige una ficha y una casilla; la jugada se hace en cuanto sea tu turno
help-premove = Mientras juega otra persona, puedes planear tu próxima jugada en juegos sin dados: elige una ficha y luego una casilla. Escape retira el plan.
draw-share = Mostrar mis dibujos en la mesa
draw-share-failed = Tus dibujos no se pueden mostrar en esta mesa.
drawn-by = Dibujado por { $who }: { $cells }
help-two-fingers = En una pantalla táctil, mantén un dedo en una casilla y toca con otro dedo: otra casilla hace una flecha; la misma casilla, un círculo.
