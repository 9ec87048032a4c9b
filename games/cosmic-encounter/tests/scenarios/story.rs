//! Tells a position and plays it: the one place through which all scenarios go.

use orrery_core::chance::Seeded;
use orrery_core::{Ask, Game, Seat, Seats, Turn, Viewer};
use orrery_cosmic_encounter::options::AlienChoice;
use orrery_cosmic_encounter::{
    Action, Alien, Artifact, Card, Cards, CosmicEncounter, Event, Moment, Options, Place, Planet, Side, Spot,
    State, Step, View,
};

pub struct Story {
    pub game: CosmicEncounter,
    pub state: State,
    pub dice: Seeded,
    pub events: Vec<Event>,
}

/// Cards by the ids of the box: "a08 neg zap".
pub fn cards(ids: &str) -> Cards {
    ids.split_whitespace().map(card).collect()
}

pub fn card(id: &str) -> Card {
    match id {
        "neg" => Card::Negotiate,
        id => match id.strip_prefix('a').and_then(|value| value.parse().ok()) {
            Some(value) => Card::Attack(value),
            None => Card::Artifact(Artifact::named(id).expect("a card of the box")),
        },
    }
}

pub fn seats(list: &[u8]) -> Seats {
    list.iter().copied().map(Seat).collect()
}

/// Planet `n`, from one, of that player's system.
pub fn planet(seat: u8, n: u8) -> Planet {
    Planet(seat * 5 + n - 1)
}

impl Story {
    /// Seat 0 is about to begin its turn; nobody holds a card.
    pub fn new(aliens: &[Alien]) -> Story {
        let game = CosmicEncounter::standard();
        let options = Options {
            aliens: AlienChoice::Chosen,
            chosen: aliens.iter().copied().collect(),
            parasite_in_two_player: true,
            ..Options::default()
        };
        Story::with(game, &options, aliens.len() as u8)
    }

    pub fn with(game: CosmicEncounter, options: &Options, seats: u8) -> Story {
        let mut state = game.setup(options, seats, &mut Seeded(1)).unwrap();
        for seat in Seat::all(seats) {
            state.deck = state.deck.plus(state.hand(seat));
            state.set_hand(seat, Cards::NONE);
        }
        state.board.deck = state.deck.len();
        state.board.attacker = Seat(seats - 1);
        state.board.asked = None;
        state.answers.fill(None);
        state.board.agenda.clear();
        state.board.agenda.push(Step::EndTurn);
        Story { game, state, dice: Seeded(7), events: Vec::new() }
    }

    /// Gives a player this hand out of the deck.
    pub fn hand(mut self, seat: u8, ids: &str) -> Story {
        let wanted = cards(ids);
        assert!(self.state.deck.include(wanted), "{ids} are not in the deck");
        self.state.deck = self.state.deck.minus(wanted);
        self.state.board.deck = self.state.deck.len();
        self.state.set_hand(Seat(seat), wanted);
        self
    }

    pub fn hands(self, hands: &[&str]) -> Story {
        hands.iter().enumerate().fold(self, |story, (seat, ids)| story.hand(seat as u8, ids))
    }

    /// Puts so many ships of a player on a planet; the difference comes from or goes to the Warp.
    pub fn ships(mut self, seat: u8, planet: Planet, ships: u8) -> Story {
        let fleet = &mut self.state.board.fleets[usize::from(seat)];
        let before = fleet.on[planet.index()];
        fleet.warp = (fleet.warp + before).checked_sub(ships).expect("first put ships into the Warp");
        fleet.on[planet.index()] = ships;
        let lit = self.state.board.everyone().filter(|&seat| self.state.board.is_lit(seat)).collect();
        self.state.board.lit = lit;
        self
    }

    /// The next disc turned has this colour.
    pub fn disc(mut self, color: u8) -> Story {
        let board = &mut self.state.board;
        for at in 0..board.pile.len() {
            let all = board.pile[at] + board.turned[at];
            board.pile[at] = if at == usize::from(color) { all } else { 0 };
            board.turned[at] = all - board.pile[at];
        }
        self
    }

    /// The turn of seat 0 begins.
    pub fn begin(mut self) -> Story {
        let last = self.state.board.attacker;
        self.play(last.0, Action::EndTurn);
        self
    }

    pub fn step(&self) -> Step {
        self.state.step()
    }

    pub fn asked(&self) -> Vec<u8> {
        match self.game.turn(&self.state) {
            Turn::Ask { seats, .. } => seats.iter().map(|seat| seat.0).collect(),
            Turn::Over(_) => Vec::new(),
        }
    }

    pub fn ask(&self) -> Option<Ask> {
        match self.game.turn(&self.state) {
            Turn::Ask { ask, .. } => Some(ask),
            Turn::Over(_) => None,
        }
    }

    pub fn legal(&self, seat: u8) -> Vec<Action> {
        let mut out = Vec::new();
        self.game.actions(&self.state, Seat(seat), &mut out);
        out
    }

    pub fn may(&self, seat: u8, action: Action) -> bool {
        self.legal(seat).contains(&action)
    }

    #[track_caller]
    pub fn play(&mut self, seat: u8, action: Action) -> &mut Story {
        let step = self.step();
        if let Err(refusal) =
            self.game.play(&mut self.state, Seat(seat), &action, &mut self.dice, &mut self.events)
        {
            panic!("{action:?} of {seat} at {step:?}: {refusal}");
        }
        self
    }

    /// The clause and message with which an answer is refused.
    #[track_caller]
    pub fn refusal(&self, seat: u8, action: Action) -> String {
        self.game.check(&self.state, Seat(seat), &action).expect_err("it should be refused").to_string()
    }

    #[track_caller]
    pub fn refused(&self, seat: u8, action: Action, because: &str) {
        let refusal = self.refusal(seat, action);
        assert!(refusal.starts_with(because), "{refusal} does not start with {because}");
    }

    /// Everybody takes the default until the step is reached.
    #[track_caller]
    pub fn until(&mut self, reached: impl Fn(Step) -> bool) -> &mut Story {
        for _ in 0..2000 {
            if reached(self.step()) {
                return self;
            }
            let seat = *self.asked().first().unwrap_or_else(|| panic!("the game is over"));
            let action = self.legal(seat)[0];
            self.play(seat, action);
        }
        panic!("never reached; now {:?}", self.step());
    }

    #[track_caller]
    pub fn window(&mut self, moment: Moment) -> &mut Story {
        self.until(|step| step == Step::Window(moment))
    }

    /// Until that window, or until it is over.
    #[track_caller]
    pub fn finish_turn(&mut self) -> &mut Story {
        self.until(|step| matches!(step, Step::EndTurn | Step::Second | Step::Finished))
    }

    /// Launches so many ships, from the largest colonies.
    #[track_caller]
    pub fn launch(&mut self, ships: u8) -> &mut Story {
        self.until(|step| step == Step::Launch);
        let attacker = self.state.board.attacker.0;
        for _ in 0..ships {
            let take = self.legal(attacker).into_iter().find(|action| matches!(action, Action::Take(_)));
            self.play(attacker, take.expect("a ship can be taken"));
        }
        self.play(attacker, Action::Confirm)
    }

    /// From the start of the turn to a planet pointed at.
    #[track_caller]
    pub fn attack(&mut self, defender: u8, target: Planet, ships: u8) -> &mut Story {
        self.launch(ships);
        let attacker = self.state.board.attacker.0;
        self.until(|step| step == Step::Point);
        self.play(attacker, Action::Point { planet: target, defender: Seat(defender) })
    }

    /// The invitations of both sides.
    #[track_caller]
    pub fn invite(&mut self, attack: &[u8], defense: &[u8]) -> &mut Story {
        self.until(|step| step == Step::Invite(Side::Attack));
        let [attacker, defender] = self.mains();
        self.play(attacker, Action::Invite(seats(attack)));
        self.play(defender, Action::Invite(seats(defense)))
    }

    pub fn mains(&self) -> [u8; 2] {
        let board = &self.state.board;
        [board.attacker.0, board.encounter.defender.expect("a defender is fixed").0]
    }

    /// A player joins with so many ships, from the largest colonies.
    #[track_caller]
    pub fn join(&mut self, seat: u8, side: Side, ships: u8) -> &mut Story {
        self.until(|step| step == Step::Ally { seat: Seat(seat) });
        for _ in 0..ships {
            let board = &self.state.board;
            let draft = self.state.draft(Seat(seat));
            let left = |planet: Planet| board.ships(Seat(seat), planet) - draft.from[planet.index()];
            let best = board.colonies(Seat(seat)).max_by_key(|&planet| (left(planet), 100 - planet.0));
            let planet = best.expect("a colony");
            self.play(seat, Action::Join { side, planet });
        }
        self.play(seat, Action::Confirm)
    }

    /// Both main players lay their cards.
    #[track_caller]
    pub fn lay(&mut self, attack: &str, defense: &str) -> &mut Story {
        self.until(|step| step == Step::Lay);
        let mains = self.mains();
        for _ in 0..2 {
            let seat = self.asked()[0];
            let id = if seat == mains[0] { attack } else { defense };
            self.play(seat, Action::Lay(card(id)));
        }
        self
    }

    /// Everybody asked passes, but for those who answer otherwise.
    #[track_caller]
    pub fn answer(&mut self, answers: &[(u8, Action)]) -> &mut Story {
        let asked = self.asked();
        for (seat, _) in answers {
            assert!(asked.contains(seat), "{seat} is not asked at {:?}, only {asked:?}", self.step());
        }
        for seat in asked {
            let own =
                answers.iter().find(|(who, _)| *who == seat).map_or(Action::Pass, |(_, action)| *action);
            self.play(seat, own);
        }
        self
    }

    /// A Zap against the power just declared.
    #[track_caller]
    pub fn zap(&mut self, seat: u8) -> &mut Story {
        assert!(matches!(self.step(), Step::Zap(_)), "no power to zap at {:?}", self.step());
        self.answer(&[(seat, Action::Play(Artifact::Zap))])
    }

    /// Nobody zaps the power just declared.
    #[track_caller]
    pub fn unzapped(&mut self) -> &mut Story {
        while matches!(self.step(), Step::Zap(_)) {
            self.answer(&[]);
        }
        self
    }

    pub fn held(&self, seat: u8) -> Cards {
        self.state.hand(Seat(seat))
    }

    pub fn on(&self, seat: u8, planet: Planet) -> u8 {
        self.state.board.ships(Seat(seat), planet)
    }

    pub fn at(&self, seat: u8, place: Place) -> u8 {
        self.state.board.fleet(Seat(seat)).at(place)
    }

    pub fn warp(&self, seat: u8) -> u8 {
        self.at(seat, Place::Warp)
    }

    pub fn view(&self, seat: u8) -> View {
        self.game.view(&self.state, Viewer::Seat(Seat(seat)))
    }

    /// What a seat was told so far.
    pub fn told(&self, seat: u8) -> Vec<Event> {
        let viewer = Viewer::Seat(Seat(seat));
        self.events.iter().filter_map(|event| self.game.notice(event, viewer)).collect()
    }

    pub fn happened(&self, fact: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(fact)
    }

    pub fn totals(&self) -> Option<(i32, i32)> {
        self.events.iter().rev().find_map(|event| match event {
            Event::Totals { attack, defense } => Some((*attack, *defense)),
            _ => None,
        })
    }

    pub fn winner(&self) -> Option<Side> {
        self.events.iter().rev().find_map(|event| match event {
            Event::Won { side } => Some(*side),
            _ => None,
        })
    }

    pub fn declared(&self, seat: u8) -> usize {
        let own = |event: &&Event| matches!(event, Event::Declared { call } if call.owner == Seat(seat));
        self.events.iter().filter(own).count()
    }

    /// Takes one ship from a spot in the open question.
    #[track_caller]
    pub fn take(&mut self, seat: u8, spot: Spot) -> &mut Story {
        self.play(seat, Action::Take(spot))
    }
}
