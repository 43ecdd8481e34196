/** The polynomial of gzip's checksum, its bits in reverse (RFC 1952, section 8). */
const polynomial = 0xedb88320;
const one = 0x80000000;

function multiply(left: number, right: number): number {
  let product = 0;
  let factor = right;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (left & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product >>> 0;
}

const advances = [one >>> 8];
for (let power = 1; power < 32; power += 1) {
  const last = advances[power - 1] ?? one;
  advances.push(multiply(last, last));
}

export const crcShiftOf = (bytes: number): number =>
  advances.reduce((all, advance, power) => ((bytes >>> power) & 1 ? multiply(all, advance) : all), one);

/**
 * The checksum of two concatenated texts, computed from the checksums of both without reading the texts: CRC-32 is linear.
 * @param advance {@link crcShiftOf} of the second text's length
 */
export const joinChecksums = (first: number, second: number, advance: number): number =>
  (multiply(advance, first) ^ second) >>> 0;
