# Por qué no se permite una acción.
answers-another-question = Eso no responde a lo que se pregunta ahora.
players-out-of-range = Pulsar 2849 es para entre dos y cuatro jugadores, no para { $players }.
goal-unknown = En la caja no hay ninguna cara de objetivo con el número { $number }.
goal-tile-twice = { $goal }: los tres objetivos deben ser de tres placas distintas.
goal-needs-headquarters = { $goal } exige proyectos corporativos y en esta mesa se juega sin sedes.
not-a-portal = Eso no es un portal de entrada.
portal-taken = En ese portal de entrada ya hay otra nave.

no-such-die = En el panel no queda ningún dado de valor { $value }.
counter-must-be-named = Este dado desplaza una de tus fichas; di cuál.
die-moves-nothing = Este dado está en el indicador de la mediana y no desplaza ninguna ficha.
no-such-counter = No tienes esa ficha en ese marcador.
counters-on-each-other = Tus dos fichas están una sobre otra; da igual cuál se mueva.
counter-would-pass = Esa ficha se retrasaría { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
} y rebasaría el final del marcador, y tienes otra opción.

no-such-place = No existe ese lugar en el cúmulo.
pulsar-isolated = Un púlsar aislado no tiene tramos: ninguna nave puede llegar a él.
portal-never-entered = Ninguna nave vuelve a entrar en un portal.
no-die-flies-there = Con ninguno de tus dados puedes terminar allí un trayecto.
nothing-to-claim = Allí no hay nada que puedas reclamar ahora.
not-a-trail = Ese recorrido se interrumpe, entra en un portal o repite un tramo.
trail-ends-elsewhere = Ese recorrido no termina en el lugar que has elegido.
trail-not-paid = Ninguno de tus dados paga un trayecto de esa longitud por ese recorrido.
trail-same = Ese recorrido hace lo mismo que otro de los ofrecidos.
no-gate-run = No te queda ninguna ruta de saltos de ese proyecto.
gate-run-of-another-color = Esa ruta de saltos no cuenta las puertas de ese color.
teleport-wrong-place = Este teletransporte no lleva a un lugar de ese tipo.
teleport-same-place = El teletransporte debe llevarte a otro lugar.
no-free-isolated-pulsar = Ese no es un púlsar aislado libre.
red-die-useless = Este turno ya no puedes usar otro dado extra, así que el dado rojo impreso no sirve: roba una ficha.

no-die-pays = No tienes ningún dado que pueda valer { $cost }.
no-die-pays-either = No tienes ningún dado que pueda valer { $least } o { $most }.
value-does-not-pay = Un { $value } no sirve para pagar esto.
value-too-far-off = Ni con tu tecnología basta un { $value }.
value-below-nought = Un dado no puede valer menos de 0.
die-not-held = No tienes ningún dado plateado de ese valor.
modifier-not-owned = No tienes ese modificador.
no-committed-die = No tienes ningún dado rojo que debas usar.
die-not-offered = Este turno no dispones de un dado extra de ese valor.
die-not-left-over = En el panel no queda ningún dado restante de ese valor.
extra-die-used = Ya has usado un dado extra este turno.
red-die-committed = Usa antes el dado rojo que estás obligado a usar.
silver-die-wanted = Esto se paga con un dado plateado.
cubes-missing = Para eso necesitas { $cubes } { $cubes ->
    [one] cubo
   *[other] cubos
}.
committed-die-must-be-used = No puedes terminar el turno sin usar el dado rojo.

gyrodynes-run-out = No quedan astrogiros de ese tamaño ({ $size }).
no-gyrodyne-waits = No tienes ante ti ningún astrogiro de ese tamaño ({ $size }).
pulsar-not-yours = Un astrogiro se coloca en un púlsar tuyo, y ese no lo has reclamado.
pulsar-has-gyrodyne = Ese púlsar tuyo ya tiene un astrogiro, que nunca se cambia por otro.
nothing-under-construction = Allí no tienes ningún astrogiro en construcción.
size-not-listed = Ese tamaño no está entre los que puedes elegir.
sizes-must-differ = Los dos astrogiros deben ser de tamaños distintos.

transmitter-not-shown = Ese transmisor no está boca arriba en la mesa.
transmitter-not-yours = Ese transmisor no es tuyo.
no-such-cost = Ese transmisor no tiene ningún coste sin cubrir de ese valor.
same-as-its-copy = Es lo mismo que elegir su copia, que ya se ofrece.
ends-cannot-be-joined = Esos dos extremos no se pueden conectar, o la conexión equivale a otra de las ofrecidas.

no-headquarters = No tienes sede corporativa.
project-completed = Ya has completado { $project }.
project-needs-others = No puedes completar { $project }: antes van los proyectos que están debajo.

technology-not-in-play = Esa tecnología no está en las tablas de esta partida.
technology-later = { $technology } no estará disponible hasta la ronda { $round }.
technology-yours = Ya has patentado { $technology }.
technology-full = Las dos patentes de { $technology } están ocupadas.
technology-locked = { $technology } se ha patentado por primera vez esta ronda; su segunda patente no se abre hasta la siguiente.
technology-for-one = Con dos jugadores, { $technology } solo se patenta una vez, y ya está patentada.

goal-not-in-play = Ese objetivo no está en esta partida.
goal-not-in-question = La elección no se refiere a ese objetivo.
goal-not-achieved = No has cumplido este objetivo: { $goal }
bonuses-bought = Ya has comprado todas las recompensas de este objetivo: { $goal }

## La portada.

game-title = Pulsar 2849
game-tagline = Elige dados, explora un cúmulo estelar y explota sus púlsares: ocho rondas para levantar un imperio de la energía.
game-length = 8 rondas

## El vestíbulo.

option-random = Al azar
option-cluster = Cúmulo estelar
option-cluster-help = La cara abierta no tiene lugares sin salida; en la otra, esos lugares dan una ficha de exploración.
option-cluster-open = Cara abierta, para la primera partida
option-cluster-spur = Cara con lugares sin salida
option-headquarters = Sedes corporativas
option-headquarters-help = Cada cual recibe una pirámide de proyectos propia. En la primera partida es mejor dejarlas fuera.
option-technologies = Tablas de tecnologías
option-technologies-help = Qué cara de cada una de las tres tablas se usa.
option-technologies-a = Las caras A, para la primera partida
option-technologies-custom = Una letra para cada grupo
option-goals = Objetivos
option-goals-help = Los tres objetivos que se puntúan al final.
option-goals-starred = Los tres de la primera partida
option-goals-custom = Elegidos uno a uno
option-even-start = Inicio equilibrado
option-even-start-help = Algunos dados de la primera tirada se colocan a mano, para que nadie empiece con una mediana desafortunada.
option-gyrodyne-literal = Al final cuentan todos los astrogiros
option-gyrodyne-literal-help = En el cuarto paso del recuento final también dan un punto los astrogiros activados.

## La mesa.

heading-setup = Preparación
heading-draft = Ronda { $round } de { $rounds }, dados
heading-actions = Ronda { $round } de { $rounds }, acciones
heading-production = Ronda { $round } de { $rounds }, producción
heading-final = Recuento final
unit = PV
points = { $count } PV
points-short = { $count } PV
or = o

cluster-title = Cúmulo estelar
cluster-note = ocultos { $hidden } · fichas de exploración { $tiles }
place-portal = portal de entrada { $number }
place-system = sistema { $number }
place-pulsar = púlsar { $number }
place-isolated = púlsar aislado { $number }
place-gate = puerta { $color } { $number }
to-place = al { $place }
to-gate = a la { $place }
system-reward = Al terminar en un planeta azul: { $reward }
not-turned-up = aún sin descubrir
dead-end = lugar sin salida
pulsar-free = libre
pulsar-claimed = reclamado por { $owner }
pulsar-building = { $owner } construye aquí un astrogiro { $size }
pulsar-spinning = aquí gira un astrogiro { $size } de { $owner }
station = Central
ship = Nave de reconocimiento
claim-ring = Anillo de explotación
gate-green = verde
gate-orange = naranja
gate-magenta = magenta
gate-any = un color a tu elección
size-small = pequeño
size-medium = mediano
size-large = grande
size-any = de cualquier tamaño
gyrodyne-of-size = astrogiro { $size }

awards-left = primas para quien construya el segundo
gyrodyne-named = Astrogiro { $size }, { $left ->
    [one] queda 1
   *[other] quedan { $left }
}
gyrodyne-card = { $take } tomar { $start } activar **{ $points } PV** { $award } { $awards }

tray-title = Tus dados
tray-of = Dados de { $seat }
no-dice = sin dados
dice = Dados
cube = cubo
cubes = Cubos de ingeniería
rings-left = Anillos libres para reclamar púlsares
modifier-one = modificador ±1
modifier-two = modificador +2
modifier-named = Modificador { $modifier }, ×{ $count }
silver-die = Dado plateado, { $value }
die-named = { $value }
red-die = dado rojo
red-die-must = { $die } hay que usarlo
red-die-may = { $die } extra
red-die-committed-named = Dado rojo, { $value }: hay que usarlo este turno
red-die-offered-named = Dado extra, { $value }: puedes usarlo este turno
copy-named = Copiar el { $value } restante por { $cubes } cubos
gyrodyne-waits = Astrogiro por colocar, { $size }: { $count }
extra-stations = Centrales que solo cuentan al final: { $count }
buy-modifier = Comprar un modificador con un dado
buy-chip = { $dice } → { $token }

dice-title = Panel de dados
turn-order = turnos { $order }
track-initiative = Iniciativa
track-engineering = Ingeniería
initiative-worth = al final { $points } PV
engineering-worth = cubos { $cubes }
space-named = { $track }, casilla { $space }
counter-named = { $track }: ficha de { $owner }
box-named = Recuadro { $value }, { $count ->
    [one] un dado
   *[other] { $count } dados
}
rank = { $rank ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
   *[other] { $rank }.ª
}
rank-plays = juega { $rank ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] { $rank }.º
}
moves-nothing = no mueve nada
counter-ahead = la adelantada
counter-behind = la atrasada
moves-left = adelanta { $count }
moves-right = retrasa { $count }
take-without-moving = Tomarlo sin mover ninguna ficha

transmitters-title = Transmisores
transmitters-left = pila { $count }
transmitter-taken = Ya lo han tomado esta ronda
transmitter-next = Encima de la pila
transmitter-named = transmisor { $letter }
cost-named = Coste: un { $value }
cost-covered = pagado
online = activado
own-transmitters = Tus transmisores
transmitters-of = Transmisores de { $seat }
transmitters-online = { $online } de { $count } activados
others-title = Lo que tienen los demás
no-transmitters = Aún ninguno: se adquieren cubriendo con un dado uno de sus costes
joined-to = ⟩⟨ { $letter } { $die }

board-title = { $board } · rondas { $first } a { $last }
row-now = Ronda { $round }, ahora
row-open = Ronda { $round }
row-later = Desde la ronda { $round }
row-bonus = astrogiros +{ $points }
row-bonus-median = astrogiros + mediana ({ $points })
kind-immediate = al momento
kind-permanent = para siempre
kind-production = en cada producción
kind-endgame = al final
place-free = patente libre
place-locked = patente cerrada

own-headquarters = Tu sede corporativa
headquarters-of = Sede de { $seat }
headquarters-side = Sede corporativa, cara { $number }
projects-done = { $done } de 8 proyectos · { $runs ->
    [one] 1 ruta lista
   *[other] { $runs } rutas listas
}
project-named = el proyecto { $cost } → { $gives }
project-locked = exige los proyectos de debajo
run-ready = ruta lista
run-flown = ruta hecha

goals-title = Objetivos
goals-note = tras la ronda { $rounds }
income-title = Ingresos de esta ronda
income-total = { $points } PV · { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
}
income-tracks = Marcadores
income-transmitters = Transmisores
income-gyrodynes = Astrogiros
income-technologies = Tecnologías
final-title = Si la partida acabara ahora
final-legacy = Violetas
final-goals = Objetivos
final-pulsars = Púlsares sin giro
final-gyrodynes = Astrogiros parados
final-all-gyrodynes = Todos los astrogiros
final-cubes = Cubos
final-initiative = Iniciativa
final-stations = Centrales

plays-at = juega { $place ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] { $place }.º
}
count-stations = Centrales
count-pulsars = Púlsares reclamados
count-spinning = Astrogiros activados
count-transmitters = Transmisores activados
count-patents = Tecnologías patentadas
count-projects = Proyectos completados

## Efectos, como partes de una frase.

gain-points = gana { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
take-cubes = toma { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
}
take-ones = toma { $count ->
    [one] un modificador ±1
   *[other] { $count } modificadores ±1
}
take-twos = toma { $count ->
    [one] un modificador +2
   *[other] { $count } modificadores +2
}
take-ones-and-twos = toma { $ones ->
    [one] un modificador ±1
   *[other] { $ones } modificadores ±1
} y { $twos ->
    [one] uno +2
   *[other] { $twos } +2
}
take-gyrodyne = toma un astrogiro ({ $sizes })
take-two-gyrodynes = toma dos astrogiros de tamaños distintos
draw-tiles = roba { $count ->
    [one] una ficha de exploración
   *[other] { $count } fichas de exploración
}
may-claim-isolated = puedes reclamar un púlsar aislado
teleport-to-pulsar = teletransporta tu nave a un púlsar no aislado
teleport-to-system = teletransporta tu nave a un sistema planetario
teleport-anywhere = teletransporta tu nave a cualquier puerta, sistema o púlsar no aislado
double-die = el dado plateado pasa a valer { $silver } y consigues un dado rojo de valor { $red } que debes usar este turno
may-use-red = puedes usar un dado rojo de valor { $count } como dado extra este turno
buy-red-die = paga { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
} y consigue un dado rojo de valor { $value } que debes usar este turno
gate-run-of = ruta de saltos, { $color }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por cada puerta de un trayecto
keep-station = cuenta como { $count ->
    [one] una central más
   *[other] { $count } centrales más
} en el recuento final
each-round-points = cada ronda { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
each-round-cubes = cada ronda { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
}
each-round-both = cada ronda { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
}
each-round-buy = cada ronda puedes pagar 1 cubo por { $count } puntos
does-nothing = Solo da sus conexiones.
exploration-tile = ficha de exploración
isolated-pulsar = púlsar aislado
teleport = teletransporte

## Qué se pregunta.
## built: prompt-
## built: wait-

prompt-portal = Pon tu nave en un portal de entrada
prompt-side = Elige una cara de tu sede
prompt-draft = Toma un dado
prompt-act = Usa tus dados
prompt-red-die = Usa el dado rojo
prompt-extra = Usa un dado extra o termina tu turno
prompt-last = Termina tu turno o usa lo que te queda
prompt-end-turn = Termina tu turno
prompt-trail = Elige por dónde ir { $to }
prompt-run = ¿Usas una ruta de saltos de camino { $to }?
prompt-link = Conecta el nuevo transmisor
prompt-pay = Paga: { $deed }
prompt-reward = Elige tu recompensa por exploración
prompt-pick = Toma un astrogiro
prompt-pick-two = Toma dos astrogiros de tamaños distintos
prompt-teleport-pulsar = Teletranspórtate a un púlsar
prompt-teleport-system = Teletranspórtate a un sistema
prompt-teleport-any = Teletranspórtate a una puerta, un sistema o un púlsar
prompt-isolated = Reclama un púlsar aislado
prompt-buy-points = ¿Pagas un cubo a cambio de puntos?
prompt-final-purchase = { $technology }: ¿pagas cubos a cambio de puntos?
prompt-wild-goal = Di qué objetivo se da por cumplido
prompt-gyrodyne-goal = Elige qué objetivo cumplen tus astrogiros
prompt-bonuses = Compra recompensas de tus objetivos
prompt-nothing = Espera un momento
prompt-over = La partida ha terminado
wait-portal = { $seat } elige un portal de entrada
wait-side = { $seat } elige una cara de su sede
wait-draft = { $seat } toma un dado
wait-act = { $seat } usa sus dados
wait-red-die = { $seat } tiene que usar el dado rojo
wait-extra = { $seat } aún puede usar un dado extra
wait-last = { $seat } termina su turno
wait-trail = { $seat } elige por dónde ir { $to }
wait-run = { $seat } vuela { $to } y piensa en una ruta de saltos
wait-link = { $seat } conecta un transmisor
wait-pay = { $seat } paga: { $deed }
wait-reward = { $seat } elige una recompensa por exploración
wait-pick = { $seat } toma un astrogiro
wait-pick-two = { $seat } toma dos astrogiros
wait-teleport-pulsar = { $seat } se teletransporta a un púlsar
wait-teleport-system = { $seat } se teletransporta a un sistema
wait-teleport-any = { $seat } se teletransporta
wait-isolated = { $seat } puede reclamar un púlsar aislado
wait-buy-points = { $seat } puede pagar un cubo a cambio de puntos
wait-final-purchase = { $seat } puede pagar cubos a cambio de puntos ({ $technology })
wait-wild-goal = { $seat } elige un objetivo
wait-gyrodyne-goal = { $seat } elige entre dos objetivos
wait-bonuses = { $seat } puede comprar recompensas
wait-nothing = La partida sigue por sí sola
help-portal = Tu nave sale de ahí y nunca vuelve a entrar en un portal.
help-side = Te la quedas toda la partida.
help-draft = Por debajo de la mediana una ficha se adelanta; por encima, se retrasa.
help-act = Pulsa un lugar o una carta, o antes un dado para ver qué paga.
help-last = Ya no te quedan dados plateados. Lo iluminado aún se puede usar o colocar.
help-end-turn = Hasta entonces puedes deshacer lo que hayas hecho desde la última vez que se descubrió algo oculto.
help-trail = Difieren en lo que atraviesan. Señala uno para ver su recorrido.
help-run = Se gasta aunque el trayecto no visite ninguna puerta.
help-link = Cuando ambos estén activados, los dos medios dados dan un dado extra ese turno.
help-pay = ¿Con qué dado y con qué modificador?
help-reward = Elige antes de ver la ficha.
help-bonuses = De cada objetivo, primero la recompensa izquierda y después la derecha.
deed-fly = trayecto { $to }
deed-gyrodyne = un astrogiro ({ $size })
deed-activate = activar el astrogiro del púlsar { $number }
deed-project = un proyecto
deed-modifier = un modificador
options-draft = Qué hace un dado
options-trail = Caminos
options-run = Rutas de saltos
options-link = Conexiones
options-pay = Formas de pagar
options-reward = Recompensas

## Qué se puede hacer.
## built: verb-

verb-fly = Volar
verb-claim = Volar y reclamar
verb-land = Aterrizar
verb-place = Empezar a construir
verb-activate = Activar
verb-gyrodyne = Tomar astrogiro
verb-transmitter = Transmisor
verb-patent = Patentar
verb-project = Proyecto
verb-end-turn = Terminar turno
verb-side-one = Cara 1
verb-side-two = Cara 2
verb-no-run = Sin ruta de saltos
verb-no-link = Empezar otra estructura
verb-decline = No, gracias
verb-buy = Pagar
verb-done = Listo
ways = { $count ->
    [one] 1 opción
   *[other] { $count } opciones
}
dice-unused = { $count ->
    [one] 1 dado sin usar
   *[other] { $count } dados sin usar
}
do-portal = Salir del { $place }
do-choose-side = Elegir la cara { $number }
do-draft = Tomar { $die }
do-draft-moving = Tomar { $die }: { $track }
do-draft-ahead = Tomar { $die }: { $track }, ficha adelantada
do-draft-behind = Tomar { $die }: { $track }, ficha atrasada
do-fly = Volar { $to }
do-fly-and-claim = Volar { $to } y reclamarlo
do-take-gyrodyne = Tomar un { $gyrodyne }
do-take-two-gyrodynes = Tomar un { $one } y un { $other }
do-activate = Activar el astrogiro del púlsar { $number }
do-place = Empezar a construir un { $gyrodyne } en el púlsar { $number }
do-take-transmitter = Tomar el { $transmitter } cubriendo { $die }
do-pay-transmitter = Cubrir { $die } de tu { $transmitter }
do-patent = Patentar { $technology }
do-complete = Completar el proyecto { $gives }
do-buy-modifier = Comprar { $modifier }
do-trail = { $count ->
    [one] 1 tramo
   *[other] { $count } tramos
}
do-gate-run = Ruta de saltos, { $color } { $gate }
do-link = Conectar { $own }⟩⟨{ $other } con { $transmitter } → { $die }
pay-silver = Gastar { $die }
pay-red = Gastar el dado rojo { $die }
pay-copy = Copiar { $die } por { $cubes } cubos
do-reward-printed = La impresa: { $gives }
do-reward-drawn = Robar una ficha de exploración ({ $count } en la pila)
do-teleport = Teletransportarse { $to }
do-teleport-and-claim = Teletransportarse { $to } y reclamarlo
do-claim = Reclamar el púlsar { $number }
do-name-goal = Elegir: { $goal }
do-choose-goal = Cumplir: { $goal }
do-buy-bonus = Comprar una recompensa: { $goal }
lands-unknown = descubre el sistema
lands-again = ya tienes central allí
lands-full = sin planeta libre
lands-station = centrales { $from } → { $to }
lands-one-more = una central más
lands-claim = púlsares { $from } → { $to }
barren = inhóspito, sin recompensa
passes-unknown = descubre el sistema { $number }
passes-station = central en el sistema { $number }
passes-system = sistema { $number }
passes-pulsar = púlsar { $number }
segments = { $count ->
    [one] 1 tramo
   *[other] { $count } tramos
}
several-trails = varios caminos
preview-income = +{ $points } PV esta ronda
preview-spins = { $points } PV más la cifra de la fila por ronda cuando lo active un { $start }
preview-run = { $gates } × { $each } = { $points } PV
preview-modified = vale { $value } · { $left ->
    [one] queda 1
   *[other] quedan { $left }
}

## La crónica.

log-rolled = Ronda { $round } · { $dice }
log-turn = { $seat }: acciones
log-production = Ronda { $round } · producción
log-final-count = Recuento final
log-game-over = La partida ha terminado
log-portal = { $seat } elige un portal de entrada
log-side = { $seat } elige la cara { $number } de su sede
log-drafted = { $seat } toma { $die }
log-counter = { $track } { $from } → { $to }
log-paid = { $seat } gasta { $die }
log-paid-red = { $seat } usa el dado rojo { $die }
log-paid-committed = { $seat } usa el { $die }
log-paid-copy = { $seat } copia { $die }
log-flex = (una tecnología: { $change })
log-flew = vuela { $count ->
    [one] 1 tramo
   *[other] { $count } tramos
}
log-teleported = se teletransporta
log-run = ruta de saltos { $gate }: { $gates ->
    [one] 1 puerta
   *[other] { $gates } puertas
}
log-turned-up = se descubre el sistema { $number }: { $reward }
log-station = { $seat } erige una central en el sistema { $number }
log-claimed = { $seat } reclama el púlsar { $number }
log-explored = roba: { $text }
log-pile-renewed = se vuelven a mezclar las fichas de exploración
log-gyrodyne-taken = toma un { $gyrodyne }
log-gyrodyne-placed = { $seat } empieza a construir un { $gyrodyne } en el púlsar { $number }
log-gyrodyne-spins = gira un { $gyrodyne }
log-transmitter-taken = toma un transmisor { $letter }
log-transmitter-linked = toma un transmisor { $letter } y lo conecta
log-cost-covered = cubre { $die } del transmisor { $letter }
log-online = el transmisor { $letter } se activa
log-patented = patenta { $technology }
log-project = completa un proyecto
log-die-offered = puede usar { $die } como dado extra
log-die-committed = tiene que usar { $die } este turno
log-die-set = el dado plateado pasa a { $die }
log-cubes-taken = { $seat } toma { $cubes }
log-cubes-paid = paga { $cubes }
log-modifiers = toma { $modifiers }
log-order = nuevo orden de juego { $order }
log-goal = { $seat } cumple: { $goal }
log-goal-named = { $seat } elige: { $goal }
log-bonus = { $seat } compra una recompensa
log-scored = { $seat } **{ $points } PV**: { $origin }
points-exploration = exploración
points-gate-run = ruta de saltos
points-award = prima por desarrollo
points-transmitter = transmisor
points-gyrodyne = astrogiros
points-technology = tecnología
points-project = proyecto
points-track = panel de dados
points-legacy = tecnologías violetas
points-goal = objetivo
points-pulsar = púlsares
points-gyrodyne-tile = fichas de astrogiro
points-cubes = cubos
points-initiative = iniciativa
points-station = centrales

## De dónde vienen los puntos.

score-start = Lugar en el primer orden de juego
score-exploration = Recompensas por exploración
score-gate-runs = Rutas de saltos
score-awards = Primas por desarrollo ({ $count })
score-transmitters = Transmisores
score-gyrodynes = Astrogiros activados
score-technologies = Tecnologías
score-projects = Proyectos
score-tracks = Panel de dados: puestos y penalizaciones
score-legacy = 1. Tecnologías violetas
score-goals = 2. Objetivos ({ $goals }) y recompensas ({ $bonuses })
score-pulsars = 3. Púlsares sin astrogiro activado
score-gyrodyne-tiles = 4. Astrogiros sin activar
score-all-gyrodyne-tiles = 4. Todos los astrogiros
score-cubes = 5. Cubos ({ $cubes }), dos por punto
score-initiative = 6. Marcador de iniciativa
score-initiative-twice = 6. Marcador de iniciativa, puntuado dos veces
score-stations = 7. Centrales ({ $stations } + { $extra })
tie-initiative = puesto { $rank } en el marcador de iniciativa
