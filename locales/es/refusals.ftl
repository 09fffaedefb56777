# Por qué una jugada no está permitida.

refusal-over = La partida ha terminado.
refusal-roll-first = Primero tienes que tirar.
refusal-no-roll-now = Ahora no hay nada que tirar.
refusal-no-such-roll = Un dado muestra del 1 al 6.
refusal-two-dice = Aquí se tiran dos dados; escribe primero el menor, como en d3+5.
refusal-choose-die-first = Elige primero qué dado es para los pasos, como en s3.
refusal-not-on-the-dice = Ningún dado muestra { $die }.
refusal-die-leaves-nothing = Con el { $die } para los pasos no podrías hacer nada; con el otro dado, sí.
refusal-die-chosen = Ya has elegido qué dado es para los pasos.
refusal-moved-already = La ficha de { $cell } ya se ha movido en este turno; elige otra.
refusal-no-step-left = No te quedan pasos en este turno.
refusal-no-chain-left = Ya ha saltado una ficha en este turno; no puede saltar otra.
refusal-not-so-many-jumps = No puedes ir de { $from } a { $to } con una cadena de exactamente { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
  }.
refusal-end-instead = Ya has movido en este turno: termínalo con «end».
refusal-pass-instead = Con esta tirada no puedes hacer nada: usa «pass».
refusal-not-in-this-game = Esa jugada no existe en este juego.
refusal-cannot-pass = Puedes mover, así que tienes que hacerlo.
refusal-no-piece = No hay ninguna ficha en { $cell }.
refusal-not-yours = La ficha de { $cell } no es tuya.
refusal-partner-not-yet = La ficha de { $cell } es de tu pareja. Podrás moverla cuando hayan llegado todas las tuyas.
refusal-occupied = { $cell } no está libre.
refusal-no-step-or-chain = No puedes ir de { $from } a { $to } con un paso ni con una cadena de saltos.
refusal-no-move = Una jugada tiene que acabar en otra casilla.
refusal-dark-only-steps = La ficha de { $cell } está en una casilla oscura: solo puede dar un paso, en diagonal.
refusal-light-only-jumps = La ficha de { $cell } está en una casilla clara: solo puede saltar.
refusal-other-shade = Una jugada tiene que acabar en el mismo tono en que empezó, y { $cell } es del otro.
refusal-stays-in-goal = La ficha de { $cell } ha llegado a su meta y tiene que quedarse en ella.
refusal-leaves-complete-goal = Todas las fichas de este color están en su meta. La de { $cell } solo puede salir si no tienes otra jugada.
refusal-must-leave-home = Otro bando ha dejado su casa, así que tienes que vaciar la tuya: saca de ella una ficha.
refusal-must-approach = Tienes que vaciar tu casa. Ninguna ficha puede salir, así que acerca una a su meta.
refusal-no-swapping = En este juego no se puede cambiar de sitio con otra ficha.
refusal-swap-no-enemy = En { $cell } no hay ninguna ficha rival dentro de tu meta.
refusal-swap-not-before = Solo puede cambiar de sitio una ficha que esté justo fuera de su meta, y la de { $cell } no lo está.
refusal-swap-not-needed = Una de tus fichas aún puede entrar sola en la meta, así que no puedes cambiar de sitio.
refusal-station-guarded = { $cell } está en la estación de tu rival, que aún tiene allí una ficha.
refusal-all-placed = Ya has colocado todas tus fichas.
refusal-place-first = Antes de mover hay que colocar todas las fichas.
refusal-only-steps = Las fichas se mueven de casilla en casilla, y { $to } no está junto a { $from }.
refusal-outside-middle = Las fichas se colocan en el centro del tablero, y { $cell } queda fuera.
refusal-no-way-off = No puedes salir del tablero desde { $cell } con un paso ni con una cadena de saltos.
refusal-kept-for-cats = { $cell } es una de las cuatro casillas centrales, reservadas para los gatos.
refusal-cats-in-the-middle = Los gatos se colocan en las cuatro casillas centrales, y { $cell } no es una de ellas.
refusal-mice-only-step = Los ratones se mueven una casilla y nunca saltan, y { $to } no está junto a { $from }.
refusal-no-cat-move = No puedes ir de { $from } a { $to } con un paso ni con un salto por encima de un ratón vecino.
refusal-cat-goes-on = Con el gato de { $cell } solo puedes saltar por encima de otro ratón, o terminar tu turno con «end».
refusal-nothing-to-set-down = No tienes ninguna barricada que colocar.
refusal-set-down-first = Coloca primero la barricada que has levantado.
refusal-no-barricade-there = No puedes colocar una barricada en { $cell }.
refusal-own-pawn = En { $cell } hay una ficha tuya.
refusal-yard-empty = No queda ninguna ficha en esa casa.
refusal-not-your-yard = Esa casa no es tuya.
refusal-not-that-far = No puedes llegar a { $cell } moviendo exactamente { $die ->
    [one] una casilla
   *[other] { $die } casillas
  }.
refusal-barricade-in-the-way = Hay una barricada en el camino: no puedes llegar a { $cell } moviendo { $die ->
    [one] una casilla
   *[other] { $die } casillas
  } sin pasar por encima de alguna.
refusal-piece-in-the-way = La ficha de { $cell } está en el camino.
refusal-only-to-take = Una ficha solo puede ir en esa dirección para comer, y en { $cell } no hay nada.
refusal-must-take = Puedes comer una ficha, así que tienes que hacerlo.
refusal-safe-in-goal = La ficha de { $cell } ha llegado a su meta y no puedes comerla.
refusal-takes-no-more = La ficha de { $cell } ha llegado a su meta y ya no puede comer.
refusal-huff-first = Tu rival podía comer y no lo hizo: retira primero una ficha que habría podido comer.
refusal-not-overlooked = No puedes retirar la ficha de { $cell }: no podía comer nada.
refusal-same-piece-goes-on = Tienes que seguir con la ficha de { $cell }.
refusal-no-hop = No puedes ir de { $from } a { $to } saltando por encima de una ficha vecina.
refusal-no-peg-jump = No puedes ir de { $from } a { $to } saltando por encima de una ficha en una fila o en una columna.
refusal-no-peg-return = La ficha de { $from } solo puede saltar dos casillas en una fila o en una columna, por encima de una casilla vacía donde va la ficha nueva; así no puede llegar a { $to }.
refusal-no-way-out = Desde { $cell } ya no habría manera de salir del hexágono.
refusal-rule = Regla { $rule }.
