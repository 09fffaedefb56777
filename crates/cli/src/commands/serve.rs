//! `spielhof serve`: tables for friends.

use super::stores::{open_database, open_file};
use super::text;
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use rules::ErrorList;
use server::{Config, Given, Kind, Log, LogFormat, Running, SETTINGS, Source, StorePlace};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::{Loss, PostgresUrl, Store};
use words::Value;

/// The file in the data folder.
const STORE: &str = "spielhof.db";

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let config = config(args)?;
    log(config.log, config.log_format);
    let loss = if args.get_flag("accept-loss") { Loss::Accept } else { Loss::Refuse };
    let store = open(&config, loss)?;
    let runtime =
        tokio::runtime::Runtime::new().map_err(|error| Fault::File("tokio".to_owned(), error))?;
    runtime.block_on(async {
        let running =
            server::serve(config, store).await.map_err(|fault| Fault::Said(vec![fault.said()]))?;
        greet(speaker, &running)?;
        end_wanted().await;
        print(&format!("{}\n", speaker.say("serve-stopping")))?;
        running.shutdown().await;
        Ok(())
    })
}

/// The store that the set-up names.
fn open(config: &Config, loss: Loss) -> Result<Arc<dyn Store>, Fault> {
    match &config.store {
        StorePlace::File => open_file(&store_of(config)?, loss),
        StorePlace::Postgres(url) => {
            open_database(PostgresUrl::clone(url), config.store_password_file.as_deref())
        }
    }
}

/// What the command line, the environment and a file say.
pub fn config(args: &ArgMatches) -> Result<Config, Fault> {
    let faults = |faults: ErrorList<server::ConfigError>| {
        Fault::Said(faults.iter().map(server::ConfigError::said).collect())
    };
    let file = match text(args, "config") {
        Some(path) => server::from_file(Path::new(path)).map_err(|fault| faults(fault.into()))?,
        None => Vec::new(),
    };
    let environment = std::env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)));
    Config::of(vec![file, server::from_environment(environment), flags(args)]).map_err(faults)
}

fn flags(args: &ArgMatches) -> Vec<Given> {
    let given = |setting: &server::Setting| {
        // Not every command has every setting.
        args.try_contains_id(setting.name).ok()?;
        let values: Vec<String> = match setting.kind {
            Kind::Switch => {
                args.get_flag(setting.name).then(|| "true".to_owned()).into_iter().collect()
            }
            Kind::One(_) | Kind::Many(_) => {
                args.get_many(setting.name).unwrap_or_default().cloned().collect()
            }
        };
        let name = setting.name.to_owned();
        (!values.is_empty()).then_some(Given { name, values, source: Source::Flag })
    };
    SETTINGS.iter().filter_map(given).collect()
}

/// The file that keeps everything, in a folder that is there.
pub fn store_of(config: &Config) -> Result<PathBuf, Fault> {
    let folder = &config.data;
    std::fs::create_dir_all(folder)
        .map_err(|error| Fault::File(folder.display().to_string(), error))?;
    Ok(folder.join(STORE))
}

/// Where to point the browser.
fn greet(speaker: &Speaker, running: &Running) -> Result<(), Fault> {
    let url = |url: &str| [("url", Value::from(url.to_owned()))];
    print(&format!("{}\n", speaker.with("serve-here", &url(&running.here()))))?;
    let house = running.in_the_house();
    for address in &house {
        print(&format!("{}\n", speaker.with("serve-in-the-house", &url(address))))?;
    }
    if let Some(square) = house.first().and_then(|address| server::lan::square(address)) {
        print(&format!("{square}\n"))?;
    }
    print(&format!("{}\n", speaker.say("serve-how-to-stop")))
}

/// Waits until somebody wants the server to end.
pub(super) async fn end_wanted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut asked) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = asked.recv() => {}
            }
            return;
        }
    }
    // Without signals only the end of the process ends us.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Logs to standard error, which is where services are read from.
fn log(level: Log, format: LogFormat) {
    use tracing_subscriber::filter::LevelFilter;
    let level = match level {
        Log::Error => LevelFilter::ERROR,
        Log::Warn => LevelFilter::WARN,
        Log::Info => LevelFilter::INFO,
        Log::Debug => LevelFilter::DEBUG,
    };
    let lines = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => lines.init(),
        LogFormat::Json => lines.json().init(),
    }
}
