import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/** A nonce for one response: 16 random bytes in base64, always {@link nonceLength} characters. */
export const newNonce = (): string => randomBytes(16).toString('base64');
const nonceLength = 24;

/** Stands where a response's nonce goes in a cached page. Random for each process: no merchant's text can hold it. */
export const nonceMark = `nonce-${randomBytes(16).toString('hex')}`;

/** What stands between two nonces, as it is and compressed, ready to be sent many times. */
export interface Piece {
  plain: Buffer;
  deflated: Buffer;
}

const compress = promisify(deflateRaw);
/** Bytes for which compressing costs more than it saves: each piece is a stream of its own. */
const tooShort = 60;
/** How far back a piece may refer (RFC 1951, section 2). */
const windowSize = 32 * 1024;

/**
 * Stands for a nonce in what comes before a piece. No text in UTF-8 has such a byte, so no piece refers to one of them; as there are as many
 * as in a nonce, what a piece refers to lies as far back with every nonce.
 */
const standIn = Buffer.alloc(nonceLength, 0xff);

async function deflate(plain: Buffer, before: Buffer): Promise<Buffer> {
  if (plain.length < tooShort) return storedBlock(plain);
  const window = before.length > 0 ? { dictionary: before } : {};
  return compress(plain, { finishFlush: constants.Z_FULL_FLUSH, ...window });
}

/**
 * Cuts a page at its nonces. Each piece is compressed on its own but knows what stands before it, so that they can be put together again
 * around another nonce.
 * @param before what is sent before it, as it was given here
 */
export function piecesOf(html: string, before = ''): Promise<Piece[]> {
  const bytesOf = (text: string) => text.split(nonceMark).map((part) => Buffer.from(part));
  const joined = (parts: readonly Buffer[]) =>
    Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [standIn, part])));
  let sent = joined(bytesOf(before));
  return Promise.all(
    bytesOf(html).map(async (plain, index) => {
      const known = index === 0 ? sent : Buffer.concat([sent, standIn]);
      sent = Buffer.concat([known, plain]).subarray(-windowSize);
      return { plain, deflated: await deflate(plain, known.subarray(-windowSize)) };
    }),
  );
}

/** Bytes that pieces take. */
export const sizeOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { plain, deflated }) => sum + plain.length + deflated.length, 0);

/** A gzip member's header without a name or a time (RFC 1952, section 2.3). */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block that says it is the last (RFC 1951, sections 3.2.3 and 3.2.6). */
const lastBlock = Buffer.from([3, 0]);

/** A block that holds bytes as they are (RFC 1951, section 3.2.4). */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0]);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** Puts the pieces of one response together, in as many parts as it is sent in. */
interface Assembly {
  /** The next part. Its pieces are joined by the nonce. */
  part(pieces: readonly Piece[]): Buffer;
  /** What comes after the last part. */
  end(): Buffer;
}

/**
 * @param nonce of the response: one that {@link newNonce} made, where pieces are joined by it
 * @param gzip  whether the browser takes it compressed
 */
export function createAssembly(nonce: string, gzip: boolean): Assembly {
  const between: Piece = { plain: Buffer.from(nonce), deflated: storedBlock(Buffer.from(nonce)) };
  let begun = false;
  let checksum = 0;
  let length = 0;

  const joined = (pieces: readonly Piece[]): Piece[] =>
    pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));

  return {
    part(pieces) {
      const all = joined(pieces);
      if (!gzip) return Buffer.concat(all.map(({ plain }) => plain));
      for (const { plain } of all) {
        checksum = crc32(plain, checksum);
        length += plain.length;
      }
      const head = begun ? [] : [gzipHead];
      begun = true;
      return Buffer.concat([...head, ...all.map(({ deflated }) => deflated)]);
    },
    end() {
      if (!gzip) return Buffer.alloc(0);
      // Check and size of it all (RFC 1952, section 2.3.1).
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(checksum, 0);
      trailer.writeUInt32LE(length >>> 0, 4);
      return Buffer.concat([lastBlock, trailer]);
    },
  };
}
