//! Every way a box can be bad, and the tables of a good one.

use super::file::{self, File};
use super::{
    CardRow, Chamber, ControlRow, Defaults, EscapePods, HangarRow, Limits, Panel, PodRow, ShelterCardRow,
    ShelterRow, Solo, TokenStart, is_arrival_space,
};
use crate::parts::{
    ARRIVALS, BEACONS, BERTHS, BOXES, CARDS, Control, HANGARS, Hangar, KINDS, Kind, PODS, Place, SECTORS,
    SHELTERS, SPACES, Sector, Sectors,
};
use arrayvec::ArrayVec;
use orrery_core::{BadBox, MAX_SEATS, Seat, Seats};

/// Crew are counted in bytes.
const MOST_COPIES: u8 = 50;

/// A table of the file by the ids of its rows.
struct Ids<'a>(Vec<&'a str>);

impl<'a> Ids<'a> {
    fn new(table: &'static str, wanted: usize, ids: impl Iterator<Item = &'a str>) -> Result<Self, BadBox> {
        let ids: Vec<&str> = ids.collect();
        if ids.len() != wanted {
            return Err(BadBox::Count { table, wanted, found: ids.len() });
        }
        match ids.iter().enumerate().find(|(at, id)| ids[..*at].contains(id)) {
            Some((_, id)) => Err(BadBox::Doubled { table, id: (*id).to_owned() }),
            None => Ok(Ids(ids)),
        }
    }

    /// The row that a field of another row speaks of.
    fn find(&self, row: At<'_>, value: &str) -> Result<u8, BadBox> {
        let found = self.0.iter().position(|id| *id == value);
        let at = found.ok_or_else(|| row.unknown(value))?;
        Ok(u8::try_from(at).expect("no table of the box is longer than 255"))
    }
}

/// A field of a row, for blame.
#[derive(Clone, Copy)]
struct At<'a> {
    table: &'static str,
    id: &'a str,
    field: &'static str,
}

fn at<'a>(table: &'static str, id: &'a str, field: &'static str) -> At<'a> {
    At { table, id, field }
}

impl At<'_> {
    fn unknown(self, value: &str) -> BadBox {
        let At { table, id, field } = self;
        BadBox::Unknown { table, id: id.to_owned(), field, value: value.to_owned() }
    }

    fn requires(self, fact: bool, value: impl ToString) -> Result<(), BadBox> {
        let At { table, id, field } = self;
        let bad = || BadBox::Impossible { table, id: id.to_owned(), field, value: value.to_string() };
        fact.then_some(()).ok_or_else(bad)
    }
}

/// The rows of a table whose length was counted when its ids were read.
fn rows<T, R, const N: usize>(file: &[T], read: impl Fn(&T) -> Result<R, BadBox>) -> Result<[R; N], BadBox> {
    let rows: Vec<R> = file.iter().map(read).collect::<Result<_, _>>()?;
    Ok(rows.try_into().unwrap_or_else(|_| unreachable!("the table was counted when its ids were read")))
}

impl EscapePods {
    pub fn read(components: &str) -> Result<EscapePods, BadBox> {
        let file: File = toml::from_str(components).map_err(|bad| BadBox::Unreadable(bad.to_string()))?;
        let sectors = Ids::new("sector", SECTORS, file.sector.iter().map(|row| row.id.as_str()))?;
        let hangars = Ids::new("hangar", HANGARS, file.hangar.iter().map(|row| row.id.as_str()))?;
        let kinds = Ids::new("crew_kind", KINDS, file.crew_kind.iter().map(|row| row.id.as_str()))?;
        Ids::new("pod", PODS, file.pod.iter().map(|row| row.id.as_str()))?;
        let hangar_rows = rows(&file.hangar, |row| read_hangar(row, &sectors))?;
        let shelters = read_shelters(&file, &sectors)?;
        Ok(EscapePods {
            adjacent: read_adjacency(&file, &sectors)?,
            beside_ship: hangar_rows.iter().map(|row| row.launch).collect(),
            docks: shelters.iter().map(|row| row.dock).collect(),
            pods: rows(&file.pod, |row| read_pod(row, &hangars, &hangar_rows))?,
            hangars: hangar_rows,
            spaces: read_spaces(&file, &sectors)?,
            shelters,
            beacons: read_beacons(&file)?,
            cards: read_cards(&file, &sectors)?,
            copies: rows(&file.crew_kind, read_copies)?,
            controls: read_controls(&file)?,
            returns_requires: read_returns(&file)?,
            shelter_cards: read_shelter_cards(&file, &kinds)?,
            token_starts: read_token_starts(&file)?,
            first_turns: read_first_turns(&file)?,
            limits: read_limits(&file)?,
            solo: read_solo(&file)?,
            solo_ranks: read_ranks(&file)?,
            defaults: Defaults {
                shelter_choice: file.options.shelter_choice,
                trigger_player_last_turn: file.options.trigger_player_last_turn,
                quiet_rounds: file.options.quiet_rounds,
            },
        })
    }
}

fn read_copies(row: &file::CrewKind) -> Result<u8, BadBox> {
    let copies = row.copies_per_colour;
    at("crew_kind", &row.id, "copies_per_colour").requires((1..=MOST_COPIES).contains(&copies), copies)?;
    Ok(copies)
}

fn read_adjacency(file: &File, sectors: &Ids<'_>) -> Result<[Sectors; SECTORS], BadBox> {
    let adjacent: [Sectors; SECTORS] = rows(&file.sector, |row| {
        let find = |id: &String| sectors.find(at("sector", &row.id, "adjacent"), id).map(Sector);
        row.adjacent.iter().map(find).collect()
    })?;
    for one in Sector::all() {
        for other in adjacent[one.index()].iter() {
            let mutual = one != other && adjacent[other.index()].contains(one);
            let id = &file.sector[one.index()].id;
            at("sector", id, "adjacent").requires(mutual, &file.sector[other.index()].id)?;
        }
    }
    Ok(adjacent)
}

fn read_hangar(row: &file::Hangar, sectors: &Ids<'_>) -> Result<HangarRow, BadBox> {
    let launch = Sector(sectors.find(at("hangar", &row.id, "launch_sector"), &row.launch_sector)?);
    Ok(HangarRow { capacity: row.capacity, launch })
}

/// POD-8.6: an empty pod must find its way home, so a hangar fits its pod and a bay only one-seat pods.
fn read_pod(row: &file::Pod, hangars: &Ids<'_>, rows: &[HangarRow; HANGARS]) -> Result<PodRow, BadBox> {
    let seats = (1..=BERTHS as u8).contains(&row.capacity);
    at("pod", &row.id, "capacity").requires(seats, row.capacity)?;
    let home = match row.home.as_str() {
        "bay" => Place::Bay,
        id => Place::Hangar(Hangar(hangars.find(at("pod", &row.id, "home"), id)?)),
    };
    let fits = match home {
        Place::Hangar(hangar) => rows[hangar.index()].capacity == row.capacity && row.capacity > 1,
        Place::Bay | Place::Away | Place::Sector(_) => row.capacity == 1,
    };
    at("pod", &row.id, "home").requires(fits, &row.home)?;
    Ok(PodRow { capacity: row.capacity, home, not_used_with: row.not_used_with.clone() })
}

/// POD-2.6: the beacon spaces are exactly the shared edges.
fn read_spaces(file: &File, sectors: &Ids<'_>) -> Result<[[Sector; 2]; SPACES], BadBox> {
    Ids::new("beacon_space", SPACES, file.beacon_space.iter().map(|row| row.id.as_str()))?;
    let adjacent = read_adjacency(file, sectors)?;
    let spaces: [[Sector; 2]; SPACES] = rows(&file.beacon_space, |row| {
        let here = at("beacon_space", &row.id, "sectors");
        let ends =
            [Sector(sectors.find(here, &row.sectors[0])?), Sector(sectors.find(here, &row.sectors[1])?)];
        here.requires(adjacent[ends[0].index()].contains(ends[1]), row.sectors.join(" "))?;
        Ok(ends)
    })?;
    let edges = adjacent.iter().map(|sectors| sectors.len()).sum::<u32>() / 2;
    let found = edges as usize;
    (found == SPACES).then_some(spaces).ok_or(BadBox::Count { table: "sector", wanted: SPACES, found })
}

fn read_shelters(file: &File, sectors: &Ids<'_>) -> Result<[ShelterRow; SHELTERS], BadBox> {
    Ids::new("shelter_space", SHELTERS, file.shelter_space.iter().map(|row| row.id.as_str()))?;
    rows(&file.shelter_space, |row| {
        let dock = Sector(sectors.find(at("shelter_space", &row.id, "sector"), &row.sector)?);
        Ok(ShelterRow { side: row.kind, dock })
    })
}

fn read_beacons(file: &File) -> Result<[Seats; BEACONS], BadBox> {
    let colours = Ids::new("colour", MAX_SEATS, file.colour.iter().map(|row| row.id.as_str()))?;
    Ids::new("beacon", BEACONS, file.beacon.iter().map(|row| row.id.as_str()))?;
    rows(&file.beacon, |row| {
        let here = at("beacon", &row.id, "colours");
        row.colours.iter().map(|id| colours.find(here, id).map(Seat)).collect()
    })
}

fn read_cards(file: &File, sectors: &Ids<'_>) -> Result<[CardRow; CARDS], BadBox> {
    Ids::new("explosion_card", CARDS, file.explosion_card.iter().map(|row| row.id.as_str()))?;
    let wanted = file.counts.explosion_cards_multiplayer;
    let found = file.explosion_card.iter().filter(|row| !row.solo_only).count();
    if wanted != found {
        return Err(BadBox::Count { table: "explosion_card", wanted, found });
    }
    rows(&file.explosion_card, |row| {
        let sector = Sector(sectors.find(at("explosion_card", &row.id, "sector"), &row.sector)?);
        Ok(CardRow { sector, solo_only: row.solo_only })
    })
}

/// The rules know what each action does, so the box must list these and in this order.
fn read_controls(file: &File) -> Result<[ControlRow; Control::ALL.len()], BadBox> {
    Ids::new("action", Control::ALL.len(), file.action.iter().map(|row| row.id.as_str()))?;
    let controls = Control::ALL.iter().map(|&control| control_id(control)).collect::<Vec<_>>();
    if let Some((row, _)) = file.action.iter().zip(&controls).find(|(row, id)| row.id != **id) {
        return Err(at("action", &row.id, "id").unknown(&row.id));
    }
    rows(&file.action, |row| {
        let panel = match row.panel.as_str() {
            "basic" => Panel::Basic,
            "advanced" => Panel::Advanced,
            other => return Err(at("action", &row.id, "panel").unknown(other)),
        };
        at("action", &row.id, "spaces").requires(row.spaces > 0, row.spaces)?;
        Ok(ControlRow { panel, spaces: row.spaces })
    })
}

fn control_id(control: Control) -> &'static str {
    match control {
        Control::Embark => "embark",
        Control::Accelerate => "accelerate",
        Control::Spy => "spy",
        Control::Minipod => "minipod",
        Control::Board => "board",
        Control::Program => "program",
        Control::Pilot => "pilot",
        Control::Refresh => "refresh",
    }
}

fn read_returns(file: &File) -> Result<ArrayVec<Control, { Control::ALL.len() }>, BadBox> {
    let panels = Ids::new("panel", 2, file.panel.iter().map(|row| row.id.as_str()))?;
    let advanced = panels.find(at("panel", "advanced", "id"), "advanced")?;
    let row = &file.panel[usize::from(advanced)];
    let named = row.returns_requires.len();
    at("panel", "advanced", "returns_requires").requires(named <= Control::ALL.len(), named)?;
    let find = |id: &String| {
        let control = Control::ALL.into_iter().find(|&control| control_id(control) == id);
        control.ok_or_else(|| at("panel", "advanced", "returns_requires").unknown(id))
    };
    row.returns_requires.iter().map(find).collect()
}

fn read_shelter_cards(file: &File, kinds: &Ids<'_>) -> Result<Vec<ShelterCardRow>, BadBox> {
    let wanted = file.counts.shelter_cards;
    at("counts", "counts", "shelter_cards").requires(wanted <= usize::from(u8::MAX), wanted)?;
    Ids::new("shelter", wanted, file.shelter.iter().map(|row| row.id.as_str()))?;
    let starters = file.shelter.iter().filter(|row| row.starter).count();
    let enough = starters == file.counts.shelter_cards_starter && starters == SHELTERS;
    let few = || BadBox::Count { table: "shelter", wanted: SHELTERS, found: starters };
    enough.then_some(()).ok_or_else(few)?;
    file.shelter.iter().map(|row| read_shelter_card(row, &file.shelter_rule, kinds)).collect()
}

fn read_shelter_card(
    row: &file::ShelterCard,
    rules: &[file::Rule],
    kinds: &Ids<'_>,
) -> Result<ShelterCardRow, BadBox> {
    let rule = rules.iter().find(|rule| rule.id == row.rule);
    let special = row.boxes.iter().filter(|chamber| chamber.special).count();
    let coloured = rule.is_some_and(|rule| rule.special_boxes == special);
    at("shelter", &row.id, "rule")
        .requires(coloured, format!("{:?}, coloured boxes: {special}", row.rule))?;
    let arrivals = usize::from(row.arrival_spaces) == ARRIVALS;
    at("shelter", &row.id, "arrival_spaces").requires(arrivals, row.arrival_spaces)?;
    at("shelter", &row.id, "boxes").requires(row.boxes.len() == BOXES, row.boxes.len())?;
    let chambers = rows(&row.boxes, |chamber| {
        let kind = match chamber.kind.as_str() {
            "any" => None,
            id => Some(Kind(kinds.find(at("shelter", &row.id, "boxes"), id)?)),
        };
        Ok(Chamber { kind, points: chamber.points, special: chamber.special })
    })?;
    Ok(ShelterCardRow { id: row.id.clone(), rule: row.rule, starter: row.starter, chambers })
}

/// POD-3.8, POD-12.4: a start for two players and more; for one, only if the box says that solo has tokens.
fn read_token_starts(file: &File) -> Result<[Option<TokenStart>; MAX_SEATS], BadBox> {
    let mut starts = [None; MAX_SEATS];
    for row in &file.explosion_token_start {
        let players = row.players.to_string();
        let seated = (1..=MAX_SEATS as u8).contains(&row.players);
        at("explosion_token_start", &players, "players").requires(seated, row.players)?;
        at("explosion_token_start", &players, "lateral")
            .requires(is_arrival_space(row.lateral), row.lateral)?;
        at("explosion_token_start", &players, "central")
            .requires(is_arrival_space(row.central), row.central)?;
        starts[usize::from(row.players) - 1] =
            Some(TokenStart { lateral: row.lateral, central: row.central });
    }
    if file.solo.explosion_tokens == 0 {
        starts[0] = None;
    }
    let found = starts.iter().flatten().count();
    let wanted = if file.solo.explosion_tokens == 0 { MAX_SEATS - 1 } else { MAX_SEATS };
    (found == wanted).then_some(starts).ok_or(BadBox::Count { table: "explosion_token_start", wanted, found })
}

fn read_first_turns(file: &File) -> Result<[ArrayVec<u8, MAX_SEATS>; MAX_SEATS], BadBox> {
    let table = "first_turn_actions";
    let mut turns: [ArrayVec<u8, MAX_SEATS>; MAX_SEATS] = Default::default();
    for row in &file.first_turn_actions {
        let players = row.players.to_string();
        let seated = (1..=MAX_SEATS as u8).contains(&row.players);
        at(table, &players, "players").requires(seated, row.players)?;
        let complete = row.by_seat.len() == usize::from(row.players);
        at(table, &players, "by_seat").requires(complete, row.by_seat.len())?;
        turns[usize::from(row.players) - 1] = row.by_seat.iter().copied().collect();
    }
    let found = turns.iter().filter(|turns| !turns.is_empty()).count();
    (found == MAX_SEATS).then_some(turns).ok_or(BadBox::Count { table, wanted: MAX_SEATS, found })
}

fn read_limits(file: &File) -> Result<Limits, BadBox> {
    let file::Limits { actions_per_turn, idle_rounds_to_end, round_cap } = file.limits;
    at("limits", "limits", "actions_per_turn").requires(actions_per_turn > 0, actions_per_turn)?;
    at("limits", "limits", "idle_rounds_to_end").requires(idle_rounds_to_end > 0, idle_rounds_to_end)?;
    at("limits", "limits", "round_cap").requires(round_cap > 0, round_cap)?;
    Ok(Limits { actions_per_turn, idle_rounds_to_end, round_cap })
}

fn read_solo(file: &File) -> Result<Solo, BadBox> {
    let revealed_cards = file.solo.revealed_cards;
    at("solo", "solo", "revealed_cards").requires((1..=2).contains(&revealed_cards), revealed_cards)?;
    Ok(Solo {
        revealed_cards,
        use_three_seat_pod: file.solo.use_three_seat_pod,
        return_both_panels: file.solo.return_both_panels_each_turn,
    })
}

fn read_ranks(file: &File) -> Result<Vec<i32>, BadBox> {
    let ranks: Vec<i32> = file.solo_rank.iter().map(|rank| rank.min_points).collect();
    let falling = !ranks.is_empty() && ranks.windows(2).all(|pair| pair[0] > pair[1]);
    at("solo_rank", "solo_rank", "min_points").requires(falling, format!("{ranks:?}"))?;
    Ok(ranks)
}
