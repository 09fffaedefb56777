//! Clients with an address of their own: limits are per address, so those who attack and those
//! who are measured must not share one. Messages are plain JSON: the same program measures
//! servers of different versions.

use futures_util::{SinkExt, StreamExt};
use search::Rng;
use serde_json::{Value, json};
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// How long a single answer may take.
const LONG: Duration = Duration::from_secs(60);

/// The address of a client and that of the server.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// Where the client binds its sockets.
    pub from: IpAddr,
    /// Where the server listens.
    pub server: SocketAddr,
}

/// An answer over HTTP.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The lines before the body.
    pub head: String,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }
}

fn told(error: impl std::fmt::Display) -> String {
    error.to_string()
}

impl Route {
    /// Connects.
    pub async fn connect(&self) -> Result<TcpStream, String> {
        let socket = TcpSocket::new_v4().map_err(told)?;
        socket.bind(SocketAddr::new(self.from, 0)).map_err(told)?;
        let stream = socket.connect(self.server).await.map_err(told)?;
        stream.set_nodelay(true).map_err(told)?;
        Ok(stream)
    }

    /// One request on a connection of its own.
    pub async fn ask(&self, line: &str, secret: &str, body: &str) -> Result<Answer, String> {
        let mut stream = self.connect().await?;
        self.ask_on(&mut stream, line, secret, body).await
    }

    /// One request on a connection that is kept.
    pub async fn ask_on(
        &self,
        stream: &mut TcpStream,
        line: &str,
        secret: &str,
        body: &str,
    ) -> Result<Answer, String> {
        let token = match secret {
            "" => String::new(),
            secret => format!("Authorization: Bearer {secret}\r\n"),
        };
        let request = format!(
            "{line} HTTP/1.1\r\nHost: {}\r\n{token}Content-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.server,
            body.len()
        );
        let exchange = async {
            stream.write_all(request.as_bytes()).await.map_err(told)?;
            read_answer(stream).await
        };
        tokio::time::timeout(LONG, exchange).await.map_err(told)?
    }

    /// Becomes a guest: the secret.
    pub async fn new_guest(&self) -> Result<String, String> {
        let answer = self.ask("GET /api/me", "", "").await?;
        let secret = answer.head.split("spielhof=").nth(1).and_then(|rest| rest.split(';').next());
        secret.map(str::to_owned).ok_or_else(|| format!("no guest: {}", answer.head))
    }

    /// Opens a table: its id, or the status with which that was refused.
    pub async fn open(&self, secret: &str, plan: &Value, chairs: &Value) -> Result<String, String> {
        let wish = json!({ "plan": plan, "chairs": chairs, "chat": true, "pace": 0 });
        let answer = self.ask("POST /api/tables", secret, &wish.to_string()).await?;
        let id = answer.json()["table"].as_str().map(str::to_owned);
        id.ok_or_else(|| format!("no table: {}", answer.status))
    }

    /// Opens the socket of a table and says hello.
    pub async fn come(&self, table: &str, secret: &str) -> Result<Page, String> {
        let url = format!("ws://{}/api/tables/{table}/socket", self.server);
        let mut request = url.into_client_request().map_err(told)?;
        let token = format!("Bearer {secret}").parse().map_err(told)?;
        request.headers_mut().insert("Authorization", token);
        let stream = self.connect().await?;
        let opened = tokio_tungstenite::client_async(request, stream);
        let (socket, _) = tokio::time::timeout(LONG, opened).await.map_err(told)?.map_err(told)?;
        let mut page = Page { socket };
        page.say(&json!({ "say": "hello", "after": null })).await?;
        Ok(page)
    }
}

async fn read_answer(stream: &mut TcpStream) -> Result<Answer, String> {
    let mut bytes = Vec::new();
    let mut buffer = vec![0; 64 * 1024];
    loop {
        let count = stream.read(&mut buffer).await.map_err(told)?;
        if count == 0 {
            return Err("closed".to_owned());
        }
        bytes.extend(&buffer[..count]);
        let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let lower = head.to_ascii_lowercase();
        let field = lower.lines().find_map(|line| line.strip_prefix("content-length:"));
        let length: usize = field.and_then(|text| text.trim().parse().ok()).unwrap_or(0);
        let mut body = bytes.split_off(end + 4);
        while body.len() < length {
            let count = stream.read(&mut buffer).await.map_err(told)?;
            if count == 0 {
                return Err("closed".to_owned());
            }
            body.extend(&buffer[..count]);
        }
        let status = head.split(' ').nth(1).and_then(|text| text.parse().ok()).unwrap_or(0);
        return Ok(Answer { status, head, body });
    }
}

/// The socket of a table.
pub struct Page {
    socket: WebSocketStream<TcpStream>,
}

impl Page {
    /// Says something.
    pub async fn say(&mut self, message: &Value) -> Result<(), String> {
        self.socket.send(Message::text(message.to_string())).await.map_err(told)
    }

    /// The next message as it came.
    pub async fn hear_text(&mut self) -> Result<String, String> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(frame))) => {
                    let code = frame.map_or(0, |frame| frame.code.into());
                    return Err(format!("closed with {code}"));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(told(error)),
                None => return Err("closed".to_owned()),
            }
        }
    }

    /// The next message.
    pub async fn hear(&mut self) -> Result<Value, String> {
        let text = self.hear_text().await?;
        serde_json::from_str(&text).map_err(told)
    }

    /// The connection itself, for what no well-behaved client sends.
    pub fn into_stream(self) -> TcpStream {
        self.socket.into_inner()
    }
}

/// The scene in a message, if it has one.
pub fn scene(message: &Value) -> Option<&Value> {
    let scene = match message["say"].as_str()? {
        "welcome" => &message["table"]["scene"],
        "happened" => &message["scene"],
        _ => return None,
    };
    scene.is_object().then_some(scene)
}

/// The seat that may act and all that it may do; `None` while it is somebody else's turn.
pub fn actions(scene: &Value) -> Option<(u64, Vec<String>)> {
    let choices = scene.get("choices").filter(|choices| choices.is_object())?;
    let targets = choices["picks"].as_array()?.iter().flat_map(|pick| {
        pick["targets"].as_array().into_iter().flatten().map(|target| &target["action"])
    });
    let plain = choices["plain"].as_array().into_iter().flatten();
    let actions = targets.chain(plain).filter_map(|action| action.as_str().map(str::to_owned));
    Some((choices["seat"].as_u64()?, actions.collect()))
}

/// Any of these actions.
pub fn any<'a>(actions: &'a [String], rng: &mut Rng) -> Option<&'a String> {
    actions.get(rng.below(actions.len().max(1) as u32) as usize)
}
