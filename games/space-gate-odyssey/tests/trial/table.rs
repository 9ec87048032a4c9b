//! Building positions.
