import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const life = 300;
const ahead = 60;

const person = z.object({ id: z.int().positive() });

function sameHex(given: string, expected: Buffer): boolean {
  const bytes = Buffer.from(given, 'hex');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

function personIn(user: string): string | null {
  try {
    return String(person.parse(JSON.parse(user)).id);
  } catch {
    return null;
  }
}

/**
 * Reads who opens a Mini App, from data that Telegram has signed with the bot's token.
 * @param initData as Telegram gave it to the page
 * @returns the person, whose private chat has the same number, and the signature, which does not depend on how the fields are spelled and ordered;
 *   null where Telegram did not sign it, or not within the last five minutes
 */
export function readInitData(token: string, initData: string, now: Date): { person: string; signature: string } | null {
  const given = new URLSearchParams(initData);
  const fields = new Map(given);
  // A field that appears twice could be signed with one value and read with the other.
  if (fields.size !== given.size) return null;
  const hash = fields.get('hash') ?? '';
  fields.delete('hash');
  const lines = [...fields].map(([name, value]) => `${name}=${value}`).sort();
  const key = createHmac('sha256', 'WebAppData').update(token).digest();
  const expected = createHmac('sha256', key).update(lines.join('\n')).digest();
  if (!sameHex(hash, expected)) return null;
  const age = now.getTime() / 1000 - Number(fields.get('auth_date'));
  const opener = age >= -ahead && age <= life ? personIn(fields.get('user') ?? '') : null;
  return opener === null ? null : { person: opener, signature: expected.toString('hex') };
}
