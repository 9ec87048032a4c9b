//! Data from one place into another: every record is read back, compared and replayed before it counts as moved.

use super::check::{Kits, all};
use super::{data, unopened, wait};
use crate::speech::{Speech, Trouble};
use crate::{boxes, output};
use clap::ArgMatches;
use orrery_store::{Amount, Data, Store, StoreError, amount, copy, is_empty, same};
use std::sync::Arc;

pub fn backup(speech: &Speech, matches: &ArgMatches) -> Result<u8, Trouble> {
    let to = Data::File(named(matches, "file").into());
    carry(speech, matches, &data(speech, matches)?, &to)
}

pub fn restore(speech: &Speech, matches: &ArgMatches) -> Result<u8, Trouble> {
    let from = Data::File(named(matches, "file").into());
    carry(speech, matches, &from, &data(speech, matches)?)
}

pub fn carry_over(speech: &Speech, matches: &ArgMatches) -> Result<u8, Trouble> {
    let (from, to) = (Data::from(named(matches, "from")), Data::from(named(matches, "to")));
    if matches.get_flag("dry-run") {
        rehearse(speech, matches, &from, &to)
    } else {
        carry(speech, matches, &from, &to)
    }
}

fn named<'a>(matches: &'a ArgMatches, name: &str) -> &'a str {
    matches.get_one::<String>(name).map_or("", String::as_str)
}

/// Copies, reads back, compares and replays. The place it comes from stays as it is.
fn carry(speech: &Speech, matches: &ArgMatches, from: &Data, to: &Data) -> Result<u8, Trouble> {
    let at = |data: &Data| {
        let data = data.clone();
        move |error: StoreError| unopened(speech, &data, &error)
    };
    boxes::expect_some(speech, matches)?;
    let (amount, differ) = wait(speech, async {
        let look = from.look().await.map_err(at(from))?;
        let target = empty(speech, to).await?;
        let amount = copy(&*look.store, &*target).await.map_err(at(to))?;
        let arrived = same(&*target, &*look.store).await.map_err(at(to))?;
        if arrived != amount {
            return Err(speech.failure("move-differs", &[("to", to.to_string().into())]));
        }
        let replayed = all(&*target, &mut Kits::new(speech, matches)).await.map_err(at(to))?;
        target.close().await.map_err(at(to))?;
        Ok((amount, replayed.differ))
    })?;
    tell(speech, "move-done", to, amount)?;
    told_differences(speech, &differ)
}

/// What would be carried, and whether it could be.
fn rehearse(speech: &Speech, matches: &ArgMatches, from: &Data, to: &Data) -> Result<u8, Trouble> {
    boxes::expect_some(speech, matches)?;
    let (amount, differ) = wait(speech, async {
        let unread = |error: StoreError| unopened(speech, from, &error);
        let look = from.look().await.map_err(unread)?;
        could_be_filled(speech, to).await?;
        let replayed = all(&*look.store, &mut Kits::new(speech, matches)).await.map_err(unread)?;
        Ok((amount(&*look.store).await.map_err(unread)?, replayed.differ))
    })?;
    tell(speech, "move-dry", to, amount)?;
    told_differences(speech, &differ)
}

/// A place with nothing in it yet: nobody's games are written over.
async fn empty(speech: &Speech, to: &Data) -> Result<Arc<dyn Store>, Trouble> {
    could_be_filled(speech, to).await?;
    let unopened = |error: StoreError| unopened(speech, to, &error);
    let target = to.open().await.map_err(unopened)?;
    if is_empty(&*target).await.map_err(unopened)? { Ok(target) } else { Err(taken(speech, to)) }
}

/// Refuses a place that has something in it; nothing is made or changed there.
async fn could_be_filled(speech: &Speech, to: &Data) -> Result<(), Trouble> {
    let is_free = match to {
        Data::File(file) => !file.exists(),
        Data::Postgres(_) => match to.look().await {
            // A database in which nothing was ever kept.
            Err(StoreError::Older) => true,
            Err(error) => return Err(unopened(speech, to, &error)),
            Ok(look) => is_empty(&*look.store).await.map_err(|error| unopened(speech, to, &error))?,
        },
    };
    if is_free { Ok(()) } else { Err(taken(speech, to)) }
}

fn taken(speech: &Speech, to: &Data) -> Trouble {
    speech.bad_input("move-not-empty", &[("to", to.to_string().into())])
}

fn tell(
    speech: &Speech,
    id: &str,
    to: &Data,
    Amount { people, tables, entries }: Amount,
) -> Result<(), Trouble> {
    let args = [
        ("to", to.to_string().into()),
        ("people", people.into()),
        ("tables", tables.into()),
        ("entries", entries.into()),
    ];
    output::print(speech, &(speech.say(id, &args) + "\n"))
}

fn told_differences(speech: &Speech, differ: &[super::check::Differs]) -> Result<u8, Trouble> {
    for different in differ {
        output::print(speech, &(different.told(speech) + "\n"))?;
    }
    Ok(u8::from(!differ.is_empty()))
}
