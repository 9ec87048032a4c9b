//! What the description of the API says, read by a program: operations, and an example of whatever has a schema.

use serde_json::{Map, Value, json};

pub fn document() -> Value {
    serde_json::from_str(include_str!("../../openapi.json")).unwrap()
}

/// One thing that can be asked for.
#[derive(Clone, Debug)]
pub struct Operation {
    pub method: String,
    /// With `{id}` and the like where something must be named.
    pub path: String,
    /// What may be said behind the question mark.
    pub queries: Vec<String>,
    /// An example of what may be sent.
    pub body: Option<Value>,
}

pub fn operations() -> Vec<Operation> {
    let document = document();
    let paths = document["paths"].as_object().unwrap().iter();
    let all = paths.flat_map(|(path, methods)| methods.as_object().unwrap().iter().map(move |of| (path, of)));
    let operations = all.map(|(path, (method, of))| Operation {
        method: method.to_uppercase(),
        path: path.clone(),
        queries: named(of, "query"),
        body: of["requestBody"]["content"]["application/json"]
            .get("schema")
            .map(|schema| example(&document, schema)),
    });
    operations.collect()
}

/// An example of every command that can be said on a socket.
pub fn commands() -> Vec<Value> {
    let document = document();
    let variants = document["components"]["schemas"]["Command"]["oneOf"].as_array().unwrap();
    variants.iter().map(|schema| example(&document, schema)).collect()
}

fn named(operation: &Value, place: &str) -> Vec<String> {
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let wanted = parameters.filter(|parameter| parameter["in"] == place);
    wanted.map(|parameter| parameter["name"].as_str().unwrap().to_owned()).collect()
}

fn example(document: &Value, schema: &Value) -> Value {
    if let Some(name) = schema["$ref"].as_str() {
        return example(document, document.pointer(name.trim_start_matches('#')).unwrap());
    }
    let first = |list: &str| schema[list].as_array().and_then(|list| list.first());
    if let Some(one) = schema.get("const").or_else(|| first("enum")).or_else(|| first("examples")) {
        return one.clone();
    }
    if let Some(one) = first("oneOf") {
        return example(document, one);
    }
    match schema["type"].as_str() {
        Some("object") => {
            let fields = schema["properties"].as_object().into_iter().flatten();
            Value::Object(
                fields.map(|(name, of)| (name.clone(), example(document, of))).collect::<Map<_, _>>(),
            )
        }
        Some("array") => json!([example(document, &schema["items"])]),
        Some("string") => json!("text"),
        Some("boolean") => json!(true),
        Some("integer" | "number") => schema.get("minimum").cloned().unwrap_or(json!(1)),
        _ => json!(null),
    }
}
