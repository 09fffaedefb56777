//! What a batch of appends comes to: decided here, without the database.

use crate::numbers::{TurnColumns, time};
use crate::{Append, Fence, GuestId, MessageKey, StoreError, StoredEvent};
use std::collections::{HashMap, HashSet};

/// A table whose row is locked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Locked {
    pub key: i64,
    /// The number of its last event.
    pub last: u32,
    pub owner: Option<Fence>,
}

/// What the database knows about the tables of a batch.
#[derive(Debug, Default)]
pub struct Found {
    pub tables: HashMap<String, Locked>,
    /// The nodes whose leases hold.
    pub live: HashSet<Fence>,
    /// Messages that were stored before, with their numbers.
    pub messages: HashMap<(i64, MessageKey), u32>,
}

/// What has to be stored, as columns.
#[derive(Debug, Default)]
pub struct Plan<'a> {
    pub events: Events<'a>,
    pub messages: Messages<'a>,
    pub seats: Seats,
    pub tables: Tables,
    pub vacated: Vacated,
}

#[derive(Debug, Default)]
pub struct Events<'a> {
    pub tables: Vec<i64>,
    pub numbers: Vec<i64>,
    pub times: Vec<i64>,
    pub events: Vec<&'a str>,
}

#[derive(Debug, Default)]
pub struct Messages<'a> {
    pub tables: Vec<i64>,
    pub guests: Vec<i64>,
    pub ids: Vec<&'a [u8]>,
    pub numbers: Vec<i64>,
}

#[derive(Debug, Default)]
pub struct Seats {
    pub tables: Vec<i64>,
    pub guests: Vec<i64>,
}

/// One line for each table, however many appends it gets.
#[derive(Debug, Default)]
pub struct Tables {
    pub keys: Vec<i64>,
    pub last: Vec<i64>,
    pub touched: Vec<Option<i64>>,
    pub began: Vec<bool>,
    pub ended: Vec<bool>,
    pub listed: Vec<bool>,
    pub turns: Turns,
}

/// Whom tables wait for, a value for each table.
#[derive(Debug, Default)]
pub struct Turns {
    pub guests: Vec<Option<i64>>,
    pub events: Vec<Option<i64>>,
    pub until: Vec<Option<i64>>,
    pub remind: Vec<Option<i64>>,
    pub again: Vec<Option<i64>>,
}

#[derive(Debug, Default)]
pub struct Vacated {
    pub tables: Vec<i64>,
    pub seats: Vec<i16>,
}

impl Found {
    /// May this node write for this table? Without a fence everybody may.
    pub fn allows(&self, owner: Option<Fence>, fence: Option<Fence>) -> bool {
        fence.is_none_or(|fence| owner == Some(fence) && self.live.contains(&fence))
    }

    /// Looks for everything that speaks against an append. Answers with the key of its table and
    /// the number of its last event.
    fn judge(&self, append: &Append) -> Result<(i64, u32), StoreError> {
        let Some(table) = self.tables.get(&append.table) else {
            return Err(StoreError::NoTable(append.table.clone()));
        };
        if !self.allows(table.owner, append.fence) {
            return Err(StoreError::Fenced(append.table.clone()));
        }
        if let Some(message) = &append.message
            && let Some(&number) = self.messages.get(&(table.key, message.clone()))
        {
            return Err(StoreError::Repeated { number });
        }
        let many = u32::try_from(append.events.len()).ok();
        let end = many.and_then(|many| table.last.checked_add(many));
        match end {
            Some(end) if table.last.checked_add(1) == Some(append.first) => Ok((table.key, end)),
            _ => {
                let (table, number) = (append.table.clone(), append.first);
                Err(StoreError::OutOfOrder { table, number })
            }
        }
    }
}

impl<'a> Plan<'a> {
    /// One answer for each append; those that are refused leave nothing in the plan. What is
    /// found changes as if what is planned had been stored.
    pub fn of(found: &mut Found, batch: &'a [Append]) -> (Plan<'a>, Vec<Result<(), StoreError>>) {
        let mut plan = Plan::default();
        let mut places = HashMap::new();
        let mut answer = |append: &'a Append| {
            let (key, end) = found.judge(append)?;
            if let Some(table) = found.tables.get_mut(&append.table) {
                table.last = end;
            }
            if let Some(message) = &append.message {
                found.messages.insert((key, message.clone()), end);
                plan.messages.push(key, message, end);
            }
            plan.events.push(key, append.first, &append.events);
            plan.seats.push(key, &append.standing.guests);
            plan.vacated.push(key, &append.vacated);
            let place = *places.entry(key).or_insert_with(|| plan.tables.add(key));
            plan.tables.set(place, end, append);
            Ok(())
        };
        let answers = batch.iter().map(&mut answer).collect();
        (plan, answers)
    }
}

impl<'a> Events<'a> {
    pub fn push(&mut self, table: i64, first: u32, events: &'a [StoredEvent]) {
        for (number, event) in (i64::from(first)..).zip(events) {
            self.tables.push(table);
            self.numbers.push(number);
            self.times.push(time(event.at));
            self.events.push(&event.event);
        }
    }
}

impl<'a> Messages<'a> {
    pub fn push(&mut self, table: i64, message: &'a MessageKey, number: u32) {
        self.tables.push(table);
        self.guests.push(message.guest.cast_signed());
        self.ids.push(message.id.as_bytes());
        self.numbers.push(i64::from(number));
    }
}

impl Seats {
    pub fn push(&mut self, table: i64, guests: &[GuestId]) {
        for guest in guests {
            self.tables.push(table);
            self.guests.push(guest.cast_signed());
        }
    }
}

impl Vacated {
    fn push(&mut self, table: i64, seats: &[u8]) {
        for &seat in seats {
            self.tables.push(table);
            self.seats.push(i16::from(seat));
        }
    }
}

impl Tables {
    fn add(&mut self, key: i64) -> usize {
        self.keys.push(key);
        self.last.push(0);
        self.touched.push(None);
        self.began.push(false);
        self.ended.push(false);
        self.listed.push(false);
        self.turns.add();
        self.keys.len() - 1
    }

    /// The tables whose games are over.
    pub fn over(&self) -> Vec<i64> {
        let keys = self.keys.iter().zip(&self.ended);
        keys.filter_map(|(&key, &ended)| ended.then_some(key)).collect()
    }

    fn set(&mut self, place: usize, last: u32, append: &Append) {
        let standing = &append.standing;
        self.last[place] = i64::from(last);
        if let Some(event) = append.events.last() {
            self.touched[place] = Some(time(event.at));
        }
        self.began[place] = standing.began;
        self.ended[place] = standing.over;
        self.listed[place] = standing.listed;
        self.turns.set(place, TurnColumns::of(standing.turn));
    }
}

impl Turns {
    fn add(&mut self) {
        let Turns { guests, events, until, remind, again } = self;
        [guests, events, until, remind, again].into_iter().for_each(|column| column.push(None));
    }

    fn set(&mut self, place: usize, turn: TurnColumns) {
        self.guests[place] = turn.guest;
        self.events[place] = turn.event;
        self.until[place] = turn.until;
        self.remind[place] = turn.remind;
        self.again[place] = turn.again;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ListingState;

    const NODE: Fence = Fence { node: 1, epoch: 2 };

    fn append(first: u32, message: Option<&str>, fence: Option<Fence>) -> Append {
        Append {
            table: "a".to_owned(),
            first,
            events: vec![StoredEvent { at: u64::from(first), event: String::new() }],
            message: message.map(|id| MessageKey { guest: 1, id: id.to_owned() }),
            standing: ListingState::default(),
            vacated: Vec::new(),
            fence,
        }
    }

    fn found(owner: Option<Fence>, live: &[Fence]) -> Found {
        let table = Locked { key: 7, last: 3, owner };
        let tables = HashMap::from([("a".to_owned(), table)]);
        Found { tables, live: live.iter().copied().collect(), messages: HashMap::new() }
    }

    #[test]
    fn several_appends_to_a_table_follow_each_other_and_change_its_row_once() {
        let batch = [append(4, Some("x"), None), append(5, Some("x"), None), append(5, None, None)];
        let (plan, answers) = Plan::of(&mut found(None, &[]), &batch);
        assert_eq!(answers, [Ok(()), Err(StoreError::Repeated { number: 4 }), Ok(())]);
        assert_eq!((plan.events.numbers, plan.tables.keys), (vec![4, 5], vec![7]));
        assert_eq!((plan.tables.last, plan.tables.touched), (vec![5], vec![Some(5)]));
    }

    #[test]
    fn only_the_owner_writes_and_only_while_its_lease_holds() {
        let fenced = Err(StoreError::Fenced("a".to_owned()));
        let other = Fence { epoch: 3, ..NODE };
        let answer = |owner, live: &[Fence]| {
            Plan::of(&mut found(owner, live), &[append(4, None, Some(NODE))]).1.remove(0)
        };
        assert_eq!(answer(Some(NODE), &[NODE]), Ok(()));
        assert_eq!(answer(Some(NODE), &[]), fenced);
        assert_eq!(answer(Some(other), &[NODE, other]), fenced);
        assert_eq!(answer(None, &[NODE]), fenced);
    }

    #[test]
    fn a_stranger_is_told_nothing_of_messages() {
        let mut found = found(None, &[NODE]);
        let first = append(9, Some("x"), Some(NODE));
        found.messages.insert((7, first.message.clone().unwrap()), 2);
        assert_eq!(Plan::of(&mut found, &[first]).1, [Err(StoreError::Fenced("a".to_owned()))]);
    }
}
