//! Everything from one store into another, and the proof that it arrived.

use crate::{Person, Store, StoreError, TableRow};

/// How much is read at a time.
const PAGE: u32 = 200;

/// How much there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Amount {
    pub people: usize,
    pub tables: usize,
    pub entries: usize,
}

/// Writes all of one store into another, which must be empty; a server may go on writing into the first meanwhile.
///
/// People come last: whoever sits down in between is then known, too.
pub async fn copy(from: &dyn Store, to: &dyn Store) -> Result<Amount, StoreError> {
    if !is_empty(to).await? {
        return Err(StoreError::Taken);
    }
    let mut amount = Amount::default();
    let mut tables = Tables::of(from);
    while let Some((table, entries)) = tables.next().await? {
        let id = table.id.clone();
        to.keep_table(table).await?;
        amount.tables += 1;
        amount.entries += entries.len();
        if !entries.is_empty() {
            to.append(&id, 0, entries).await?;
        }
        for (n, page) in from.pages(&id, 0).await?.into_iter().enumerate() {
            to.add_page(&id, n as u32, page).await?;
        }
    }
    let mut people = People::of(from);
    while let Some(person) = people.next().await? {
        to.keep_person(person).await?;
        amount.people += 1;
    }
    Ok(amount)
}

/// How much a store holds.
pub async fn amount(store: &dyn Store) -> Result<Amount, StoreError> {
    let mut amount = Amount::default();
    let mut tables = Tables::of(store);
    while let Some((_, entries)) = tables.next().await? {
        amount.tables += 1;
        amount.entries += entries.len();
    }
    let mut people = People::of(store);
    while people.next().await?.is_some() {
        amount.people += 1;
    }
    Ok(amount)
}

/// How much of one store is in the other just as it is there; a table that has gone on since counts as it was.
pub async fn same(copied: &dyn Store, from: &dyn Store) -> Result<Amount, StoreError> {
    let mut amount = Amount::default();
    let mut tables = Tables::of(copied);
    while let Some((table, entries)) = tables.next().await? {
        let original = from.entries(&table.id, 0).await?;
        let row = from.table(&table.id).await?;
        let is_same = row.is_some_and(|row| row == table || row.revision > table.revision);
        amount.tables += usize::from(is_same && original.starts_with(&entries));
        amount.entries += entries.iter().zip(original).filter(|(copy, original)| *copy == original).count();
    }
    let mut people = People::of(copied);
    while let Some(person) = people.next().await? {
        let known = from.person(&person.id).await?;
        amount.people += usize::from(known.is_some_and(|known| known.secret == person.secret));
    }
    Ok(amount)
}

pub async fn is_empty(store: &dyn Store) -> Result<bool, StoreError> {
    Ok(store.tables("", 1).await?.is_empty() && store.people("", 1).await?.is_empty())
}

/// All tables with their entries, one after the other.
pub struct Tables<'a> {
    store: &'a dyn Store,
    page: std::vec::IntoIter<TableRow>,
    after: String,
}

impl<'a> Tables<'a> {
    #[must_use]
    pub fn of(store: &'a dyn Store) -> Tables<'a> {
        Tables { store, page: Vec::new().into_iter(), after: String::new() }
    }

    pub async fn next(&mut self) -> Result<Option<(TableRow, Vec<crate::EntryRow>)>, StoreError> {
        if self.page.as_slice().is_empty() {
            self.page = self.store.tables(&self.after, PAGE).await?.into_iter();
        }
        let Some(table) = self.page.next() else { return Ok(None) };
        self.after.clone_from(&table.id);
        // A game that began since its row was read would have entries without a head.
        let entries = match &table.header {
            Some(_) => self.store.entries(&table.id, 0).await?,
            None => Vec::new(),
        };
        Ok(Some((table, entries)))
    }
}

impl std::fmt::Debug for Tables<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tables").field("after", &self.after).finish_non_exhaustive()
    }
}

struct People<'a> {
    store: &'a dyn Store,
    page: std::vec::IntoIter<Person>,
    after: String,
}

impl<'a> People<'a> {
    fn of(store: &'a dyn Store) -> People<'a> {
        People { store, page: Vec::new().into_iter(), after: String::new() }
    }

    async fn next(&mut self) -> Result<Option<Person>, StoreError> {
        if self.page.as_slice().is_empty() {
            self.page = self.store.people(&self.after, PAGE).await?.into_iter();
        }
        let Some(person) = self.page.next() else { return Ok(None) };
        self.after.clone_from(&person.id);
        Ok(Some(person))
    }
}
