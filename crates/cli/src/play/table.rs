//! The person at the table: what they are shown, and what their orders do.

use super::game::{Game, OWN};
use super::orders::Order;
use super::screen::{Look, Screen};
use super::tell::{Teller, joined};
use crate::boxes::shown;
use crate::speech::{Speech, Trouble};
use orrery_scene::{Choice, Refused, Say, Scene};
use orrery_table::Fault;
use std::fs::OpenOptions;
use std::io::{BufRead, ErrorKind, IsTerminal, Write};
use std::path::Path;

/// So much of the log is shown when somebody asks for it.
const LATEST: usize = 40;

pub struct Seated<'a> {
    pub speech: &'a Speech,
    pub screen: Screen,
    pub names: Vec<String>,
    pub game: Game,
}

/// What follows an order.
enum Next {
    /// Somebody acted: the game goes on.
    GoOn,
    /// Only something was shown.
    Stay,
    Leave,
}

impl Seated<'_> {
    pub fn play(&mut self, input: &mut dyn BufRead) -> Result<(), Trouble> {
        self.greet()?;
        let mut heading = None;
        loop {
            let passed = self.game.go_on().map_err(|fault| self.fault(&fault))?;
            self.news()?;
            let scene = self.game.scene();
            // The table is shown anew when somebody else has acted, or a new turn begins.
            let fresh = passed || heading.as_ref() != Some(&scene.heading);
            heading = Some(scene.heading.clone());
            if self.game.is_over() {
                self.over(&scene)?;
            } else {
                if fresh {
                    self.board(&scene)?;
                }
                self.ask(&scene)?;
            }
            loop {
                match self.obey(&scene, input)? {
                    Next::GoOn => break,
                    Next::Stay => {}
                    Next::Leave => return Ok(()),
                }
            }
        }
    }

    fn teller(&self) -> Teller<'_> {
        Teller { names: &self.names }
    }

    fn line(&self, look: Look, indent: usize, text: &str) -> Result<(), Trouble> {
        self.screen.print(self.speech, look, indent, text)
    }

    fn say(&self, look: Look, id: &str, args: &[(&str, Say)]) -> Result<(), Trouble> {
        self.line(look, 0, &self.speech.say(id, args))
    }

    fn greet(&self) -> Result<(), Trouble> {
        let title = self.game.table.kit().title().name(self.speech.lang());
        let rivals = self.names[1..].join(", ");
        let args = [("game", title.into()), ("own", self.names[0].clone().into()), ("rivals", rivals.into())];
        self.say(Look::Title, if self.names.len() == 1 { "play-alone" } else { "play-begins" }, &args)?;
        self.say(Look::Quiet, "play-hint", &[])
    }

    fn news(&mut self) -> Result<(), Trouble> {
        let teller = Teller { names: &self.names };
        let news = self.game.news(&teller);
        news.iter().try_for_each(|line| self.line(Look::Quiet, 2, line))
    }

    fn board(&self, scene: &Scene) -> Result<(), Trouble> {
        let heading = self.teller().say(&scene.heading);
        self.line(Look::Plain, 0, "")?;
        if !heading.is_empty() {
            self.line(Look::Title, 0, &format!("═══ {heading} ═══"))?;
        }
        for (look, indent, text) in self.teller().board(scene) {
            self.line(look, indent, &text)?;
        }
        Ok(())
    }

    /// The question with its numbered answers.
    fn ask(&self, scene: &Scene) -> Result<(), Trouble> {
        self.line(Look::Plain, 0, "")?;
        self.prompt(scene)?;
        for (at, choice) in choices(scene).iter().enumerate() {
            let [label, preview] = [&choice.label, &choice.preview].map(|text| self.teller().say(text));
            self.line(Look::Plain, 2, &format!("{}. {}", at + 1, joined([label, preview], " — ")))?;
        }
        Ok(())
    }

    fn prompt(&self, scene: &Scene) -> Result<(), Trouble> {
        self.line(Look::Strong, 0, &self.teller().say(&scene.prompt.sentence))?;
        let help = self.teller().say(&scene.prompt.help);
        if help.is_empty() { Ok(()) } else { self.line(Look::Quiet, 0, &help) }
    }

    fn obey(&mut self, scene: &Scene, input: &mut dyn BufRead) -> Result<Next, Trouble> {
        if std::io::stdin().is_terminal() {
            crate::output::print(self.speech, "> ")?;
        }
        if crate::output::is_unread() {
            return Ok(Next::Leave);
        }
        let Some(order) = Order::next(self.speech, input) else {
            if !self.game.is_over() {
                self.say(Look::Quiet, "play-input-ended", &[])?;
            }
            return Ok(Next::Leave);
        };
        match order {
            Order::Quit => {
                self.say(Look::Quiet, "play-farewell", &[])?;
                return Ok(Next::Leave);
            }
            Order::Choose(number) => return self.choose(scene, number),
            Order::Undo => match self.game.undo() {
                Ok(()) => {
                    self.say(Look::Quiet, "play-undone", &[])?;
                    return Ok(Next::GoOn);
                }
                Err(fault) => self.line(Look::Refused, 0, &self.fault(&fault).sentence)?,
            },
            Order::Help => self.say_each("play-help")?,
            Order::Why(number) => self.why(scene, number)?,
            Order::Log => {
                let lines = self.game.lines(0, &self.teller());
                let from = lines.len().saturating_sub(LATEST);
                lines[from..].iter().try_for_each(|line| self.line(Look::Plain, 2, line))?;
            }
            Order::Scores => self.scores(scene)?,
            Order::Board => self.board(scene)?,
            Order::Save(file) => self.save(&file)?,
            Order::Again if self.game.is_over() => {}
            Order::Again => self.ask(scene)?,
            Order::Unknown(order) => self.say(Look::Refused, "play-unknown", &[("order", order.into())])?,
        }
        Ok(Next::Stay)
    }

    fn choose(&mut self, scene: &Scene, number: usize) -> Result<Next, Trouble> {
        if self.game.is_over() {
            self.say(Look::Refused, "play-is-over", &[])?;
            return Ok(Next::Stay);
        }
        let choices = choices(scene);
        let Some(choice) = number.checked_sub(1).and_then(|at| choices.get(at)) else {
            let args = [("number", number.into()), ("count", choices.len().into())];
            self.say(Look::Refused, "play-no-choice", &args)?;
            return Ok(Next::Stay);
        };
        match self.game.answer(OWN, choice.action.clone()) {
            Ok(()) => Ok(Next::GoOn),
            Err(fault) => {
                self.line(Look::Refused, 0, &self.fault(&fault).sentence)?;
                Ok(Next::Stay)
            }
        }
    }

    /// The lines of a message, one by one.
    fn say_each(&self, id: &str) -> Result<(), Trouble> {
        self.speech.word(id).lines().try_for_each(|line| self.line(Look::Plain, 2, line))
    }

    fn why(&self, scene: &Scene, number: Option<usize>) -> Result<(), Trouble> {
        let refused = refused(scene);
        match number {
            _ if refused.is_empty() => self.say(Look::Plain, "play-nothing-refused", &[]),
            None => refused.iter().enumerate().try_for_each(|(at, refused)| {
                self.line(Look::Plain, 2, &format!("{}. {}", at + 1, self.teller().say(&refused.label)))
            }),
            Some(number) => match number.checked_sub(1).and_then(|at| refused.get(at)) {
                Some(refused) => {
                    let [label, reason] =
                        [&refused.label, &refused.reason].map(|text| self.teller().say(text));
                    self.line(Look::Plain, 2, &format!("{label}: {reason} [{}]", refused.clause))
                }
                None => {
                    let args = [("number", number.into()), ("count", refused.len().into())];
                    self.say(Look::Refused, "play-no-refusal", &args)
                }
            },
        }
    }

    /// Points by source, each with the clause that grants them.
    fn scores(&self, scene: &Scene) -> Result<(), Trouble> {
        for score in &scene.scores {
            let args = [("name", self.teller().name(score.seat).into()), ("points", score.total.into())];
            self.say(Look::Strong, "play-score", &args)?;
            for source in &score.points {
                let text = self.teller().say(&source.text);
                let points = source.points.to_string();
                let indent = 6_usize.saturating_sub(points.len());
                self.line(Look::Plain, indent, &format!("{points} {text} [{}]", source.clause))?;
            }
            for tie in &score.ties {
                self.line(Look::Plain, 7, &format!("{} [{}]", self.teller().say(&tie.text), tie.clause))?;
            }
        }
        Ok(())
    }

    fn over(&self, scene: &Scene) -> Result<(), Trouble> {
        self.line(Look::Plain, 0, "")?;
        self.prompt(scene)?;
        let Some(end) = self.game.table.ended() else { return Ok(()) };
        let mut ranking: Vec<(u8, usize)> = end.places.iter().copied().zip(0..).collect();
        ranking.sort_unstable();
        for (place, seat) in ranking.into_iter().filter(|_| end.places.len() > 1) {
            let args: [(&str, Say); 3] = [
                ("place", place.into()),
                ("name", self.names[seat].clone().into()),
                ("points", end.points.get(seat).copied().unwrap_or_default().into()),
            ];
            self.say(Look::Strong, "play-place", &args)?;
        }
        self.scores(scene)
    }

    /// Never over a file that is there.
    fn save(&self, file: &Path) -> Result<(), Trouble> {
        let record = self.game.table.record().write();
        let opened = OpenOptions::new().write(true).create_new(true).open(file);
        let written = opened.and_then(|mut opened| opened.write_all(record.as_bytes()));
        let name = ("file", Say::from(shown(file)));
        match written {
            Ok(()) => self.say(Look::Quiet, "play-saved", &[name]),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                self.say(Look::Refused, "file-exists", &[name])
            }
            Err(error) => {
                let because = ("because", self.speech.of_writing(&error).into());
                self.say(Look::Refused, "file-unwritable", &[name, because])
            }
        }
    }

    fn fault(&self, fault: &Fault) -> Trouble {
        let sentence = fault.tell(self.speech.words(), Some(&**self.game.table.kit()));
        Trouble { exit: 1, sentence }
    }
}

/// Each action once, however many ways on the board lead to it.
fn choices(scene: &Scene) -> Vec<&Choice> {
    let mut once: Vec<&Choice> = Vec::new();
    for choice in &scene.choices {
        if !once.iter().any(|known| known.action == choice.action) {
            once.push(choice);
        }
    }
    once
}

fn refused(scene: &Scene) -> Vec<&Refused> {
    let mut once: Vec<&Refused> = Vec::new();
    for refused in &scene.refused {
        let same = |known: &&Refused| known.label == refused.label && known.reason == refused.reason;
        if !once.iter().any(same) {
            once.push(refused);
        }
    }
    once
}
