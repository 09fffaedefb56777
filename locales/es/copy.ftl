# Copias de mesas, y páginas de otra versión que la del servidor.

fair-earlier = { $rolls ->
    [one] La primera tirada se hizo antes de abrir esta mesa y no está demostrada.
   *[other] Las primeras { $rolls } tiradas se hicieron antes de abrir esta mesa y no están demostradas.
  }
copied = { $turns ->
    [one] Copiada: el primer turno se jugó en otro sitio. La partida no puntúa.
   *[other] Copiada: los primeros { $turns } turnos se jugaron en otro sitio. La partida no puntúa.
  }
copied-dice = { $turns ->
    [one] Copiada: el primer turno se jugó en otro sitio; sus tiradas no están demostradas y la partida no puntúa.
   *[other] Copiada: los primeros { $turns } turnos se jugaron en otro sitio; sus tiradas no están demostradas y la partida no puntúa.
  }
copy-friends = Seguir con amigos
copy-friends-about = La partida se copia al servidor y sigue allí. La de este dispositivo se queda como está.
copy-friends-seats = ¿Qué asientos tuyos quieres dar a tus amigos?
copy-friends-go = Copiar al servidor
copy-here = Copiar a este dispositivo
line-reload = Volver a cargar
