//! Ganymede on trial: what only a second reading of the rules can tell.

mod oracle;

use orrery_core::laws::Trial;
use orrery_core::{Chance, Game, Seat};
use orrery_ganymede::action::{Action, Operation, Place, Source};
use orrery_ganymede::cards::{Ship, Shuttle, Slot, Tile};
use orrery_ganymede::settlers::{Color, Settlers};
use orrery_ganymede::state::{Berth, State};
use orrery_ganymede::{Ganymede, Options};
use proptest::prelude::*;
use proptest::sample::select;

pub struct GanymedeTrial(pub Ganymede);

impl GanymedeTrial {
    pub fn standard() -> GanymedeTrial {
        GanymedeTrial(Ganymede::standard())
    }
}

impl Trial for GanymedeTrial {
    type Game = Ganymede;

    /// Random play asks about ten questions a turn, and the longest games last some hundred rounds.
    const LONGEST: u32 = 20_000;

    fn game(&self) -> &Ganymede {
        &self.0
    }

    fn options(&self, seats: u8, seed: u64) -> Options {
        let named = seed % u64::from(seats + 1);
        let first = (named < u64::from(seats)).then_some(Seat(named as u8));
        Options { first, memory_aid: seed % 2 == 1 }
    }

    fn redeal(&self, state: &State, seat: Seat, dice: &mut dyn Chance) -> State {
        oracle::redeal(state, seat, dice)
    }

    /// GAN-12.1: settlers of a color; and every tile and card is somewhere.
    fn census(&self, state: &State) -> Vec<(&'static str, i64)> {
        let color = |color: Color| {
            let on_boards = state.boards.iter().flat_map(|board| {
                [board.earth, board.mars, board.transit]
                    .into_iter()
                    .chain(Slot::ALL.map(|slot| board.aboard(slot)))
            });
            on_boards.chain([state.supply]).map(|settlers: Settlers| i64::from(settlers.of(color))).sum()
        };
        let boards = state.boards.iter();
        let tiles = boards.clone().map(|board| usize::from(board.tiles.len())).sum::<usize>()
            + state.tile_row.iter().flatten().count()
            + usize::from(state.tile_discard.len())
            + usize::from(state.tile_pile.len());
        let shuttles = boards.clone().map(|board| usize::from(board.shuttles.len())).sum::<usize>()
            + state.shuttle_rows.iter().flatten().flatten().count()
            + state.shuttle_decks.iter().map(|deck| usize::from(deck.len())).sum::<usize>();
        let choosing = state.round == 0;
        let ships = boards
            .map(|board| usize::from(board.launched.len()) + docked(&board.berths))
            .sum::<usize>()
            + state.ship_row.iter().flatten().count()
            + state.hands.iter().map(|hand| usize::from(hand.len())).sum::<usize>()
            + state.dealt.iter().filter(|_| choosing).map(|dealt| usize::from(dealt.len())).sum::<usize>()
            + state.ship_deck.len();
        vec![
            ("blue", color(Color::Blue)),
            ("red", color(Color::Red)),
            ("yellow", color(Color::Yellow)),
            ("purple", color(Color::Purple)),
            ("tiles", tiles as i64),
            ("shuttles", shuttles as i64),
            ("ships", ships as i64),
        ]
    }

    fn any_action(&self) -> BoxedStrategy<Action> {
        let color = || select(&Color::ALL[..]);
        let slot = || select(&Slot::ALL[..]);
        let place = || select(&Place::ALL[..]);
        let ship = || (0u8..40).prop_map(Ship);
        let tile = || (0u8..40).prop_map(Tile);
        let source = || prop_oneof![Just(Source::Deck), ship().prop_map(Source::Row)];
        let operation = prop_oneof![
            color().prop_map(Operation::Recruit),
            (place(), color(), color()).prop_map(|(at, from, to)| Operation::Adapt { at, from, to }),
            (color(), place(), place()).prop_map(|(settler, from, to)| Operation::Move { settler, from, to }),
            Just(Operation::Reputation),
            source().prop_map(Operation::Draw),
        ];
        prop_oneof![
            (ship(), ship()).prop_map(|(identical, different)| Action::Choose { identical, different }),
            tile().prop_map(Action::Take),
            (0u8..80).prop_map(|shuttle| Action::Use(Shuttle(shuttle))),
            tile().prop_map(Action::Discard),
            Just(Action::Enough),
            color().prop_map(Action::Spend),
            color().prop_map(Action::Keep),
            (color(), slot()).prop_map(|(settler, slot)| Action::Board { settler, slot }),
            Just(Action::Decline),
            operation.prop_map(Action::Perform),
            Just(Action::Convert),
            slot().prop_map(Action::Launch),
            source().prop_map(Action::Pick),
            (ship(), slot()).prop_map(|(ship, slot)| Action::Dock { ship, slot }),
            ship().prop_map(Action::PutBeneath),
            Just(Action::EndTurn),
        ]
        .boxed()
    }
}

fn docked(berths: &[Berth]) -> usize {
    berths.iter().filter(|berth| matches!(berth, Berth::Docked { .. } | Berth::Departing(_))).count()
}
