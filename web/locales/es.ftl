# Las palabras del propio cliente. Cada juego trae las suyas en la escena.

# Sitio
site = Sitio
nav-new = Mesa nueva
nav-rules = Reglas
settings = Nombre y ajustes
me-button = { $name }: nombre y ajustes
language = Idioma
theme = Tema
theme-night = Noche
theme-day = Día
theme-system = El del sistema
theme-to-night = Tema de noche
theme-to-day = Tema de día
close = Cerrar
cancel = Soltar
menu = Menú
to-front = A la portada
footer = Orrery. Todo funciona en este servidor; nada viene de fuera.
unreachable-title = El servidor no responde
unreachable = No se puede llegar al servidor. Prueba dentro de un momento.
try-again = Volver a intentarlo
lost-title = Aquí no hay nada
lost = Quizá la dirección está mal escrita o la mesa ya no existe.
title-table = { $game } – Orrery
title-mine = (●) Te toca – { $game } – Orrery
title-asked = (●) Te piden algo – { $game } – Orrery
title-over = Terminada – { $game } – Orrery
title-new = Mesa nueva – Orrery
title-notice = { $title } – Orrery
title-rules = Reglas: { $game } – Orrery
rules-contents = Contenido
rules-others = Reglas de los otros juegos

# Ajustes
my-name = Mi nombre
my-name-help = Lo ven los demás en tus mesas. Sin cuenta ni correo.
keep = Guardar
kept = Guardado
confirm = Preguntar antes de jugar en el tablero
confirm-touch = En pantallas táctiles
confirm-always = Siempre
confirm-never = Nunca
confirm-help = El primer toque muestra qué pasaría; el segundo lo hace.
end-of-turn = Cuando solo me queda terminar el turno
end-always = Preguntar siempre
end-options = Preguntar mientras pueda deshacer
end-never = Terminarlo sin más
end-of-turn-help = Vale también para cualquier paso con una sola respuesta.
motion = Las piezas viajan por el tablero
motion-none = Nada
scale = Tamaño del texto
notices = Sonidos y avisos
sound-turn = Un sonido cuando me toca
sound-event = Un sonido cuando me pasa algo
sound-low = Un sonido cuando se me acaba el tiempo
sound-over = Un sonido cuando acaba la partida
notify = Un aviso del navegador mientras esta página está oculta
notify-refused = El navegador no permite avisos de esta página.
only-away = Solo cuando no estoy mirando
remind = Volver a avisarme mientras me esperan
remind-never = No
remind-minutes = Cada { $minutes } min
only-away-help = Mirar es tener la página a la vista y haberla tocado en los últimos dos minutos.
hook = Un mensaje en otro sitio cuando una mesa me espera
hook-help = La dirección de un webhook de { $hosts }. Quien lea allí sabrá que te toca decidir, nunca el qué.
hook-form = Forma del mensaje
hook-discord = Para Discord
hook-json = JSON simple
hook-try = Enviar una prueba
hook-tried = La prueba ha llegado.
hook-forget = No enviar más mensajes
hook-gone = Ya no se enviarán mensajes.
hush = Silenciar los avisos de esta mesa
unhush = Volver a recibir avisos de esta mesa

# Portada
hero = { $count ->
    [one] Un juego espacial,
    [2] Dos juegos espaciales,
    [3] Tres juegos espaciales,
    [4] Cuatro juegos espaciales,
    [5] Cinco juegos espaciales,
   *[other] Juegos espaciales,
}
hero-2 = un cielo de relojería.
hero-lead = Juega esta noche con un enlace, o ahora mismo contra bots que solo ven lo que verías tú.
orrery-alt = { $count ->
    [one] Un planetario mecánico con un planeta
   *[other] Un planetario mecánico con { $count } planetas, uno por juego
}
play-now = Jugar ya contra bots
play-now-help = { $game }, { $seats } plazas
play-now-short = Jugar ya
invite-friends = Invitar a amigos
invite-friends-help = una mesa y su enlace
no-account = No hace falta cuenta.
another-game = Otro juego u otras plazas
waiting-tables = { $count ->
    [one] Te espera 1 mesa
   *[other] Te esperan { $count } mesas
}
my-tables = Tus otras mesas
open-tables = Mesas abiertas
finished-tables = Terminadas hace poco
the-games = Los juegos
seats = Plazas:
play-vs-bots = Contra bots
play-game = Contra bots: { $game }
set-up = Preparar una mesa
set-up-game = Preparar una mesa de { $game }
stage-over = Terminada
ago-minutes = { $count } min
ago-hours = { $count } h
ago-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}

# Sala
lobby-title = Una mesa nueva
lobby-game = ¿A qué juego?
lobby-who = ¿Con quién?
lobby-bots = Contra bots
lobby-friends = Con amigos
lobby-seats = Plazas
lobby-options = Opciones
seat-n = Plaza { $n }
seat-me = Yo
seat-friend = Un amigo, por enlace
seat-bot = Bot: { $title }
seat-open = Plaza libre
seat-waits = espera a alguien con el enlace
table-name = Nombre de la mesa
table-name-help = Ayuda a encontrarla después. Puede quedar vacío.
serious = Partida seria
serious-help = Sin pistas. Los bots siguen jugando como empezaron y no te dejan deshacer jugadas.
takeback = Deshacer jugadas
takeback-consent = Si los demás quieren
takeback-consent-help = Lo que no ha descubierto nada a nadie se deshace al momento; para lo demás se pide permiso.
takeback-free = Solo lo libre
takeback-free-help = Solo se deshace lo que no ha descubierto nada a nadie. Para lo demás no se pide permiso.
takeback-off = Nunca
takeback-off-help = No se deshace nada: lo jugado, jugado está.
public = Mostrar en la portada
public-help = Cualquiera en este servidor podrá ocupar una plaza libre.
by-chance = al azar
day-left-out = sin indicar
seat-month = Plaza { $n }: mes
seat-day = Plaza { $n }: día
open-table = Abrir la mesa
open-table-help = después recibes su enlace
bot-choice = Qué bot
bot-time = Un bot responde en { $seconds } segundos como mucho. Cuando piensan muchos a la vez, cada uno tiene menos tiempo y los niveles más altos juegan algo peor.
bot-level = nivel { $level }
bot-greedy = aplicado
bot-random = despreocupado
bot-about-level-1 = para una primera partida
bot-about-level-8 = el más fuerte
bot-about-greedy = rápido
bot-about-random = juega al azar
bot-of = bot { $title }
bot-thinks = piensa hasta { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
bot-hurried = { $title }, con poco tiempo
bot-hurried-help = Tuvo menos tiempo para pensar del que pide su nivel y jugó por debajo de su fuerza.
bot-name = { $seat ->
    [0] Hipatia
    [1] Kepler
    [2] Halley
    [3] Leavitt
   *[other] Tycho
}

# Reunión
gathering = Mesa en preparación
seats-open = { $count ->
    [one] Queda 1 plaza libre
   *[other] Quedan { $count } plazas libres
}
seats-full = Todas las plazas están ocupadas
your-name = Tu nombre
your-name-help = Después, ocupa una plaza. No hace falta cuenta.
sit-here = Sentarme aquí
leave = Dejar la plaza
present = en la mesa
away = ausente
fill = Completar con bots
start = Empezar
host-starts = Empieza la partida quien abrió la mesa.
invite = Invitar
invite-help = Quien tenga este enlace puede sentarse o mirar.
link = Enlace a la mesa
copy = Copiar
qr = El enlace como código QR, para la cámara de un móvil
copied = Copiado

# Mesa
table-opening = Abriendo la mesa
table-lost = Esta mesa no se puede abrir
table-named = mesa «{ $name }»
line-connecting = Conectando
line-connected = Conectado
line-reconnecting = Reconectando
line-stale = Sin respuesta
line-closed = Cerrado
watching = { $count ->
    [one] 1 mira
   *[other] { $count } miran
}
prompt = Decisión
panels = Partes del tablero
actions = Acciones
take-back = Deshacer, pasar
closer = De cerca
board-scrolls = { $board }: las flechas lo desplazan
whole-board = Todo el tablero
sheet = Más opciones
skips = Atajos
skip-prompt = A la decisión
tap-again = Toca otra vez o confirma aquí.
all-choices = Todas las opciones
hint = Pista
hint-thinking = Pensando…
hint-help = La probabilidad de ganar según una búsqueda que no sabe más que tú.
hint-chance = { $chance } %
hint-line = { $text }: gana alrededor de { $chance } de cada 100. { $why }
hint-again = Pulsa otra vez para jugarla.
hint-none = Aquí la búsqueda no tiene nada que aconsejar.
hint-not-now = Las pistas son para cuando tienes algo que elegir.
hint-serious = En una partida seria no hay pistas.
undo = Deshacer
undo-ask = Pedir deshacer
undo-closed = No se puede deshacer
redo = Volver a jugarlo
restart = Empezar de nuevo el turno
undo-request = { $name } pide deshacer:
undo-waiting = Has pedido deshacer esto. Falta que contesten: { $names }
agree = De acuerdo
decline = Rechazar
side = Jugadores y crónica
you = tú
your-turn = te toca
their-turn = juega
log = Crónica
log-new = { $count ->
    [one] 1 nueva
   *[other] { $count } nuevas
}
log-tools = Buscar y filtrar la crónica
log-who = Jugadas de quién
log-everybody = Todos
log-mine = Mías
log-search = Buscar
log-deeds = Ocultar las consecuencias menores
log-copy = Copiar como texto
log-link = La mesa tras la entrada { $n }
log-since = Hasta aquí lo habías visto
log-empty = Aún no ha pasado nada.
log-nothing-found = Nada de la crónica encaja.
struck = deshecho
log-concerns = Esto te afecta
why-not = ¿Por qué no?
rules = Reglas
scores = Puntuación
scores-so-far = Puntuación hasta ahora
final-scores = Puntuación final
won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
record = Descargar la partida
play-again = Otra mesa
order = Dejar pasar ventanas
order-none = Se me pregunta siempre
order-help = La mesa responde por ti, ni más deprisa ni más despacio que nunca: nadie lo nota.
order-until = Hasta cuándo
order-myTurn = Hasta mi próximo turno
order-attacked = Hasta que alguien me ataque o llegue mi turno
order-revoked = Hasta que diga lo contrario
order-stops = Pero pregúntame de todos modos
order-give = Dejarlas pasar
order-revoke = Volver a preguntarme
time-left = Tiempo restante
time-low = Se te acaba el tiempo.
resign = Abandonar
resign-sure = Sí, abandonar: seguirá un bot
last-left = Los demás han abandonado y unos bots juegan por ellos. Puedes seguir hasta el final o dar la partida por ganada.
conclude = Dar la partida por ganada
conclude-sure = Sí, se acaba aquí y gano yo
sure-again = { $text }. Pulsa otra vez para confirmar.
frozen-title = Esta mesa se ha detenido
frozen = Un fallo ha detenido esta mesa. No se ha perdido nada; quien lleva el servidor puede mirarlo.
waiting-for = Falta que juegue { $names }
waiting-none = No se espera a nadie
call-turn = Te toca. { $prompt }

# Compañía
chat = Charla
chat-say = Di algo
chat-send = Decir
chat-empty = Aún no ha hablado nadie.
chat-stands = público
chat-players = Lo leen la mesa y el público.
chat-spectators = Lo lee el público; la mesa, cuando la partida haya terminado.
rematch = Revancha
rematch-help = las mismas personas; empieza la siguiente
to-rematch = A la siguiente partida
record-text = Leerla como texto
watch-tables = Mesas que mirar
kick = Echar
kick-who = Echar a { $name }
ban = Vetar
ban-who = Vetar a { $name }: no podrá volver a esta mesa
copy-failed = Pulsa Ctrl+C
other-device = Otro dispositivo
other-device-help = Un enlace que hace tuyo otro dispositivo. Guárdalo para ti: quien lo tiene eres tú.
show-recovery = Mostrar el enlace
recovery-link = Tu propio enlace
renew-links = Invalidar todos esos enlaces
renewed = Todos los enlaces y los demás dispositivos quedan fuera.
recovering = Un momento…

# Relojes y ausencias
clock = Reloj
clock-none = Sin reloj
clock-budget = Por partida
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-none-help = Cada cual se toma el tiempo que necesite.
clock-minutes = Minutos por persona
clock-increment = Segundos más tras cada turno
clock-budget-help = Para una tarde juntos. Cuando se acaba el tiempo, otra persona puede decirlo y se toma la primera opción.
clock-daily = Por turno
clock-per-turn = Días por turno
clock-banked = Días de reserva
clock-holidays = Días de descanso
clock-daily-help = Para una partida de semanas. Un turno más largo gasta días de reserva; en los de descanso el reloj se para.
clock-fallen = sin tiempo
clock-paused = en pausa
clock-holiday = de descanso
clock-wants-pause = pide una pausa
seat-more = { $name }: reloj y ausencia
seat-level = { $name }: cómo juega este bot
level-now = Ahora juega así: { $title }
level-choice = A partir de ahora
level-change = Que juegue así
level-help = Puede cambiarlo en cualquier momento quien esté jugando. La crónica dice quién ha sido.
claim-time = Se acabó el tiempo: tomar la primera opción
claim-time-help = Se abre cuando el reloj llega a cero.
bot-this-turn = Un bot juega este turno
bot-for-longer = Un bot juega hasta que vuelva
bot-help = Se puede cuando se acaba su tiempo o tras dos minutos de ausencia. Quien vuelve recupera su sitio.
bot-own-help = Recuperas tu sitio en cuanto quieras.
bot-plays-for-me = Un bot juega por ti.
lent = De momento juega aquí un bot: { $name }
take-seat-back = Recuperar mi sitio
pause-yes = Me gustaría una pausa
pause-no = Puedo seguir
pause-runs = Pausa: los relojes están parados.
pause-asked = Petición de pausa de { $names }.
pause-waits = Has pedido una pausa. Falta que la acepten: { $names }
pause-help = Los relojes se paran mientras todas las personas que juegan quieran una pausa.
holiday = Tomarme un descanso
holiday-days = { $count ->
    [one] Días de descanso (queda 1)
   *[other] Días de descanso (quedan { $count })
}

# El pasado
past = El pasado
past-of = Pasado: entrada { $n } de { $count }
past-turn = Pasado: turno { $turn } de { $turns }, entrada { $n } de { $count }
past-called = Te toca.
past-first = Al principio
past-turnBack = Un turno atrás
past-earlier = Un paso atrás
past-later = Un paso adelante
past-turnOn = Un turno adelante
to-now = Volver al presente
replay = Repasar la partida
eyes = Con los ojos de quién
eyes-mine = Mis ojos
eyes-of = Los ojos de { $name }
eyes-spectator = Los ojos del público
eyes-open = Todo a la vista
since = { $count ->
    [one] Desde tu última visita: 1 entrada
   *[other] Desde tu última visita: { $count } entradas
}
since-show = Verlas paso a paso

# Teclas
keys = Teclas
key-tab = siguiente zona: decisión, acciones, tablero, jugadores, crónica
key-arrows = dentro de una zona
key-enter = hacerlo
key-travel = en lo demás: un paso atrás o adelante en el tiempo
key-turns = en el pasado: un turno atrás o adelante
key-ends = en el pasado: al principio, de vuelta al presente
key-earlier = un paso atrás en el tiempo
key-later = un paso adelante en el tiempo
key-esc = soltar, cerrar
key-digits = una acción por su lugar
key-zoom = ver el tablero de más cerca, de más lejos, entero
key-choices = todas las opciones en una lista
key-undo = deshacer
key-redo = volver a jugarlo
key-last = leer la última jugada
key-scores = puntuación
key-waiting = a quién se espera
key-keys = esta lista
key-hand = leer mi mano
key-why = ¿por qué no?
key-way = otra manera: girar una loseta, el siguiente sitio
key-hint = pedir una pista
key-pass = pasar, donde se puede pasar
key-restart = empezar de nuevo el turno
key-agree = dejar que alguien deshaga
key-decline = no dejar que deshaga
key-off = ninguna
key-press = pulsa una tecla
keys-change = Pulsa el botón de una tecla y después la tecla que quieras. Suprimir la quita.
keys-usual = Las teclas de siempre
keys-single = Atajos de una sola tecla: letras, cifras y signos
keys-single-help = Si dictas o los pulsas sin querer, desactívalos: lo demás sigue funcionando.
key-space = Espacio
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág

# La mesa en palabras
text-table = La mesa en palabras
skip-text = A la mesa en palabras
visual-table = La mesa dibujada
text-parts = Partes de la página
choices = Opciones
choices-count = { $count ->
    [0] Ahora no hay opciones
    [one] 1 opción
   *[other] { $count } opciones
}
board = Tablero
players = Jugadores
command = Orden
command-do = Hacerlo
command-help = Un número elige esa opción. «ayuda» dice lo demás.
command-unknown = No se entiende «{ $text }». «ayuda» enumera las órdenes.
nothing-asked = No hay nada que confirmar.
answer = Respuesta
taken = { $n }: { $text }
one-moment = Un momento: lo anterior aún está en camino.
take-again = { $n }: { $text }. Aún puedes hacer otra cosa. Repite { $n } o di «sí».
take-sure = Otra vez para hacerlo
no-hand = Aquí no tienes nada en la mano.
no-choices = Ahora no hay nada que elegir.
no-refusals = Ahora no hay nada rechazado.
no-such-number = No hay ningún número { $n }.
why-can = { $n } se puede hacer: { $text }
why-not-count = ¿Por qué no? ({ $count })
part-size = { $count ->
    [0] { $title }
    [one] { $title }: 1 cosa
   *[other] { $title }: { $count } cosas
}
resign-in-menu = Para abandonar, pulsa dos veces el botón que hay bajo las opciones.
plain-empty = vacío
plain-passed = pasado
plain-last = última jugada
plain-of = { $n } de { $count }
plain-choices = { $count ->
    [one] opción { $numbers }
   *[other] opciones { $numbers }
}
score-source = Origen
score-points = Puntos
score-clause = Regla
no-points = Aún sin puntos

# Órdenes: lo que se escribe, con las variantes separadas por una barra
cmd-hand = mano
cmd-board = tablero
cmd-players = jugadores
cmd-choices = opciones
cmd-why = por qué no|por qué|porque
cmd-hint = pista|consejo
cmd-last = último|última
cmd-log = historial|crónica
cmd-scores = puntos|puntuación
cmd-waiting = esperando|quién
cmd-now = ahora|decisión
cmd-at = momento|entrada
cmd-earlier = antes|atrás
cmd-later = después|adelante
cmd-undo = deshacer
cmd-redo = rehacer
cmd-restart = reiniciar
cmd-resign = abandonar
cmd-yes = sí
cmd-help = ayuda
help-hand = mano: lo que tienes en la mano
help-board = tablero: las partes del tablero; tablero y una palabra: esa parte, entera
help-players = jugadores: lo que tiene cada uno
help-choices = opciones: todas las opciones; opciones y una palabra: las que la nombran
help-why = por qué 12: la razón de un número y su regla; por qué: todas las razones
help-hint = pista: las jugadas que haría una búsqueda y cuántas veces gana cada una
help-last = último: la última jugada
help-log = historial 5: las últimas cinco entradas de la crónica
help-scores = puntos: la puntuación por origen
help-waiting = esperando: a quién se espera
help-now = ahora: la decisión otra vez
help-at = momento 12: la mesa tras la entrada 12; ahora: de vuelta
help-earlier = antes: un paso atrás en el tiempo
help-later = después: un paso adelante en el tiempo
help-undo = deshacer: anular lo último
help-redo = rehacer: volver a jugarlo
help-restart = reiniciar: empezar de nuevo el turno
help-resign = abandonar: dónde se hace
help-yes = sí: hacer lo que se preguntó
help-help = ayuda: esta lista. Un número solo elige esa opción.

# Varias personas en un mismo dispositivo
lobby-here = Todos en este dispositivo
seat-beside = Alguien a mi lado
seat-name = Nombre en la plaza { $n }
seat-bring = Sentar
player-n = Jugador { $n }
hand-over-to = Turno de { $name }
hand-over-help = Pasa el dispositivo. No se muestra nada de la partida hasta que mire quien sigue.
hand-over-taken = Soy { $name }
