//! The faces of tiles, shuttles and ships.

use super::Stage;
use super::names::{class_tone, each, ship_id, shuttle_id, tile_id, word};
use crate::cards::{Id as _, Planet, Ship, Shuttle, Tile};
use crate::components::{Effect, Op, Score};
use crate::scoring;
use crate::settlers::Color;
use crate::state::Board;
use orrery_scene::{Card, CardShape, Chip, Span, Text, Tone, word};

impl Stage<'_> {
    pub fn tile_card(&self, tile: Tile) -> Card {
        let face = self.game.tile(tile);
        let name = word(&face.name, self.teller.lang());
        // With every slot taken one tile goes before the new one comes (GAN-5.1.2).
        let held = self.board().tiles.both(self.game.tiles_of[face.class as usize]).len();
        let most = (held + 1).min(self.game.limits.tile_slots);
        Card {
            shape: CardShape::Tile,
            tone: class_tone(face.class),
            corner: self.medal(face.class).into(),
            icons: self.effect(&face.effect).and(times(most)),
            text: Text::plain(name.clone()),
            ..Card::new(tile_id(tile.number()), word!("{}: {name}", self.class(face.class)))
        }
    }

    /// A tile among many, on another's board or discarded: its class and what it does.
    pub fn tile_chip(&self, tile: Tile) -> Chip {
        let face = self.game.tile(tile);
        let name = word(&face.name, self.teller.lang());
        Chip {
            id: Some(tile_id(tile.number())),
            name: word!("{}: {name}", self.class(face.class)),
            tone: class_tone(face.class),
            text: Text::from(self.medal(face.class)).and(self.effect(&face.effect)),
        }
    }

    pub fn shuttle_card(&self, shuttle: Shuttle) -> Card {
        let face = self.game.shuttle(shuttle);
        let name = word(&face.name, self.teller.lang());
        let number = self.board().shuttles.both(self.game.shuttles_of[face.class as usize]).len() + 1;
        let needs = self.requirement(shuttle);
        let spoken = needs.spoken(&|_| String::new());
        Card {
            tone: class_tone(face.class),
            band: needs,
            corner: self.medal(face.class).into(),
            icons: self.effect(&face.effect).and(times(number)),
            text: Text::plain(name.clone()),
            ..Card::new(shuttle_id(shuttle.number()), word!("{}, {spoken}: {name}", self.class(face.class)))
        }
    }

    /// A shuttle in its column: one line high.
    pub fn shuttle_strip(&self, shuttle: Shuttle) -> Card {
        let face = self.game.shuttle(shuttle);
        let symbol = match face.planet {
            Planet::Earth => "g-earth",
            Planet::Mars => "g-mars",
        };
        let from = Span::icon(symbol, self.planet(face.planet));
        let card = self.shuttle_card(shuttle);
        Card {
            shape: CardShape::Strip,
            band: Text::from(from).and(self.requirement(shuttle)),
            corner: Text::none(),
            icons: self.effect(&face.effect),
            text: Text::none(),
            ..card
        }
    }

    pub fn ship_card(&self, ship: Ship) -> Card {
        let face = self.game.ship(ship);
        let name = word(&face.name, self.teller.lang());
        Card {
            band: self.score(face.score),
            corner: self.bonus(ship),
            text: Text::plain(name.clone()),
            live: self.worth_now(self.board(), ship),
            ..Card::new(ship_id(ship.number()), name)
        }
    }

    /// What a ship would bring as this board stands; a fixed number needs no telling.
    pub fn worth_now(&self, board: &Board, ship: Ship) -> Text {
        if matches!(self.game.ship(ship).score, Score::Fixed(_)) {
            return Text::none();
        }
        let worth = scoring::worth(self.game, board, ship);
        Text::from([Span::Live(self.teller.words.word("worth-now", &[("points", worth.into())]))])
    }

    /// A ship of the hand, or one that is laid aside: one line high.
    pub fn ship_strip(&self, ship: Ship) -> Card {
        let card = self.ship_card(ship);
        Card { shape: CardShape::Strip, text: Text::none(), ..card }
    }

    /// What a ship is worth and what it does, in signs.
    pub fn ship_signs(&self, ship: Ship) -> Text {
        self.score(self.game.ship(ship).score).and(self.bonus(ship))
    }

    /// What a shuttle asks for: settlers, and perhaps a tile.
    pub fn requirement(&self, shuttle: Shuttle) -> Text {
        let face = self.game.shuttle(shuttle);
        let colored = each(face.requires).map(|color| self.settler(color));
        let white = (0..face.white).map(|_| self.any_settler());
        let tiles = (0..face.discard_tiles).map(|_| Span::icon("g-tile-cost", self.teller.word("tile-cost")));
        colored.chain(white).chain(tiles).collect()
    }

    fn effect(&self, effect: &Effect) -> Text {
        let (parts, join) = match effect {
            Effect::OneOf(parts) => (parts, "or"),
            Effect::All(parts) => (parts, "and"),
        };
        let mut text = Text::none();
        for (at, op) in parts.iter().enumerate() {
            if at > 0 {
                text = text.and(Span::Join(self.teller.word(join)));
            }
            text = text.and(self.operation(*op));
        }
        text
    }

    /// An operation as an icon; recruits of some colors only are the settlers themselves.
    fn operation(&self, op: Op) -> Text {
        let icon = |symbol: &'static str, id| Text::from(Span::icon(symbol, self.teller.word(id)));
        match op {
            Op::Recruit(colors) if usize::from(colors.len()) == Color::ALL.len() => {
                icon("g-recruit", "verb-recruit")
            }
            Op::Recruit(colors) => {
                let mut text = Text::none();
                for (at, color) in colors.iter().enumerate() {
                    if at > 0 {
                        text = text.and(Span::Join("/".into()));
                    }
                    text = text.and(self.settler(color));
                }
                text
            }
            Op::Adapt => icon("g-adapt", "verb-adapt"),
            Op::Move => icon("g-move", "verb-move"),
            Op::Reputation => icon("g-reputation", "verb-reputation"),
            Op::Draw => icon("g-draw", "verb-draw"),
            Op::Basic => icon("g-basic", "basic-action"),
        }
    }

    fn score(&self, score: Score) -> Text {
        let seal = |points: i32| {
            let name = self.teller.words.word("points", &[("points", points.into())]);
            Text::from(Span::Seal { text: points.into(), name })
        };
        let per = || Span::Join("×".into());
        match score {
            Score::Fixed(points) => seal(points),
            Score::PerShuttleOf(class, points) => seal(points).and(per()).and(self.medal(class)),
            Score::FullSet(points) => {
                // Once, however many sets there are.
                seal(points).and(Span::icon("g-set", self.teller.word("full-set")))
            }
            Score::PerSymbol(color, points) => seal(points).and(per()).and(self.settler(color)),
            Score::ReputationAgain => {
                Text::from(Span::medal("g-reputation", Tone::Brass, self.teller.word("verb-reputation")))
            }
            Score::PerTile(points) => {
                seal(points).and(per()).and(Span::icon("g-tile", self.teller.word("tile")))
            }
        }
    }

    fn bonus(&self, ship: Ship) -> Text {
        let face = self.game.ship(ship);
        if face.one_fewer {
            return Text::from(Span::icon("g-fewer", self.teller.word("one-fewer")));
        }
        if face.bonus.is_empty() {
            return Text::none();
        }
        let launch = Text::from(Span::icon("g-launch", self.teller.word("at-take-off")));
        face.bonus.iter().fold(launch, |text, &op| text.and(self.operation(op)))
    }
}

fn times(times: u8) -> Span {
    Span::Live(word!("×{times}"))
}
