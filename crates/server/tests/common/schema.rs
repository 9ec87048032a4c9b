//! Holds a value against a schema of the API's description, in the few words that it uses: any other word is an error.

use serde_json::Value;

/// Says what is wrong with the value, and where.
pub fn fits(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    let words = schema.as_object().ok_or_else(|| format!("{schema} is no schema"))?;
    words.iter().try_for_each(|(word, of)| keeps(document, (word, of), schema, value))
}

fn keeps(document: &Value, (word, of): (&str, &Value), schema: &Value, value: &Value) -> Result<(), String> {
    let says = |so: bool| if so { Ok(()) } else { Err(format!("{value} does not keep to {word}: {of}")) };
    let at_least = |found: Option<f64>| says(found.is_none_or(|found| found >= of.as_f64().unwrap()));
    let at_most = |found: Option<f64>| says(found.is_none_or(|found| found <= of.as_f64().unwrap()));
    let letters = || value.as_str().map(|text| text.chars().count() as f64);
    let parts = || value.as_array().map(|list| list.len() as f64);
    match word {
        // What names and sayings may be is asked of requests, and tried with them.
        "description" | "examples" | "pattern" => Ok(()),
        "$ref" => {
            let place = of.as_str().unwrap().trim_start_matches('#');
            fits(document, document.pointer(place).unwrap(), value)
        }
        "const" => says(value == of),
        "enum" => says(of.as_array().unwrap().contains(value)),
        "type" => {
            let mut kinds = of.as_array().map_or(std::slice::from_ref(of), Vec::as_slice).iter();
            says(kinds.any(|kind| is_a(kind.as_str().unwrap(), value)))
        }
        "minimum" => at_least(value.as_f64()),
        "maximum" => at_most(value.as_f64()),
        "minLength" => at_least(letters()),
        "maxLength" => at_most(letters()),
        "minItems" => at_least(parts()),
        "maxItems" => at_most(parts()),
        "oneOf" => {
            let tried = of.as_array().unwrap().iter().map(|one| fits(document, one, value));
            let (fitting, others): (Vec<_>, Vec<_>) = tried.partition(Result::is_ok);
            if fitting.len() == 1 { Ok(()) } else { Err(format!("{} fit: {others:?}", fitting.len())) }
        }
        "items" => value.as_array().into_iter().flatten().try_for_each(|part| fits(document, of, part)),
        "required" => {
            let missing = |name: &&Value| value.get(name.as_str().unwrap()).is_none();
            let missing = of.as_array().unwrap().iter().find(missing).filter(|_| value.is_object());
            missing.map_or(Ok(()), |name| Err(format!("{name} is missing in {value}")))
        }
        "properties" => {
            let fields = value.as_object().into_iter().flatten();
            let described = fields.filter_map(|(name, found)| Some((name, of.get(name)?, found)));
            described.into_iter().try_for_each(|(name, of, found)| {
                fits(document, of, found).map_err(|because| format!("{name}: {because}"))
            })
        }
        "additionalProperties" => {
            let described = |name: &String| schema["properties"].get(name).is_some();
            let others = value.as_object().into_iter().flatten().filter(|(name, _)| !described(name));
            others.into_iter().try_for_each(|(name, found)| match of {
                Value::Bool(true) => Ok(()),
                Value::Bool(false) => Err(format!("nothing is said of {name}")),
                of => fits(document, of, found),
            })
        }
        word => Err(format!("{word} is not understood here")),
    }
}

fn is_a(kind: &str, value: &Value) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "null" => value.is_null(),
        _ => false,
    }
}
