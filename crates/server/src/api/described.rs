//! The description of this API for programs (OpenAPI): kept by hand, proved by a test.

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

const DOCUMENT: &str = include_str!("../../openapi.json");

pub(super) async fn document() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], DOCUMENT)
}

#[cfg(test)]
mod tests {
    use super::DOCUMENT;
    use crate::wire;
    use serde_json::Value;
    use std::collections::BTreeSet;

    const ROUTES: &str = include_str!("mod.rs");
    const GENERATED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated");

    fn document() -> Value {
        serde_json::from_str(DOCUMENT).unwrap()
    }

    /// `/tables get`, as both the router and the document have it.
    #[test]
    fn every_route_is_described_and_nothing_else() {
        let mut routes = BTreeSet::new();
        for line in ROUTES.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")) {
            let (path, methods) = line.split_once('"').unwrap();
            for method in
                ["get", "post", "patch"].into_iter().filter(|one| methods.contains(&format!("{one}(")))
            {
                routes.insert(format!("{path} {method}"));
            }
        }
        let document = document();
        let described: BTreeSet<String> = (document["paths"].as_object().unwrap().iter())
            .flat_map(|(path, methods)| {
                methods.as_object().unwrap().keys().map(move |method| format!("{path} {method}"))
            })
            .collect();
        assert_eq!(routes, described);
    }

    #[test]
    fn every_reference_leads_somewhere_and_every_schema_is_used() {
        let document = document();
        let schemas: BTreeSet<&str> =
            document["components"]["schemas"].as_object().unwrap().keys().map(String::as_str).collect();
        let used: BTreeSet<&str> = DOCUMENT
            .split("#/components/schemas/")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap())
            .collect();
        let spoken: BTreeSet<&str> = ["Command", "News"].into();
        assert_eq!(schemas, used.union(&spoken).copied().collect());
    }

    /// Whatever the document allows a clock is allowed, and nothing beyond it.
    #[test]
    fn clocks_are_bounded_as_the_server_bounds_them() {
        let document = document();
        for rule in document["components"]["schemas"]["TimeRule"]["oneOf"].as_array().unwrap() {
            let fields = rule["properties"].as_object().unwrap();
            let least: Value = fields
                .iter()
                .map(|(name, of)| (name.clone(), of.get("const").unwrap_or(&of["minimum"]).clone()))
                .collect();
            let is_sane = |name: &str, set: i64| {
                let mut rule = least.clone();
                rule[name] = set.into();
                let read = serde_json::from_value::<wire::TimeRule>(rule);
                read.is_ok_and(|rule| orrery_table::TimeRule::from(rule).is_sane())
            };
            for (name, of) in fields.iter().filter(|(_, of)| of["type"] == "integer") {
                let (least, most) = (of["minimum"].as_i64().unwrap(), of["maximum"].as_i64().unwrap());
                assert!(is_sane(name, least) && is_sane(name, most), "{name}");
                assert!(!is_sane(name, least - 1) && !is_sane(name, most + 1), "{name}");
            }
        }
    }

    /// The client's types are generated from the server's: what they name, the document names.
    #[test]
    fn described_fields_are_those_of_the_wire() {
        let document = document();
        for name in [
            "TableInfo",
            "GameInfo",
            "SeatInfo",
            "NewTable",
            "Me",
            "LogEntry",
            "ChatLine",
            "Moment",
            "Clocks",
            "SeatClock",
        ] {
            let typed = std::fs::read_to_string(format!("{GENERATED}/{name}.ts")).unwrap();
            let fields = document["components"]["schemas"][name]["properties"].as_object().unwrap();
            let is_comment =
                |line: &str| line.trim_start().starts_with('*') || line.trim_start().starts_with("/*");
            let plain: String = typed.lines().filter(|line| !is_comment(line)).collect();
            let body = plain.split_once("= {").unwrap().1;
            let typed = body.split(',').filter_map(|field| field.split_once(':'));
            let typed: BTreeSet<String> = typed
                .map(|(name, _)| name.trim().trim_matches('?').to_owned())
                .filter(|name| name.chars().all(char::is_alphanumeric))
                .collect();
            let described: BTreeSet<String> = fields.keys().cloned().collect();
            assert_eq!(typed, described, "{name}");
        }
    }
}
