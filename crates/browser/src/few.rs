//! A map for a handful of entries. A hash map is compiled again for every type of entry, which would
//! weigh more in the module than searching these few one by one.

/// A map for a handful of entries.
pub struct Few<K, V>(Vec<(K, V)>);

impl<K: PartialEq, V> Few<K, V> {
    /// No entry.
    pub fn new() -> Few<K, V> {
        Few(Vec::new())
    }

    fn place<Q: PartialEq + ?Sized>(&self, key: &Q) -> Option<usize>
    where
        K: std::borrow::Borrow<Q>,
    {
        self.0.iter().position(|(own, _)| own.borrow() == key)
    }

    /// Adds an entry; it takes the place of one with the same key.
    pub fn insert(&mut self, key: K, value: V) {
        self.remove(&key);
        self.0.push((key, value));
    }

    /// The value of a key.
    pub fn get<Q: PartialEq + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: std::borrow::Borrow<Q>,
    {
        self.place(key).map(|place| &self.0[place].1)
    }

    /// Takes an entry out.
    pub fn remove<Q: PartialEq + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: std::borrow::Borrow<Q>,
    {
        self.place(key).map(|place| self.0.swap_remove(place).1)
    }

    /// All entries, in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = &(K, V)> {
        self.0.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_has_its_last_value_until_it_is_removed() {
        let mut few = Few::new();
        for (key, value) in [("a", 1), ("b", 2), ("a", 3)] {
            few.insert(key.to_owned(), value);
        }
        assert_eq!((few.get("a"), few.get("b"), few.get("c")), (Some(&3), Some(&2), None));
        assert_eq!((few.remove("a"), few.remove("a")), (Some(3), None));
        assert_eq!(few.iter().collect::<Vec<_>>(), [&("b".to_owned(), 2)]);
    }
}
