//! What others send, read as what it should be.

use crate::problem::Problem;
use serde::de::DeserializeOwned;

/// Everything that is sent has names for its parts. Serde would also take a mere list of them, in an order of which
/// nothing is promised.
pub(crate) fn read<T: DeserializeOwned>(json: &[u8]) -> Result<T, Problem> {
    if !json.trim_ascii_start().starts_with(b"{") {
        return Err(Problem::Malformed("expected an object".into()));
    }
    serde_json::from_slice(json).map_err(|error| Problem::Malformed(error.to_string()))
}
