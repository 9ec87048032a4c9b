# Por qué se rechaza una respuesta.

answers-another-question = Eso responde a otra pregunta; antes hay que terminar lo empezado.
bay-empty = No queda ningún minipod en la bahía.
beacon-not-in-supply = La baliza { $beacon } no está en la reserva de balizas.
beacon-not-on-board = La baliza { $beacon } no está en el tablero.
beacon-of-others-first = En la reserva de balizas queda alguna con el color de otro jugador: { $beacon } tendrá que esperar.
beacons-out-of-order = Se intercambian dos balizas distintas, nombrando antes la primera de la caja.
box-of-another-kind = La casilla { $number } no admite esta clase: { $kind }.
box-same-as-another = Hay una casilla anterior idéntica a esta.
box-taken = La casilla { $number } ya está ocupada.
card-not-revealed = La carta del sector { $card } no está revelada.
control-occupied = Todos los espacios de { $control } están ocupados.
deck-empty = En el mazo no queda ninguna carta que sustituya a la del sector { $card }.
hangar-of-other-size = El hangar { $hangar } no es de la capacidad de { $pod }.
hangar-taken = El hangar { $hangar } está ocupado; { $pod } necesita uno vacío.
idle-rounds-zero = El límite de rondas sin actividad ha de ser al menos 1.
kind-not-in-reserve = En tu reserva no hay nadie de esta clase: { $kind }.
last-of-kind-has-paid = El último de esta clase que había en tu reserva es el que ha pagado: { $kind }.
minipod-in-bay = { $pod } está en la bahía; solo lo lanza la acción Minipod.
next-has-nowhere-to-go = { $pod } no puede ir a parar al sector { $sector }: el pod que hay allí no tendría adónde ir.
no-actions-left = No te quedan acciones en este turno.
no-beacon-between = Entre { $pod } y el sector { $sector } no hay ninguna baliza de tu color.
no-crew-left-to-travel = Un tripulante paga y otro viaja: en tu reserva solo hay uno.
no-foreign-crew-there = En ese asiento de { $pod } no hay nadie de otro color.
no-own-crew-there = { $pod } no lleva ahí a ningún tripulante tuyo.
no-own-pod-can-move = Ningún pod del espacio con tripulación tuya puede moverse.
no-pod-can-move = Ningún pod del espacio puede moverse.
no-sector-for-a-minipod = En todos los sectores junto a la nave hay un pod o Chatarra.
no-such-part = En la caja no hay tal pieza.
nobody-can-embark = Los tuyos no tienen ningún asiento libre a su alcance, y nadie puede bajar.
nobody-to-board = No hay nadie de otro color en un pod colindante con los tuyos ni en un pod junto a la nave.
nobody-to-spy-on = No hay ningún tripulante de otro color que mirar.
nobody-to-spy-on-anywhere = No hay tripulantes de otro color en ningún pod del espacio ni en ningún refugio.
not-at-dock = { $pod } no está en el muelle del refugio { $shelter }.
nothing-to-program = No se puede programar ninguna carta de Explosión ni ninguna baliza.
nothing-to-refresh = No hay ningún otro tripulante en tu panel avanzado.
nowhere-to-give-way = { $pod } no puede despegar: el pod del sector { $sector } no tiene adónde ir.
placement-seen = Mover { $pod } por el sector { $sector } solo devolvería los pods a una colocación que ya se ha dado.
players-out-of-range = Escape Pods es para entre uno y cinco jugadores, no para { $players }.
pod-blocks = En el sector { $sector } hay un pod tan grande como { $pod } o mayor.
pod-far-from-ship = { $pod } no está junto a la nave.
pod-full = En { $pod } no queda ningún asiento libre.
pod-not-in-play = Con este número de jugadores no se usa { $pod }.
pod-not-in-space = { $pod } no está en el espacio.
pods-not-adjacent = { $one } y { $other } no están en sectores colindantes.
pushed-from-there = { $pod } no puede ir a parar al sector { $sector }: de ahí viene el pod que lo desplaza.
rides-used-up = Ya son bastantes movimientos por baliza sin una acción: { $pod } no entra en el sector { $sector }.
round-cap-zero = El límite de rondas ha de ser al menos 1.
seat-empty = Ese asiento de { $pod } está vacío.
sector-far-from-ship = El sector { $sector } no está junto a la nave.
sector-not-adjacent = El sector { $sector } no es colindante con { $pod }.
sector-occupied = En el sector { $sector } hay un pod.
sector-scrapped = El sector { $sector } está lleno de Chatarra.
shelter-doubled = La carta elegida para el espacio { $space } está elegida dos veces.
shelter-full = En el refugio { $shelter } no queda ninguna casilla de llegada libre.
shelter-unknown = La carta elegida para el espacio { $space } no está en la caja.
shelters-not-custom = Los refugios solo se nombran si la elección es personalizada.
shelters-wrong-number = Una elección personalizada nombra { $wanted } refugios, no { $found }.
space-taken = En el borde { $space } ya hay una baliza.
spy-pod-in-space = Solo se espía dentro de los pods que están en el espacio.
three-seat-pod-solo-only = Con { $players } jugadores no se puede elegir si se usa el pod de tres asientos.

## La portada.

game-title = Escape Pods
game-tagline = Saca a tu tripulación de la nave en llamas y llévala a los refugios, en pods que compartes con tus rivales.
game-length = unos 20 minutos

## La sala.

option-shelter-choice = Refugios
option-shelter-choice-help = Qué cartas de refugio esperan al final del camino.
option-shelters-usual = Según las reglas: al azar o, en solitario, los iniciales
option-shelters-starter = Los cuatro iniciales, los mejores para una primera partida
option-shelters-random = Al azar
option-shelters-custom = Los cuatro elegidos abajo
option-shelters = Refugios elegidos
option-shelters-help = Cuatro cartas, para los espacios A, B, C y D por este orden.
option-trigger = Último turno para todos
option-trigger-help = También tiene último turno quien cierra la barrera con una llegada.
option-quiet-rounds = Rondas tranquilas
option-quiet-rounds-help = Tras tantas rondas sin llegadas, el fuego avanza; con 0 no avanza nunca.
option-round-cap = Límite de rondas
option-round-cap-help = La partida acaba, a más tardar, tras esta ronda.
option-idle-rounds = Rondas sin actividad
option-idle-rounds-help = La partida acaba tras tantas rondas en que nadie hace nada.
option-three-seat-pod = Pod de tres asientos
option-three-seat-pod-help = En solitario se usa también el pod más grande.

## Las piezas.
## built: shelter-

kind-officer = Oficial
kind-engineer = Ingeniero
kind-scientist = Científico
kind-any = cualquier clase
pod-3 = Pod de tres asientos
pod-2a = Pod de dos asientos A
pod-2b = Pod de dos asientos B
pod-1a = Minipod 1
pod-1b = Minipod 2
pod-1c = Minipod 3
control-embark = Subir / Bajar
control-accelerate = Acelerar
control-spy = Espiar
control-minipod = Minipod
control-board = Abordaje
control-program = Programar
control-pilot = Pilotar
control-refresh = Actualizar
shelter-r01 = Puerto Franco
shelter-r02 = Peña del Farol
shelter-r03 = Peña del Yunque
shelter-r04 = Peña del Prisma
shelter-r05 = Cúpulas Gemelas
shelter-r06 = Cantera Honda
shelter-r07 = Jardín de Cristal
shelter-r08 = Hondonada del Musgo
shelter-r09 = Galería de los Helechos
shelter-r10 = Bóveda de las Esporas
shelter-r11 = Estación Vigía
shelter-r12 = Estación de Bombeo
shelter-r13 = Estación Semillero
shelter-r14 = Puerta de las Ascuas
shelter-r15 = Puerta del Horno
shelter-r16 = Puerta del Plasma
shelter-r17 = Esclusa Ámbar
shelter-r18 = Esclusa Cobriza
shelter-r19 = Esclusa Ocre
shelter-r20 = Encrucijada Uno
shelter-r21 = Encrucijada Dos
shelter-r22 = Encrucijada Tres

## La mesa.

heading-round = Ronda { $round }
heading-last-turns = Últimos turnos
heading-count = El recuento
space-title = Espacio
shelters-title = Refugios
own-panels = Tus paneles
panels-of = Los paneles de { $seat }
banner-last-turns = Barrera cerrada: últimos turnos
quiet-rounds = rondas tranquilas { $rounds }/{ $limit }
ship = La nave
scrap = Chatarra
scrap-count = Chatarra en el espacio: { $count }
hangar = Hangar { $number }
bay = Bahía de minipods · { $count }
sector = Sector { $number }
card = Carta de Explosión del sector { $number }
deck = mazo
falls-next = caerá
falls-then = después
next-explosion = Caerá en el sector { $number }
no-explosion = No quedan explosiones
in-deck = En el mazo: { $cards }
at-bottom = Al fondo: { $cards }
would-close = Barrera si explota: { $cards }
supply-title = { $count ->
    [0] Reserva sin balizas
   *[other] En reserva: { $count }
}
beacon = Baliza { $beacon }
edge = Borde { $edge }
free-seat = asiento libre
shelter = Refugio { $letter }
arrival-space = Casilla de llegada { $number }
token = Ficha de Explosión en la casilla de llegada { $space }
box = Casilla: { $kind }, { $points } PV
rule-green = ambas: +1 a todos
rule-red = sin las dos: todos 0
rule-orange = si queda vacía: −1 a todos
rule-players = +1 por jugador presente
now-plus = ahora +{ $points }
players = jugadores
crew = tripulante
crew-hidden = tripulante de clase desconocida
reserve = Reserva
basic-panel = Panel básico
basic-note = vuelve cada turno
advanced-panel = Panel avanzado
advanced-note = hasta llenar tres
slot = espacio de activación
actions-left = { $count ->
    [0] no quedan acciones
    [one] queda 1 acción
   *[other] quedan { $count } acciones
}
count-reserve = Tripulantes en la reserva
count-aboard = Tripulantes en pods
count-paid = Tripulantes en los paneles
count-safe = Tripulantes en refugios
unit-points = PV
unit-safe = a salvo
used = usada
unused = libre
begins-rounds = empieza las rondas
last-turn-to-come = le queda el último turno
last-turn-now = último turno
no-last-turn = sin más turnos
score-box = { $crew } en el refugio { $shelter }
score-no-box = { $crew } en el refugio { $shelter }, sin casilla
tie-arrived = { $count ->
    [one] 1 tripulante en refugios
   *[other] { $count } tripulantes en refugios
}
tie-assigned = { $count ->
    [one] 1 tripulante en casillas
   *[other] { $count } tripulantes en casillas
}
tie-shelters = casillas en { $count ->
    [one] 1 refugio
   *[other] { $count } refugios
}
solo-result = { $points } PV: { $rank }
rank-master = Amo de la galaxia
rank-conqueror = Conquistador
rank-captain = Capitán
rank-cadet = Cadete
rank-castaway = Náufrago

## Lo que se pregunta.

prompt-turn = { $count ->
    [one] Realiza una acción: te queda 1
   *[other] Realiza una acción: te quedan { $count }
}
prompt-end = No queda nada por hacer: acaba el turno
prompt-rides = Muévete por tus balizas o acaba el turno
prompt-embark = Sube o baja a un tripulante
prompt-accelerate = Mueve un pod con tripulación tuya
prompt-spy = Mira dentro de un pod o de un refugio
prompt-minipod = Lanza un minipod
prompt-board = Cambia a un tripulante por otro ajeno
prompt-program = Programa una baliza o una explosión
prompt-pilot = Mueve cualquier pod del espacio
prompt-moor = ¿Adónde va la baliza { $beacon }?
prompt-displace = { $pod }: ¿hacia dónde se desplaza?
prompt-park = { $pod }: ¿a qué hangar vuelve vacío?
prompt-assign = ¿Qué casilla del refugio { $shelter } ocupa { $crew }?
prompt-over = La partida ha terminado
wait-turn = { $count ->
    [one] { $seat } elige una acción: le queda 1
   *[other] { $seat } elige una acción: le quedan { $count }
}
wait-rides = { $seat } aún puede moverse por sus balizas
wait-effect = { $seat } usa { $control }
wait-moor = { $seat } decide adónde va la baliza { $beacon }
wait-displace = { $seat } decide hacia dónde se desplaza un pod
wait-park = { $seat } elige un hangar para un pod vacío
wait-assign = { $seat } elige una casilla del refugio { $shelter }
help-turn = Elige quién paga y después la acción. Cruzar tus balizas es gratis.
help-rides = Elige el pod y el sector al otro lado de la baliza.
help-last-turn = Es tu último turno: solo cuenta quien llegue a un refugio.
help-embark = Tripulante y pod; en un muelle, tripulante y refugio.
help-fly = Pod y sector. Un pod grande desplaza a uno menor.
help-minipod = Tripulante de la reserva y sector junto a la nave.
help-board = Primero el tuyo y luego el ajeno. Junto a la nave puede abordar uno de la reserva.
help-program = La carta va al fondo del mazo, o se coloca, mueve o intercambia una baliza.
help-displace = Decides tú, porque es tu turno.
help-assign = Solo sirve una casilla de su clase o una X.

## Lo que se puede hacer.
## built: verb-

verb-end-turn = Acabar turno
verb-lift = Mover una baliza
verb-swap-beacons = Intercambiar dos balizas
actions-unused = { $count ->
    [one] queda 1 acción
   *[other] quedan { $count } acciones
}
ways = { $count ->
    [one] 1 opción
   *[other] { $count } opciones
}
preview-push = { $pod } → { $sectors }
preview-trade = cambia de sitio con { $pod }
preview-launch = sale al { $sector }
preview-arrival = casilla de llegada { $space }
preview-explosion = casilla { $space }: explota el { $sector }
preview-points = { $points } PV
do-activate = { $control }; paga { $crew }
do-ride = { $pod } por la baliza al { $sector }
do-embark = { $crew } sube: { $pod }
do-transfer = { $crew } pasa a otro pod: { $pod }
do-disembark = { $crew } baja al refugio { $shelter }
do-fly = { $pod } al { $sector }
do-spy-pod = Mirar dentro: { $pod }
do-spy-shelter = Mirar dentro del refugio { $shelter }
do-launch = Minipod con { $crew } al { $sector }
do-swap = { $own } por { $other } ({ $pod })
do-oust = { $crew } de la reserva por { $other } ({ $pod })
do-bury = La carta del sector { $sector }, al fondo del mazo
do-take = Colocar la baliza { $beacon }
do-lift = Mover la baliza { $beacon }
do-moor = Al borde { $edge }
do-swap-beacons = Intercambiar { $one } y { $other }
do-displace = Al sector { $sector }
do-park = Al hangar { $hangar }
do-assign = Casilla { $number }: { $kind }

## La crónica.

log-turn = Ronda { $round } · { $seat }
log-last-turn = Último turno · { $seat }
log-last-turn-skipped = A { $seat } no le queda nadie del lado de los refugios: sin último turno
log-activated = { $seat }: { $control }; paga { $crew }
log-embarked = { $crew } sube: { $pod }
log-transferred = { $crew } cambia de pod: { $from } → { $to }
log-disembarked = { $crew } baja: { $pod }
log-landed = { $crew } está a salvo: refugio { $shelter }, casilla { $space }
log-moved = { $pod } → sector { $sector }
log-launched = Despega: { $pod } → sector { $sector }
log-rode = Baliza: { $pod } → sector { $sector }
log-pushed = desplazado: { $pod } → sector { $sector }
log-traded = cambian de sitio: { $pod } → sector { $sector }
log-spied-pod = mira dentro: { $pod }, { $crew }
log-spied-shelter = mira dentro del refugio { $shelter }: { $crew }
log-swapped = { $own } y { $other } cambian de asiento ({ $pod })
log-ousted = { $crew } ocupa el asiento de { $other }, que vuelve a su reserva ({ $pod })
log-buried = la carta del sector { $sector } va al fondo del mazo
log-revealed = se revela la carta del sector { $sector }
log-moored = baliza { $beacon } en el borde { $edge }
log-beacon-moved = baliza { $beacon }: { $from } → { $to }
log-beacons-swapped = se intercambian las balizas { $one } y { $other }
log-returned = { $count ->
    [one] 1 tripulante vuelve a la reserva
   *[other] { $count } tripulantes vuelven a la reserva
}
log-token = la ficha de Explosión de { $shelter } pasa a la casilla { $space }
log-token-gone = la ficha de Explosión de { $shelter } desaparece
log-exploded = Explota el sector { $sector }
log-fire = El fuego avanza: explota el sector { $sector }
log-solo-fire = Acaba el turno: explota el sector { $sector }
log-rescued = { $crew } vuelve a la reserva
log-parked = { $pod } vuelve al hangar { $hangar }
log-stowed = { $pod } vuelve a la bahía
log-barrier = La Chatarra forma una barrera: últimos turnos
log-end-last-turns = Se han jugado los últimos turnos: recuento
log-end-full = Los refugios están llenos: recuento
log-end-nobody = Ya no puede llegar nadie: recuento
log-end-idle = Nadie ha hecho nada: recuento
log-end-rounds = Se acabó la última ronda: recuento
log-turned-up = Refugio { $shelter }: { $crew }
log-assigned = { $seat }: { $crew } en el refugio { $shelter }, casilla { $number }
log-no-box = { $seat }: { $crew } no encuentra casilla en el refugio { $shelter }
