//! What things are called, how crew are marked, and the ids of all that can be pointed at.

use super::Stage;
use crate::components::EscapePods;
use crate::crew::SeenCrew;
use crate::parts::{Beacon, Berth, Card, Control, Hangar, Kind, Pod, Sector, Shelter, Space};
use orrery_core::Seat;
use orrery_scene::{Id, Piece, Span, Symbol, Teller, Text, Tone, Word, word};

/// The letters of the crests, which beacons show too.
const LETTERS: [&str; 5] = ["L", "H", "J", "V", "T"];
const SHELTER_LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// How a part of the box is named in a sentence; beacons are drawn.
pub fn part(family: &str, number: u16, teller: Teller<'_, EscapePods>) -> Text {
    let at = number as u8;
    match family {
        "sector" | "hangar" => Text::plain(number + 1),
        "pod" if Pod(at).exists() => Text::plain(pod_name(Pod(at), teller)),
        "shelter_space" => Text::plain(letter(Shelter(at))),
        "beacon_space" if Space(at).exists() => Text::plain(edge_name(teller.game, Space(at))),
        "beacon" if Beacon(at).exists() => beacon_span(teller.game, Beacon(at)).into(),
        "explosion_card" if Card(at).exists() => Text::plain(number_of(teller.game.sector_of(Card(at)))),
        "crew_kind" if Kind(at).exists() => Text::plain(kind_name(Kind(at), teller)),
        "action" => match Control::ALL.get(usize::from(number)) {
            Some(&control) => Text::plain(control_name(control, teller)),
            None => Text::plain(family),
        },
        _ => Text::plain(family),
    }
}

/// As it is printed on the board.
pub fn number_of(sector: Sector) -> Word {
    (sector.0 + 1).into()
}

pub fn letter(shelter: Shelter) -> &'static str {
    SHELTER_LETTERS.get(shelter.index()).copied().unwrap_or_default()
}

pub fn edge_name(game: &EscapePods, space: Space) -> Word {
    let [one, other] = game.ends(space);
    word!("{}–{}", number_of(one), number_of(other))
}

pub fn kind_name(kind: Kind, teller: Teller<'_, EscapePods>) -> Word {
    teller.word(["kind-officer", "kind-engineer", "kind-scientist"][kind.index()])
}

pub fn pod_name(pod: Pod, teller: Teller<'_, EscapePods>) -> Word {
    teller.word(["pod-3", "pod-2a", "pod-2b", "pod-1a", "pod-1b", "pod-1c"][pod.index()])
}

pub fn kind_symbol(kind: Option<Kind>) -> &'static str {
    match kind {
        None => "e-any",
        Some(Kind(0)) => "e-officer",
        Some(Kind(1)) => "e-engineer",
        Some(_) => "e-scientist",
    }
}

pub fn control_name(control: Control, teller: Teller<'_, EscapePods>) -> Word {
    teller.word(match control {
        Control::Embark => "control-embark",
        Control::Accelerate => "control-accelerate",
        Control::Spy => "control-spy",
        Control::Minipod => "control-minipod",
        Control::Board => "control-board",
        Control::Program => "control-program",
        Control::Pilot => "control-pilot",
        Control::Refresh => "control-refresh",
    })
}

pub fn control_symbol(control: Control) -> &'static str {
    match control {
        Control::Embark => "e-embark",
        Control::Accelerate => "e-accelerate",
        Control::Spy => "e-spy",
        Control::Minipod => "e-pod1",
        Control::Board => "e-board",
        Control::Program => "e-program",
        Control::Pilot => "e-pilot",
        Control::Refresh => "e-refresh",
    }
}

pub fn beacon_name(game: &EscapePods, beacon: Beacon) -> Word {
    let colours = game.beacons[beacon.index()].iter();
    colours.map(|seat| LETTERS[seat.index() % LETTERS.len()]).collect::<Vec<_>>().join("/").into()
}

pub fn beacon_symbol(beacon: Beacon, upright: bool) -> Symbol {
    let end = if upright { "-up" } else { "" };
    word!("e-beacon-{}{end}", beacon.0)
}

pub fn beacon_span(game: &EscapePods, beacon: Beacon) -> Span {
    Span::piece(beacon_symbol(beacon, false), Tone::Brass, beacon_name(game, beacon))
}

/// A token as the viewer sees it: its owner's crest, with the kind on it where the viewer knows it.
pub fn crew_symbol(owner: Seat, kind: Option<Kind>) -> Symbol {
    kind.map_or(Symbol::from("crest"), |kind| word!("e-crew-{}-{}", owner.0, kind.0))
}

pub fn crew_span(crew: SeenCrew, teller: Teller<'_, EscapePods>) -> Span {
    let name = crew.kind.map_or_else(|| teller.word("crew"), |kind| kind_name(kind, teller));
    let symbol =
        crew.kind.map_or_else(|| hidden_symbol(crew.owner), |kind| crew_symbol(crew.owner, Some(kind)));
    Span::piece(symbol, Tone::Seat(crew.owner), name)
}

/// The back of a token in a line of text: its owner's crest.
pub fn hidden_symbol(owner: Seat) -> Symbol {
    word!("e-back-{}", owner.0)
}

impl Stage<'_> {
    pub fn shelter_name(&self, shelter: Shelter) -> Word {
        let card = &self.game.shelter_cards[usize::from(self.table().shelters[shelter.index()])];
        self.teller.word(&word!("shelter-{}", card.id))
    }

    pub fn crew_piece(&self, id: Id, crew: SeenCrew) -> Piece {
        let kind =
            crew.kind.map_or_else(|| self.teller.word("crew-hidden"), |kind| kind_name(kind, self.teller));
        let name = word!("{kind} ({})", LETTERS[crew.owner.index() % LETTERS.len()]);
        let mut piece = Piece::new(id, name, crew_symbol(crew.owner, crew.kind), Tone::Seat(crew.owner));
        // Who has looked at a token is public: an eye says that somebody knows one of yours.
        let spied = !crew.known.without(crew.owner).is_empty() && !self.view.table.turned_up;
        if spied && self.view.viewer.is(crew.owner) {
            piece.badge = "◉".into();
        }
        piece
    }
}

// The ids of all that can be pointed at.

pub fn sector_id(sector: Sector) -> Id {
    Id::of("sector", sector.0 + 1)
}

pub fn pod_id(pod: Pod) -> Id {
    Id::of("pod", pod.0)
}

pub fn berth_id(berth: Berth) -> Id {
    Id(word!("berth/{}/{}", berth.pod.0, berth.seat))
}

pub fn crew_id(berth: Berth) -> Id {
    Id(word!("crew/{}/{}", berth.pod.0, berth.seat))
}

pub fn arrival_id(shelter: Shelter, space: u8) -> Id {
    Id(word!("arrival/{}/{space}", letter(shelter)))
}

/// Where the next crew would arrive.
pub fn next_space_id(shelter: Shelter) -> Id {
    Id::of("next-space", letter(shelter))
}

pub fn box_id(shelter: Shelter, to: u8) -> Id {
    Id(word!("box/{}/{to}", letter(shelter)))
}

pub fn shelter_id(shelter: Shelter) -> Id {
    Id::of("shelter", letter(shelter))
}

pub fn hangar_id(hangar: Hangar) -> Id {
    Id::of("hangar", hangar.0 + 1)
}

pub fn card_id(card: Card) -> Id {
    Id::of("card", card.0 + 1)
}

pub fn beacon_id(beacon: Beacon) -> Id {
    Id::of("beacon", beacon.0)
}

pub fn edge_id(space: Space) -> Id {
    Id::of("edge", space.0)
}

pub fn reserve_id(kind: Kind) -> Id {
    Id::of("reserve", kind.0)
}

pub fn control_id(control: Control) -> Id {
    Id::of("control", control.index())
}
