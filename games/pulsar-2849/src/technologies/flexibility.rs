//! The die may be one off: for flights past a gate or to a pulsar, for activations, transmitters, patents, projects.

use crate::Pulsar;
use crate::ids::Gate;
use crate::operations::{Operation, Scope};
use crate::state::State;
use orrery_core::Seat;

bitflags::bitflags! {
    /// What a player's dice may be one off for. A set: two technologies of one scope do not add up (PUL-6.8).
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Flexibility: u8 {
        const GREEN_FLIGHT = 1;
        const ORANGE_FLIGHT = 1 << 1;
        const MAGENTA_FLIGHT = 1 << 2;
        const PULSAR_FLIGHT = 1 << 3;
        const ACTIVATE_GYRODYNE = 1 << 4;
        const TRANSMITTER = 1 << 5;
        const PATENT = 1 << 6;
        const PROJECT = 1 << 7;
    }
}

impl Flexibility {
    #[must_use]
    pub fn of(effects: &[Operation]) -> Flexibility {
        let flex = |operation: &Operation| match *operation {
            Operation::Flex { scope: Scope::Flight, gate: Some(gate), .. } => Flexibility::past(gate),
            Operation::Flex { scope: Scope::Flight, gate: None, .. } => Flexibility::PULSAR_FLIGHT,
            Operation::Flex { scope: Scope::ActivateGyro, .. } => Flexibility::ACTIVATE_GYRODYNE,
            Operation::Flex { scope: Scope::Transmitter, .. } => Flexibility::TRANSMITTER,
            Operation::Flex { scope: Scope::Patent, .. } => Flexibility::PATENT,
            Operation::Flex { scope: Scope::Project, .. } => Flexibility::PROJECT,
            _ => Flexibility::empty(),
        };
        effects.iter().map(flex).collect()
    }

    fn past(gate: Gate) -> Flexibility {
        match gate {
            Gate::Green => Flexibility::GREEN_FLIGHT,
            Gate::Orange => Flexibility::ORANGE_FLIGHT,
            Gate::Magenta => Flexibility::MAGENTA_FLIGHT,
        }
    }

    /// The colors of gates of which a flight that may be one off must visit one.
    pub fn gates(self) -> impl Iterator<Item = Gate> {
        Gate::ALL.into_iter().filter(move |&gate| self.contains(Flexibility::past(gate)))
    }

    #[must_use]
    pub fn at_pulsars(self) -> bool {
        self.contains(Flexibility::PULSAR_FLIGHT)
    }

    /// Whether a flight that visits so many gates of each color, and ends so, may be one off (PUL-13.8).
    #[must_use]
    pub fn forgives_flight(self, visited: [u8; 3], ends_at_pulsar: bool) -> bool {
        self.gates().any(|gate| visited[gate as usize] > 0) || (ends_at_pulsar && self.at_pulsars())
    }
}

impl Pulsar {
    #[must_use]
    pub fn flexibility(&self, state: &State, seat: Seat) -> Flexibility {
        self.patented(state, seat).map(|(_, technology)| technology.flexibility).collect()
    }
}
