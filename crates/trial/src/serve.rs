//! `spielhof-trial serve`: a server of this build, for tests that need one in a process of its own.

use crate::args::Args;
use server::{Config, Given, Source, StorePlace};
use std::sync::Arc;
use store::{Postgres, Sqlite, Store};

/// Serves until the process is ended.
pub fn run(args: &Args) -> Result<(), String> {
    let given = |(name, value): (&String, &String)| Given {
        name: name.clone(),
        values: vec![value.clone()],
        source: Source::Flag,
    };
    let config = Config::of(vec![args.all().map(given).collect()])
        .map_err(|faults| format!("{:?}", faults.iter().collect::<Vec<_>>()))?;
    let fault = |fault: store::StoreError| fault.to_string();
    let store: Arc<dyn Store> = match &config.store {
        StorePlace::File => {
            Arc::new(Sqlite::open(&config.data.join(crate::server::STORE)).map_err(fault)?)
        }
        StorePlace::Postgres(url) => Arc::new(Postgres::open(url).map_err(fault)?),
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    runtime.block_on(async {
        let running =
            server::serve(config, store).await.map_err(|fault| format!("{:?}", fault.said()))?;
        println!("{}", running.here());
        std::future::pending::<()>().await;
        Ok(())
    })
}
