//! Cosmic Encounter on trial: the box, the census, and arbitrary actions.

pub mod oracle;

use orrery_core::laws::Trial;
use orrery_core::{Chance, Game, Seat, Seats};
use orrery_cosmic_encounter::board::Laid;
use orrery_cosmic_encounter::deal::Term;
use orrery_cosmic_encounter::options::AlienChoice;
use orrery_cosmic_encounter::{
    Action, Alien, Artifact, Card, Cards, CosmicEncounter, Options, Planet, Side, Spot, State,
};
use proptest::prelude::*;

pub struct CosmicTrial(pub CosmicEncounter);

impl Default for CosmicTrial {
    fn default() -> CosmicTrial {
        CosmicTrial(CosmicEncounter::standard())
    }
}

impl Trial for CosmicTrial {
    type Game = CosmicEncounter;

    fn game(&self) -> &CosmicEncounter {
        &self.0
    }

    /// Every alien comes up again and again, next to ever other neighbours; now and then the other options.
    fn options(&self, seats: u8, seed: u64) -> Options {
        let all = Alien::ALL;
        let at =
            |seat: u8| all[(seed as usize + usize::from(seat) * (1 + seed as usize / 20 % 6)) % all.len()];
        let (aliens, chosen) = match seed % 8 {
            5 => (AlienChoice::Random, Default::default()),
            6 => (AlienChoice::Starter1, Default::default()),
            7 => ([AlienChoice::Starter2, AlienChoice::Starter3][seed as usize / 8 % 2], Default::default()),
            _ => (AlienChoice::Chosen, (0..seats).map(at).collect()),
        };
        Options {
            aliens,
            chosen,
            campaign: seed % 60 == 9,
            deal_max_proposals: [3, 10][seed as usize % 2],
            deals_must_be_mutual: seed.is_multiple_of(3),
            parasite_in_two_player: true,
            ..Options::default()
        }
    }

    fn redeal(&self, state: &State, seat: Seat, dice: &mut dyn Chance) -> State {
        oracle::redeal(state, seat, dice)
    }

    /// Ships of each colour (COS-2.2), cards (COS-2.3) and discs (COS-2.6), wherever they lie.
    fn census(&self, state: &State) -> Vec<(&'static str, i64)> {
        let board = &state.board;
        let open = board.encounter.laid.iter().filter(|laid| matches!(laid, Laid::FaceUp(_))).count();
        let down = state.face_down.iter().flatten().count();
        let aside = board.shown_aside.iter().flatten().count();
        let bags =
            state.hands.iter().chain(&state.asides).chain([&state.deck, &board.discard, &board.in_play]);
        let cards: usize = bags.map(|cards| usize::from(cards.len())).sum();
        let mut census = vec![
            ("cards", (cards + open + down + aside) as i64),
            ("discs", board.pile.iter().chain(&board.turned).map(|&discs| i64::from(discs)).sum()),
        ];
        let counted = state.hands.iter().map(Cards::len).eq(board.held.iter().copied())
            && state.asides.iter().map(Cards::len).eq(board.aside.iter().copied())
            && state.deck.len() == board.deck;
        census.push(("hands, asides and deck are counted right", i64::from(counted)));
        census.push(("what is known is true", i64::from(ledger_is_true(state))));
        census.extend(board.fleets.iter().map(|fleet| ("ships", i64::from(fleet.total()))));
        census
    }

    fn any_action(&self) -> BoxedStrategy<Action> {
        any_action()
    }
}

/// Whatever anybody thinks to know of another's cards is so, and everybody knows what all know (COS-15.6).
fn ledger_is_true(state: &State) -> bool {
    let board = &state.board;
    let belongings = |owner: Seat| {
        let down = Side::BOTH
            .into_iter()
            .filter(|&side| board.laid(side) == Laid::FaceDown { by: owner })
            .filter_map(|side| state.face_down[side as usize]);
        state.hand(owner).plus(state.asides[owner.index()]).plus(down.collect())
    };
    board.everyone().all(|owner| {
        let all = board.known[owner.index()];
        belongings(owner).include(all)
            && owner.others(board.seats()).all(|viewer| {
                let known = state.known[viewer.index()][owner.index()];
                belongings(owner).include(known) && known.include(all)
            })
    })
}

fn any_action() -> BoxedStrategy<Action> {
    let seat = || (0u8..6).prop_map(Seat);
    let seats = || {
        proptest::collection::vec((0u8..5).prop_map(Seat), 0..4)
            .prop_map(|s| s.into_iter().collect::<Seats>())
    };
    let planet = || (0u8..22).prop_map(Planet);
    let spot = || prop_oneof![Just(Spot::Mothership), planet().prop_map(Spot::Planet)];
    let artifact = || proptest::sample::select(Artifact::ALL.to_vec());
    let card = || {
        prop_oneof![
            proptest::sample::select(vec![4u8, 6, 8, 10, 12, 14, 15, 18, 20, 30, 200]).prop_map(Card::Attack),
            Just(Card::Negotiate),
            artifact().prop_map(Card::Artifact),
        ]
    };
    let side = || prop_oneof![Just(Side::Attack), Just(Side::Defense)];
    let term = || {
        prop_oneof![
            card().prop_map(Term::Named),
            proptest::sample::select(vec![Term::Lowest, Term::Highest, Term::Choice, Term::Random]),
            planet().prop_map(Term::Colony),
            seat().prop_map(Term::Release),
        ]
    };
    let plain = vec![
        Action::Pass,
        Action::Use,
        Action::Redraw,
        Action::Evict,
        Action::Confirm,
        Action::Draw,
        Action::Again,
        Action::EndTurn,
        Action::Propose,
        Action::Scrap,
        Action::Withdraw,
        Action::WalkAway,
    ];
    let ships = prop_oneof![
        spot().prop_map(Action::Take),
        (planet(), 0u8..22).prop_map(|(planet, ships)| Action::Put { planet, ships }),
        (planet(), seat()).prop_map(|(planet, defender)| Action::Point { planet, defender }),
        (side(), planet()).prop_map(|(side, planet)| Action::Join { side, planet }),
        (0u8..6).prop_map(|ships| Action::Reward { ships }),
        spot().prop_map(Action::Found),
    ];
    let named = prop_oneof![
        seats().prop_map(Action::Invite),
        seats().prop_map(Action::NameAll),
        seat().prop_map(Action::Name),
        (0u8..8).prop_map(Action::Number),
        (0u8..8).prop_map(|id| Action::Accept { id }),
    ];
    let cards = prop_oneof![
        artifact().prop_map(Action::Play),
        card().prop_map(Action::Lay),
        card().prop_map(Action::Pick),
        (proptest::option::of(card()), proptest::option::of(artifact()))
            .prop_map(|(attack, artifact)| Action::GiveUp { attack, artifact }),
        term().prop_map(Action::Give),
        term().prop_map(Action::Ask),
    ];
    prop_oneof![proptest::sample::select(plain), ships, named, cards].boxed()
}
