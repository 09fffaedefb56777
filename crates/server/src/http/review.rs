//! Reviews of games, and judgements of single positions, from records.

use super::ask::{Ask, LONGEST_RECORD};
use crate::answer::json;
use crate::app::App;
use crate::guard::Client;
use crate::problem::Problem;
use crate::reviews::{ReviewJob, judge as judged, owner};
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::Response;
use bytes::Bytes;
use hyper::body::Frame;
use room::answers;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::sync::mpsc;
use wire::{NewJudgement, NewReview};

/// The lines that wait for a slow reader at most.
const WAITING: usize = 4;

/// A review of the game of a record: a line of JSON each time there is news.
pub async fn review(
    State(app): State<Arc<App>>,
    client: Client,
    Ask(wish): Ask<NewReview, LONGEST_RECORD>,
) -> Result<Response, Problem> {
    if let Some(line) = app.reviews.kept(&wish) {
        return Ok(as_lines(Body::from(line)));
    }
    let ticket = app.reviews.open(client.address)?;
    let job = app.heavy.run(client.address, move || ReviewJob::begin(&wish)).await??;
    let (sender, lines) = mpsc::channel(WAITING);
    tokio::spawn(async move {
        let computers = app.service.rooms().computers();
        app.reviews.run(computers, owner(client.address), job, sender).await;
        drop(ticket);
    });
    Ok(as_lines(Body::new(Lines(lines))))
}

/// A position judged, and perhaps an action in it.
pub async fn judge(
    State(app): State<Arc<App>>,
    client: Client,
    headers: HeaderMap,
    Ask(wish): Ask<NewJudgement, LONGEST_RECORD>,
) -> Result<Response, Problem> {
    let judging = app.heavy.run(client.address, move || answers::judge(&wish)).await?;
    let judging = judging.map_err(Problem::unprocessable)?;
    let computers = app.service.rooms().computers();
    Ok(json(&headers, &judged(computers, owner(client.address), judging).await?))
}

/// Lines of JSON, to be passed on as they come.
fn as_lines(body: Body) -> Response {
    let mut answer = Response::new(body);
    let fields = answer.headers_mut();
    fields.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/x-ndjson"));
    fields.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // Proxies that gather answers would hold back the progress.
    fields.insert(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    answer
}

/// Lines as the body of an answer.
struct Lines(mpsc::Receiver<Bytes>);

impl hyper::body::Body for Lines {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        self.0.poll_recv(context).map(|line| line.map(|line| Ok(Frame::data(line))))
    }
}
