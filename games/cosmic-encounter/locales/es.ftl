# Cosmic Encounter: por qué se rechaza una respuesta.

answers-another-question = Eso no responde a la pregunta planteada.
card-not-held = No tienes { $card } en la mano.

# Opciones
deal-seconds = { $seconds } segundos no es ninguna de las duraciones previstas para un trato.
deal-proposals = { $most } no es ninguno de los números de propuestas que puede elegir la mesa.
birthdays-per-seat = Indica el cumpleaños de los { $seats } jugadores o de ninguno.
no-such-day = Ningún año tiene un día { $day }/{ $month }.
aliens-per-seat = { $seats ->
    [0] Con esta opción los alienígenas se reparten; no elijas ninguno.
   *[other] Con esta opción hay que elegir exactamente { $seats } alienígenas.
}
alien-twice = No se puede elegir dos veces a { $alien }.
alien-idle = Entre dos jugadores { $alien } nunca podría usar su poder; activa la opción si lo quieres de todos modos.

# Poderes y Artefactos
power-is-zapped = Han anulado tu poder con un Zepo: sigue cancelado hasta el final del encuentro.
power-is-lost = Has perdido tu poder: lo recuperas con { $homes } colonias natales.
power-by-itself = Tu poder es obligatorio: se usa solo cada vez que procede.
power-is-spent = Ya has usado tu poder en este encuentro.
power-other-window = Tu poder solo puede usarse { $window }.
power-needs-main = Tu poder es para el atacante y el defensor, y no eres ninguno de los dos.
power-needs-part = Tu poder es para quienes participan en el encuentro, y tú no participas.
power-needs-no-main = Tu poder es para quienes no son jugadores principales.
power-idle = Tu poder no tiene nada que hacer en este momento.
artifact-other-window = Solo puedes jugar { $card } { $when }.
artifact-attacker-only = Solo el atacante puede jugar { $card }.
artifact-after-keeping = Podrás jugar { $card } en cuanto se tome esta decisión.
artifact-idle = Jugar { $card } no cambiaría nada ahora.

# Comienzo del encuentro
no-colony-there = No tienes ninguna colonia en { $planet }.
redraw-or-evict = Descubre otra Orden o expulsa una colonia de tu sistema natal.
launch-one = Tu poder envía exactamente una nave.
launch-full = No puedes reunir más de { $most ->
    [one] una nave
   *[other] { $most } naves
}.
launch-more = Reúne al menos { $least ->
    [one] una nave
   *[other] { $least } naves
}.
no-ship-there = No te quedan naves en { $planet }.
no-target = No se puede atacar { $planet } de ese modo.
no-target-abroad = { $planet } no está en el sistema de { $seat }, a quien se ataca.
no-target-outside = Expulsas de tu propio sistema, y { $planet } no está en él.
no-target-free = En { $planet } no hay ninguna colonia extranjera que expulsar.

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

## La portada y la sala.

game-title = Cosmic Encounter
game-tagline = Cada pueblo se salta una regla a su manera: ataca, alíate y negocia hasta tener cinco colonias extranjeras.
game-length = unos 20 encuentros
option-aliens = Alienígenas
option-aliens-help = Qué pueblos dirigen los jugadores; ninguno aparece dos veces.
option-aliens-random = Al azar
option-aliens-first = Primera partida: Clon, Macron, Oráculo, Zombie
option-aliens-delicate = Cartas en danza: Bandido, Mutante, Filántropo, Comerciante
option-aliens-surprising = Sorpresas: Sanador, Láser, Pacifista, Virus
option-aliens-chosen = Los elegidos abajo, por orden de plaza
option-chosen = Alienígenas elegidos
option-chosen-help = Uno por plaza, en este orden.
option-campaign = Campaña
option-campaign-help = Una serie de partidas, cada una con alienígenas nuevos, hasta que alguien tenga 15 puntos.
option-birthdays = Cumpleaños
option-birthdays-help = Si la campaña acaba en empate, gana quien cumpla años antes dentro del año. Si falta alguno de esos cumpleaños, la victoria se comparte.
option-deal-seconds = Tiempo para un trato
option-deal-seconds-help = Cuánto pueden hablar dos jugadores antes de quedarse sin trato.
option-deal-time = { $seconds } segundos
option-deal-day = Un día entero
option-deal-unhurried = Sin límite, para mesas sin prisa
option-deal-proposals = Propuestas
option-deal-proposals-help = Cuántas propuestas puede hacer cada jugador en un trato.
option-mutual = Trato equitativo
option-mutual-help = En un trato cada parte debe recibir una carta o una colonia.
option-idle-aliens = Poderes de alianza
option-idle-aliens-help = Si un pueblo que solo sabe aliarse puede tocar entre dos jugadores, que no tienen alianzas.

## La mesa.

heading-turn = Turno { $turn }
heading-campaign = Partida { $game } · turno { $turn }
cosmos-title = Los sistemas
warp = Agujero
warp-ships = { $ships ->
    [one] 1 nave
   *[other] { $ships } naves
}
mothership = Nave Principal
carrier = Transporte
deck = mazo
discard = descarte
discs-turned = vistas
discs-left = Órdenes
face-down = Una carta boca abajo
ships-of = { $alien }: { $ships ->
    [one] 1 nave
   *[other] { $ships } naves
}
encounter-title = El encuentro
encounter-first = primer encuentro
encounter-second = segundo encuentro
system-of = En el sistema de { $seat }
attack-side = Ataque
defense-side = Defensa
attack = Ataque
negotiates = Negociación
negotiate-text = Con otra igual, hay trato. Contra un Ataque pierdes y cobras cartas.
wins-ties = gana el empate
leads = gana si nada cambia
has-won = ha ganado
beats-all = gana a cualquier Ataque
beats-none = pierde contra cualquier Ataque
beats-up-to = gana a Ataques de hasta { $value }
beats-from = gana a Ataques de { $value } o más
beats-negotiate = gana a la Negociación
loses-negotiate = pierde contra la Negociación
meets = { $mine } contra { $theirs }
declares = { $seat } recurre a { $alien }
declared-at = elige a { $seat }
declared-heals = salva { $ships }
declared-attack = se une al ataque con
declared-defense = se une a la defensa con
declared-out = { $ships } fuera, a { $planet }
declared-in = { $ships } desde { $planet }
alliances = Alianzas
invited-by = con invitación de
helps-attack = Ataque, { $ships ->
    [one] 1 nave
   *[other] { $ships } naves
}
helps-defense = Defensa, { $ships ->
    [one] 1 nave
   *[other] { $ships } naves
}
not-answered = por responder
stays-out = no participa
stakes = En juego
stake-attack = Si gana el ataque:{ $gains } colonias extranjeras, { $ships ->
    [0] no se pierde ninguna nave
    [one] 1 nave defensora al Agujero de Gusano
   *[other] { $ships } naves defensoras al Agujero de Gusano
}
stake-defense = Si aguanta la defensa: { $ships ->
    [0] no se pierde ninguna nave
    [one] 1 nave atacante al Agujero de Gusano
   *[other] { $ships } naves atacantes al Agujero de Gusano
}
stake-reward = Sus aliados reciben { $cards ->
    [one] 1 carta o nave
   *[other] { $cards } cartas o naves
}
ally-title = Tu alianza
ally-note = { $ships }/{ $most } naves
ships-from = Naves desde
if-attack-wins = Si gana, tú también aterrizas: { $now } → { $then } colonias extranjeras
if-defense-holds = Si aguanta, recibes una carta o recuperas una nave por cada nave enviada
you-join = te unes
invites-you = te invita
no-invitation = sin invitación
foreign = extranjera
hand-title = Tu mano
hand-of = La mano de { $seat }
hand-empty = Sin cartas. Robarás siete cuando necesites una carta de Encuentro.
aside-until-end = Aparte hasta el final del encuentro:
known-to-all = todos conocen:
known-cards = En su mano:
playable-now = se puede jugar ahora
when-zap = cuando se usa un poder
when-compensation = antes de la Compensación
when-nearly-always = en la ventana de cualquier paso
when-own-start = antes de recibir tus Órdenes
when-reveal = en torno a la revelación
when-alliances = desde las alianzas hasta revelar
aliens-title = Los alienígenas
power-ready = poder activo
power-used = usado
power-zapped = cancelado hasta el final del encuentro
power-lost = perdido: menos de { $homes } colonias natales
duty-may = puede
duty-must = debe
role-any = en cualquier papel
role-main = como atacante o defensor
role-main-or-ally = si está en el encuentro
role-not-main = como posible aliado
role-attacker = ataca
role-defender = defiende
role-ally-attack = aliado del ataque
role-ally-defense = aliado de la defensa
discard-title = Pila de descarte
discard-empty = vacía
discs-line = Órdenes descubiertas:
count-hand = Cartas en la mano
count-homes = Colonias natales
count-ships = Naves en colonias
count-warp = Naves en el Agujero de Gusano
count-aside = Cartas apartadas
count-points = Puntos de campaña
unit = colonias
score-colony = { $planet }, en el sistema de { $seat }
score-campaign = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de la campaña
tie-birthday = cumpleaños el { $day }/{ $month }
tie-ships = { $ships ->
    [one] 1 nave fuera del Agujero de Gusano
   *[other] { $ships } naves fuera del Agujero de Gusano
}

## Los diez pasos y las ventanas entre ellos.

step-recover = Recobrar
step-orders = Órdenes
step-launch = Reunir naves
step-point = Apuntar
step-invite-attack = Invita el atacante
step-invite-defense = Invita el defensor
step-allies = Responden aliados
step-cards = Cartas
step-reveal = Revelar
step-outcome = Resultado
step-of = paso { $step } de 10
window-open = Ventana
window-start = al empezar el encuentro
window-orders = antes de las Órdenes
window-launch = antes de reunir naves
window-invitations = antes de las invitaciones
window-answer = al responder los aliados
window-alliances = formadas las alianzas
window-selection = antes de elegir cartas
window-reveal = antes de revelar
window-revealed = tras revelar
window-doomed = antes de perder naves
window-lost = al perder naves
window-compensation = antes de la Compensación
window-keeping = antes de descartar las cartas
window-end = al acabar el encuentro
window-zap = se ha usado un poder
window-discarded = al descartarse un Artefacto

## Tratos.

deal-between = Un trato: { $seats }
proposals-made = tus propuestas { $made }/{ $most }
no-proposal = Todavía no hay ninguna propuesta
proposal = Propuesta
proposal-of = Propone { $seat }
gives-and-asks = da { $gives }; pide { $asks }
proposal-stands = en pie hasta que la cambies
you-give = Tú das
they-give = { $seat } da
nothing-yet = nada todavía: toca abajo para añadir
founders-title = Naves para la nueva colonia
founders-note = { $ships }/{ $most }
your-draft = Tu próxima propuesta
draft-secret = nadie la ve hasta que la propongas
chip-lowest = Ataque más bajo
chip-highest = Ataque más alto
chip-choice = a elección
chip-random = al azar
term-lowest = { $count ->
    [one] el Ataque más bajo
   *[other] los { $count } Ataques más bajos
}
term-highest = { $count ->
    [one] el Ataque más alto
   *[other] los { $count } Ataques más altos
}
term-choice = { $count ->
    [one] una carta a elección de quien la da
   *[other] { $count } cartas a elección de quien las da
}
term-random = { $count ->
    [one] una carta al azar
   *[other] { $count } cartas al azar
}
term-colony = una colonia en { $planet }
term-release = { $count ->
    [one] 1 nave
   *[other] { $count } naves
} de { $seat } fuera del Agujero de Gusano
term-nothing = nada
with-ships = (con { $ships ->
    [one] 1 nave
   *[other] { $ships } naves
})

## Lo que se pregunta.

prompt-over = La partida ha terminado
prompt-won = Gana { $seats }
prompt-won-together = Victoria compartida: { $seats }
prompt-campaign-won = { $seats } gana la campaña
prompt-campaign-shared = Victoria compartida en la campaña: { $seats }
prompt-window = Ahora, { $window }: ¿haces algo?
prompt-zap = { $seat } recurre a { $alien }{ $named }. ¿Le lanzas un Zepo?
prompt-zap-own = Recurres a { $alien }{ $named }. ¿Cancelas tu propio poder?
prompt-recover = Recobra una nave del Agujero de Gusano
prompt-own-color = Tu propio color: ¿descubres otra Orden o expulsas?
prompt-new-hand = No tienes cartas de Encuentro: ¿juegas antes algún Artefacto?
prompt-launch = { $most ->
    [one] Reúne una nave
   *[other] Reúne de una a { $most } naves
}
prompt-point = ¿Qué planeta de { $seat } atacas?
prompt-evict = ¿Qué colonia extranjera expulsas?
prompt-invite-attack = ¿A quién invitas al ataque?
prompt-invite-defense = ¿A quién invitas a la defensa?
prompt-ally = Atacan { $planet }. ¿Te unes a un bando?
prompt-lay = Elige tu carta de Encuentro
prompt-power = { $alien }: elige
prompt-power-for = { $alien }: elige para { $seat }
prompt-aim = { $card }: ¿contra quién?
prompt-suffer = La Plaga: ¿qué cartas descartas?
prompt-place = { $ships ->
    [one] Pon tu nave en una colonia
   *[other] Pon tus { $ships } naves en colonias
}
prompt-losses = { $ships ->
    [one] Elige 1 nave que perder
   *[other] Elige { $ships } naves que perder
}
prompt-reward = Tu Recompensa por { $count ->
    [one] 1 nave
   *[other] { $count } naves
}: ¿cartas o naves?
prompt-talks = Haz un trato con { $seat }
prompt-pick = ¿Qué carta das?
prompt-second = ¡Éxito! ¿Juegas un segundo encuentro?
prompt-end-turn = Termina tu turno
prompt-answer = Da tu respuesta
help-window = Las respuestas quedan selladas hasta que todos han dado la suya.
help-window-none = Solo puedes dejar que siga; nadie ve por qué.
help-heal = { $seat } ha perdido { $ships }. Puedes devolvérselas todas y robar una carta.
help-recover = Toca una de tus colonias o deja las naves donde están.
help-own-color = Expulsar es atacar una colonia extranjera de tu propio sistema.
help-new-hand = Lo que quede se descarta; después robas siete cartas.
help-new-hand-kept = Conservas lo que quede y robas siete cartas.
help-launch = Toca tus colonias; deja una nave donde quieras conservar la colonia.
help-invite = Deciden por sí mismos y ayudan a un solo bando.
help-ally = Elige un bando y después naves de tus colonias: { $most ->
    [one] solo una
   *[other] de una a { $most }
}.
help-lay = Boca abajo; se queda en la mesa aunque ganes.
help-lay-open = Boca arriba: tu oponente la ve antes de elegir la suya.
help-lay-anew = { $alien } hace retroceder el tiempo: ambos eligen de nuevo y vale el segundo resultado.
help-suffer = Se van un Ataque, una Negociación y un Artefacto, si los tienes.
help-place = Cualquiera de tus colonias las acoge.
help-losses = De donde quieras; una colonia vacía desaparece.
help-losses-colonies = De tus colonias; la que quede vacía desaparece.
help-reward = Las cartas salen del mazo; las naves, del Agujero de Gusano.
help-talks = Elige qué das y qué pides. Sin trato, cada uno pierde tres naves.
help-second = Es como el primero; después acaba tu turno.
wait-window = Esperando a { $seats }: pueden hablar poderes y Artefactos
wait-zap = Esperando a { $seats }: ¿habrá un Zepo?
wait-recover = { $seats } puede recobrar una nave
wait-own-color = { $seats } ha descubierto su propio color y decide
wait-new-hand = { $seats } roba una nueva mano
wait-launch = { $seats } reúne naves
wait-point = { $seats } elige un planeta
wait-invite = { $seats } busca aliados
wait-ally = Esperando a { $seats }: ¿se une a un bando?
wait-lay = Esperando a { $seats }: cartas de Encuentro
wait-power = { $seats } decide cómo usar un efecto
wait-cards = { $seats } elige cartas
wait-place = Esperando a { $seats }: las naves vuelven a sus colonias
wait-losses = Esperando a { $seats }: naves que perder
wait-reward = { $seats } elige su Recompensa
wait-talks = Negocian un trato { $seats }
wait-second = { $seats } puede jugar un segundo encuentro
wait-turn = Juega { $seats }

## Lo que se puede hacer.
## built: verb-

verb-put-one = Poner una
verb-put-all = Poner todas
verb-pull-out = Retirar
verb-bring-in = Traer
pass-window = Dejar que siga
pass-zap = Dejar que ocurra
pass-recover = Dejarlas
pass-ally = Declinar
pass-new-hand = Robar la nueva mano
pass-enough = Basta
confirm-launch = Reunir
confirm-attack = Unirme al ataque
confirm-defense = Unirme a la defensa
confirm-shift = Declararlo
do-use = Usar { $alien }
do-play = Jugar { $card }
do-redraw = Descubrir otra Orden
do-evict = Expulsar una colonia
do-put = { $ships ->
    [one] 1 nave a { $planet }
   *[other] { $ships } naves a { $planet }
}
do-launch = Una nave de { $spot }
do-bring-in = Traer una nave de { $spot }
do-lose = Perder una nave: { $spot }
do-point = Atacar { $planet }: defiende { $seat }
do-invite = Invitar a { $seats }
do-invite-nobody = No invitar a nadie
do-join-attack = Unirse al ataque con una nave de { $planet }
do-join-defense = Unirse a la defensa con una nave de { $planet }
do-lay = Poner { $card }
do-name = { $seats }
do-number = { $count ->
    [0] Ninguna carta
    [one] 1 carta
   *[other] { $count } cartas
}
do-pick = Dar { $card }
do-draw = Del mazo
do-give-up = Descartar { $cards }
do-reward-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
do-reward-ships = { $ships ->
    [one] 1 nave
   *[other] { $ships } naves
}
do-reward-both = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} y { $ships ->
    [one] 1 nave
   *[other] { $ships } naves
}
do-again = Segundo encuentro
do-end-turn = Terminar el turno
do-give = Dar { $term }
do-ask = Pedir { $term }
do-found = Fundar con una nave: { $spot }
do-propose = Proponer
do-scrap = Empezar de nuevo
do-withdraw = Retirar mi propuesta
do-accept = Aceptar
do-walk-away = Marcharme
preview-negotiate = un trato, o cartas por tus pérdidas
preview-ships = { $ships ->
    [one] 1 nave
   *[other] { $ships } naves
}
preview-point = { $ships ->
    [0] sin defensa
    [one] 1 nave allí
   *[other] { $ships } naves allí
}
preview-total = { $total } en total
preview-zap = cancela { $alien }
preview-walk-away = { $ships ->
    [0] ninguno de los dos pierde naves
    [one] ambos perdéis 1 nave
   *[other] ambos perdéis { $ships } naves
}
preview-walk-away-each = { $mine ->
    [0] no pierdes naves
    [one] pierdes 1 nave
   *[other] pierdes { $mine } naves
}; { $seat } pierde { $theirs ->
    [0] ninguna
   *[other] { $theirs }
}

## El registro.

log-turn = Ataca { $seat }
log-second = Segundo encuentro
log-no-card = { $seat } no tiene cartas de Encuentro
log-drew = { $seat } roba una carta
log-drew-seen = { $seat } roba { $card }
log-reshuffled = la pila de descarte es el nuevo mazo
log-shown = { $seat } muestra una mano sin cartas de Encuentro: { $cards }
log-kept = { $seat } conserva { $cards }
log-discarded = { $seat } descarta { $cards }
log-disc = Se descubre una Orden: { $seat }
log-discs-shuffled = se barajan las Órdenes
log-evict = { $seat } expulsa una colonia de su sistema
log-redraw = { $seat } descubre otra Orden
log-power-lost = { $seat } pierde su poder
log-power-back = { $seat } recupera su poder
log-pointed = La Nave Principal apunta a { $planet }: defiende { $seat }
log-defends = Defiende { $seat }
log-invited = { $seat } invita a { $seats }
log-invited-nobody = { $seat } no invita a nadie
log-declined = { $seat } no participa
log-joined-attack = { $seat } se une al ataque
log-joined-defense = { $seat } se une a la defensa
log-laid = { $seat } pone una carta boca abajo
log-revealed-attack = El ataque muestra { $card }
log-revealed-defense = La defensa muestra { $card }
log-declared = { $seat } recurre a su poder ({ $window })
log-declared-at = { $seat } recurre a su poder y elige a { $other } ({ $window })
log-in-force = el poder de { $seat } surte efecto
log-foiled = el poder de { $seat } queda cancelado
log-played = { $seat } juega { $card }
log-played-at = { $seat } juega { $card } contra { $seats }
log-swapped = las dos cartas cambian de bando
log-hands-swapped = { $one } y { $other } intercambian sus manos
log-looked = { $seat } mira la mano de { $other }
log-looked-seen = { $seat } mira la mano de { $other }: { $cards }
log-passed = una carta pasa de { $seat } a { $other }
log-passed-seen = { $card } pasa de { $seat } a { $other }
log-aside = una carta de { $seat } queda apartada
log-aside-seen = se aparta una carta de { $seat }: { $card }
log-taken = { $seat } toma { $card }
log-returned = { $seat } recupera { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
log-blinded = { $seat } se queda sin cartas de Encuentro y pierde
log-soothed = los Ataques cuentan como Negociación
log-totals = { $attack } contra { $defense }
log-won-attack = Gana el ataque
log-won-defense = Gana la defensa
log-talks = Ambas cartas cuentan como Negociación: los jugadores principales negocian
log-proposed = { $seat } propone: da { $gives }, pide { $asks }
log-withdrew = { $seat } retira su propuesta
log-accepted = { $seat } acepta el trato
log-walked-away = { $seat } se marcha: no hay trato
log-no-deal = No hay trato
log-gassed = no hay Compensación
log-compensated = { $seat } toma { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} como Compensación
log-rewarded = { $seat } recibe su Recompensa: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $ships ->
    [one] 1 nave
   *[other] { $ships } naves
}
log-aborted = El encuentro acaba antes de tiempo
log-scored = puntos:{ $scores }
log-to-warp = { $ships } al Agujero de Gusano
log-to-mothership = { $ships } de { $planet } a la Nave Principal
log-to-carrier = { $ships } de { $planet } al Transporte
log-lands = aterrizaje en { $planet }: { $ships }
log-recovered = { $ships } del Agujero de Gusano a { $planet }
log-recovered-aboard = { $ships } del Agujero de Gusano a la Nave Principal
log-to-planet = { $ships } a { $planet }

## Los alienígenas en una línea.
## built: tagline-

tagline-amoeba = Cambia su número de naves con las cartas ya puestas
tagline-anti-matter = Gana el total más bajo; sus naves y las aliadas restan
tagline-chronos = Repite una vez las cartas del encuentro
tagline-clone = Conserva su carta de Encuentro
tagline-empath = Convierte un Ataque en Negociación si la otra carta es Negociación
tagline-filch = Se queda la carta usada del oponente
tagline-healer = Salva naves ajenas y roba una carta cada vez
tagline-laser = Deja fuera de uso cartas rivales al azar
tagline-macron = Cada nave vale cuatro; envía una sola
tagline-mind = Mira la mano de un jugador principal
tagline-mutant = Completa su mano hasta siete
tagline-oracle = El oponente juega antes y boca arriba
tagline-pacifist = Su Negociación gana al Ataque
tagline-parasite = Se alía sin ser invitado
tagline-philanthropist = Da una carta a un jugador principal
tagline-sorcerer = Puede intercambiar las dos cartas ocultas
tagline-trader = Puede intercambiar su mano con la del oponente
tagline-virus = Multiplica naves por Ataque en vez de sumar
tagline-vulch = Recoge los Artefactos que otros descartan
tagline-zombie = Sus naves nunca van al Agujero de Gusano

## Los planetas de nuestra caja.
## built: planet-

planet-ember = Ascua
planet-cinder = Ceniza
planet-garnet = Granate
planet-rust = Óxido
planet-saffron = Azafrán
planet-fern = Helecho
planet-moss = Musgo
planet-jade = Jade
planet-lichen = Liquen
planet-thistle = Cardo
planet-cobalt = Cobalto
planet-fjord = Fiordo
planet-glacier = Glaciar
planet-tide = Marea
planet-indigo = Índigo
planet-amber = Ámbar
planet-topaz = Topacio
planet-dune = Duna
planet-marigold = Caléndula
planet-brass = Latón
