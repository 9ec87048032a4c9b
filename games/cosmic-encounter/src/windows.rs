//! Windows: the moments outside the fixed steps at which effects may be used (COS-8).

use crate::CosmicEncounter;
use crate::agenda::Step;
use crate::artifacts::Artifact;
use crate::board::Board;
use crate::cards::{Artifacts, Card};
use crate::components::{Duty, Role};
use crate::event::Event;
use crate::table::Table;
use bitflags::bitflags;
use orrery_core::{Arg, Clause, Message, Refusal, Seat, Seats};
use serde::{Deserialize, Serialize};

bitflags! {
    /// The windows of the box's tables.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Window: u16 {
        const W1 = 1;
        const W2 = 1 << 1;
        const W3 = 1 << 2;
        const W4 = 1 << 3;
        const W5 = 1 << 4;
        const W6 = 1 << 5;
        const W7 = 1 << 6;
        const W8 = 1 << 7;
        const W9 = 1 << 8;
        const W10 = 1 << 9;
        const W11 = 1 << 10;
        const WA = 1 << 11;
        const WZ = 1 << 12;
        const WD = 1 << 13;
    }
}

/// A power that a Zap cancelled stays so until the encounter ends.
pub const ZAPPED: Clause = Clause("COS-8.5");
/// A power is lost with too few home colonies.
pub const LOST: Clause = Clause("COS-13.5");
/// Mandatory powers are used by themselves.
pub const BY_ITSELF: Clause = Clause("COS-8.8");
/// Each power is used once per encounter.
pub const ONCE: Clause = Clause("COS-8.4");

/// When each window opens, in the order of the box.
pub const WORDS: [&str; 14] = [
    "window-start",
    "window-orders",
    "window-launch",
    "window-invitations",
    "window-alliances",
    "window-selection",
    "window-reveal",
    "window-revealed",
    "window-lost",
    "window-compensation",
    "window-end",
    "window-answer",
    "window-zap",
    "window-discarded",
];

impl Window {
    /// Its place among the windows of the box.
    #[must_use]
    pub fn number(self) -> u8 {
        self.bits().trailing_zeros() as u8
    }

    /// The word for when the first of these windows opens.
    #[must_use]
    pub fn word(self) -> &'static str {
        WORDS[usize::from(self.number()) % WORDS.len()]
    }

    /// Powers that answer events may be used at each (COS-8.4).
    #[must_use]
    pub fn answers_events(self) -> bool {
        self.intersects(Window::W9 | Window::WD)
    }
}

/// A moment at which powers and artifacts may speak (COS-8.1). Effects happen in windows and nowhere else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    EncounterStart,
    BeforeOrders,
    BeforeLaunch,
    BeforeInvitations,
    AllyAnswer,
    AlliancesFormed,
    BeforeSelection,
    BeforeReveal,
    AfterReveal,
    /// Ships are about to be lost, or to be chosen for loss (COS-6.8, COS-6.17).
    Doomed,
    /// This player's ships went to the Warp.
    Lost(Seat),
    BeforeCompensation,
    /// The encounter's end begins with the choice to keep one's own card (COS-10.24).
    Keeping,
    EncounterEnd,
    PowerUsed,
    ArtifactDiscarded {
        by: Seat,
        artifacts: Artifacts,
    },
}

impl Moment {
    #[must_use]
    pub fn window(self) -> Window {
        match self {
            Moment::EncounterStart => Window::W1,
            Moment::BeforeOrders => Window::W2,
            Moment::BeforeLaunch => Window::W3,
            Moment::BeforeInvitations => Window::W4,
            Moment::AllyAnswer => Window::WA,
            Moment::AlliancesFormed => Window::W5,
            Moment::BeforeSelection => Window::W6,
            Moment::BeforeReveal => Window::W7,
            Moment::AfterReveal => Window::W8,
            Moment::Doomed | Moment::Lost(_) => Window::W9,
            Moment::BeforeCompensation => Window::W10,
            Moment::Keeping | Moment::EncounterEnd => Window::W11,
            Moment::PowerUsed => Window::WZ,
            Moment::ArtifactDiscarded { .. } => Window::WD,
        }
    }

    /// Powers that answer an event may be used once at each, all others once per encounter (COS-8.4). One power speaks to
    /// each kind of event, so its use closes the window.
    fn is_event(self) -> bool {
        matches!(self, Moment::Doomed | Moment::Lost(_) | Moment::ArtifactDiscarded { .. })
    }
}

/// One use of a power: whose, when, and whom it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Use {
    pub owner: Seat,
    pub moment: Moment,
    pub at: Option<Seat>,
}

/// A secret answer in a window (COS-8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    Pass,
    Use,
    Play(Artifact),
}

impl CosmicEncounter {
    /// Whether the owner may or must call on the power now (COS-8.8): public facts only, which `Board` sees to.
    #[must_use]
    pub fn duty(&self, board: &Board, owner: Seat, moment: Moment) -> Option<Duty> {
        let card = &self.aliens[board.aliens[owner.index()] as usize];
        let speaks = card.windows.contains(moment.window())
            && board.works(owner)
            && (moment.is_event() || !board.encounter.used.contains(owner))
            && plays(board, owner, card.role)
            && board.power(owner).applies(board, owner, moment);
        speaks.then_some(card.duty)
    }

    /// Why a power cannot be called on now, what forbids it for longest first.
    pub(crate) fn check_power(&self, board: &Board, owner: Seat, moment: Moment) -> Result<(), Refusal> {
        if self.duty(board, owner, moment) == Some(Duty::May) {
            return Ok(());
        }
        let alien = board.aliens[owner.index()];
        let card = &self.aliens[alien as usize];
        ZAPPED.requires(!board.encounter.cancelled.contains(owner), || Message::id("power-is-zapped"))?;
        LOST.requires(board.is_lit(owner), || {
            Message::id("power-is-lost").with("homes", Arg::Number(i32::from(board.homes_needed)))
        })?;
        BY_ITSELF.requires(card.duty == Duty::May, || Message::id("power-by-itself"))?;
        let spent = board.encounter.used.contains(owner) && !card.windows.answers_events();
        ONCE.requires(!spent, || Message::id("power-is-spent"))?;
        alien.clause().requires(card.windows.contains(moment.window()), || {
            Message::id("power-other-window").with("window", Arg::Term(card.windows.word()))
        })?;
        alien.clause().requires(plays(board, owner, card.role), || Message::id(card.role.lacking()))?;
        alien.clause().requires(false, || Message::id("power-idle"))
    }

    /// Whether this player could play that artifact now: its window, their role, and something to change (COS-8.9, COS-9.1).
    #[must_use]
    pub fn playable(&self, board: &Board, seat: Seat, artifact: Artifact, moment: Moment) -> bool {
        let card = &self.artifacts[artifact as usize];
        moment != Moment::Keeping
            && card.windows.contains(moment.window())
            && card.may(board, seat)
            && artifact.effect().useful(board, seat)
    }

    /// Whether a player might answer with an artifact, as far as everybody can see (COS-8.3): asking fewer would tell
    /// who holds one.
    fn might_play(&self, board: &Board, seat: Seat, moment: Moment) -> bool {
        let unseen = |artifact: Artifact| {
            board.discard.count(Card::Artifact(artifact)) < self.artifacts[artifact as usize].copies
        };
        board.held[seat.index()] > 0
            && Artifact::ALL
                .iter()
                .any(|&artifact| unseen(artifact) && self.playable(board, seat, artifact, moment))
    }

    /// Who must use a power in this round by itself, the first in timing order.
    fn compelled(&self, board: &Board, moment: Moment) -> Option<Seat> {
        board.timing().into_iter().find(|&seat| self.duty(board, seat, moment) == Some(Duty::Must))
    }

    /// Who is asked in a round: whoever could answer, in timing order up to a mandatory use; the answers of those after
    /// it would be dropped unread (COS-8.2, COS-8.3).
    fn asked(&self, board: &Board, moment: Moment) -> Seats {
        let compelled = self.compelled(board, moment);
        let order = board.timing().into_iter().take_while(|&seat| Some(seat) != compelled);
        order
            .filter(|&seat| self.duty(board, seat, moment).is_some() || self.might_play(board, seat, moment))
            .collect()
    }
}

fn plays(board: &Board, owner: Seat, role: Role) -> bool {
    match role {
        Role::Any => true,
        Role::Main => board.is_main(owner),
        Role::MainOrAlly => board.is_main(owner) || board.is_ally(owner),
        Role::NotMain => !board.is_main(owner),
    }
}

impl Table<'_> {
    /// Opens the next round of a window; false if nobody is to be asked and nothing happens by itself.
    pub(crate) fn open_round(&mut self, moment: Moment) -> bool {
        let board = &mut self.state.board;
        // Whoever is blinded out has lost: the window closes at once (COS-10.8).
        let over = board.encounter.blinded.is_some() && moment == Moment::BeforeInvitations;
        let asked = if over { Seats::NONE } else { self.game.asked(board, moment) };
        let compelled = !over && self.game.compelled(board, moment).is_some();
        if asked.is_empty() && !compelled {
            return false;
        }
        board.asked = Some(asked);
        true
    }

    /// The round's first answer in timing order that is no pass (COS-8.2); the others are dropped unread.
    fn close_round(&mut self, moment: Moment) -> Option<(Seat, Answer)> {
        let compelled = self.game.compelled(&self.state.board, moment);
        let answers = &mut self.state.answers;
        let answer = |seat: Seat| {
            let given = answers[seat.index()].filter(|&answer| answer != Answer::Pass);
            given.or_else(|| (Some(seat) == compelled).then_some(Answer::Use)).map(|answer| (seat, answer))
        };
        let first = self.state.board.timing().into_iter().find_map(answer);
        answers.fill(None);
        self.state.board.asked = None;
        first
    }

    /// A step window: rounds until one of passes only (COS-8.2).
    pub(crate) fn run_window(&mut self, moment: Moment) {
        if self.state.board.asked.is_none() {
            self.tell(Event::Window { moment });
            if !self.open_round(moment) {
                self.state.board.agenda.pop();
            }
            return;
        }
        match self.close_round(moment) {
            Some((seat, Answer::Use)) => {
                if moment.is_event() {
                    self.state.board.agenda.pop();
                }
                self.declare(Use { owner: seat, moment, at: None });
            }
            Some((seat, Answer::Play(artifact))) => {
                self.state.board.agenda.push(Step::Play { seat, artifact });
            }
            Some((_, Answer::Pass)) | None => {
                self.tell(Event::WindowClosed { moment });
                self.state.board.agenda.pop();
            }
        }
    }

    /// Declares a use once what belongs to the declaration is named; then it can be zapped, then it takes effect (COS-8.5).
    pub(crate) fn declare(&mut self, call: Use) {
        let power = self.state.board.power(call.owner);
        let names = power.names(self.state, call);
        match names.as_slice() {
            [] => self.announce(call),
            [crate::Action::Name(seat)] => self.announce(Use { at: Some(*seat), ..call }),
            _ => {
                self.tell(Event::Uncovered { seats: Seats::one(call.owner) });
                self.state.board.agenda.push(Step::Name(call));
            }
        }
    }

    /// Announce, window, in force: the one way every power goes, also a mandatory one.
    pub(crate) fn announce(&mut self, call: Use) {
        let encounter = &mut self.state.board.encounter;
        encounter.used = encounter.used.with(call.owner);
        encounter.declared = Some(call);
        let shift = std::mem::take(&mut self.state.drafts[call.owner.index()]);
        self.state.board.encounter.shift = shift;
        self.tell(Event::Declared { call });
        self.state.board.agenda.then([Step::Zap(call), Step::Effect(call)]);
    }

    /// The one round in which a declared power can be cancelled (COS-8.5), by any player, the user included.
    pub(crate) fn run_zap(&mut self) {
        if self.state.board.asked.is_none() {
            if !self.open_round(Moment::PowerUsed) {
                self.state.board.agenda.pop();
            }
            return;
        }
        let first = self.close_round(Moment::PowerUsed);
        self.state.board.agenda.pop();
        if let Some((seat, Answer::Play(artifact))) = first {
            self.state.board.agenda.push(Step::Play { seat, artifact });
        }
    }

    /// A power takes effect unless it was cancelled or lost since it was declared (COS-8.5).
    pub(crate) fn take_effect(&mut self, call: Use) {
        let works = self.state.board.works(call.owner);
        if works {
            self.state.board.encounter.in_force = self.state.board.encounter.in_force.with(call.owner);
            self.tell(Event::InForce { call });
            self.state.board.power(call.owner).invoke(self, call);
        } else {
            self.tell(Event::Foiled { call });
        }
    }

    /// Carries out an artifact that was shown and, if need be, aimed (COS-8.7): nothing can respond to it.
    pub(crate) fn carry_out(&mut self, seat: Seat, artifact: Artifact, named: crate::Action) {
        self.show_artifact(seat, artifact);
        self.tell(Event::Played { seat, artifact, named });
        self.state.board.agenda.push(Step::Discard { seat, artifact });
        artifact.effect().carry_out(self, seat, named);
    }

    /// Shows an artifact; if it must be aimed and there is a choice, its player is asked first, and everybody sees what
    /// they hold.
    pub(crate) fn play_artifact(&mut self, seat: Seat, artifact: Artifact) {
        let choices = artifact.effect().names(&self.state.board, seat);
        match choices.as_slice() {
            [] => self.carry_out(seat, artifact, crate::Action::Pass),
            [only] => self.carry_out(seat, artifact, *only),
            _ => {
                self.show_held(seat, [Card::Artifact(artifact)].into_iter().collect());
                self.tell(Event::Aims { seat, artifact });
                self.state.board.agenda.push(Step::Aim { seat, artifact });
            }
        }
    }
}
