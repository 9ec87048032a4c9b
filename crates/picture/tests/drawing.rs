//! What is in a drawing, and what is not.

use orrery_core::{Seat, Seats, Viewer};
use orrery_picture::{Picture, Theme, png};
use orrery_scene::node::Bar;
use orrery_scene::{
    Art, Body, Canvas, Card, CardShape, Chip, Choice, Counter, Id, Mat, Node, Paint, Panel, Piece, Place,
    Points, Progress, Prompt, Scene, Score, Shape, Share, Socket, Span, Step, Text, Tone, Track, Verb,
    Weight, word,
};
use resvg::usvg::roxmltree::Document;

const ICONS: &str = r##"<svg xmlns="http://www.w3.org/2000/svg"><symbol id="x-ship" viewBox="0 0 24 24"><path fill="var(--c-red,#123)" d="M2 2h20v20z"/></symbol><symbol id="x-idle" viewBox="0 0 24 24"/></svg>"##;

fn names() -> Vec<String> {
    ["<Ann> & \"Bo\"", "Kepler"].map(str::to_owned).to_vec()
}

fn art(key: &str) -> Option<Art> {
    let globe = Shape::Globe { x: 60.0, y: 60.0, r: 50.0, body: Body::Of(Tone::Seat(Seat(1))) };
    (key == "sky").then(|| Art { shapes: vec![globe] })
}

fn sky() -> Canvas {
    let hex = Shape::Hex { x: 160.0, y: 60.0, r: 40.0, flat: false, paint: Paint::Tint(Tone::Blue) };
    let label =
        Shape::Label { x: 20.0, y: 20.0, size: 12.0, text: "Zenith".into(), tone: Tone::Dim, serif: true };
    let place = Shape::Circle { x: 60.0, y: 60.0, r: 22.0, paint: Paint::Socket };
    let ship = Piece::new("ship".into(), "a brave ship", "x-ship", Tone::Red).at(60.0, 60.0);
    let crest = Piece {
        badge: "3".into(),
        turn: 30.0,
        ..Piece::new("owner".into(), "an owner", "crest", Tone::Seat(Seat(1)))
    };
    let ghost = Piece { ghost: true, ..Piece::new("would".into(), "what would be", "x-ship", Tone::Red) };
    Canvas {
        name: "The sky".into(),
        width: 240.0,
        height: 120.0,
        art: Some("sky".into()),
        shapes: vec![hex, label],
        places: vec![Place {
            id: "place".into(),
            name: "a landing place".into(),
            shape: place,
            text: "7".into(),
        }],
        pieces: vec![ship, crest, ghost],
    }
}

fn card(shape: CardShape) -> Node {
    let seal = Span::Seal { text: "4".into(), name: "four points".into() };
    let socket =
        |id: &str, piece| Socket { id: id.into(), name: word!("socket {id}"), piece, hint: "x".into() };
    let piece = Piece::new("crew".into(), "a sleeper", "x-ship", Tone::Red);
    Node::Card(Card {
        shape,
        band: seal.into(),
        corner: Span::medal("x-ship", Tone::Green, "a class").into(),
        icons: Text::from([Span::icon("x-ship", "a ship"), Span::Live("×3".into()), Span::Join("or".into())]),
        text: format!("What a {shape:?} says").into(),
        live: Span::Live("now 5 VP".into()).into(),
        sockets: vec![socket("one", Some(piece)), socket("two", None)],
        ..Card::new(Id::of("card", format!("{shape:?}")), format!("the {shape:?}"))
    })
}

fn panel(id: &str, title: &str, content: Vec<Node>) -> Panel {
    Panel {
        id: id.into(),
        title: title.into(),
        icon: Some("x-ship".into()),
        note: "a note".into(),
        span: 6,
        under: false,
        framed: id == "board",
        focus: false,
        content,
    }
}

fn scene() -> Scene {
    let shapes = [CardShape::Card, CardShape::Tile, CardShape::Stack, CardShape::Dock, CardShape::Strip];
    let step = |n: u8| Step {
        id: Id::of("step", n),
        name: word!("step {n}"),
        label: n.to_string().into(),
        icon: (n == 2).then(|| "x-ship".into()),
        passed: n == 0,
        here: if n == 1 { Text::from([Span::Crest(Seat(0)), Span::Crest(Seat(1))]) } else { Text::none() },
    };
    let track = Track { title: "Fame".into(), note: "by space".into(), steps: (0..4).map(step).collect() };
    let bar = Bar { tone: Tone::Seat(Seat(0)), label: Span::Seat(Seat(0)).into(), done: 3, of: 9 };
    let die = Span::Die { face: 4, tone: Tone::White, name: "a four".into() };
    let chip =
        Chip { id: Some("chip".into()), name: "supply".into(), tone: Tone::Dim, text: Text::from([die]) };
    let section =
        Node::Section { title: "A section".into(), note: "2/3".into(), nodes: vec![card(CardShape::Strip)] };
    let gap = Node::Gap { id: None, text: "nothing here".into() };
    let mat = |seat: u8| Mat {
        seat: Seat(seat),
        note: "begins".into(),
        score: format!("4{seat}").into(),
        unit: "VP".into(),
        nodes: vec![Node::Text("on the mat".into())],
        counters: vec![Counter { symbol: "x-ship".into(), name: "ships".into(), value: "12".into() }],
    };
    Scene {
        heading: "Round 12".into(),
        prompt: Prompt {
            sentence: Text::from([
                Span::Seat(Seat(0)),
                Span::text(" chooses "),
                Span::Strong("one of many".into()),
            ]),
            help: "It is not far.".into(),
            pips: Some((1, 2)),
            mine: true,
            waiting: Seats::one(Seat(0)),
        },
        verbs: vec![Verb {
            id: "go".into(),
            label: "Go there".into(),
            icon: Some("x-ship".into()),
            preview: "5 → 6".into(),
            weight: Weight::Main,
        }],
        choices: vec![Choice {
            verb: Some("go".into()),
            path: vec!["ship".into()],
            label: "Go".into(),
            preview: Text::none(),
            ghosts: Vec::new(),
            action: serde_json::Value::Null,
        }],
        refused: Vec::new(),
        panels: vec![
            panel("board", "The board", vec![Node::Canvas(sky()), Node::Track(track), Node::Rule]),
            panel(
                "cards",
                "All the cards",
                vec![Node::Grid { columns: 3, nodes: shapes.map(card).to_vec() }],
            ),
            panel("line", "Supply line", vec![Node::Chips(vec![chip])]),
            panel(
                "rest",
                "The rest",
                vec![Node::Row(vec![
                    Share { share: 2, nodes: vec![section] },
                    Share {
                        share: 1,
                        nodes: vec![
                            gap,
                            Node::Progress(Progress { text: "How far".into(), bars: vec![bar] }),
                        ],
                    },
                ])],
            ),
        ],
        mats: vec![mat(0), mat(1)],
        last: vec!["place".into()],
        scores: vec![Score {
            seat: Seat(0),
            total: 40,
            points: vec![Points { text: "from afar".into(), points: 40, clause: "X-1".into() }],
            ties: Vec::new(),
        }],
        over: false,
    }
}

fn drawn(scene: &Scene, theme: Theme) -> String {
    let picture = Picture {
        scene,
        viewer: Viewer::Seat(Seat(0)),
        title: "Toys & Stars",
        caption: "Entry 3 of 9",
        names: &names(),
        icons: ICONS,
        art: &art,
        shelf: 0,
        theme,
    };
    picture.svg()
}

/// Every text and every name in a drawing, one after the other.
fn words(svg: &str) -> String {
    let document = Document::parse(svg).unwrap();
    let texts = document.descendants().filter_map(|node| node.text());
    texts.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_part_of_the_scene_is_in_the_drawing() {
    let expected = "Toys & Stars|Entry 3 of 9|Round 12|chooses|one|of|many|It is not far|Go there|5 → 6|The board|\
                    All the cards|SUPPLY LINE|The rest|The sky|a brave ship|an owner|what would be|\
                    a landing place|Zenith|FAME|step 3|the Card|the Tile|the Stack|the Dock|the Strip|four points|\
                    a class|a sleeper|socket two|now 5 VP|×3|supply|a four|A SECTION|nothing here|How far|/9|ships|12|\
                    begins|on the mat|40|41";
    for theme in Theme::ALL {
        let words: String = words(&drawn(&scene(), theme)).split_whitespace().collect::<Vec<_>>().join(" ");
        for part in expected.split('|').flat_map(str::split_whitespace) {
            assert!(words.contains(part.trim()), "{part} is missing by {}: {words}", theme.name());
        }
    }
}

#[test]
fn what_is_not_in_the_scene_is_not_in_the_drawing() {
    let svg = drawn(&scene(), Theme::Night);
    assert!(!svg.contains("x-idle"), "only what is used is defined");
    assert!(!svg.contains("from afar"), "points are unfolded only when the game is over");
    assert!(!svg.contains("var(") && !svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    let over = Scene { over: true, ..scene() };
    assert!(words(&drawn(&over, Theme::Night)).contains("afar"));
}

#[test]
fn names_are_escaped() {
    let svg = drawn(&scene(), Theme::Night);
    assert!(!svg.contains("<Ann>"));
    assert!(words(&svg).contains("<Ann> & \"Bo\""));
}

#[test]
fn every_symbol_and_gradient_that_is_used_is_there() {
    let svg = drawn(&scene(), Theme::Day);
    let document = Document::parse(&svg).unwrap();
    let there = |id: &str| document.descendants().any(|node| node.attribute("id") == Some(id));
    for node in document.descendants() {
        let used = node.attribute("href").and_then(|href| href.strip_prefix('#'));
        let lit = node.attribute("fill").and_then(|fill| fill.strip_prefix("url(#")?.strip_suffix(')'));
        for id in used.into_iter().chain(lit) {
            assert!(there(id), "{id} is nowhere");
        }
    }
    assert!(there("x-ship-ghost"), "what would be looks unlike what is");
}

#[test]
fn what_can_be_done_is_ringed_for_whoever_is_asked() {
    let asked = drawn(&scene(), Theme::Night);
    let mut others = scene();
    others.prompt.mine = false;
    let waiting = drawn(&others, Theme::Night);
    let legal = "stroke=\"#f3cf85\" stroke-width=\"2.2\"";
    assert!(asked.contains(legal) && !waiting.contains(legal));
    assert!(!words(&waiting).contains("Go there"), "only whoever is asked has buttons");
}

#[test]
fn themes_differ_in_color_only() {
    let (night, day) = (drawn(&scene(), Theme::Night), drawn(&scene(), Theme::Day));
    assert_ne!(night, day);
    assert_eq!(words(&night), words(&day));
}

#[test]
fn a_painting_has_the_size_of_the_drawing() {
    let svg = drawn(&scene(), Theme::Night);
    let side =
        |name| Document::parse(&svg).unwrap().root_element().attribute(name).unwrap().parse::<u32>().unwrap();
    for scale in [1, 2] {
        let png = png(&svg, scale as f32).unwrap();
        assert_eq!(&png[1..4], b"PNG");
        let read = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        assert_eq!((read(16), read(20)), (side("width") * scale, side("height") * scale));
    }
    assert!(orrery_picture::png("no drawing", 1.0).is_err());
    assert!(orrery_picture::png(&svg, 0.0).is_err());
}

#[test]
fn pieces_are_found_on_their_places() {
    let sky = sky();
    let (places, elsewhere) = orrery_picture::occupied(&sky);
    let on: Vec<&str> = places[0].1.iter().map(|piece| piece.name.as_str()).collect();
    assert_eq!((places[0].0.name.as_str(), on), ("a landing place", vec!["a brave ship"]));
    assert_eq!(elsewhere.len(), 2);
}

#[test]
fn an_empty_scene_is_drawn_too() {
    let nothing = Scene {
        heading: Text::none(),
        prompt: Prompt {
            sentence: Text::none(),
            help: Text::none(),
            pips: None,
            mine: false,
            waiting: Seats::NONE,
        },
        verbs: Vec::new(),
        choices: Vec::new(),
        refused: Vec::new(),
        panels: Vec::new(),
        mats: Vec::new(),
        last: Vec::new(),
        scores: Vec::new(),
        over: true,
    };
    assert!(words(&drawn(&nothing, Theme::Day)).contains("Toys & Stars"));
}
