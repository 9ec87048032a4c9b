//! `orrery games`: the shelf.

use crate::speech::{Speech, Trouble};
use crate::{as_json, output};
use clap::ArgMatches;
use comfy_table::presets::UTF8_FULL_CONDENSED;
use orrery_scene::Setting;
use orrery_shelf::{SHELF, Title};
use serde::Serialize;

#[derive(Serialize)]
struct Shown {
    slug: &'static str,
    title: String,
    seats: [u8; 2],
    rules: u16,
    options: Vec<Setting>,
}

pub fn run(speech: &Speech, matches: &ArgMatches) -> Result<u8, Trouble> {
    let games: Vec<Shown> = SHELF.iter().map(|title| shown(speech, *title)).collect();
    let text = if as_json(matches) {
        serde_json::to_string_pretty(&games).expect("a list of games is plain data")
    } else {
        table(speech, &games)
    };
    output::print(speech, &format!("{text}\n")).map(|()| 0)
}

fn shown(speech: &Speech, title: &'static dyn Title) -> Shown {
    Shown {
        slug: title.slug(),
        title: title.name(speech.lang()),
        seats: [*title.seats().start(), *title.seats().end()],
        rules: title.rules(),
        options: title.standard().settings(speech.lang()),
    }
}

fn table(speech: &Speech, games: &[Shown]) -> String {
    let mut table = comfy_table::Table::new();
    table.load_style(UTF8_FULL_CONDENSED);
    table.set_header(
        ["games-slug", "games-title", "games-seats", "games-rules", "games-options"]
            .map(|id| speech.word(id)),
    );
    for game in games {
        let [least, most] = game.seats;
        let options: Vec<&str> = game.options.iter().map(|setting| setting.key.as_str()).collect();
        table.add_row([
            game.slug.to_owned(),
            game.title.clone(),
            format!("{least}-{most}"),
            game.rules.to_string(),
            options.join(", "),
        ]);
    }
    table.to_string()
}
