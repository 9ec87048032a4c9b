//! `orrery serve`: the table in the browser.

use crate::speech::{Speech, Trouble};
use crate::{boxes, kept, output};
use clap::ArgMatches;
use orrery_server::{Config, Secrets, Server, StartError};
use orrery_shelf::{OpenBox, SHELF, Title};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// After so many tasks a thread looks whether there is news on the sockets.
const LOOKS_EVERY: u32 = 4;

pub const DEFAULT_ADDRESS: &str = "127.0.0.1:8420";

pub fn run(speech: &Speech, matches: &ArgMatches) -> Result<u8, Trouble> {
    // A room takes a tenth of a millisecond to draw a picture: whoever says something meanwhile is not to wait until
    // dozens of them are drawn.
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .event_interval(LOOKS_EVERY)
        .global_queue_interval(LOOKS_EVERY)
        .build()
        .map_err(|error| system(speech, &error))?;
    runtime.block_on(serve(speech, matches)).map(|()| 0)
}

async fn serve(speech: &Speech, matches: &ArgMatches) -> Result<(), Trouble> {
    let listen = address(speech, matches)?;
    boxes::expect_some(speech, matches)?;
    let games = SHELF.iter().map(|title| unpacked(speech, matches, *title)).collect::<Result<_, _>>()?;
    let mut config = Config::new(listen, games);
    config.proxies = proxies(speech, matches)?;
    config.hooks.hosts = hosts(speech, matches)?;
    let data = kept::data(speech, matches)?;
    // Whoever cannot be reached leaves the data alone: a newer version would bring it forward under an older one that runs.
    std::net::TcpListener::bind(listen).map_err(|error| unreachable(speech, listen, &error))?;
    let store = data.open().await.map_err(|error| kept::unopened(speech, &data, &error))?;
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(tracing::Level::WARN).init();
    if let Some(pace) = matches.get_one::<u64>("bot-pace") {
        config.bot_pace = Duration::from_millis(*pace);
        config.window_pace = config.window_pace.min(config.bot_pace);
    }
    let caps = [
        ("bot-threads", &mut config.bot_threads),
        ("rooms", &mut config.rooms),
        ("sockets", &mut config.sockets),
    ];
    for (name, cap) in caps {
        *cap = matches.get_one(name).copied().unwrap_or(*cap);
    }
    if let Some(seed) = matches.get_one::<u64>("foretold") {
        config.secrets = Secrets::foretold(*seed);
        config.bots_remember = false;
    }
    let server = Server::start(config, store)
        .await
        .map_err(|StartError::Listen(address, error)| unreachable(speech, address, &error))?;
    let address = server.address().map_err(|error| system(speech, &error))?;
    let shown = [("address", format!("http://{address}/").into()), ("data", data.to_string().into())];
    output::print(speech, &format!("{}\n", speech.say("serve-open", &shown)))?;
    server.run(told_to_stop()).await.map_err(|error| system(speech, &error))
}

/// Why nobody can be answered there.
fn unreachable(speech: &Speech, address: SocketAddr, error: &std::io::Error) -> Trouble {
    let because = match error.kind() {
        std::io::ErrorKind::AddrInUse => speech.word("serve-in-use"),
        std::io::ErrorKind::AddrNotAvailable => speech.word("serve-not-here"),
        _ => speech.of_the_system(error),
    };
    let args = [("address", address.to_string().into()), ("because", because.into())];
    speech.bad_input("serve-no-address", &args)
}

/// The box that the host brings, else the one built in.
fn unpacked(
    speech: &Speech,
    matches: &ArgMatches,
    title: &'static dyn Title,
) -> Result<Arc<dyn OpenBox>, Trouble> {
    match matches.get_one::<PathBuf>("components").and_then(|folder| boxes::find(folder, title)) {
        Some(file) => boxes::unpack(speech, title, &file),
        None => Ok(title.standard()),
    }
}

fn address(speech: &Speech, matches: &ArgMatches) -> Result<SocketAddr, Trouble> {
    let text = matches.get_one::<String>("listen").map_or(DEFAULT_ADDRESS, String::as_str);
    text.parse().map_err(|_| speech.bad_input("serve-bad-address", &[("address", text.into())]))
}

/// Proxies on other machines, which are believed where a request came from.
fn proxies(speech: &Speech, matches: &ArgMatches) -> Result<Vec<IpAddr>, Trouble> {
    let named = matches.get_many::<String>("proxy").into_iter().flatten();
    let read = |text: &String| {
        text.parse().map_err(|_| speech.bad_input("serve-bad-proxy", &[("address", text.as_str().into())]))
    };
    named.map(read).collect()
}

/// Names of hosts, as they stand in an address. What is no such name would never be called, and nobody would know why.
fn hosts(speech: &Speech, matches: &ArgMatches) -> Result<Vec<String>, Trouble> {
    let named = matches.get_many::<String>("webhook-host").into_iter().flatten();
    let read = |host: &String| {
        let is_name = !host.is_empty() && host.chars().all(|c| c.is_alphanumeric() || "-._".contains(c));
        let is_number = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().is_ok();
        (is_name || is_number)
            .then(|| host.clone())
            .ok_or_else(|| speech.bad_input("serve-bad-host", &[("host", host.as_str().into())]))
    };
    named.map(read).collect()
}

/// Where the user's programs keep their data; it is made if it is not there.
pub fn data_folder(speech: &Speech) -> Result<PathBuf, Trouble> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = set("XDG_DATA_HOME")
        .or_else(|| set("LOCALAPPDATA"))
        .or_else(|| Some(set("HOME")?.join(".local/share")));
    let folder = home.ok_or_else(|| speech.bad_input("serve-no-home", &[]))?.join("orrery");
    std::fs::create_dir_all(&folder).map_err(|error| {
        let because = speech.of_writing(&error);
        speech.bad_input(
            "file-unwritable",
            &[("file", boxes::shown(&folder).into()), ("because", because.into())],
        )
    })?;
    Ok(folder)
}

fn system(speech: &Speech, error: &std::io::Error) -> Trouble {
    Trouble { exit: 1, sentence: speech.of_the_system(error) }
}

/// Control-C, or the system's wish that we end.
async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    _ = interrupted.await;
}
