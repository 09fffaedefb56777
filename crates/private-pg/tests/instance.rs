//! A private server starts, fails over and leaves nothing behind.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use spielhof_private_pg::{Instance, Mode};

#[test]
fn a_standby_takes_over_and_the_old_primary_follows_it() {
    let mut first = Instance::start().unwrap();
    first.sql("spielhof", "CREATE TABLE words (word text)").unwrap();
    let mut second = first.standby().unwrap();
    first.set_synchronous(true).unwrap();
    first.sql("spielhof", "INSERT INTO words VALUES ('kept')").unwrap();
    first.stop(Mode::Immediate).unwrap();
    assert!(!first.is_running() && second.is_running());
    second.promote().unwrap();
    assert_eq!(second.sql("spielhof", "SELECT word FROM words").unwrap(), "kept\n");
    first.rejoin(&second).unwrap();
    second.set_synchronous(true).unwrap();
    second.sql("spielhof", "INSERT INTO words VALUES ('more')").unwrap();
    second.stop(Mode::Fast).unwrap();
    first.promote().unwrap();
    assert_eq!(first.sql("spielhof", "SELECT count(*) FROM words").unwrap(), "2\n");
    first.restart().unwrap();
    assert_eq!(first.sql("spielhof", "SELECT count(*) FROM words").unwrap(), "2\n");
}

#[test]
fn every_database_is_empty_and_its_password_is_needed() {
    let server = Instance::start().unwrap();
    let (one, two) = (server.database().unwrap(), server.database().unwrap());
    assert_ne!(one, two);
    assert!(one.contains(server.password()));
    assert!(!server.log().contains(server.password()));
}
