//! A short list of plain things, as plain as they are.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::array;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::iter::Take;
use std::ops::{Deref, DerefMut};

/// So many things at most, in their order. Search copies states all the time, and a state made of lists is copied as one
/// block: what a list has room for is copied with it. `Default` fills that room; nobody ever sees it.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(from = "ArrayVec<T, N>", into = "ArrayVec<T, N>")]
#[serde(bound(serialize = "T: Copy + Serialize", deserialize = "T: Copy + Default + Deserialize<'de>"))]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    #[must_use]
    pub fn new() -> List<T, N> {
        const { assert!(N <= u8::MAX as usize) };
        List { items: [T::default(); N], len: 0 }
    }
}

impl<T: Copy, const N: usize> List<T, N> {
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.len() == N
    }

    /// Adds an item at the end, where there must be room.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    pub fn pop(&mut self) -> Option<T> {
        let last = *self.last()?;
        self.len -= 1;
        Some(last)
    }

    /// Puts an item before the one at this place, or at the end.
    pub fn insert(&mut self, at: usize, item: T) {
        let end = self.len();
        self.push(item);
        self.copy_within(at..end, at + 1);
        self[at] = item;
    }

    /// Takes the item at this place out; those behind it move up.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        self.copy_within(at + 1.., at);
        self.len -= 1;
        item
    }

    /// Keeps those that pass, in their order.
    pub fn retain(&mut self, mut passes: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for at in 0..self.len() {
            if passes(&self[at]) {
                self[kept] = self[at];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> List<T, N> {
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len).min(N)]
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.as_slice()
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len).min(N)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List::new()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> List<T, N> {
        let mut list = List::new();
        list.extend(items);
        list
    }
}

impl<T: Copy, const N: usize> Extend<T> for List<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default, const N: usize> From<ArrayVec<T, N>> for List<T, N> {
    fn from(items: ArrayVec<T, N>) -> List<T, N> {
        items.into_iter().collect()
    }
}

impl<T: Copy, const N: usize> From<List<T, N>> for ArrayVec<T, N> {
    fn from(list: List<T, N>) -> ArrayVec<T, N> {
        list.into_iter().collect()
    }
}

impl<T, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = Take<array::IntoIter<T, N>>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(usize::from(self.len))
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut List<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(items: &[u8]) -> List<u8, 4> {
        items.iter().copied().collect()
    }

    #[test]
    fn items_come_and_go_in_order() {
        let mut some = list(&[3, 1, 2]);
        some.insert(1, 9);
        assert_eq!((&*some, some.is_full()), (&[3, 9, 1, 2][..], true));
        assert_eq!((some.remove(0), some.pop()), (3, Some(2)));
        some.push(4);
        some.retain(|&item| item != 1);
        assert_eq!(some.into_iter().rev().collect::<Vec<_>>(), [4, 9]);
        some.clear();
        assert_eq!((some.pop(), some.len()), (None, 0));
    }

    #[test]
    fn a_copy_goes_its_own_way() {
        let model = list(&[3, 1, 2]);
        let mut copy = model;
        copy.push(9);
        assert_eq!((&*model, &*copy), (&[3, 1, 2][..], &[3, 1, 2, 9][..]));
    }

    #[test]
    fn what_was_there_before_makes_no_difference() {
        let mut emptied = list(&[3, 1, 2, 5]);
        (0..3).for_each(|_| _ = emptied.pop());
        assert_eq!((emptied, format!("{emptied:?}")), (list(&[3]), "[3]".to_string()));
        let hash = |list: List<u8, 4>| {
            let mut hasher = std::hash::DefaultHasher::new();
            list.hash(&mut hasher);
            hasher.finish()
        };
        assert_eq!(hash(emptied), hash(list(&[3])));
    }

    #[test]
    fn a_list_is_told_item_by_item_and_never_longer_than_it_may_be() {
        assert_eq!(serde_json::to_value(list(&[3, 1])).unwrap(), serde_json::json!([3, 1]));
        let read = |items: &[u8]| serde_json::from_value::<List<u8, 4>>(serde_json::json!(items));
        assert_eq!(read(&[3, 1]).unwrap(), list(&[3, 1]));
        assert!(read(&[1, 2, 3, 4, 5]).is_err());
    }
}
