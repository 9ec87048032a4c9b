//! The whole picture: bar, prompt, board, players.

use crate::easel::Easel;
use crate::flow::{Align, Hand, label};
use crate::fonts::{Face, SANS};
use crate::pen::{Block, Frame, circle, escaped, line, number, paint};
use crate::spans::thin;
use crate::symbols::sign;
use crate::{Picture, globe, symbols};
use orrery_core::Viewer;
use orrery_scene::{Prompt, Scene, Text, Weight};

const WIDTH: f32 = 1440.0;
const MARGIN: f32 = 32.0;
const SIDE: f32 = 330.0;
const BAR: f32 = 52.0;
/// Choices that no click on the board reaches: so many of them are shown.
const LOOSE: usize = 6;

pub(crate) fn svg(picture: &Picture<'_>) -> String {
    let easel = Easel::new(picture);
    let mut page = bar(picture, &easel);
    page.stack(0.0, &prompt(picture, &easel));
    let board = easel.panels(&picture.scene.panels, WIDTH - 2.0 * MARGIN - SIDE - 18.0);
    let first = match picture.viewer {
        Viewer::Seat(seat) => Some(seat.index()),
        Viewer::Spectator => None,
    };
    let mats = easel.mats(picture.scene, first, SIDE);
    let top = page.height + 20.0;
    page.put(MARGIN, top, &board);
    page.put(WIDTH - MARGIN - SIDE, top, &mats);
    page.height = (top + board.height.max(mats.height) + 24.0).ceil();
    framed(picture, &easel, &page)
}

fn framed(picture: &Picture<'_>, easel: &Easel<'_>, page: &Block) -> String {
    let (ground, glow) = (easel.ink.of("ground").hex(), easel.ink.of("ground-glow").hex());
    let glow = format!(
        "<radialGradient id=\"sky\" cx=\"0.5\" cy=\"0\" r=\"0.9\"><stop offset=\"0\" stop-color=\"{glow}\"/>\
         <stop offset=\"1\" stop-color=\"{ground}\"/></radialGradient>"
    );
    let (symbols, drawn) = symbols::defined(&page.svg, picture.icons, &easel.ink);
    let lights = globe::lights(&drawn, &easel.ink);
    let [wide, high] = [WIDTH, page.height].map(number);
    let title = escaped(&format!("{}. {}", picture.title, easel.spoken(&picture.scene.prompt.sentence)));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}\" height=\"{high}\" viewBox=\"0 0 {wide} {high}\" \
         font-family=\"{SANS}\"><title>{title}</title><defs>{glow}{symbols}{lights}</defs>\
         <rect width=\"{wide}\" height=\"{high}\" fill=\"url(#sky)\"/>{drawn}</svg>\n"
    )
}

fn bar(picture: &Picture<'_>, easel: &Easel<'_>) -> Block {
    let ink = &easel.ink;
    let middle = BAR / 2.0;
    let mut block = Block { height: BAR, svg: String::new() };
    block.svg.push_str(&sign("i-logo", MARGIN, middle - 14.0, 28.0, ink.of("brass"), thin(28.0)));
    let put = |text: &str, x: f32, hand: &Hand| label(text, x, middle, hand, WIDTH / 2.0);
    let mut x = MARGIN + 38.0;
    let (brand, wide) = put("Orrery", x, &easel.serif(20.0, "text"));
    x += wide + 16.0;
    block.svg.push_str(&brand);
    block.svg.push_str(&line(x, middle - 15.0, x, middle + 15.0, &ink.of("line-strong").stroke(1.0)));
    x += 17.0;
    let (title, wide) = put(picture.title, x, &easel.serif(21.0, "accent"));
    block.svg.push_str(&title);
    x += wide + 16.0;
    let heading = easel.text(&picture.scene.heading, &easel.hand(13.0, "text-2"), WIDTH - x - 360.0);
    block.put(x, middle - heading.height / 2.0, &heading);
    if !picture.caption.is_empty() {
        let hand = Hand { align: Align::End, ..easel.hand(13.0, "text-3") };
        let caption = easel.text(&Text::plain(picture.caption), &hand, 330.0);
        block.put(WIDTH - MARGIN - 330.0, middle - caption.height / 2.0, &caption);
    }
    block.svg.push_str(&line(0.0, BAR - 0.5, WIDTH, BAR - 0.5, &ink.of("line").stroke(1.0)));
    block
}

fn prompt(picture: &Picture<'_>, easel: &Easel<'_>) -> Block {
    let scene = picture.scene;
    let buttons = buttons(scene, easel);
    let wide: f32 = buttons.iter().map(|(wide, _)| wide + 8.0).sum();
    let crest = match picture.viewer {
        Viewer::Seat(seat) => Some(easel.crest_atom(seat, 40.0, "")),
        Viewer::Spectator => None,
    };
    let left = MARGIN + if crest.is_some() { 52.0 } else { 0.0 };
    let free = WIDTH - left - MARGIN;
    let beside = wide > 0.0 && wide <= free * 0.68;
    let room = if beside { free - wide - 16.0 } else { free };
    let say = said(&scene.prompt, easel, room);
    let mut block = Block { height: say.height.max(40.0) + 20.0, svg: String::new() };
    let middle = block.height / 2.0;
    if let Some(crest) = crest {
        block.svg.push_str(&crate::pen::moved(MARGIN, middle - 20.0, &crest.svg));
    }
    block.put(left, middle - say.height / 2.0, &say);
    let (mut x, mut y) =
        if beside { (WIDTH - MARGIN - wide + 8.0, middle) } else { (left, block.height + 12.0) };
    for (wide, button) in &buttons {
        if x > left && x + wide > WIDTH - MARGIN + 0.5 {
            (x, y) = (left, y + 52.0);
        }
        block.put(x, y - button.height / 2.0, button);
        block.height = block.height.max(y + button.height / 2.0 + 8.0);
        x += wide + 8.0;
    }
    let ground = Frame::new(WIDTH, block.height, 0.0).drawn(&easel.ink.of("panel").fill());
    block.svg = ground + &block.svg;
    for (y, color) in [(block.height - 3.5, "line"), (block.height - 0.5, "line-strong")] {
        block.svg.push_str(&line(0.0, y, WIDTH, y, &easel.ink.of(color).stroke(1.0)));
    }
    block
}

fn said(prompt: &Prompt, easel: &Easel<'_>, room: f32) -> Block {
    let hand = Hand { piece: 20.0, icon: 20.0, ..easel.serif(20.0, "text") };
    let mut atoms = easel.atoms(&prompt.sentence, &hand);
    if let Some((done, of)) = prompt.pips {
        for at in 0..of {
            let ground = if at < done { easel.ink.of("brass") } else { crate::Color::NONE };
            let pip = circle(4.5, 4.5, 3.75, &paint(ground, easel.ink.of("brass"), 1.5));
            let before = if at == 0 { 10.0 } else { 4.0 };
            atoms.push(crate::flow::Atom { before, ..crate::spans::square(9.0, pip) });
        }
    }
    let mut block = crate::flow::set(&atoms, &hand, room);
    if !prompt.help.is_empty() {
        let hand = Hand { piece: 16.0, icon: 16.0, ..easel.hand(13.0, "text-2") };
        block.stack(3.0, &easel.text(&prompt.help, &hand, room));
    }
    block
}

/// The verbs that can be chosen now, and the choices that stand in no verb and no place.
fn buttons(scene: &Scene, easel: &Easel<'_>) -> Vec<(f32, Block)> {
    if !scene.prompt.mine {
        return Vec::new();
    }
    let possible = scene
        .verbs
        .iter()
        .filter(|verb| scene.choices.iter().any(|choice| choice.verb.as_ref() == Some(&verb.id)));
    let verbs =
        possible.map(|verb| button(easel, verb.icon.as_deref(), &verb.label, &verb.preview, verb.weight));
    let loose = scene.choices.iter().filter(|choice| choice.verb.is_none() && choice.path.is_empty());
    let loose =
        loose.take(LOOSE).map(|choice| button(easel, None, &choice.label, &choice.preview, Weight::Plain));
    verbs.chain(loose).collect()
}

fn button(
    easel: &Easel<'_>,
    icon: Option<&str>,
    label: &Text,
    preview: &Text,
    weight: Weight,
) -> (f32, Block) {
    let main = weight == Weight::Main;
    let color = |plain: &'static str| if main { "on-brass" } else { plain };
    let ink = |name| easel.ink.of(name);
    let bold =
        Hand { face: Face::Bold, strong: ink(color("text")), piece: 18.0, ..easel.hand(14.0, color("text")) };
    let small =
        Hand { strong: ink(color("text")), piece: 13.0, icon: 13.0, ..easel.hand(12.0, color("text-2")) };
    let inner = easel.extent(label, &bold).max(easel.extent(preview, &small)).min(280.0);
    let left = if icon.is_some() { 39.0 } else { 12.0 };
    let wide = left + inner + 12.0;
    let mut text = easel.text(label, &bold, inner + 0.5);
    if !preview.is_empty() {
        text.stack(0.0, &easel.text(preview, &small, inner + 0.5));
    }
    let height = (text.height + 8.0).max(42.0);
    let frame = Frame::new(wide, height, 8.0).out(-0.5);
    let look = match weight {
        Weight::Main => paint(ink("main"), ink("main"), 1.0),
        Weight::Plain => paint(ink("surface"), ink("line-strong"), 1.0),
        Weight::Quiet => paint(crate::Color::NONE, ink("line"), 1.0),
    };
    let mut block = Block { height, svg: frame.drawn(&look) };
    if let Some(icon) = icon {
        block.svg.push_str(&sign(icon, 10.0, height / 2.0 - 11.0, 22.0, ink(color("brass")), thin(22.0)));
    }
    block.put(left, (height - text.height) / 2.0, &text);
    (wide, block)
}
