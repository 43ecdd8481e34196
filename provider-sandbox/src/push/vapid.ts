import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';

const day = 24 * 3_600;
const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(?:mailto:|https:)/) });

/** Whether the sender's token meets RFC 8292: signed, issued for this service, and valid for a day at most. */
export function isValidVapid(authorization: string, audience: string, now: Date): boolean {
  const [, head, body, signature] = /^vapid .*?t=([\w-]+)\.([\w-]+)\.([\w-]+)/.exec(authorization) ?? [];
  const point = Buffer.from(/[ ,;]k=([\w-]+)/.exec(authorization)?.[1] ?? '', 'base64url');
  if (!head || !body || !signature || point.length !== 65) return false;
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  try {
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const claimed = claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data;
    const seconds = now.getTime() / 1_000;
    const isTimely = claimed !== undefined && claimed.exp > seconds && claimed.exp <= seconds + day;
    const signed = { key, dsaEncoding: 'ieee-p1363' } as const;
    return (
      isTimely &&
      claimed.aud === audience &&
      verify('sha256', Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, 'base64url'))
    );
  } catch {
    return false;
  }
}
