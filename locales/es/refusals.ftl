# Por qué una jugada no está permitida.

refusal-over = La partida ha terminado.
refusal-roll-first = Primero hay que tirar el dado.
refusal-no-roll-now = Ahora no hay nada que tirar.
refusal-no-such-roll = Un dado muestra del 1 al 6.
refusal-two-dice = Se tiran dos dados y se escribe primero el menor, como en d3+5.
refusal-choose-die-first = Di primero qué dado es para los pasos, como en s3.
refusal-not-on-the-dice = Ningún dado muestra { $die }.
refusal-die-leaves-nothing = Con el { $die } para los pasos no se puede hacer nada; con el otro dado, sí.
refusal-die-chosen = Ya está decidido qué dado es para los pasos.
refusal-moved-already = La ficha de { $cell } ya se ha movido en este turno; elige otra.
refusal-no-step-left = No queda ningún paso en este turno.
refusal-no-chain-left = Ya ha saltado una ficha en este turno; no puede saltar ninguna otra.
refusal-not-so-many-jumps = Ninguna cadena de exactamente { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
  } lleva de { $from } a { $to }.
refusal-end-instead = Ya has movido en este turno: termínalo con «end».
refusal-pass-instead = Con esta tirada no se puede hacer nada: di «pass».
refusal-not-in-this-game = Esa jugada no existe en este juego.
refusal-cannot-pass = Puedes mover, así que debes hacerlo.
refusal-no-piece = No hay ninguna ficha en { $cell }.
refusal-not-yours = La ficha de { $cell } no es tuya.
refusal-partner-not-yet = La ficha de { $cell } es de tu compañero. Podrás moverla cuando hayan llegado todas las tuyas.
refusal-occupied = { $cell } está ocupada.
refusal-no-step-or-chain = Ni un paso ni una cadena de saltos lleva de { $from } a { $to }.
refusal-no-move = Un movimiento tiene que acabar en otra casilla.
refusal-dark-only-steps = La ficha de { $cell } está en una casilla oscura: solo puede dar un paso en diagonal.
refusal-light-only-jumps = La ficha de { $cell } está en una casilla clara: solo puede saltar.
refusal-other-shade = El movimiento tiene que acabar en el mismo tono en que empezó; { $cell } es del otro.
refusal-stays-in-goal = La ficha de { $cell } ha llegado a su meta y debe quedarse en ella.
refusal-leaves-complete-goal = Todas las fichas de este color están en su meta. La de { $cell } solo puede salir si no tienes otra jugada.
refusal-must-leave-home = Otro bando ha dejado su casa, así que debes vaciar la tuya: saca de ella una ficha.
refusal-must-approach = Debes vaciar tu casa. Ninguna ficha puede salir, así que una tiene que acercarse a su meta.
refusal-no-swapping = Cambiar de sitio no está entre las reglas de este juego.
refusal-swap-no-enemy = En { $cell } no hay ningún rival dentro de tu meta.
refusal-swap-not-before = Solo puede cambiar de sitio una ficha que esté justo delante de su meta, por fuera; la de { $cell } no lo está.
refusal-swap-not-needed = Una de tus fichas aún puede entrar sola en la meta, así que ninguna puede cambiar de sitio.
refusal-station-guarded = { $cell } está en la estación del rival, donde aún queda una de sus fichas.
refusal-all-placed = Todas tus fichas están colocadas.
refusal-place-first = Antes de mover ninguna ficha se colocan todas.
refusal-only-steps = Las fichas se mueven de casilla en casilla; { $to } no está junto a { $from }.
refusal-outside-middle = Las fichas se colocan en el centro del tablero; { $cell } queda fuera.
refusal-no-way-off = Ni un paso ni una cadena de saltos lleva desde { $cell } más allá del borde.
refusal-kept-for-cats = { $cell } es una de las cuatro casillas centrales, reservadas para los gatos.
refusal-cats-in-the-middle = Los gatos se colocan en las cuatro casillas centrales; { $cell } no es una de ellas.
refusal-mice-only-step = Los ratones se mueven una casilla y nunca saltan; { $to } no está junto a { $from }.
refusal-no-cat-move = Ni un paso ni un salto sobre un ratón vecino lleva de { $from } a { $to }.
refusal-cat-goes-on = El gato de { $cell } solo puede saltar sobre otro ratón o terminar el turno con «end».
refusal-nothing-to-set-down = No has levantado ninguna barricada.
refusal-set-down-first = Pon primero la barricada que has levantado.
refusal-no-barricade-there = No se puede poner ninguna barricada en { $cell }.
refusal-own-pawn = En { $cell } está tu propia ficha.
refusal-yard-empty = No queda ninguna ficha en esa casa.
refusal-not-your-yard = Esa casa no es tuya.
refusal-not-that-far = Ningún camino de exactamente { $die ->
    [one] una casilla
   *[other] { $die } casillas
  } lleva a { $cell }.
refusal-barricade-in-the-way = Todo camino de { $die ->
    [one] una casilla
   *[other] { $die } casillas
  } hasta { $cell } pasa por una barricada.
refusal-piece-in-the-way = La ficha de { $cell } cierra el paso.
refusal-only-to-take = Una ficha solo va en esa dirección para capturar, y { $cell } está libre.
refusal-must-take = Puedes capturar una ficha, así que debes hacerlo.
refusal-safe-in-goal = La ficha de { $cell } ha llegado a su meta y no puede ser capturada.
refusal-takes-no-more = La ficha de { $cell } ha llegado a su meta y ya no captura nada.
refusal-huff-first = A tu rival se le ha pasado una captura: sopla primero una ficha que habría podido capturar.
refusal-not-overlooked = La ficha de { $cell } no se puede soplar: no se le ha pasado ninguna captura.
refusal-same-piece-goes-on = El turno sigue con la ficha de { $cell }.
refusal-no-hop = Ningún salto por encima de una ficha vecina lleva de { $from } a { $to }.
refusal-no-peg-jump = Ningún salto en fila o en columna por encima de una ficha lleva de { $from } a { $to }.
refusal-no-peg-return = La ficha de { $from } solo puede saltar dos casillas, en fila o en columna, por encima de una casilla libre para la ficha nueva; así no se llega a { $to }.
refusal-no-way-out = Desde { $cell } ningún camino llevaría ya fuera del hexágono.
refusal-rule = Regla { $rule }.
