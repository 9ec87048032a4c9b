//! What a box must be for the rules to work with it: its counts (PUL-2.1), and what is limited in play (PUL-2.2).

use super::sheet::{BoardRow, Counts, HeadquartersRow, Layout, SystemRow, TechnologyRow, TransmitterRow};
use super::{
    Board, ExplorationTile, Goal, Gyrodyne, Headquarters, Project, Pulsar, RowBonus, SystemTile, Technology,
    Transmitter,
};
use crate::ids::{BoardId, Field, Size, TechnologyId};
use crate::operations::{Kind, Operation, Scope};
use crate::technologies::Flexibility;
use orrery_core::BadBox;

/// The groups of technology boards, in the order of their rounds.
const GROUPS: [&str; 3] = ["I", "II", "III"];
const LETTERS: [&str; 3] = ["A", "B", "C"];
/// The bits that each group has in a set of technologies.
const SPOTS: u8 = 8;
const MOST_TRANSMITTERS: usize = 24;
const MOST_EXPLORATION_TILES: usize = 12;
const MOST_TILES: usize = 17;
const FACES: std::ops::RangeInclusive<u8> = 1..=6;
/// More turned-up transmitters in a round than this would not fit on the table (PUL-11.9).
pub const SHOWN: usize = 3;

fn impossible<T>(
    table: &'static str,
    id: &str,
    field: &'static str,
    value: &impl ToString,
) -> Result<T, BadBox> {
    Err(BadBox::Impossible { table, id: id.to_owned(), field, value: value.to_string() })
}

fn count(table: &'static str, wanted: usize, found: usize) -> Result<(), BadBox> {
    if wanted == found { Ok(()) } else { Err(BadBox::Count { table, wanted, found }) }
}

fn distinct<'a>(table: &'static str, ids: impl Iterator<Item = &'a String>) -> Result<(), BadBox> {
    let mut ids: Vec<&String> = ids.collect();
    ids.sort_unstable();
    match ids.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(BadBox::Doubled { table, id: pair[0].clone() }),
        None => Ok(()),
    }
}

fn die(table: &'static str, id: &str, field: &'static str, value: u8) -> Result<(), BadBox> {
    if FACES.contains(&value) { Ok(()) } else { impossible(table, id, field, &value) }
}

/// Whose list it is says which operations make sense in it.
fn list(
    table: &'static str,
    id: &str,
    effects: &[Operation],
    fits: impl Fn(&Operation) -> bool,
) -> Result<(), BadBox> {
    for operation in effects {
        let sound = match *operation {
            Operation::Double { silver, red } => FACES.contains(&silver) && FACES.contains(&red),
            Operation::BuyRedDie { value, .. } => FACES.contains(&value),
            Operation::RedDie { value } => value <= 6,
            Operation::Flex { scope: Scope::Flight, gate, ends } => gate.is_some() != ends.is_some(),
            Operation::Flex { gate, ends, .. } => gate.is_none() && ends.is_none(),
            Operation::IncomePer { per, .. } | Operation::LegacyPer { per, .. } => per > 0,
            Operation::IncomeTable { ref table, .. } | Operation::LegacyTable { ref table, .. } => {
                !table.is_empty()
            }
            _ => true,
        };
        if !sound || !fits(operation) {
            return impossible(table, id, "effects", &format!("{operation:?}"));
        }
    }
    if effects.iter().filter(|operation| operation.commits_red_die()).count() > 1 {
        return impossible(table, id, "effects", &"two committed dice");
    }
    Ok(())
}

/// Rewards and tiles act at once; they cannot turn the die that paid, nor give what only a project or a tile keeps.
fn plain(operation: &Operation) -> bool {
    operation.kind() == Kind::Immediate
        && !operation.commits_red_die()
        && !matches!(operation, Operation::GateRun { .. } | Operation::KeepStation { .. })
}

pub fn gyrodynes(rows: Vec<Gyrodyne>) -> Result<[Gyrodyne; 3], BadBox> {
    count("gyrodyne", Size::ALL.len(), rows.len())?;
    for (row, size) in rows.iter().zip(Size::ALL) {
        let id = format!("{:?}", row.id);
        if row.id != size {
            return impossible("gyrodyne", &id, "id", &"out of order");
        }
        die("gyrodyne", &id, "take_cost", row.take_cost)?;
        die("gyrodyne", &id, "activate_cost", row.activate_cost)?;
    }
    Ok(rows.try_into().expect("the rows were counted"))
}

pub fn systems(rows: Vec<SystemRow>, counts: &Counts) -> Result<Vec<SystemTile>, BadBox> {
    count("system_tile", counts.system_tiles, rows.len())?;
    if rows.len() > MOST_TILES || rows.len() < super::SYSTEMS {
        return Err(BadBox::Count { table: "system_tile", wanted: MOST_TILES, found: rows.len() });
    }
    distinct("system_tile", rows.iter().map(|row| &row.id))?;
    for row in &rows {
        list("system_tile", &row.id, &row.reward, plain)?;
        if row.planets.len() > 4 {
            return impossible("system_tile", &row.id, "planets", &row.planets.len());
        }
    }
    let tile = |row: SystemRow| SystemTile { id: row.id, planets: row.planets, reward: row.reward };
    Ok(rows.into_iter().map(tile).collect())
}

pub fn exploration(rows: Vec<ExplorationTile>, counts: &Counts) -> Result<Vec<ExplorationTile>, BadBox> {
    let tiles = rows.iter().map(|row| usize::from(row.copies)).sum();
    count("exploration_tile", counts.exploration_tiles, tiles)?;
    if tiles > MOST_EXPLORATION_TILES {
        return Err(BadBox::Count {
            table: "exploration_tile",
            wanted: MOST_EXPLORATION_TILES,
            found: tiles,
        });
    }
    distinct("exploration_tile", rows.iter().map(|row| &row.id))?;
    for row in &rows {
        let fits = |operation: &Operation| match operation {
            Operation::KeepStation { .. } => row.keep,
            operation => plain(operation),
        };
        list("exploration_tile", &row.id, &row.effects, fits)?;
    }
    Ok(rows)
}

/// Copies become tiles of their own (PUL-4.11), sorted by letter so that a stack is drawn letter by letter.
pub fn transmitters(rows: Vec<TransmitterRow>, counts: &Counts) -> Result<Vec<Transmitter>, BadBox> {
    distinct("transmitter", rows.iter().map(|row| &row.id))?;
    let mut tiles = Vec::new();
    for row in rows {
        list("transmitter", &row.id, &row.immediate, plain)?;
        for &cost in &row.costs {
            die("transmitter", &row.id, "costs", cost)?;
        }
        if row.costs.is_empty() || row.costs.len() > 8 {
            return impossible("transmitter", &row.id, "costs", &row.costs.len());
        }
        let Some(letter) = LETTERS.iter().position(|letter| *letter == row.letter) else {
            return impossible("transmitter", &row.id, "letter", &row.letter);
        };
        if let Some(pips) = row.links.into_iter().find(|pips| !(-1..=3).contains(pips)) {
            return impossible("transmitter", &row.id, "links", &pips);
        }
        let tile = Transmitter {
            id: row.id,
            letter: letter as u8,
            costs: row.costs,
            immediate: row.immediate,
            production: row.production,
            links: row.links.map(|pips| u8::try_from(pips).ok()),
        };
        tiles.extend(std::iter::repeat_n(tile, usize::from(row.copies)));
    }
    tiles.sort_by_key(|tile| tile.letter);
    count("transmitter", counts.transmitters, tiles.len())?;
    if tiles.len() > MOST_TRANSMITTERS {
        return Err(BadBox::Count { table: "transmitter", wanted: MOST_TRANSMITTERS, found: tiles.len() });
    }
    Ok(tiles)
}

pub fn boards(rows: Vec<BoardRow>, counts: &Counts) -> Result<Vec<Board>, BadBox> {
    count("tech_board", counts.technology_board_sides, rows.len())?;
    distinct("tech_board", rows.iter().map(|row| &row.id))?;
    let mut boards = Vec::new();
    for row in rows {
        let Some(group) = GROUPS.iter().position(|group| *group == row.group) else {
            return impossible("tech_board", &row.id, "group", &row.group);
        };
        if row.row_bonus.len() != row.rounds.len() {
            return impossible("tech_board", &row.id, "row_bonus", &row.row_bonus.len());
        }
        let mut row_bonus = Vec::new();
        for bonus in &row.row_bonus {
            row_bonus.push(match (bonus.as_str(), bonus.parse()) {
                ("median", _) => RowBonus::Median,
                (_, Ok(points)) => RowBonus::Points(points),
                _ => return impossible("tech_board", &row.id, "row_bonus", &bonus),
            });
        }
        let technologies = Vec::new();
        boards.push(Board { id: row.id, group: group as u8, rounds: row.rounds, row_bonus, technologies });
    }
    Ok(boards)
}

pub fn technologies(
    mut boards: Vec<Board>,
    rows: Vec<TechnologyRow>,
) -> Result<(Vec<Board>, Vec<Technology>), BadBox> {
    distinct("technology", rows.iter().map(|row| &row.id))?;
    let mut technologies = Vec::new();
    for row in rows {
        let Some(board) = boards.iter().position(|board| board.id == row.board) else {
            let TechnologyRow { id, board: value, .. } = row;
            return Err(BadBox::Unknown { table: "technology", id, field: "board", value });
        };
        let home = &mut boards[board];
        technology(home, &row)?;
        let spot = home.group * SPOTS + home.technologies.len() as u8;
        home.technologies.push(TechnologyId(technologies.len() as u8));
        technologies.push(Technology {
            flexibility: Flexibility::of(&row.effects),
            id: row.id,
            board: BoardId(board as u8),
            spot,
            row: row.row,
            cost: row.cost,
            icons: row.icons,
            kind: row.kind,
            name: [row.name, row.name_es],
            text: [row.text, row.text_es],
            effects: row.effects,
        });
    }
    Ok((boards, technologies))
}

/// A technology that fits its board.
fn technology(home: &Board, row: &TechnologyRow) -> Result<(), BadBox> {
    die("technology", &row.id, "cost", row.cost)?;
    if !(1..=2).contains(&row.icons) {
        return impossible("technology", &row.id, "icons", &row.icons);
    }
    if !home.rounds.contains(&row.row) {
        return impossible("technology", &row.id, "row", &row.row);
    }
    let (wanted, found) = (usize::from(SPOTS), home.technologies.len() + 1);
    if found > wanted {
        return Err(BadBox::Count { table: "technology", wanted, found });
    }
    let fits = |operation: &Operation| match operation {
        Operation::GateRun { .. } | Operation::KeepStation { .. } => false,
        operation => operation.kind() == row.kind || row.kind != Kind::Immediate,
    };
    list("technology", &row.id, &row.effects, fits)
}

pub fn headquarters(
    rows: Vec<HeadquartersRow>,
    layout: &Layout,
    counts: &Counts,
) -> Result<Vec<Headquarters>, BadBox> {
    count("hq_side", counts.hq_sides, rows.len())?;
    count("hq_side", counts.hq_boards * 2, rows.len())?;
    distinct("hq_side", rows.iter().map(|row| &row.id))?;
    let needs = |field: Field| -> Result<u8, BadBox> {
        let name = format!("{field:?}").to_lowercase();
        match layout.needs.get(&name) {
            Some(fields) => Ok(fields.iter().fold(0, |needs, field| needs | field.bit())),
            None => impossible("hq_layout", &name, "needs", &"nothing"),
        }
    };
    let mut sides = Vec::new();
    for (at, row) in rows.into_iter().enumerate() {
        let mut projects = Vec::new();
        count("hq_side", Field::ALL.len(), row.projects.len())?;
        if usize::from(row.side) != 1 + at % 2 {
            return impossible("hq_side", &row.id, "side", &row.side);
        }
        for (project, field) in row.projects.into_iter().zip(Field::ALL) {
            if project.place != field {
                return impossible("hq_side", &project.id, "place", &format!("{:?}", project.place));
            }
            die("hq_side", &project.id, "cost", project.cost)?;
            let fits = |operation: &Operation| {
                operation.kind() == Kind::Immediate && !matches!(operation, Operation::KeepStation { .. })
            };
            list("hq_side", &project.id, &project.effects, fits)?;
            let needs = needs(field)?;
            projects.push(Project { id: project.id, cost: project.cost, needs, effects: project.effects });
        }
        let projects = projects.try_into().expect("the projects were counted");
        sides.push(Headquarters { id: row.id, board: (at / 2) as u8, projects });
    }
    Ok(sides)
}

pub fn goals(rows: Vec<Goal>, counts: &Counts) -> Result<Vec<Goal>, BadBox> {
    count("goal", counts.goal_sides, rows.len())?;
    distinct("goal", rows.iter().map(|row| &row.id))?;
    for pair in rows.chunks(2) {
        let [a, b] = pair else { return impossible("goal", &pair[0].id, "side", &"alone") };
        if a.tile != b.tile {
            return impossible("goal", &b.id, "tile", &b.tile);
        }
    }
    let starred = rows.iter().filter(|row| row.first_game).count();
    count("goal", 3, starred)?;
    Ok(rows)
}

/// The numbers that stand outside the tables.
pub fn numbers(game: &Pulsar) -> Result<(), BadBox> {
    let Pulsar { dice_board, start, .. } = game;
    if !(1..=dice_board.track_spaces).contains(&dice_board.start_space) {
        return impossible("dice_board", "tracks", "start_space", &dice_board.start_space);
    }
    if let Some(bad) = dice_board.penalty.iter().find(|penalty| penalty.vp > 0) {
        return impossible("dice_board", "tracks", "penalty", &bad.vp);
    }
    if start.vp_by_turn_position.len() < 4 {
        return impossible("start", "start", "vp_by_turn_position", &start.vp_by_turn_position.len());
    }
    if game.station_table.table.is_empty() {
        return impossible("station_vp", "station_vp", "table", &0);
    }
    for (players, table) in (2..).zip(&game.tables) {
        let counters = if players == 2 { 4 } else { players };
        count("engineering_awards", counters, table.engineering.len())?;
        count("initiative_final_vp", counters, table.initiative.len())?;
        if usize::from(table.silver_dice) <= 2 * players || table.silver_dice % 2 == 0 {
            return impossible("meta", "dice_by_players", "silver_dice", &table.silver_dice);
        }
    }
    every_round_has_a_row(game)?;
    let turned_up = usize::from(game.rounds) * SHOWN;
    count("transmitter", turned_up, game.transmitters.len())
}

/// Each round has its row on a board of its group, whichever side is used.
fn every_round_has_a_row(game: &Pulsar) -> Result<(), BadBox> {
    for group in 0..GROUPS.len() as u8 {
        let sides: Vec<&Board> = game.boards.iter().filter(|board| board.group == group).collect();
        count("tech_board", 4, sides.len())?;
        if let Some(odd) = sides.iter().find(|board| board.rounds != sides[0].rounds) {
            return impossible("tech_board", &odd.id, "rounds", &format!("{:?}", odd.rounds));
        }
    }
    let rounds = game.boards.iter().take(GROUPS.len()).flat_map(|board| &board.rounds);
    match rounds.copied().eq(1..=game.rounds) {
        true => Ok(()),
        false => impossible("meta", "rounds", "rounds", &game.rounds),
    }
}
