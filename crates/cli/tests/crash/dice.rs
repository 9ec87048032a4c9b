//! When to kill and what to play: any luck must do, so it is another one every time.

#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    pub fn shaken() -> Dice {
        let mut seed = [0; 8];
        getrandom::fill(&mut seed).unwrap();
        Dice(u64::from_le_bytes(seed))
    }

    /// SplitMix64.
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }
}
