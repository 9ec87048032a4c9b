//! Pulsar on trial: what only a second reading of the rules can tell the laws.

mod oracle;

use arrayvec::ArrayVec;
use orrery_core::laws::Trial;
use orrery_core::{Chance, Game, Seat};
use orrery_pulsar_2849::action::{
    Counter, End, HeadquartersSide, Link, Modifier, Payment, Purchase, Reward, Run, Source, Which,
};
use orrery_pulsar_2849::ids::{
    Field, Gate, GoalId, NodeId, PulsarId, SegmentId, Size, TechnologyId, Token, TrackName, TransmitterId,
};
use orrery_pulsar_2849::options::{Cluster, Goals, Letter, Technologies};
use orrery_pulsar_2849::state::Claim;
use orrery_pulsar_2849::{Action, Options, Pulsar, State};
use proptest::prelude::*;
use proptest::sample::select;

pub struct PulsarTrial(pub Pulsar);

impl PulsarTrial {
    pub fn new() -> PulsarTrial {
        PulsarTrial(Pulsar::standard())
    }
}

impl Trial for PulsarTrial {
    type Game = Pulsar;

    const LONGEST: u32 = 2_000;

    fn game(&self) -> &Pulsar {
        &self.0
    }

    /// Every choice of every option comes up, most often a normal game.
    fn options(&self, _seats: u8, seed: u64) -> Options {
        let letters = [Letter::A, Letter::B, Letter::C, Letter::D];
        let letter = |shift: u32| letters[(seed >> shift) as usize % 4];
        match seed % 8 {
            0 => Options::default(),
            1 => Options::first_game(),
            2 => Options { headquarters: false, even_start: true, ..Options::default() },
            3 => Options { cluster: Cluster::Spur, gyrodyne_literal: true, ..Options::default() },
            4 => Options { goals: Goals::Custom([GoalId(0), GoalId(2), GoalId(11)]), ..Options::default() },
            5 => Options { goals: Goals::Custom([GoalId(1), GoalId(3), GoalId(10)]), ..Options::default() },
            _ => Options {
                cluster: [Cluster::Open, Cluster::Spur][(seed >> 3) as usize % 2],
                technologies: Technologies::Custom([letter(3), letter(5), letter(7)]),
                headquarters: seed % 16 < 14,
                ..Options::default()
            },
        }
    }

    fn redeal(&self, state: &State, seat: Seat, dice: &mut dyn Chance) -> State {
        oracle::redeal(&self.0, state, seat, dice)
    }

    fn census(&self, state: &State) -> Vec<(&'static str, i64)> {
        let turned_up = state.systems.iter().filter(|system| system.tile.is_some()).count();
        let placed = |size: Size| state.pulsars.iter().filter(|claim| claim.gyrodyne() == Some(size)).count();
        let gyrodynes: i64 = (Size::ALL.into_iter())
            .map(|size| {
                let waiting: u8 = state.players.iter().map(|player| player.waiting[size as usize]).sum();
                placed(size) as i64 + i64::from(waiting) + i64::from(state.supply[size as usize])
            })
            .sum();
        let rings: i64 = state.players.iter().map(|player| i64::from(player.rings)).sum();
        let claimed = state.pulsars.iter().filter(|claim| **claim != Claim::Free).count() as i64;
        let kept: usize = state.players.iter().map(|player| player.kept.len()).sum();
        let stack = state.stack.below.len() + usize::from(state.stack.top.is_some());
        let transmitters = stack + state.shown.len() + state.passed_over.len() + state.held.len();
        let planets = state.systems.iter().flat_map(|system| system.stations).flatten().count() as i64;
        let stations: u32 = state.players.iter().map(|player| player.stations.count_ones()).sum();
        let awards: u8 = state.players.iter().map(|player| player.awards).sum();
        vec![
            ("system tiles", (state.tiles.len() + turned_up) as i64),
            ("gyrodynes", gyrodynes),
            ("rings", rings + claimed),
            ("exploration tiles", (state.exploration.len() + state.explored.len() + kept) as i64),
            ("transmitters", transmitters as i64),
            ("counters", state.tracks.iter().map(|track| track.0.len() as i64).sum()),
            ("stations that are noted twice", planets - i64::from(stations)),
            (
                "awards that are noted twice",
                i64::from(awards) - i64::from(state.awards_taken.iter().sum::<u8>()),
            ),
        ]
    }

    fn any_action(&self) -> BoxedStrategy<Action> {
        let node = (0u8..90).prop_map(NodeId);
        let pulsar = (0u8..18).prop_map(PulsarId);
        let tile = (0u8..26).prop_map(TransmitterId);
        let goal = (0u8..14).prop_map(GoalId);
        let size = || select(Size::ALL.to_vec());
        let end = || select(End::ALL.to_vec());
        let field = || select(Field::ALL.to_vec());
        let which = select(vec![Which::Ahead, Which::Behind]);
        let counter =
            (select(TrackName::ALL.to_vec()), which).prop_map(|(track, which)| Counter { track, which });
        let run = (field(), select(Gate::ALL.to_vec())).prop_map(|(project, gate)| Run { project, gate });
        let link = (end(), tile.clone(), end()).prop_map(|(own, tile, end)| Link { own, tile, end });
        let source = prop_oneof![
            (0u8..8).prop_map(Source::Silver),
            Just(Source::Committed),
            (0u8..9).prop_map(Source::Offer),
            (0u8..9).prop_map(Source::Copy),
        ];
        let modifier = proptest::option::of(select(Modifier::ALL.to_vec()));
        let payment = (source, modifier).prop_map(|(source, modifier)| Payment { source, modifier });
        let purchase = || select(vec![Purchase::Decline, Purchase::Buy]);
        let path = proptest::collection::vec((0u8..110).prop_map(SegmentId), 0..9);
        prop_oneof![
            node.clone().prop_map(Action::ChoosePortal),
            select(vec![HeadquartersSide::One, HeadquartersSide::Two]).prop_map(Action::ChooseSide),
            (0u8..8, proptest::option::of(counter))
                .prop_map(|(value, counter)| Action::Draft { value, counter }),
            Just(Action::EndTurn),
            (node.clone(), any::<bool>()).prop_map(|(to, claim)| Action::Fly { to, claim }),
            size().prop_map(Action::TakeGyrodyne),
            pulsar.clone().prop_map(Action::Activate),
            (tile.clone(), 0u8..8).prop_map(|(tile, cost)| Action::TakeTransmitter { tile, cost }),
            (tile, 0u8..8).prop_map(|(tile, cost)| Action::PayTransmitter { tile, cost }),
            (0u8..70).prop_map(|technology| Action::Patent(TechnologyId(technology))),
            field().prop_map(Action::Complete),
            select(Token::ALL.to_vec()).prop_map(Action::BuyModifier),
            (size(), pulsar.clone()).prop_map(|(size, pulsar)| Action::PlaceGyrodyne { size, pulsar }),
            path.prop_map(|path| Action::Trail(path.into_iter().collect::<ArrayVec<_, 9>>())),
            proptest::option::of(run).prop_map(Action::GateRun),
            proptest::option::of(link).prop_map(Action::Link),
            payment.prop_map(Action::Pay),
            select(vec![Reward::Printed, Reward::Drawn]).prop_map(Action::Reward),
            size().prop_map(Action::PickGyrodyne),
            (size(), size()).prop_map(|(one, other)| Action::PickTwoGyrodynes(one, other)),
            (node, any::<bool>()).prop_map(|(to, claim)| Action::Teleport { to, claim }),
            proptest::option::of(pulsar).prop_map(Action::ClaimIsolated),
            purchase().prop_map(Action::BuyPoints),
            purchase().prop_map(Action::FinalPurchase),
            goal.clone().prop_map(Action::WildGoal),
            goal.clone().prop_map(Action::GyrodyneGoal),
            goal.prop_map(Action::GoalBonus),
            Just(Action::Done),
        ]
        .boxed()
    }
}
