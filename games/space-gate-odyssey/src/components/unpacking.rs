//! From the rows of the file to the box, or to what is wrong with it.

use super::printed::Printed;
use super::rows::{ExoplanetRow, FiguresRow, HawkingRow, ModuleRow, RoomRow, Rows};
use super::*;
use crate::planets;
use crate::planets::spaces::MOST_SPACES;
use orrery_core::BadBox;
use toml::{Table, Value};

impl SpaceGateOdyssey {
    pub(crate) fn read(components: &str) -> Result<SpaceGateOdyssey, BadBox> {
        let unreadable = |error: toml::de::Error| BadBox::Unreadable(error.to_string());
        let whole: Table = toml::from_str(components).map_err(unreadable)?;
        let rows: Rows = toml::from_str(components).map_err(unreadable)?;
        let names = Names::of(&rows)?;
        let modules = modules(&rows, &names)?;
        Ok(SpaceGateOdyssey {
            rooms: rows.odyssey_board.rooms.iter().map(|row| room(row, &names)).collect::<Result<_, _>>()?,
            stacks: stacks(&names, &modules)?,
            exoplanets: exoplanets(&rows, &whole)?,
            figures: figures(&rows.figures, rows.reorganization.per_player, &names)?,
            hawking: hawking(&rows.hawking, &rows.figures, &names)?,
            sector_ids: names.sectors,
            gate_ids: names.gates,
            modules,
        })
    }
}

/// The ids that rows use to speak of one another.
struct Names {
    sectors: Vec<String>,
    gates: Vec<String>,
    rooms: Vec<String>,
    stacks: Vec<String>,
}

impl Names {
    fn of(rows: &Rows) -> Result<Names, BadBox> {
        Ok(Names {
            sectors: ids("sectors", SECTORS, rows.sectors.iter().map(|row| &row.id))?,
            gates: ids("gates", GATES, rows.gates.iter().map(|row| &row.id))?,
            rooms: ids("odyssey_board.rooms", ROOMS, rows.odyssey_board.rooms.iter().map(|row| &row.id))?,
            stacks: ids("worksite.stack_ids", STACKS, rows.worksite.stack_ids.iter())?,
        })
    }
}

/// The ids of a table, of which there must be so many, no two alike.
fn ids<'a>(
    table: &'static str,
    wanted: usize,
    ids: impl Iterator<Item = &'a String>,
) -> Result<Vec<String>, BadBox> {
    let ids: Vec<String> = ids.cloned().collect();
    count(table, wanted, ids.len())?;
    match ids.iter().enumerate().find(|(at, id)| ids[..*at].contains(id)) {
        Some((_, id)) => Err(BadBox::Doubled { table, id: id.clone() }),
        None => Ok(ids),
    }
}

fn count(table: &'static str, wanted: usize, found: usize) -> Result<(), BadBox> {
    if wanted == found { Ok(()) } else { Err(BadBox::Count { table, wanted, found }) }
}

/// The place of a name in a list; a row that must have one and does not is as bad as one with a wrong name.
fn find(
    list: &[String],
    name: Option<&String>,
    (table, id, field): (&'static str, &str, &'static str),
) -> Result<u8, BadBox> {
    let value = name.cloned().unwrap_or_default();
    let at = list.iter().position(|known| *known == value);
    at.map(|at| at as u8).ok_or(BadBox::Unknown { table, id: id.to_owned(), field, value })
}

fn room(row: &RoomRow, names: &Names) -> Result<RoomFace, BadBox> {
    const TABLE: &str = "odyssey_board.rooms";
    let action = match row.action.as_str() {
        "move_settler" => RoomAction::MoveSettler(Sector(find(
            &names.sectors,
            row.sector.as_ref(),
            (TABLE, &row.id, "sector"),
        )?)),
        "fill_access" => RoomAction::FillAccess,
        "add_module" => RoomAction::AddModule,
        other => {
            return Err(BadBox::Unknown {
                table: TABLE,
                id: row.id.clone(),
                field: "action",
                value: other.to_owned(),
            });
        }
    };
    Ok(RoomFace { id: row.id.clone(), action })
}

fn modules(rows: &Rows, names: &Names) -> Result<Vec<ModuleFace>, BadBox> {
    ids("modules", MODULES, rows.modules.iter().map(|row| &row.id))?;
    ids("initial_modules", MOST_PLAYERS, rows.initial_modules.iter().map(|row| &row.id))?;
    let drawn = rows.modules.iter().map(|row| module("modules", row, names));
    let white = rows.initial_modules.iter().map(|row| module("initial_modules", row, names));
    drawn.chain(white).collect()
}

fn module(table: &'static str, row: &ModuleRow, names: &Names) -> Result<ModuleFace, BadBox> {
    let bad =
        |field: &'static str, value: String| BadBox::Impossible { table, id: row.id.clone(), field, value };
    let kind = kind(table, row, names)?;
    let corridors = Sides::named(&row.sides).ok_or_else(|| bad("sides", row.sides.join(" ")))?;
    // SGO-3.12: with a single corridor on the white module, a dead end could shut the station at set-up.
    let fewest = if kind == Kind::Initial { 2 } else { 1 };
    if corridors.len() < fewest {
        return Err(bad("sides", row.sides.join(" ")));
    }
    if row.capacity == 0 {
        return Err(bad("capacity", row.capacity.to_string()));
    }
    let drawn = kind != Kind::Initial;
    let place = |list: &[String], name: Option<&String>, field| {
        if drawn { find(list, name, (table, &row.id, field)).map(Some) } else { Ok(None) }
    };
    Ok(ModuleFace {
        id: row.id.clone(),
        kind,
        sector: place(&names.sectors, row.sector.as_ref(), "sector")?.map(Sector),
        stack: place(&names.stacks, row.stack.as_ref(), "stack")?.map(Stack),
        capacity: row.capacity,
        corridors,
        rotations: corridors.rotations(),
    })
}

fn kind(table: &'static str, row: &ModuleRow, names: &Names) -> Result<Kind, BadBox> {
    let unknown = |field: &'static str, value: &str| BadBox::Unknown {
        table,
        id: row.id.clone(),
        field,
        value: value.to_owned(),
    };
    match (row.kind.as_str(), table) {
        ("gate", "modules") => {
            Ok(Kind::Gate(Gate(find(&names.gates, row.gate.as_ref(), (table, &row.id, "gate"))?)))
        }
        ("odyssey", "modules") => match row.bonus.as_deref() {
            Some("recruit") => Ok(Kind::Odyssey(Bonus::Recruit)),
            Some("promote") => Ok(Kind::Odyssey(Bonus::Promote)),
            Some("robot") => {
                let room = find(&names.rooms, row.bonus_room.as_ref(), (table, &row.id, "bonus_room"))?;
                Ok(Kind::Odyssey(Bonus::Robot(Room(room))))
            }
            other => Err(unknown("bonus", other.unwrap_or_default())),
        },
        ("access", "modules") => Ok(Kind::Access),
        ("initial_access", "initial_modules") => Ok(Kind::Initial),
        (other, _) => Err(unknown("kind", other)),
    }
}

/// SGO-2.6, SGO-2.7: a stack holds modules of one type and sector, and each gate has as many modules in each sector.
fn stacks(names: &Names, modules: &[ModuleFace]) -> Result<ArrayVec<StackFace, STACKS>, BadBox> {
    let mut stacks = ArrayVec::new();
    for (stack, id) in (0..).map(Stack).zip(&names.stacks) {
        let inside = || (0..).map(Module).zip(modules).filter(move |(_, face)| face.stack == Some(stack));
        let gate = inside().any(|(_, face)| matches!(face.kind, Kind::Gate(_)));
        let odyssey = inside().any(|(_, face)| matches!(face.kind, Kind::Odyssey(_)));
        let wanted = if gate {
            LARGEST_STACK
        } else if odyssey {
            9
        } else {
            6
        };
        count("modules", wanted, inside().count())?;
        if gate {
            for one in (0..GATES as u8).map(Gate) {
                let of_gate = inside().filter(|(_, face)| face.kind == Kind::Gate(one)).count();
                count("modules", LARGEST_STACK / GATES, of_gate)?;
            }
        }
        let (_, first) = inside().next().expect("the stack was just counted");
        let kin = |face: &ModuleFace| {
            face.sector == first.sector
                && std::mem::discriminant(&face.kind) == std::mem::discriminant(&first.kind)
        };
        if let Some((_, stray)) = inside().find(|(_, face)| !kin(face)) {
            let value = id.clone();
            return Err(BadBox::Impossible { table: "modules", id: stray.id.clone(), field: "stack", value });
        }
        stacks.push(StackFace { id: id.clone(), modules: inside().map(|(module, _)| module).collect() });
    }
    Ok(stacks)
}

/// SGO-2.9: every figure starts somewhere.
fn figures(row: &FiguresRow, reorganization_tokens: u8, names: &Names) -> Result<Figures, BadBox> {
    let start_rooms = start_rooms(row, names)?;
    let chiefs = start_rooms.iter().filter(|(_, figure)| *figure == Figure::Chief).count();
    let bad = |id: &str, field: &'static str, value: u8| {
        Err(BadBox::Impossible { table: "figures", id: id.to_owned(), field, value: value.to_string() })
    };
    for (id, supply, placed) in [("engineer", &row.engineer, start_rooms.len()), ("suit", &row.suit, chiefs)]
    {
        if usize::from(supply.start_odyssey) != placed {
            return bad(id, "start_odyssey", supply.start_odyssey);
        }
    }
    let supplies =
        [("settler", &row.settler), ("robot", &row.robot), ("engineer", &row.engineer), ("suit", &row.suit)];
    for (id, supply) in supplies {
        if supply.spread() != u16::from(supply.total) {
            return bad(id, "total", supply.total);
        }
    }
    Ok(Figures {
        settlers_on_initial_module: row.settler.start_initial_module,
        settlers_in_reserve: row.settler.start_reserve,
        engineers_in_reserve: row.engineer.start_reserve,
        suits_in_reserve: row.suit.start_reserve,
        robots_in_reserve: row.robot.start_reserve,
        start_rooms,
        action_points: row.action_points,
        reorganization_tokens,
    })
}

fn start_rooms(row: &FiguresRow, names: &Names) -> Result<ArrayVec<(Room, Figure), ROOMS>, BadBox> {
    const TABLE: &str = "figures.start_rooms";
    let mut start_rooms = ArrayVec::new();
    for (room, figure) in row.start_rooms.iter().take(ROOMS) {
        let at = Room(find(&names.rooms, Some(room), (TABLE, room, "room"))?);
        let figure = match figure.as_str() {
            "engineer" => Figure::Engineer,
            "chief" => Figure::Chief,
            other => {
                let (id, value) = (room.clone(), other.to_owned());
                return Err(BadBox::Unknown { table: TABLE, id, field: "figure", value });
            }
        };
        start_rooms.push((at, figure));
    }
    Ok(start_rooms)
}

fn hawking(row: &HawkingRow, figures: &FiguresRow, names: &Names) -> Result<Hawking, BadBox> {
    let track = &row.predominance;
    count("hawking.predominance.values", TOKENS, track.values.len())?;
    let order = ids("hawking.predominance.initial_order", TOKENS, track.initial_order.iter())?;
    // SGO-4.3: whoever has filled every engineer rank must still have an engineer to move.
    if row.engineer_ranks.len() >= usize::from(figures.engineer.start_odyssey).min(5) {
        return Err(BadBox::Count {
            table: "hawking.engineer_ranks",
            wanted: usize::from(figures.engineer.start_odyssey).saturating_sub(1),
            found: row.engineer_ranks.len(),
        });
    }
    if row.wheel.is_empty() {
        return Err(BadBox::Count { table: "hawking.wheel", wanted: 10, found: 0 });
    }
    let mut initial_order = [Token::None; TOKENS];
    for (slot, id) in initial_order.iter_mut().zip(&order) {
        *slot = match id.as_str() {
            "balance" => Token::Balance,
            "none" => Token::None,
            sector => {
                let place = ("hawking.predominance", sector, "initial_order");
                Token::Sector(Sector(find(&names.sectors, Some(id), place)?))
            }
        };
    }
    Ok(Hawking {
        points_per_settler: row.points_per_settler,
        engineer_ranks: row.engineer_ranks.iter().copied().collect(),
        wheel: row.wheel.len() as u16,
        values: std::array::from_fn(|slot| track.values[slot]),
        initial_order,
    })
}

fn exoplanets(rows: &Rows, whole: &Table) -> Result<ArrayVec<ExoplanetFace, EXOPLANETS>, BadBox> {
    ids("exoplanets", EXOPLANETS, rows.exoplanets.iter().map(|row| &row.id))?;
    rows.exoplanets.iter().map(|row| exoplanet(row, rows, whole)).collect()
}

fn exoplanet(row: &ExoplanetRow, rows: &Rows, whole: &Table) -> Result<ExoplanetFace, BadBox> {
    let sides =
        row.sides.iter().map(|id| side(id, &row.rule, rows, whole)).collect::<Result<Vec<Side>, _>>()?;
    let mut by_players = [0; MOST_PLAYERS - 1];
    for (players, at) in (2..).zip(&mut by_players) {
        *at = sides.iter().position(|side| side.players.contains(&players)).ok_or(BadBox::Unknown {
            table: "exoplanets",
            id: row.id.clone(),
            field: "players",
            value: players.to_string(),
        })?;
    }
    Ok(ExoplanetFace { id: row.id.clone(), sides, by_players })
}

fn side(id: &str, rule: &str, rows: &Rows, whole: &Table) -> Result<Side, BadBox> {
    let text =
        |row: &Table, field: &str| row.get(field).and_then(Value::as_str).unwrap_or_default().to_owned();
    let unknown =
        || BadBox::Unknown { table: "exoplanets", id: id.to_owned(), field: "sides", value: id.to_owned() };
    let side = rows.exoplanet_sides.iter().find(|row| text(row, "id") == id).ok_or_else(unknown)?;
    let spaces: Vec<&Table> = rows.exoplanet_spaces.iter().filter(|row| text(row, "side") == id).collect();
    if spaces.is_empty() || spaces.len() > MOST_SPACES {
        return Err(BadBox::Count { table: "exoplanet_spaces", wanted: MOST_SPACES, found: spaces.len() });
    }
    let printed = Printed { id, side, spaces, whole };
    let players = printed.numbers("players")?.iter().map(|&players| players as u8).collect();
    Ok(Side {
        id: id.to_owned(),
        players,
        space_ids: printed.spaces.iter().map(|row| text(row, "id")).collect(),
        predominance: printed.marked("predominance"),
        family: planets::unpack(rule, &printed)?,
        drawing: Drawing::of(rule, &printed),
    })
}
