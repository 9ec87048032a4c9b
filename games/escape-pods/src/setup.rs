//! Chapter 3: laying out the table.

use crate::EscapePods;
use crate::agenda::{Agenda, Step};
use crate::components::Side;
use crate::crew::{Crowd, Panels};
use crate::options::{Options, ShelterChoice};
use crate::parts::{
    ARRIVALS, BEACONS, Beacon, CARDS, Card, Mooring, PODS, Place, Pod, Pods, SHELTERS, Sectors, Shelter,
};
use crate::state::{State, Table};
use arrayvec::ArrayVec;
use orrery_core::seat::each;
use orrery_core::{Chance, List, Pile, Refusal, Seat};

impl EscapePods {
    /// POD-3.10: anybody may start.
    pub fn lay_out(&self, options: &Options, seats: u8, dice: &mut dyn Chance) -> Result<State, Refusal> {
        self.accepts(options, seats)?;
        let shelters = self.lay_out_shelters(options, seats, dice);
        let start = Seat(dice.below(seats.into()) as u8);
        let (deck, revealed) = self.lay_out_cards(seats, dice);
        let mut state = State {
            table: Table {
                rules: self.house_rules(options),
                shelters,
                tokens: self.lay_out_tokens(seats),
                pods: self.lay_out_pods(options, seats),
                scrap: Sectors::NONE,
                beacons: self.lay_out_beacons(seats),
                revealed,
                deck,
                start,
                active: start,
                round: 1,
                actions_left: 0,
                busy: false,
                idle_turns: 0,
                landed: false,
                quiet_rounds: 0,
                seen: List::new(),
                last_turns: None,
                turned_up: false,
                assigned: [[None; ARRIVALS]; SHELTERS],
                agenda: Agenda::of([Step::Turn]),
            },
            reserves: each(seats, Crowd(self.copies)),
            panels: each(seats, Panels::default()),
            cabins: Default::default(),
            arrivals: Default::default(),
            landing: None,
        };
        self.begin_turn(&mut state);
        Ok(state)
    }

    /// POD-3.5: one card is turned up, alone two (POD-12.6). The deck is a bag, so that its order exists for nobody.
    fn lay_out_cards(&self, seats: u8, dice: &mut dyn Chance) -> (Pile<Card, CARDS>, List<Card, 2>) {
        let used = |card: &Card| seats == 1 || !self.cards[card.index()].solo_only;
        let mut deck = Pile::new(Card::all().filter(used));
        let wanted = if seats == 1 { self.solo.revealed_cards } else { 1 };
        let revealed = (0..wanted).filter_map(|_| deck.draw(dice)).collect();
        (deck, revealed)
    }

    /// POD-3.2, POD-3.3: pods wait at home, but for those that are not used with so many players (POD-12.5).
    fn lay_out_pods(&self, options: &Options, seats: u8) -> Pods {
        let largest = self.pods.iter().map(|row| row.capacity).max();
        let solo_uses_largest = options.use_three_seat_pod.unwrap_or(self.solo.use_three_seat_pod);
        let place = |pod: Pod| {
            let row = &self.pods[pod.index()];
            let left_out = seats == 1 && Some(row.capacity) == largest && !solo_uses_largest;
            if left_out || row.not_used_with.contains(&seats) { Place::Away } else { row.home }
        };
        let places: ArrayVec<Place, PODS> = Pod::all().map(place).collect();
        Pods(places.into_inner().expect("every pod has a place"))
    }

    /// POD-3.4: every beacon that shows the colour of at least one player.
    fn lay_out_beacons(&self, seats: u8) -> [Mooring; BEACONS] {
        let present = Seat::all(seats).collect();
        let mut beacons = [Mooring::Away; BEACONS];
        for beacon in Beacon::all() {
            if !self.beacons[beacon.index()].both(present).is_empty() {
                beacons[beacon.index()] = Mooring::Supply;
            }
        }
        beacons
    }

    /// POD-3.7, POD-3.9.
    fn lay_out_shelters(&self, options: &Options, seats: u8, dice: &mut dyn Chance) -> [u8; SHELTERS] {
        let rows = self.shelter_cards.iter().enumerate();
        let choice = self.shelter_choice(options, seats);
        let mut cards: Vec<usize> = match choice {
            ShelterChoice::Random => rows.map(|(at, _)| at).collect(),
            ShelterChoice::Starter => rows.filter(|(_, row)| row.starter).map(|(at, _)| at).collect(),
            ShelterChoice::Custom => {
                let find = |id: &String| self.shelter_cards.iter().position(|row| row.id == *id);
                options.shelters.iter().filter_map(find).collect()
            }
        };
        if choice != ShelterChoice::Custom {
            dice.shuffle(&mut cards);
        }
        std::array::from_fn(|space| u8::try_from(cards[space]).expect("the box has fewer than 256 shelters"))
    }

    /// POD-3.8, POD-12.4.
    fn lay_out_tokens(&self, seats: u8) -> [Option<u8>; SHELTERS] {
        let mut tokens = [None; SHELTERS];
        if let Some(start) = self.token_starts[usize::from(seats) - 1] {
            for shelter in Shelter::all() {
                tokens[shelter.index()] = Some(match self.shelters[shelter.index()].side {
                    Side::Lateral => start.lateral,
                    Side::Central => start.central,
                });
            }
        }
        tokens
    }
}
