import { readStored, writeStored } from 'shared-runtime/page';

const keyOf = (merchantName: string): string => `b2b:promo:${merchantName}`;

/** The promo code that this browser keeps for the shop's cart, as it was typed or as a link brought it; empty where it keeps none. */
export const readKeptPromo = (merchantName: string): string => readStored(keyOf(merchantName)) ?? '';

export const keepPromo = (merchantName: string, code: string): void =>
  void writeStored(keyOf(merchantName), code || null);
