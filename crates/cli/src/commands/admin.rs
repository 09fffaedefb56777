//! `spielhof admin`: what operators see and do, from a terminal. Answers are JSON, for programs and `jq`.

use super::{number, text};
use crate::say::{Fault, print};
use bot::{Address, Server};
use clap::ArgMatches;
use tokio::runtime::Runtime;
use wire::{AdminCommand, AdminTarget, PersonAt};

/// The variable that holds the token: others cannot read it in the list of processes.
const TOKEN: &str = "SPIELHOF_ADMIN_TOKEN";
/// For how many days a name may not be chosen again if nothing is said.
const NAME_DAYS: u32 = 7;

pub fn run(args: &ArgMatches) -> Result<(), Fault> {
    let url = text(args, "url").ok_or(Fault::UsageOther)?;
    let (address, _) = Address::read(url).map_err(Fault::Bot)?;
    let server = Server { address, token: token(args)?, as_page: true };
    let runtime = Runtime::new().map_err(|error| Fault::File("-".to_owned(), error))?;
    let told: Result<serde_json::Value, _> = match text(args, "deed") {
        Some("list") => runtime.block_on(server.get("/api/admin")),
        Some("audit") => runtime.block_on(server.get("/api/admin/audit")),
        _ => {
            let command = command(args)?;
            runtime.block_on(server.post("/api/admin", &command))
        }
    };
    print(&format!("{:#}\n", told.map_err(Fault::Bot)?))
}

/// The token in the file or the variable; none on the machine itself.
fn token(args: &ArgMatches) -> Result<String, Fault> {
    let token = match text(args, "token-file") {
        Some(file) => {
            std::fs::read_to_string(file).map_err(|error| Fault::File(file.to_owned(), error))?
        }
        None => std::env::var(TOKEN).unwrap_or_default(),
    };
    Ok(token.trim().to_owned())
}

fn command(args: &ArgMatches) -> Result<AdminCommand, Fault> {
    let what = || text(args, "what").map(str::to_owned).ok_or(Fault::AdminWhom);
    let days = number::<u32>(args, "days")?;
    Ok(match text(args, "deed") {
        Some("ban") => {
            let reason = text(args, "reason").unwrap_or("other").to_owned();
            AdminCommand::Ban { target: target(args)?, days, reason }
        }
        Some("unban") => AdminCommand::Unban { person: what()? },
        Some("remove-name") => {
            AdminCommand::RemoveName { target: target(args)?, days: days.unwrap_or(NAME_DAYS) }
        }
        _ => AdminCommand::Resolve { report: what()? },
    })
}

fn target(args: &ArgMatches) -> Result<AdminTarget, Fault> {
    let seat: Option<u8> = number(args, "seat")?;
    match (text(args, "what"), text(args, "table"), seat) {
        (Some(report), None, None) => Ok(AdminTarget::Report(report.to_owned())),
        (None, Some(table), Some(seat)) => {
            Ok(AdminTarget::At(PersonAt { table: table.to_owned(), seat: Some(seat), said: None }))
        }
        _ => Err(Fault::AdminWhom),
    }
}
