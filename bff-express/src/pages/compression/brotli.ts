import { randomBytes, randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import type { Piece } from './pieces.ts';

/** A page compressed by Brotli once, to be sent with any nonce: what stands between the nonces, part by part, and what ends it. */
export interface BrotliPage {
  parts: readonly (readonly Buffer[])[];
  end: Buffer;
}

/** Bytes of every nonce. Base64 of 16 bytes ends with `==`, and those two are all that Brotli remembers of it. */
const nonceLength = 24;

/** Bytes that are no letters of a page's markup. */
const unlike = Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => byte < 0x09 || byte > 0x7f);

/**
 * Stands for a nonce while a page is compressed. It is like nothing in the page, and no byte of it comes twice, so that Brotli stores it as it
 * is and forgets what it had tried with it: what comes after does not depend on it.
 */
function standIn(): Buffer {
  const left = [...unlike];
  const bytes = Array.from({ length: nonceLength - 2 }, () => left.splice(randomInt(left.length), 1)[0] ?? 0);
  return Buffer.concat([Buffer.from(bytes), Buffer.from('==')]);
}

/** A meta-block of the format that holds a nonce as it is (RFC 7932, section 9.2): not the last, 16 bits of length − 1, uncompressed. */
const storedHead = Buffer.alloc(3);
storedHead.writeUIntLE(((nonceLength - 1) << 3) | (1 << 19), 0, 3);

/** How well it compresses, of 11: what is kept is sent many times. */
const quality = 6;

/** How often a page is compressed at most. */
const tries = 5;

const decompress = promisify(brotliDecompress);

/** One stream of Brotli that says what each step adds to it, on a boundary of bytes. */
function createSteps() {
  // Read after each step and never in between: it may not stop for a reader.
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality }, highWaterMark: Number.MAX_SAFE_INTEGER };
  const encoder = createBrotliCompress(options);
  return {
    add: (bytes: Buffer): Promise<Buffer> =>
      new Promise((resolve, reject) => {
        encoder.once('error', reject);
        encoder.write(bytes);
        encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => {
          encoder.off('error', reject);
          resolve((encoder.read() as Buffer | null) ?? Buffer.alloc(0));
        });
      }),
    end: async (): Promise<Buffer> => {
      encoder.end();
      return Buffer.concat(await encoder.toArray());
    },
  };
}

/** Bytes that it takes. */
export const brotliSize = (page: BrotliPage | null): number =>
  page?.parts.flat().reduce((sum, piece) => sum + piece.length, page.end.length) ?? 0;

/** One part with a nonce between its pieces. */
export const brotliPart = (pieces: readonly Buffer[], nonce: Buffer): Buffer =>
  Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [storedHead, nonce, piece])));

const whole = ({ parts, end }: BrotliPage, nonce: Buffer): Buffer =>
  Buffer.concat([...parts.map((part) => brotliPart(part, nonce)), end]);

const plainWith = (parts: readonly (readonly Piece[])[], nonce: Buffer): Buffer =>
  Buffer.concat(parts.flatMap((part) => part.flatMap(({ plain }, index) => (index === 0 ? [plain] : [nonce, plain]))));

async function compressed(parts: readonly (readonly Piece[])[]): Promise<BrotliPage> {
  const steps = createSteps();
  const made: Buffer[][] = [];
  for (const part of parts) {
    const pieces: Buffer[] = [];
    for (const { plain } of part) {
      if (pieces.length > 0) await steps.add(standIn());
      pieces.push(plain.length > 0 ? await steps.add(plain) : plain);
    }
    made.push(pieces);
  }
  return { parts: made, end: await steps.end() };
}

/** Whether a page comes out as it is with a nonce that it was not compressed with. */
async function holds(page: BrotliPage, parts: readonly (readonly Piece[])[]): Promise<boolean> {
  const nonce = Buffer.from(randomBytes(16).toString('base64'));
  const read = await decompress(whole(page, nonce)).catch(() => null);
  return read?.equals(plainWith(parts, nonce)) ?? false;
}

/**
 * Compresses a page as one stream in which nonces can be exchanged: what stands for them is compressed for itself and then left out. One page
 * in some hundred refers to it by chance all the same, so each is tried out, and made again with others where it does not hold.
 * @returns null where it never did, or could not be compressed
 */
export async function brotliOf(parts: readonly (readonly Piece[])[]): Promise<BrotliPage | null> {
  for (let left = tries; left > 0; left -= 1) {
    // Whoever waits for the page gets it, if not by Brotli.
    const page = await compressed(parts).catch(() => null);
    if (page && (await holds(page, parts))) return page;
  }
  return null;
}
