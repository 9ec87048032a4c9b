# Lo que se dice a una mesa o de un registro cuando algo no se acepta.

# Un registro entero.
record-truncated = El registro está cortado.
record-unreadable = No se puede leer el registro: { $because }.
record-foreign = Esto no es un registro de Orrery.
record-newer-format = El registro tiene el formato { $format }, más nuevo que este programa.
record-unknown-game = El registro es del juego «{ $game }», que este programa no conoce.
record-newer-rules = El registro se jugó con la versión { $found } del reglamento de { $game }; este programa solo conoce la { $known }.
record-older-rules = El registro se jugó con la versión { $found } del reglamento de { $game }; con la { $known }, que es la de este programa, la partida sigue otro camino en la anotación { $entry }.
record-other-box = El registro se jugó con otra caja de { $game }: hace falta el archivo de componentes con el resumen BLAKE3 { $found }.
record-differs = La anotación { $entry } no se sostiene: { $because }
record-no-secret = El registro no contiene el secreto y su azar no se puede comprobar: la partida no ha terminado.
record-other-secret = El secreto del registro no es el que se prometió.
record-other-luck = El azar de la anotación { $entry } no es el que da el secreto.

# Una anotación.
entry-no-setup = La preparación es la primera anotación, y solo la primera.
entry-misnumbered = Su número no es el siguiente.
entry-time-runs-back = Ocurrió antes que la anotación anterior.
entry-after-end = La partida ya ha terminado.
entry-no-such-seat = No hay asiento { $seat }.
entry-not-asked = Ahora no se pregunta al asiento { $seat }.
entry-stale = La pregunta ya no está abierta.
entry-malformed = No es una acción del juego: { $because }.
entry-refused = El reglamento no lo permite ({ $clause }). { $because }
entry-other-luck = Su azar no es el que pide el reglamento.
entry-not-the-default = Cuando se agota el tiempo solo se juega la acción por defecto.
entry-other-undo = Estas anotaciones no se pueden deshacer así.
entry-no-request = Nadie pide ahora a este asiento deshacer nada.
entry-resigned = El asiento { $seat } se abandonó para siempre.
entry-no-clock = En esta mesa no hay reloj.
entry-flag-stands = A { $seat } todavía le queda tiempo.
entry-wrong-claim = Que se ha acabado el tiempo lo dice otra persona que juegue.
entry-no-holiday = A { $seat } no le quedan esos días de descanso.
entry-odd-outage = Acabaría antes de empezar, o aún no ha ocurrido.
entry-no-person = El asiento { $seat } es de un bot, y esto les toca a las personas.
entry-not-a-bots = El asiento { $seat } es de una persona: el nivel solo se cambia donde un bot juega hasta el final.
entry-not-over = La partida no ha terminado.
entry-other-outcome = La partida no terminó así.
entry-not-ended = La partida ha terminado, pero el registro no lo dice.

# Una mesa que no se puede preparar.
unfit-seats = El juego es para { $least } a { $most } jugadores, no { $found }.
unfit-unknown-option = El juego no tiene la opción «{ $option }».
unfit-malformed = No se pueden leer las opciones: { $because }.
unfit-refused = El reglamento no permite estas opciones ({ $clause }). { $because }

# El botón de deshacer.
undo-nothing = No hay nada que deshacer.
undo-ended = La partida ha terminado.
undo-window-open = Otros están decidiendo en secreto.
undo-somebody-answered = { $count ->
    [one] { $seat } ya ha decidido después.
   *[other] Otros ya han decidido después.
}
undo-time-ran-out = Se agotó el tiempo y se jugó la acción por defecto.
undo-luck-was-drawn = Ya ha hablado el azar.
undo-somebody-learnt = { $count ->
    [one] { $seat } ha visto algo nuevo.
   *[other] Los jugadores han visto algo nuevo.
}

# Una partida en palabras.
tale-person = Sitio { $seat }: { $name }
tale-bot = Sitio { $seat }: el bot { $name }
tale-ranked = { $place }. { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
tale-placed = { $place }. { $name }

# El historial, además de las jugadas.
aside-time-out = A { $seat } se le acabó el tiempo:
aside-bot-for-turn = Un bot juega este turno por { $seat }.
aside-bot = Un bot juega por { $seat }.
aside-other-level = { $by } cambia cómo juega { $seat }. A partir de ahora: { $bot ->
    [level] nivel { $level }
    [greedy] aplicado
    [random] despreocupado
   *[other] { $name }
}.
aside-back = { $seat } ha vuelto.
aside-conceded = No queda nadie más: { $seat } da la partida por ganada.
aside-resigned = { $seat } abandona; sigue un bot.
aside-flag = { $by } avisa de que a { $seat } se le ha acabado el tiempo.
aside-pause = { $seat } pide una pausa.
aside-no-pause = { $seat } ya no pide pausa.
aside-holiday = { $seat } se toma { $days ->
    [one] un día
   *[other] { $days } días
} de descanso.
aside-outage = Falló el servidor; mientras tanto no corrió ningún reloj.
