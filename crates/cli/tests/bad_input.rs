//! Bad input: one clear sentence, exit code 2 (1 for a record that does not replay), no panic, nothing written over.

mod run;

use run::{Folder, Ran, orrery};
use serde_json::{Value, json};

fn sim(more: &[&str]) -> Ran {
    orrery(&[&["sim", run::game(), "--games", "1"], more].concat())
}

#[test]
fn what_is_no_command_is_told() {
    orrery(&[]).bad("Which command?");
    orrery(&["dance"]).bad("no command “dance”");
    orrery(&["sim"]).bad("missing: <GAME>");
    orrery(&["replay"]).bad("missing: <FILE>");
    sim(&["--fast"]).bad("no “--fast”");
    sim(&["--seed"]).bad("wants a value");
    sim(&["--seed", "1", "--seed", "2"]).bad("only once");
    orrery(&["completions", "tcsh"]).bad("tcsh");
    sim(&["--lang", "de"]).bad("does not speak “de”");
    orrery(&["dance", "--lang", "es"]).bad("No hay una orden «dance»");
    orrery(&["replay"]).bad("missing: <FILE>.\n");
    sim(&["--json=yes"]).bad("“yes” will not do for --json");
    sim(&["--json=yes", "--lang", "es"]).bad("«yes» no vale para --json.\n");
}

#[cfg(unix)]
#[test]
fn what_is_no_text_is_told_in_the_language_of_the_run() {
    use std::os::unix::ffi::OsStrExt;
    let mut command = assert_cmd::Command::cargo_bin("orrery").unwrap();
    command.args(["sim", "--lang", "es"]).arg(std::ffi::OsStr::from_bytes(b"\xff"));
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(told, "No se entiende la orden: algo en ella no es texto en UTF-8.\n");
}

#[test]
fn an_unknown_game_is_told_with_those_there_are() {
    for command in ["sim", "rules"] {
        orrery(&[command, "chess"]).bad(run::game());
        orrery(&[command, "chess", "--lang", "es"]).bad("No hay un juego «chess»");
    }
}

#[test]
fn wrong_numbers_are_told_with_their_range() {
    let (least, most) = (*run::title().seats().start(), *run::title().seats().end());
    sim(&["--players", "9"]).bad(&format!("for {least} to {most} players, not 9"));
    sim(&["--players", "0"]).bad("whole number from 1 to 5");
    sim(&["--players", "-3"]).bad("whole number");
    sim(&["--players", "300"]).bad("whole number");
    sim(&["--players", "two"]).bad("“two”");
    sim(&["--seed", "-1"]).bad("from 0 to 18446744073709551615");
    sim(&["--seed", "18446744073709551616"]).bad("from 0 to 18446744073709551615");
    sim(&["--seed", "18446744073709551615"]).good();
    sim(&["--seed", "1.5", "--lang", "es"]).bad("un número entero");
    sim(&["--threads", "0"]).bad("from 1 to 1024");
    orrery(&["sim", run::game(), "--games", "0"]).bad("from 1 to 1000000000");
    orrery(&["ladder", run::game(), "--games", "2000000"]).bad("from 0 to 1000000.");
    orrery(&["serve", "--bot-pace", "70000"]).bad("from 0 to 60000");
    for (cap, range) in [("bot-threads", "1 to 1024"), ("rooms", "1 to 1000000"), ("sockets", "1 to 1000000")]
    {
        for odd in ["0", "-1", "2000000", "99999999999999999999", "many"] {
            orrery(&["serve", &format!("--{cap}"), odd]).bad(&format!("from {range}"));
        }
        orrery(&["serve", &format!("--{cap}"), "0", "--lang", "es"]).bad("un número entero de 1 a");
    }
    orrery(&["serve", "--foretold", "never", "--lang", "es"]).bad("un número entero de 0 a");
}

#[test]
fn an_unknown_bot_is_told() {
    sim(&["--bots", "random,genius"]).bad("no bot “genius”");
    sim(&["--bots", ""]).bad("no bot “”");
    sim(&["--players", "2", "--bots", "random,random,random"]).bad("3 bots for 2 players");
    sim(&["--bots", "mcts:many", "--lang", "es"]).bad("No hay un bot «mcts:many»");
    sim(&["--bots", "greedy,mcts:0"]).bad("“mcts:0” will not do: a search takes from 1 to 10,000,000");
    sim(&["--bots", "mcts:0ms", "--lang", "es"]).bad("«mcts:0ms» no sirve");
    sim(&["--bots", "mcts:99999999999999999999"]).bad("will not do");
    sim(&["--bots", "level:9"]).bad("levels go from 1 to 8");
    sim(&["--bots", "level:0", "--lang", "es"]).bad("los niveles van de 1 a 8");
}

#[test]
fn bad_options_are_told() {
    sim(&["--options", "{blue"]).bad("no JSON");
    sim(&["--options", ""]).bad("no JSON");
    sim(&["--options", r#"{"blue": 1}"#]).bad("no option “blue”");
    sim(&["--options", "[1, 2, 3, 4, 5, 6, 7, 8, 9]"]).bad("options cannot be read");
    sim(&["--options", "17", "--lang", "es"]).bad("opciones");
}

#[test]
fn a_bad_box_is_told() {
    let folder = Folder::new();
    let played = |text: &str| {
        folder.write("components.toml", text);
        sim(&["--components", &folder.path("")])
    };
    let whole = run::title().components();
    played("").bad("components.toml");
    played("= 3").bad("components.toml");
    played(&whole[..whole.len() / 2]).bad("components.toml");
    played(&format!("{whole}\n[[\n")).bad("components.toml");
    sim(&["--components", &folder.path("nowhere")]).bad("no components.toml");
    std::fs::write(folder.path("components.toml"), [0xff, 0xfe, 0x00]).unwrap();
    sim(&["--components", &folder.path("")]).bad("it is no text");
    sim(&["--components", &folder.path("nowhere"), "--lang", "es"]).bad("No hay un components.toml");
}

/// What is missing in it would be told of a file in which nothing is missing.
#[test]
fn the_box_of_another_game_is_none_of_this_one() {
    let (folder, another) = (Folder::new(), orrery_shelf::SHELF[1]);
    folder.write("components.toml", another.components());
    sim(&["--components", &folder.path("")]).bad("no components.toml for ");
    orrery(&["sim", another.slug(), "--games", "1", "--components", &folder.path("")]).good();
}

/// Parts of the box that are missing, doubled or impossible are named.
#[test]
fn a_missing_doubled_or_impossible_part_is_named() {
    let whole = run::title().components();
    let (head, rows) = largest_table(whole);
    let folder = Folder::new();
    let played = |text: &str| {
        folder.write("components.toml", text);
        sim(&["--components", &folder.path("")])
    };
    let id = |row: &str| row.lines().find(|line| line.starts_with("id = ")).unwrap().to_owned();
    let (first, second) = (id(rows[0]), id(rows[1]));
    let missing = whole.replacen(&format!("{head}{}", rows[0]), "", 1);
    let doubled = whole.replacen(&second, &first, 1);
    let impossible = whole.replacen(&first, "id = 7", 1);
    for spoilt in [missing, doubled, impossible] {
        assert_ne!(spoilt, whole);
        played(&spoilt).bad("components.toml: ");
    }
}

/// The table with most rows: its head, and the text of each row up to the next head.
fn largest_table(components: &str) -> (&str, Vec<&str>) {
    let heads = components.lines().filter(|line| line.starts_with("[["));
    let rows = |head: &str| components.matches(head).count();
    let head = heads.max_by_key(|head| rows(head)).unwrap();
    let rows = components.split(head).skip(1).map(|row| row.split("\n[").next().unwrap()).collect();
    (head, rows)
}

#[test]
fn a_folder_that_cannot_be_written_to_is_told() {
    let folder = Folder::new();
    let file = folder.write("taken", "precious");
    sim(&["--save", &file]).bad("cannot be written");
    let (records, nowhere) = (folder.path("records"), folder.path("nowhere/picture.svg"));
    sim(&["--save", &records]).good();
    orrery(&["render", &folder.files("records")[0], "-o", &nowhere])
        .bad("the folder it should be in does not");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "precious");
}

/// One record to spoil.
fn record(folder: &Folder) -> (String, Value) {
    sim(&["--players", "2", "--save", &folder.path("records")]).good();
    let text = std::fs::read_to_string(&folder.files("records")[0]).unwrap();
    (text.clone(), serde_json::from_str(&text).unwrap())
}

#[test]
fn what_cannot_be_read_as_a_record_is_told() {
    let folder = Folder::new();
    let (text, json) = record(&folder);
    let replay = |text: &str| orrery(&["replay", &folder.write("spoilt.json", text)]);
    let edited = |key: &str, value: Value| {
        let mut json = json.clone();
        json[key] = value;
        json.to_string()
    };
    orrery(&["replay", &folder.path("nowhere.json")]).bad("does not exist");
    orrery(&["replay", &folder.path("")]).bad("it is a folder");
    replay("").bad("cut short");
    replay(&text[..text.len() - 40]).bad("cut short");
    replay("hello").bad("cannot be read");
    replay(r#"{"pgn": 1}"#).bad("no Orrery record");
    replay(&edited("format", json!("orrery-record/2"))).bad("newer than this program");
    replay(&edited("rules", json!(99))).bad("knows only version");
    replay(&edited("game", json!("chess"))).bad("“chess”");
    replay(&edited("game", json!("\u{1b}[2Jchess\u{7}"))).bad("“[2Jchess”");
    replay(&edited("components", json!("00"))).bad("another box");
    let spoilt = folder.path("spoilt.json");
    orrery(&["replay", &spoilt, "--components", &folder.path("nowhere")]).bad("no components.toml for ");
    replay(&edited("cheat", json!(1))).bad("unknown field");
    std::fs::write(folder.path("binary.json"), [0u8, 159, 146, 150]).unwrap();
    orrery(&["replay", &folder.path("binary.json")]).bad("no text");
    orrery(&["replay", &folder.path("nowhere.json"), "--lang", "es"]).bad("no existe");
}

#[test]
fn a_record_that_does_not_replay_is_told_with_its_entry() {
    let folder = Folder::new();
    let (_, json) = record(&folder);
    let last = json["entries"].as_array().unwrap().len() - 1;
    let replay = |edit: &dyn Fn(&mut Value)| {
        let mut json = json.clone();
        edit(&mut json);
        orrery(&["replay", &folder.write("spoilt.json", &json.to_string())])
    };
    replay(&|json| json["entries"][2]["action"] = json!("Castle")).complains(1, "Entry 2 ");
    replay(&|json| json["entries"][2]["seat"] = json!(9)).complains(1, "Entry 2 ");
    replay(&|json| json["entries"][0]["luck"][0] = json!([7, 3])).complains(1, "Entry 0 ");
    replay(&|json| json["entries"][last]["outcome"]["points"][0] = json!(999))
        .complains(1, "did not end like that");
    replay(&|json| json["seats"] = json!([])).complains(1, "Entry 0 ");
    let older = |json: &mut Value| json["rules"] = json!(0);
    replay(&older).good();
    replay(&|json| {
        older(json);
        json["entries"][2]["action"] = json!("Castle");
    })
    .complains(1, "another way at entry 2");
}

#[test]
fn altered_luck_fails_the_proof_and_is_named() {
    let folder = Folder::new();
    let (_, json) = record(&folder);
    let entries = json["entries"].as_array().unwrap();
    let drew = |entry: &&Value| entry["luck"].as_array().is_some_and(|luck| luck[0][1].as_u64() > Some(1));
    for entry in entries.iter().filter(drew).take(3) {
        let (n, got, of) =
            (&entry["n"], entry["luck"][0][0].as_u64().unwrap(), entry["luck"][0][1].as_u64().unwrap());
        let mut json = json.clone();
        json["entries"][n.as_u64().unwrap() as usize]["luck"][0][0] = json!((got + 1) % of);
        let file = folder.write("spoilt.json", &json.to_string());
        orrery(&["replay", "--verify", &file]).complains(1, &format!("entry {n} "));
        let told = orrery(&["replay", "--verify", "--json", "--lang", "es", &file]);
        assert!(told.out.contains("\"ok\":false"), "{told:?}");
        told.complains(1, &format!("anotación {n} "));
    }
    let mut none = json.clone();
    none.as_object_mut().unwrap().remove("secret");
    orrery(&["replay", "--verify", &folder.write("spoilt.json", &none.to_string())])
        .complains(1, "no secret");
}

#[test]
fn the_worst_of_several_records_counts_and_the_others_are_still_told() {
    let folder = Folder::new();
    let (text, mut json) = record(&folder);
    let good = folder.write("good.json", &text);
    json["entries"][2]["action"] = json!("Castle");
    let differs = folder.write("differs.json", &json.to_string());
    let unread = folder.write("unread.json", "");
    let ran = orrery(&["replay", "--json", &differs, &good]);
    assert_eq!((ran.code, ran.out.lines().count()), (1, 2));
    let ran = orrery(&["replay", "--json", &unread, &differs, &good]);
    assert_eq!((ran.code, ran.out.lines().count(), ran.err.lines().count()), (2, 3, 2));
}
