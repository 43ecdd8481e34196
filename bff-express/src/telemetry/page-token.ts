import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Cohort, cohorts } from 'shared-contracts';

const tokenLifetime = 2 * 3600;
const ahead = 60;

// Issue time, snapshot, cohort, random id, signature: 33 bytes, a multiple of three, so that base64url leaves no unused bits.
const timeBytes = 4;
export const markBytes = 6;
const idBytes = 8;
const signedBytes = timeBytes + markBytes + 1 + idBytes;
const signatureBytes = 14;

/** Characters of a token. The length is constant, because compressed pages have a placeholder of that length. */
export const tokenLength = ((signedBytes + signatureBytes) / 3) * 4;

export interface PageToken {
  id: string;
  snapshot: string;
  cohort: Cohort;
}

type TokenFault = 'malformed' | 'forged' | 'expired';

interface PageTokens {
  issue(snapshot: string, cohort: Cohort): string;
  read(token: string): PageToken | TokenFault;
}

export function createPageTokens(secret: Buffer, now = () => Date.now()): PageTokens {
  const signatureOf = (signed: Buffer) =>
    createHmac('sha256', secret).update('page token').update(signed).digest().subarray(0, signatureBytes);

  return {
    issue(snapshot, cohort) {
      const signed = Buffer.alloc(signedBytes);
      signed.writeUInt32BE(Math.floor(now() / 1000));
      signed.write(snapshot, timeBytes, markBytes, 'hex');
      signed.writeUInt8(cohorts.indexOf(cohort), timeBytes + markBytes);
      randomBytes(idBytes).copy(signed, signedBytes - idBytes);
      return Buffer.concat([signed, signatureOf(signed)]).toString('base64url');
    },
    read(token) {
      if (token.length !== tokenLength) return 'malformed';
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== signedBytes + signatureBytes) return 'malformed';
      const signed = bytes.subarray(0, signedBytes);
      if (!timingSafeEqual(signatureOf(signed), bytes.subarray(signedBytes))) return 'forged';
      const age = now() / 1000 - signed.readUInt32BE();
      if (age > tokenLifetime || age < -ahead) return 'expired';
      return {
        id: signed.toString('hex', signedBytes - idBytes),
        snapshot: signed.toString('hex', timeBytes, timeBytes + markBytes),
        cohort: cohorts[signed.readUInt8(timeBytes + markBytes)] ?? 'stable',
      };
    },
  };
}
