# The words that every game and program of the house shares.

not-asked = { $seat } is not asked now.
box-unreadable = The components file cannot be read: { $because }
box-count = The table “{ $table }” has { $found } rows; the rules need { $wanted }.
box-doubled = In the table “{ $table }” the id “{ $id }” stands twice.
box-unknown = In the table “{ $table }”, row “{ $id }”: “{ $field }” names “{ $value }”, which is not in the box.
box-impossible = In the table “{ $table }”, row “{ $id }”: “{ $field }” cannot be “{ $value }”.
tie-break = Tie-break: { $by }
tie-shared = Still equal: the place is shared
