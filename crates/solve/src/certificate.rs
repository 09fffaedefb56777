//! Proofs as lines of a record, so that another program can check them.
//!
//! A record with a certificate has these lines in its header. Its game shows how many turns are enough:
//!
//! ```text
//! at least: 17
//! proof: most 16, excluded 16
//! layer start 0: 1 2f0d3b6c8e9a7154
//! layer start 1: 13 …
//! layer goal 0: 1 …
//! ```
//!
//! Each layer has the number of its positions and the sum of their hashes. [`Proof`] says what a layer is.

use crate::meeting::{LayerSum, Proof};
use crate::problem::End;

const AT_LEAST: &str = "at least";
const PROOF: &str = "proof";

/// The lines of a proof, each with its name.
///
/// ```
/// use spielhof_solve::{LayerSum, Proof, certificate::{notes, proof_of_notes}};
/// let layer = LayerSum { count: 1, hash: 255 };
/// let proof = Proof { most: 1, excluded: 0, layers: [vec![layer], vec![layer]] };
/// let lines = notes(&proof);
/// assert_eq!(lines[0], ("at least".to_owned(), "1".to_owned()));
/// assert_eq!(lines[2], ("layer start 0".to_owned(), "1 00000000000000ff".to_owned()));
/// assert_eq!(proof_of_notes(&lines), Some(proof));
/// ```
pub fn notes(proof: &Proof) -> Vec<(String, String)> {
    let mut lines = vec![
        (AT_LEAST.to_owned(), (proof.excluded + 1).to_string()),
        (PROOF.to_owned(), format!("most {}, excluded {}", proof.most, proof.excluded)),
    ];
    for end in End::BOTH {
        for (number, layer) in proof.layers[end.index()].iter().enumerate() {
            let name = format!("layer {} {number}", end.name());
            lines.push((name, format!("{} {:016x}", layer.count, layer.hash)));
        }
    }
    lines
}

/// The proof in the lines of a record; nothing if there is none, or not a whole one.
pub fn proof_of_notes(notes: &[(String, String)]) -> Option<Proof> {
    let value = |wanted: &str| {
        notes.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str())
    };
    let (most, excluded) = value(PROOF)?.strip_prefix("most ")?.split_once(", excluded ")?;
    let mut layers = [Vec::new(), Vec::new()];
    for (name, value) in notes {
        let Some((end, number)) = layer_of(name) else { continue };
        let (count, hash) = value.split_once(' ')?;
        let own = &mut layers[end.index()];
        if number != own.len() {
            return None;
        }
        let hash = u64::from_str_radix(hash, 16).ok()?;
        own.push(LayerSum { count: count.parse().ok()?, hash });
    }
    let proof = Proof { most: most.parse().ok()?, excluded: excluded.parse().ok()?, layers };
    (value(AT_LEAST)?.parse() == Ok(proof.excluded + 1)).then_some(proof)
}

fn layer_of(name: &str) -> Option<(End, usize)> {
    let (end, number) = name.strip_prefix("layer ")?.split_once(' ')?;
    let end = End::BOTH.into_iter().find(|known| known.name() == end)?;
    Some((end, number.parse().ok()?))
}
