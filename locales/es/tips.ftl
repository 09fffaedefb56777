# Tips for playing well. Each has a position in crates/guide/tips where the computer follows it.

## Games on the square board

tip-ladder = Construye una escalera: fichas en línea con una casilla libre entre ellas. Las fichas de atrás la recorren en un solo turno.
tip-borrow = Las fichas de tu rival también son puentes. Úsalas mientras estén ahí.
tip-straggler = No dejes atrás una ficha sola. Trae la última mientras aún tenga algo que saltar.
tip-deep-first = Llena primero las casillas más profundas de tu meta. Una ficha que se para en el borde estorba a las que vienen detrás.
tip-colour-pairs = Mantén juntas tus fichas de casillas oscuras y claras. Las de casillas claras solo pueden saltar, y las otras les sirven de puente.
tip-marked-corner = Deja libre la esquina de tu meta para la ficha marcada, y abierto el camino hasta ella.
tip-long-lines = Antes de cada turno, mira las ocho líneas que salen de cada ficha, también a lo lejos. Una sola ficha en una línea despejada es un salto largo.
tip-dice-order = Piensa en el orden. Salta por encima de una ficha antes de dar un paso con ella, y da primero el paso si construye un puente.
tip-dice-steps = Si no ves ninguna cadena buena, usa el dado mayor para los pasos. Muchos pasos pequeños son mejores que una cadena que no puedes hacer.
tip-double-shade = Los saltos y los pasos en diagonal nunca cambian el tono de la casilla de una ficha. Si está en el tono que no le toca, da un paso recto.
tip-rear-first = Mueve primero la ficha de atrás. Si la de delante se escapa, no queda nada que saltar.
tip-figure-far = Llena primero el lado lejano de la figura. Las fichas que se paran en el lado cercano estorban.

## Games on the star

tip-star-straggler = Mueve la ficha de más atrás mientras aún tenga una cadena. Cuando las demás se han ido, no tiene nada que saltar y tiene que ir paso a paso.
tip-star-borrow = Las fichas de tu rival también te sirven de trampolín. Busca cadenas que pasen por encima de las suyas y de las tuyas.
tip-star-deep = Entra en tu meta lo más adentro que puedas. Una ficha que se para en la entrada cierra el paso a la siguiente.
tip-star-leapfrog = Mantén juntas dos fichas: la de atrás salta por encima de la de delante, y luego al revés. Así vas el doble de rápido que a pasos.
tip-star-far-jump = Mira toda la línea, no solo las fichas vecinas. Una sola ficha lejana puede hacerte cruzar medio tablero.
tip-star-partner-yard = Sal pronto de tu casa. Es la meta de tu pareja, que no puede terminar mientras estés en ella.
tip-star-captive-early = Adelanta pronto las fichas de la punta de tu casa. Cuando tu rival ha dejado la suya, no puedes hacer otra cosa que vaciar la tuya.
tip-star-captive-shut = Si tu casa está vacía, mira la de tu rival. Quizá puedas impedir que su última ficha salga o siquiera se acerque más a su meta; entonces tu rival pierde.
tip-star-line-stop = Cuenta también los huecos de la línea de tu rival. Cuando solo quede uno, pon en él una ficha tuya.
tip-star-line-gap = Una ficha de tu línea puede saltar a su propio hueco. Entonces el hueco queda en otro sitio, más fácil de cerrar para ti o más difícil de tapar.
tip-marble-far-jump = Mira toda la línea, no solo las canicas vecinas. Una sola canica lejana puede hacerte cruzar medio tablero.
tip-marble-deep = Entra en tu meta lo más adentro que puedas. Una canica que se para en la entrada cierra el paso a la siguiente.

## Barricade, Rakado, Gobang, Tippy, Cat and Mouse

tip-barricade-leader = Si puedes elegir qué ficha comer, come la más cercana a la meta. Es la que más camino pierde.
tip-barricade-wall = Coloca una barricada justo delante de la ficha rival más cercana a la meta. Entonces necesita un uno o tiene que dar un gran rodeo.
tip-barricade-lift = Cae en una barricada cuando puedas. Te abres el camino y se lo cierras a otro.
tip-rakado-goal = Si tu tirada lleva una ficha a la meta, entra. Allí nadie puede comerla, y solo cuentan las fichas en la meta.
tip-rakado-recapture = Si puedes elegir qué ficha comer, mira hacia delante en la columna. Elige de modo que después ninguna ficha rival esté lo bastante cerca para comerse la tuya.
tip-gobang-three = Si tres en línea tienen los dos extremos libres, frénalas enseguida. Si esperas, serán cuatro con los dos extremos libres, y solo podrás tapar uno.
tip-gobang-two-threats = Coloca una ficha donde se cruzan dos de tus líneas. De dos amenazas, tu rival solo puede parar una.
tip-tippy-two = Busca una casilla al lado de dos fichas de tu rival. Una ficha ahí puede comer las dos.
tip-tippy-guard = Si tu rival ocupa tres lados de tu ficha, ocupa tú el cuarto. Entonces nadie puede comerla.
tip-mice-rows = Con los ratones, ten un ratón detrás de cada ratón. Un gato no puede saltar si la casilla de detrás está ocupada.
tip-cats-capture = Con los gatos, come un ratón mientras la casilla de detrás esté libre. Cuantos menos ratones quedan, más les cuesta encerrarte.

## Dutch Halma, Le Zug, Top Secret, Captive 2, peg games

tip-secret-rim = Al colocar tus fichas, ocupa el borde de la zona central. Desde ahí sales antes que desde dentro.
tip-secret-bridge = Usa todas las fichas como puentes, también las de tu rival. Una cadena larga ahorra muchos pasos.
tip-secret-inner-first = Si una ficha puede salir saltando por encima de una tuya del borde, hazlo primero. La del borde puede salir después con un paso.
tip-dutch-hook-now = Haz el quiebro antes que el paso. La ficha rival que necesitas para el quiebro puede no estar en el próximo turno.
tip-dutch-no-gift = No des un paso a una casilla en diagonal delante de una ficha rival si así puede esquivarte con un quiebro.
tip-zug-chain = Busca primero la cadena más larga, y no olvides el paso extra. Las fichas de tu rival también sirven para saltar.
tip-zug-guard = Deja una ficha de guardia en tu estación mientras tu rival espera delante. Tu rival no avanza, y tú sigues.
tip-solo-arms = Trae pronto las fichas de los extremos de los brazos. Cuando se quedan solas allí, ya no hay nada que pueda llegar a ellas.
tip-solo-purge = Aprende a quitar tres fichas en fila. Una ficha al lado de la del extremo salta por encima de ella, la más lejana salta por encima de la de en medio, y la primera salta de vuelta.
tip-solo-last-jump = Piensa en el final: el último salto tiene que caer en el centro. Prepara dos fichas seguidas que apunten hacia él.
tip-retour-holes = Mira las casillas libres en vez de las fichas. Se mueven como las fichas del Halma solitario, y la última tiene que ser el centro.
tip-retour-rim = Llena pronto las esquinas de los brazos. Solo las puede llenar un salto que termine allí.
tip-captive-most = Sigue cada camino hasta el final antes de empezar. Un camino más largo hacia fuera come más fichas.
tip-captive-end = Si así ganas el recuento, termina la partida: elige un turno después del cual nadie pueda salir.
