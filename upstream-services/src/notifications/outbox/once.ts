import type { Trx } from '../../db/transaction.ts';

const known = new WeakMap<Trx, Map<string, Promise<unknown>>>();

export function readOnce<T>(trx: Trx, what: string, read: () => Promise<T>): Promise<T> {
  const ofTrx = known.get(trx) ?? new Map<string, Promise<unknown>>();
  known.set(trx, ofTrx);
  const reading = ofTrx.get(what) ?? read();
  ofTrx.set(what, reading);
  return reading as Promise<T>;
}
