//! Counting the ways a game can go on, twice: by the engine, and by a naive enumerator that knows only the
//! rulebook.

mod story;

use orrery_core::laws::perft;
use orrery_ganymede::agenda::{Due, Step};
use std::collections::HashMap;
use story::*;

/// The positions that `perft.txt` names.
fn position(name: &str) -> Story {
    match name {
        // A red and a yellow settler still to be recruited, twice, with one free space on Earth.
        "tile" => {
            let mut story = Story::new().earth("bbbp").tiles("st-11").in_row("st-10");
            story.does(take("st-10"));
            story
        }
        // Three basic actions with a settler in every place.
        "basics" => {
            let mut story = Story::new().earth("by").mars("r").aboard(IDENTICAL, "p").aboard(DIFFERENT, "b");
            story.state.agenda = orrery_ganymede::agenda::Agenda::of([
                Step::Operate(Due::DiscardedTile),
                Step::Operate(Due::DiscardedTile),
                Step::Operate(Due::DiscardedTile),
                Step::EndTurn,
                Step::Refill,
                Step::EndCheck,
            ]);
            story
        }
        _ => panic!("perft.txt names {name}, which is no position"),
    }
}

#[test]
fn as_many_ways_as_written_down() {
    let lines = include_str!("perft.txt").lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let mut words = line.split_whitespace();
        let name = words.next().expect("a line names its position");
        let story = position(name);
        for (depth, count) in (1..).zip(words) {
            let found = perft(&story.game, &story.state, depth);
            assert_eq!(found.to_string(), count, "{name} at depth {depth}");
        }
    }
}

/// A board as a child would draw it: letters in places, and nothing of the engine.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Drawing {
    /// Earth, Mars, identical, different: sorted letters.
    places: [Vec<char>; 4],
    supply: Vec<char>,
    reputation: u8,
    /// Open ships, and how many are in the deck.
    row: Vec<u8>,
    deck: u64,
}

const EARTH: usize = 0;
const MARS: usize = 1;
const COLORS: [char; 4] = ['b', 'r', 'y', 'p'];

impl Drawing {
    fn of(places: [&str; 4]) -> Drawing {
        let places = places.map(|letters| letters.chars().collect::<Vec<_>>());
        let standing = |color| places.iter().flatten().filter(|&&letter| letter == color).count();
        let supply = COLORS.iter().flat_map(|&color| vec![color; 7 - standing(color)]).collect();
        // Thirty ships: four on boards, three in the row.
        Drawing { places, supply, reputation: 0, row: vec![3, 11, 26], deck: 23 }.sorted()
    }

    fn sorted(mut self) -> Drawing {
        self.places.iter_mut().for_each(|place| place.sort_unstable());
        self.supply.sort_unstable();
        self
    }

    /// Whether the rules let this letter stand among the others in that place.
    fn may_stand(&self, place: usize, letter: char) -> bool {
        let there = &self.places[place];
        match place {
            EARTH => there.len() < 6,
            MARS => there.len() < 5,
            2 => there.len() < 3 && there.iter().all(|&other| other == letter),
            _ => there.len() < 4 && !there.contains(&letter),
        }
    }

    fn put(&self, place: usize, letter: char) -> Drawing {
        let mut next = self.clone();
        next.places[place].push(letter);
        next.sorted()
    }

    fn taken(&self, place: usize, letter: char) -> Drawing {
        let mut next = self.clone();
        let at = next.places[place].iter().position(|&other| other == letter).expect("it stands there");
        next.places[place].remove(at);
        next
    }

    fn supplied(&self, letter: char) -> Option<Drawing> {
        let mut next = self.clone();
        let at = next.supply.iter().position(|&other| other == letter)?;
        next.supply.remove(at);
        Some(next)
    }

    fn recruits(&self, colors: &[char]) -> Vec<Drawing> {
        let room = colors.iter().filter(|&&color| self.may_stand(EARTH, color));
        room.filter_map(|&color| Some(self.supplied(color)?.put(EARTH, color))).collect()
    }

    fn adapts(&self) -> Vec<Drawing> {
        let mut all = Vec::new();
        for (place, from, to) in (0..4).flat_map(|place| {
            COLORS.into_iter().flat_map(move |from| COLORS.into_iter().map(move |to| (place, from, to)))
        }) {
            if from == to || !self.places[place].contains(&from) || !self.supply.contains(&to) {
                continue;
            }
            let gone = self.taken(place, from);
            if gone.may_stand(place, to) {
                let mut next = gone.supplied(to).expect("the supply has it").put(place, to);
                next.supply.push(from);
                all.push(next.sorted());
            }
        }
        all
    }

    fn moves(&self) -> Vec<Drawing> {
        let legs = [(0, 1), (1, 2), (1, 3), (2, 3), (3, 2)];
        let each = legs.into_iter().flat_map(|leg| COLORS.into_iter().map(move |color| (leg, color)));
        each.filter(|&((from, to), color)| self.places[from].contains(&color) && self.may_stand(to, color))
            .map(|((from, to), color)| self.taken(from, color).put(to, color))
            .collect()
    }

    /// Each way to draw: an open ship, or any of the deck.
    fn draws(&self) -> Vec<(u64, Drawing)> {
        let open = self.row.iter().map(|&ship| {
            let mut next = self.clone();
            next.row.retain(|&other| other != ship);
            (1, next)
        });
        let unseen = (self.deck > 0).then(|| (self.deck, Drawing { deck: self.deck - 1, ..self.clone() }));
        open.chain(unseen).collect()
    }

    /// One basic action, or none; a step that reaches space 3 is too far for these positions.
    fn basics(&self) -> Vec<(u64, Drawing)> {
        let mut stepped = self.clone();
        stepped.reputation += 1;
        let single = [self.clone(), stepped].into_iter().chain(self.recruits(&COLORS));
        let single = single.chain(self.adapts()).chain(self.moves());
        single.map(|next| (1, next)).chain(self.draws()).collect()
    }
}

/// The number of sequences of basic actions, so many of them still to come.
fn ways(drawing: &Drawing, depth: u32, known: &mut HashMap<(Drawing, u32), u64>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let key = (drawing.clone(), depth);
    if let Some(&count) = known.get(&key) {
        return count;
    }
    let next = drawing.basics();
    let count = next.iter().map(|(times, next)| times * ways(next, depth - 1, known)).sum();
    known.insert(key, count);
    count
}

/// GAN-6.1 to GAN-6.6, GAN-7.1: the engine counts as many basic actions as the rulebook allows.
#[test]
fn a_naive_enumerator_counts_the_same_basic_actions() {
    let story = position("basics");
    let drawing = Drawing::of(["by", "r", "p", "b"]);
    for depth in 1..=3 {
        assert_eq!(
            perft(&story.game, &story.state, depth),
            ways(&drawing, depth, &mut HashMap::new()),
            "{depth}"
        );
    }
}

/// GAN-4.9, GAN-5.4.1: an effect is used up to twice; whoever stops, or has used it, confirms the turn. Then any
/// tile of the pile fills the gap, and B, who has nothing yet, can only take one of the four.
#[test]
fn a_naive_enumerator_counts_the_same_activations() {
    let story = position("tile");
    let earth = Drawing::of(["bbbp", "", "", ""]);
    let pile = u64::from(story.state.tile_pile.len());
    let recruits = |earth: &Drawing| earth.recruits(&['r', 'y']);
    let (mut one, mut two, mut three) = (1, pile, pile * 4);
    for once in recruits(&earth) {
        one += 1;
        two += 1;
        three += pile;
        for _twice in recruits(&once) {
            two += 1;
            three += pile;
        }
    }
    let counts = [1, 2, 3].map(|depth| perft(&story.game, &story.state, depth));
    assert_eq!(counts, [one, two, three]);
}
