# Cosmic Encounter: por qué se rechaza una respuesta.

answers-another-question = Eso no responde a la pregunta planteada.
card-not-held = No tienes { $card } en la mano.

# Opciones
deal-seconds = { $seconds } segundos no es ninguna de las duraciones previstas para un trato.
deal-proposals = { $most } no es ninguno de los números de propuestas que puede elegir la mesa.
birthdays-per-seat = Indica el cumpleaños de los { $seats } jugadores o de ninguno.
aliens-per-seat = Con esta opción hay que elegir exactamente { $seats } alienígenas.
alien-twice = No se puede elegir dos veces a { $alien }.
alien-idle = Entre dos jugadores { $alien } nunca podría usar su poder; activa la opción si lo quieres de todos modos.

# Poderes y Artefactos
power-silent = Tu poder no tiene nada que hacer en este momento.
artifact-not-now = { $card } no se puede jugar ahora.

# Comienzo del encuentro
no-colony-there = No tienes ninguna colonia en { $planet }.
redraw-or-evict = Descubre otra Orden o expulsa una colonia de tu sistema natal.
launch-full = No puedes reunir más de { $most ->
    [one] una nave
   *[other] { $most } naves
}.
launch-more = Reúne al menos { $least ->
    [one] una nave
   *[other] { $least } naves
}.
no-ship-there = No te quedan naves en { $planet }.
no-target = { $planet } no puede ser atacado en este encuentro.

# Alianzas
invite-others = Solo se puede invitar a quienes no son jugadores principales.
not-invited = Ese bando no te ha invitado.
no-ships-to-send = No tienes naves en colonias que puedas enviar.
already-joining = Ya has empezado a enviar naves; confírmalas.
not-joining = Elige antes un bando y envía una nave.
one-side-only = Solo puedes ayudar a un bando.
ally-full = Un aliado no envía más de { $most ->
    [one] una nave
   *[other] { $most } naves
}.

# Cartas
artifact-face-down = { $card } es un Artefacto y no se puede poner como carta de Encuentro.

# Pérdidas y colocación
not-your-ships = Ahí no tienes naves que puedas perder.
no-ship-left = Ahí ya no queda ninguna nave.
no-haven = { $planet } no puede recibir tus naves en este momento.
one-or-all = Coloca una nave o las { $left } que quedan.

# Recompensas y final del encuentro
reward-ships = Puedes recuperar del Agujero de Gusano como mucho { $most ->
    [one] una nave
   *[other] { $most } naves
}.
again-or-end = Juega un segundo encuentro o termina tu turno.

# Tratos
deal-card-not-held = Esa carta no está en la mano que debería darla.
deal-no-such-card = En el mazo no hay más cartas como esa.
deal-few-attacks = En esa mano no hay bastantes cartas de Ataque.
deal-few-cards = En esa mano no hay bastantes cartas.
deal-hand-too-small = { $seat } no tiene más cartas que dar.
deal-one-colony = Un trato da a cada jugador una colonia como mucho.
deal-no-colony = En { $planet } quien da permiso debe tener colonia y quien lo recibe no.
deal-no-release = Solo un poder hecho para ello libera naves en un trato, y solo mientras esté activo.
deal-nobody-there = Ese jugador no tiene en el Agujero de Gusano ninguna nave que pueda volver a una colonia.
founders-full = Una colonia se funda con { $most } naves como mucho.
no-colony-to-found = No se ofrece ninguna colonia que tus naves puedan fundar.
name-founders = Di antes con qué naves fundarás tu colonia.
nothing-to-scrap = No has empezado ninguna propuesta.
nothing-standing = No tienes ninguna propuesta en pie.
proposal-gone = Esa propuesta ya no está en pie.
proposals-used-up = Ya has hecho las { $most } propuestas de este trato.
empty-proposal = Una propuesta necesita al menos una condición.
one-sided = En esta mesa cada parte del trato debe recibir una carta o una colonia.
cannot-pick = Esa carta no está libre para darla.
