//! The laws that every game obeys, on random games of every size.

mod trial;

use orrery_core::laws;
use trial::OdysseyTrial;

#[test]
fn two_players_obey_the_laws() {
    laws::suite(&OdysseyTrial::standard(), 2, 200);
}

#[test]
fn three_players_obey_the_laws() {
    laws::suite(&OdysseyTrial::standard(), 3, 200);
}

#[test]
fn four_players_obey_the_laws() {
    laws::suite(&OdysseyTrial::standard(), 4, 200);
}
