//! Recorded games: every record in `games/*/tests/games` is replayed to its scores for ever.

mod trial;

use orrery_bots::{Kind, Means};
use orrery_core::chance::Seeded;
use orrery_core::{Chance, Seat, Turn};
use orrery_shelf::{Answer, LONGEST, SHELF, Title, find, speaker};
use orrery_table::{BadRecord, Opening, Player, Record, Replay, Table, verify};
use std::path::{Path, PathBuf};
use trial::{play_any, secret, table_of};

fn folder(title: &dyn Title) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(title.slug()).join("tests/games")
}

#[test]
fn recorded_games_are_replayed_to_their_scores() {
    for title in SHELF {
        if std::env::var_os("ORRERY_BLESS").is_some() {
            record_what_is_missing(*title);
        }
        let entries = std::fs::read_dir(folder(*title)).expect("every game has recorded games");
        let files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
        assert!(files.len() >= 5, "{} has only {} recorded games", title.slug(), files.len());
        for file in files {
            let replay = replayed(&file).unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
            assert!(replay.ended().is_some(), "{} does not end", file.display());
        }
    }
}

fn replayed(file: &Path) -> Result<Replay, BadRecord> {
    let record = Record::read(&std::fs::read_to_string(file).unwrap())?;
    let kit = record.title(find)?.standard();
    verify(&record)?;
    Replay::of(&record, &kit)
}

/// Writes games that are not there yet. One that is there is never played anew: it is what it is replayed for.
fn record_what_is_missing(title: &'static dyn Title) {
    std::fs::create_dir_all(folder(title)).unwrap();
    let (least, most) = (*title.seats().start(), *title.seats().end());
    let middle = u8::midpoint(least, most).max(2);
    let write = |name: &str, play: &dyn Fn(u64) -> Table| {
        let file = folder(title).join(name);
        if !file.exists() {
            let table = (0..).map(play).find(|table| table.ended().is_some()).expect("some game ends");
            std::fs::write(file, table.record().write()).unwrap();
        }
    };
    write("random-fewest.json", &|seed| among_bots(title, &vec![Kind::Random; least.into()], seed));
    write("random-middle.json", &|seed| among_bots(title, &vec![Kind::Random; middle.into()], seed));
    write("random-most.json", &|seed| among_bots(title, &vec![Kind::Random; most.into()], seed));
    write("greedy-fewest.json", &|seed| among_bots(title, &vec![Kind::Greedy; least.into()], seed));
    write("greedy-most.json", &|seed| among_bots(title, &vec![Kind::Greedy; most.into()], seed));
    write("undone.json", &|seed| undone(title, middle, seed));
    write("resigned.json", &|seed| resigned(title, most, seed));
}

fn among_bots(title: &'static dyn Title, bots: &[Kind], seed: u64) -> Table {
    let seats = bots.iter().map(|bot| Player::bot(&bot.to_string())).collect();
    let mut table =
        Table::open(&title.standard(), Opening { seats, ..Opening::default() }, secret(seed)).unwrap();
    bots_play_on(&mut table, seed, LONGEST / 20);
    table
}

/// Bots answer wherever one is asked, up to so many questions.
fn bots_play_on(table: &mut Table, seed: u64, most: u64) {
    let mut thinking = Seeded(!seed);
    for _ in 0..most {
        let Turn::Ask { seats, ask } = table.now().asked() else { return };
        let seat = speaker(seats, ask, &mut thinking);
        let Some(thought) = table.thought(seat) else { return };
        let action = thought(&mut Means::calm(&mut thinking));
        table.answer(&Answer { seat, question: table.now().question(seat), action }, 0).unwrap();
    }
}

/// People who change their minds: freely where they can, now and then by consent.
fn undone(title: &'static dyn Title, seats: u8, seed: u64) -> Table {
    let (mut table, mut player) = (table_of(title, seats, seed), Seeded(!seed));
    while table.ended().is_none() {
        let seat = Seat(player.below(u32::from(seats)) as u8);
        match player.below(24) {
            0..=2 => _ = table.undo(seat, 0),
            3 if table.entries().len() % 7 == 0 && table.request_undo(seat, 0).is_ok() => {
                while let Some(request) = table.request().cloned() {
                    let agrees = request.waiting.iter().next().unwrap();
                    table.accept(agrees, request.id, 0).unwrap();
                }
            }
            _ => _ = play_any(&mut table, &mut player),
        }
    }
    table
}

/// One gives up in the middle, another leaves the seat to a bot for a while; somebody's time runs out.
fn resigned(title: &'static dyn Title, seats: u8, seed: u64) -> Table {
    let (mut table, mut player) = (table_of(title, seats, seed), Seeded(!seed));
    for step in 0.. {
        if table.ended().is_some() {
            break;
        }
        match step {
            9 => table.bot_takes_seat(Seat(1), Kind::Random, orrery_table::Stay::Longer, 0).unwrap(),
            15 => table.person_takes_seat(Seat(1), "East", 0).unwrap(),
            21 => table.resign(Seat(0), Kind::Greedy, 0).unwrap(),
            30 => {
                let Turn::Ask { seats, .. } = table.now().asked() else { continue };
                table.time_out(seats.iter().next().unwrap(), 0).map(drop).unwrap();
            }
            _ => _ = play_any(&mut table, &mut player),
        }
    }
    table
}
