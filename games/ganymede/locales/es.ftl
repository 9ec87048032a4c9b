# Por qué algo no se permite.
answers-another-question = Eso no responde a la decisión pendiente.
wrong-number-of-players = Pueden jugar de dos a cuatro personas; { $players }, no.
no-such-first-player = Quien empiece debe ser uno de los { $players } de la mesa.
ship-not-dealt = Esta Nave no está entre las que te han repartido: { $ship }.
same-ship-twice = Una misma Nave no puede ocupar los dos espacios.
may-not-pass = No se puede pasar: elige una loseta, usa un Transbordador o descarta losetas.
tile-not-in-row = Esa loseta no está en la fila.
tile-not-yours = No tienes esa loseta para descartarla.
tile-already-named = Esa loseta ya la descartas.
no-settler-to-spend = No te queda ningún Colono de ese color para el símbolo blanco: { $color }.
shuttle-not-in-row = Ese Transbordador no está en ninguna fila.
settlers-missing = Faltan Colonos de este color en { $planet }: { $color }.
too-few-settlers = El Transbordador lleva { $number } Colonos y en { $planet } hay menos.
no-tile-to-discard = El Transbordador exige además descartar una loseta y no tienes ninguna.
not-traveling = No viaja ningún Colono de este color: { $color }.
no-adapts-to-spend = Solo los Adaptar de un Transbordador pueden convertirse en una Acción Básica.
too-few-adapts-left = Una Acción Básica cuesta { $number } Adaptar y te quedan menos.
operation-not-offered = La carta no ofrece eso.
color-not-offered = La carta no permite reclutar este color: { $color }.
earth-full = Tu Tierra está llena.
mars-full = Tu Marte está lleno.
not-in-supply = En la reserva no queda ningún Colono de este color: { $color }.
no-such-settler = Ahí no hay ningún Colono de este color: { $color }.
same-color = El nuevo color debe ser distinto.
slot-refuses-color = El espacio «{ $slot }» no admite ahora este color: { $color }.
not-one-leg = Se mueve de la Tierra a Marte, de Marte a una Nave o de una Nave a la otra.
reputation-at-maximum = Tu Reputación ya está al máximo.
ship-not-in-row = Esa Nave no está en la fila.
ship-deck-empty = El mazo de Naves está vacío.
no-ship-at-slot = No hay ninguna Nave en el espacio «{ $slot }».
ship-complete = La Nave ya está completa con { $number } Colonos.
ship-not-in-hand = Esa Nave no está en tu mano.
slot-not-empty = El espacio «{ $slot }» no es el que hay que ocupar.
ship-not-complete = La Nave del espacio «{ $slot }» no está completa.

# Lugares.
planet-earth = la Tierra
planet-mars = Marte

## La portada.

game-title = Ganímedes
game-tagline = Lleva Colonos de la Tierra a Marte y de allí a las Naves que zarpan de la luna de Júpiter.
game-length = unas 15 rondas

## La sala.

option-first = Primer jugador
option-first-help = Quién juega primero en cada ronda.
option-first-random = Al azar
option-first-seat = Asiento { $number }
option-memory-aid = Ayuda a la memoria
option-memory-aid-help = Muestra las Naves de otras manos que viste tomar.

## La mesa.

heading-setup = Elección de Naves
heading-round = Ronda { $round }
heading-last-round = Ronda { $round }, la última
tiles-title = Losetas
discarded-tiles-title = Losetas descartadas
earth-shuttles-title = Tierra → Marte
mars-shuttles-title = Marte → Ganímedes
ships-title = Naves
tiles-left = pila { $pile } · descarte { $discard }
deck-left = mazo { $count }
ship-deck = Mazo, sin ver
ship-deck-name = { $count ->
    [one] Mazo de Naves, 1 carta, sin ver
   *[other] Mazo de Naves, { $count } cartas, sin ver
}
gap = Hueco; se rellena al acabar el turno
gap-for-good = Hueco; ya no quedan más
dealt-title = Tus cuatro Naves
dealt-of = Las cuatro Naves de { $seat }
dealt-note = dos esperan en Ganímedes, las otras vuelven al mazo
supply-title = Reserva
supply-of = { $color } en la reserva: { $count }
own-board = Tu tablero
board-of = El tablero de { $seat }
own-tiles = Losetas
own-hand = Mano
known-hand = Vistas en su mano
free-slot = libre
transit-title = En el Transbordador
dock-setup = La Nave que elijas
dock-departing = Despegando
dock-awaiting = Espera su próxima Nave
dock-empty = No quedaban Naves
points-by-space = PV por espacio
reputation-space = Espacio { $space }, { $points } PV
any-color = de cualquier color
tile = loseta
tile-cost = descarta una loseta
full-set = por un set completo
one-fewer = un Colono menos
at-take-off = al despegar
basic-action = Acción Básica
or = o
and = y
points = { $points } PV
worth-now = ahora { $points } PV
unit = PV
ships-launched = Naves que han despegado
begins-rounds = empieza las rondas
score-reputation = Reputación, espacio { $space }
score-settlers = Colonos a bordo de Naves que aún esperan
tie-mars = { $count ->
    [one] 1 Colono en Marte
   *[other] { $count } Colonos en Marte
}
tie-earth = { $count ->
    [one] 1 Colono en la Tierra
   *[other] { $count } Colonos en la Tierra
}

## Lo que se pide.

prompt-setup-ships = Elige dos Naves
prompt-action = Elige una loseta, usa un Transbordador o descarta losetas
prompt-pay-settler = ¿Quién hace de Colono blanco?
prompt-pay-tile = ¿Qué loseta descartas?
prompt-pay-more-tiles = Descarta más losetas o empieza tus Acciones Básicas
prompt-keep = En Marte no caben todos: ¿quién llega?
prompt-board = ¿Quién embarca y en qué Nave?
prompt-activate = Activa el efecto
prompt-bonus = Usa la bonificación de despegue
prompt-basic = Elige una Acción Básica
prompt-set-launch = ¡Set completo! ¿Despega una Nave ahora?
prompt-max-launch = ¡Reputación máxima! ¿Despega una Nave ahora?
prompt-ship-pick = Toma una Nave de la fila o la primera del mazo sin verla
prompt-ship-place = ¿Qué Nave de tu mano va al espacio vacío?
prompt-takeoff-order = Hay dos Naves completas: ¿cuál despega primero?
prompt-hand-limit = Tienes demasiadas Naves: ¿cuál va debajo del mazo?
prompt-end-turn = Acaba tu turno
prompt-over = La partida ha terminado
wait-ships = Los demás aún eligen sus Naves
wait-action = { $seat } elige una acción
wait-pay-settler = { $seat } elige quién hace de Colono blanco
wait-pay-tile = { $seat } elige qué loseta descarta
wait-pay-more-tiles = { $seat } descarta losetas
wait-keep = { $seat } elige quién llega a Marte
wait-board = { $seat } elige quién embarca y en qué Nave
wait-activate = { $seat } activa un efecto
wait-bonus = { $seat } usa una bonificación de despegue
wait-basic = { $seat } elige una Acción Básica
wait-set-launch = { $seat } tiene un set completo y puede hacer despegar una Nave
wait-max-launch = { $seat } tiene la Reputación máxima y puede hacer despegar una Nave
wait-ship-pick = { $seat } toma una Nave
wait-ship-place = { $seat } elige una Nave para el espacio vacío
wait-takeoff-order = { $seat } elige qué Nave despega primero
wait-hand-limit = { $seat } elige qué Nave va debajo del mazo
wait-end-turn = { $seat } está a punto de acabar su turno
help-setup-ships = Primero la de Colonos idénticos y después la de Colonos diferentes.
help-transfer = Quien no encuentra sitio se pierde en el espacio.
help-bonus-space = Un espacio de Bonificación del medidor.
help-spent-adapts = A cambio de los Adaptar que has gastado.
help-end-turn = Hasta entonces aún puedes deshacer.

## Lo que se puede hacer.

verb-recruit = Reclutar
verb-adapt = Adaptar
verb-move = Mover
verb-reputation = Reputación
verb-draw = Robar
verb-convert = Acción Básica
verb-decline = Renunciar
verb-enough = Con estas basta
verb-end-turn = Acabar turno
ways = { $count ->
    [one] 1 opción
   *[other] { $count } opciones
}
not-possible = ahora no se puede
preview-reputation = { $from } → { $to }, +{ $gain } PV
preview-earth = Tierra { $from } → { $to }
preview-convert = por { $price } Adaptar
do-choose = { $identical } para Colonos idénticos y { $different } para diferentes
do-take = Toma la loseta: { $tile }
do-use = Usa el Transbordador: { $shuttle }
do-discard = Descarta la loseta: { $tile }
do-spend = { $color } hace de Colono blanco
do-keep = { $color } llega a Marte
do-board = { $color } embarca en { $slot }
do-recruit = Recluta { $color }
do-adapt = Adapta { $from } a { $to } ({ $place })
do-move = Mueve { $color }: { $from } → { $to }
do-reputation = Gana Reputación
do-launch = Despega la Nave de { $slot }
do-pick = Toma la Nave: { $ship }
do-pick-deck = Toma la primera del mazo sin verla
do-dock = Coloca la Nave en { $slot }: { $ship }
do-put-beneath = Debajo del mazo: { $ship }

## La crónica.

log-turn = Ronda { $round } · { $seat }
log-chose = { $seat } ya ha elegido dos Naves
log-took-tile = { $seat } toma una loseta: { $tile }
log-discarded-tile = { $seat } descarta una loseta: { $tile }
log-took-earth-shuttle = { $seat } usa un Transbordador de la Tierra: { $effect }
log-took-mars-shuttle = { $seat } usa un Transbordador de Marte: { $effect }
log-left-earth = salida de la Tierra: { $settlers }
log-left-mars = salida de Marte: { $settlers }
log-arrived = { $color } llega a Marte
log-boarded = { $color } embarca en { $slot }
log-lost = pérdida en el espacio: { $settlers }
log-recruited = recluta { $color }
log-adapted = { $from } pasa a { $to } ({ $place })
log-moved = { $color }: { $from } → { $to }
log-reputation = Reputación { $from } → { $to }
log-converted = cambia Adaptar por una Acción Básica
log-took-ship = toma una Nave: { $ship }
log-drew-ship = roba una Nave sin verla
log-drew-ship-seen = roba una Nave: { $ship }
log-took-off = { $seat } hace despegar la Nave de { $slot }: { $ship }
log-docked = { $seat } tiene una nueva Nave en { $slot }: { $ship }
log-left-empty = { $slot } se queda vacío
log-put-beneath = pone una Nave debajo del mazo
log-put-beneath-seen = pone una Nave debajo del mazo: { $ship }
log-reshuffled = las losetas descartadas forman la nueva pila
log-last-round = Última ronda
log-game-over = La partida ha terminado
