//! The program under trial, started again wherever it is killed.

use crate::dice::Dice;
use crate::ledger::insist;
use crate::patience;
use orrery_cluster::Cluster;
use orrery_store::{Data, Store};
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// How long a server may take to open on a machine that is busy.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often it is tried.
const STARTS: usize = 3;

/// The program as it was when the run began: whoever builds another one meanwhile does not change what is tried.
pub struct Program(TempDir);

impl Program {
    pub fn copied() -> Program {
        let program = Program(tempfile::tempdir().unwrap());
        std::fs::copy(env!("CARGO_BIN_EXE_orrery"), program.file()).unwrap();
        program
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("orrery")
    }
}

/// Servers over the same data, each with an address that it keeps.
pub struct House {
    place: Place,
    nodes: Vec<Node>,
    /// Whoever reads a database stays, and finds it again by themselves after a crash.
    reader: Option<Arc<dyn Store>>,
}

enum Place {
    File(TempDir),
    Cluster(Cluster),
}

struct Node {
    program: PathBuf,
    address: SocketAddr,
    running: Option<Child>,
}

impl House {
    pub fn over_a_file(program: &Program) -> House {
        let place = Place::File(tempfile::tempdir().unwrap());
        House { place, nodes: vec![Node::new(program)], reader: None }
    }

    /// Two nodes on one database, which may be killed as well.
    pub fn over_a_cluster(program: &Program) -> House {
        let (cluster, nodes) = (Cluster::start().unwrap(), vec![Node::new(program), Node::new(program)]);
        House { place: Place::Cluster(cluster), nodes, reader: None }
    }

    pub fn name(&self) -> &'static str {
        match self.place {
            Place::File(_) => "one node over a file",
            Place::Cluster(_) => "two nodes over PostgreSQL, or of PostgreSQL",
        }
    }

    /// The data, to be read beside the nodes. A file is opened anew each time, as it is after a crash.
    pub async fn reader(&mut self) -> Arc<dyn Store> {
        if let Some(reader) = &self.reader {
            return reader.clone();
        }
        let data = self.data();
        let reader = insist(|| data.open()).await;
        self.reader = matches!(self.place, Place::Cluster(_)).then(|| reader.clone());
        reader
    }

    /// It was read: nobody but a node holds a file while the next crash comes.
    pub async fn let_go(&self, reader: Arc<dyn Store>) {
        if self.reader.is_none() {
            reader.close().await.unwrap();
        }
    }

    fn data(&self) -> Data {
        match &self.place {
            Place::File(folder) => Data::File(folder.path().join("orrery.db")),
            Place::Cluster(cluster) => Data::Postgres(cluster.address()),
        }
    }

    /// Where clients may knock.
    pub fn addresses(&self) -> Arc<[SocketAddr]> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    pub async fn open(&mut self) {
        self.restore().await;
    }

    /// Ends one of them from one moment to the next; returns what it was.
    pub async fn kill_one(&mut self, dice: &mut Dice) -> String {
        let at = dice.below(self.nodes.len() as u64 + 1) as usize;
        match (&mut self.place, self.nodes.get_mut(at)) {
            (Place::Cluster(cluster), None) => {
                cluster.kill().unwrap();
                // What it holds can be read again when it runs; the nodes are on their own until then.
                cluster.start_again().unwrap();
                "PostgreSQL".to_owned()
            }
            (Place::File(_), _) => {
                self.nodes[0].kill().await;
                "the node".to_owned()
            }
            (Place::Cluster(_), Some(node)) => {
                node.kill().await;
                format!("node {at}")
            }
        }
    }

    /// Starts whatever does not run.
    pub async fn restore(&mut self) {
        let data = self.written();
        for node in self.nodes.iter_mut().filter(|node| node.running.is_none()) {
            node.start(&data).await;
        }
    }

    /// Runs the program beside the nodes, as a host does; what it says.
    pub async fn orrery(&self, args: &[&str]) -> String {
        let mut command = Command::new(&self.nodes[0].program);
        let ran = command.args(args).args(["--lang", "en"]).kill_on_drop(true).output().await.unwrap();
        let (out, err) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
        assert!(ran.status.success(), "orrery {args:?}: {out}{err}");
        out.into_owned()
    }

    pub async fn close(mut self) {
        for node in &mut self.nodes {
            node.kill().await;
        }
    }

    /// The data as a host writes it.
    pub fn written(&self) -> String {
        match self.data() {
            Data::File(file) => file.display().to_string(),
            Data::Postgres(address) => address,
        }
    }
}

/// Where the data lies, and what kind of disk that is.
pub fn disk() -> String {
    let folder = std::env::temp_dir();
    let mounts = std::fs::read_to_string("/proc/self/mounts").unwrap_or_default();
    let mounts = mounts.lines().filter_map(|line| {
        let mut fields = line.split(' ').skip(1);
        Some((fields.next()?, fields.next()?))
    });
    let holds = mounts.filter(|(point, _)| folder.starts_with(point));
    let kind = holds.max_by_key(|(point, _)| point.len()).map_or("unknown", |(_, kind)| kind);
    format!("{} ({kind})", folder.display())
}

impl Node {
    /// A port that is free now; the server takes it again after every crash, as a host's would.
    fn new(program: &Program) -> Node {
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        Node { program: program.file(), address: free.local_addr().unwrap(), running: None }
    }

    /// One that does not open is started again, as a host's system would: a run that was frozen in between may have made
    /// it give up.
    async fn start(&mut self, data: &str) {
        for _ in 0..STARTS {
            let mut child = self.serve(data);
            let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
            let said = patience::wait(PATIENCE, lines.next_line()).await;
            if said.is_some_and(|line| line.is_ok_and(|line| line.is_some())) {
                self.running = Some(child);
                return;
            }
            eprintln!("The server at {} did not open.", self.address);
        }
        panic!("the server never opens");
    }

    fn serve(&self, data: &str) -> Child {
        let mut command = Command::new(&self.program);
        command.args(["serve", "--lang", "en", "--bot-pace", "0", "--data", data, "--listen"]);
        command.arg(self.address.to_string()).stdout(Stdio::piped()).stderr(Stdio::null()).kill_on_drop(true);
        command.spawn().unwrap()
    }

    async fn kill(&mut self) {
        if let Some(mut child) = self.running.take() {
            child.kill().await.unwrap();
        }
    }
}
