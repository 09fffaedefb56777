//! Encrypted connections. A certificate is always verified, with its name.

use super::PostgresUrl;
use crate::StoreError;
use rustls::crypto::ring;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use std::path::Path;
use std::sync::Arc;
use tokio_postgres_rustls::MakeRustlsConnect;

/// What makes connections encrypted, unless the address says that they are not.
pub fn connector(url: &PostgresUrl) -> Result<MakeRustlsConnect, StoreError> {
    let roots = match url.root_certificate() {
        _ if url.is_plain() => RootCertStore::empty(),
        Some(file) => roots_in(file)?,
        None => roots_of_system(),
    };
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| StoreError::Other(error.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

fn roots_in(file: &Path) -> Result<RootCertStore, StoreError> {
    let unreadable = |why: String| StoreError::Other(format!("{}: {why}", file.display()));
    let mut roots = RootCertStore::empty();
    let certificates =
        CertificateDer::pem_file_iter(file).map_err(|error| unreadable(error.to_string()))?;
    for certificate in certificates {
        let certificate = certificate.map_err(|error| unreadable(error.to_string()))?;
        roots.add(certificate).map_err(|error| unreadable(error.to_string()))?;
    }
    if roots.is_empty() {
        return Err(unreadable("there is no certificate in it".to_owned()));
    }
    Ok(roots)
}

/// Where the system has none, nobody is trusted.
fn roots_of_system() -> RootCertStore {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    roots
}
