#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| spielhof_trial::setup(bytes));
