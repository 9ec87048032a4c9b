//! What is remembered of a picture that was shown: a hash for each of its parts, so that the next one can be compared
//! with it. A picture has thousands of small things all over the memory; its shadow is one short list.

mod fingerprint;

use fingerprint::fingerprint;
use rustc_hash::FxHasher;
use serde::Serialize;
use std::hash::Hasher;

/// The shadow of some data, the whole before its parts.
#[derive(Clone, Debug, Default)]
pub struct Shadow(Vec<Shade>);

/// The shadow of one part.
#[derive(Clone, Copy, Debug)]
struct Shade {
    hash: u64,
    /// How many shades it takes: its own, and those of its parts.
    size: u32,
    /// Which of several kinds of thing it is.
    kind: u32,
}

impl Shadow {
    pub fn of(data: &impl Shady) -> Shadow {
        let mut shadow = Shadow::default();
        data.cast(&mut shadow);
        shadow.0.shrink_to_fit();
        shadow
    }

    /// All there is; nothing of an empty shadow.
    pub(crate) fn whole(&self) -> Option<Part<'_>> {
        (!self.0.is_empty()).then_some(Part(&self.0))
    }

    /// Something that is told whole or not at all.
    pub fn plain(&mut self, data: &(impl Serialize + ?Sized)) {
        self.0.push(Shade { hash: fingerprint(data), size: 1, kind: 0 });
    }

    /// Something of this kind that has parts.
    pub fn parted(&mut self, kind: u32, cast_parts: impl FnOnce(&mut Shadow)) {
        let at = self.0.len();
        self.0.push(Shade { hash: 0, size: 1, kind });
        cast_parts(self);
        let mut hasher = hasher();
        hasher.write_u32(kind);
        Part(&self.0[at..]).parts().for_each(|part| hasher.write_u64(part.hash()));
        self.0[at] = Shade { hash: hasher.finish(), size: (self.0.len() - at) as u32, kind };
    }
}

/// It begins with something: from nothing, any number of zeros would lead to nothing.
fn hasher() -> FxHasher {
    FxHasher::with_seed(0x9e37_79b9)
}

/// Data that casts a shadow.
pub trait Shady: Serialize {
    fn cast(&self, shadow: &mut Shadow) {
        shadow.plain(self);
    }
}

/// A part of a shadow with all that belongs to it.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a>(&'a [Shade]);

impl<'a> Part<'a> {
    pub(crate) fn hash(self) -> u64 {
        self.0[0].hash
    }

    pub(crate) fn kind(self) -> u32 {
        self.0[0].kind
    }

    /// What it is made of, one after the other.
    pub fn parts(self) -> impl Iterator<Item = Part<'a>> {
        let mut rest = self.0.get(1..).unwrap_or_default();
        std::iter::from_fn(move || {
            let size = if rest.is_empty() { return None } else { (rest[0].size as usize).min(rest.len()) };
            let (part, behind) = rest.split_at(size);
            rest = behind;
            Some(Part(part))
        })
    }
}
