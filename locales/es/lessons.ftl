# What the lessons say. A lesson is in crates/guide/lessons, one file for each game.

## Steps that many games share

lesson-watch-step = Una ficha puede dar un paso a un sitio libre justo al lado. Mira.
lesson-try-step = Ahora tú: da un paso con cualquiera de tus fichas.
lesson-first-step = Una ficha puede dar un paso a un sitio libre justo al lado, en cualquier dirección. Pruébalo: da un paso con cualquiera de tus fichas.
lesson-watch-jump = Una ficha también puede saltar por encima de una vecina, tuya o de otros, hasta el sitio libre de justo detrás, en línea recta. No se come nada.
lesson-try-jump = Ahora tú: salta por encima de una ficha.
lesson-watch-chain = Un salto puede seguir a otro, y cada uno puede ir en otra dirección. Toda la cadena es un solo turno.
lesson-watch-jumps = Una ficha también puede saltar por encima de una vecina, tuya o de otros, hasta el sitio libre de justo detrás, en línea recta, y luego seguir saltando. Todo eso es un solo turno, y no se come nada.
lesson-try-chain = Ahora tú: haz al menos dos saltos en un turno.
lesson-last-piece = Aún falta una ficha. Llévala a tu meta y gana.
lesson-one-chain = Una de tus fichas parece estar lejos de tu meta, pero una sola cadena de saltos la lleva hasta ella. Encuéntrala.
lesson-long-jump-watch = Aquí un salto puede ser largo: la ficha saltada está exactamente en la mitad, y no hay nada más en el camino.
lesson-long-jump-try = Ahora tú: haz un salto largo por encima de una ficha que no esté justo al lado de la tuya.
lesson-best-chain = Encuentra una cadena de al menos cuatro saltos.
lesson-leave-yard = Saca una ficha de tu casa.

## Games on the square board

lesson-bridge = Construye un puente. A la ficha de atrás le falta muy poco para tener un camino a la meta. Da un paso con otra ficha para que pueda llegar en el próximo turno.
lesson-clear-yard = Tu rival ha dejado su casa, así que ahora tienes que vaciar la tuya. Saca de ella la ficha de la esquina.
lesson-shut-in = Tu rival tiene que vaciar su casa, pero aún le queda una ficha en la esquina. Enciérrala para que no pueda moverse, y ganas.
lesson-make-room = Tu última ficha aún no puede entrar, porque la casilla libre está demasiado adentro. Haz sitio para ganar en el próximo turno.
lesson-win-next = Dos turnos bastan para ganar, pero solo si empiezas con la jugada correcta. Juega de modo que ganes en el próximo turno, haga lo que haga tu rival.
lesson-quick-watch = Tu meta es solo esta línea de seis casillas. Una ficha que se ha pasado aún no ha llegado: tiene que volver.
lesson-quick-try = Tu última ficha ha ido demasiado lejos. Llévala de vuelta a la línea y gana.
lesson-over-line = No puedes saltar directamente a la última casilla libre. Salta más allá de la línea y vuelve a ella en la misma cadena.
lesson-colour-step = Una ficha en una casilla oscura solo puede dar un paso, y solo en diagonal. Por eso se queda en las casillas oscuras.
lesson-colour-jump = Una ficha en una casilla clara solo puede saltar. Por eso se queda en las casillas claras, y siempre necesita una ficha al lado.
lesson-colour-help = La ficha de atrás está en una casilla clara y no tiene nada que saltar. Da un paso con otra ficha para que pueda llegar a la meta en el próximo turno.
lesson-marked-watch = La ficha marcada tiene su propio sitio: la casilla de la esquina de la meta. Solo ganas cuando está ahí.
lesson-marked-try = Todas tus fichas están en la meta, pero aún no has ganado. Pon la ficha marcada en su esquina.
lesson-marked-chain = Lleva la ficha marcada a su esquina con una sola cadena. Otra casilla de la meta no basta.
lesson-marked-room = Otra de tus fichas está en la esquina. Quítala de ahí para que la ficha marcada llegue en el próximo turno. ¡No le cierres el camino!
lesson-open-line = Una de tus fichas impide un salto largo. Apártala para que la ficha de atrás pueda llegar a la meta en el próximo turno.
lesson-dice-watch = Se tiran dos dados. Uno dice cuántas fichas pueden dar un paso; el otro, cuántos saltos hace una ficha más. Ninguna ficha se mueve dos veces.
lesson-dice-try = Has sacado un dos y un tres. Elige el tres para los pasos. Luego haz una cadena de dos saltos, da pasos con otras fichas si quieres y termina tu turno.
lesson-dice-exact = Has sacado dos treses. Tu cadena tiene que tener exactamente tres saltos. Encuentra el rodeo que lleva una ficha a la meta.
lesson-dice-bridge = Tienes un paso y una cadena de dos saltos. Da primero el paso para que la ficha de fuera pueda saltar a la meta.
lesson-dice-win = ¡Puedes ganar en este turno! Elige el dado correcto para los pasos. Y cuidado con el orden: una ficha que quieres saltar no debe irse antes.
lesson-double-watch = En la meta, cada uno de tus colores tiene sus propias casillas, con el mismo dibujo que al principio. Ganas cuando cada ficha está en una casilla de su color.
lesson-double-try = Lleva tu última ficha a la meta. Tiene que caer en una casilla de su color.
lesson-alone-watch = Cuando juegas en solitario cuenta cada turno, por muy lejos que vaya una ficha. Por eso una cadena larga vale mucho.
lesson-two-turns = Termina en dos turnos. Piensa qué ficha va primero.
lesson-three-turns = Termina en tres turnos. Solo una ficha puede ir primero.
lesson-figure-watch = Tu meta es la figura del centro. Todas tus fichas tienen que estar en ella.
lesson-figure-try = Aún faltan dos fichas. Salta a la figura con la que está más lejos.

## Games on the star

lesson-star-win-next = En este turno no puedes ganar. Juega de modo que ganes en el próximo, haga lo que haga tu rival.
lesson-star-two-turns = Termina en dos turnos. El primero tiene que preparar el segundo.
lesson-star-three-turns = Termina en tres turnos. Piensa en el último antes de jugar el primero.
lesson-star-two-in-way = Un salto largo pasa por encima de una sola ficha. Recto hacia tu meta hay más de una en el camino. Otra cadena lleva una de tus fichas a la meta. Encuéntrala.
lesson-star-partner-watch = Todas tus fichas han llegado. Ahora también puedes mover las de tu pareja. Mira.
lesson-star-partner-try = Ya has llegado. Ayuda a tu pareja: lleva a la meta su ficha que está justo fuera.
lesson-star-partner-yard = Tu casa es la meta de tu pareja, y una de tus fichas aún estorba allí. Llévala a tu propia meta con una sola cadena.
lesson-star-partner-bridge = La última ficha de tu pareja aún no puede entrar en su meta. Pon una de tus fichas donde tu pareja pueda saltarla y caer directamente en la meta.
lesson-star-partner-win = Solo falta una ficha de tu pareja. Llévala a su meta, y gana tu equipo.
lesson-star-captive-watch = Tu rival ha dejado su casa. Ahora tienes que vaciar la tuya: mientras una ficha pueda salir, solo puedes mover fichas para sacarlas de la casa.
lesson-star-captive-try = Tu rival ha dejado su casa, y una de tus fichas aún está en la tuya. Sácala.
lesson-star-captive-lost = Tu casa está vacía, así que tu rival tiene que vaciar la suya. Ahora se le cierra la última salida. No puede vaciarla, y ganas tú.
lesson-star-captive-tip = Tienes que vaciar tu casa. La ficha del extremo de la punta tiene el camino más largo. Sácala en un solo turno.
lesson-star-captive-shut = Una ficha de tu rival aún está en su casa, con una sola salida. Ciérrala y gana.
lesson-star-captive-leave-shut = Tu última ficha aún está en tu casa, y también una de tu rival en la suya. Una cadena saca la tuya y encierra la otra. Encuéntrala y gana.
lesson-star-line-watch = Ganas con una línea recta de tus fichas de una punta de la estrella a otra, sin huecos. Mira cómo se cierra el último hueco.
lesson-star-line-try = Queda un hueco en tu línea. Ciérralo y gana.
lesson-star-line-jump = La ficha que necesitas está lejos del hueco. Encuentra la cadena que la lleva hasta allí y gana.
lesson-star-line-stop = Tu rival cierra su línea en el próximo turno. Impídelo: pon una de tus fichas en el hueco.
lesson-star-count = En solitario cuentas tus turnos. Una cadena es un turno, por larga que sea. Esta ahorra muchos pasos.
lesson-star-leave-goal = En este juego una ficha puede volver a salir de su meta. A veces así deja sitio a otra.
lesson-star-filled-watch = ¿Tu rival no quiere salir de tu meta? Si al empezar tu turno no hay en ella ningún agujero libre y más de la mitad es tuya, ganas igualmente.
lesson-star-filled = Una ficha rival se ha quedado en tu meta. Llena el último agujero libre, y ganas al empezar tu próximo turno.
lesson-marble-step = Una canica puede dar un paso por una línea hasta el agujero libre siguiente. Mira.
lesson-marble-long = Una canica también puede saltar por encima de otra, incluso de una lejana. Esa canica está exactamente en la mitad, y no hay nada más en el camino.
lesson-marble-long-try = Ahora tú: haz un salto largo por encima de una canica que no esté justo al lado de la tuya.
lesson-marble-chain = Un salto puede seguir a otro. Lleva una canica de tu casa a tu meta en un solo turno.
lesson-marble-two-in-way = Un salto largo pasa por encima de una sola canica. Recto hacia tu meta hay más de una en el camino. Otra cadena lleva una de tus canicas a la meta. Encuéntrala.
lesson-marble-filled = Una canica rival se ha quedado en tu meta. Llena el último agujero libre, y ganas al empezar tu próximo turno.

## Barricade, Rakado, Gobang, Tippy, Cat and Mouse

lesson-barricade-watch-enter = Cualquier tirada saca una ficha de casa. La casilla de encima de tu casa cuenta como uno, y la ficha sigue hasta gastar la tirada.
lesson-barricade-enter = Ahora tú. Saca de casa una ficha nueva de modo que se pare justo debajo de una barricada.
lesson-barricade-hit = Si caes exactamente sobre una ficha rival, te la comes y vuelve a su casa. Las fichas pueden girar en las esquinas por el camino. Come una ficha amarilla.
lesson-barricade-pass = Tu ficha está encerrada. Lo único que podrías hacer es sacar otra de casa. En la Gold Edition puedes pasar en lugar de eso. Pruébalo: pasa.
lesson-barricade-watch-lift = Nadie puede pasar por encima de una barricada. Pero si caes exactamente en ella, la levantas y la colocas enseguida en otra casilla. Aquí le cierra el paso al amarillo.
lesson-barricade-goal = Solo una de tus fichas puede llegar con esta tirada a la meta de arriba. Encuéntrala y gana.
lesson-barricade-block = La ficha amarilla más adelantada necesita un dos para ganar. Levanta una barricada y colócala de modo que esa ficha no pueda llegar a la meta.
lesson-barricade-lock = ¡Encierra al amarillo! Levanta una barricada y colócala de modo que el amarillo pueda mover como mucho con una de las seis tiradas. Cuidado: algunas barricadas ya te están ayudando.
lesson-rakado-watch = Tira el dado y mueve una ficha de frente exactamente ese número de casillas. Después de un seis vuelves a tirar.
lesson-rakado-move = Mueve la ficha más adelantada. Avanza exactamente tantas casillas como muestra el dado.
lesson-rakado-capture = Te comes una ficha cuando caes exactamente en su casilla. Si puedes comer, tienes que hacerlo. Encuentra la ficha que puedes comer.
lesson-rakado-goal = Tu meta es la fila de base de tu rival. Para entrar necesitas la tirada exacta. Lleva una ficha más a la meta.
lesson-rakado-safe = Las fichas de tu rival comen de frente, hasta a seis casillas de distancia. Haz una jugada después de la cual no puedan comer nada con una sola tirada.
lesson-rakado-best-capture = Puedes comer de tres maneras. Elige la jugada después de la cual tu rival no pueda comerse esa ficha tuya con una sola tirada.
lesson-gobang-watch-five = Por turnos se coloca una ficha. Ganan cinco tuyas en una línea sin huecos: en una fila, una columna o una diagonal.
lesson-gobang-five = Coloca una ficha para tener cinco en línea.
lesson-gobang-stop = Tu rival tiene cuatro en línea y podría ganar en su próximo turno. Impídelo.
lesson-gobang-watch-move = Cuando ya están colocadas las doce fichas de cada jugador, se mueve: una de tus fichas, una casilla en cualquier dirección.
lesson-gobang-move-five = Todas las fichas están colocadas. Mueve una de las tuyas una casilla y gana.
lesson-gobang-two-threats = Crea dos amenazas a la vez. Coloca una ficha de modo que en tu próximo turno tengas cinco en línea, haga lo que haga tu rival.
lesson-tippy-watch = Te comes una ficha cuando colocas las tuyas en sus cuatro lados. Las diagonales no cuentan.
lesson-tippy-capture = Dos fichas de tu rival están casi rodeadas. Una de ellas está en el borde, donde está a salvo. Come la otra.
lesson-tippy-guard = Tu rival está a punto de comer una de tus fichas. Ocupa la última casilla libre a su lado.
lesson-tippy-two = Encuentra la casilla donde una sola ficha come dos.
lesson-tippy-last = Esta es la última ficha de la partida. Tu rival te ha comido dos, y tú no has comido ninguna. Colócala de modo que ganes.
lesson-cats-watch-place = Los dos gatos se colocan en el centro. Después, los diecinueve ratones van a cualquier casilla libre. Mira los dos últimos ratones. Luego empiezan a mover los gatos.
lesson-cats-watch-jump = Todos se mueven una casilla en cualquier dirección. Un gato también puede saltar por encima de un ratón que está al lado, si la casilla de justo detrás está libre. Así se come el ratón.
lesson-cats-capture = Juegas con los gatos. Come un ratón.
lesson-cats-win = Solo quedan nueve ratones. Come uno más y ganan los gatos.
lesson-cats-save = Ahora juegas con los ratones, y los dos gatos están a punto de saltar. Mueve un ratón de modo que ninguno pueda ser comido.
lesson-cats-shut = Juegas con los ratones. Encierra a los gatos: mueve un ratón de modo que ninguno de los dos gatos pueda moverse ya.

## Dutch Halma, Le Zug, Top Secret, Captive 2, peg games

lesson-secret-watch-place = Primero se llena el centro entre los dos: en cada turno se coloca una ficha. Las fichas no empiezan a moverse hasta que el centro está lleno.
lesson-secret-watch-off = Una ficha que está en el borde puede salir del tablero con un paso. Una ficha que está al lado de otra del borde puede saltarla y salir. Vale cualquier lado del tablero.
lesson-secret-step-off = Esta es tu última ficha, y está en el borde. Sal del tablero con un paso y gana.
lesson-secret-jump-off = Tu última ficha aún no está en el borde. Sácala del tablero en este turno.
lesson-secret-chain-off = Tu última ficha está lejos del borde. Encuentra la cadena de saltos que la saca del tablero en un turno.
lesson-secret-two-left = Te quedan dos fichas. Juega de modo que ganes en el próximo turno, haga lo que haga tu rival.
lesson-dutch-watch = Una ficha da un paso de frente. Si hay una ficha rival en diagonal delante, puedes esquivarla con un quiebro: caes en la casilla de justo detrás de ella. No se come nada.
lesson-dutch-try-hook = Una de tus fichas puede esquivar una ficha rival con un quiebro. Hazlo.
lesson-dutch-three-hooks = Un quiebro puede seguir a otro. Encuentra una ficha que pueda hacer tres quiebros en un turno.
lesson-dutch-last-gap = Solo queda una casilla libre en tu meta. Llega a ella en un turno y gana.
lesson-dutch-hook-first = Aún faltan dos de tus fichas en tu meta. Juega de modo que ganes en el próximo turno, haga lo que haga tu rival.
lesson-zug-watch = Las fichas van en diagonal hacia delante y nunca hacia atrás. Saltan por encima de cualquier ficha que esté al lado. Después del último salto pueden añadir un paso.
lesson-zug-try = Salta con una de tus fichas y añade el paso extra después del salto.
lesson-zug-watch-station = Las cuatro primeras filas son la estación de un jugador. Mientras una de sus fichas esté en ella, nadie más puede entrar. Ahora sale la última, y el camino queda libre.
lesson-zug-far = La estación de tu rival está vigilada. Lleva tu ficha de la segunda fila hasta justo delante de ella, en un solo turno.
lesson-zug-open = Nadie vigila ya la estación de tu rival. Una de tus fichas que aún está fuera de ella puede llegar a la última fila en este turno. Encuentra el camino.
lesson-zug-two-turns = Aún queda libre un punto de la última fila. Juega de modo que ganes en el próximo turno, haga lo que haga tu rival.
lesson-solo-watch = Una ficha salta en una fila o en una columna por encima de la que está al lado, hasta una casilla libre. Se come la ficha saltada.
lesson-solo-try = Quedan dos fichas. Salta de modo que la última quede en el centro.
lesson-solo-cross = Esta es la Cruz. Deja una sola ficha, en el centro. Cuidado con el primer salto.
lesson-solo-plus = Este es el Signo más. Deja una sola ficha, en el centro. Guarda la ficha que hace el último salto.
lesson-solo-fireplace = Esta es la Chimenea. Deja una sola ficha, en el centro. Tómate tu tiempo: hacen falta diez saltos.
lesson-retour-watch = Aquí se juega al Halma solitario al revés. Pon una ficha nueva junto a una del tablero; la antigua salta por encima de ella. Así hay una ficha más después de cada salto.
lesson-retour-try = Haz el primer salto: la ficha del centro salta por encima de una ficha nueva.
lesson-retour-cross = Forma una cruz en cinco saltos: el centro, la casilla de debajo, las dos casillas de encima y una casilla a cada lado de la que está justo encima del centro.
lesson-retour-last = Hay cuatro casillas libres. Llénalas todas menos el centro en tres saltos.
lesson-retour-holes = Hay seis casillas libres. Llénalas todas menos el centro. Ayuda mirar las casillas libres: se mueven como las fichas del Halma solitario.
lesson-captive-watch = Las fichas no son de nadie. Salta con cualquiera y come cada una que saltes. Puedes saltar varias veces, pero el último salto tiene que llevar fuera del hexágono.
lesson-captive-try = Salta fuera del hexágono y come una ficha.
lesson-captive-two = Come dos fichas en un turno y sal.
lesson-captive-most = Aquí un turno come siete fichas. Encuéntralo.
lesson-captive-end = Te falta una ficha para empatar. Encuentra el turno que gana enseguida: después de él nadie puede salir, y tú tienes más fichas.
