# La aplicación sin red, y sus actualizaciones.

offline-sign = Estás sin conexión
needs-network-this = Para esto hace falta conexión con el servidor.
needs-network-tables = Estás sin conexión: no se muestran las mesas del servidor.
needs-server = Es una demo sin servidor: aquí no encontrarás a nadie más.
update-ready = Hay una versión nueva.
update-take = Actualizar ahora
update-check = Buscar actualizaciones
update-current = Tienes la última versión.
update-failed = No se ha podido comprobar. ¿Tienes conexión?
app-title = Esta aplicación
app-version = Versión { $version } ({ $build })
app-offline = La aplicación también se abre sin conexión.
app-install = Instalar
app-install-how = Para tenerla como aplicación, elige «Instalar» o «Añadir a pantalla de inicio» en el menú de tu navegador.
plain-http = Esta página no está cifrada, así que tu navegador no puede guardarla para usarla sin conexión. Todo lo demás funciona.
notice-dismiss = Cerrar este aviso
error-no-engine = Esto aún no está en tu dispositivo. Ábrelo una vez con conexión.
play-here = Guardar esta partida en este dispositivo
play-here-note = Funciona sin red. Más tarde puedes copiarla al servidor.
table-here = En este dispositivo
