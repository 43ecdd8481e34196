import { readStored, writeStored } from '../storage/browser-storage.ts';

const key = 'push:owner';

export const noteOwner = (merchantId: string | null): boolean => writeStored(key, merchantId);

/** Whether this merchant has: for another one who signs in here nothing is turned on unasked. */
export const isOwner = (merchantId: string): boolean => readStored(key) === merchantId;
