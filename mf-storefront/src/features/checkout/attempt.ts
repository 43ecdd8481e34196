import { parseJson } from 'shared-contracts';
import { createUuid, readStored, writeStored } from 'shared-runtime/page';
import { z } from 'zod';
import type { OrderBody } from './request.ts';

const storageKey = (merchantName: string) => `b2b:order-attempt:${merchantName}`;

const storedAttempt = z.object({ key: z.uuid(), at: z.number(), sent: z.array(z.string()) });
type Attempt = z.output<typeof storedAttempt>;

/** Somebody who changes an order within an hour means that order; later it is another one. */
const sameOrderFor = 3_600_000;
const maxSent = 5;

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
 * The key of an order: one until it is answered, so that a second press, a reload, a lost answer or a change after a lost answer makes
 * one order (decision 3.1).
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
 * What was sent earlier with the same key, the newest first. Where the server says that the key belongs to another body, it is one of
 * these, and sending it again gives the order that it made.
 */
export function sentEarlier(merchantName: string, body: OrderBody): OrderBody[] {
  const text = JSON.stringify(body);
  const sent = readAttempt(storageKey(merchantName))?.sent ?? [];
  return sent
    .filter((one) => one !== text)
    .flatMap((one) => (parseJson(one) as OrderBody | undefined) ?? [])
    .reverse();
}

/** The order is placed, or its key was refused: the next one gets a key of its own. */
export function clearCheckoutAttempt(merchantName: string): void {
  const name = storageKey(merchantName);
  ownMemory.delete(name);
  writeStored(name, null);
}
