import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { StartupError } from '../config/startup-error.ts';
import { texts } from './texts.ts';

/**
 * Format of encrypted files: a mark, 16 random bytes, then chunks of AES-256-GCM. Each file has a key of its own, derived from the backup's key and
 * the random bytes. A chunk's nonce holds its number and whether it is the last, so that no chunk can be changed, moved, removed or cut off
 * unnoticed. Each chunk authenticates the file's name, so that files cannot be exchanged.
 */
const mark = Buffer.from('B2BSEAL1');
const saltBytes = 16;
const tagBytes = 16;
const chunkBytes = 64 * 1024;

const fileKey = (key: Buffer, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'b2b-backup-file', 32));

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

/** A short name for a key that reveals nothing about it. Files encrypted with different keys are stored in different folders. */
export const keyName = (key: Buffer | undefined): string =>
  key ? createHmac('sha256', key).update('b2b-backup-key-name').digest('hex').slice(0, 16) : 'plain';

async function* pieces(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let parts: Buffer[] = [];
  let waiting = 0;
  for await (const part of source) {
    parts.push(part);
    waiting += part.length;
    // A piece is yielded only once a byte after it has come: without one it may be the last piece.
    if (waiting <= size) continue;
    let joined = Buffer.concat(parts);
    while (joined.length > size) {
      yield { piece: joined.subarray(0, size), last: false };
      joined = joined.subarray(size);
    }
    parts = [joined];
    waiting = joined.length;
  }
  yield { piece: Buffer.concat(parts), last: true };
}

export async function* seal(source: AsyncIterable<Buffer>, key: Buffer, name: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const derived = fileKey(key, salt);
  yield Buffer.concat([mark, salt]);
  let number = 0;
  for await (const { piece, last } of pieces(source, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', derived, nonceOf(number++, last));
    cipher.setAAD(Buffer.from(name));
    const sealed = Buffer.concat([cipher.update(piece), cipher.final()]);
    yield Buffer.concat([sealed, cipher.getAuthTag()]);
  }
}

/**
 * Decrypts a stream. Each piece that it yields is authentic; that the file is complete is only certain at its end.
 * @throws StartupError for another key, another file, or a changed byte
 */
export async function* unseal(source: AsyncIterable<Buffer>, key: Buffer, name: string): AsyncGenerator<Buffer> {
  let derived: Buffer | undefined;
  let number = 0;
  const body = async function* () {
    let head: Buffer = Buffer.alloc(0);
    for await (const part of source) {
      if (derived) {
        yield part;
        continue;
      }
      head = Buffer.concat([head, part]);
      if (head.length < mark.length + saltBytes) continue;
      if (!head.subarray(0, mark.length).equals(mark)) throw new StartupError(texts.damaged(name));
      derived = fileKey(key, head.subarray(mark.length, mark.length + saltBytes));
      yield head.subarray(mark.length + saltBytes);
    }
  };
  for await (const { piece, last } of pieces(body(), chunkBytes + tagBytes)) {
    if (!derived || piece.length < tagBytes) throw new StartupError(texts.wrongKey);
    const decipher = createDecipheriv('aes-256-gcm', derived, nonceOf(number++, last), { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(name));
    decipher.setAuthTag(piece.subarray(piece.length - tagBytes));
    const open = decipher.update(piece.subarray(0, piece.length - tagBytes));
    try {
      decipher.final();
    } catch {
      throw new StartupError(texts.wrongKey);
    }
    yield open;
  }
}
