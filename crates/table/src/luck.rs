//! Luck that can be checked afterwards: a secret, a promise about it, and the one way from its bits to numbers.

use crate::Drawn;
use orrery_core::Chance;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use std::fmt;

/// What a table's luck comes from. It is told to nobody before the game has ended.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// The text is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadSecret;

impl Secret {
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// A secret that follows from a context and a seed: for simulations that can be repeated, never for play.
    #[must_use]
    pub fn derived(context: &'static str, seed: &[u8]) -> Secret {
        Secret(blake3::derive_key(context, seed))
    }

    /// The promise: BLAKE3 of the secret, in hex.
    #[must_use]
    pub fn commitment(&self) -> String {
        blake3::hash(&self.0).to_hex().to_string()
    }

    #[must_use]
    pub fn to_hex(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    pub fn from_hex(hex: &str) -> Result<Secret, BadSecret> {
        let hash = blake3::Hash::from_hex(hex).map_err(|_| BadSecret)?;
        Ok(Secret(*hash.as_bytes()))
    }
}

/// Logs must not hold secrets.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The key stream of ChaCha20 under a secret, read word by word.
#[derive(Clone)]
pub struct Luck(ChaCha20Rng);

impl Luck {
    #[must_use]
    pub fn new(secret: &Secret) -> Luck {
        Luck(ChaCha20Rng::from_seed(secret.0))
    }

    /// Whether its next draws are these.
    pub(crate) fn draws(&mut self, drawn: &[Drawn]) -> bool {
        drawn.iter().all(|&Drawn(got, of)| of > 0 && self.below(of) == got)
    }
}

impl Chance for Luck {
    /// Exactly uniform (Lemire): the upper half of `word × n`, unless the lower half falls into the uneven rest.
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "luck is asked for one of at least one");
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            let low = product as u32;
            // 2^32 mod n is below n, so the division is rarely needed.
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }
}

impl fmt::Debug for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Luck(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOLDEN_COMMITMENT: &str = "e528e95798037df410543d9f31e396ecdd458d71b157d6014398bae32fb56c65";

    /// Zero or ordered secret, how many numbers, the first draws. Of three thousand million many words are thrown away.
    const GOLDEN: &[(u8, u32, &[u32])] = &[
        (0, 6, &[4, 3, 5, 0, 4, 0, 4, 4, 2, 3, 1, 1, 5, 0, 2, 3, 4, 2, 2, 0]),
        (0, 52, &[35, 29, 46, 8, 37, 5, 41, 40, 25, 28, 12, 11, 49, 5, 21, 27, 38, 24, 25, 2]),
        (
            0,
            3000000000,
            &[
                2037630640, 1690335564, 2688462719, 477425752, 315561823, 2332647718, 1457210871, 1655655261,
                748541676, 647957453, 335499301, 1238824324, 2237138203, 1432265519, 152718087, 2782971059,
                1384355871, 788768042, 2064854949, 2498741707, 470211480, 820085462, 363779366, 2702638359,
            ],
        ),
        (0, 4294967295, &[2917185653, 2419978655, 3848953151, 683509330]),
        (0, 1, &[0, 0, 0]),
        (1, 6, &[2, 2, 2, 1, 2, 4, 1, 3, 5, 4, 2, 2, 5, 1, 3, 0, 1, 4, 2, 0]),
        (1, 52, &[25, 21, 24, 14, 22, 41, 15, 29, 47, 34, 21, 20, 47, 9, 32, 2, 10, 42, 19, 7]),
        (
            1,
            3000000000,
            &[
                1466857413, 1394702473, 858895668, 1310678518, 2395517122, 1712627442, 2716375917,
                1177724401, 534849588, 577272908, 2456858874, 460613909, 2882249230, 1082321741, 1083490341,
                1092633035, 425926496, 1112852204, 2418153381, 1491676220, 2406490300, 2580228255,
                2502790448, 2153270651,
            ],
        ),
        (1, 4294967295, &[2100034872, 1780073944, 1996733836, 1229642935]),
        (1, 1, &[0, 0, 0]),
    ];

    fn ordered() -> Secret {
        Secret(std::array::from_fn(|at| at as u8))
    }

    /// Computed by another program from RFC 8439's block function and the text of `docs/records.md`.
    #[test]
    fn golden_vectors() {
        assert_eq!(ordered().commitment(), GOLDEN_COMMITMENT);
        for (secret, n, golden) in GOLDEN {
            let mut luck = Luck::new(&if *secret == 0 { Secret([0; 32]) } else { ordered() });
            let drawn: Vec<u32> = golden.iter().map(|_| luck.below(*n)).collect();
            assert_eq!(drawn, *golden, "below {n}");
        }
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut luck = Luck::new(&ordered());
        let mut seen = [0u32; 7];
        (0..70_000).for_each(|_| seen[luck.below(7) as usize] += 1);
        assert!(seen.iter().all(|&times| (9_600..10_400).contains(&times)), "{seen:?}");
        assert!((0..1000).all(|_| luck.below(1) == 0));
    }

    #[test]
    fn a_secret_is_read_back_and_never_shown() {
        assert_eq!(Secret::from_hex(&ordered().to_hex()), Ok(ordered()));
        assert_eq!(Secret::from_hex("00ff"), Err(BadSecret));
        assert_eq!(Secret::from_hex(&"é".repeat(32)), Err(BadSecret));
        assert!(!format!("{:?}", ordered()).contains("0001"));
    }
}
