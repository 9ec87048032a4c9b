//! Escape Pods under the laws, for every number of players.

mod trial;

use orrery_core::laws;
use trial::PodsTrial;

#[test]
fn one_player_obeys_the_laws() {
    laws::suite(&PodsTrial::default(), 1, 300);
}

#[test]
fn two_players_obey_the_laws() {
    laws::suite(&PodsTrial::default(), 2, 300);
}

#[test]
fn three_players_obey_the_laws() {
    laws::suite(&PodsTrial::default(), 3, 300);
}

#[test]
fn four_players_obey_the_laws() {
    laws::suite(&PodsTrial::default(), 4, 300);
}

#[test]
fn five_players_obey_the_laws() {
    laws::suite(&PodsTrial::default(), 5, 300);
}
