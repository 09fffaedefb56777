//! Requests, answered as a server answers them.

use crate::outside::OWNER;
use crate::rooms::{NoRoom, Rooms};
use room::shape::{self, best};
use room::{Opening, answers};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wire::{Attempt, CopyTable, Faults, Me, NewTable, Plan, Said, Upload};

/// A status as in HTTP, and a body.
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The body.
    pub body: String,
}

const OK: u16 = 200;
const BAD_REQUEST: u16 = 400;
const NOT_FOUND: u16 = 404;
const UNPROCESSABLE: u16 = 422;
const TROUBLE: u16 = 500;

/// Why a request fails.
struct Problem(u16, Vec<Said>);

impl Problem {
    fn plain(status: u16, key: &'static str) -> Problem {
        Problem(status, vec![say::plain(key)])
    }

    fn missing() -> Problem {
        Problem::plain(NOT_FOUND, "server-not-found")
    }

    fn unprocessable(faults: Vec<Said>) -> Problem {
        Problem(UNPROCESSABLE, faults)
    }
}

impl From<NoRoom> for Problem {
    fn from(fault: NoRoom) -> Problem {
        let status = match fault {
            NoRoom::NoTable => NOT_FOUND,
            NoRoom::Broken => TROUBLE,
        };
        Problem(status, vec![fault.said()])
    }
}

/// Answers a request.
pub async fn answer(rooms: &Rooms, method: &str, path: &str, body: Option<&str>) -> Answer {
    let path = path.split('?').next().unwrap_or_default();
    let parts: Vec<&str> = path.split('/').collect();
    match route(rooms, method, &parts, body).await {
        Ok(body) => Answer { status: OK, body },
        Err(Problem(status, faults)) => {
            Answer { status, body: serde_json::to_string(&Faults { faults }).unwrap_or_default() }
        }
    }
}

async fn route(
    rooms: &Rooms,
    method: &str,
    path: &[&str],
    body: Option<&str>,
) -> Result<String, Problem> {
    match (method, path) {
        ("GET", ["games"]) => json(&shape::catalogue()),
        ("GET", ["games", id, "guide"]) => json(&shape::guide(id).ok_or_else(Problem::missing)?),
        ("GET", ["games", id, "best"]) => json(&best::replay(id).ok_or_else(Problem::missing)?),
        ("POST", ["games", id, "lesson", number]) => {
            let number = number.parse().map_err(|_| Problem::missing())?;
            let step = answers::step(id, number).ok_or_else(Problem::missing)?;
            let Attempt { actions } = read(body)?;
            let attempted = answers::attempted(id, step, &actions);
            json(&attempted.map_err(|said| Problem::unprocessable(vec![said]))?)
        }
        ("POST", ["look"]) => {
            let plan: Plan = read(body)?;
            json(&answers::look(&plan).map_err(Problem::unprocessable)?)
        }
        ("POST", ["replay"]) => {
            let Upload { record } = read(body)?;
            json(&answers::replay(&record).map_err(Problem::unprocessable)?)
        }
        ("GET", ["me"]) => json(&Me { name: String::new(), bot: false }),
        ("POST", ["tables"]) => {
            let wish: NewTable = read(body)?;
            let luck = rooms.outside().random();
            open(rooms, Opening::of(OWNER, wish, luck)).await
        }
        ("POST", ["tables", "copy"]) => {
            let wish: CopyTable = read(body)?;
            open(rooms, Opening::copied(OWNER, wish)).await
        }
        ("GET", ["tables", id]) => json(&rooms.show(id).await?),
        ("GET", ["tables", id, "record"]) => Ok(rooms.sign(id).await?.record().to_string()),
        ("GET", ["tables", id, "replay"]) => {
            let replay = shape::replay(&rooms.sign(id).await?.record());
            json(&replay.map_err(|fault| Problem::unprocessable(say::record(&fault)))?)
        }
        _ => Err(Problem::missing()),
    }
}

/// Opens a table on this device.
async fn open(rooms: &Rooms, opening: Result<Opening, Vec<Said>>) -> Result<String, Problem> {
    let opening = opening.and_then(local).map_err(Problem::unprocessable)?;
    let opened = rooms.outside().create(opening).await;
    json(&opened.map_err(Problem::unprocessable)?)
}

/// At a local table nobody else can take a chair, and there is nobody to talk to.
fn local(mut opening: Opening) -> Result<Opening, Vec<Said>> {
    let is_open = |(chair, seat): (&table::Chair, u8)| {
        *chair == table::Chair::Person && !opening.seated.iter().any(|&(own, _)| own == seat)
    };
    if opening.terms.chairs.iter().zip(1..).any(is_open) {
        return Err(vec![say::plain("denial-local-chair")]);
    }
    opening.terms.chat = false;
    opening.terms.listed = false;
    Ok(opening)
}

fn read<T: DeserializeOwned>(body: Option<&str>) -> Result<T, Problem> {
    let nonsense = |_| Problem::plain(BAD_REQUEST, "server-nonsense");
    serde_json::from_str(body.unwrap_or_default()).map_err(nonsense)
}

fn json(value: &impl Serialize) -> Result<String, Problem> {
    serde_json::to_string(value).map_err(|_| Problem::plain(TROUBLE, "server-trouble"))
}
