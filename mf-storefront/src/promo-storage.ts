import { readStored, writeStored } from 'shared-runtime/page';

const keyOf = (merchantName: string): string => `b2b:promo:${merchantName}`;

export const readKeptPromo = (merchantName: string): string => readStored(keyOf(merchantName)) ?? '';

export const keepPromo = (merchantName: string, code: string): void =>
  void writeStored(keyOf(merchantName), code || null);
