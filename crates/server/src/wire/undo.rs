//! What may be taken back at a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum UndoRule {
    /// What is free at once, and the rest with the consent of others.
    #[default]
    Consent,
    /// Only what is free: nobody learnt anything by it, and nobody has decided since.
    Free,
    /// Nothing.
    Off,
}

impl From<UndoRule> for orrery_store::UndoRule {
    fn from(rule: UndoRule) -> orrery_store::UndoRule {
        match rule {
            UndoRule::Consent => orrery_store::UndoRule::Consent,
            UndoRule::Free => orrery_store::UndoRule::Free,
            UndoRule::Off => orrery_store::UndoRule::Off,
        }
    }
}

impl From<orrery_store::UndoRule> for UndoRule {
    fn from(rule: orrery_store::UndoRule) -> UndoRule {
        match rule {
            orrery_store::UndoRule::Consent => UndoRule::Consent,
            orrery_store::UndoRule::Free => UndoRule::Free,
            orrery_store::UndoRule::Off => UndoRule::Off,
        }
    }
}
