import { createHash, randomBytes } from 'node:crypto';

/**
 * @param bytes   16 of them; the bits of version and variant are set (RFC 9562)
 * @param version 7 where they begin with a time, 8 where they are a hash
 */
export function formatUuid(bytes: Buffer, version: 7 | 8): string {
  bytes[6] = ((bytes[6] as number) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

let lastTime = 0;
let sequence = 0;

/**
 * A new id: a UUID of version 7, so that rows written one after another lie side by side in their index, and sort as they were made even
 * within a millisecond. Not a secret: it tells when it was made.
 */
export function newId(): string {
  const now = Date.now();
  if (now > lastTime) [lastTime, sequence] = [now, 0];
  else if (++sequence > 0xfff) [lastTime, sequence] = [lastTime + 1, 0];
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastTime, 0, 6);
  bytes.writeUInt16BE(sequence, 6);
  return formatUuid(bytes, 7);
}

export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url');

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
