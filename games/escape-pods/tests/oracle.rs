//! Who knows what, kept by hand from the rules (POD-9) beside random games, and compared with what everybody is shown.
//!
//! The ledger here follows the tokens by what is done in front of everybody and trusts nothing that the state remembers
//! of it. What a viewer does not know by the ledger is dealt anew: nothing they see may change. What they do know is
//! exchanged: they must see it.

use orrery_core::chance::Seeded;
use orrery_core::{Chance, Game, Pile, Seat, Seats, Turn, Viewer};
use orrery_escape_pods::*;
use std::collections::BTreeMap;

#[test]
fn nobody_sees_more_or_less_than_the_rules_let_them_know() {
    let mut tried = Tried::default();
    for seed in 0..48 {
        play(1 + (seed % 5) as u8, seed, &mut tried);
    }
    assert!(tried.hidden > 3000 && tried.known > 500 && tried.buried > 50, "too little was tried: {tried:?}");
}

/// How often each thing could be tried.
#[derive(Debug, Default)]
struct Tried {
    hidden: usize,
    known: usize,
    buried: usize,
}

/// A place where a token lies that all can point at (POD-9.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Spot {
    Berth(Berth),
    Arrival(Shelter, usize),
    Landing,
}

/// Who besides its owner has looked at the token on each spot since it left the reserve.
type Ledger = BTreeMap<Spot, Seats>;

fn play(seats: u8, seed: u64, tried: &mut Tried) {
    let game = EscapePods::standard();
    let (mut dice, mut dealer) = (Seeded(seed), Seeded(!seed));
    let mut state = game.setup(&Options::default(), seats, &mut dice).expect("the options fit");
    let (mut ledger, mut actions) = (Ledger::new(), Vec::new());
    let mut question = 0;
    while let Turn::Ask { seats: asked, .. } = game.turn(&state) {
        let seat = asked.iter().next().expect("somebody is asked");
        game.actions(&state, seat, &mut actions);
        // Spying is one answer of many; here it is what matters.
        let spying: Vec<Action> =
            actions.iter().copied().filter(|action| matches!(action, Action::Spy(_))).collect();
        let among = if spying.is_empty() { &actions } else { &spying };
        let action = among[(&mut dice as &mut dyn Chance).below(among.len() as u32) as usize];
        if question % 4 == 0 {
            look(&game, &state, &ledger, &action, &mut dealer, tried);
        }
        let before = state;
        game.apply(&mut state, seat, &action, &mut dice, &mut Vec::new());
        follow(&mut ledger, &before, &state, seat, action);
        question += 1;
    }
    look(&game, &state, &ledger, &Action::EndTurn, &mut dealer, tried);
}

fn spots(state: &State) -> Vec<(Spot, Crew)> {
    let berths = Pod::all().flat_map(|pod| state.berths(pod)).map(|(berth, crew)| (Spot::Berth(berth), crew));
    let arrivals = Shelter::all().flat_map(|shelter| {
        let crew = state.crew_in(shelter).iter().enumerate();
        crew.map(move |(at, crew)| (Spot::Arrival(shelter, at), *crew))
    });
    berths.chain(arrivals).chain(state.landing.map(|crew| (Spot::Landing, crew))).collect()
}

/// What an action moves is followed by all; what it shows is shown to its player alone.
fn follow(ledger: &mut Ledger, before: &State, after: &State, seat: Seat, action: Action) {
    let mut landing = ledger.remove(&Spot::Landing);
    match action {
        Action::Spy(target) => {
            for (spot, seen) in ledger.iter_mut() {
                let there = match (*spot, target) {
                    (Spot::Berth(berth), Target::Pod(pod)) => berth.pod == pod,
                    (Spot::Arrival(shelter, _), Target::Shelter(target)) => shelter == target,
                    _ => false,
                };
                if there {
                    *seen = seen.with(seat);
                }
            }
        }
        Action::Transfer { from, to } => {
            let moved = ledger.remove(&Spot::Berth(from)).expect("a crew was there");
            let free = before.cabin(to).iter().position(Option::is_none).expect("a seat was free");
            ledger.insert(Spot::Berth(Berth { pod: to, seat: free as u8 }), moved);
        }
        Action::Disembark { from, .. } => landing = ledger.remove(&Spot::Berth(from)),
        Action::Swap { own, other } => {
            let (one, two) = (ledger[&Spot::Berth(own)], ledger[&Spot::Berth(other)]);
            ledger.insert(Spot::Berth(own), two);
            ledger.insert(Spot::Berth(other), one);
        }
        // POD-9.3: whoever goes back to a reserve becomes unknown, and a fresh crew sits there.
        Action::Oust { other, .. } => drop(ledger.insert(Spot::Berth(other), Seats::NONE)),
        _ => {}
    }
    let there = spots(after);
    ledger.retain(|spot, _| there.iter().any(|(other, _)| other == spot));
    for (spot, _) in there {
        let fresh = !ledger.contains_key(&spot);
        let landed = fresh && !matches!(spot, Spot::Berth(_));
        let seen = if landed { landing.take().expect("it came from a pod") } else { Seats::NONE };
        if fresh {
            ledger.insert(spot, seen);
        }
    }
}

/// POD-9.1 to POD-9.4: own crew, crew one has spied on, and what is turned up for the count.
fn knows(state: &State, ledger: &Ledger, viewer: Viewer, spot: Spot, crew: Crew) -> bool {
    let open = state.table.turned_up && matches!(spot, Spot::Arrival(..));
    open || viewer.seat().is_some_and(|seat| crew.owner == seat || ledger[&spot].contains(seat))
}

fn look(
    game: &EscapePods,
    state: &State,
    ledger: &Ledger,
    action: &Action,
    dealer: &mut Seeded,
    tried: &mut Tried,
) {
    for viewer in Viewer::all(state.seats()) {
        let shown = game.view(state, viewer);
        let other = dealt_anew(state, ledger, viewer, dealer);
        if other != *state {
            tried.hidden += 1;
            assert_eq!(game.view(&other, viewer), shown, "{viewer:?} sees what they must not know");
            assert_eq!(game.turn(&other), game.turn(state));
            same_answers(game, (state, &other), viewer, action);
        }
        for (spot, crew) in
            spots(state).into_iter().filter(|(spot, crew)| knows(state, ledger, viewer, *spot, *crew))
        {
            let Some(changed) = exchanged(state, spot, crew) else { continue };
            tried.known += usize::from(!viewer.is(crew.owner));
            assert_ne!(game.view(&changed, viewer), shown, "{viewer:?} does not see the crew at {spot:?}");
        }
        // POD-9.5: what was put at the bottom, and in which order, all have seen.
        let bottom = state.table.deck.bottom();
        if bottom.len() > 1 {
            tried.buried += 1;
            let mut changed = *state;
            let (bag, bottom) = (state.table.deck.bag().to_vec(), bottom.iter().rev().copied());
            changed.table.deck = Pile::laid_out(None, bag, bottom);
            assert_ne!(game.view(&changed, viewer), shown, "{viewer:?} does not see the bottom of the deck");
        }
    }
}

/// Whoever is asked may do the same in both worlds, and is told the same of it unless it shows them something.
fn same_answers(game: &EscapePods, (state, other): (&State, &State), viewer: Viewer, action: &Action) {
    let Some(seat) = viewer.seat().filter(|seat| game.turn(state).asks(*seat)) else { return };
    let legal = |state: &State| {
        let mut legal = Vec::new();
        game.actions(state, seat, &mut legal);
        legal
    };
    assert_eq!(legal(state), legal(other), "what {seat:?} may do tells a secret");
    let told = |state: &State| {
        let (mut state, mut events) = (*state, Vec::new());
        game.apply(&mut state, seat, action, &mut Seeded(7), &mut events);
        let notices: Vec<Notice> = events.iter().filter_map(|event| game.notice(event, viewer)).collect();
        (notices, state.table.turned_up)
    };
    let ((here, up), (there, _)) = (told(state), told(other));
    let shows = matches!(action, Action::Spy(_)) || up;
    assert!(shows || here == there, "what {seat:?} is told of {action:?} tells a secret");
}

/// The kinds that the viewer does not know, mixed within each color: reserves, panels, tokens face down.
fn dealt_anew(state: &State, ledger: &Ledger, viewer: Viewer, dealer: &mut Seeded) -> State {
    let mut other = *state;
    for owner in Seat::all(state.seats()).filter(|owner| !viewer.is(*owner)) {
        let hidden: Vec<Spot> = spots(state)
            .into_iter()
            .filter(|(spot, crew)| crew.owner == owner && !knows(state, ledger, viewer, *spot, *crew))
            .map(|(spot, _)| spot)
            .collect();
        let mut kinds = Crowd::default();
        for (_, crew) in spots(state).into_iter().filter(|(spot, _)| hidden.contains(spot)) {
            kinds.add(crew.kind);
        }
        let reserve = state.reserve(owner);
        let counts = state.panels(owner).counts();
        other.reserves[owner.index()].empty_into(&mut kinds);
        Control::ALL
            .iter()
            .for_each(|&control| other.panels[owner.index()].on_mut(control).empty_into(&mut kinds));
        for spot in hidden {
            let kind = kinds.draw(dealer);
            *token(&mut other, spot) = kind;
        }
        for (control, count) in Control::ALL.into_iter().zip(counts) {
            (0..count).for_each(|_| {
                let kind = kinds.draw(dealer);
                other.panels[owner.index()].on_mut(control).add(kind);
            });
        }
        assert_eq!(kinds.len(), reserve.len(), "the rest is the reserve");
        other.reserves[owner.index()] = kinds;
    }
    other
}

/// The world in which this crew is of another kind, and one of the reserve is of its kind instead.
fn exchanged(state: &State, spot: Spot, crew: Crew) -> Option<State> {
    let kind = state.reserve(crew.owner).kinds().find(|kind| *kind != crew.kind)?;
    let mut changed = *state;
    *token(&mut changed, spot) = kind;
    let reserve = &mut changed.reserves[crew.owner.index()];
    reserve.remove(kind);
    reserve.add(crew.kind);
    Some(changed)
}

fn token(state: &mut State, spot: Spot) -> &mut Kind {
    let crew = match spot {
        Spot::Berth(berth) => state.cabins[berth.pod.index()][usize::from(berth.seat)].as_mut(),
        Spot::Arrival(shelter, at) => state.arrivals[shelter.index()].get_mut(at),
        Spot::Landing => state.landing.as_mut(),
    };
    &mut crew.expect("a crew lies there").kind
}
