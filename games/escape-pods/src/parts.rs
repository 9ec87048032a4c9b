//! The parts of the box as typed numbers, and the sets and places made of them.

use orrery_core::Arg;
use serde::{Deserialize, Serialize};

pub const SECTORS: usize = 13;
pub const PODS: usize = 6;
pub const HANGARS: usize = 3;
pub const SHELTERS: usize = 4;
pub const SPACES: usize = 26;
pub const BEACONS: usize = 10;
pub const CARDS: usize = 13;
pub const KINDS: usize = 3;
pub const BOXES: usize = 5;
pub const ARRIVALS: usize = 5;
/// No pod has more seats.
pub const BERTHS: usize = 3;

/// Each part is its row in the components file; `FAMILY` is the name of that table.
macro_rules! parts {
    ($($(#[$doc:meta])* $part:ident($family:literal, $count:expr)),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
        )]
        pub struct $part(pub u8);

        impl $part {
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            pub fn all() -> impl Iterator<Item = $part> + Clone {
                (0..$count as u8).map($part)
            }

            /// False for a number that records and messages may name but the box does not hold.
            pub fn exists(self) -> bool {
                self.index() < $count
            }
        }

        impl From<$part> for Arg {
            fn from(part: $part) -> Arg {
                Arg::Part($family, u16::from(part.0))
            }
        }
    )+};
}

parts! {
    /// A hexagon of space.
    Sector("sector", SECTORS),
    Pod("pod", PODS),
    Hangar("hangar", HANGARS),
    /// One of the four shelter spaces, A to D.
    Shelter("shelter_space", SHELTERS),
    /// An edge between two sectors, where a beacon may lie.
    Space("beacon_space", SPACES),
    Beacon("beacon", BEACONS),
    /// An explosion card.
    Card("explosion_card", CARDS),
    /// Officer, engineer or scientist.
    Kind("crew_kind", KINDS),
}

/// What a control panel can be activated for; the order is that of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Control {
    Embark,
    Accelerate,
    Spy,
    Minipod,
    Board,
    Program,
    Pilot,
    Refresh,
}

impl Control {
    pub const ALL: [Control; 8] = [
        Control::Embark,
        Control::Accelerate,
        Control::Spy,
        Control::Minipod,
        Control::Board,
        Control::Program,
        Control::Pilot,
        Control::Refresh,
    ];

    pub fn index(self) -> usize {
        self as usize
    }
}

impl From<Control> for Arg {
    fn from(control: Control) -> Arg {
        Arg::Part("action", control as u16)
    }
}

/// A seat of a pod.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Berth {
    pub pod: Pod,
    pub seat: u8,
}

impl Berth {
    pub fn exists(self) -> bool {
        self.pod.exists() && usize::from(self.seat) < BERTHS
    }
}

/// What a spy may look into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Target {
    Pod(Pod),
    Shelter(Shelter),
}

/// A set of sectors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sectors(u16);

impl Sectors {
    pub const NONE: Sectors = Sectors(0);
    pub const ALL: Sectors = Sectors((1 << SECTORS) - 1);

    pub fn contains(self, sector: Sector) -> bool {
        sector.exists() && self.0 & (1 << sector.0) != 0
    }

    pub fn with(self, sector: Sector) -> Sectors {
        Sectors(self.0 | 1 << sector.0)
    }

    pub fn without(self, sector: Sector) -> Sectors {
        Sectors(self.0 & !(1 << sector.0))
    }

    pub fn and(self, others: Sectors) -> Sectors {
        Sectors(self.0 | others.0)
    }

    /// Those of these that are among the others too.
    pub fn both(self, others: Sectors) -> Sectors {
        Sectors(self.0 & others.0)
    }

    /// Those of these that are not among the others.
    pub fn outside(self, others: Sectors) -> Sectors {
        Sectors(self.0 & !others.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The only one of them, if there is only one.
    pub fn single(self) -> Option<Sector> {
        (self.len() == 1).then(|| Sector(self.0.trailing_zeros() as u8))
    }

    pub fn iter(self) -> impl Iterator<Item = Sector> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = (rest != 0).then(|| Sector(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            next
        })
    }
}

impl FromIterator<Sector> for Sectors {
    fn from_iter<I: IntoIterator<Item = Sector>>(sectors: I) -> Sectors {
        sectors.into_iter().fold(Sectors::NONE, Sectors::with)
    }
}

/// Where a pod is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// Not used with this number of players.
    Away,
    Bay,
    Hangar(Hangar),
    Sector(Sector),
}

/// Where every pod is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pods(pub [Place; PODS]);

impl Pods {
    pub fn place(&self, pod: Pod) -> Place {
        self.0[pod.index()]
    }

    pub fn sector(&self, pod: Pod) -> Option<Sector> {
        match self.place(pod) {
            Place::Sector(sector) => Some(sector),
            Place::Away | Place::Bay | Place::Hangar(_) => None,
        }
    }

    pub fn in_space(&self, pod: Pod) -> bool {
        self.sector(pod).is_some()
    }

    /// The pod in this place; in a collision, which is over at the next answer, one of the two.
    pub fn at(&self, place: Place) -> Option<Pod> {
        Pod::all().find(|&pod| self.place(pod) == place)
    }

    pub fn in_sector(&self, sector: Sector) -> Option<Pod> {
        self.at(Place::Sector(sector))
    }

    /// The same placement, but for one pod.
    pub fn with(mut self, pod: Pod, place: Place) -> Pods {
        self.0[pod.index()] = place;
        self
    }

    /// A number that no other placement has.
    pub fn fingerprint(&self) -> u32 {
        self.0.iter().fold(0, |print, place| {
            let code = match *place {
                Place::Away => 0,
                Place::Bay => 1,
                Place::Hangar(hangar) => 2 + u32::from(hangar.0),
                Place::Sector(sector) => 2 + HANGARS as u32 + u32::from(sector.0),
            };
            print << 5 | code
        })
    }
}

/// Where a beacon is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mooring {
    /// It shows nobody's colour and stays out of the game.
    Away,
    Supply,
    At(Space),
}
