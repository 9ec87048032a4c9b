# Por qué se rechazó una respuesta. Las piezas de la caja traen su propio nombre.

players-out-of-range = En la Odyssey caben de dos a cuatro jugadores, no { $players }.
answers-another-question = Eso no responde a lo que se pregunta.

# Construcción
stack-empty = En { $stack } no queda ningún Módulo.
stack-used-at-setup = Ya has tomado un Módulo de { $stack }; el segundo debe salir de otra pila.
stack-barred = Este turno ya has añadido un Módulo de { $stack }; no puedes volver a robar de ahí hasta que acabe.
no-return-at-setup = En la preparación se construyen los dos Módulos; no se devuelve ninguno.
no-open-corridor = Ningún pasillo de la estación da a una celda vacía, así que no se puede añadir nada.
cell-taken = Ahí ya hay otro Módulo.
no-corridor-met = Ninguno de sus pasillos coincidiría con un pasillo de la estación.
rotation-looks-alike = { $rotations ->
    [one] Este Módulo queda igual se gire como se gire.
   *[other] Con ese giro queda como antes; solo hay { $rotations } posiciones distintas.
}

# El turno
no-such-engineer = No tienes ningún Ingeniero así en la { $room }.
same-room = El Ingeniero debe pasar de la { $room } a una sala distinta.

# Movimiento
no-settler-there = Ahí no hay ningún Colono tuyo.
modules-not-connected = Ningún pasillo une esos dos Módulos.
wrong-sector = Ahora solo se puede entrar en Módulos del sector { $sector } y en el blanco.
module-full = El Módulo está completo: su capacidad es { $capacity }.

# Mejoras
no-such-room = La Odyssey no tiene esa sala.
no-plain-engineer = No tienes ningún Ingeniero sin Traje en la { $room }.

# Sala de acceso
no-access-module = Ahí no hay ningún Módulo de acceso tuyo.
access-deactivated = Ese Módulo de acceso sigue desactivado.
access-full = Ese Módulo de acceso ya tiene { $capacity }.
reserve-empty = No te quedan Colonos en la reserva.

# Viaje y Exoplanetas
no-full-gate-module = Ahí no tienes ningún Módulo de Puerta Espacial completo.
space-taken = Esa casilla no está libre.
bose-not-carried = Antes deben estar ocupadas las dos casillas que la sostienen.
dirac-no-allowance = Cada { $each } Colonos tuyos en el lado luminoso permiten uno en el oscuro; no tienes bastantes.
dirac-center-last = El centro se abre cuando todo el lado luminoso está ocupado.
fermi-first-in-orbit = El primer Colono del envío va a un satélite; los demás, al centro.
russell-one-island = Todos los Colonos de un envío van a la misma isla.
turing-own-canal = Sigues por el siguiente paso de tu canal o empiezas en el extremo exterior de uno libre.
turing-inwards = Antes deben estar ocupadas todas las casillas exteriores unidas a ella.
two-tokens-lower-first = Elige dos fichas distintas, primero la que está en el puesto de más valor.
tokens-not-neighbors = Esas dos fichas no están una junto a la otra.
exoplanet-has-gate = { $exoplanet } no puede recibir la Puerta: ya tiene una o no está en juego.

# Reorganización
no-reorganization-token = No tienes ninguna ficha de Reorganización.
modules-left-out = { $modules ->
    [one] Falta un Módulo por colocar.
   *[other] Faltan { $modules } Módulos por colocar.
}
module-not-to-lay = Ese Módulo no es uno de los que te quedan por colocar.
