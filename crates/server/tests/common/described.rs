//! What the description of the API says, read by a program: operations, and an example of whatever has a schema.

use super::schema::fits;
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

/// Whether an answer to this operation is what the description says: its kind, and what it holds.
pub fn answers(method: &str, path: &str, status: u16, head: &str, said: &str) -> Result<(), String> {
    let document = document();
    let told = &document["paths"][path][method.to_lowercase()]["responses"];
    let told = told.get(status.to_string()).unwrap_or(&told["default"]);
    if (200..300).contains(&status) && told.get("content").is_none() {
        return if said.is_empty() { Ok(()) } else { Err(format!("nothing is said of an answer: {said}")) };
    }
    let mut kinds = told["content"].as_object().into_iter().flatten();
    let (kind, of) = kinds.next().ok_or_else(|| format!("nothing is said of {status}"))?;
    let is_kind = head.lines().any(|line| {
        line.to_lowercase()
            .strip_prefix("content-type: ")
            .is_some_and(|found| found.starts_with(kind.as_str()))
    });
    if !is_kind {
        return Err(format!("it is no {kind}: {head}"));
    }
    let found = if kind == "application/json" {
        serde_json::from_str(said).map_err(|error| error.to_string())?
    } else {
        Value::String(said.to_owned())
    };
    fits(&document, &of["schema"], &found)
}
