# La línea de órdenes.

about = Cinco juegos del espacio contra amigos o contra bots que no hacen trampas; y después, por qué perdiste.
usage = Uso:
usage-whole = <orden> …
commands = Órdenes
options = Opciones
arguments = Argumentos

games-about = Enumera los juegos del estante
sim-about = Juega partidas enteras entre bots y cuenta cómo fueron
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
help-bots = Quiénes juegan: nombres de bots separados por comas, asiento por asiento, repetidos si hay menos que asientos: random, greedy (si no, random)
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
usage-other = No se entiende la orden: { $because }.
hint-players = un número entero de 1 a 5
hint-games = un número entero de 1 a 1000000000
hint-seed = un número entero de 0 a 18446744073709551615
hint-threads = un número entero de 1 a 1024
hint-shell = bash, zsh, fish, elvish o powershell

unknown-lang = Orrery no habla «{ $lang }»; habla en y es.
unknown-game = No hay un juego «{ $game }»; { $count ->
    [0] todavía no hay ninguno
   *[other] hay { $games }
}.
unknown-bot = No hay un bot «{ $bot }»; hay { $bots }.
bots-too-many = Hay { $bots } bots para { $players } jugadores.
options-no-json = Las opciones no son JSON: falla en la línea { $line }, columna { $column }.
box-missing = No hay un components.toml para { $game } en { $folder }.
file-unreadable = No se puede leer { $file }: { $because }.
file-says = { $file }: { $because }
box-bad = { $file }: { $because }
file-exists = { $file } ya existe; no se ha sobrescrito nada.
file-unwritable = No se puede escribir { $file }: { $because }.
output-unwritable = No se puede escribir la salida: { $because }.
game-broke = Una partida se ha interrumpido; es un fallo del programa.

system-not-found = no existe
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

replay-holds = { $file }: { $entries } anotaciones, todas se sostienen; { $end }
replay-proved = { $file }: { $entries } anotaciones, todas se sostienen, y cada golpe de azar está comprobado; { $end }
replay-unfinished = la partida no ha terminado.
replay-conceded = ganó { $first } porque los demás abandonaron.
replay-finished = { $ranking }.
replay-ranked = { $place }.º asiento { $seat } ({ $points ->
    [one] un punto
   *[other] { $points } puntos
})

# orrery serve
serve-about = Abre las mesas en el navegador
help-listen = La dirección en la que escuchar; 127.0.0.1:8420 si no se da ninguna
help-data = El archivo que guarda todas las partidas; por omisión, orrery.db en tu carpeta de datos
help-bot-pace = Cuánto tarda un bot como mínimo, en milisegundos, para que se le pueda seguir; 700 si no se dice nada
serve-open = Orrery está abierto en { $address } y guarda sus partidas en { $data }.
serve-bad-address = «{ $address }» no es una dirección: tiene la forma 127.0.0.1:8420.
serve-no-address = No se puede usar { $address }: { $because }
serve-in-use = otro programa escucha ahí.
serve-no-home = No tienes carpeta de datos: indica un archivo con --data.
serve-newer-data = { $file } es de una versión más nueva de Orrery; esta no lo toca.
serve-no-data = No se puede abrir { $file }: { $because }
