//! Pictures of positions: what they show, to whom, and where they are written.

mod run;

use orrery_scene::Lang;
use run::{Folder, Ran, orrery};

/// A record of each game on the shelf, played by bots.
fn record(folder: &Folder, game: &str) -> String {
    let name = format!("records-{game}");
    orrery(&["sim", game, "--games", "1", "--save", &folder.path(&name)]).good();
    folder.files(&name).remove(0)
}

fn drawn(record: &str, folder: &Folder, name: &str, more: &[&str]) -> String {
    let to = folder.path(name);
    orrery(&[&["render", record, "-o", &to], more].concat()).good();
    std::fs::read_to_string(to).unwrap()
}

#[test]
fn every_game_is_drawn_at_every_stage_in_both_themes_and_languages() {
    let folder = Folder::new();
    for title in orrery_shelf::SHELF {
        let record = record(&folder, title.slug());
        let last = drawn(&record, &folder, &format!("{}.svg", title.slug()), &[]);
        assert!(last.contains(&title.name(Lang::En)));
        let mut shown = Vec::new();
        for (at, seat) in [("0", "1"), ("7", "1"), ("20", "2")] {
            for (theme, lang) in [("night", "en"), ("day", "es")] {
                let name = format!("{}-{at}-{theme}.svg", title.slug());
                let more = ["--at", at, "--seat", seat, "--theme", theme, "--lang", lang];
                let svg = drawn(&record, &folder, &name, &more);
                assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
                assert!(
                    !svg.contains("var(") && !svg.contains("color-mix") && !svg.contains("NaN"),
                    "{name}"
                );
                shown.push(svg);
            }
        }
        shown.sort_unstable();
        shown.dedup();
        assert_eq!(shown.len(), 6, "each is a picture of its own");
    }
}

#[test]
fn a_painting_is_a_png_of_the_size_of_the_drawing() {
    let folder = Folder::new();
    let record = record(&folder, run::game());
    let svg = drawn(&record, &folder, "a.svg", &["--at", "9"]);
    let to = folder.path("a.PNG");
    assert!(orrery(&["render", &record, "--at", "9", "-o", &to]).good().contains("entry 9 of"));
    let png = std::fs::read(to).unwrap();
    assert_eq!(&png[1..4], b"PNG");
    let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    assert!(svg.contains(&format!("width=\"{}\" height=\"{}\"", side(16), side(20))));
}

/// What the first seat's picture shows of its hand before anything is laid open, no other eye is shown.
#[test]
fn a_picture_shows_what_its_viewer_may_see() {
    let folder = Folder::new();
    let record = record(&folder, run::game());
    let seen = |seat: Option<&str>, name: &str| {
        let more: Vec<&str> =
            ["--at", "0"].into_iter().chain(seat.into_iter().flat_map(|seat| ["--seat", seat])).collect();
        drawn(&record, &folder, name, &more)
    };
    let (first, second, spectator) =
        (seen(Some("1"), "1.svg"), seen(Some("2"), "2.svg"), seen(None, "s.svg"));
    let kit = run::title().standard();
    let text = std::fs::read_to_string(&record).unwrap();
    let record = orrery_table::Record::read(&text).unwrap();
    let replay = orrery_table::Replay::begin(&record, &kit).unwrap();
    let scene = |viewer| replay.now().scene(viewer, Lang::En);
    let own = scene(orrery_core::Viewer::Seat(orrery_core::Seat(0)));
    let theirs = scene(orrery_core::Viewer::Spectator);
    let titles = |scene: &orrery_scene::Scene| -> Vec<String> {
        scene.panels.iter().map(|panel| panel.title.spoken(&|_| String::new())).collect()
    };
    let secret: Vec<String> =
        titles(&own).into_iter().filter(|title| !titles(&theirs).contains(title)).collect();
    assert!(!secret.is_empty(), "the first seat has something of its own to look at");
    assert!(secret.iter().all(|title| first.contains(title) && !spectator.contains(title)), "{secret:?}");
    assert_ne!(first, second);
}

fn render(record: &str, more: &[&str]) -> Ran {
    orrery(&[&["render", record], more].concat())
}

#[test]
fn nothing_is_written_over_unless_that_is_said() {
    let folder = Folder::new();
    let record = record(&folder, run::game());
    let to = folder.write("there.svg", "mine");
    render(&record, &["-o", &to]).bad("is there already");
    render(&record, &["-o", &to, "--lang", "es"]).bad("ya existe");
    assert_eq!(std::fs::read_to_string(&to).unwrap(), "mine");
    render(&record, &["-o", &to, "--force"]).good();
    assert!(std::fs::read_to_string(&to).unwrap().starts_with("<svg"));
}

#[test]
fn what_cannot_be_drawn_is_told() {
    let folder = Folder::new();
    let record = record(&folder, run::game());
    let to = folder.path("x.svg");
    render(&record, &[]).bad("missing: --output <FILE>");
    render(&record, &["-o", &folder.path("x.gif")]).bad("neither in .svg nor in .png");
    render(&record, &["-o", &folder.path("x"), "--lang", "es"]).bad("ni en .svg ni en .png");
    render(&record, &["-o", &to, "--at", "100000"]).bad("There is no entry 100000");
    render(&record, &["-o", &to, "--at", "-1"]).bad("a whole number from 0");
    render(&record, &["-o", &to, "--seat", "0"]).bad("There is no seat 0");
    render(&record, &["-o", &to, "--seat", "9", "--lang", "es"]).bad("No hay asiento 9");
    render(&record, &["-o", &to, "--seat", "one"]).bad("“one”");
    render(&record, &["-o", &to, "--theme", "dusk"]).bad("night or day");
    render(&record, &["-o", &folder.path("no/where/x.svg")]).bad("the folder it should be in does not exist");
    render(&folder.path("nowhere.json"), &["-o", &to]).bad("it does not exist");
    render(&folder.write("no.json", "{"), &["-o", &to]).bad("no.json");
    render(&folder.write("other.json", "{\"format\": \"chess/1\"}"), &["-o", &to]).bad("other.json");
    let text = std::fs::read_to_string(&record).unwrap();
    render(&folder.write("half.json", &text[..text.len() / 2]), &["-o", &to]).bad("half.json");
    assert!(!std::path::Path::new(&to).exists(), "nothing is left behind");
}
