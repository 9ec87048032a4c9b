//! The leak test at the socket, for every game on the shelf, with the oracle that a second reader of its rules wrote.

#[path = "../../../games/cosmic-encounter/tests/trial/mod.rs"]
mod cosmic_encounter;
#[path = "../../../games/escape-pods/tests/trial/mod.rs"]
mod escape_pods;
#[path = "../../../games/ganymede/tests/trial/mod.rs"]
mod ganymede;
#[path = "../../../games/pulsar-2849/tests/trial/mod.rs"]
mod pulsar;
#[path = "../../../games/space-gate-odyssey/tests/trial/mod.rs"]
mod space_gate_odyssey;

use cosmic_encounter::CosmicTrial;
use escape_pods::PodsTrial;
use ganymede::GanymedeTrial;
use orrery_core::Game;
use orrery_core::laws::{Effort, Trial};
use orrery_server::leaks::{Heard, sounds_alike};
use orrery_shelf::redealt::{Redealt, Tried};
use orrery_shelf::{SHELF, title};
use pulsar::PulsarTrial;
use serde_json::to_value;
use space_gate_odyssey::OdysseyTrial;

macro_rules! tried {
    ($($test:ident: $trial:ty, $standard:expr;)*) => {
        const TRIED: &[&str] = &[$(<<$trial as Trial>::Game as Game>::META.slug),*];

        $(
            impl Tried for $trial {
                fn standard() -> $trial {
                    $standard
                }
            }

            #[test]
            fn $test() {
                every_number_of_seats::<$trial>();
            }
        )*
    };
}

tried! {
    ganymede_sounds_alike: GanymedeTrial, GanymedeTrial::standard();
    escape_pods_sound_alike: PodsTrial, PodsTrial::default();
    space_gate_odyssey_sounds_alike: OdysseyTrial, OdysseyTrial::standard();
    pulsar_sounds_alike: PulsarTrial, PulsarTrial::new();
    cosmic_encounter_sounds_alike: CosmicTrial, CosmicTrial::default();
}

#[test]
fn every_game_on_the_shelf_is_tried() {
    let shelf: Vec<&str> = SHELF.iter().map(|title| title.slug()).collect();
    assert!(shelf.iter().all(|slug| TRIED.contains(slug)), "{shelf:?}");
}

/// One random game for each number of players, or as many as `ORRERY_LAWS_GAMES` says; a question in ten is tried, or one
/// in `ORRERY_LAWS_EVERY`.
fn every_number_of_seats<T: Tried>() {
    let effort = Effort::of_this_run(1);
    let seats = <T::Game as Game>::META.seats;
    let mut heard = Heard::default();
    for seats in (*seats.start()).max(2)..=*seats.end() {
        for seed in effort.from..effort.from + effort.games {
            heard.add(try_one::<T, false>(seats, seed, effort.every));
        }
    }
    println!("{}: {heard:?}", <T::Game as Game>::META.slug);
    assert!(heard.compared > 50, "hardly any pair of worlds went on alike: {heard:?}");
}

fn try_one<T: Tried, const TELLS: bool>(seats: u8, seed: u64, every: u32) -> Heard {
    let kit = title::<Redealt<T, TELLS>>().standard();
    let options = to_value(T::standard().options(seats, seed)).unwrap();
    sounds_alike(&kit, options, seats, seed, every)
}

/// The trial itself on trial: a scene that holds what its viewer must not know is found out.
#[test]
fn a_scene_that_tells_is_found_out() {
    let told = std::panic::catch_unwind(|| try_one::<GanymedeTrial, true>(2, 0, 1)).unwrap_err();
    let told = told.downcast_ref::<String>().map_or("", String::as_str);
    assert!(told.contains("on arrival"), "{told}");
}
