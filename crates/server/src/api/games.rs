//! The shelf, as the front page shows it.

use super::answered;
use crate::address::Named;
use crate::hall::Hall;
use crate::identity::Visitor;
use crate::problem::Problem;
use crate::rules_page;
use crate::wire::GameInfo;
use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use orrery_scene::Lang;
use orrery_shelf::OpenBox;
use std::sync::Arc;

/// Static art and icons change only with the program.
const AN_HOUR: &str = "public, max-age=3600";

pub(super) async fn list(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Json<Vec<GameInfo>> {
    Json(hall.config.games.iter().map(|kit| info(&hall, &**kit, visitor.lang)).collect())
}

pub(super) async fn rules(
    State(hall): State<Arc<Hall>>,
    Named(slug): Named<String>,
    visitor: Visitor,
) -> Response {
    let page = hall.game(&slug).map(|kit| Json(rules_page::read(kit.title().rules_page(visitor.lang))));
    answered(&visitor, page)
}

pub(super) async fn icons(
    State(hall): State<Arc<Hall>>,
    Named(slug): Named<String>,
    visitor: Visitor,
) -> Response {
    let sheet = hall.game(&slug).map(|kit| {
        ([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, AN_HOUR)], kit.title().icons()).into_response()
    });
    answered(&visitor, sheet)
}

pub(super) async fn art(
    State(hall): State<Arc<Hall>>,
    Named((slug, key)): Named<(String, String)>,
    visitor: Visitor,
) -> Response {
    let art = hall.game(&slug).and_then(|kit| kit.art(&key).ok_or(Problem::NoSuchPage));
    answered(&visitor, art.map(|art| ([(CACHE_CONTROL, AN_HOUR)], Json(art))))
}

fn info(hall: &Hall, kit: &dyn OpenBox, lang: Lang) -> GameInfo {
    let title = kit.title();
    let words = title.words(lang);
    GameInfo {
        slug: title.slug().to_owned(),
        title: title.name(lang),
        tagline: words.string("game-tagline", &[]),
        length: words.string("game-length", &[]),
        seats: (*title.seats().start(), *title.seats().end()),
        rules: title.rules(),
        settings: kit.settings(lang),
        windows: kit.windows(lang).into_iter().map(String::from).collect(),
        bot_seconds: hall.config.bot_limit.as_secs_f32().ceil() as u32,
    }
}
