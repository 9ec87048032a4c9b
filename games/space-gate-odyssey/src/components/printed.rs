//! One side of an exoplanet as it is printed: what its family of rules reads from it.

use crate::parts::Space;
use crate::planets::spaces::{MOST_SPACES, Spaces};
use arrayvec::ArrayVec;
use orrery_core::BadBox;
use toml::{Table, Value};

/// Spaces by the number of the level, island, canal... to which they belong.
pub type Parts = ArrayVec<Spaces, 8>;
/// For each space, others to which it is tied.
pub type Needs = [Spaces; MOST_SPACES];
pub type Numbers = ArrayVec<u16, 16>;

const SIDES: &str = "exoplanet_sides";
const SPACES: &str = "exoplanet_spaces";

#[derive(Debug)]
pub struct Printed<'a> {
    pub id: &'a str,
    pub side: &'a Table,
    /// Its rows of `exoplanet_spaces`, in order.
    pub spaces: Vec<&'a Table>,
    /// The whole box, where some families have a table of their own.
    pub whole: &'a Table,
}

impl Printed<'_> {
    #[must_use]
    pub fn all(&self) -> Spaces {
        (0..self.spaces.len() as u8).map(Space).collect()
    }

    /// The spaces of one kind (SGO-7.5).
    #[must_use]
    pub fn kind(&self, kind: &str) -> Spaces {
        self.those(|row| row.get("kind").and_then(Value::as_str) == Some(kind))
    }

    #[must_use]
    pub fn marked(&self, field: &str) -> Spaces {
        self.those(|row| row.get(field).and_then(Value::as_bool) == Some(true))
    }

    fn those(&self, fits: impl Fn(&Table) -> bool) -> Spaces {
        let spaces = (0..).map(Space).zip(&self.spaces);
        spaces.filter(|(_, row)| fits(row)).map(|(space, _)| space).collect()
    }

    pub fn number(&self, field: &'static str) -> Result<u16, BadBox> {
        let value = self.field(field)?;
        as_number(value).ok_or_else(|| self.impossible(field, value))
    }

    pub fn positive(&self, field: &'static str) -> Result<u16, BadBox> {
        match self.number(field)? {
            0 => Err(self.impossible(field, &0)),
            number => Ok(number),
        }
    }

    pub fn numbers(&self, field: &'static str) -> Result<Numbers, BadBox> {
        let value = self.field(field)?;
        let list = value.as_array().filter(|list| list.len() <= Numbers::new().capacity());
        let numbers = list.and_then(|list| list.iter().map(as_number).collect::<Option<Numbers>>());
        numbers.ok_or_else(|| self.impossible(field, value))
    }

    pub fn text(&self, field: &'static str) -> Result<&str, BadBox> {
        let value = self.field(field)?;
        value.as_str().ok_or_else(|| self.impossible(field, value))
    }

    /// The spaces that bear each number in `field`, counted from one; `count` of the side says how many there are.
    pub fn parts(&self, field: &'static str, count: &'static str) -> Result<Parts, BadBox> {
        let count_printed = self.number(count)?;
        if usize::from(count_printed) > Parts::new().capacity() {
            return Err(self.impossible(count, &count_printed));
        }
        let bears = |row: &Table, number: u16| match row.get(field) {
            Some(Value::Array(several)) => several.iter().any(|one| as_number(one) == Some(number)),
            Some(one) => as_number(one) == Some(number),
            None => false,
        };
        let parts: Parts = (1..=count_printed).map(|number| self.those(|row| bears(row, number))).collect();
        if parts.iter().any(|part| part.is_empty()) {
            return Err(self.impossible(count, &count_printed));
        }
        Ok(parts)
    }

    /// The spaces that each space lists in `field` by their ids.
    pub fn needs(&self, field: &'static str) -> Result<Needs, BadBox> {
        let mut needs = [Spaces::NONE; MOST_SPACES];
        for (row, need) in self.spaces.iter().zip(&mut needs) {
            for id in row.get(field).and_then(Value::as_array).into_iter().flatten() {
                *need = need.and(Spaces::one(self.space(field, id)?));
            }
        }
        Ok(needs)
    }

    /// The neighbors of each space by a table of links that run between `a` and `b` of this `side`.
    pub fn links(&self, table: &'static str) -> Result<Needs, BadBox> {
        let mut links = [Spaces::NONE; MOST_SPACES];
        let rows = self.whole.get(table).and_then(Value::as_array).into_iter().flatten();
        for row in rows.filter(|row| row.get("side").and_then(Value::as_str) == Some(self.id)) {
            let end = |name| row.get(name).map_or(Err(self.unknown(name, "")), |id| self.space(name, id));
            let (a, b) = (end("a")?, end("b")?);
            links[a.index()] = links[a.index()].and(Spaces::one(b));
            links[b.index()] = links[b.index()].and(Spaces::one(a));
        }
        Ok(links)
    }

    fn space(&self, field: &'static str, id: &Value) -> Result<Space, BadBox> {
        let at = self.spaces.iter().position(|row| row.get("id") == Some(id));
        at.map(|at| Space(at as u8)).ok_or_else(|| BadBox::Unknown {
            table: SPACES,
            id: self.id.to_owned(),
            field,
            value: id.to_string(),
        })
    }

    fn field(&self, field: &'static str) -> Result<&Value, BadBox> {
        self.side.get(field).ok_or_else(|| self.unknown(field, ""))
    }

    #[must_use]
    pub fn unknown(&self, field: &'static str, value: &str) -> BadBox {
        BadBox::Unknown { table: SIDES, id: self.id.to_owned(), field, value: value.to_owned() }
    }

    #[must_use]
    pub fn impossible(&self, field: &'static str, value: &dyn ToString) -> BadBox {
        BadBox::Impossible { table: SIDES, id: self.id.to_owned(), field, value: value.to_string() }
    }
}

fn as_number(value: &Value) -> Option<u16> {
    value.as_integer().and_then(|number| u16::try_from(number).ok()).filter(|&number| number < 1000)
}
