//! Delivers messages to push services.

use crate::Endpoint;
use bytes::Bytes;
use http::{Request, StatusCode, header};
use http_body_util::Full;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::crypto::ring;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

/// How long a delivery may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// What came of a delivery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// The push service has it.
    Accepted,
    /// The subscription has ended: nothing will ever arrive there again.
    Gone,
    /// The push service does not take this message, now or later.
    Refused(String),
    /// It may work later.
    Failed(String),
}

/// Sends messages to push services. It reads nothing of their answers but the status, and follows no
/// redirects.
#[derive(Clone)]
pub struct Sender {
    tls: Option<TlsConnector>,
}

impl Sender {
    /// Trusts the certificates that the system trusts. Where there are none, only services that an
    /// operator has named and that need no TLS can be asked.
    pub fn new() -> Sender {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map(|config| config.with_root_certificates(roots).with_no_client_auth());
        Sender { tls: config.ok().map(|config| TlsConnector::from(Arc::new(config))) }
    }

    /// Delivers a body that was made by [`encrypt`](crate::encrypt), with the header that was made by
    /// [`ServerKey::authorization`](crate::ServerKey::authorization). The service keeps it for `ttl`
    /// while the device is off, and of messages with the same `topic` only the last one.
    pub async fn deliver(
        &self,
        endpoint: &Endpoint,
        authorization: &str,
        topic: &str,
        ttl: Duration,
        body: Vec<u8>,
    ) -> Delivery {
        let request = Request::post(endpoint.path())
            .header(header::HOST, host(endpoint))
            .header(header::AUTHORIZATION, authorization)
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_LENGTH, body.len())
            .header("ttl", ttl.as_secs())
            .header("urgency", "normal")
            .header("topic", topic)
            .body(Full::new(Bytes::from(body)));
        let Ok(request) = request else { return Delivery::Refused("bad header".to_owned()) };
        match timeout(PATIENCE, self.ask(endpoint, request)).await {
            Ok(Ok(status)) => judged(status),
            Ok(Err(error)) => Delivery::Failed(error.to_string()),
            Err(_) => Delivery::Failed("no answer in time".to_owned()),
        }
    }

    async fn ask(
        &self,
        endpoint: &Endpoint,
        request: Request<Full<Bytes>>,
    ) -> io::Result<StatusCode> {
        let stream = TcpStream::connect(&addresses(endpoint).await?[..]).await?;
        if !endpoint.is_secure() {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(endpoint.host().to_owned()).map_err(io::Error::other)?;
        let tls = self.tls.as_ref().ok_or_else(|| io::Error::other("no TLS"))?;
        exchange(tls.connect(name, stream).await?, request).await
    }
}

impl Default for Sender {
    fn default() -> Sender {
        Sender::new()
    }
}

/// Where the host is. One that has an address in a network of our own is not asked at all.
async fn addresses(endpoint: &Endpoint) -> io::Result<Vec<SocketAddr>> {
    let host = endpoint.host().trim_matches(['[', ']']);
    let found: Vec<SocketAddr> = lookup_host((host, endpoint.port())).await?.collect();
    if found.iter().any(|address| !endpoint.may_lead_to(address.ip())) {
        return Err(io::Error::other("the host has an address that is not public"));
    }
    Ok(found)
}

fn host(endpoint: &Endpoint) -> String {
    let origin = endpoint.origin();
    origin.split_once("://").map_or(String::new(), |(_, authority)| authority.to_owned())
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> io::Result<StatusCode> {
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    let served = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    // The body is not read: the connection ends here.
    served.abort();
    Ok(answer.map_err(io::Error::other)?.status())
}

fn judged(status: StatusCode) -> Delivery {
    match status.as_u16() {
        200..=299 => Delivery::Accepted,
        404 | 410 => Delivery::Gone,
        429 | 500..=599 => Delivery::Failed(format!("status {status}")),
        _ => Delivery::Refused(format!("status {status}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_status_tells_what_to_do_next() {
        let judge = |code: u16| judged(StatusCode::from_u16(code).unwrap());
        assert_eq!(
            [judge(201), judge(404), judge(410)],
            [Delivery::Accepted, Delivery::Gone, Delivery::Gone]
        );
        assert!([429, 500, 503].iter().all(|&code| matches!(judge(code), Delivery::Failed(_))));
        // A redirect is no delivery, and where it leads is not asked.
        assert!(
            [301, 307, 400, 413].iter().all(|&code| matches!(judge(code), Delivery::Refused(_)))
        );
    }
}
