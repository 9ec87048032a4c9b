//! What nodes tell each other of a table and nobody keeps: who is there, and which undo is asked for.

use super::Room;
use crate::identity::device;
use orrery_table::Request;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// How many bytes the names of spectators may take: a whisper must stay short, or nobody hears who *plays* either.
const NAMES: usize = 4000;

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "is")]
enum Whisper {
    /// Who has the table open at the node that says so.
    Here {
        /// Rises from one to the next: what is told late is not believed.
        order: u64,
        company: Company,
        /// Whoever asks has just opened the table and knows nothing of the others.
        asks: bool,
    },
    /// Something was said beside the game.
    Said,
    /// The undo that is asked for, as it stands now, and how many there have been: that there is none may be told late,
    /// when somebody has asked for the next one.
    Asked { requests: u32, request: Option<Request> },
    /// Which bots had less time than they take, as it stands now.
    Hurried { bots: Vec<(u8, String)> },
}

/// Those who have a table open at one node.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Company {
    /// The devices at which somebody plays, and those of them that somebody looks at.
    present: BTreeSet<String>,
    looking: BTreeSet<String>,
    watching: u32,
    /// Those spectators who have a name, by who they are.
    watchers: BTreeMap<String, String>,
}

/// What other nodes have said of a table.
#[derive(Debug, Default)]
pub(super) struct Elsewhere {
    nodes: BTreeMap<String, Told>,
    /// What was said here last, and its number.
    whispered: (u64, Company),
}

#[derive(Debug)]
struct Told {
    order: u64,
    company: Company,
}

impl Room {
    /// All who have the table open, here and elsewhere.
    pub(super) fn company(&self) -> Company {
        let mut all = self.company_here();
        for Told { company, .. } in self.elsewhere.nodes.values() {
            all.present.extend(company.present.iter().cloned());
            all.looking.extend(company.looking.iter().cloned());
            all.watching += company.watching;
            all.watchers.extend(company.watchers.clone());
        }
        all
    }

    fn company_here(&self) -> Company {
        let (watching, watchers) = (self.stands.count, self.stands.names.clone());
        let mut here = Company { watching, watchers, ..Company::default() };
        for client in &self.clients {
            if let Some(person) = client.person.as_ref().filter(|person| self.sits(Some(person))) {
                let device = device(person).0.to_owned();
                if client.looks {
                    here.looking.insert(device.clone());
                }
                here.present.insert(device);
            }
        }
        here
    }

    /// Looks who is here, and tells other nodes if that has changed.
    pub(super) fn tell_company(&mut self) {
        self.count_stands();
        if self.hall.is_shared && self.company_here() != self.elsewhere.whispered.1 {
            self.whisper_company(false);
        }
    }

    /// Asks who is elsewhere.
    pub(super) fn ask_company(&mut self) {
        if self.hall.is_shared {
            self.whisper_company(true);
        }
    }

    /// A node is gone, and whoever was there with it. What it wrote last it may have told nobody.
    pub(super) async fn lose(&mut self, node: &str) {
        self.elsewhere.nodes.remove(node);
        self.note_presence();
        self.hear_of_others().await;
        // Nor may it have let pass what it would have.
        self.bell_rings().await;
    }

    pub(super) fn tell_chat(&self) {
        self.whisper(&Whisper::Said);
    }

    /// The undo that somebody asks the others for.
    pub(super) fn request_open(&self) -> Option<&Request> {
        self.game.as_ref()?.table.request()
    }

    pub(super) fn tell_request(&self) {
        let requests = self.game.as_ref().map_or(0, |game| game.table.requests());
        self.whisper(&Whisper::Asked { requests, request: self.request_open().cloned() });
    }

    pub(super) fn tell_hurried(&self) {
        self.whisper(&Whisper::Hurried { bots: self.hurried.clone().into_iter().collect() });
    }

    /// Another node says something. What it does not say well is no whisper of ours.
    pub(super) async fn overhear(&mut self, node: String, whisper: &str) {
        let Ok(whisper) = serde_json::from_str(whisper) else { return };
        match whisper {
            Whisper::Here { order, company, asks } => {
                self.elsewhere.hear(node, order, company);
                self.note_presence();
                if asks {
                    self.whisper_company(false);
                    self.tell_request();
                    if !self.hurried.is_empty() {
                        self.tell_hurried();
                    }
                }
                self.show().await;
            }
            Whisper::Said => {
                if let Err(problem) = self.hear_chat().await {
                    tracing::warn!(table = %self.row.id, ?problem, "what was said cannot be read");
                }
            }
            Whisper::Hurried { bots } => {
                self.hurried = bots.into_iter().collect();
                self.show().await;
            }
            Whisper::Asked { requests, request } => {
                // The entries that it is about may have come later than the whisper.
                if self.catch_up().await.is_err() {
                    return;
                }
                if let Some(game) = self.game.as_mut() {
                    game.table.hear_request(requests, request);
                    game.asked_for = game.table.request().cloned();
                }
                self.after_a_change().await;
            }
        }
    }

    fn whisper_company(&mut self, asks: bool) {
        let company = self.company_here();
        // The number goes on when the room is opened anew, or by a clock that stands still.
        let order = self.hall.now().max(self.elsewhere.whispered.0 + 1);
        self.elsewhere.whispered = (order, company.clone());
        self.whisper(&Whisper::Here { order, company: company.in_short(), asks });
    }

    /// Nobody waits for a whisper: one that is lost is made good by the next.
    fn whisper(&self, whisper: &Whisper) {
        if !self.hall.is_shared {
            return;
        }
        let body = serde_json::to_string(whisper).expect("a whisper is plain data");
        let (hall, table) = (self.hall.clone(), self.row.id.clone());
        tokio::spawn(async move {
            if let Err(error) = hall.store.whisper(&table, body).await {
                tracing::debug!(%table, %error, "other nodes could not be told");
            }
        });
    }
}

impl Elsewhere {
    fn hear(&mut self, node: String, order: u64, company: Company) {
        if self.nodes.get(&node).is_none_or(|told| told.order < order) {
            self.nodes.insert(node, Told { order, company });
        }
    }
}

impl Company {
    /// Whether a device is here at which this person plays.
    pub(super) fn has(&self, person: &str) -> bool {
        self.present.contains(device(person).0)
    }

    /// Whether somebody looks at it.
    pub(super) fn looks(&self, person: &str) -> bool {
        self.looking.contains(device(person).0)
    }

    /// The same with as many names of spectators as fit into a whisper.
    fn in_short(self) -> Company {
        let mut left = NAMES;
        let fits = |named: &(String, String)| {
            let size = serde_json::to_string(named).map_or(NAMES, |named| named.len());
            left = left.saturating_sub(size);
            left > 0
        };
        Company { watchers: self.watchers.into_iter().take_while(fits).collect(), ..self }
    }

    /// How many look on, and the names of those who have one.
    pub(super) fn watchers(self) -> (u32, Vec<String>) {
        (self.watching, self.watchers.into_values().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_late_is_not_believed() {
        let mut elsewhere = Elsewhere::default();
        let watched = |watching| Company { watching, ..Company::default() };
        elsewhere.hear("a".into(), 2, watched(2));
        elsewhere.hear("a".into(), 1, watched(1));
        assert_eq!(elsewhere.nodes["a"].company.watching, 2);
        elsewhere.hear("a".into(), 3, watched(3));
        assert_eq!(elsewhere.nodes["a"].company.watching, 3);
    }

    /// The longest that is passed on is 7,000 bytes: spectators must not be able to drown those who play.
    #[test]
    fn long_names_in_the_stands_drown_nobody_at_the_table() {
        let people = |from: u32, to: u32| (from..to).map(|n| format!("{n:016x}+100"));
        let company = Company {
            present: people(0, 8).collect(),
            looking: people(0, 8).collect(),
            watching: 500,
            watchers: people(8, 500).map(|who| (who, "🪐".repeat(crate::limits::NAME))).collect(),
        };
        let whisper = |company| {
            let here = Whisper::Here { order: u64::MAX, company, asks: true };
            serde_json::to_string(&here).unwrap().len()
        };
        assert!(whisper(company.clone()) > 7000);
        let short = company.clone().in_short();
        assert!(whisper(short.clone()) < 6000 && short.watchers.len() > 15, "{}", short.watchers.len());
        assert_eq!((short.present, short.watching), (company.present, 500));
    }

    #[test]
    fn strange_whispers_are_no_whispers() {
        for strange in ["", "{}", "{\"is\":\"here\"}", "{\"is\":\"shout\"}", "[]"] {
            assert!(serde_json::from_str::<Whisper>(strange).is_err(), "{strange}");
        }
    }
}
