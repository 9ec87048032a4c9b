//! The program under trial, started again wherever it is killed.

use crate::dice::Dice;
use crate::patience;
use orrery_cluster::Cluster;
use orrery_store::Data;
use std::net::{SocketAddr, TcpListener};
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// How long a server may take to open on a machine that is busy.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often it is tried.
const STARTS: usize = 3;

/// Servers over the same data, each with an address that it keeps.
pub struct House {
    place: Place,
    nodes: Vec<Node>,
}

enum Place {
    File(tempfile::TempDir),
    Cluster(Cluster),
}

struct Node {
    address: SocketAddr,
    running: Option<Child>,
}

impl House {
    pub fn over_a_file() -> House {
        House { place: Place::File(tempfile::tempdir().unwrap()), nodes: vec![Node::new()] }
    }

    /// Two nodes on one database, which may be killed as well.
    pub fn over_a_cluster() -> House {
        let cluster = Cluster::start().unwrap();
        House { place: Place::Cluster(cluster), nodes: vec![Node::new(), Node::new()] }
    }

    pub fn name(&self) -> &'static str {
        match self.place {
            Place::File(_) => "one node over a file",
            Place::Cluster(_) => "two nodes over PostgreSQL, or of PostgreSQL",
        }
    }

    pub fn data(&self) -> Data {
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

    pub async fn close(mut self) {
        for node in &mut self.nodes {
            node.kill().await;
        }
    }

    /// The data as a host writes it.
    fn written(&self) -> String {
        match self.data() {
            Data::File(file) => file.display().to_string(),
            Data::Postgres(address) => address,
        }
    }
}

impl Node {
    /// A port that is free now; the server takes it again after every crash, as a host's would.
    fn new() -> Node {
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        Node { address: free.local_addr().unwrap(), running: None }
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
        let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
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
