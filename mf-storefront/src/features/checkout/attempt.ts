import { parseJson } from 'shared-contracts';
import { createUuid, readStored, writeStored } from 'shared-runtime/page';
import { z } from 'zod';
import type { OrderBody } from './request.ts';

const storageKey = (merchantName: string) => `b2b:order-attempt:${merchantName}`;

const storedAttempt = z.object({ key: z.uuid(), at: z.number(), sent: z.array(z.string()) });
type Attempt = z.output<typeof storedAttempt>;

/** Milliseconds in which a changed order counts as the same one; after that it is another. */
const sameOrderFor = 3_600_000;
/** One of them may have made an order whose answer was lost: as many as nobody tries. */
const maxSent = 20;

const ownMemory = new Map<string, string>();

function readAttempt(name: string): Attempt | undefined {
  const text = readStored(name) ?? ownMemory.get(name) ?? '';
  return storedAttempt.safeParse(parseJson(text)).data;
}

function writeAttempt(name: string, attempt: Attempt): void {
  const text = JSON.stringify(attempt);
  if (!writeStored(name, text)) ownMemory.set(name, text);
}

/**
 * The idempotency key of an order. It stays the same until an answer comes, so that a second press, a reload, a lost answer or a change after a lost
 * answer makes one order (decision 3.1).
 */
export function getIdempotencyKey(merchantName: string, body: OrderBody, now = Date.now()): string {
  const name = storageKey(merchantName);
  const text = JSON.stringify(body);
  const known = readAttempt(name);
  const goesOn = known && (known.sent.includes(text) || now - known.at < sameOrderFor);
  const { key, at, sent } = goesOn ? known : { key: createUuid(), at: now, sent: [] };
  writeAttempt(name, { key, at, sent: [...sent.filter((one) => one !== text), text].slice(-maxSent) });
  return key;
}

/**
 * Bodies that were sent earlier with the same key, the newest first. If the server says that the key belongs to another body, it is one of these:
 * sending that one again returns the order it made.
 */
export function sentEarlier(merchantName: string, body: OrderBody): OrderBody[] {
  const text = JSON.stringify(body);
  const sent = readAttempt(storageKey(merchantName))?.sent ?? [];
  return sent
    .filter((one) => one !== text)
    .flatMap((one) => (parseJson(one) as OrderBody | undefined) ?? [])
    .reverse();
}

/** To be called when the order is placed or its key was refused: the next order gets a new key. */
export function clearCheckoutAttempt(merchantName: string): void {
  const name = storageKey(merchantName);
  ownMemory.delete(name);
  writeStored(name, null);
}
