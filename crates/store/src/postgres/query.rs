//! Statements, prepared once for each connection.

use super::fault::Fault;
use deadpool_postgres::ClientWrapper;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};

/// The values of a statement.
pub type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

pub async fn rows(
    client: &ClientWrapper,
    sql: &str,
    params: Params<'_>,
) -> Result<Vec<Row>, Error> {
    let statement = client.prepare_cached(sql).await?;
    client.query(&statement, params).await
}

pub async fn row(
    client: &ClientWrapper,
    sql: &str,
    params: Params<'_>,
) -> Result<Option<Row>, Error> {
    let statement = client.prepare_cached(sql).await?;
    client.query_opt(&statement, params).await
}

/// Answers with the number of rows that were changed.
pub async fn execute(client: &ClientWrapper, sql: &str, params: Params<'_>) -> Result<u64, Error> {
    let statement = client.prepare_cached(sql).await?;
    client.execute(&statement, params).await
}

/// The texts of the first column.
pub async fn texts(
    client: &ClientWrapper,
    sql: &str,
    params: Params<'_>,
) -> Result<Vec<String>, Fault> {
    let rows = rows(client, sql, params).await?;
    Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
}

/// A guest's id out of the signed number of the same bits.
pub fn guest(row: &Row, column: usize) -> Result<u64, Error> {
    Ok(row.try_get::<_, i64>(column)?.cast_unsigned())
}

/// The 32 bytes of a hash, a seed or a secret.
pub fn bytes(row: &Row, column: usize) -> Result<[u8; 32], Fault> {
    let bytes: &[u8] = row.try_get(column)?;
    bytes.try_into().map_err(|_| Fault::Unexpected("32 bytes"))
}

/// A number of an event.
pub fn number(row: &Row, column: usize) -> Result<u32, Fault> {
    u32::try_from(row.try_get::<_, i64>(column)?)
        .map_err(|_| Fault::Unexpected("the number of an event"))
}

/// How many there are.
pub fn count(row: &Row, column: usize) -> Result<u64, Error> {
    Ok(row.try_get::<_, i64>(column)?.unsigned_abs())
}

/// A seat, from one.
pub fn seat(row: &Row, column: usize) -> Result<u8, Fault> {
    u8::try_from(row.try_get::<_, i16>(column)?).map_err(|_| Fault::Unexpected("a seat"))
}

/// PostgreSQL takes no text with a zero in it. So there is no table of such an id.
pub fn can_be_id(id: &str) -> bool {
    !id.contains('\0')
}
