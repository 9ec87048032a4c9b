# Las palabras que comparten todos los juegos y programas de la casa.

not-asked = Ahora no se pregunta a { $seat }.
box-unreadable = No se puede leer el archivo de componentes: { $because }
box-count = La tabla «{ $table }» tiene { $found } filas; el reglamento necesita { $wanted }.
box-doubled = En la tabla «{ $table }» se repite el identificador «{ $id }».
box-unknown = En la tabla «{ $table }», fila «{ $id }»: «{ $field }» nombra «{ $value }», que no está en la caja.
box-impossible = En la tabla «{ $table }», fila «{ $id }»: «{ $field }» no puede ser «{ $value }».
tie-break = Desempate: { $by }
tie-shared = Siguen empatados: comparten el puesto
