//! A second reading of SGO-9: straight from the rows of the box and the numbers of the rulebook.

use std::collections::{BTreeMap, BTreeSet};
use toml::{Table, Value};

pub struct Board<'a> {
    pub whole: &'a Table,
    pub side: &'a str,
    pub seats: usize,
    /// Who stands on each space, by its id.
    pub owner: BTreeMap<String, usize>,
    /// Settlers in Fermi's center.
    pub center: Vec<u16>,
}

fn rows<'a>(whole: &'a Table, table: &str) -> impl Iterator<Item = &'a Table> {
    whole[table].as_array().into_iter().flatten().filter_map(Value::as_table)
}

fn text<'a>(row: &'a Table, field: &str) -> &'a str {
    row.get(field).and_then(Value::as_str).unwrap_or_default()
}

fn number(row: &Table, field: &str) -> i64 {
    row.get(field).and_then(Value::as_integer).unwrap_or_default()
}

fn list<'a>(row: &'a Table, field: &str) -> Vec<&'a str> {
    row.get(field).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect()
}

/// Those with the most, at least one.
fn most(counts: &[usize]) -> Vec<usize> {
    let best = counts.iter().copied().max().unwrap_or(0);
    (0..counts.len()).filter(|&seat| best > 0 && counts[seat] == best).collect()
}

impl Board<'_> {
    fn spaces(&self) -> Vec<&Table> {
        rows(self.whole, "exoplanet_spaces").filter(|row| text(row, "side") == self.side).collect()
    }

    fn of_kind(&self, kind: &str) -> Vec<&str> {
        self.spaces().into_iter().filter(|row| text(row, "kind") == kind).map(|row| text(row, "id")).collect()
    }

    fn taken(&self, id: &str) -> bool {
        self.owner.contains_key(id)
    }

    fn own(&self, seat: usize, ids: &[&str]) -> usize {
        ids.iter().filter(|id| self.owner.get(**id) == Some(&seat)).count()
    }

    fn counts(&self, ids: &[&str]) -> Vec<usize> {
        (0..self.seats).map(|seat| self.own(seat, ids)).collect()
    }

    /// Spaces grouped by a number they bear.
    fn groups(&self, field: &str) -> Vec<Vec<&str>> {
        let mut groups: BTreeMap<i64, Vec<&str>> = BTreeMap::new();
        for row in self.spaces() {
            groups.entry(number(row, field)).or_default().push(text(row, "id"));
        }
        groups.remove(&0);
        groups.into_values().collect()
    }

    fn volcanoes(&self) -> Vec<Vec<&str>> {
        let own = rows(self.whole, "collins_volcanoes").filter(|row| text(row, "side") == self.side);
        own.map(|row| list(row, "spaces")).collect()
    }

    fn all_taken(&self, ids: &[&str]) -> bool {
        ids.iter().all(|id| self.taken(id))
    }

    /// Where the next settler of a load may go, whose fellows are on `load`.
    pub fn open(&self, seat: usize, load: &[String]) -> BTreeSet<String> {
        let free = |row: &&Table| !self.taken(text(row, "id"));
        let allowed = |row: &&Table| {
            let (id, kind) = (text(row, "id"), text(row, "kind"));
            match self.side {
                "bose-a" | "bose-b" | "turing-b" => self.all_taken(&list(row, "requires")),
                "dirac-a" | "dirac-b" => match kind {
                    "basic" => true,
                    "advanced" => {
                        self.own(seat, &self.of_kind("advanced")) < self.own(seat, &self.of_kind("basic")) / 5
                    }
                    _ => self.all_taken(&self.of_kind("basic")),
                },
                "fermi-a" | "fermi-b" => load.is_empty(),
                "russell-a" | "russell-b" => {
                    let island = |id: &str| {
                        let row = self.spaces().into_iter().find(|row| text(row, "id") == id);
                        number(row.unwrap(), "island")
                    };
                    load.first().is_none_or(|first| island(first) == island(id))
                }
                "turing-a" => self.next_in_canal(seat, row),
                _ => true,
            }
        };
        let open = self.spaces().into_iter().filter(free).filter(allowed);
        open.map(|row| text(row, "id").to_owned()).collect()
    }

    /// SGO-9.34: the outer end of a canal nobody is in, or the step after the last own one; the center is step 12.
    fn next_in_canal(&self, seat: usize, row: &Table) -> bool {
        let holds = |canal: i64, seat: usize| {
            let inside = |row: &&Table| number(row, "canal") == canal;
            self.spaces().into_iter().filter(inside).any(|row| self.owner.get(text(row, "id")) == Some(&seat))
        };
        let own = self.owner.values().filter(|&&owner| owner == seat).count() as i64;
        let canal = number(row, "canal");
        let right_canal = if own == 0 {
            (0..self.seats).all(|other| !holds(canal, other))
        } else {
            canal == 0 || holds(canal, seat)
        };
        right_canal && number(row, "step") == own + 1
    }

    pub fn closes(&self) -> bool {
        let spaces: Vec<&str> = self.spaces().into_iter().map(|row| text(row, "id")).collect();
        match self.side {
            "collins-a" | "collins-b" => self
                .volcanoes()
                .iter()
                .all(|around| self.all_taken(around) || self.counts(around).iter().any(|&count| count >= 4)),
            "dirac-a" | "dirac-b" | "turing-a" | "turing-b" => self.all_taken(&self.of_kind("central")),
            "fermi-a" => self.owner.len() >= 7,
            "fermi-b" => self.owner.len() >= 9,
            "russell-a" | "russell-b" => {
                let wanted = if self.side == "russell-a" { 7 } else { 5 };
                self.groups("island")
                    .iter()
                    .all(|ids| ids.iter().filter(|id| self.taken(id)).count() >= wanted)
            }
            _ => self.all_taken(&spaces),
        }
    }

    pub fn points(&self, seat: usize) -> usize {
        let settlers = self.owner.values().filter(|&&owner| owner == seat).count();
        let kind = |kind: &str| self.own(seat, &self.of_kind(kind));
        match self.side {
            "bose-a" | "bose-b" => {
                let leads = |level: &&Vec<&str>| most(&self.counts(level)) == [seat];
                settlers + 3 * self.groups("level").iter().filter(leads).count()
            }
            "collins-a" | "collins-b" => self.shared_majorities(seat, &self.volcanoes()),
            "dirac-a" | "dirac-b" => kind("basic") + 3 * kind("advanced") + 2 * kind("central"),
            "fermi-a" | "fermi-b" => {
                let reached = self.groups("satellite").iter().filter(|ids| self.own(seat, ids) > 0).count();
                let center: Vec<usize> = self.center.iter().map(|&count| usize::from(count)).collect();
                [0, 3, 7, 12, 18, 25][reached] + if most(&center) == [seat] { 5 } else { 0 }
            }
            "russell-a" | "russell-b" => {
                let islands = self.groups("island");
                let present = islands.iter().filter(|ids| self.own(seat, ids) > 0).count();
                self.shared_majorities(seat, &islands) + 3 * present
            }
            "susskind-a" | "susskind-b" => 2 * settlers,
            "planck-a" | "planck-b" => {
                let largest: Vec<usize> = (0..self.seats).map(|seat| self.largest_group(seat)).collect();
                let leaders = most(&largest);
                let prize = if leaders.len() == 1 { 7 } else { 5 };
                settlers + if leaders.contains(&seat) { prize } else { 0 }
            }
            "turing-a" => (1..=settlers).map(|nth| if (2..=7).contains(&nth) { 1 } else { 2 }).sum(),
            "turing-b" => kind("basic") + 2 * kind("advanced") + 3 * kind("central"),
            other => panic!("no side {other}"),
        }
    }

    /// 7 for being first, 3 for being tied.
    fn shared_majorities(&self, seat: usize, groups: &[Vec<&str>]) -> usize {
        let prize = |ids: &Vec<&str>| match most(&self.counts(ids)) {
            leaders if leaders == [seat] => 7,
            leaders if leaders.contains(&seat) => 3,
            _ => 0,
        };
        groups.iter().map(prize).sum()
    }

    /// The most spaces that can be reached along roads over own spaces from an own one.
    fn largest_group(&self, seat: usize) -> usize {
        let own: BTreeSet<&str> =
            self.owner.iter().filter(|(_, owner)| **owner == seat).map(|(id, _)| id.as_str()).collect();
        let roads: Vec<(&str, &str)> =
            rows(self.whole, "planck_roads").map(|row| (text(row, "a"), text(row, "b"))).collect();
        let size = |start: &&str| {
            let mut group = BTreeSet::from([*start]);
            for _ in 0..own.len() {
                for &(a, b) in &roads {
                    if own.contains(a) && own.contains(b) && (group.contains(a) || group.contains(b)) {
                        group.extend([a, b]);
                    }
                }
            }
            group.len()
        };
        own.iter().map(size).max().unwrap_or(0)
    }

    /// SGO-9.24: who must swap two neighbors once Fermi is paid.
    pub fn swapper(&self) -> Option<usize> {
        let center: Vec<usize> = self.center.iter().map(|&count| usize::from(count)).collect();
        match most(&center)[..] {
            [seat] => Some(seat),
            _ => None,
        }
    }
}
