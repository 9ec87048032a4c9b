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
no-gate-module = Ahí no tienes ningún Módulo de Puerta Espacial.
gate-not-full = Este Módulo de Puerta Espacial conserva sus Colonos: tiene { $settlers } de { $capacity }.
space-taken = Esa casilla no está libre.
bose-not-carried = Antes deben estar ocupadas las dos casillas que la sostienen.
dirac-no-allowance = Cada { $each } Colonos tuyos en el lado luminoso permiten uno en el oscuro; te { $missing ->
    [one] falta uno.
   *[other] faltan { $missing }.
}
dirac-center-last = El centro se abre cuando todo el lado luminoso está ocupado; { $free ->
    [one] queda una casilla libre.
   *[other] quedan { $free } casillas libres.
}
fermi-first-in-orbit = El primer Colono del envío va a un satélite; los demás, al centro.
russell-one-island = Todos los Colonos de un envío van a la misma isla.
turing-own-canal = Sigues por el siguiente paso de tu canal o empiezas en el extremo exterior de uno libre.
turing-inwards = Antes deben estar ocupadas todas las casillas exteriores unidas a ella.
two-tokens-lower-first = Elige dos fichas distintas, primero la que está en el puesto de más valor.
tokens-not-neighbors = Esas dos fichas no están una junto a la otra.
exoplanet-has-gate = { $exoplanet } ya tiene una Puerta; solo en Hawking cabe más de una.
exoplanet-not-in-play = { $exoplanet } no está en juego.

# Reorganización
no-reorganization-token = No tienes ninguna ficha de Reorganización.
modules-left-out = { $modules ->
    [one] Falta un Módulo por colocar.
   *[other] Faltan { $modules } Módulos por colocar.
}
module-not-to-lay = Ese Módulo no es uno de los que te quedan por colocar.

## La portada.

game-title = Space Gate Odyssey
game-tagline = Construye una estación, guía a sus Colonos por las Puertas Espaciales y hazte oír en los nuevos mundos.
game-length = unos 90 minutos

## La sala.

option-short-game = Partida corta
help-option-short-game = Dos Puertas y tres Exoplanetas en lugar de tres y cinco.
option-reorganization-tokens = Fichas de Reorganización
help-option-reorganization-tokens = Una vez por partida, cada cual puede rehacer su estación: ideal para la primera.
option-action-order = Quién actúa primero en la sala
help-option-action-order = En la sala activada se actúa en sentido horario a partir de este jugador.
option-active-first = Quien la ha activado
option-starting-first = El jugador inicial de la partida
option-open-corridor-mode = Pasillos abiertos
help-option-open-corridor-mode = Qué pasillos restan un punto de Influencia cada uno al final.
option-unconnected = Todos los que no enlazan con otro pasillo
option-void-only = Solo los que dan al vacío
option-random-predominance = Predominio al azar
help-option-random-predominance = Las fichas de Predominio empiezan en un orden al azar.
option-stall-guard-turns-per-player = Límite de calma
help-option-stall-guard-turns-per-player = La partida acaba tras tantos turnos por jugador sin colocar ningún Colono en un Exoplaneta; 0 para nunca.

## Las piezas.
## built: sector- room- short- stack- rule- part-

sector-water = Agua
sector-wildlife = Vida salvaje
sector-energy = Energía
room-water = sala de agua
room-wildlife = sala de vida salvaje
room-energy = sala de energía
room-access = sala de acceso
room-modules = sala de módulos
short-water = Agua
short-wildlife = V. salvaje
short-energy = Energía
short-access = Acceso
short-modules = Módulos
stack-gate-wildlife = Puertas de vida salvaje
stack-gate-water = Puertas de agua
stack-gate-energy = Puertas de energía
stack-odyssey-wildlife = Mejoras de vida salvaje
stack-odyssey-water = Mejoras de agua
stack-odyssey-energy = Mejoras de energía
stack-access-wildlife = Accesos de vida salvaje
stack-access-water = Accesos de agua
stack-access-energy = Accesos de energía
stack-quoted = «{ $stack }»
token-balance = Equilibrio
token-none = Ninguno
engineer = Ingeniero
chief = Ingeniero Jefe
robot = Robot
suit = Traje
settler = Colono
gate = Puerta { $gate }
module-gate = Puerta { $gate } ({ $sector })
module-recruit = Mejora: Reclutar ({ $sector })
module-promote = Mejora: Ascenso ({ $sector })
module-robot = Mejora: Robótica en la { $room } ({ $sector })
module-access = Módulo de acceso ({ $sector })
module-initial = Módulo inicial de acceso

## Qué piden y qué dan los Exoplanetas.

rule-bose = Una casilla por encima de la base exige ocupadas las dos de debajo. Se cierra al llenarse. { $points_per_settler } por Colono y { $points_level_majority } por cada nivel en que tengas la mayoría en solitario.
rule-collins = Cualquier casilla. Un volcán se consigue cuando un mismo jugador tiene { $absolute_majority } de sus { $spaces_per_volcano } casillas o cuando se llenan; se cierra al conseguirse todos. { $points_majority } por cada volcán con mayoría, { $points_tie_each } a cada uno si hay empate.
rule-dirac = Las casillas luminosas son libres; cada { $basic_per_advanced } Colonos tuyos en ellas permiten uno en el lado oscuro (punteado). El centro se abre con el lado luminoso lleno y cierra Dirac. Luz { $points_basic }, oscuro { $points_advanced }, centro { $points_central }.
rule-fermi = El primer Colono del envío va a un satélite; los demás, al centro. Se cierra con { $close_threshold } de { $satellite_spaces } casillas. Según tus satélites, { $points_by_satellites }; la mayoría en el centro, { $points_center_majority } y un cambio.
rule-russell = Todo el envío va a la misma isla. Se cierra cuando cada una de las { $islands } tiene { $close_threshold } Colonos. { $points_majority } por cada isla con mayoría, { $points_tie_each } a cada uno si hay empate; { $points_presence } por cada isla en que estés.
rule-susskind = Cualquier casilla libre. Se cierra al llenarse. { $points_per_settler } por Colono.
rule-planck = Cualquier casilla libre. Se cierra al llenarse. { $points_per_settler } por Colono y { $points_largest_group } por el mayor grupo unido por carreteras, { $points_tie_each } a cada uno si hay empate.
rule-turing-a = Cada cual avanza paso a paso por su propio canal hacia dentro. El centro cierra Turing. Tus Colonos valen por orden: { $points_by_order }.
rule-turing-b = Una casilla interior exige ocupadas todas las exteriores unidas a ella. Se cierra al llenarse el centro. Periferia { $points_basic }, círculo interior { $points_advanced }, centro { $points_central }.

## La mesa.

heading-setup = Preparación
heading-over = Fin
heading-closed = { $closed } de { $all } Exoplanetas cerrados
odyssey-title = La Odyssey
room-name = { $room }, puntos de acción { $points }
wheel = Rueda de Influencia
standing = Influencia { $influence }, rango { $rank }
hawking-pays = { $points } por Colono
predominance-title = Predominio
predominance-note = al final
slot-name = { $token }, { $points }
leads = en cabeza con { $count }
worksite-title = Taller Espacial
modules-left = { $count ->
    [one] 1 Módulo
   *[other] { $count } Módulos
}
stack-name = { $stack }: { $module }, capacidad { $capacity }, { $left ->
    [one] queda 1
   *[other] quedan { $left }
}
beneath-name = al fondo de su pila: { $module }
planets-title = Exoplanetas
waiting-planets = A la espera de una Puerta
all-closed = Todos los Exoplanetas están cerrados.
quiet-turns = { $turns } de { $guard } turnos en calma
if-closed-now = Si se cerrara ahora
space-free = casilla libre { $number }
space-swap = casilla libre { $number }, con cambio de dos fichas de Predominio
gathered = en el centro: { $count }
own-station = Tu estación
station-of = La estación de { $seat }
station = estación
others-title = Las demás estaciones
open-count = { $count ->
    [0] ningún pasillo abierto
    [one] 1 pasillo abierto
   *[other] { $count } pasillos abiertos
}
points-left = { $count ->
    [one] queda 1 punto de acción
   *[other] quedan { $count } puntos de acción
}
reserve = Reserva
activated = activado
activated-title = Activos
deactivated = desactivado
open-corridors = Pasillos abiertos
reorganization-token = Ficha de Reorganización
cell-empty = celda vacía { $x }, { $y }
cell = celda
turned = girado { $degrees }°
hand-title = En la mano
hand-note = capacidad { $capacity }
tray-title = Por colocar
unit-influence = Influencia
count-reserve = Colonos en la reserva
count-station = Colonos en la estación
count-planets = Colonos en Exoplanetas
note-active = jugador activo
note-starting = jugador inicial
score-planet = { $exoplanet }: { $cause }
score-hawking = Colonos llegados a Hawking ({ $count })
score-predominance = Predominio: más Módulos activos de { $token } ({ $count })
score-balance = Predominio: { $token }, más conjuntos de los tres sectores ({ $count })
score-corridors = Pasillos abiertos ({ $count })
tie-modules = { $count ->
    [one] 1 Módulo activado
   *[other] { $count } Módulos activados
}

## Qué se pregunta.

prompt-take-initial = Toma un Módulo para tu estación
prompt-place = Coloca: { $module }
prompt-move-engineer = Mueve un Ingeniero a otra sala
prompt-draft = ¿Qué Módulo colocas ahora?
prompt-draft-done = ¿Es esta tu nueva estación?
prompt-walk = Mueve Colonos a Módulos de { $sector }: { $points ->
    [one] queda 1 punto
   *[other] quedan { $points } puntos
}
prompt-fill = Llena tus Módulos de acceso: { $points ->
    [one] queda 1 punto
   *[other] quedan { $points } puntos
}
prompt-add = Añade Módulos: { $points ->
    [one] queda 1 punto
   *[other] quedan { $points } puntos
}
prompt-recruit = ¿A qué sala va el nuevo Ingeniero?
prompt-promote = ¿Qué Ingeniero se pone el Traje?
prompt-travel = Varios Módulos de Puerta están completos: ¿qué envío sale primero?
prompt-colonize = Coloca un Colono en { $exoplanet } ({ $left ->
    [one] queda 1
   *[other] quedan { $left }
})
prompt-swap = Cambia de sitio dos fichas de Predominio
prompt-swap-neighbors = Cambia de sitio dos fichas de Predominio contiguas
prompt-rank = El rango { $rank } pide un Ingeniero: ¿cuál deja la Odyssey?
prompt-move-gate = ¿Adónde va la { $gate }?
prompt-end-turn = Termina tu turno
prompt-over = La partida ha terminado
wait-take-initial = { $seat } toma un Módulo
wait-place = { $seat } coloca un Módulo
wait-move-engineer = { $seat } mueve un Ingeniero
wait-draft = { $seat } reorganiza su estación
wait-walk = { $seat } mueve Colonos a Módulos de { $sector }
wait-fill = { $seat } llena sus Módulos de acceso
wait-add = { $seat } añade Módulos
wait-recruit = { $seat } consigue un Ingeniero
wait-promote = { $seat } elige quién se pone el Traje
wait-travel = { $seat } elige qué envío sale primero
wait-colonize = { $seat } coloca Colonos en { $exoplanet }
wait-swap = { $seat } cambia de sitio fichas de Predominio
wait-rank = { $seat } elige un Ingeniero para el rango { $rank }
wait-move-gate = { $seat } decide adónde va la { $gate }
wait-end-turn = { $seat } está a punto de terminar su turno
help-take-initial = Dos Módulos de pilas distintas del Taller Espacial.
help-place = Señala una celda iluminada y cómo queda el Módulo, en el orden que prefieras.
help-move-engineer = Señala uno de los tuyos y después una sala: funciona para todos a la vez.
help-draft = Cada Módulo debe unirse a lo ya colocado. Nada es definitivo hasta que confirmes.
help-walk = De un Módulo con Colonos a otro iluminado. En latón, lo que cuesta.
help-fill = Cada punto llena un Módulo de acceso desde tu reserva.
help-add = Señala una pila para construir su Módulo; la flecha lo deja al fondo de la pila.
help-recruit = Un Ingeniero vale allí un punto de acción.
help-promote = Un Ingeniero Jefe vale dos puntos de acción.
help-travel = Salen todos; tú eliges el orden.
help-swap = Señala las dos, en cualquier orden. Los emblemas muestran quién cobra ahora.
help-rank = Los Ingenieros que ocupan un rango no vuelven.
help-move-gate = Sus Módulos llevarán allí desde ahora.
help-end-turn = La { $room } ya ha funcionado para todos.

## Qué se puede hacer.

verb-end-turn = Terminar turno
verb-stop = Parar
verb-return = Al fondo de la pila
verb-reorganize = Reorganizar
verb-confirm = Confirmar la estación
verb-abandon = Dejarla como estaba
points-unused = { $count ->
    [one] 1 punto sin usar
   *[other] { $count } puntos sin usar
}
return-preview = el Módulo visible, 1 punto
reorganize-preview = rehacer la estación, una vez
preview-holds = capacidad { $capacity }
preview-points = puntos de acción { $from } → { $to }
preview-crew = { $from } → { $to } de { $capacity }
preview-activate = se activa; el Colono se pierde
preview-recruit = se activa; el Colono se pierde, +1 Ingeniero
preview-promote = se activa; el Colono se pierde, +1 Traje
preview-robot = se activa; el Colono se pierde, +1 Robot
preview-fill = { $count ->
    [one] +1 Colono
   *[other] +{ $count } Colonos
}
preview-open = pasillos abiertos { $from } → { $to }
preview-send = { $count ->
    [one] 1 Colono a { $to }
   *[other] { $count } Colonos a { $to }
}
preview-settle = ahora { $from } → { $to }
preview-settle-swap = ahora { $from } → { $to }, y un cambio
preview-closes = lo cierra: { $from } → { $to }
preview-swap-closes = un cambio y lo cierra: { $from } → { $to }
preview-swap = Predominio { $from } → { $to }
do-move-engineer = { $figure } de la { $from } a la { $to }
do-walk = { $settler } de { $from } a { $to }
do-fill = Llenar { $module }
do-add = Construir { $module }
do-return = Al fondo de la pila: { $module }
do-place = { $module } en { $x }, { $y }, con un giro de { $degrees }°
do-recruit = Nuevo Ingeniero en la { $room }
do-promote = Ascender a un Ingeniero de la { $room }
do-send = Enviar a los Colonos de { $module }
do-settle = { $exoplanet }, casilla { $number }
do-swap = Cambiar { $one } y { $other }
do-give = Entregar { $figure } de la { $room }
do-move-gate = { $gate } a { $exoplanet }
do-take-up = Colocar { $module }

## El registro.

log-turn = { $seat } · { $from } → { $to }
log-room = Funciona la { $room }: { $points }
log-added = { $seat } construye: { $module }
log-returned = { $seat } deja al fondo de la pila: { $module }
log-stopped = { $seat } para
log-activated = { $seat } activa: { $module }
log-recruited = { $figure } entra en la { $room }
log-promoted = { $figure } en la { $room }
log-robot = { $robot } entra en la { $room }
log-filled = { $seat } embarca { $settler } ×{ $count }
log-sent = { $seat } envía { $settler } ×{ $count } por la { $gate } a { $to }
log-settled = { $settler } se instala en { $exoplanet }
log-gathered = { $settler } ×{ $count } en el centro de { $exoplanet }
log-left-over = { $settler } ×{ $count } sin sitio: de vuelta a la reserva
log-swapped = { $seat } cambia las fichas de { $one } y { $other } puntos
log-closed = Se cierra { $exoplanet }
log-earned = { $seat } +{ $points }: { $cause }
log-hawking = { $settler } ×{ $count } llegan a Hawking
log-influence = { $seat } +{ $points }, ahora { $influence }
log-rank = { $figure } { $seat } sube al rango { $rank }
log-rank-lost = { $seat } pierde el rango { $rank }
log-gate = La { $gate } pasa a { $to }
log-stalled = Hace demasiado que nadie coloca un Colono en un Exoplaneta: la partida acaba
log-predominant = { $seat } +{ $points }: Predominio en { $token }
log-corridors = { $seat } { $count ->
    [0] no tiene ningún pasillo abierto
    [one] tiene 1 pasillo abierto
   *[other] tiene { $count } pasillos abiertos
}: Influencia { $influence }
log-draft = { $seat } empieza a rehacer su estación
log-abandoned = { $seat } deja la estación como estaba
log-reorganized = { $seat } ha reorganizado su estación
cause-settlers = { $count ->
    [one] 1 Colono
   *[other] { $count } Colonos
}
cause-advanced = { $count ->
    [one] 1 Colono en una casilla avanzada
   *[other] { $count } Colonos en casillas avanzadas
}
cause-central = { $count ->
    [one] 1 Colono en una casilla central
   *[other] { $count } Colonos en casillas centrales
}
cause-leading = mayoría de Colonos, { $part }
cause-tied = empate por la mayoría de Colonos, { $part }
cause-present = presencia, { $part }
cause-gathered = mayoría de Colonos en el centro ({ $count })
cause-group = grupo más grande ({ $count })
cause-tied-group = empate por el grupo más grande ({ $count })
cause-reached = { $count ->
    [one] 1 satélite
   *[other] { $count } satélites
}
part-bose = nivel { $number }
part-collins = volcán { $number }
part-russell = isla { $number }
part-other = parte { $number }
