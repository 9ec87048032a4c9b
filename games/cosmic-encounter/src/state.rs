//! The whole truth: what lies open, and what does not.

use crate::agenda::{Agenda, Step};
use crate::aliens::Alien;
use crate::board::{Board, Draft, Encounter, Fleet, Planet};
use crate::cards::{Card, Cards};
use crate::components::{CosmicEncounter, PLANETS};
use crate::deal::Bargain;
use crate::options::{AlienChoice, Options};
use crate::windows::Answer;
use orrery_core::seat::each;
use orrery_core::{Chance, List, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub board: Board,
    /// Unordered: nobody knows the order, so there is none until a card is drawn (COS-15.3).
    pub deck: Cards,
    pub hands: PerSeat<Cards>,
    /// Set aside face down; the owner knows them (COS-15.2).
    pub asides: PerSeat<Cards>,
    /// The cards that lie face down, by side.
    pub face_down: [Option<Card>; 2],
    /// Answers to the open window, unseen until it closes.
    pub answers: PerSeat<Option<Answer>>,
    /// Ships picked so far in the open question.
    pub drafts: PerSeat<Draft>,
    /// Proposals being put together, and cards picked for an accepted one.
    pub bargains: PerSeat<Bargain>,
    /// What each seat knows to be among the cards of each other: in hand, face down or set aside (COS-15.6).
    pub known: PerSeat<PerSeat<Cards>>,
}

impl State {
    /// A table laid out for the first game (COS-3); a disc names the first player and goes back (COS-3.3).
    pub(crate) fn new(game: &CosmicEncounter, options: &Options, seats: u8, dice: &mut dyn Chance) -> State {
        let scores = each(seats, 0);
        let first = Seat(draw_disc(&mut game.discs[..usize::from(seats)].to_vec(), dice));
        State::dealt(game, options, first, scores, dice)
    }

    /// Ships, aliens and hands for a new game (COS-3.1 to COS-3.6), the first player being known.
    pub(crate) fn dealt(
        game: &CosmicEncounter,
        options: &Options,
        first: Seat,
        scores: PerSeat<u8>,
        dice: &mut dyn Chance,
    ) -> State {
        let seats = scores.len() as u8;
        let aliens = deal_aliens(game, options, seats, dice);
        let mut deck = game.deck;
        let hand = |_| (0..game.numbers.hand_size).filter_map(|_| deck.draw(dice)).collect::<Cards>();
        let hands: PerSeat<Cards> = (0..seats).map(hand).collect();
        let numbers = &game.numbers;
        let homes_needed =
            if seats == 2 { numbers.power_min_home_colonies_2p } else { numbers.power_min_home_colonies };
        State {
            board: Board {
                options: *options,
                aliens,
                fleets: Seat::all(seats).map(|seat| settled_at_home(game, seat)).collect(),
                homes_needed,
                full_hand: numbers.hand_size,
                lit: Seat::all(seats).collect(),
                held: hands.iter().map(Cards::len).collect(),
                aside: each(seats, 0),
                deck: deck.len(),
                discard: Cards::NONE,
                in_play: Cards::NONE,
                shown_aside: each(seats, None),
                known: each(seats, Cards::NONE),
                armed: Seats::NONE,
                unarmed: Seats::NONE,
                pile: game.discs.iter().copied().take(usize::from(seats)).collect(),
                turned: each(seats, 0),
                turn: 1,
                attacker: first,
                number: 1,
                encounter: Encounter::default(),
                doom: each(seats, 0),
                loss: each(seats, 0),
                reward: each(seats, 0),
                talks: Default::default(),
                asked: None,
                answered: Seats::NONE,
                games: 0,
                winners: Seats::NONE,
                scores,
                agenda: Agenda::of([Step::BeginTurn]),
            },
            deck,
            hands,
            asides: each(seats, Cards::NONE),
            face_down: [None; 2],
            answers: each(seats, None),
            drafts: each(seats, Draft::default()),
            bargains: each(seats, Bargain::default()),
            known: each(seats, each(seats, Cards::NONE)),
        }
    }

    #[must_use]
    pub fn step(&self) -> Step {
        *self.board.agenda.now()
    }

    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    #[must_use]
    pub fn draft(&self, seat: Seat) -> &Draft {
        &self.drafts[seat.index()]
    }

    #[must_use]
    pub fn has_encounter_card(&self, seat: Seat) -> bool {
        !self.hand(seat).encounter().is_empty()
    }

    /// Replaces a hand as a test or an imagined world wants it; the deck is not asked.
    pub fn set_hand(&mut self, seat: Seat, cards: Cards) {
        self.hands[seat.index()] = cards;
        self.board.held[seat.index()] = cards.len();
    }
}

/// Four ships on each home planet (COS-3.2).
fn settled_at_home(game: &CosmicEncounter, seat: Seat) -> Fleet {
    let mut on = [0; PLANETS];
    Planet::home(seat).for_each(|planet| on[planet.index()] = game.numbers.ships_per_home_planet);
    Fleet { on, mothership: 0, carrier: 0, warp: 0, adrift: 0, falling: 0 }
}

/// One alien each, none twice (COS-3.4): at random, from a starter group (COS-12.7), or as the table chose.
fn deal_aliens(
    game: &CosmicEncounter,
    options: &Options,
    seats: u8,
    dice: &mut dyn Chance,
) -> PerSeat<Alien> {
    let group = match options.aliens {
        AlienChoice::Chosen => return options.chosen.iter().copied().collect(),
        AlienChoice::Random => {
            let fits = |alien: &Alien| options.fits_table(game, *alien, seats);
            Alien::ALL.iter().copied().filter(fits).collect::<List<Alien, { Alien::ALL.len() }>>()
        }
        AlienChoice::Starter1 => game.starter_groups[0].iter().copied().collect(),
        AlienChoice::Starter2 => game.starter_groups[1].iter().copied().collect(),
        AlienChoice::Starter3 => game.starter_groups[2].iter().copied().collect(),
    };
    let mut group = group;
    (0..seats).filter_map(|_| dice.draw(&mut group)).collect()
}

/// Takes a disc of these numbers of discs per colour, and says its colour.
pub(crate) fn draw_disc(pile: &mut [u8], dice: &mut dyn Chance) -> u8 {
    let mut at = dice.below(pile.iter().map(|&discs| u32::from(discs)).sum()) as u8;
    for (color, discs) in pile.iter_mut().enumerate() {
        if at < *discs {
            *discs -= 1;
            return color as u8;
        }
        at -= *discs;
    }
    unreachable!("the number drawn is below the number of discs")
}
