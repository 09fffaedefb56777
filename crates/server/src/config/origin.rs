/// Where a page comes from, as browsers write it: `https://spielhof.example`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Origin {
    secure: bool,
    authority: String,
}

impl Origin {
    /// The origin of pages that are fetched over plain HTTP from here.
    pub fn plain(authority: &str) -> Origin {
        Origin { secure: false, authority: authority.to_lowercase() }
    }

    /// Reads an origin: scheme, host and port, nothing after that.
    ///
    /// ```
    /// use spielhof_server::Origin;
    /// assert_eq!(Origin::read("https://Spiel.example:443/").unwrap().to_string(), "https://spiel.example");
    /// assert!(Origin::read("spiel.example").is_none());
    /// assert!(Origin::read("https://spiel.example/halma").is_none());
    /// ```
    pub fn read(text: &str) -> Option<Origin> {
        let (scheme, authority) = text.split_once("://")?;
        let secure = match scheme.to_lowercase().as_str() {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let authority = authority.strip_suffix('/').unwrap_or(authority).to_lowercase();
        let usual = if secure { ":443" } else { ":80" };
        let authority = authority.strip_suffix(usual).unwrap_or(&authority).to_owned();
        let fits = |c: char| c.is_ascii_alphanumeric() || "-._:[]".contains(c);
        (!authority.is_empty() && authority.chars().all(fits))
            .then_some(Origin { secure, authority })
    }

    /// Is it `https`?
    pub fn is_secure(&self) -> bool {
        self.secure
    }

    /// Host and port, as a request names them.
    pub fn authority(&self) -> &str {
        &self.authority
    }
}

impl std::fmt::Display for Origin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}://{}", if self.secure { "https" } else { "http" }, self.authority)
    }
}
