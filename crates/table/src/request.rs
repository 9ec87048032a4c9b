//! An undo that others are asked for: who asks, who has agreed, and what becomes of it as the game goes on.

use crate::record::{Deed, Entry, PlayerKind};
use crate::{Fault, Reach, Table, Terms};
use orrery_core::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// Somebody asks the others to let them take something back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Counts the requests at this table.
    pub id: u32,
    pub by: Seat,
    /// The entries that would no longer count, latest first.
    pub takes_back: Vec<u32>,
    /// Who has not answered yet.
    pub waiting: Seats,
    agreed: Seats,
}

/// What bots say to an undo that is not free.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bots {
    /// Yes, at once.
    #[default]
    Agree,
    /// No, as long as one plays along: nobody is asked, and what was asked before it sat down has lapsed.
    Mind,
}

impl Table {
    /// The same table, where bots say so.
    #[must_use]
    pub fn where_bots(mut self, bots: Bots) -> Table {
        self.bots = bots;
        self
    }

    /// Whether a bot plays along that does not let the seat take back what is no longer free.
    #[must_use]
    pub fn bots_mind(&self, asks: Seat) -> bool {
        let is_bot = |seat: Seat| seat != asks && !self.minds(seat);
        self.bots == Bots::Mind && Seat::all(self.now().seats()).any(is_bot)
    }

    /// Asks the others to let the seat take back its last answer. What is free, and what nobody has to be asked
    /// for, happens at once. A new request takes the place of the one before.
    pub fn request_undo(&mut self, seat: Seat, at: u64) -> Result<(), Fault> {
        let Reach { takes_back, terms } = self.reach(seat).map_err(Fault::Bound)?;
        if terms == Terms::Free {
            // It may be secret, and must not show in the number of the next request.
            return self.take_back(seat, takes_back, Seats::NONE, at);
        }
        self.requests += 1;
        let (id, waiting) = (self.requests, Seats::NONE);
        self.request = Some(Request { id, by: seat, takes_back, waiting, agreed: Seats::NONE });
        self.settle(at)
    }

    /// The undo that somebody asked for and that waits for others.
    #[must_use]
    pub fn request(&self) -> Option<&Request> {
        self.request.as_ref()
    }

    /// How many undos were asked for, as far as this host knows.
    #[must_use]
    pub fn requests(&self) -> u32 {
        self.requests
    }

    /// What another host of the same game says of its open request, when it knew of so many: it is the one here too, or
    /// none is. What was said before the last one was asked for is not believed; of two that were asked for at the same
    /// time all hosts keep the same.
    pub fn hear_request(&mut self, requests: u32, request: Option<Request>) {
        let ours_goes_first = match (&self.request, &request) {
            (Some(ours), Some(theirs)) => requests == self.requests && ours.by < theirs.by,
            _ => false,
        };
        if requests < self.requests || ours_goes_first {
            return;
        }
        self.requests = requests;
        self.request = request.filter(|request| !self.bots_mind(request.by));
    }

    /// A game that was taken up again goes on with the request that was open when it had so many entries, unless
    /// something has happened since that settles it.
    pub fn go_on_from(&mut self, before: &Table, (kept, request): (usize, Option<Request>)) {
        self.requests = before.requests;
        let mut since = self.entries().iter().skip(kept);
        self.request =
            request.and_then(|asked| since.try_fold(asked, |asked, entry| self.outlives(asked, entry)));
    }

    /// A seat agrees; when all have, the entries are taken back.
    pub fn accept(&mut self, seat: Seat, id: u32, at: u64) -> Result<(), Fault> {
        let asked = |request: &&mut Request| request.id == id && request.waiting.contains(seat);
        let request = self.request.as_mut().filter(asked).ok_or(Fault::NoRequest)?;
        request.agreed = request.agreed.with(seat);
        self.settle(at)
    }

    /// A seat does not agree, or the asker thinks better of it; the request is gone.
    pub fn decline(&mut self, seat: Seat, id: u32) -> Result<(), Fault> {
        let concerns =
            |request: &&Request| request.id == id && (request.waiting.contains(seat) || request.by == seat);
        self.request.as_ref().filter(concerns).ok_or(Fault::NoRequest)?;
        self.request = None;
        Ok(())
    }

    /// A bot has just sat down: it agrees for its seat, or nobody is asked any more.
    pub(crate) fn bot_sits(&mut self, at: u64) -> Result<(), Fault> {
        if self.bots == Bots::Mind {
            self.request = None;
        }
        self.settle(at)
    }

    /// Grants the request, if there is one and everybody has agreed who must, as things are now.
    pub(crate) fn settle(&mut self, at: u64) -> Result<(), Fault> {
        let Some((request, of)) = self.request.take().and_then(|request| self.counted(request)) else {
            return Ok(());
        };
        if request.waiting.is_empty() {
            return self.take_back(request.by, request.takes_back, of, at);
        }
        self.request = Some(request);
        Ok(())
    }

    /// The request after this entry, which another host has made, if it outlives it.
    pub(crate) fn outlives(&self, request: Request, entry: &Entry) -> Option<Request> {
        match entry.deed {
            _ if self.settles(entry) => None,
            Deed::BotTakesSeat { .. } | Deed::Resign { .. } if self.bots == Bots::Mind => None,
            Deed::BotTakesSeat { .. } | Deed::PersonTakesSeat { .. } | Deed::Resign { .. } => {
                Some(self.counted(request)?.0)
            }
            _ => Some(request),
        }
    }

    /// The request with those for whom it still waits, and all who must agree. What is no longer there to take back is no
    /// longer asked for, nor anything by somebody who has resigned.
    fn counted(&self, request: Request) -> Option<(Request, Seats)> {
        let &named = request.takes_back.last().filter(|_| !self.has_resigned(request.by))?;
        let Reach { takes_back, terms } = self.course().reach_to(request.by, named).ok()?;
        let of = match terms {
            Terms::Free => Seats::NONE,
            Terms::Consent { of, .. } => of,
        };
        let waits = |seat: &Seat| !request.agreed.contains(*seat) && self.minds(*seat);
        Some((Request { takes_back, waiting: of.iter().filter(waits).collect(), ..request }, of))
    }

    /// Whether a person sits there, who must agree; bots agree to everything, where they are asked.
    fn minds(&self, seat: Seat) -> bool {
        self.holder(seat).is_some_and(|holder| holder.kind == PlayerKind::Person)
    }
}
