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
counter-would-pass = Esa ficha avanzaría { $spaces } casillas y rebasaría el final del marcador, y tienes otra opción.

no-such-place = No existe ese lugar en el cúmulo.
pulsar-isolated = Un púlsar aislado no tiene tramos: ninguna nave puede llegar a él.
portal-never-entered = Ninguna nave vuelve a entrar en un portal.
no-die-flies-there = Con ninguno de tus dados puedes terminar allí un trayecto.
nothing-to-claim = Allí no hay nada que puedas reclamar ahora.
not-a-trail = Ese recorrido se interrumpe, entra en un portal o repite un tramo.
trail-ends-elsewhere = Ese recorrido no termina en el lugar que has elegido.
trail-same-or-not-paid = Ese recorrido hace lo mismo que otro de los ofrecidos, o no tienes un dado de esa longitud.
no-gate-run = No te queda ninguna ruta de saltos de ese proyecto.
gate-run-of-another-color = Esa ruta de saltos no cuenta las puertas de ese color.
teleport-wrong-place = Este teletransporte no lleva a un lugar de ese tipo.
teleport-same-place = El teletransporte debe llevarte a otro lugar.
no-free-isolated-pulsar = Ese no es un púlsar aislado libre.
red-die-useless = Este turno ya no puedes usar otro dado extra, así que el dado rojo impreso no sirve: roba una ficha.

no-die-pays = No tienes ningún dado que pueda valer { $cost }.
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
pulsar-not-empty-and-yours = Un astrogiro se coloca en un púlsar tuyo que no tenga ninguno.
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
project-needs-others = Antes hay que completar los proyectos que están debajo de { $project }.

technology-not-in-play = Esa tecnología no está en las tablas de esta partida.
technology-later = { $technology } no estará disponible hasta la ronda { $round }.
technology-yours = Ya has patentado { $technology }.
technology-full = Las dos patentes de { $technology } están ocupadas.
technology-locked = La segunda patente de { $technology } no está abierta.

goal-not-in-play = Ese objetivo no está en esta partida.
goal-not-in-question = La elección no se refiere a ese objetivo.
goal-not-achieved = No has cumplido este objetivo: { $goal }
bonuses-bought = Ya has comprado todas las recompensas de este objetivo: { $goal }
