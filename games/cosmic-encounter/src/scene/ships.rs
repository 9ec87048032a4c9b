//! The ships: stacks with their number, on planets, in the Mothership, in carriers, in the Warp.

use super::Stage;
use super::names::{aboard_id, ships_id};
use super::plan;
use crate::agenda::Step;
use crate::board::{Place, Planet, Side};
use orrery_core::Seat;
use orrery_scene::{Canvas, Id, Paint, Piece, Shape, Tone};

impl Stage<'_> {
    /// Ships of a player on a planet, the viewer's own unfinished choice counted in.
    pub fn shown_on(&self, seat: Seat, planet: Planet) -> u8 {
        let ships = self.board().ships(seat, planet);
        if self.me() != Some(seat) {
            return ships;
        }
        let draft = &self.view.draft;
        (ships + draft.onto[planet.index()]).saturating_sub(draft.from[planet.index()])
    }

    /// Ships of a player in the encounter apart from the planet under attack: how many, and of them how many are only
    /// being chosen.
    pub fn shown_aboard(&self, seat: Seat) -> (u8, u8) {
        let fleet = self.board().fleet(seat);
        let there = fleet.mothership + fleet.carrier;
        let joining = matches!(self.step(), Step::Launch | Step::Ally { .. });
        let drafted = if self.me() == Some(seat) && joining { self.view.draft.taken() } else { 0 };
        (there + drafted, drafted)
    }

    /// How many ships the viewer may send at once.
    pub fn most_sent(&self) -> u8 {
        let numbers = &self.game.numbers;
        let most = if self.step() == Step::Launch { numbers.launch_max } else { numbers.ally_max };
        crate::destiny::most_sent(self.board(), self.nearest(), most)
    }

    /// Which side a player's ships in the encounter help.
    fn helps(&self, seat: Seat) -> Option<Side> {
        let board = self.board();
        if seat == board.attacker {
            return Some(Side::Attack);
        }
        let drafted = self.view.draft.side.filter(|_| self.me() == Some(seat));
        let there = Side::BOTH.into_iter().find(|&side| board.allied_ships(seat, side) > 0);
        there.or(drafted)
    }
}

/// Whether there is a Mothership to be seen: a planet is pointed at, or ships are aboard.
pub fn is_under_way(stage: &Stage<'_>) -> bool {
    let board = stage.board();
    board.encounter.target.is_some() || stage.shown_aboard(board.attacker).0 > 0
}

fn stack(stage: &Stage<'_>, id: Id, seat: Seat, ships: u8, (x, y): plan::Point, size: f32) -> Piece {
    let name = stage
        .teller
        .words
        .word("ships-of", &[("alien", stage.alien_of(seat).into()), ("ships", ships.into())]);
    let piece = Piece::new(id, name, "crest", Tone::Seat(seat)).at(x, y);
    Piece { size, badge: ships.into(), ..piece }
}

/// On planets: the owner in the middle, guests at the edge.
pub fn at_home(stage: &Stage<'_>, canvas: &mut Canvas) {
    let (board, plan) = (stage.board(), stage.plan());
    for planet in Planet::all(board.seats()) {
        for seat in board.everyone() {
            let ships = stage.shown_on(seat, planet);
            if ships == 0 {
                continue;
            }
            let id = ships_id(seat, planet);
            if seat == planet.owner() {
                canvas.pieces.push(stack(stage, id, seat, ships, plan.planet(planet), plan::TOKEN));
            } else {
                let at = plan.guest(planet, seat);
                canvas.shapes.push(Shape::Circle { x: at.0, y: at.1, r: 17.0, paint: Paint::Socket });
                canvas.pieces.push(stack(stage, id, seat, ships, at, plan::GUEST));
            }
        }
    }
}

/// In the Warp, each colour on the side of its system; what the viewer has chosen to lose is not there yet.
pub fn lost(stage: &Stage<'_>, canvas: &mut Canvas) {
    let choosing = matches!(stage.step(), Step::ChooseLosses { .. });
    for seat in stage.board().everyone() {
        let drafted = if choosing && stage.me() == Some(seat) { stage.view.draft.taken() } else { 0 };
        let ships = stage.board().fleet(seat).at(Place::Warp) + drafted;
        if ships > 0 {
            let at = stage.plan().towards(seat, 61.0);
            let piece = stack(stage, Id::of("lost", seat.0), seat, ships, at, plan::GUEST);
            canvas.pieces.push(Piece { ghost: drafted > 0, ..piece });
        }
    }
}

/// In the Mothership: the attacker's in the middle, allies on the wings; carriers beside the planet under attack.
pub fn aboard(stage: &Stage<'_>, canvas: &mut Canvas) {
    if !is_under_way(stage) {
        return;
    }
    let board = stage.board();
    let course = stage.plan().course(board.encounter.target, board.attacker);
    let (mut wings, mut carriers) = (0u8, 0u8);
    for seat in board.attacker.others(board.seats()).chain([board.attacker]) {
        let (ships, drafted) = stage.shown_aboard(seat);
        let (Some(side), true) = (stage.helps(seat), ships > 0) else { continue };
        let hand = |nth: u8| if nth.is_multiple_of(2) { 1.0 } else { -1.0 };
        let (at, size) = match side {
            Side::Attack if seat == board.attacker => (course.at(-2.0, 0.0), plan::TOKEN),
            Side::Attack => {
                wings += 1;
                (course.at(-32.0, hand(wings) * 33.0), plan::GUEST)
            }
            Side::Defense => {
                carriers += 1;
                let at = course.at(6.0, hand(carriers) * 54.0);
                let name = stage.word("carrier");
                let hull =
                    Piece::new(Id::of("carrier", seat.0), name, "c-hull", Tone::Seat(seat)).at(at.0, at.1);
                canvas.pieces.push(Piece { size: 46.0, ..hull });
                (at, plan::GUEST - 3.0)
            }
        };
        let piece = stack(stage, aboard_id(seat), seat, ships, at, size);
        canvas.pieces.push(Piece { ghost: drafted > 0, ..piece });
    }
}
