//! The picture of a position.
