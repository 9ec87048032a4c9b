# Lo que dice el servidor cuando no puede hacer lo que se le pide.

problem-no-such-game = Aquí no hay ningún juego «{ $game }».
problem-no-such-table = Esa mesa no existe.
problem-no-such-page = No hay nada en esta dirección.
problem-malformed = No se entiende la petición: { $because }
problem-nobody = Aún no tienes identidad aquí: abre antes la portada.
problem-name = Un nombre tiene entre 1 y 40 caracteres.
problem-not-host = Solo puede hacerlo quien abrió la mesa.
problem-no-such-seat = La mesa no tiene ese asiento.
problem-seat-taken = Ese asiento está ocupado.
problem-not-yours = Ese asiento no es tuyo.
problem-seats-open = Quedan asientos libres.
problem-started = La partida ya ha empezado.
problem-not-started = La partida aún no ha empezado.
problem-not-over = El acta se entrega cuando termina la partida.
problem-unknown-bot = No hay ningún bot llamado «{ $bot }».
problem-bot-budget = El bot «{ $bot }» no pensaría nada, o pensaría para siempre.
problem-bot-level = No hay «{ $bot }»: los niveles van de 1 a 8.
problem-too-many = Demasiadas peticiones: espera un momento.
problem-too-large = El mensaje es demasiado grande.
problem-elsewhere = No se aceptan conexiones desde otros sitios.
problem-store = No se pudo guardar la mesa, así que nada ha cambiado. Inténtalo de nuevo en un momento.
problem-frozen = Un fallo ha congelado esta mesa. No se ha perdido nada; quien la abrió puede enviarnos el acta.
problem-nothing-to-redo = No hay nada que rehacer.
undo-to = hasta antes de: { $deed }
undo-last = tu última acción
