import { parseJson } from 'shared-contracts';
import { createUuid } from 'shared-runtime';
import { z } from 'zod';
import type { OrderBody } from './request.ts';

const storageKey = (merchantName: string) => `b2b:order-attempt:${merchantName}`;

const storedAttempt = z.object({ key: z.uuid(), hash: z.string() });

/** JSON with the keys of every object in one order, so that equal orders are equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([first], [second]) => (first < second ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`;
}

const scramble = (hash: number, code: number, prime: number) => Math.imul(hash ^ code, prime);

/**
 * 64 bits of a text. Two orders with one hash would be refused by the server and get a new key, so a plain hash is enough;
 * `crypto.subtle` does not exist on plain http.
 */
export function hashOf(text: string): string {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    first = scramble(first, text.charCodeAt(index), 2654435761);
    second = scramble(second, text.charCodeAt(index), 1597334677);
  }
  first = scramble(first ^ (first >>> 16), second >>> 13, 2246822507);
  second = scramble(second ^ (second >>> 16), first >>> 13, 3266489909);
  return [first, second].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** What this page remembers where the browser keeps nothing. */
const ownMemory = new Map<string, string>();

function readAttempt(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? ownMemory.get(name);
  } catch {
    return ownMemory.get(name);
  }
}

/**
 * The key of an order: the same for the same body until it is answered, so that a second press, a reload or a lost answer makes one
 * order (decisions, part 3 "Checkout"); another body gets another key.
 */
export function keyForOrder(merchantName: string, body: OrderBody): string {
  const name = storageKey(merchantName);
  const hash = hashOf(canonicalJson(body));
  const known = storedAttempt.safeParse(parseJson(readAttempt(name) ?? ''));
  if (known.success && known.data.hash === hash) return known.data.key;
  const attempt = JSON.stringify({ key: createUuid(), hash });
  try {
    localStorage.setItem(name, attempt);
  } catch {
    ownMemory.set(name, attempt);
  }
  return storedAttempt.parse(parseJson(attempt)).key;
}

/** The order is placed, or its key was refused: the next one gets a key of its own. */
export function forgetAttempt(merchantName: string): void {
  const name = storageKey(merchantName);
  ownMemory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept there.
  }
}
