# Avisos de que le toca a uno: el interruptor y lo que dice.

reminders-title = Avisos de turno
reminders-here = Avisarme en este dispositivo
reminders-about = Cuando te toca y la mesa no está abierta, el dispositivo te avisa. El mensaje dice el juego y el tiempo que te queda, pero ningún nombre.
reminders-offer = Esto puede tardar. ¿Quieres que este dispositivo te avise cuando te toque?
reminders-no = No, gracias
reminders-blocked = El navegador bloquea los mensajes de esta página. Permite las notificaciones de este sitio en los ajustes del navegador, normalmente tras el icono que hay junto a la dirección. Después podrás activar los avisos aquí.
reminders-not-allowed = El navegador no tiene permiso para mostrar mensajes, así que no ha cambiado nada.
reminders-failed = El navegador no ha podido registrarse para recibir mensajes. Comprueba la conexión e inténtalo de nuevo.
reminders-devices = { $count ->
    [0] Ningún dispositivo te avisa.
    [one] Recibes avisos en { $count } dispositivo.
   *[other] Recibes avisos en { $count } dispositivos.
}
