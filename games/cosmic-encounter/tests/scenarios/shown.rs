//! What the encounter's panel says of the two sides: totals as far as the viewer may know them, and who wins.

use crate::aliens::{call, duel};
use crate::story::{Story, card, planet, seats};
use orrery_core::{Game, Seat, Viewer};
use orrery_cosmic_encounter::{Action, Alien, Artifact, CosmicEncounter, Moment, Side, Spot, Step};
use orrery_scene::{Card, Lang, Node, Offered, Scene, Staged, Teller, Words};

/// The scene that a seat sees.
fn scene(story: &Story, seat: u8) -> Scene {
    let words = Words::new(Lang::En, &CosmicEncounter::LOCALES);
    let (turn, legal) = (story.game.turn(&story.state), story.legal(seat));
    let offered = Offered { viewer: Viewer::Seat(Seat(seat)), turn: &turn, legal: &legal, refused: &[] };
    story.game.scene(&story.view(seat), &offered, Teller { game: &story.game, words: &words })
}

/// Every card of it.
fn cards(story: &Story, seat: u8) -> Vec<Card> {
    let mut found = Vec::new();
    scene(story, seat).panels.into_iter().for_each(|panel| gather(panel.content, &mut found));
    found
}

fn gather(nodes: Vec<Node>, found: &mut Vec<Card>) {
    for node in nodes {
        match node {
            Node::Card(card) => found.push(card),
            Node::Grid { nodes, .. } | Node::Section { nodes, .. } => gather(nodes, found),
            _ => {}
        }
    }
}

/// The total, what it is made of, and the word below it.
fn side(story: &Story, seat: u8, side: &str) -> [String; 3] {
    let cards = cards(story, seat);
    let card = cards.iter().find(|card| card.id.0 == format!("side/{side}")).expect("two sides");
    [&card.icons, &card.text, &card.live].map(|text| text.spoken(&|seat| format!("#{}:", seat.0)))
}

/// COS-6.3, COS-10.18: a Virus multiplies in what is shown, too; its owner sees the total, the others what is open.
#[test]
fn a_virus_is_shown_to_multiply() {
    let mut story = duel(Alien::Virus, Alien::Filch, ["a10 a04", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 3).until(|step| step == Step::Lay);
    assert_eq!(side(&story, 0, "attack")[0], "3 × ?");
    story.lay("a10", "a20").window(Moment::BeforeReveal);
    assert_eq!(side(&story, 0, "attack")[0], "30", "its owner knows the card");
    assert_eq!(side(&story, 1, "attack")[0], "3 × ?");
    assert_eq!((&*side(&story, 1, "defense")[0], &*side(&story, 2, "defense")[0]), ("24", "4 + ?"));
    story.window(Moment::AfterReveal);
    assert_eq!(side(&story, 2, "attack")[2], "wins unless something changes");
    assert_eq!((&*side(&story, 2, "attack")[0], &*side(&story, 2, "defense")[2]), ("30", ""));
}

/// COS-6.3, COS-10.2, COS-10.9: ships that subtract or count four are shown so.
#[test]
fn an_inverted_fight_is_shown_inverted() {
    let mut story = Story::new(&[Alien::AntiMatter, Alien::Filch, Alien::Macron])
        .hands(&["a10 a04", "a06 a04", "a06"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 2).invite(&[2], &[]).join(2, Side::Attack, 1);
    story.lay("a10", "a06").window(Moment::BeforeReveal);
    let [total, parts, _] = side(&story, 0, "attack");
    assert_eq!((&*total, parts.contains("1×4")), ("4", true), "10 - 2 - 4: {parts}");
    assert_eq!(side(&story, 1, "attack")[0], "? − 6");
    assert_eq!(side(&story, 1, "defense")[0], "10");
}

/// COS-6.2: once it is decided the totals stay what they were, though the ships have left.
#[test]
fn totals_outlast_the_ships() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a10 a04", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 3).lay("a10", "a20").window(Moment::Keeping);
    assert_eq!((&*side(&story, 2, "attack")[0], &*side(&story, 2, "defense")[0]), ("13", "24"));
    assert_eq!(side(&story, 2, "defense")[2], "has won");
}

/// The sentence that a seat is asked.
fn sentence(story: &Story, seat: u8) -> String {
    scene(story, seat).prompt.sentence.spoken(&|seat| format!("#{}", seat.0))
}

/// COS-8.10: a declaration shows what it names before anybody can zap it: ships and colonies, a side, a player, cards.
#[test]
fn a_declaration_shows_what_it_names() {
    let mut story = duel(Alien::Amoeba, Alien::Filch, ["a06 a04", "a10 zap", "a06"]);
    story.attack(1, planet(1, 1), 2).lay("a06", "a10");
    call(&mut story, Moment::BeforeReveal, 0).take(0, Spot::Planet(planet(0, 2))).play(0, Action::Confirm);
    assert!(sentence(&story, 1).contains("#0×1 from "), "{}", sentence(&story, 1));

    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Parasite])
        .hands(&["a10 zap", "a06 a04", "a06"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 2).invite(&[], &[]).join(2, Side::Defense, 2);
    assert!(sentence(&story, 0).contains("joins the defense with #2×1 from"), "{}", sentence(&story, 0));

    let mut story = duel(Alien::Clone, Alien::Healer, ["a04 zap", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 3).lay("a04", "a20").window(Moment::Lost(Seat(0)));
    story.answer(&[(1, Action::Use)]);
    assert!(sentence(&story, 0).contains("saves #0×3"), "{}", sentence(&story, 0));

    let mut story = duel(Alien::Clone, Alien::Vulch, ["a10 plague", "a20 zap", "a14 zap"]);
    story.window(Moment::EncounterStart).answer(&[(0, Action::Play(Artifact::Plague))]);
    story.play(0, Action::Name(Seat(2))).until(|step| matches!(step, Step::Zap(_)));
    assert!(sentence(&story, 1).contains("Cosmic Zap"), "{}", sentence(&story, 1));
}

/// COS-10.12, COS-10.29: whoever lays for an Oracle is told that the card lies face up, a Healer whose ships are lost.
#[test]
fn the_help_says_what_will_happen() {
    let help = |story: &Story, seat| scene(story, seat).prompt.help.spoken(&|seat| format!("#{}", seat.0));
    let mut story = duel(Alien::Oracle, Alien::Filch, ["a06 a04", "a10 a08", "a06"]);
    story.attack(1, planet(1, 1), 2).until(|step| step == Step::Lay);
    assert!(help(&story, 1).starts_with("Face up"), "{}", help(&story, 1));
    story.play(1, Action::Lay(card("a10")));
    assert!(help(&story, 0).starts_with("Face down"), "{}", help(&story, 0));

    let mut story = duel(Alien::Clone, Alien::Healer, ["a04 a06", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 3).lay("a04", "a20").window(Moment::Lost(Seat(0)));
    assert!(help(&story, 1).starts_with("#0 lost #0×3"), "{}", help(&story, 1));
}

/// COS-8.1: what interrupts a step is shown at that step, not at the outcome.
#[test]
fn an_interruption_is_shown_where_it_happens() {
    let mut story = duel(Alien::Clone, Alien::Vulch, ["a10 plague", "a20 a06", "a14"]);
    story.window(Moment::EncounterStart).answer(&[(0, Action::Play(Artifact::Plague))]);
    story.play(0, Action::Name(Seat(2))).until(|step| matches!(step, Step::Zap(_)));
    let panels = scene(&story, 1).panels;
    let course = panels.iter().find(|panel| panel.id.0 == "course").expect("the ten steps");
    let [Node::Track(track)] = &course.content[..] else { panic!("one track") };
    assert_eq!(track.steps[0].id.0, "step/window", "before the first step");
}

/// COS-10.3: whoever chooses a card anew is told why, and so is whoever watches.
#[test]
fn time_turned_back_is_told_under_the_prompt() {
    let help =
        |story: &Story, seat: u8| scene(story, seat).prompt.help.spoken(&|seat| format!("#{}", seat.0));
    let mut story = duel(Alien::Chronos, Alien::Filch, ["a04 a10", "a20 a06", "a06"]);
    story.attack(1, planet(1, 1), 2).until(|step| step == Step::Lay);
    assert!((0..3).all(|seat| !help(&story, seat).contains("Chronos")), "it is the first time");
    story.lay("a04", "a20");
    call(&mut story, Moment::AfterReveal, 0).unzapped().until(|step| step == Step::Lay);
    for seat in 0..3 {
        assert!(help(&story, seat).starts_with("Chronos turns back time"), "{}", help(&story, seat));
    }
}

/// COS-12.4: at the end of a campaign the points say who has won, not its last game.
#[test]
fn the_points_win_a_campaign() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a10", "a20", "a14"]);
    let over = |story: &Story| scene(story, 0).prompt.help.spoken(&|seat| format!("#{}", seat.0));
    story.state.board.agenda.clear();
    story.state.board.agenda.push(Step::Finished);
    story.state.board.winners = seats(&[1, 2]);
    assert_eq!(over(&story), "#1, #2 win together");
    story.state.board.options.campaign = true;
    story.state.board.scores = [15, 12, 8].into_iter().collect();
    assert_eq!(over(&story), "#0 wins the campaign");
    story.state.board.scores = [15, 15, 8].into_iter().collect();
    assert_eq!(over(&story), "#0, #1 win the campaign together");
}

/// COS-9.7, COS-6.1: once Emotion Control was played face-down attacks are shown as what they count, and no fight is.
#[test]
fn emotion_control_ends_the_fight_before_the_reveal() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a10 a04", "a20 a06", "a14 emotion"]);
    story.attack(1, planet(1, 1), 3).lay("a10", "a20").window(Moment::BeforeReveal);
    let staked = |story: &Story| {
        let panels = scene(story, 0).panels;
        let encounter = panels.into_iter().find(|panel| panel.id.0 == "encounter").expect("the encounter");
        let at_stake = |node: &Node| matches!(node, Node::Section { title, .. } if title.spoken(&|_| String::new()) == "At stake");
        encounter.content.iter().any(at_stake)
    };
    assert!(staked(&story));
    story.answer(&[(2, Action::Play(Artifact::EmotionControl))]).window(Moment::BeforeReveal);
    for seat in 0..3 {
        for name in ["attack", "defense"] {
            assert_eq!(side(&story, seat, name), ["Negotiate", "", ""], "{name} as {seat} sees it");
        }
    }
    assert!(!staked(&story));
}

/// COS-10.12, COS-10.13: an Oracle that sees the negotiate of a Pacifist reads that its attacks lose to it.
#[test]
fn an_oracle_sees_that_peace_wins() {
    let live = |opponent: Alien| {
        let mut story = duel(Alien::Oracle, opponent, ["a06 a04", "neg a08", "a14"]);
        story.attack(1, planet(1, 1), 2).until(|step| step == Step::Lay);
        story.play(1, Action::Lay(card("neg")));
        let cards = cards(&story, 0);
        let attack = cards.iter().find(|card| card.id.0 == "hand/a6/0").expect("a card in hand");
        attack.live.spoken(&|_| String::new())
    };
    assert_eq!(live(Alien::Pacifist), "loses to the negotiate");
    assert_eq!(live(Alien::Filch), "beats the negotiate");
}

/// Every sentence of the panels, in order.
fn sentences(story: &Story, seat: u8) -> Vec<String> {
    fn gathered(nodes: Vec<Node>, found: &mut Vec<String>) {
        for node in nodes {
            match node {
                Node::Text(text) => found.push(text.spoken(&|seat| format!("#{}", seat.0))),
                Node::Grid { nodes, .. } | Node::Section { nodes, .. } => gathered(nodes, found),
                _ => {}
            }
        }
    }
    let mut found = Vec::new();
    scene(story, seat).panels.into_iter().for_each(|panel| gathered(panel.content, &mut found));
    found
}

/// COS-10.20, COS-13.5: what is at stake leaves out the ships of a Zombie, unless its power goes with them.
#[test]
fn a_zombie_stakes_nothing() {
    let told = |story: &Story, sentence: &str| {
        let told = sentences(story, 2);
        assert!(told.iter().any(|told| told.contains(sentence)), "{sentence} is not in {told:?}");
    };
    let mut story = duel(Alien::Zombie, Alien::Filch, ["a10 a04", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 3).until(|step| step == Step::Lay);
    told(&story, "4 defending ships to the Warp");
    told(&story, "If the defense holds: no ship is lost");
    let mut story = duel(Alien::Clone, Alien::Zombie, ["a10 a04", "a20 a06", "a14"]);
    for n in 4..=5 {
        story = story.ships(1, planet(1, n), 0);
    }
    story.attack(1, planet(1, 1), 3).until(|step| step == Step::Lay);
    told(&story, "4 defending ships to the Warp");
    told(&story, "3 attacking ships to the Warp");
}

/// COS-7.11, COS-7.12: walking away costs a Zombie nothing, and says so.
#[test]
fn walking_away_says_what_it_costs() {
    let cost = |attacker: Alien| {
        let mut story = duel(attacker, Alien::Filch, ["neg a04", "neg a06", "a14"]);
        story.attack(1, planet(1, 1), 3).lay("neg", "neg").until(|step| step == Step::Talks);
        let verbs = scene(&story, 1).verbs;
        let away = verbs.into_iter().find(|verb| verb.id.0 == "verb/walk-away").expect("one may walk away");
        away.preview.spoken(&|seat| format!("#{}", seat.0))
    };
    assert_eq!(cost(Alien::Clone), "both lose 3 ships");
    assert_eq!(cost(Alien::Zombie), "you lose 3 ships, #0 loses none");
}

/// COS-13.2: a foreign colony whose last ship is sent along is not counted any more.
#[test]
fn the_last_ship_of_a_colony_is_missed() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader])
        .hands(&["a10 a04", "a20 a06", "a14"])
        .ships(2, planet(2, 1), 3)
        .ships(2, planet(0, 1), 1)
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 3).invite(&[2], &[]).until(|step| step == Step::Ally { seat: Seat(2) });
    let promise = |story: &Story| {
        let cards = cards(story, 2);
        let card = cards.iter().find(|card| card.id.0 == "with/attack").expect("the attack can be joined");
        card.text.spoken(&|_| String::new())
    };
    assert!(promise(&story).contains("1 → 2"), "{}", promise(&story));
    story.play(2, Action::Join { side: Side::Attack, planet: planet(0, 1) });
    assert!(promise(&story).contains("1 → 1"), "{}", promise(&story));
}
