//! A test for each line of the list in `docs/server.md` of what keeps a server safe, but for
//! those about running tables.

use crate::common::{Answer, House, open, read};
use spielhof_server::{Network, Origin};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

const LOOK: &str = r#"{"game":"halma","players":2}"#;

#[test]
fn only_pages_of_this_server_change_something() {
    let house =
        open(|config| config.origins = vec![Origin::read("https://spiel.example").unwrap()]);
    let look = |headers: &[&str]| house.ask("POST /api/look", headers, LOOK);
    assert_eq!(look(&[&house.own_origin()]).status, 200);
    let localhost = format!("Origin: http://localhost:{}", house.address.port());
    assert_eq!(look(&[&localhost]).status, 200);
    assert_eq!(look(&["Origin: https://spiel.example"]).status, 200);
    let port = house.address.port();
    for foreign in [
        "Origin: https://evil.example".to_owned(),
        "Origin: http://spiel.example".to_owned(),
        "Origin: https://spiel.example.evil.example".to_owned(),
        "Origin: null".to_owned(),
        "Origin:".to_owned(),
        format!("Origin: http://127.0.0.1:{}", port ^ 1),
        format!("Origin: https://127.0.0.1:{port}"),
    ] {
        let answer = look(&[&foreign]);
        assert_eq!(
            (answer.status, answer.faults()),
            (403, vec!["server-origin".to_owned()]),
            "{foreign}"
        );
    }
    let two = look(&[&house.own_origin(), "Origin: https://evil.example"]);
    assert_eq!(two.status, 403, "two origins are none");
    for method in ["POST", "DELETE", "PUT", "PATCH"] {
        assert_eq!(house.ask(&format!("{method} /api/me"), &[], "").status, 403, "{method}");
    }
}

#[test]
fn without_an_origin_a_token_is_needed() {
    let house = open(|_| {});
    assert_eq!(house.ask("POST /api/look", &[], LOOK).status, 403);
    let secret = house.get("/api/me").secret();
    let token = format!("Authorization: Bearer {secret}");
    assert_eq!(house.ask("POST /api/look", &[&token], LOOK).status, 200);
    let cookie = format!("Cookie: spielhof={secret}");
    assert_eq!(house.ask("POST /api/look", &[&cookie], LOOK).status, 403, "a cookie is no token");
    assert_eq!(house.ask("POST /api/look", &["Authorization: Bearer x"], LOOK).status, 403);
    let foreign = [token.as_str(), "Origin: https://evil.example"];
    assert_eq!(house.ask("POST /api/look", &foreign, LOOK).status, 403);
}

#[test]
fn a_websocket_needs_an_origin_too() {
    let house = open(|_| {});
    let upgrade = |origin: &[&str]| {
        let handshake = [
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ];
        house.ask("GET /api/anything", &[&handshake, origin].concat(), "").status
    };
    assert_eq!(upgrade(&[]), 403);
    assert_eq!(upgrade(&["Origin: https://evil.example"]), 403);
    // There is nothing at this address, but one may ask.
    assert_eq!(upgrade(&[&house.own_origin()]), 404);
}

#[test]
fn in_the_house_exactly_the_addresses_shown_are_origins() {
    if spielhof_server::lan::addresses().is_empty() {
        return;
    }
    let house = open(|config| config.lan = true);
    let shown = house.running.as_ref().unwrap().in_the_house();
    assert!(!shown.is_empty());
    for url in &shown {
        let origin = format!("Origin: {}", url.trim_end_matches('/'));
        assert_eq!(house.ask("POST /api/look", &[&origin], LOOK).status, 200, "{url}");
        let host = format!("Host: {}", url.trim_start_matches("http://").trim_end_matches('/'));
        assert_eq!(house.ask("GET /api/health", &[&host], "").status, 200, "{url}");
    }
    let port = house.address.port();
    for other in [format!("http://10.255.255.254:{port}"), format!("http://spiel.local:{port}")] {
        let origin = format!("Origin: {other}");
        assert_eq!(house.ask("POST /api/look", &[&origin], LOOK).status, 403, "{other}");
    }
}

#[test]
fn other_names_that_point_here_are_refused() {
    let house =
        open(|config| config.origins = vec![Origin::read("https://spiel.example").unwrap()]);
    let with_host = |host: &str| house.ask("GET /api/me", &[&format!("Host: {host}")], "");
    let evil = with_host("evil.example");
    assert_eq!((evil.status, evil.faults()), (421, vec!["server-wrong-host".to_owned()]));
    assert!(evil.header("set-cookie").is_none());
    assert_eq!(with_host(&format!("evil.example:{}", house.address.port())).status, 421);
    assert_eq!(with_host("127.0.0.1:1").status, 421);
    assert_eq!(with_host("").status, 421);
    assert_eq!(with_host("spiel.example").status, 200);
    assert_eq!(with_host("SPIEL.example:443").status, 200);
    let whole = house.ask("GET http://evil.example/api/me", &[], "");
    assert_eq!(whole.status, 421, "the host in the first line counts");
}

#[test]
fn long_bodies_are_refused() {
    let house = open(|_| {});
    let long = format!("{{\"record\":\"{}\"}}", "x".repeat(70_000));
    let longer = format!("{{\"record\":\"{}\"}}", "x".repeat(500_000));
    for (path, body) in [("/api/look", &long), ("/api/replay", &longer)] {
        let answer = house.post(path, body);
        assert_eq!((answer.status, answer.faults()), (413, vec!["server-too-long".to_owned()]));
    }
    // The same without telling its length before.
    let head = ["Content-Type: application/json", "Transfer-Encoding: chunked"];
    let head =
        house.request("POST /api/look", &[&[house.own_origin().as_str()], &head[..]].concat(), "");
    let mut stream = house.connect();
    stream.write_all(head.as_bytes()).unwrap();
    for _ in 0..10 {
        // It may be refused before all of it is there.
        let chunk = format!("2000\r\n{}\r\n", "x".repeat(0x2000));
        if stream.write_all(chunk.as_bytes()).is_err() {
            break;
        }
    }
    let answer = read(&mut stream);
    assert!(answer.is_none_or(|answer| answer.status == 413));
    let head =
        format!("GET / HTTP/1.1\r\nHost: {}\r\nX: {}\r\n\r\n", house.address, "x".repeat(100_000));
    let mut stream = house.connect();
    let _ = stream.write_all(head.as_bytes());
    assert!(read(&mut stream).is_none_or(|answer| answer.status == 431));
}

#[test]
fn long_heads_and_two_hosts_are_refused() {
    let house = open(|_| {});
    let head = |length: usize| {
        let long = format!("X: {}", "x".repeat(length));
        house.ask("GET /api/health", &[&long], "").status
    };
    assert_eq!(head(15_000), 200);
    for length in [16_500, 30_000, 40_000] {
        assert_eq!(head(length), 431, "{length}");
    }
    let own = format!("Host: {}", house.address);
    for other in [own.as_str(), "Host: evil.example"] {
        let answer = house.ask("GET /api/health", &[&own, other], "");
        assert_eq!((answer.status, answer.faults()), (400, vec!["server-two-hosts".to_owned()]));
    }
}

#[test]
fn over_tls_browsers_are_told_to_stay_there() {
    let strict = |house: &House, headers: &[&str]| {
        let answer = house.ask("GET /api/health", headers, "");
        answer.header("strict-transport-security").map(str::to_owned)
    };
    let secure = ["X-Forwarded-For: 203.0.113.9", "X-Forwarded-Proto: https"];
    let plain = ["X-Forwarded-For: 203.0.113.9", "X-Forwarded-Proto: http"];
    let alone = open(|_| {});
    assert_eq!(strict(&alone, &[]), None);
    assert_eq!(strict(&alone, &secure), None, "no proxy of ours says so");
    let behind = open(|config| {
        config.proxies = vec![Network::read("127.0.0.1").unwrap()];
        config.origins = vec![Origin::read("https://spiel.example").unwrap()];
    });
    assert_eq!(strict(&behind, &secure).as_deref(), Some("max-age=31536000"));
    assert_eq!(strict(&behind, &plain), None);
    let own = strict(&behind, &["Host: spiel.example"]);
    assert_eq!(own.as_deref(), Some("max-age=31536000"), "so the set-up says");
}

#[test]
fn bodies_are_json_and_nothing_else() {
    let house = open(|_| {});
    assert_eq!(house.post("/api/look", "{").status, 400);
    assert_eq!(house.post("/api/look", r#"{"game":"halma","players":2,"x":1}"#).status, 400);
    let form = "POST /api/look";
    let headers =
        [house.own_origin(), "Content-Type: text/plain".to_owned(), "Content-Length: 2".to_owned()];
    let headers: Vec<&str> = headers.iter().map(String::as_str).collect();
    let mut stream = house.connect();
    stream.write_all((house.request(form, &headers, "") + "{}").as_bytes()).unwrap();
    assert_eq!(read(&mut stream).unwrap().status, 415);
}

#[test]
fn too_many_requests_are_told_to_wait() {
    let house = open(|config| config.caps.requests_per_second = 2);
    let answers: Vec<Answer> = (0..30).map(|_| house.get("/api/health")).collect();
    let refused: Vec<&Answer> = answers.iter().filter(|answer| answer.status == 429).collect();
    assert!((5..=10).contains(&refused.len()), "{}", refused.len());
    assert_eq!(refused[0].faults(), ["server-too-often"]);
    assert!(refused[0].header("retry-after").unwrap().parse::<u32>().unwrap() >= 1);
    std::thread::sleep(Duration::from_millis(600));
    assert_eq!(house.get("/api/health").status, 200);
}

#[test]
fn new_guests_are_counted_too() {
    let house = open(|config| config.caps.guests_per_hour = 3);
    let first: Vec<u16> = (0..5).map(|_| house.get("/api/me").status).collect();
    assert_eq!(first, [200, 200, 200, 429, 429]);
    assert_eq!(house.get("/api/health").status, 200, "whoever is here goes on");
}

#[test]
fn an_address_has_so_many_connections_and_no_more() {
    let house = open(|config| config.caps.connections_per_address = 4);
    let mut lines: Vec<TcpStream> = (0..4).map(|_| house.connect()).collect();
    assert!(house.wait_for_connections(4, Duration::from_secs(5)));
    let mut fifth = house.connect();
    let _ = fifth.write_all(house.request("GET /api/health", &[], "").as_bytes());
    assert!(read(&mut fifth).is_none());
    drop(lines.pop());
    assert!(house.wait_for_connections(3, Duration::from_secs(5)));
    assert_eq!(house.get("/api/health").status, 200);
}

#[test]
fn who_does_not_finish_asking_is_cut_off() {
    let house = open(|config| {
        config.patience.head = Duration::from_millis(300);
        config.patience.body = Duration::from_millis(300);
    });
    let began = Instant::now();
    let mut silent = house.connect();
    let mut slow = house.connect();
    slow.write_all(b"GET /api/health HTT").unwrap();
    let mut idle = house.connect();
    idle.write_all(house.request("GET /api/health", &[], "").as_bytes()).unwrap();
    assert_eq!(read(&mut idle).unwrap().status, 200);
    for stream in [&mut silent, &mut slow, &mut idle] {
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest);
    }
    let mut half = house.connect();
    let headers = [
        house.own_origin(),
        "Content-Type: application/json".to_owned(),
        "Content-Length: 99".to_owned(),
    ];
    let headers: Vec<&str> = headers.iter().map(String::as_str).collect();
    half.write_all((house.request("POST /api/look", &headers, "") + "{").as_bytes()).unwrap();
    assert_eq!(read(&mut half).unwrap().status, 408);
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
}

#[test]
fn who_does_not_read_is_cut_off() {
    let house = open(|config| config.patience.reader = Duration::from_millis(500));
    let mut greedy = house.connect();
    let request = house.request("GET /api/games", &[], "");
    greedy.set_write_timeout(Some(Duration::from_millis(500))).unwrap();
    // Answers of a hundred thousand bytes each, until nothing more goes through.
    for _ in 0..2000 {
        if greedy.write_all(request.as_bytes()).is_err() {
            break;
        }
    }
    assert!(house.wait_for_connections(0, Duration::from_secs(10)));
}

#[test]
fn every_answer_tells_browsers_to_be_strict() {
    let house = open(|_| {});
    let answers = [
        house.get("/"),
        house.get("/api/games"),
        house.get("/api/nothing"),
        house.get("/no.js"),
        house.ask("POST /api/look", &["Origin: https://evil.example"], LOOK),
        house.ask("GET /", &["Host: evil.example"], ""),
        house.ask("PUT /", &[&house.own_origin()], ""),
    ];
    for answer in &answers {
        let policy = answer.header("content-security-policy").unwrap();
        for part in [
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval';",
            "style-src 'self';",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.contains(part), "{policy}");
        }
        let rest = policy.replacen(" 'wasm-unsafe-eval'", "", 1);
        assert!(
            !rest.contains("unsafe") && !rest.contains("eval") && !rest.contains("evil"),
            "{policy}"
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("x-frame-options"), Some("DENY"));
        assert!(answer.header("permissions-policy").is_some());
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"));
        assert_eq!(answer.header("access-control-allow-origin"), None);
    }
    let own = format!("connect-src 'self' ws://{};", house.address);
    assert!(answers[0].header("content-security-policy").unwrap().contains(&own));
}

#[test]
fn forwarded_headers_count_only_from_our_proxies() {
    let forwarded = [
        "X-Forwarded-For: 203.0.113.9",
        "X-Forwarded-Proto: https",
        "X-Forwarded-Host: spiel.example",
    ];
    let origin = || vec![Origin::read("https://spiel.example").unwrap()];
    let alone = open(|config| config.origins = origin());
    let answer = alone.ask("GET /api/me", &forwarded, "");
    assert!(!answer.header("set-cookie").unwrap().contains("Secure"));
    let behind = open(|config| {
        config.origins = origin();
        config.proxies = vec![Network::read("127.0.0.0/8").unwrap()];
        config.caps.guests_per_hour = 1;
    });
    let answer = behind.ask("GET /api/me", &forwarded, "");
    assert!(answer.header("set-cookie").unwrap().contains("; Secure"));
    assert_eq!(behind.ask("GET /api/me", &forwarded, "").status, 429);
    let other = ["X-Forwarded-For: 203.0.113.10", forwarded[1], forwarded[2]];
    assert_eq!(behind.ask("GET /api/me", &other, "").status, 200, "each sender counts alone");
    let forged = ["X-Forwarded-For: 198.51.100.1, 203.0.113.9", forwarded[1], forwarded[2]];
    assert_eq!(behind.ask("GET /api/me", &forged, "").status, 429, "what he says himself does not");
}

#[test]
fn proxies_bring_as_many_connections_as_they_like() {
    let house = open(|config| {
        config.proxies = vec![Network::read("127.0.0.1").unwrap()];
        config.caps.connections_per_address = 1;
    });
    let lines: Vec<TcpStream> = (0..5).map(|_| house.connect()).collect();
    assert!(house.wait_for_connections(5, Duration::from_secs(5)));
    drop(lines);
}

#[test]
fn figures_are_for_this_machine_only() {
    let house = open(|_| {});
    let figures = house.get("/metrics");
    assert_eq!(figures.status, 200);
    assert!(figures.text().contains("spielhof_open_connections 1\n"));
    let passed_on = house.ask("GET /metrics", &["X-Forwarded-For: 203.0.113.9"], "");
    assert_eq!((passed_on.status, passed_on.faults()), (403, vec!["server-not-local".to_owned()]));
    let behind = open(|config| config.proxies = vec![Network::read("127.0.0.0/8").unwrap()]);
    assert_eq!(behind.get("/metrics").status, 200, "asked from this machine");
    for unclear in [
        "X-Forwarded-For: rubbish",
        "X-Forwarded-For:",
        "X-Forwarded-For: 203.0.113.9:4711x, 127.0.0.1",
        "Forwarded: for=203.0.113.9",
        "X-Real-IP: 203.0.113.9",
    ] {
        assert_eq!(behind.ask("GET /metrics", &[unclear], "").status, 403, "{unclear}");
    }
}

#[test]
fn a_server_that_ends_lets_people_finish() {
    let house = open(|_| {});
    let mut idle = house.connect();
    idle.write_all(house.request("GET /api/health", &[], "").as_bytes()).unwrap();
    assert_eq!(read(&mut idle).unwrap().status, 200);
    let mut busy = house.connect();
    let whole = house.request("POST /api/look", &[&house.own_origin()], LOOK);
    let (first, rest) = whole.as_bytes().split_at(whole.len() - 5);
    busy.write_all(first).unwrap();
    assert!(house.wait_for_connections(2, Duration::from_secs(5)));
    std::thread::sleep(Duration::from_millis(100));
    let address = house.address;
    let rest = rest.to_vec();
    let ended = std::thread::spawn(move || {
        let began = Instant::now();
        let folder = house.close();
        (began.elapsed(), folder)
    });
    std::thread::sleep(Duration::from_millis(300));
    assert!(TcpStream::connect(address).is_err(), "nobody is taken in any more");
    let mut nothing = Vec::new();
    assert_eq!(idle.read_to_end(&mut nothing).unwrap_or(0), 0, "who asks nothing is let go");
    busy.write_all(&rest).unwrap();
    assert_eq!(read(&mut busy).unwrap().status, 200);
    let (took, _folder) = ended.join().unwrap();
    assert!(took < Duration::from_secs(3), "{took:?}");
}

#[test]
fn who_does_not_leave_holds_up_nobody_for_long() {
    let house = open(|config| config.patience.farewell = Duration::from_millis(300));
    let mut busy = house.connect();
    busy.write_all(b"POST /api/look HTTP/1.1\r\n").unwrap();
    assert!(house.wait_for_connections(1, Duration::from_secs(5)));
    let began = Instant::now();
    house.close();
    assert!(began.elapsed() < Duration::from_secs(3));
}

#[test]
fn nobody_climbs_out_of_the_folder() {
    let house: House = open(|_| {});
    let web = house.folder.path().join("web");
    std::fs::create_dir(&web).unwrap();
    std::fs::write(web.join("index.html"), "page").unwrap();
    std::fs::write(house.folder.path().join("secret.txt"), "secret").unwrap();
    for path in [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/..\\secret.txt",
        "//secret.txt/../../secret.txt",
        "/./../secret.txt",
    ] {
        let answer = house.get(path);
        assert!(!answer.text().contains("secret"), "{path}: {}", answer.status);
        assert_ne!(answer.status, 200, "{path}");
    }
}
