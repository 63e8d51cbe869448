//! Keys of positions, worked out from the bits of a board.

/// Mixes the bits of a number so that similar numbers become unlike each other: the last step of
/// SplitMix64.
#[inline]
pub(crate) const fn mix(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

/// One number for several, in which their order counts.
#[inline]
pub(crate) const fn join(hash: u64, next: u64) -> u64 {
    // The odd constant keeps a first zero from being lost.
    mix(hash.wrapping_add(0x9E37_79B9_7F4A_7C15) ^ next.wrapping_mul(0xD6E8_FEB8_6659_FD93))
}
