//! Connections to a server, and requests over HTTP.

use crate::{Address, BotError};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::{Method, Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use rustls::crypto::ring;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use wire::Faults;

/// How long an answer may take.
const LONG: Duration = Duration::from_secs(30);
/// The longest answer that is read.
const LONGEST: usize = 4 << 20;

/// A connection, encrypted or not.
pub trait Connection: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Connection for T {}

/// A server, as a bot with this token knows it.
#[derive(Clone)]
pub struct Server {
    /// Where it is.
    pub address: Address,
    /// What the bot shows; empty if nothing.
    pub token: String,
    /// Ask as a page of the server does: then nothing need be shown.
    pub as_page: bool,
}

impl Server {
    /// Why the server cannot be reached.
    pub fn unreachable(&self, problem: impl ToString) -> BotError {
        BotError::Unreachable { server: self.address.to_string(), problem: problem.to_string() }
    }

    /// Connects.
    pub async fn connect(&self) -> Result<Box<dyn Connection>, BotError> {
        let Address { secure, host, port, .. } = &self.address;
        let stream = TcpStream::connect((host.as_str(), *port));
        let stream = timeout(LONG, stream).await.map_err(|late| self.unreachable(late))?;
        let stream = stream.map_err(|error| self.unreachable(error))?;
        stream.set_nodelay(true).map_err(|error| self.unreachable(error))?;
        if !secure {
            return Ok(Box::new(stream));
        }
        let name = ServerName::try_from(host.clone()).map_err(|error| self.unreachable(error))?;
        let config = encryption().map_err(|error| self.unreachable(error))?;
        let encrypted = TlsConnector::from(Arc::new(config)).connect(name, stream);
        let encrypted = timeout(LONG, encrypted).await.map_err(|late| self.unreachable(late))?;
        Ok(Box::new(encrypted.map_err(|error| self.unreachable(error))?))
    }

    /// Asks for something in JSON.
    pub async fn get<A: DeserializeOwned>(&self, path: &str) -> Result<A, BotError> {
        read(&self.send(Method::GET, path, Bytes::new()).await?)
    }

    /// Asks for a text.
    pub async fn text(&self, path: &str) -> Result<String, BotError> {
        let body = self.send(Method::GET, path, Bytes::new()).await?;
        String::from_utf8(body.to_vec()).map_err(|error| BotError::Strange(error.to_string()))
    }

    /// Asks with a question in JSON.
    pub async fn post<Q: Serialize, A: DeserializeOwned>(
        &self,
        path: &str,
        question: &Q,
    ) -> Result<A, BotError> {
        let body = serde_json::to_vec(question);
        let body = body.map_err(|error| BotError::Strange(error.to_string()))?;
        read(&self.send(Method::POST, path, body.into()).await?)
    }

    async fn send(&self, method: Method, path: &str, body: Bytes) -> Result<Bytes, BotError> {
        let stream = self.connect().await?;
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, &self.address.authority);
        if !self.token.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {}", self.token));
        }
        if self.as_page {
            request = request.header(header::ORIGIN, self.address.to_string());
        }
        let request = request
            .header(header::CONTENT_TYPE, "application/json")
            .body(Full::new(body))
            .map_err(|error| BotError::Strange(error.to_string()))?;
        let asked = async {
            let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
            // What goes wrong with it is seen by those who read the answer.
            tokio::spawn(connection);
            sender.send_request(request).await
        };
        let answer = timeout(LONG, asked).await.map_err(|late| self.unreachable(late))?;
        let answer = answer.map_err(|error| self.unreachable(error))?;
        let status = answer.status();
        let body = timeout(LONG, Limited::new(answer.into_body(), LONGEST).collect()).await;
        let body = body.map_err(|late| self.unreachable(late))?;
        let body = body.map_err(|error| self.unreachable(error))?.to_bytes();
        if status.is_success() { Ok(body) } else { Err(refusal(status, &body)) }
    }
}

/// What an answer that is no success means.
pub fn refusal(status: StatusCode, body: &[u8]) -> BotError {
    match (status, serde_json::from_slice::<Faults>(body)) {
        (StatusCode::UNAUTHORIZED, _) => BotError::Token,
        (_, Ok(Faults { faults })) => BotError::Refused(faults),
        (_, Err(_)) => BotError::Strange(status.to_string()),
    }
}

fn read<A: DeserializeOwned>(body: &[u8]) -> Result<A, BotError> {
    serde_json::from_slice(body).map_err(|error| BotError::Strange(error.to_string()))
}

/// Certificates are verified with those that the system trusts.
fn encryption() -> Result<ClientConfig, rustls::Error> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    Ok(ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth())
}
