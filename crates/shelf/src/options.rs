//! Options as hosts write them: any field left out has its default, and no field is made up.

use crate::Unfit;
use orrery_core::Data;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The given options with every default filled in.
pub fn complete<O: Data + Default>(given: &Value) -> Result<Value, Unfit> {
    let mut whole = written(&O::default());
    let given: Option<Map<String, Value>> = read(given)?;
    for (key, value) in given.into_iter().flatten() {
        let Some(place) = whole.get_mut(&key) else { return Err(Unfit::UnknownOption(key)) };
        *place = value;
    }
    read::<O>(&whole).map(|options| written(&options))
}

/// Options from their complete form.
pub fn read<O: DeserializeOwned>(options: &Value) -> Result<O, Unfit> {
    O::deserialize(options).map_err(|error| Unfit::Malformed(error.to_string()))
}

fn written(options: &impl Data) -> Value {
    serde_json::to_value(options).expect("options are plain data")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::{Deserialize, Serialize};
    use serde_json::json;

    #[derive(Clone, Debug, Default, Serialize, Deserialize)]
    struct Variants {
        blue: bool,
        first: Option<u8>,
    }

    #[test]
    fn what_is_left_out_has_its_default() {
        let whole = complete::<Variants>(&json!({"first": 2})).unwrap();
        assert_eq!(whole, json!({"blue": false, "first": 2}));
        assert_eq!(complete::<Variants>(&Value::Null).unwrap(), json!({"blue": false, "first": null}));
        assert_eq!(complete::<()>(&json!({})).unwrap(), Value::Null);
    }

    #[test]
    fn nothing_is_made_up_or_misread() {
        assert_eq!(complete::<Variants>(&json!({"red": 1})), Err(Unfit::UnknownOption("red".to_owned())));
        assert_eq!(complete::<()>(&json!({"red": 1})), Err(Unfit::UnknownOption("red".to_owned())));
        assert!(matches!(complete::<Variants>(&json!({"blue": 7})), Err(Unfit::Malformed(_))));
        for odd in [json!("blue"), json!([]), json!([true, 2]), json!(7)] {
            assert!(matches!(complete::<Variants>(&odd), Err(Unfit::Malformed(_))), "{odd}");
        }
    }
}
