//! Every command on the hosting pages, run as it stands there.

mod run;

use assert_cmd::cargo::cargo_bin;
use orrery_cluster::Cluster;
use run::Folder;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// What the pages call the database.
const DATABASE: &str = "postgres://orrery@localhost/orrery";

/// Where the pages keep games and copies; here they are kept in the folder of the trial.
const FOLDERS: [&str; 2] = ["/var/lib/orrery/", "/var/backups/"];

#[test]
fn a_small_machine() {
    try_page(include_str!("../../../docs/hosting/small.md"), None);
}

#[test]
fn a_server_of_your_own() {
    try_page(include_str!("../../../docs/hosting/vps.md"), None);
}

#[test]
fn several_nodes() {
    try_page(include_str!("../../../docs/hosting/nodes.md"), Some(&Cluster::start_encrypted().unwrap()));
}

#[test]
fn the_unit_starts_the_program_as_it_can_be_started() {
    let unit = include_str!("../../../docs/hosting/orrery.service");
    let start = unit.lines().find_map(|line| line.strip_prefix("ExecStart=/usr/local/bin/")).unwrap();
    let folder = Folder::new();
    serve(&start.replace("/var/lib/orrery", &folder.path("")), Path::new(&folder.path("")));
}

fn try_page(page: &str, cluster: Option<&Cluster>) {
    let folder = Folder::new();
    let here = folder.path("");
    let here = Path::new(&here);
    serve("orrery serve --listen 127.0.0.1:8420 --data orrery.db", here);
    let mut tried = 0;
    for line in commands(page) {
        tried += 1;
        let line = FOLDERS.iter().fold(line.to_owned(), |line, folder| line.replace(folder, ""));
        let line = cluster.map_or_else(|| line.clone(), |cluster| at_home(&line, cluster, here));
        match line.split(' ').next().unwrap() {
            "orrery" if line.starts_with("orrery serve") => serve(&line, here),
            "orrery" => assert!(shell(&line, here).status().unwrap().success(), "{line}"),
            name @ ("createuser" | "createdb") => {
                let mut command = cluster.unwrap().program(name);
                assert!(command.args(line.split(' ').skip(1)).status().unwrap().success(), "{line}");
            }
            "openssl" => assert!(shell(line.as_str(), here).status().unwrap().success(), "{line}"),
            // These belong to the machine, and the unit that they start is tried above.
            "systemctl" => {}
            _ => panic!("nobody has said how to try `{line}`"),
        }
    }
    assert!(tried > 0);
}

/// A line about the database of the page, said of this one.
fn at_home(line: &str, cluster: &Cluster, folder: &Path) -> String {
    let (encrypted, certificate) = cluster.encrypted_address("orrery", "localhost", "orrery").unwrap();
    if line.contains("sslrootcert=server.crt") {
        // What the page has made is like the one that the database shows, but it is not that one.
        std::fs::copy(certificate, folder.join("server.crt")).unwrap();
        return line.replace(DATABASE, &encrypted);
    }
    line.replace(DATABASE, &format!("'{}'", cluster.address_of("orrery", "orrery")))
}

/// The lines of all blocks that are marked as such.
fn commands(page: &str) -> impl Iterator<Item = &str> {
    let blocks = page.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.flat_map(str::lines)
}

/// Opens a server as the page says, but on a port that is free, and waits until it says where it is.
fn serve(line: &str, folder: &Path) {
    let line = line.replace("0.0.0.0:8420", "127.0.0.1:0").replace("127.0.0.1:8420", "127.0.0.1:0");
    let mut child = shell(&format!("exec {line}"), folder).stdout(Stdio::piped()).spawn().unwrap();
    let mut said = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(said.contains("http://127.0.0.1:"), "{line}: {said}");
}

/// A line for the shell, with the program under trial on its path.
fn shell(line: &str, folder: &Path) -> Command {
    let program = cargo_bin("orrery");
    let path = format!("{}:{}", program.parent().unwrap().display(), std::env::var("PATH").unwrap());
    let mut command = Command::new("sh");
    command.args(["-c", line]).current_dir(folder).env("PATH", path).env("LC_ALL", "C");
    command.stdout(Stdio::null());
    command
}
