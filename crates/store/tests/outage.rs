//! Servers that are frozen, restarted or gone, and connections that are encrypted.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod common;
mod proxy;

use common::{event, log_length, open_table};
use private_pg::{Instance, Mode};
use proxy::Proxy;
use spielhof_store::{Postgres, PostgresUrl, Store, StoreError};
use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

fn url(server: &Instance, ports: &[u16], options: &str) -> PostgresUrl {
    let hosts: Vec<_> = ports.iter().map(|port| format!("127.0.0.1:{port}")).collect();
    let (hosts, password) = (hosts.join(","), server.password());
    PostgresUrl::parse(&format!("postgres://spielhof:{password}@{hosts}/spielhof?{options}"))
        .unwrap()
}

/// Asks until there is an answer, as a server does.
fn until_available<T>(ask: impl Fn() -> Result<T, StoreError>) -> T {
    let began = Instant::now();
    loop {
        match ask() {
            Ok(answer) => return answer,
            Err(StoreError::Unavailable(why)) => {
                assert!(began.elapsed() < Duration::from_secs(20), "{why}");
            }
            Err(fault) => panic!("{fault}"),
        }
        sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_connection_without_answers_is_given_up_and_not_used_again() {
    let mut server = Instance::start().unwrap();
    let proxy = Proxy::start(server.port());
    let store = Postgres::open(&url(&server, &[proxy.port()], "sslmode=disable")).unwrap();
    open_table(&store, "a");
    assert_eq!(store.append(&[event("a", 2)]), [Ok(())]);
    proxy.freeze();
    let began = Instant::now();
    let (read, wrote) = std::thread::scope(|scope| {
        let wrote = scope.spawn(|| store.append(&[event("a", 3), event("a", 4)]));
        (store.count(), wrote.join().unwrap())
    });
    assert!(began.elapsed() < Duration::from_secs(7), "{:?}", began.elapsed());
    assert!(matches!(read, Err(StoreError::Unavailable(_))), "{read:?}");
    assert!(wrote.iter().all(|answer| matches!(answer, Err(StoreError::Unavailable(_)))));
    assert_eq!(wrote.len(), 2);
    let began = Instant::now();
    assert_eq!(store.count(), Ok((1, 1)));
    assert_eq!(store.append(&[event("a", 3)]), [Ok(())]);
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    assert_eq!(store.pool().unwrap().waiting, 0);

    // A server that is restarted ends its connections by itself.
    server.restart().unwrap();
    until_available(|| store.count());
    until_available(|| store.append(&[event("a", 4)]).remove(0));
    assert_eq!(log_length(&store, "a"), 4);

    // A server that uses tasks calls it from threads that may block, and drops it anywhere.
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        let counted = tokio::task::spawn_blocking(move || (store.count(), store)).await.unwrap();
        assert_eq!(counted.0, Ok((1, 1)));
        drop(counted);
    });
}

#[test]
fn a_standby_takes_over_without_a_loss() {
    let mut primary = Instance::start().unwrap();
    let standby = primary.standby().unwrap();
    primary.set_synchronous(true).unwrap();
    let store = Postgres::open(&url(&primary, &[standby.port(), primary.port()], "")).unwrap();
    open_table(&store, "a");
    let mut acknowledged = 1;
    for number in 2..30 {
        assert_eq!(store.append(&[event("a", number)]), [Ok(())]);
        acknowledged = number;
    }
    primary.stop(Mode::Immediate).unwrap();
    assert!(matches!(store.append(&[event("a", 30)])[0], Err(StoreError::Unavailable(_))));
    assert!(matches!(store.load("a"), Err(StoreError::Unavailable(_))));
    standby.promote().unwrap();
    until_available(|| store.count());
    assert_eq!(log_length(&store, "a"), acknowledged);
    until_available(|| store.append(&[event("a", 30)]).remove(0));
    assert_eq!(log_length(&store, "a"), 30);
}

/// A certificate of an authority of its own, for 127.0.0.1.
fn make_certificate(folder: &Path, authority: &str) {
    let run = |arguments: &str| {
        let done = Command::new("openssl")
            .current_dir(folder)
            .args(arguments.split(' '))
            .output()
            .unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    };
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
    run(&format!(
        "req -x509 {key} -keyout {authority}.key -out {authority}.pem -subj /CN={authority} -days 2"
    ));
    std::fs::write(folder.join("names"), "subjectAltName = IP:127.0.0.1\n").unwrap();
    run(&format!("req {key} -keyout server.key -out server.csr -subj /CN=server"));
    run(&format!(
        "x509 -req -in server.csr -CA {authority}.pem -CAkey {authority}.key -CAcreateserial \
         -days 2 -extfile names -out server.pem"
    ));
}

#[test]
fn only_a_server_with_the_right_certificate_is_trusted() {
    let folder = tempfile::tempdir().unwrap();
    make_certificate(folder.path(), "stranger");
    make_certificate(folder.path(), "authority");
    let server = Instance::start().unwrap();
    let open = |options: &str| {
        let options = options.replace("FOLDER", &folder.path().display().to_string());
        Postgres::open(&url(&server, &[server.port()], &options))
    };
    assert!(open("sslmode=prefer").is_ok(), "it offers none");
    assert!(open("sslmode=require&sslrootcert=FOLDER/authority.pem").is_err(), "it offers none");
    let file = |name: &str| folder.path().join(name);
    server.enable_tls(&file("server.pem"), &file("server.key")).unwrap();

    let store = open("sslmode=verify-full&sslrootcert=FOLDER/authority.pem").unwrap();
    open_table(&store, "a");
    assert_eq!(store.append(&[event("a", 2)]), [Ok(())]);
    let encrypted = "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                     WHERE application_name = 'spielhof'";
    assert_eq!(server.sql("postgres", encrypted).unwrap(), "t\n");
    assert!(open("sslmode=disable").is_ok());
    for wrong in [
        "sslmode=verify-full&sslrootcert=FOLDER/stranger.pem",
        "sslmode=require&sslrootcert=FOLDER/stranger.pem",
        "sslmode=prefer&sslrootcert=FOLDER/stranger.pem",
        "sslmode=verify-full",
        "sslmode=verify-full&sslrootcert=FOLDER/none.pem",
        "sslmode=verify-full&sslrootcert=FOLDER/names",
    ] {
        let fault = open(wrong).unwrap_err().to_string();
        assert!(!fault.contains(server.password()), "{wrong}: {fault}");
    }
    let other_name = server.url().replace("127.0.0.1", "localhost");
    let root = file("authority.pem");
    let other_name = format!("{other_name}?sslmode=verify-full&sslrootcert={}", root.display());
    assert!(Postgres::open(&PostgresUrl::parse(&other_name).unwrap()).is_err());
}
