/** Millions of pixels that an uploaded picture may have: what the largest sensors of phones give. */
export const maxMegapixels = 50;
