import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/** Stands where a response's nonce goes in a page that is kept. Random for each process: no merchant's text can hold it. */
export const nonceMark = `nonce-${randomBytes(16).toString('hex')}`;

/** What stands between two nonces, as it is and compressed, ready to be sent many times. */
export interface Piece {
  plain: Buffer;
  deflated: Buffer;
}

const compress = promisify(deflateRaw);
/** Bytes for which compressing costs more than it saves: there are many such pieces, and each would be a stream of its own. */
const tooShort = 400;

async function deflate(plain: Buffer): Promise<Buffer> {
  return plain.length < tooShort ? storedBlock(plain) : compress(plain, { finishFlush: constants.Z_FULL_FLUSH });
}

/** Cuts a page at its nonces. Each piece is compressed on its own, so that they can be put together again around another nonce. */
export const piecesOf = (html: string): Promise<Piece[]> =>
  Promise.all(
    html.split(nonceMark).map(async (text) => {
      const plain = Buffer.from(text);
      return { plain, deflated: await deflate(plain) };
    }),
  );

/** Bytes that pieces take. */
export const sizeOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { plain, deflated }) => sum + plain.length + deflated.length, 0);

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([3, 0]);

/** A block of the format that holds bytes as they are. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0]);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** Puts the pieces of one response together, in as many parts as it is sent in. */
export interface Assembly {
  /** The next part. Its pieces are joined by the nonce. */
  part(pieces: readonly Piece[]): Buffer;
  /** What comes after the last part. */
  end(): Buffer;
}

/**
 * @param nonce of the response
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
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(checksum, 0);
      trailer.writeUInt32LE(length >>> 0, 4);
      return Buffer.concat([lastBlock, trailer]);
    },
  };
}
