//! A short list of plain things, made to be copied.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// An `ArrayVec` of plain data: search copies states all the time, and this one is copied as a block, not item by item.
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct List<T, const N: usize>(ArrayVec<T, N>);

impl<T, const N: usize> List<T, N> {
    #[must_use]
    pub fn new() -> List<T, N> {
        List(ArrayVec::new())
    }
}

impl<T: Copy, const N: usize> Clone for List<T, N> {
    fn clone(&self) -> List<T, N> {
        let mut copy = ArrayVec::new();
        copy.try_extend_from_slice(&self.0).expect("a copy has room for as much as its model");
        List(copy)
    }

    fn clone_from(&mut self, model: &List<T, N>) {
        self.0.clear();
        self.0.try_extend_from_slice(&model.0).expect("a copy has room for as much as its model");
    }
}

/// `Clone` for a struct with these fields, with a `clone_from` that writes field by field over an earlier copy: a search
/// that copies large states need not move them.
#[macro_export]
macro_rules! clone_in_place {
    ($name:ident { $($field:ident),+ $(,)? }) => {
        impl Clone for $name {
            fn clone(&self) -> $name {
                $name { $($field: self.$field.clone()),+ }
            }

            fn clone_from(&mut self, model: &$name) {
                $(self.$field.clone_from(&model.$field);)+
            }
        }
    };
}

impl<T, const N: usize> From<ArrayVec<T, N>> for List<T, N> {
    fn from(items: ArrayVec<T, N>) -> List<T, N> {
        List(items)
    }
}

impl<T, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = ArrayVec<T, N>;

    fn deref(&self) -> &ArrayVec<T, N> {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut ArrayVec<T, N> {
        &mut self.0
    }
}

impl<T, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> List<T, N> {
        List(items.into_iter().collect())
    }
}

impl<T, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = arrayvec::IntoIter<T, N>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut List<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_equal_and_goes_its_own_way() {
        let model: List<u8, 4> = [3, 1, 2].into_iter().collect();
        let mut copy = model.clone();
        assert_eq!(copy, model);
        copy.push(9);
        assert_eq!((&**model, &**copy), (&[3, 1, 2][..], &[3, 1, 2, 9][..]));
        copy.clone_from(&model);
        assert_eq!(copy, model);
    }
}
