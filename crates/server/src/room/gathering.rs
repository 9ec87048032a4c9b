//! Before play: who sits where, and the moment it begins.

use super::whispers::Company;
use super::{Room, Sitter};
use crate::identity::{beside, device};
use crate::problem::Problem;
use crate::wire::{Holder, Play, SeatInfo, TableInfo};
use orrery_bots::Kind;
use orrery_core::{Seat, Turn, Viewer};
use orrery_scene::{Lang, Text};
use orrery_store::{SeatRow, Stage, TableRow};
use orrery_table::{Opening, Player, PlayerKind, Record, Secret, Table};

/// How many are remembered whom the host has sent away; those who went first are forgiven first.
const BANNED: usize = 100;

impl Room {
    pub(super) fn sit(&self, sits: Sitter, seat: Seat) -> Result<TableRow, Problem> {
        let mut row = self.gathering()?;
        if row.banned.contains(&sits.person) {
            return Err(Problem::Banned);
        }
        let (person, name) = match sits.beside {
            Some(name) => (beside(&sits.person, self.number_beside(&sits.person)), name),
            None => (sits.person, sits.name),
        };
        match row.seats.get(seat.index()) {
            None => Err(Problem::NoSuchSeat),
            Some(SeatRow::Open) => {
                // One sees with the eyes of one seat: nobody could play two.
                if let Some(before) =
                    row.seats.iter_mut().find(|held| is_held_by(held, Some(person.as_str())))
                {
                    *before = SeatRow::Open;
                }
                row.seats[seat.index()] = SeatRow::Person { person, name };
                Ok(row)
            }
            Some(_) => Err(Problem::SeatTaken),
        }
    }

    /// Gives a seat back: one's own, or, as the host, anybody's.
    pub(super) fn rise(&self, person: &str, seat: Seat) -> Result<TableRow, Problem> {
        let mut row = self.gathering()?;
        let is_host = row.host == person;
        match row.seats.get_mut(seat.index()) {
            None => Err(Problem::NoSuchSeat),
            Some(held) if is_host || is_at(held, person) => {
                *held = SeatRow::Open;
                Ok(row)
            }
            Some(_) => Err(Problem::NotYours),
        }
    }

    /// The host sends somebody away for good.
    pub(super) fn ban(&self, person: &str, seat: Seat) -> Result<TableRow, Problem> {
        self.host_only(person)?;
        let mut row = self.gathering()?;
        match row.seats.get_mut(seat.index()) {
            None => Err(Problem::NoSuchSeat),
            Some(SeatRow::Person { person: sent, .. }) if device(sent).0 != person => {
                let sent = device(sent).0.to_owned();
                // With everybody who plays at that device.
                for held in row.seats.iter_mut().filter(|held| is_at(held, &sent)) {
                    *held = SeatRow::Open;
                }
                row.banned.push(sent);
                let forgiven = row.banned.len().saturating_sub(BANNED);
                row.banned.drain(..forgiven);
                Ok(row)
            }
            Some(_) => Err(Problem::NotYours),
        }
    }

    pub(super) fn fill(&self, person: &str, bot: &str) -> Result<TableRow, Problem> {
        let mut row = self.gathering()?;
        self.host_only(person)?;
        let kind: Kind = bot.parse().map_err(Problem::BadBot)?;
        for seat in row.seats.iter_mut().filter(|seat| **seat == SeatRow::Open) {
            *seat = SeatRow::Bot { bot: kind.to_string() };
        }
        Ok(row)
    }

    /// Lays the table. From here on the header stands, and the promise about the luck with it.
    pub(super) fn start(&self, person: &str) -> Result<TableRow, Problem> {
        let row = self.gathering()?;
        self.host_only(person)?;
        begin(row, self.hall.game(&self.row.game)?)
    }

    /// The whole game in words, once it is over.
    pub(super) fn tale(&self, lang: Lang) -> Result<String, Problem> {
        let game = self.is_open_to_play()?;
        match game.table.ended() {
            Some(_) => Ok(game.table.record().tale(&**game.table.kit(), lang)),
            None => Err(Problem::NotOver),
        }
    }

    pub(super) fn record(&self) -> Result<String, Problem> {
        let game = self.is_open_to_play()?;
        if game.table.ended().is_none() {
            return Err(Problem::NotOver);
        }
        Ok(serde_json::to_string_pretty(&game.table.record()).expect("a record is plain data"))
    }

    /// The table as this person may know it.
    pub(super) fn info(&self, person: Option<&str>, play: Option<&Play>) -> TableInfo {
        let viewer = self.viewer(person);
        let turn = self.game.as_ref().map(|game| game.table.now().turn(viewer));
        let waiting = match turn {
            Some(Turn::Ask { seats, .. }) => seats.iter().map(|seat| seat.0).collect(),
            Some(Turn::Over(_)) | None => Vec::new(),
        };
        let prompt = play.map_or_else(Text::none, |play| play.scene.prompt.sentence.clone());
        let over = self.game.as_ref().is_some_and(|game| game.table.ended().is_some());
        let company = self.company();
        let seats = (0..self.row.seats.len() as u8).map(|at| self.seat(Seat(at), person, &company)).collect();
        let (watching, watchers) = company.watchers();
        TableInfo {
            id: self.row.id.clone(),
            game: self.row.game.clone(),
            name: self.row.name.clone(),
            stage: crate::api::stage(if over { Stage::Over } else { self.row.stage }),
            seats,
            options: self.row.options.clone(),
            host: person == Some(self.row.host.as_str()),
            hides: self.hides(person),
            waiting,
            thinking: self.thinking(),
            hurried: self.hurried(),
            prompt,
            at: self.row.at,
            commitment: self
                .game
                .as_ref()
                .map_or_else(String::new, |game| game.table.commitment().to_owned()),
            clock: self.clocks(),
            serious: self.row.serious,
            undo: self.row.undo.into(),
            rematch: self.row.rematch.clone(),
            watchers,
            watching,
        }
    }

    fn seat(&self, seat: Seat, person: Option<&str>, company: &Company) -> SeatInfo {
        let row = &self.row.seats[seat.index()];
        // Once play has begun the table knows who plays; the row knows whose seat it is.
        let played_by = self.game.as_ref().and_then(|game| game.table.holder(seat)).map(holder);
        let by = player(row);
        SeatInfo {
            holder: played_by.unwrap_or_else(|| crate::api::holder(row)),
            mine: by.is_some() && by == person,
            present: by.is_some_and(|by| company.has(by)),
            lent: self.is_lent(seat),
            beside: by
                .filter(|by| person.is_some_and(|person| device(by).0 == device(person).0))
                .map(|by| device(by).1),
        }
    }

    /// Whether somebody at this person's device knows something that the others there do not. Where a device has one
    /// player, nobody asks.
    fn hides(&self, person: Option<&str>) -> bool {
        let (Some(game), Some(person)) = (&self.game, person) else { return false };
        let beside = |by: &str| device(by).0 == device(person).0;
        let here: Vec<Seat> = (0..self.row.seats.len() as u8)
            .map(Seat)
            .filter(|seat| player(&self.row.seats[seat.index()]).is_some_and(beside))
            .collect();
        let over = game.table.ended().is_some();
        !over && here.len() > 1 && here.iter().any(|&seat| game.table.now().hides(seat))
    }

    /// The first number that nobody has who sits here beside this person.
    fn number_beside(&self, person: &str) -> u8 {
        let taken = |n: u8| self.row.seats.iter().filter_map(player).any(|by| device(by) == (person, n));
        (1..=u8::MAX).find(|&n| !taken(n)).expect("there are more numbers than seats")
    }

    pub(super) fn name_at(&self, seat: Seat) -> Option<String> {
        match self.row.seats.get(seat.index()) {
            Some(SeatRow::Person { name, .. }) => Some(name.clone()),
            _ => None,
        }
    }

    /// Whose eyes a person sees with: those of their first seat, or a spectator's.
    pub(super) fn viewer(&self, person: Option<&str>) -> Viewer {
        let own = self.row.seats.iter().position(|seat| is_held_by(seat, person));
        own.map_or(Viewer::Spectator, |at| Viewer::Seat(Seat(at as u8)))
    }

    pub(super) fn sits(&self, person: Option<&str>) -> bool {
        self.row.seats.iter().any(|seat| is_held_by(seat, person))
    }

    /// Whether the table looks different to this person than to any spectator.
    pub(super) fn concerns(&self, person: &str) -> bool {
        self.row.host == person || self.sits(Some(person))
    }

    fn gathering(&self) -> Result<TableRow, Problem> {
        match self.row.stage {
            Stage::Gathering => Ok(self.row.clone()),
            Stage::Frozen => Err(Problem::Frozen),
            Stage::Playing | Stage::Over => Err(Problem::Started),
        }
    }

    fn host_only(&self, person: &str) -> Result<(), Problem> {
        if self.row.host == person { Ok(()) } else { Err(Problem::NotHost) }
    }
}

fn is_held_by(seat: &SeatRow, who: Option<&str>) -> bool {
    who.is_some() && player(seat) == who
}

fn is_at(seat: &SeatRow, whose: &str) -> bool {
    player(seat).is_some_and(|by| device(by).0 == whose)
}

fn player(seat: &SeatRow) -> Option<&str> {
    match seat {
        SeatRow::Person { person, .. } => Some(person),
        SeatRow::Open | SeatRow::Bot { .. } => None,
    }
}

fn holder(player: &Player) -> Holder {
    match player.kind {
        PlayerKind::Person => Holder::Person { name: player.name.clone() },
        PlayerKind::Bot => Holder::Bot { bot: player.name.clone() },
    }
}

/// The row of a table whose game begins now: its header is the head of the record.
pub(crate) fn begin(
    row: TableRow,
    kit: &std::sync::Arc<dyn orrery_shelf::OpenBox>,
) -> Result<TableRow, Problem> {
    let players = row.seats.iter().map(|seat| match seat {
        SeatRow::Open => Err(Problem::SeatsOpen),
        SeatRow::Person { name, .. } => Ok(Player::person(name)),
        SeatRow::Bot { bot } => Ok(Player::bot(bot)),
    });
    let seats = players.collect::<Result<Vec<_>, _>>()?;
    let secret = Secret::from_hex(&row.secret).map_err(|_| Problem::NoSuchTable)?;
    let clock = super::clock::rule(&row).map(Into::into);
    let opening = Opening { options: row.options.clone(), seats, opened: Some(row.opened), clock, began: 0 };
    let table = Table::open(kit, opening, secret).map_err(Problem::unfit(kit))?;
    let header = Record { entries: Vec::new(), ..table.record() };
    let header = serde_json::to_value(header).expect("a record is plain data");
    Ok(TableRow { stage: Stage::Playing, header: Some(header), ..row })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::forgetful::gathering;

    /// One sees with the eyes of one seat, so whoever sits down elsewhere changes seats.
    #[test]
    fn nobody_holds_two_seats_that_only_one_could_play() {
        let mut room = gathering(vec![SeatRow::Open; 3]);
        let bea = || Sitter { person: "bea".into(), name: "Bea".into(), beside: None };
        room.row = room.sit(bea(), Seat(0)).unwrap();
        room.row = room.sit(bea(), Seat(2)).unwrap();
        assert_eq!(room.row.seats.iter().map(player).collect::<Vec<_>>(), [None, None, Some("bea")]);
        assert!(matches!(room.sit(bea(), Seat(2)), Err(Problem::SeatTaken)));
    }

    /// Whoever is sent away is sent away with all who play at their device.
    #[test]
    fn who_is_sent_away_leaves_nobody_behind() {
        let mut room = gathering(vec![SeatRow::Open; 3]);
        let bea = |beside: Option<&str>| Sitter {
            person: "bea".into(),
            name: "Bea".into(),
            beside: beside.map(str::to_owned),
        };
        room.row = room.sit(bea(None), Seat(0)).unwrap();
        room.row = room.sit(bea(Some("Vega")), Seat(1)).unwrap();
        room.row = room.ban("ana", Seat(1)).unwrap();
        assert_eq!(room.row.seats, vec![SeatRow::Open; 3]);
        assert!(matches!(room.sit(bea(None), Seat(2)), Err(Problem::Banned)));
    }

    /// Whoever sits down beside somebody has a number that nobody else at that device has, however often they change seats.
    #[test]
    fn who_changes_seats_for_ever_is_told_apart() {
        let mut room = gathering(vec![SeatRow::Open; 3]);
        let bea = |beside: Option<&str>| Sitter {
            person: "bea".into(),
            name: "Bea".into(),
            beside: beside.map(str::to_owned),
        };
        room.row = room.sit(bea(None), Seat(0)).unwrap();
        room.row = room.sit(bea(Some("Vega")), Seat(1)).unwrap();
        for (free, held) in [(Seat(2), Seat(1)), (Seat(1), Seat(2))].into_iter().cycle().take(300) {
            room.row = room.sit(bea(Some("Rigel")), free).unwrap();
            let mut here: Vec<&str> = room.row.seats.iter().filter_map(player).collect();
            here.sort_unstable();
            here.dedup();
            assert_eq!(here.len(), 3, "{here:?}");
            room.row = room.rise("bea", held).unwrap();
        }
    }
}
