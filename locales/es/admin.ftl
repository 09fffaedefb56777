# The command `spielhof admin`.

cli-admin = Ver las denuncias de un servidor, excluir a personas, retirar nombres; responde en JSON
cli-arg-admin-url = La dirección del servidor
cli-arg-admin-deed = list, ban, unban, remove-name, resolve o audit
cli-arg-admin-what = El id de la denuncia; con unban, el de la persona
cli-arg-admin-table = Quien está en esta mesa, en lugar de una denuncia
cli-arg-admin-seat = El asiento en esa mesa
cli-arg-admin-days = Cuántos días; sin número, para siempre (nombres: 7)
cli-arg-admin-reason = insult, harassment, name, spam, cheating u other
cli-arg-admin-token-file = Un archivo con la clave; si no, se usa SPIELHOF_ADMIN_TOKEN, y en la propia máquina no hace falta
fault-admin-whom = Di de quién se trata: una denuncia, o --table y --seat.
