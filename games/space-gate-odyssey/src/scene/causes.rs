//! What an exoplanet pays for, in a few words.

use crate::components::SpaceGateOdyssey;
use crate::parts::Exoplanet;
use crate::planets::Cause;
use orrery_scene::{Teller, Text, word};

pub fn of(exoplanet: Exoplanet, cause: Cause, teller: Teller<'_, SpaceGateOdyssey>) -> Text {
    let say = |id: &str, count: u8| teller.say(id, &[("count", count.into())]);
    // A level, a volcano, an island: each exoplanet has its own word for the part in which one leads.
    let part = |number: u8| {
        let id = word!("part-{}", teller.game.exoplanets[exoplanet.index()].id);
        let id = if teller.words.has(&id) { id } else { "part-other".into() };
        teller.say(&id, &[("number", number.into())])
    };
    match cause {
        Cause::Settlers(count) => say("cause-settlers", count),
        Cause::Advanced(count) => say("cause-advanced", count),
        Cause::Central(count) => say("cause-central", count),
        Cause::Leading(number) => teller.say("cause-leading", &[("part", part(number).into())]),
        Cause::Tied(number) => teller.say("cause-tied", &[("part", part(number).into())]),
        Cause::Gathered(count) => say("cause-gathered", count),
        Cause::Group(count) => say("cause-group", count),
        Cause::TiedGroup(count) => say("cause-tied-group", count),
        Cause::Present(number) => teller.say("cause-present", &[("part", part(number).into())]),
        Cause::Reached(count) => say("cause-reached", count),
    }
}
