//! The server, over real sockets. One program for all of it: each program that is linked with the server
//! costs as much as many tests.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod common;

mod accounts;
mod again;
mod bots;
mod chat;
mod clock;
mod cluster;
mod conditional;
mod config;
mod copies;
mod drawings;
mod figures;
mod guests;
mod guide;
mod history;
mod holidays;
mod introduced;
mod limits;
mod lobby;
mod moderation;
mod old_store;
mod pages;
mod people;
mod pressure;
mod puzzles;
mod quick;
mod ratings;
mod records;
mod reminders;
mod reviews;
mod safety;
mod salts;
mod seats;
mod seeds;
mod statistics;
mod tables;
mod tournaments;
