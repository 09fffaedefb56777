//! In which encodings a reader takes an answer.
//!
//! This is written by hand. `headers` has no type for `Accept-Encoding`, the negotiation of
//! `tower-http` is private, and its compression layer keeps the whole plain answer in memory for
//! as long as a slow reader takes. What we send is packed before, and then the plain answer is
//! dropped.

use axum::http::{HeaderMap, header};

/// How an answer can be packed, the smallest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// Brotli: only what was packed when the client was built.
    Brotli,
    /// Gzip.
    Gzip,
}

impl Encoding {
    const ALL: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    /// As headers name it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    /// How the name of a file ends that is packed so.
    pub(crate) fn ending(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
        }
    }
}

/// The encodings that a reader accepts, the one they like best first (RFC 9110, section 12.5.3).
/// Empty if the answer has to be plain, or is to be plain rather than packed.
pub(crate) fn accepted(headers: &HeaderMap) -> Vec<Encoding> {
    let lines = headers.get_all(header::ACCEPT_ENCODING).iter();
    let items = lines.filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(','));
    let weights: Vec<(&str, u16)> = items.filter_map(weighted).collect();
    let of = |name: &str| {
        let mut found = weights.iter().filter(|(coding, _)| coding.eq_ignore_ascii_case(name));
        found.next().map(|&(_, weight)| weight)
    };
    // A reader that gives no weight to a plain answer prefers any packed one.
    let plain = of("identity").unwrap_or(0);
    let weight = |encoding: Encoding| of(encoding.name()).or_else(|| of("*")).unwrap_or(0);
    let mut all: Vec<(u16, Encoding)> =
        Encoding::ALL.into_iter().map(|encoding| (weight(encoding), encoding)).collect();
    all.retain(|&(weight, _)| weight > 0 && weight >= plain);
    // The order of equal weights stays ours.
    all.sort_by_key(|&(weight, _)| std::cmp::Reverse(weight));
    all.into_iter().map(|(_, encoding)| encoding).collect()
}

/// Does the reader take gzip?
pub(crate) fn accepts_gzip(headers: &HeaderMap) -> bool {
    accepted(headers).contains(&Encoding::Gzip)
}

/// A coding and its weight in thousandths. None if it is not written as it must be: then it is as
/// if it were not there.
fn weighted(item: &str) -> Option<(&str, u16)> {
    let mut parts = item.split(';').map(str::trim);
    let coding = parts.next().filter(|coding| !coding.is_empty())?;
    let weight = match parts.next() {
        None => 1000,
        Some(parameter) => {
            let (name, value) = parameter.split_once('=')?;
            if !name.trim_end().eq_ignore_ascii_case("q") {
                return None;
            }
            thousandths(value.trim_start())?
        }
    };
    Some((coding, weight))
}

/// A number from 0 to 1 with at most three decimals.
fn thousandths(text: &str) -> Option<u16> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    if decimals.len() > 3 || !decimals.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let part: u16 = format!("{decimals:0<3}").parse().ok()?;
    match (whole, part) {
        ("0", part) => Some(part),
        ("1", 0) => Some(1000),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn of(lines: &[&str]) -> Vec<&'static str> {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(header::ACCEPT_ENCODING, line.parse().unwrap());
        }
        accepted(&headers).into_iter().map(Encoding::name).collect()
    }

    #[test]
    fn weights_decide_and_then_size() {
        assert_eq!(of(&["gzip, deflate, br, zstd"]), ["br", "gzip"]);
        assert_eq!(of(&["br;q=0.5, gzip;q=0.8"]), ["gzip", "br"]);
        assert_eq!(of(&["br ; q=0.5 , gzip; Q=0.51"]), ["gzip", "br"]);
        assert_eq!(of(&["GZip"]), ["gzip"]);
        assert_eq!(of(&["gzip", "br"]), ["br", "gzip"], "two lines are one list");
    }

    #[test]
    fn zero_is_a_refusal() {
        for zero in ["0", "0.", "0.0", "0.00", "0.000"] {
            assert_eq!(of(&[&format!("gzip;q={zero}, br")]), ["br"], "{zero}");
        }
        assert_eq!(of(&["gzip;q=0.001"]), ["gzip"]);
    }

    #[test]
    fn a_star_stands_for_what_is_not_named() {
        assert_eq!(of(&["*"]), ["br", "gzip"]);
        assert_eq!(of(&["*, br;q=0"]), ["gzip"]);
        assert_eq!(of(&["gzip, *;q=0"]), ["gzip"]);
        assert_eq!(of(&["gzip, *;q=0.1"]), ["gzip", "br"]);
    }

    #[test]
    fn who_would_rather_have_it_plain_gets_it_plain() {
        assert!(of(&["identity"]).is_empty());
        assert!(of(&["identity, gzip;q=0.5"]).is_empty());
        assert_eq!(of(&["identity;q=0.5, gzip"]), ["gzip"]);
        assert_eq!(of(&["identity, gzip"]), ["gzip"]);
    }

    #[test]
    fn nonsense_is_as_if_it_were_not_there() {
        assert!(of(&[]).is_empty());
        for bad in ["", ",", ";q=1", "gzip;q=2", "gzip;q=1.001", "gzip;q=-1", "gzip;q=0.1234"] {
            assert!(of(&[bad]).is_empty(), "{bad}");
        }
        for bad in ["gzip;q=", "gzip;q=.5", "gzip;q=a", "gzip;x=1", "gzip;q", "gzip;q=0.+1"] {
            assert!(of(&[bad]).is_empty(), "{bad}");
        }
        assert_eq!(of(&["br;q=x, gzip"]), ["gzip"]);
    }
}
