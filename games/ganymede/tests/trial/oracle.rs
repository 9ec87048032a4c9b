//! The leak oracle of Ganymede: what a seat must not know is dealt anew, read from the rules alone.
//!
//! Nothing is hidden but ships. Tile pile and shuttle decks are bags of exactly the cards that lie nowhere else, so
//! everybody can count them (GAN-11.1), and the order of a bag does not exist (GAN-11.2). Payments, transit and the
//! agenda lie open (GAN-4.4).
//!
//! Hidden from a seat:
//! - while ships are chosen, the ships dealt to others, which two they have chosen for which slot, and the undealt
//!   rest (GAN-3.6, GAN-11.2); that they have chosen is public;
//! - afterwards, which two ships another gave back (GAN-3.7): any that was not chosen and is not one of mine;
//! - every ship in another hand that the seat has not seen on its way there (GAN-11.2, GAN-11.4);
//! - the ships of the deck, but for those the seat put beneath it (GAN-11.3); how many each player has put beneath,
//!   and where, is public (GAN-11.5);
//! - what another remembers beyond what the seat knows as well: who drew unseen what that other had put beneath.
//!   It is dealt anew along with the ship it is about, so that memories stay true.
//!
//! Known for certain, hence left alone:
//! - own hand, dealt ships, choice, ships given back, and ships put beneath with their order (GAN-11.3);
//! - a ship seen being taken, or put beneath by the seat and drawn by another, while its holder has put nothing under
//!   the deck since (GAN-11.2);
//! - what others know of the seat's own hand: the seat saw them see it.
//!
//! Known as one of several places: a ship that was known in a hand whose owner has since put ships under the deck is
//! in that hand or among those ships (GAN-11.5). It is dealt to any of these places.
//!
//! Somebody who looks on knows nothing that a seat does not: what they remember beyond the seat's own knowledge would
//! be a secret, and is dealt anew like one.

use orrery_core::{Chance, Seat};
use orrery_ganymede::agenda::Step;
use orrery_ganymede::cards::{Set, Ship};
use orrery_ganymede::memory::Memory;
use orrery_ganymede::state::{Choice, ShipDeck, State};

pub fn redeal(state: &State, me: Seat, dice: &mut dyn Chance) -> State {
    assert!(state.ship_deck.top().is_empty(), "no rule settles the top of the ship deck");
    let mut redealt = *state;
    if *state.agenda.now() == Step::ChooseShips {
        deal_first_ships(&mut redealt, me, dice);
        others_choose(&mut redealt, me, dice);
    } else {
        let hidden = hidden_places(state, me);
        let dealt = deal(state, me, &hidden, dice);
        lay_out(&mut redealt, me, &dealt);
        let becomes = |ship: Ship| {
            let moved = hidden.iter().zip(&dealt).find(|(before, _)| before.ship == ship);
            moved.map_or(ship, |(_, now)| now.ship)
        };
        let mine = state.memories[me.index()];
        for (at, memory) in redealt.memories.iter_mut().enumerate().filter(|(at, _)| *at != me.index()) {
            *memory = retold(&state.memories[at], &mine, me, becomes);
        }
        others_gave_back(&mut redealt, me, &hidden, dice);
    }
    redealt
}

/// GAN-3.6.
fn deal_first_ships(state: &mut State, me: Seat, dice: &mut dyn Chance) {
    let undealt: Set<Ship> = state.ship_deck.bag().iter().copied().collect();
    let others: Vec<usize> = me.others(state.seats()).map(Seat::index).collect();
    let mut unseen = others.iter().fold(undealt, |unseen, &other| unseen.and(state.dealt[other]));
    for other in others {
        state.dealt[other] = some_of(&mut unseen, state.dealt[other].len(), dice);
    }
    state.ship_deck = ShipDeck::new(unseen.iter());
}

fn others_choose(state: &mut State, me: Seat, dice: &mut dyn Chance) {
    for other in me.others(state.seats()).map(Seat::index) {
        let mut dealt = state.dealt[other];
        let mut one = || dealt.draw(dice).expect("four were dealt");
        state.choices[other] = state.choices[other].map(|_| Choice { identical: one(), different: one() });
    }
}

/// GAN-3.7. What is hidden now was never chosen: what was chosen has lain open ever since.
fn others_gave_back(state: &mut State, me: Seat, hidden: &[Hidden], dice: &mut dyn Chance) {
    let others: Vec<usize> = me.others(state.seats()).map(Seat::index).collect();
    let hidden: Set<Ship> = hidden.iter().map(|place| place.ship).collect();
    let unchosen = others.iter().fold(hidden, |unchosen, &other| unchosen.and(state.dealt[other]));
    let mut unchosen = unchosen.without(state.dealt[me.index()]);
    for other in others {
        state.dealt[other] = some_of(&mut unchosen, state.dealt[other].len(), dice);
    }
}

fn some_of(ships: &mut Set<Ship>, count: u8, dice: &mut dyn Chance) -> Set<Ship> {
    (0..count).map(|_| ships.draw(dice).expect("as many were taken from here before")).collect()
}

/// A place, and the ship in it that the seat does not know to be there.
#[derive(Clone, Copy)]
struct Hidden {
    place: Place,
    ship: Ship,
}

#[derive(Clone, Copy, PartialEq)]
enum Place {
    Hand(Seat),
    Bag,
    /// Under the deck, so many cards above it; `by` put it there.
    Beneath {
        above: usize,
        by: Seat,
    },
}

impl Place {
    /// Whose choice it was what lies here.
    fn owner(self) -> Option<Seat> {
        match self {
            Place::Hand(owner) | Place::Beneath { by: owner, .. } => Some(owner),
            Place::Bag => None,
        }
    }
}

fn hidden_places(state: &State, me: Seat) -> Vec<Hidden> {
    let mine = state.memories[me.index()];
    let mut hidden = Vec::new();
    for other in me.others(state.seats()) {
        let (hand, known) = (state.hands[other.index()], mine.held[other.index()]);
        assert!(known.without(hand).is_empty(), "{me:?} surely knows what is not so of {other:?}'s hand");
        hidden.extend(hand.without(known).iter().map(|ship| Hidden { place: Place::Hand(other), ship }));
    }
    hidden.extend(state.ship_deck.bag().iter().map(|&ship| Hidden { place: Place::Bag, ship }));
    assert_eq!(state.ship_deck.bottom().len(), state.beneath.len(), "somebody put every card beneath");
    for (above, (&ship, &by)) in state.ship_deck.bottom().iter().zip(&state.beneath).enumerate() {
        if by != me {
            hidden.push(Hidden { place: Place::Beneath { above, by }, ship });
        }
    }
    hidden
}

/// The same places in the same order, with other ships in them.
fn deal(state: &State, me: Seat, hidden: &[Hidden], dice: &mut dyn Chance) -> Vec<Hidden> {
    let mine = state.memories[me.index()];
    let doubted =
        |at: &Hidden| at.place.owner().is_some_and(|owner| mine.doubtful[owner.index()].contains(at.ship));
    let remembered = remembered_by_others(state, me);
    let mut dealt: Vec<Option<Ship>> = vec![None; hidden.len()];
    for owner in me.others(state.seats()) {
        let hers = |at: &&usize| hidden[**at].place.owner() == Some(owner);
        let all: Vec<usize> = (0..hidden.len()).collect();
        let ships = all.iter().filter(hers).map(|&at| hidden[at]).filter(doubted);
        let open = |at: &&usize| doubted(&hidden[**at]) || !remembered.contains(hidden[**at].ship);
        let mut places: Vec<usize> = all.iter().filter(hers).filter(open).copied().collect();
        dice.shuffle(&mut places);
        ships.zip(places).for_each(|(doubtful, at)| dealt[at] = Some(doubtful.ship));
    }
    let mut rest: Vec<Ship> = hidden.iter().filter(|at| !doubted(at)).map(|at| at.ship).collect();
    dice.shuffle(&mut rest);
    let mut next = || rest.pop().expect("there are as many ships as places");
    let ships = dealt.into_iter().map(|ship| ship.unwrap_or_else(&mut next));
    hidden.iter().zip(ships).map(|(at, ship)| Hidden { place: at.place, ship }).collect()
}

/// Where one of these lies, no ship can be that this seat once saw in that hand: another saw it get there unseen by
/// this seat.
fn remembered_by_others(state: &State, me: Seat) -> Set<Ship> {
    let mine = state.memories[me.index()];
    let of = |memory: &Memory, holder: Seat| {
        let at = holder.index();
        memory.held[at].and(memory.doubtful[at]).without(mine.held[at]).without(mine.doubtful[at])
    };
    let of_all = |holder| state.memories.iter().map(move |memory| of(memory, holder));
    me.others(state.seats()).flat_map(of_all).fold(Set::new(), Set::and)
}

fn lay_out(state: &mut State, me: Seat, dealt: &[Hidden]) {
    let at = |place: Place| dealt.iter().filter(move |at| at.place == place).map(|at| at.ship);
    for other in me.others(state.seats()) {
        let known = state.memories[me.index()].held[other.index()];
        state.hands[other.index()] = known.and(at(Place::Hand(other)).collect());
    }
    let bottom = state.ship_deck.bottom().iter().zip(&state.beneath).enumerate();
    let bottom = bottom.map(|(above, (&ship, &by))| at(Place::Beneath { above, by }).next().unwrap_or(ship));
    state.ship_deck = ShipDeck::laid_out([], at(Place::Bag), bottom);
}

/// What another remembers, after a deal: the same of what this seat knows too, and of its own hand.
fn retold(theirs: &Memory, mine: &Memory, me: Seat, becomes: impl Fn(Ship) -> Ship) -> Memory {
    let mut memory = *theirs;
    for holder in (0..memory.held.len()).filter(|&holder| holder != me.index()) {
        let shared = mine.held[holder].and(mine.doubtful[holder]);
        let retell = |ship: Ship| if shared.contains(ship) { ship } else { becomes(ship) };
        memory.held[holder] = theirs.held[holder].iter().map(retell).collect();
        memory.doubtful[holder] = theirs.doubtful[holder].iter().map(retell).collect();
    }
    memory
}
