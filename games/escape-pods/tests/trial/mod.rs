//! Escape Pods on trial: the census, the options and arbitrary actions.

mod oracle;

use orrery_core::laws::Trial;
use orrery_core::{Chance, Game, Seat};
use orrery_escape_pods::*;
use proptest::prelude::*;

pub struct PodsTrial(pub EscapePods);

impl Default for PodsTrial {
    fn default() -> PodsTrial {
        PodsTrial(EscapePods::standard())
    }
}

impl Trial for PodsTrial {
    type Game = EscapePods;

    fn game(&self) -> &EscapePods {
        &self.0
    }

    fn options(&self, seats: u8, seed: u64) -> Options {
        let pick = |digit: u32, of: u64| seed / 4u64.pow(digit) % of;
        let custom = ["r14", "r17", "r20", "r08"].map(str::to_owned).to_vec();
        let (shelter_choice, shelters) = match pick(0, 4) {
            0 => (None, vec![]),
            1 => (Some(ShelterChoice::Random), vec![]),
            2 => (Some(ShelterChoice::Starter), vec![]),
            _ => (Some(ShelterChoice::Custom), custom),
        };
        Options {
            shelter_choice,
            shelters,
            trigger_player_last_turn: [None, Some(false), Some(true)][pick(1, 3) as usize],
            quiet_rounds: [None, Some(0), Some(2), Some(1)][pick(2, 4) as usize],
            round_cap: [None, Some(12)][pick(1, 2) as usize],
            idle_rounds_to_end: [None, Some(1)][pick(3, 2) as usize],
            use_three_seat_pod: if seats == 1 { [None, Some(false)][pick(1, 2) as usize] } else { None },
        }
    }

    fn redeal(&self, state: &State, seat: Seat, dice: &mut dyn Chance) -> State {
        oracle::redeal(state, seat, dice)
    }

    /// POD-2.1: a token is always in exactly one place, and nothing else gets lost either.
    fn census(&self, state: &State) -> Vec<(&'static str, i64)> {
        const NAMES: [[&str; 3]; 5] = [
            ["yellow officers", "yellow engineers", "yellow scientists"],
            ["pink officers", "pink engineers", "pink scientists"],
            ["blue officers", "blue engineers", "blue scientists"],
            ["black officers", "black engineers", "black scientists"],
            ["white officers", "white engineers", "white scientists"],
        ];
        let table = &state.table;
        let placed = || {
            let aboard = state.cabins.iter().flatten().flatten();
            aboard.chain(state.arrivals.iter().flatten()).chain(&state.landing)
        };
        let mut census = Vec::new();
        for (seat, names) in NAMES.iter().enumerate().take(state.reserves.len()) {
            for (kind, name) in Kind::all().zip(names) {
                let home = state.reserves[seat].of(kind)
                    + Control::ALL.iter().map(|&control| state.panels[seat].on(control).of(kind)).sum::<u8>();
                let away = placed().filter(|crew| crew.owner.index() == seat && crew.kind == kind).count();
                census.push((*name, i64::from(home) + away as i64));
            }
        }
        let explosions = table.deck.len() + table.revealed.len() + table.scrap.len() as usize;
        census.push(("explosion cards", explosions as i64));
        let used = table.pods.0.iter().filter(|place| **place != Place::Away).count();
        census.push(("pods", used as i64));
        let beacons = table.beacons.iter().filter(|mooring| **mooring != Mooring::Away).count();
        census.push(("beacons", beacons as i64));
        census.push(("broken rules of the board", broken(&self.0, state)));
        census
    }

    fn any_action(&self) -> BoxedStrategy<Action> {
        let kind = || (0u8..4).prop_map(Kind);
        let pod = || (0u8..7).prop_map(Pod);
        let sector = || (0u8..14).prop_map(Sector);
        let berth = || (0u8..7, 0u8..4).prop_map(|(pod, seat)| Berth { pod: Pod(pod), seat });
        let shelter = || (0u8..5).prop_map(Shelter);
        let beacon = || (0u8..11).prop_map(Beacon);
        prop_oneof![
            Just(Action::EndTurn),
            (prop::sample::select(Control::ALL.to_vec()), kind())
                .prop_map(|(control, with)| Action::Activate { control, with }),
            (pod(), sector()).prop_map(|(pod, to)| Action::Ride { pod, to }),
            (kind(), pod()).prop_map(|(crew, pod)| Action::Embark { crew, pod }),
            (berth(), pod()).prop_map(|(from, to)| Action::Transfer { from, to }),
            (berth(), shelter()).prop_map(|(from, to)| Action::Disembark { from, to }),
            (pod(), sector()).prop_map(|(pod, to)| Action::Fly { pod, to }),
            pod().prop_map(|pod| Action::Spy(Target::Pod(pod))),
            shelter().prop_map(|shelter| Action::Spy(Target::Shelter(shelter))),
            (kind(), sector()).prop_map(|(crew, to)| Action::Launch { crew, to }),
            (berth(), berth()).prop_map(|(own, other)| Action::Swap { own, other }),
            (kind(), berth()).prop_map(|(crew, other)| Action::Oust { crew, other }),
            (0u8..14).prop_map(|card| Action::Bury(Card(card))),
            beacon().prop_map(Action::Take),
            beacon().prop_map(Action::Lift),
            (0u8..27).prop_map(|space| Action::Moor(Space(space))),
            (beacon(), beacon()).prop_map(|(one, other)| Action::SwapBeacons { one, other }),
            sector().prop_map(|to| Action::Displace { to }),
            (0u8..4).prop_map(|hangar| Action::Park(Hangar(hangar))),
            (0u8..6).prop_map(|to| Action::Assign { to }),
        ]
        .boxed()
    }
}

/// How many things lie where they must not: the census keeps it at zero.
fn broken(game: &EscapePods, state: &State) -> i64 {
    let table = &state.table;
    let settled = !matches!(state.step(), Step::Displace { .. });
    let together = Sector::all()
        .filter(|&sector| Pod::all().filter(|&pod| table.pods.sector(pod) == Some(sector)).count() > 1)
        .count();
    let on_scrap =
        Pod::all().filter(|&pod| table.pods.sector(pod).is_some_and(|at| table.scrap.contains(at)));
    let awaits_hangar = |pod: Pod| *state.step() == Step::Park(pod);
    let empty_in_space = Pod::all()
        .filter(|&pod| table.pods.in_space(pod) && state.aboard(pod).count() == 0 && !awaits_hangar(pod));
    let aboard_at_home =
        Pod::all().filter(|&pod| !table.pods.in_space(pod) && state.aboard(pod).count() > 0).count();
    let overfull = Pod::all().filter(|&pod| state.aboard(pod).count() > usize::from(game.capacity(pod)));
    let doubled = Space::all()
        .filter(|&space| table.beacons.iter().filter(|mooring| **mooring == Mooring::At(space)).count() > 1);
    let wrong = on_scrap.filter(|&pod| !awaits_hangar(pod)).count()
        + empty_in_space.count()
        + aboard_at_home
        + overfull.count()
        + doubled.count();
    (wrong + if settled { together } else { 0 }) as i64
}
