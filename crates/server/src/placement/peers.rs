//! Talking to other nodes: plain HTTP over the internal network, with the secret that the other
//! node has put into the database.

use axum::body::Body;
use axum::http::{HeaderValue, Request, Response, header};
use bytes::Bytes;
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::time::Duration;
use store::NodeRow;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// How long a connection may take.
const CONNECT: Duration = Duration::from_secs(2);
/// The longest answer that is read as a whole.
const LONGEST: usize = 4 << 20;

/// A node that does not answer, or not as it should.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("node {node} does not answer: {problem}")]
pub struct Unreachable {
    /// Which node.
    pub node: u64,
    /// What happened.
    pub problem: String,
}

/// The way to other nodes.
#[derive(Clone, Copy, Debug)]
pub struct Peers {
    /// How long an answer may take.
    pub patience: Duration,
}

impl Peers {
    /// Sends a request to a node and gives back its answer as it comes. The connection can become
    /// a WebSocket.
    pub async fn send(
        &self,
        node: &NodeRow,
        mut request: Request<Body>,
    ) -> Result<Response<Incoming>, Unreachable> {
        let failed = |problem: String| Unreachable { node: node.fence.node, problem };
        let token = format!("Bearer {}", table::hex(&node.secret));
        let mut token = HeaderValue::from_str(&token).map_err(|error| failed(error.to_string()))?;
        // Nothing that logs headers shows it.
        token.set_sensitive(true);
        request.headers_mut().insert(header::AUTHORIZATION, token);
        let host =
            HeaderValue::from_str(&node.address).map_err(|error| failed(error.to_string()))?;
        request.headers_mut().insert(header::HOST, host);
        let sent = async {
            let stream = timeout(CONNECT, TcpStream::connect(&node.address)).await;
            let stream = stream.map_err(|_| failed("no connection".to_owned()))?;
            let stream = stream.map_err(|error| failed(error.to_string()))?;
            // Moves are small and people wait for them.
            let _ = stream.set_nodelay(true);
            let (mut sender, connection) = http1::handshake(TokioIo::new(stream))
                .await
                .map_err(|error| failed(error.to_string()))?;
            // What goes wrong with it is seen by those who read the answer.
            tokio::spawn(connection.with_upgrades());
            sender.send_request(request).await.map_err(|error| failed(error.to_string()))
        };
        let late = |_| failed("no answer in time".to_owned());
        timeout(self.patience, sent).await.map_err(late)?
    }

    /// Asks a node something of the internal protocol.
    pub async fn ask<Q: Serialize, A: DeserializeOwned>(
        &self,
        node: &NodeRow,
        path: &str,
        question: &Q,
    ) -> Result<A, Unreachable> {
        let failed = |problem: String| Unreachable { node: node.fence.node, problem };
        let body = serde_json::to_vec(question).map_err(|error| failed(error.to_string()))?;
        let request = Request::post(path)
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::CONTENT_LENGTH, body.len())
            .body(Body::from(body))
            .map_err(|error| failed(error.to_string()))?;
        let asked = async {
            let answer = self.send(node, request).await?;
            let status = answer.status();
            let body = axum::body::to_bytes(Body::new(answer.into_body()), LONGEST).await;
            let body: Bytes = body.map_err(|error| failed(error.to_string()))?;
            if !status.is_success() {
                return Err(failed(format!("status {status}")));
            }
            serde_json::from_slice(&body).map_err(|error| failed(error.to_string()))
        };
        let late = |_| failed("no answer in time".to_owned());
        timeout(self.patience, asked).await.map_err(late)?
    }
}
