//! Pulsar under the laws that hold for every game.

mod trial;

use orrery_core::laws;
use trial::PulsarTrial;

/// PUL-15.1.
#[test]
fn two_players_obey_the_laws() {
    laws::suite(&PulsarTrial::new(), 2, 200);
}

/// PUL-15.3.
#[test]
fn three_players_obey_the_laws() {
    laws::suite(&PulsarTrial::new(), 3, 200);
}

/// PUL-15.3.
#[test]
fn four_players_obey_the_laws() {
    laws::suite(&PulsarTrial::new(), 4, 200);
}
