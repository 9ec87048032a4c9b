# La línea de órdenes.

about = Cinco juegos del espacio contra amigos o contra bots que no hacen trampas; y después, por qué perdiste.
usage = Uso:
usage-whole = <orden> …
commands = Órdenes
options = Opciones
arguments = Argumentos

games-about = Enumera los juegos del estante
sim-about = Juega partidas enteras entre bots y cuenta cómo fueron
ladder-about = Hace jugar a los bots entre sí desde todos los asientos y los clasifica
replay-about = Reproduce registros y comprueba su azar
rules-about = Muestra el reglamento de un juego
completions-about = Muestra el autocompletado para un intérprete de órdenes

help-help = Muestra esta ayuda
help-version = Muestra la versión
help-lang = El idioma: en o es (si no, el del sistema)
help-json = Escribe JSON para programas
help-components = Una carpeta con un components.toml con el que jugar en lugar del incluido, o con una carpeta por cada juego que tenga el suyo
help-game = El juego, como lo nombra «orrery games»
help-players = Cuántos juegan (si no, el máximo)
help-games = Cuántas partidas jugar (si no, 100)
help-bots = Quiénes juegan: nombres de bots separados por comas, asiento por asiento, repetidos si hay menos que asientos: random, greedy, mcts:ITERACIONES, mcts:TIEMPOms, level:1 … level:8 (si no, random)
help-ladder-players = Cuántos se sientan a cada mesa (si no, 2)
help-ladder-bots = Quiénes juegan, en mesas de todas las combinaciones: nombres de bots separados por comas (si no, random,greedy,level:1,level:3,level:5). Si hay menos bots que asientos, llenan la mesa de todas las maneras en que caben dos distintos o más
help-ladder-games = Cuántas partidas se juegan en cada mesa, con la misma suerte desde todos los asientos (si no, 20, o alguna más para que todos pasen por cada asiento las mismas veces); con 0 no se juega ninguna y se clasifican las de --results
help-results = Un archivo que guarda cada partida; una clasificación interrumpida sigue desde él
help-plot = Una imagen SVG de las clasificaciones
help-options = Las opciones del juego en JSON; las que faltan tienen su valor por defecto
help-seed = Dónde empieza el azar: la misma semilla juega las mismas partidas (si no, 0)
help-threads = Cuántas partidas jugar a la vez (si no, una por procesador)
help-save = Una carpeta donde guardar el registro de cada partida; nunca se sobrescribe un archivo
help-file = Los registros
help-verify = Vuelve a calcular también cada golpe de azar
help-shell = bash, zsh, fish, elvish o powershell

usage-unknown-argument = Aquí no hay «{ $argument }»; «orrery --help» enumera lo que hay.
usage-unknown-command = No hay una orden «{ $command }»; «orrery --help» las enumera.
usage-missing = Falta algo: { $argument }.
usage-missing-command = ¿Qué orden? «orrery --help» las enumera.
usage-value = «{ $value }» no vale para { $argument }.
usage-value-hint = «{ $value }» no vale para { $argument }: { $hint }.
usage-no-value = { $argument } necesita un valor.
usage-twice = { $argument } solo se puede dar una vez.
usage-no-text = No se entiende la orden: algo en ella no es texto en UTF-8.
usage-other = No se entiende la orden: { $because }.
hint-number = un número entero de { $least } a { $most }
hint-shell = bash, zsh, fish, elvish o powershell

unknown-lang = Orrery no habla «{ $lang }»; habla en y es.
unknown-game = No hay un juego «{ $game }»; { $count ->
    [0] todavía no hay ninguno
   *[other] hay { $games }
}.
unknown-bot = No hay un bot «{ $bot }»; hay { $bots }.
bot-budget = «{ $bot }» no sirve: una búsqueda lleva de 1 a { $iterations } iteraciones, o de 1ms a { $milliseconds }ms.
bot-level = No hay «{ $bot }»: los niveles van de 1 a 8.
bots-too-many = Hay { $bots } bots para { $players } jugadores.
options-no-json = Las opciones no son JSON: falla en la línea { $line }, columna { $column }.
box-missing = No hay un components.toml para { $game } en { $folder }.
boxes-missing = No hay un components.toml de ningún juego en { $folder }.
file-unreadable = No se puede leer { $file }: { $because }.
file-says = { $file }: { $because }
box-bad = { $file }: { $because }
file-exists = { $file } ya existe; no se ha sobrescrito nada.
file-unwritable = No se puede escribir { $file }: { $because }.
output-unwritable = No se puede escribir la salida: { $because }.
game-broke = Una partida se ha interrumpido; es un fallo del programa.

system-not-found = no existe
system-no-place = la carpeta en la que debería estar no existe
system-denied = no está permitido
system-folder = es una carpeta
system-no-folder = no es una carpeta
system-no-text = no es texto
system-full = no queda sitio

games-slug = nombre
games-title = título
games-seats = jugadores
games-rules = reglamento
games-options = opciones

sim-progress = partidas
sim-played = { $game } con { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $finished } terminadas.
sim-seat = asiento
sim-bot = bot
sim-wins = victorias
sim-share = parte
sim-points = media de puntos
sim-place = puesto medio
sim-pace = { $actions } acciones en { $seconds } s ({ $cpu } s de procesador): { $actionrate } acciones y { $gamerate } partidas por segundo de procesador.
sim-seed = La semilla fue { $seed }: la misma semilla vuelve a jugar las mismas partidas.
sim-saved = { $games ->
    [one] Se ha guardado un registro
   *[other] Se han guardado { $games } registros
} en { $folder }; «orrery replay --verify» los comprueba.

ladder-title = { $game }, { $players } jugadores
ladder-played = { $game } con { $players } jugadores: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $unfinished } sin terminar; la semilla fue { $seed }. Clasificación según Weng y Lin, intervalos del 95 %; entre iguales, cada uno gana el { $even }.
ladder-rating = clasificación
ladder-games = partidas
ladder-interval = intervalo
ladder-against = contra
ladder-victories = victorias
ladder-before = por delante
ladder-kept = Todas las partidas están en { $file }; la misma orden sigue desde ahí.
ladder-one-bot = Una clasificación necesita dos bots o más.
ladder-bot-twice = «{ $bot }» está dos veces en la lista.
ladder-nothing = No hay nada que clasificar: con --games 0, --results nombra un archivo con partidas guardadas.
ladder-other = { $file } es de otra clasificación: el juego, su caja, sus opciones, el número de jugadores o la semilla son distintos.
ladder-other-bots = { $file } lo jugaron otros bots (edición { $theirs }; estos son de la { $ours }): déjalo como está y empieza otro archivo.
ladder-bots-unsaid = { $file } no dice qué bots jugaron lo que ya contenía; puede que no fueran los de hoy.
ladder-bad-line = { $file } no es un archivo de clasificación: la línea { $line } no se puede leer.

replay-holds = { $file }: { $entries } anotaciones, todas se sostienen; { $end }
replay-proved = { $file }: { $entries } anotaciones, todas se sostienen, y cada golpe de azar está comprobado; { $end }
replay-unfinished = la partida no ha terminado.
replay-conceded = ganó el asiento { $first } porque los demás abandonaron.
replay-finished = { $ranking }.
replay-ranked = { $place }.º asiento { $seat } ({ $points ->
    [one] un punto
   *[other] { $points } puntos
})

# orrery serve
serve-about = Abre las mesas en el navegador
help-listen = La dirección en la que escuchar; 127.0.0.1:8420 si no se da ninguna
help-proxy = La dirección de un proxy en otra máquina, que dice de dónde vienen las peticiones; se puede dar varias veces
help-webhook-host = Un equipo al que el servidor puede avisar cuando a alguien le toca decidir, como discord.com; se puede dar varias veces
help-data = Lo que guarda todas las partidas: un archivo, o una base de datos postgres://…; por omisión, orrery.db en tu carpeta de datos
help-foretold = Para pruebas: el azar de las mesas nuevas sale de este número, y así las partidas se pueden repetir
help-bot-pace = Cuánto tarda un bot como mínimo, en milisegundos, para que se le pueda seguir; 700 si no se dice nada
help-bot-threads = Cuántos bots pueden pensar a la vez; si no se dice nada, tantos como núcleos tenga el equipo menos uno
help-rooms = Cuántas mesas puede haber abiertas en memoria antes de no abrir más; 5000 si no se dice nada
help-sockets = Cuántas páginas pueden estar conectadas antes de no admitir más; 20000 si no se dice nada
serve-open = Orrery está abierto en { $address } y guarda sus partidas en { $data }.
serve-bad-address = «{ $address }» no es una dirección: tiene la forma 127.0.0.1:8420.
serve-bad-proxy = «{ $address }» no es la dirección de una máquina: tiene la forma 192.0.2.1.
serve-bad-host = «{ $host }» no es el nombre de un equipo: tiene la forma discord.com, sin https:// y sin ruta.
serve-no-address = No se puede usar { $address }: { $because }.
serve-in-use = otro programa escucha ahí
serve-not-here = este equipo no tiene esa dirección
serve-no-home = No tienes carpeta de datos: indica un archivo con --data.
serve-newer-data = { $file } es de una versión más nueva de Orrery; esta no lo toca.
serve-no-data = No se puede abrir { $file }: { $because }.

# orrery backup, restore, check, move
backup-about = Copia todas las partidas a un archivo, con el servidor en marcha
restore-about = Recupera las partidas de una copia
check-about = Repite todas las partidas guardadas con este programa y dice cuáles cambiarían
move-about = Lleva todas las partidas de un archivo a una base de datos, o de vuelta
help-backup-file = El archivo que se escribe; no debe existir todavía
help-restore-file = El archivo que escribió «orrery backup»
help-from = Dónde están las partidas: un archivo, o una base de datos postgres://…
help-to = Adónde van: un archivo nuevo, o una base de datos vacía postgres://…
help-dry-run = Solo lo prueba: no escribe nada
data-older = { $file } es de una versión más antigua de Orrery; arranca «orrery serve» una vez para ponerlo al día.
data-unreachable = la base de datos no responde ({ $because })
data-foreign = no son datos de Orrery
check-differs = Mesa { $table } ({ $game }): { $because }
check-done = { $tables ->
    [one] Una mesa
   *[other] { $tables } mesas
}: { $replayed ->
    [one] una partida se repite tal como se jugó ({ $entries } anotaciones)
   *[other] { $replayed } partidas se repiten tal como se jugaron ({ $entries } anotaciones)
}, { $gathering } sin empezar, { $differ ->
    [0] ninguna cambia.
    [one] una cambia.
   *[other] { $differ } cambian.
}
move-done = { $to } guarda ahora { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $entries ->
    [one] una anotación
   *[other] { $entries } anotaciones
} y { $people ->
    [one] una persona
   *[other] { $people } personas
}; todo se ha vuelto a leer y comparar.
move-dry = No se ha escrito nada. { $to } recibiría { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $entries ->
    [one] una anotación
   *[other] { $entries } anotaciones
} y { $people ->
    [one] una persona
   *[other] { $people } personas
}.
move-differs = { $to } no guarda lo que se escribió; sigue usando el sitio de antes.
move-not-empty = { $to } no está vacío; no se ha sobrescrito nada.

# Quienes están a la mesa
bot-name = { $seat ->
    [0] Hipatia
    [1] Kepler
    [2] Halley
    [3] Leavitt
   *[other] Tycho
}

# orrery render
render-about = Dibuja una posición de una partida registrada
help-record = El registro
help-at = La entrada tras la que se dibuja la posición, desde 0, la preparación (si no, la última)
help-seat = Con los ojos de quién, contando desde 1 (si no, los de un espectador)
help-theme = night (noche) o day (día); si no, night
help-output = La imagen que se escribe; su nombre acaba en .svg o .png
help-force = Escribe encima de una imagen que ya existe
hint-theme = night o day
render-done = { $file } muestra la entrada { $entry } de { $last }.
render-caption = Entrada { $entry } de { $last }
render-suffix = { $file } no acaba ni en .svg ni en .png, así que no está claro qué dibujar.
render-no-entry = No hay entrada { $entry }: el registro acaba con la entrada { $last }.
render-no-seat = No hay asiento { $seat }: { $seats ->
    [one] solo está el asiento 1
   *[other] se cuentan del 1 al { $seats }
}.
render-exists = { $file } ya existe; con «--force» se escribe encima.
render-unpainted = La imagen no se puede pintar: { $because }.

# orrery play
play-about = Juega en la terminal, contra bots
help-play-players = Cuántos juegan, contándote a ti (si no, 2, donde el juego lo permite)
help-rivals = Quién juega contra ti: nombres de bots como greedy y level:3, separados por comas, que se repiten si son menos que los asientos (si no, greedy)
help-play-seed = Dónde empieza el azar: la misma semilla reparte la misma partida (si no, el azar del sistema)
play-name = Lapislázuli
play-begins = { $game }: eres { $own }, contra { $rivals }.
play-alone = { $game }, en solitario: eres { $own }.
play-hint = Responde con un número; ? enumera qué más puedes decir.
play-help =
    un número: responde a la pregunta
    tablero: muestra la mesa
    crónica: lo que ha pasado
    puntos: puntos por origen, cada uno con su cláusula
    porqué: lo que ahora no se puede hacer; porqué 3: la razón de lo tercero
    deshacer: retira tu última respuesta
    guardar ARCHIVO: escribe el registro en un archivo nuevo
    salir: deja la mesa
play-unknown = «{ $order }» no es un número ni una orden; ? las enumera.
play-no-choice = No hay respuesta { $number }: se cuentan del 1 al { $count }.
play-no-refusal = No hay { $number }: lo que no se permite se cuenta del 1 al { $count }.
play-nothing-refused = Nada de lo que podrías señalar está prohibido.
play-is-over = La partida ha terminado; aún puedes decir puntos, crónica, tablero, guardar ARCHIVO o salir.
play-undone = Retirado.
play-saved = { $file } está escrito.
play-farewell = Hasta la próxima.
play-input-ended = La entrada se ha acabado, así que se deja la mesa.
play-too-many = { $rivals ->
    [0] Juegas en solitario, así que no hay asiento para { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }
    [one] Hay un asiento para un bot, no { $bots }
   *[other] Hay { $rivals } asientos para bots, no { $bots }
}.
play-no-luck = El sistema no da azar; indica una --seed.
play-place = { $place }. { $name }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
play-score = { $name }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
order-help = ayuda
order-why = porqué
order-log = crónica
order-scores = puntos
order-board = tablero
order-undo = deshacer
order-save = guardar
order-quit = salir
