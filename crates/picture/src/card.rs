//! Cards: band above, icons and a sentence below, sockets at the foot.

use crate::Color;
use crate::easel::{Easel, Within};
use crate::flow::{Align, Hand, set};
use crate::pen::{Block, Frame, circle, line, moved, named, paint};
use orrery_scene::{Card, CardShape, Id, Socket, Span, Text, Tone, word};

const LEAST: f32 = 116.0;
const LARGEST_SOCKET: f32 = 38.0;

impl Easel<'_> {
    pub fn card(&self, card: &Card, room: f32, least: f32, within: Within) -> Block {
        let least = if within == Within::Mat { least } else { least.max(LEAST) };
        let mut block = match card.shape {
            CardShape::Card => self.faced(card, room, least, 8.0),
            CardShape::Tile => self.faced(card, room, least, 18.0),
            CardShape::Stack => self.stacked(card, room, least),
            CardShape::Dock => self.dock(card, room, least),
            CardShape::Strip => self.strip(card, room),
        };
        let r = match card.shape {
            CardShape::Tile => 18.0,
            CardShape::Dock => 12.0,
            CardShape::Card | CardShape::Stack | CardShape::Strip => 8.0,
        };
        let rings = self.rings(Some(&card.id), Frame::new(room, block.height, r));
        block.svg = named(&card.name, &(block.svg + &rings));
        block
    }

    fn faced(&self, card: &Card, room: f32, least: f32, r: f32) -> Block {
        let banded = !(card.band.is_empty() && card.corner.is_empty());
        let sealed = [&card.band, &card.corner].iter().any(|text| has_seal(text));
        let band = if !banded {
            0.0
        } else if sealed {
            42.0
        } else {
            34.0
        };
        let body = self.body(card, room - 14.0);
        let sockets = self.sockets(&card.sockets, room - 16.0, LARGEST_SOCKET);
        let foot = if sockets.height > 0.0 { sockets.height + 8.0 } else { 0.0 };
        let height = (band + body.height + 15.0 + foot).max(least);
        let frame = Frame::new(room, height, r).out(-0.5);
        let mut block = Block { height, svg: frame.drawn(&self.ink.of("surface").fill()) };
        if banded {
            let (tone, share) = if sealed { ("accent", 0.12) } else { ("brass", 0.17) };
            let tint = self.ink.tint(card.tone, tone, share);
            let top = Frame { h: band, ..frame };
            block.svg.push_str(&top.arched(&tint.fill()));
            let hair = self.ink.of("line").stroke(1.0);
            block.svg.push_str(&line(0.5, band, room - 0.5, band, &hair));
            block.put(0.0, 0.0, &self.band(card, room, band, r));
        }
        block.svg.push_str(&frame.drawn(&paint(Color::NONE, self.ink.of("line-strong"), 1.0)));
        let free = height - band - foot;
        block.put(7.0, band + (free - body.height) / 2.0, &body);
        block.put(8.0, height - sockets.height - 8.0, &sockets);
        block
    }

    /// What a card asks or costs, and at the far end its class.
    fn band(&self, card: &Card, room: f32, height: f32, r: f32) -> Block {
        let crowded = card.band.0.len() + card.corner.0.len() > 4;
        let (piece, icon) = if crowded { (18.0, 18.0) } else { (21.0, 20.0) };
        let hand = Hand { piece, icon, gap: 2.0, leading: 1.15, ..self.bold(13.0) };
        let side = if r > 8.0 { 10.0 } else { 8.0 };
        let corner = self.extent(&card.corner, &hand);
        let inner = room - 2.0 * side - if corner > 0.0 { corner + 4.0 } else { 0.0 };
        let band = self.text(&card.band, &hand, inner);
        let ends = set(&self.atoms(&card.corner, &hand), &Hand { align: Align::End, ..hand }, corner);
        let mut block = Block { height, svg: String::new() };
        block.put(side, (height - band.height) / 2.0, &band);
        block.put(room - side - corner, (height - ends.height) / 2.0, &ends);
        block
    }

    fn body(&self, card: &Card, room: f32) -> Block {
        let mut block = Block::default();
        let small = room < 110.0;
        let icons = Hand {
            figure: Some(24.0),
            gap: if small { 3.0 } else { 5.0 },
            icon: if small { 24.0 } else { 28.0 },
            piece: if small { 21.0 } else { 24.0 },
            align: Align::Center,
            ..self.hand(15.0, "text")
        };
        let text = Hand { align: Align::Center, leading: 1.25, ..self.hand(12.0, "text-2") };
        let live = Hand { align: Align::Center, ..self.live(12.0) };
        for (part, hand) in [(&card.icons, &icons), (&card.text, &text), (&card.live, &live)] {
            if !part.is_empty() {
                block.stack(5.0, &self.text(part, hand, room));
            }
        }
        block
    }

    /// Lies face down, with its count.
    fn stacked(&self, card: &Card, room: f32, least: f32) -> Block {
        let icons =
            Hand { icon: 28.0, piece: 24.0, gap: 5.0, align: Align::Center, ..self.hand(15.0, "accent") };
        let count = Hand { align: Align::Center, ..self.serif(20.0, "text") };
        let text = Hand { align: Align::Center, leading: 1.25, ..self.hand(12.0, "text-2") };
        let parts = [
            (&card.icons, &icons),
            (&card.corner, &count),
            (&card.band, &count),
            (&card.live, &count),
            (&card.text, &text),
        ];
        let mut body = Block::default();
        for (part, hand) in parts {
            if !part.is_empty() {
                body.stack(4.0, &self.text(part, hand, room - 12.0));
            }
        }
        let height = (body.height + 16.0).max(least);
        let look = paint(self.ink.of("panel"), self.ink.of("line-strong"), 1.0);
        let frame = Frame::new(room, height, 8.0).out(-0.5);
        let mut block = Block { height, svg: String::new() };
        for (up, side) in [(9.0, 7.0), (5.0, 3.0)] {
            let sheet = Frame { x: side, y: -up, w: room - 2.0 * side, h: 12.0, r: 6.0 };
            block.svg.push_str(&sheet.drawn(&look));
        }
        block.svg.push_str(&frame.drawn(&look));
        block.put(6.0, (height - body.height) / 2.0, &body);
        block
    }

    /// A card that others stand on.
    fn dock(&self, card: &Card, room: f32, least: f32) -> Block {
        let inner = room - 22.0;
        let title = Hand { gap: 3.0, ..self.bold(13.0) };
        let corner = Hand { align: Align::End, ..self.serif(16.0, "text") };
        let end = self.extent(&card.corner, &corner);
        let mut top = self.text(&card.band, &title, inner - end - 6.0);
        let ends = self.text(&card.corner, &corner, end);
        top.height = top.height.max(ends.height);
        top.put(inner - end, 0.0, &ends);
        let mut block = Block::default();
        if top.height > 0.0 {
            top.svg.push_str(&line(
                0.0,
                top.height + 6.0,
                inner,
                top.height + 6.0,
                &self.ink.of("line").stroke(1.0),
            ));
            top.height += 7.0;
            block.stack(0.0, &top);
        }
        let icons = Hand { figure: Some(24.0), gap: 5.0, icon: 24.0, piece: 22.0, ..self.hand(15.0, "text") };
        let text = Hand { leading: 1.3, ..self.hand(12.0, "text-2") };
        for (part, hand) in [(&card.icons, &icons), (&card.text, &text), (&card.live, &self.live(12.0))] {
            if !part.is_empty() {
                block.stack(7.0, &self.text(part, hand, inner));
            }
        }
        let sockets = self.sockets(&card.sockets, inner, LARGEST_SOCKET);
        let below = if sockets.height > 0.0 { sockets.height + 9.0 } else { 0.0 };
        let height = (block.height + below + 21.0).max(least);
        let frame = Frame::new(room, height, 12.0).out(-0.5);
        let tint = if card.tone == Tone::Plain {
            self.ink.of("surface")
        } else {
            self.ink.tint(card.tone, "panel", 0.1)
        };
        let mut whole = Block { height, svg: frame.drawn(&paint(tint, self.ink.of("line-strong"), 1.0)) };
        whole.put(11.0, 10.0, &block);
        whole.put(11.0, height - 11.0 - sockets.height, &sockets);
        whole
    }

    /// One line high.
    fn strip(&self, card: &Card, room: f32) -> Block {
        let rich = !card.icons.is_empty() || [&card.band, &card.corner].iter().any(|text| has_seal(text));
        let band = Hand { gap: 3.0, icon: 16.0, piece: 18.0, ..self.bold(13.0) };
        let icons = Hand {
            figure: Some(16.0),
            gap: 5.0,
            icon: 20.0,
            piece: 20.0,
            align: Align::Center,
            ..self.hand(13.0, "text")
        };
        let text = Hand { leading: 1.25, ..self.hand(12.0, "text-2") };
        let end = Hand { gap: 4.0, icon: 16.0, piece: 16.0, ..self.hand(13.0, "text-2") };
        let ends = card.live.clone().and(card.corner.clone());
        let held = card.sockets.len() as f32 * 26.0;
        let sockets = self.sockets(&card.sockets, held, 21.0);
        let tight = self.extent(&card.band, &band) + self.extent(&ends, &end) + 23.0 > room;
        let end = if tight { Hand { size: 11.0, ..end } } else { end };
        let last = self.extent(&ends, &end);
        let taken = last + held + if last + held > 0.0 { 7.0 } else { 0.0 };
        let wide = (self.extent(&card.band, &band).min((room - 16.0 - taken).max(40.0)), last);
        let left = 8.0 + wide.0 + if wide.0 > 0.0 { 7.0 } else { 0.0 };
        let right = room - 8.0 - taken;
        let mut middle = Block::default();
        for (part, hand) in [(&card.icons, &icons), (&card.text, &text)] {
            if !part.is_empty() {
                middle.stack(2.0, &self.text(part, hand, (right - left).max(24.0)));
            }
        }
        let first = self.text(&card.band, &band, wide.0 + 0.5);
        let last = self.text(&ends, &end, wide.1 + 0.5);
        let tallest =
            [middle.height, first.height, last.height, sockets.height].into_iter().fold(0.0, f32::max);
        let (least, r, edge) = if rich { (34.0, 10.0, "line-strong") } else { (28.0, 4.0, "line") };
        let height = (tallest + 8.0_f32).max(least);
        let frame = Frame::new(room, height, r).out(-0.5);
        let look = paint(self.ink.tint(card.tone, "panel", 0.12), self.ink.of(edge), 1.0);
        let mut block = Block { height, svg: frame.drawn(&look) };
        let at = |part: &Block| (height - part.height) / 2.0;
        block.put(8.0, at(&first), &first);
        block.put(left, at(&middle), &middle);
        block.put(room - 8.0 - wide.1 - held + 5.0, at(&sockets), &sockets);
        block.put(room - 8.0 - wide.1, at(&last), &last);
        block
    }

    pub fn sockets(&self, sockets: &[Socket], room: f32, largest: f32) -> Block {
        if sockets.is_empty() {
            return Block::default();
        }
        let count = sockets.len() as f32;
        let size = ((room - 5.0 * (count - 1.0)) / count).clamp(14.0, largest);
        let mut block = Block { height: size, svg: String::new() };
        for (at, socket) in sockets.iter().enumerate() {
            block.svg.push_str(&moved(at as f32 * (size + 5.0), 0.0, &self.socket(socket, size)));
        }
        block
    }

    fn socket(&self, socket: &Socket, size: f32) -> String {
        let middle = size / 2.0;
        let ground = if socket.piece.is_some() { "socket-held" } else { "socket" };
        let look = paint(self.ink.of(ground), self.ink.of("line-strong"), 1.0);
        let mut drawn = circle(middle, middle, middle - 0.5, &look);
        let mut name = socket.name.clone();
        if let Some(piece) = &socket.piece {
            let inner = size * 0.74;
            let mark = self.piece_atom(&piece.symbol, piece.tone, inner, &piece.badge);
            let mark = moved((size - inner) / 2.0, (size - inner) / 2.0, &mark.svg);
            drawn.push_str(&if piece.ghost { format!("<g opacity=\"0.72\">{mark}</g>") } else { mark });
            name = if name.is_empty() { piece.name.clone() } else { word!("{name}: {}", piece.name) };
        } else if !socket.hint.is_empty() {
            let hand = Hand { align: Align::Center, icon: 16.0, piece: 16.0, ..self.hand(12.0, "text-3") };
            let hint = self.text(&socket.hint, &hand, size);
            drawn.push_str(&moved(0.0, (size - hint.height) / 2.0, &hint.svg));
        }
        let ids: [Option<&Id>; 2] = [Some(&socket.id), socket.piece.as_ref().map(|piece| &piece.id)];
        let frame = Frame::new(size, size, middle);
        ids.iter().for_each(|id| drawn.push_str(&self.rings(*id, frame)));
        named(&name, &drawn)
    }

    fn bold(&self, size: f32) -> Hand {
        Hand { face: crate::fonts::Face::Bold, ..self.hand(size, "text") }
    }

    fn live(&self, size: f32) -> Hand {
        Hand { face: crate::fonts::Face::Bold, ..self.hand(size, "brass-bright") }
    }
}

fn has_seal(text: &Text) -> bool {
    text.0.iter().any(|span| matches!(span, Span::Seal { .. }))
}
