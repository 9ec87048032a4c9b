//! People who are asked and do not look are called, if they wish to be.

use super::Room;
use crate::hooks::{Asked, Call};
use crate::identity::device;
use orrery_core::{Seat, Seats, Turn};
use orrery_scene::Lang;
use orrery_store::SeatRow;
use orrery_table::PlayerKind;

impl Room {
    /// Calls those who are asked now and were not before: every decision that is waited for counts, but who is asked
    /// again and again is called once. A room that has only just taken up its game calls nobody: it was done when
    /// they were asked.
    pub(super) fn call_people(&mut self) {
        let Some(game) = self.game.as_mut() else { return };
        let asked = match game.table.now().asked() {
            Turn::Ask { seats, .. } => seats,
            Turn::Over(_) => Seats::NONE,
        };
        let asked = asked.and(game.table.request().map_or(Seats::NONE, |request| request.waiting));
        let Some(before) = game.asked.replace(asked) else { return };
        for seat in asked.iter().filter(|&seat| !before.contains(seat)) {
            self.call(seat);
        }
    }

    fn call(&self, seat: Seat) {
        let Some(game) = self.game.as_ref() else { return };
        let plays = game.table.holder(seat).is_some_and(|holder| holder.kind == PlayerKind::Person);
        let Some(SeatRow::Person { person, .. }) = self.row.seats.get(seat.index()) else { return };
        if !plays || game.is_quiet(seat) || self.hall.hooks.hosts().is_empty() {
            return;
        }
        let person = device(person).0.to_owned();
        let looks = self.company().looks(&person);
        let (hall, table, name) = (self.hall.clone(), self.row.id.clone(), self.row.name.clone());
        let title = game.table.kit().title();
        tokio::spawn(async move {
            let Ok(Some(known)) = hall.store.person(&person).await else { return };
            let Ok(Some(hook)) = hall.hooks.wanted(&known.settings) else { return };
            let hushed = known.settings["hushed"]
                .as_array()
                .is_some_and(|hushed| hushed.contains(&table.clone().into()));
            if hushed || (hook.only_away && looks) {
                return;
            }
            let lang = known.settings["lang"].as_str().and_then(Lang::wanted).unwrap_or_default();
            let asked = Asked { game: title.name(lang), table, name, seat: seat.0 };
            let call = Call { lang, asked: Some(asked) };
            match hall.hooks.call(&hook, &call).await {
                Ok(()) => hall.figures.calls.add(1),
                Err(_) => hall.figures.missed_calls.add(1),
            }
        });
    }
}
