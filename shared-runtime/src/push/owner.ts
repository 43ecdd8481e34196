import { readStored, writeStored } from '../storage/browser-storage.ts';

const key = 'push:owner';

export const noteOwner = (merchantId: string | null): boolean => writeStored(key, merchantId);

/** Whether this merchant has turned notifications on here: another one who signs in gets none unasked. */
export const isOwner = (merchantId: string): boolean => readStored(key) === merchantId;
