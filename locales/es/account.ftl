# Accounts: passkeys, recovery codes, devices.

account-title = Cuenta
account-about = Con una cuenta eres la misma persona en todos tus dispositivos: tu nombre, tus partidas y tus asientos están allí donde inicies sesión. No hace falta contraseña ni correo electrónico. Tu dispositivo guarda una llave de acceso, que desbloqueas igual que el dispositivo.
account-create = Crear una cuenta
account-sign-in = Iniciar sesión
account-lost = Iniciar sesión con un código de recuperación
account-code = Código de recuperación
account-use-code = Usar el código
account-running = { $count ->
    [one] Tienes un asiento en una partida en curso en este dispositivo. Pasa a la cuenta.
   *[other] Tienes asientos en { $count } partidas en curso en este dispositivo. Pasan a la cuenta.
  }
account-over = Las partidas terminadas se quedan con el invitado que eres ahora y no forman parte de la cuenta.
account-go-on = Continuar
account-not = Cancelar
account-passkeys = Llaves de acceso
account-passkey-made = añadida el { $date }
account-passkey-used = usada por última vez el { $date }
account-passkey-unused = aún sin usar
account-passkey-unnamed = Llave de acceso
account-remove = Quitar { $name }
account-remove-sure = Sí, quitar { $name }
account-new-name = Nombre de la nueva llave de acceso
account-add = Añadir una llave de acceso
account-codes = Códigos de recuperación
account-codes-about = Cada código te deja entrar una vez si has perdido tus llaves de acceso.
account-codes-left = { $count ->
    [0] No queda ningún código.
    [one] Queda un código.
   *[other] Quedan { $count } códigos.
  }
account-codes-new = Crear códigos nuevos
account-codes-keep = Anota estos códigos o imprímelos: solo se muestran ahora. Los códigos anteriores ya no valen.
account-codes-copy = Copiar los códigos
account-codes-copied = Copiados.
account-codes-kept = Los he guardado
account-devices-title = Dispositivos
account-devices = { $count ->
    [one] Solo este dispositivo tiene la sesión iniciada.
   *[other] { $count } dispositivos tienen la sesión iniciada.
  }
account-sign-out = Cerrar sesión aquí
account-sign-out-others = Cerrar sesión en los demás dispositivos
account-created = Tu cuenta está lista.
account-signed-in = Has iniciado sesión.
account-moved = { $count ->
    [one] Has iniciado sesión y tu asiento ha venido contigo.
   *[other] Has iniciado sesión y tus { $count } asientos han venido contigo.
  }
account-recovered = Has entrado con un código. Añade ahora una llave de acceso y quita las que hayas perdido.
account-added = La llave de acceso está añadida.
account-removed = La llave de acceso está quitada. También puedes borrarla de tu dispositivo.
account-signed-out = Has cerrado sesión.
account-others-out = Los demás dispositivos ya no tienen la sesión iniciada.
account-cancelled = No ha cambiado nada: no se eligió ninguna llave de acceso.
account-here-already = Este dispositivo ya tiene una llave de acceso para tu cuenta.
account-impossible = Las llaves de acceso necesitan una dirección segura con un nombre de servidor.
account-expired = Ha tardado demasiado. Inténtalo otra vez.
account-refused = La llave de acceso no se ha aceptado.
account-unknown-passkey = Esta llave de acceso no pertenece a ninguna cuenta de aquí.
account-not-added = No se ha podido añadir la llave de acceso.
account-only-way-in = Es tu única forma de entrar. Crea antes códigos de recuperación o añade otra llave de acceso.
account-bad-code = Ese código no existe o ya se ha usado.
account-none = No tienes cuenta.
account-deleting = «Borrar todo sobre mí» borra también la cuenta con todas las llaves de acceso, códigos y dispositivos.
