# The rules of each game, paragraph by paragraph. The numbers are added by the program: a variable
# such as $rule-jump stands for the number of that paragraph.

## What you are trying to do

rule-aim-race = Lleva todas tus fichas al otro lado del tablero, hasta tu meta, antes que nadie.
rule-aim-alone = Lleva todas tus fichas a la meta en el menor número de turnos que puedas.
rule-aim-marked-halma = Lleva todas tus fichas a tu meta antes que nadie, con tu ficha marcada en la esquina más lejana. Si juegas en solitario, intenta lograrlo en el menor número de turnos que puedas.
rule-aim-team-star-halma = Se juega por equipos de dos. Gana el primer equipo que lleva todas las fichas de los dos a sus metas.
rule-aim-top-secret = Saca todas tus fichas del tablero antes que nadie.
rule-aim-solo-halma = Salta hasta que quede una sola ficha, en el centro del tablero.
rule-aim-retour = Llena todo el tablero menos el centro, empezando con una sola ficha.
rule-aim-captive-2 = Come más fichas que nadie saltando por encima de ellas al salir del hexágono.
rule-aim-connection = Llena con tus fichas toda una línea recta entre dos puntas de la estrella.
rule-aim-rakado = Lleva a tu meta más fichas que nadie.
rule-aim-tippy = Come más fichas de las que pierdes, encerrándolas con las tuyas.
rule-aim-gobang = Consigue cinco fichas tuyas en línea antes que nadie.
rule-aim-cats = Dos gatos juegan contra diecinueve ratones. Los gatos intentan comer ratones, y los ratones intentan encerrar a los gatos.
rule-aim-barricade = Lleva una de tus fichas a la meta, la única casilla de lo alto del tablero, antes que nadie.

## How to set up

rule-board-square = El tablero tiene 16 × 16 casillas. En cada esquina hay una casa grande de 19 casillas y, dentro de ella, una casa pequeña de 13.
rule-board-star = La estrella tiene 121 agujeros: un hexágono de 61 en el centro y seis puntas de 10.
rule-setup-halma = Si juegan dos, empiezan en esquinas opuestas, con 19 fichas por jugador que llenan la casa grande. Si juegan cuatro, empiezan en las cuatro esquinas, con 13 fichas por jugador que llenan la casa pequeña. Tu meta es la casa del mismo tamaño en la esquina opuesta a la tuya.
rule-quick-halma-setup = Cada jugador tiene seis fichas en la línea veloz: las seis casillas que son de la casa grande pero no de la pequeña. Si juegan dos, empiezan en esquinas opuestas; si juegan cuatro, en todas las esquinas. Tu meta es la línea veloz de enfrente, y donde estas reglas dicen «tu casa» se refieren a tu propia línea veloz.
rule-marked-halma-setup = La ficha que empieza en la casilla de la esquina de tu casa está marcada. Se mueve como las demás.
rule-double-colour-halma-setup = Los dos jugadores empiezan en esquinas opuestas, cada uno con dos colores que llenan la casa grande: uno tiene nueve fichas rojas y diez verdes; el otro, nueve azules y diez amarillas. Las rojas y las azules están en casillas del mismo tono que la de la esquina; las verdes y las amarillas, en las demás. El rojo y el azul son colores pareja, y también el verde y el amarillo: la meta de cada color es el lugar donde empieza su color pareja.
rule-highscore-setup = Tienes 19 fichas. Llenan la casa grande de abajo a la izquierda, y tu meta es la casa grande de la esquina opuesta.
rule-meeting-point-setup = Tienes 19 fichas. Llenan la casa grande de abajo a la izquierda. Tu meta es una figura de 19 casillas marcada en el tablero: una cruz en el centro con filas de 3, 3, 7, 3 y 3 casillas, o una figura que hayas dibujado tú.
rule-setup-star-15 = Si juegan dos, empiezan frente a frente; si juegan tres, en una punta sí y otra no. Cada jugador tiene 15 fichas que llenan su casa: la punta y la fila de cinco agujeros que está al lado. Tu meta es la casa opuesta a la tuya.
rule-setup-star-four = Si juegan cuatro, empiezan en dos pares de puntas opuestas. Cada jugador tiene diez fichas, y cada casa es solo la punta.
rule-team-star-halma-setup = Los cuatro jugadores empiezan en dos pares de puntas opuestas, cada uno con diez fichas que llenan la punta, su casa. Las parejas se sientan frente a frente, y la meta de cada jugador es la punta de su pareja.
rule-chinese-checkers-setup = Cada jugador tiene diez canicas, que aquí llamamos fichas y que llenan una punta de la estrella, su casa. Si juegan dos, empiezan frente a frente; si juegan tres, en una punta sí y otra no; si juegan cuatro, en dos pares de puntas opuestas; si juegan cinco, queda una punta vacía; si juegan seis, se usan todas. Cada cual juega por su cuenta, y tu meta es la punta opuesta a la tuya.
rule-star-highscore-setup = Tienes 15 fichas. Llenan tu casa: la punta de abajo y la fila de cinco agujeros que está al lado. Tu meta es la misma casa, pero arriba.
rule-connection-setup = Cada jugador tiene 13 fichas. Llenan una punta de la estrella y los tres agujeros centrales de la fila que está al lado. Si juegan dos, empiezan frente a frente; si juegan tres, en una punta sí y otra no.
rule-connection-solo-setup = Tienes 13 fichas. Llenan la punta de abajo de la estrella y los tres agujeros centrales de la fila que está al lado.
rule-captive-2-setup = De dos a seis jugadores se sientan alrededor de la estrella. Sesenta fichas llenan el hexágono, menos el agujero del centro, y no son de nadie.
rule-dutch-halma-setup = El tablero tiene 9 × 9 casillas. Los dos jugadores se sientan frente a frente, y cada uno llena con 18 fichas las dos filas que tiene más cerca. Tu meta son las dos filas de tu rival.
rule-le-zug-setup = Las fichas están en los puntos donde se cruzan las líneas, en 17 filas de 17. Los dos jugadores se sientan frente a frente con doce fichas cada uno: nueve en la fila que tienen más cerca, su última fila, en un punto sí y otro no, y tres en la fila de delante. Esas tres también están en un punto sí y otro no, a partir del sexto por la izquierda.
rule-top-secret-place = El tablero tiene 16 × 16 casillas, y los dos jugadores tienen 18 fichas cada uno. Por turnos, cada uno coloca una ficha en cualquier casilla libre de las 6 × 6 del centro, hasta que estén llenas. Solo entonces se empieza a mover.
rule-solo-halma-setup = El tablero es una cruz de 33 casillas. Las fichas las llenan todas menos la del centro.
rule-retour-setup = El tablero es una cruz de 33 casillas. Una ficha está en el centro, y las otras 31 esperan junto al tablero.
rule-rakado-setup = Si juegan dos, usan el tablero cuadrado de 16 × 16 casillas. Cada uno tiene 16 fichas que llenan la fila que tiene más cerca, su fila de base; tu meta es la fila de base de tu rival. Si juegan tres, usan la estrella, y dos también pueden usarla si lo dicen las reglas caseras.
rule-rakado-star = En la estrella, si juegan dos, empiezan frente a frente; si juegan tres, en una punta sí y otra no. Cada jugador tiene 15 fichas que llenan su casa: la punta y la fila de cinco agujeros que está al lado. Tu meta es la casa opuesta a la tuya.
rule-tippy-setup = El tablero tiene 16 × 16 casillas y empieza vacío. Juegan dos o tres, con 15 fichas por jugador.
rule-gobang-setup = El tablero tiene 16 × 16 casillas y empieza vacío. Juegan dos, tres o cuatro, con doce fichas por jugador.
rule-cats-setup = El tablero tiene 16 × 16 casillas. Primero, un jugador coloca dos gatos en dos de las cuatro casillas centrales. Después, el otro coloca diecinueve ratones en las casillas libres que quiera. A partir de ahí se juega por turnos, y los gatos mueven primero.
rule-barricade-setup = El tablero tiene 112 casillas, y cada una está unida a las que tiene justo encima, debajo y al lado. Once barricadas están en las casillas que se ven en el dibujo. Cada jugador tiene cinco fichas en la casa que está debajo del tablero: si juegan dos, con el rojo y el amarillo; si juegan tres, también con el verde; y si juegan cuatro, también con el azul.
rule-begins = Al preparar la partida se elige quién empieza. Después se juega por turnos, en el sentido de las agujas del reloj.

## Moving

rule-one-piece = En tu turno, mueve una de tus fichas: un paso o una cadena de saltos, nunca las dos cosas. Puedes entrar en cualquier casa, pasar por ella y también quedarte en ella.
rule-move-anywhere = En tu turno, mueve una de tus fichas: un paso o una cadena de saltos, nunca las dos cosas. Puede ir a cualquier parte del tablero.
rule-step-square = Un paso lleva una ficha a una casilla libre justo al lado, en cualquiera de las ocho direcciones: hacia delante, hacia atrás, de lado o en diagonal.
rule-step-star = Un paso lleva una ficha por una línea hasta el agujero siguiente, en cualquiera de las seis direcciones, si ese agujero está libre.
rule-jump = Un salto va en línea recta por encima de una ficha que está justo al lado de la tuya y cae justo detrás, si ese sitio está libre. Puedes saltar por encima de tus fichas y de las de los demás. La ficha saltada se queda donde está, y nadie está obligado a saltar.
rule-jump-long = Un salto también puede ser más largo: por encima de una ficha más lejana, para caer detrás de ella a la misma distancia a la que empezaste delante. Esa ficha queda entonces exactamente en la mitad del salto, y todo lo demás entre la salida y la llegada tiene que estar vacío.
rule-chain = Una cadena es un salto o varios seguidos con la misma ficha. Puedes cambiar de dirección después de cada salto y parar cuando quieras. El sitio del que saliste cuenta como vacío, pero tu cadena no puede terminar en él.
rule-pass = Si puedes hacer algo, tienes que hacerlo. Si no puedes hacer nada, pasas.
rule-stay-in-goal = Una ficha que está en su meta cuando empieza tu turno también tiene que estar en ella cuando termina tu turno. Una cadena puede salir de la meta y volver a entrar.
rule-stay-complete = Si todas las fichas de un color están en su meta pero aún no has ganado, solo pueden volver a salir si no tienes otra jugada.
rule-stay-two-colours = Si juegas con dos colores (mira las reglas caseras) y todas las fichas de uno están en su meta, solo pueden volver a salir si no tienes otra jugada.
rule-colour-halma-shade = Desde una casilla oscura, una ficha solo puede dar un paso, y solo en diagonal. Desde una casilla clara, solo puede saltar. Una jugada que empieza en tu meta y nunca cae fuera de ella es libre: vale cualquier paso o salto.
rule-clear-no-loss = Si tienes que vaciar tu casa (mira las reglas caseras), cada jugada tiene que ayudar a ello, si alguna puede. Si no puede ninguna, haz la jugada que quieras: no pierdes.
rule-double-colour-halma-stay = Una ficha que está en la casa de enfrente cuando empieza tu turno también tiene que estar en ella cuando termina tu turno, en cualquiera de sus casillas; una cadena puede salir de la casa y volver a entrar. Si todas tus fichas de un color están en esa casa pero aún no has ganado, solo pueden volver a salir si no tienes otra jugada. Para vaciar tu propia casa (mira las reglas caseras), las fichas también tienen que salir de la casa entera.
rule-team-star-halma-partner = Mueves tus propias fichas. Cuando todas están en su meta, también puedes mover las de tu pareja.
rule-captive-1-clear = En cuanto a otro jugador no le queda ninguna ficha en su casa, tienes que vaciar la tuya: solo puedes mover fichas para sacarlas de tu casa. Si ninguna puede salir, tienes que mover una ficha dentro de ella para acercarla al agujero más exterior de tu meta. Si tampoco puedes hacer eso, quedas fuera de la partida.
rule-top-secret-off = Un paso, o un salto por encima de una ficha, también puede cruzar el borde del tablero, en cualquiera de las ocho direcciones. Esa ficha queda entonces fuera del tablero, y tu turno termina.

## Dice Halma

rule-dice-halma-roll = En tu turno, tira dos dados. Elige uno para los pasos; el otro es para los saltos. Si salen iguales, no hay nada que elegir. Si solo una de las dos opciones te permite hacer algo, tienes que elegir esa.
rule-dice-halma-move = Después pueden dar un paso cada una tantas fichas como muestra el dado de los pasos, o menos, y otra ficha hace una cadena de exactamente tantos saltos como muestra el dado de los saltos, o renuncias a la cadena. Tú eliges el orden, pero ninguna ficha se mueve dos veces en un turno. Puedes entrar en cualquier casa, pasar por ella y también quedarte en ella.
rule-dice-halma-chain = Puedes cambiar de dirección después de cada salto de la cadena, pero no puedes caer dos veces en la misma casilla, ni en la casilla de la que saliste.
rule-dice-halma-must = Si puedes hacer algo, tienes que hacer al menos una cosa; después puedes terminar tu turno. Si no puedes hacer nada con tu tirada, tu turno termina.
rule-dice-halma-swap = Un cambio de sitio (mira las reglas caseras) gasta uno de tus pasos. Puedes hacerlo cuando ninguna ficha que aún pueda moverse en este turno podría entrar en la meta con lo que queda de tu tirada.

## Dutch Halma and Le Zug

rule-dutch-halma-step = En tu turno, mueve una de tus fichas: un paso o una cadena de quiebros. Un paso va una casilla de frente, si esa casilla está libre.
rule-dutch-halma-hook = Si una ficha rival está en diagonal delante de la tuya, puedes esquivarla con un quiebro: caes en la casilla que está justo detrás de esa ficha, de frente según avanzas, si está libre. Puedes hacer varios quiebros seguidos. No se come nada.
rule-le-zug-move = En tu turno, mueve una de tus fichas, siempre en diagonal hacia delante: un paso al punto libre siguiente o una cadena de saltos.
rule-le-zug-jump = Cada salto va por encima de una ficha que está justo al lado de la tuya, sea de quien sea, y cae justo detrás si ese punto está libre. Puedes saltar tantas veces como quieras, cada vez hacia la izquierda o hacia la derecha, y añadir un paso al final. Las fichas saltadas se quedan.
rule-le-zug-station = Las cuatro filas más cercanas a un jugador son su estación. Mientras tu rival tenga una de sus fichas en su propia estación, no puedes caer en ningún punto de ella, ni siquiera en mitad de una cadena.

## Solitaires and captures on the way

rule-solo-halma-jump = Una ficha salta en una fila o en una columna por encima de otra que está justo al lado, hasta la casilla libre de justo detrás. La ficha saltada se come y sale del tablero. No hay pasos.
rule-solo-halma-turns = Si la misma ficha salta varias veces seguidas, es un solo turno.
rule-retour-jump = Elige una ficha que tenga al lado dos casillas libres en línea recta, en una fila o en una columna. Coloca una ficha nueva en la más cercana y salta por encima de ella con la primera hasta la más lejana. Las dos se quedan en el tablero.
rule-captive-2-jump = En tu turno, elige cualquier ficha y salta con ella por las líneas, por encima de fichas que estén justo al lado, cada vez hasta el agujero libre de justo detrás. Puedes cambiar de dirección después de cada salto. Te comes cada ficha en cuanto saltas por encima de ella.
rule-captive-2-out = Tu último salto tiene que caer fuera del hexágono, y la primera vez que caes fuera termina tu turno. La ficha con la que has saltado sale de la partida y no cuenta para nadie. Si alguna ficha puede salir, tienes que jugar un turno así.

## Rakado

rule-rakado-move = En tu turno, tira el dado y mueve una de tus fichas exactamente ese número de sitios hacia delante en línea recta. En el tablero cuadrado, eso es de frente; en la estrella, por una de las dos líneas que llevan hacia tu meta. Todo lo que hay en medio tiene que estar libre.
rule-rakado-six = Después de un seis vuelves a tirar, aunque no hayas podido usarlo.
rule-rakado-capture = Si tu jugada termina sobre una ficha rival, te la comes y la retiras del tablero. No puedes terminar sobre una ficha tuya.
rule-rakado-must = Si puedes comer, tienes que hacerlo; si hay varias maneras, elige una. Si no puedes comer pero sí mover, tienes que mover. Si no puedes mover nada, pasas.
rule-rakado-goal = Para entrar en tu meta necesitas una tirada exacta. Una ficha que está en su meta no puede comer ni ser comida, pero puede seguir moviéndose dentro de ella.

## Tippy, Gobang, Cat and Mouse

rule-place = En tu turno, coloca una de tus fichas en cualquier sitio libre.
rule-tippy-capture = Te comes una ficha rival cuando colocas una tuya justo al lado (arriba, abajo, a la izquierda o a la derecha) y con eso los cuatro sitios ya son tuyos. Una ficha en el borde está a salvo, y si una ficha se coloca en un hueco entre cuatro tuyas, no por eso te la comes.
rule-gobang-move = Cuando ya están colocadas todas las fichas, en tu turno mueves: una de tus fichas va a una casilla libre justo al lado, en cualquier dirección.
rule-cats-move = En tu turno, mueve una de tus fichas a una casilla libre justo al lado, en cualquiera de las ocho direcciones. Los gatos y los ratones se mueven igual.
rule-cats-jump = En lugar de eso, un gato puede saltar por encima de un ratón que está justo al lado hasta la casilla libre de justo detrás, y así se lo come. No está obligado. Un gato no puede saltar por encima del otro, y los ratones no saltan nunca.

## Barricade

rule-barricade-opening = Para empezar, cada jugador tira una vez. Quien saca más empieza y usa esa tirada para su primera jugada; si hay empate, quienes han empatado vuelven a tirar. Después se juega por turnos, en el sentido de las agujas del reloj.
rule-barricade-roll = En tu turno, tira el dado y mueve una de tus fichas exactamente ese número de casillas, de casilla en casilla, en cualquier dirección. Puedes girar en las esquinas, pero no dar la vuelta durante la jugada. Un seis no tiene nada de especial: no se vuelve a tirar.
rule-barricade-enter = Las fichas de tu casa pueden salir con cualquier tirada. La casilla que está justo encima de la casa cuenta como uno.
rule-barricade-pass-over = Puedes pasar por encima de fichas de cualquier color, y sus casillas también se cuentan. Nunca puedes pasar por encima de una barricada.
rule-barricade-hit = Si tu jugada termina sobre una ficha rival, te la comes y vuelve a su casa. Tu jugada no puede terminar sobre una ficha tuya.
rule-barricade-lift = Si tu jugada termina exactamente en una barricada, tu ficha ocupa su casilla. Tienes que colocar la barricada enseguida en cualquier casilla libre, pero nunca en la primera fila, la que está encima de las casas, ni en la meta.
rule-barricade-must-move = Si puedes mover, tienes que hacerlo, aunque sea hacia atrás. Si lo único que puedes hacer es sacar una ficha de casa, mira las reglas caseras. Si no puedes mover nada, esperas a tu próximo turno.
rule-barricade-talk = Se permite dar consejos y hacer promesas, pero nadie está obligado a cumplirlas.

## Winning

rule-win-opposite = Ganas en cuanto todas tus fichas están en tu meta.
rule-filled = También ganas si al empezar tu turno no queda ningún agujero vacío en tu meta y tus fichas ocupan más de la mitad, sean de quien sean las demás (mira las reglas caseras). Hasta que ganes, las fichas pueden volver a salir de la meta.
rule-win-alone = El juego está resuelto en cuanto todas tus fichas están en la meta. Hasta entonces pueden volver a salir de ella.
rule-lost = Quien tiene que vaciar su casa (mira las reglas caseras) y no puede hacerlo queda fuera de la partida: sus fichas de la casa salen del tablero y las demás se quedan. Si una de ellas está en tu meta, su sitio cuenta como lleno. Gana el último jugador que queda.
rule-captive-1-lost = Cuando un jugador queda fuera de la partida, sus fichas de la casa salen del tablero y las demás se quedan. Si una de ellas está en tu meta, su agujero cuenta como lleno. Gana el último jugador que queda.
rule-marked-halma-win = Ganas en cuanto todas tus fichas están en tu meta y tu ficha marcada está en su casilla de la esquina, la diagonalmente opuesta a aquella en la que empezó.
rule-marked-halma-corner = Una ficha de alguien que quedó fuera de la partida no sustituye a tu ficha marcada en esa casilla de la esquina. Si ganas porque tu meta está llena (mira las reglas caseras), tu ficha marcada tiene que estar en la casilla de la esquina, salvo que haya en ella una ficha rival.
rule-marked-halma-alone = Si juegas en solitario, tus 19 fichas empiezan en la casa grande de abajo a la izquierda. Las reglas { $rule-stay-in-goal } y { $rule-stay-complete } no valen: las fichas pueden volver a salir de la meta.
rule-double-colour-halma-win = Ganas en cuanto tus dos colores están en sus metas, cada ficha en una casilla donde empezó su color pareja.
rule-team-star-halma-win = Un equipo gana en cuanto todas las fichas de los dos están en sus metas. Las parejas también pierden juntas y, siempre que se cuentan fichas o distancias, se suman las de los dos.
rule-connection-win = Ganas en cuanto tus fichas están en todos los agujeros de una de las seis líneas ganadoras. Cada una tiene 13 agujeros y va recta desde el agujero más exterior de una punta hasta el de la segunda punta a partir de ella.
rule-dutch-halma-win = Ganas en cuanto tus fichas llenan las dos filas de tu rival.
rule-le-zug-win = Ganas en cuanto nueve de tus fichas están en los nueve puntos de salida de la última fila de tu rival y las otras tres están en la fila de delante.
rule-top-secret-win = Ganas en cuanto todas tus fichas están fuera del tablero.
rule-solo-halma-win = El juego está resuelto cuando queda una sola ficha y está en el centro. Intenta usar los menos turnos posibles: se puede en 18, y nunca en menos.
rule-retour-win = El juego está resuelto cuando están llenas todas las casillas menos la del centro. Es el Halma solitario jugado al revés.
rule-alone-score = En solitario, intenta usar los menos turnos posibles. Si dos partidas tienen el mismo número de turnos, es mejor la que tiene menos saltos.
rule-captive-2-end = La partida termina cuando ninguna ficha puede salir ya del hexágono. Gana quien más fichas ha comido; si varios tienen las mismas, comparten la victoria.
rule-rakado-end = La partida termina cuando nadie podría mover con ninguna tirada, o tras 500 turnos por jugador. Gana quien tiene más fichas en su meta; si varios tienen las mismas, comparten la victoria.
rule-tippy-end = La partida termina cuando están colocadas todas las fichas. Resta a las fichas que has comido las que has perdido: gana el resultado más alto, y los resultados iguales comparten la victoria.
rule-gobang-win = Ganas en cuanto cinco o más de tus fichas están seguidas en una línea sin huecos, en una fila, una columna o una diagonal.
rule-cats-mice-win = Los ratones ganan cuando les toca a los gatos y ninguno de los dos puede moverse.
rule-cats-win = Los gatos ganan en cuanto quedan menos de nueve ratones, porque ocho ratones no pueden encerrar a dos gatos.
rule-cats-draw = La partida termina en empate tras cien turnos seguidos sin que se coma nada, cincuenta de cada jugador. También hay empate cuando la misma posición se da por tercera vez al empezar un turno, o tras 500 turnos por jugador.
rule-barricade-win = Ganas en cuanto una de tus fichas cae en la meta. Necesitas una tirada exacta, porque más allá de la meta no hay camino.

## Other ways for a game to end

rule-endings = La partida también termina cuando todos los jugadores tienen que pasar uno tras otro, cuando la misma posición se da por tercera vez al empezar un turno, o tras 500 turnos por jugador.
rule-endings-dice = La partida también termina cuando nadie podría mover con ninguna tirada, o tras 500 turnos por jugador.
rule-endings-barricade = La partida también termina tras 500 turnos por jugador. Entonces cada jugador cuenta las casillas desde cada una de sus fichas hasta la meta; una ficha que está en casa cuenta una más que desde la casilla de encima. Gana la suma más pequeña, y las sumas iguales comparten la victoria.
rule-endings-alone = En solitario puedes usar tantos turnos como quieras, y las posiciones pueden repetirse. Si ya no puedes mover, el juego queda sin resolver.
rule-measure-square = Si eso ocurre, gana quien tiene más fichas en su meta. Si hay empate, se suman las casillas que separan las fichas de cada jugador de la esquina del tablero donde está su meta, contando por filas y columnas, nunca en diagonal: gana la suma más pequeña, y las sumas iguales comparten la victoria.
rule-measure-star = Si eso ocurre, gana quien tiene más fichas en su meta. Si hay empate, se suman los pasos que separan las fichas de cada jugador del agujero más exterior de su meta: gana la suma más pequeña, y las sumas iguales comparten la victoria.
rule-measure-dutch-halma = Si eso ocurre, gana quien tiene más fichas en su meta. Si hay empate, se suman las filas que han avanzado las fichas de cada jugador: gana la suma más alta, y las sumas iguales comparten la victoria.
rule-measure-le-zug = Si eso ocurre, quien aún tiene una ficha en su propia estación pierde contra quien no la tiene. Si no, gana quien tiene más fichas en los nueve puntos de la última fila rival; si hay empate, se comparte la victoria.
rule-measure-top-secret = Si eso ocurre, gana quien tiene más fichas fuera del tablero; si hay empate, se comparte la victoria.
rule-measure-connection = Si eso ocurre, gana quien tiene más fichas en una sola de esas líneas; si hay empate, se comparte la victoria.
rule-measure-shared = Si eso ocurre, todos los jugadores comparten la victoria.

## What the pictures show

diagram-square-step = Un paso va a cualquier casilla libre justo al lado de la ficha.
diagram-square-jumps = Varios saltos seguidos, por encima de fichas tuyas y de otras. Todo esto es un solo turno.
diagram-super-jump = Un salto largo: la ficha saltada está exactamente en la mitad.
diagram-square-goal = La última ficha llega a la casa de enfrente y gana la partida.
diagram-quick-goal = La última ficha llega a la línea de enfrente y gana la partida.
diagram-marked-goal = Todas las fichas han llegado, y la marcada está en la esquina: partida ganada.
diagram-double-goal = Cada color está donde empezó su color pareja: partida ganada.
diagram-colour-step = Desde una casilla oscura, una ficha da un paso en diagonal.
diagram-colour-jump = Desde una casilla clara, una ficha salta.
diagram-dice = Un uno para los pasos y un tres para los saltos: una ficha da un paso y otra hace una cadena de tres saltos.
diagram-figure = Una ficha salta a su sitio en la figura. Aún falta otra.
diagram-secret-jumps = En el tablero, las fichas dan pasos y saltan como siempre.
diagram-secret-leave = Un salto por encima de la ficha del borde lleva fuera del tablero.
diagram-dutch-step = Un paso va una casilla de frente.
diagram-dutch-hook = Dos quiebros seguidos, cada uno para esquivar una ficha rival que está en diagonal delante.
diagram-zug-step = Un paso va un punto en diagonal hacia delante.
diagram-zug-jumps = Dos saltos y, después, un paso en diagonal.
diagram-star-step = Un paso va por una línea hasta el agujero libre siguiente.
diagram-star-jumps = Varios saltos seguidos, por encima de fichas tuyas y de otras. Todo esto es un solo turno.
diagram-star-super = Un salto largo: la ficha saltada está exactamente en la mitad.
diagram-star-goal = La última ficha llega a la casa de enfrente y gana la partida.
diagram-chinese-goal = La última de las diez llega a la punta de enfrente y gana la partida.
diagram-connection = Se cierra el último hueco de una línea de 13: partida ganada.
diagram-captive-out = Tres saltos llevan fuera del hexágono y comen tres fichas.
diagram-captive-one = Basta un solo salto si lleva fuera.
diagram-solo-jump = Un salto come la ficha por encima de la que pasa.
diagram-solo-last = El último salto termina en el centro: resuelto.
diagram-retour-first = Se coloca una ficha nueva junto a la primera, que salta por encima de ella.
diagram-retour-next = El turno siguiente: una ficha salta, y la nueva se queda en medio.
diagram-five = Cinco en una diagonal sin huecos ganan.
diagram-tippy = La cuarta ficha cierra el cerco y se come la ficha rival.
diagram-cat-jump = Un gato salta por encima de un ratón y se lo come.
diagram-cats-shut = Ninguno de los dos gatos puede moverse ya: ganan los ratones.
diagram-rakado-take = Un cuatro: se come la ficha rival que está al final de la jugada.
diagram-rakado-goal = Un tres alcanza justo para llegar a la fila de base de enfrente.
diagram-enter = Un cuatro saca una ficha de casa; la casilla de encima de la casa cuenta como uno.
diagram-send-back = Un cinco: la ficha pasa por encima de una rival y manda a la otra de vuelta a su casa.
diagram-lift = Un tres termina exactamente en una barricada: la ficha ocupa su casilla, y la barricada va a otro sitio.
diagram-home = Un tres alcanza justo: la primera ficha que llega a la meta gana.
