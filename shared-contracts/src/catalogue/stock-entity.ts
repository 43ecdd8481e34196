import { z } from 'zod';

export const mostPieces = 100_000;
export const mostLeadDays = 60;

export const stockWire = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('counted'), left: z.int().min(0).max(mostPieces) }),
  z.object({ kind: z.literal('to_order'), days: z.int().min(1).max(mostLeadDays) }),
  // Nothing of it is sold until this day of the shop's calendar, whatever there is of it.
  z.object({ kind: z.literal('paused'), back_on: z.iso.date() }),
]);

export type Stock = z.output<typeof stockWire>;

export type UnpausedStock = Exclude<Stock, { kind: 'paused' }>;

/** A reader of stock: what it does not know is not counted, so that a shop keeps selling. */
export const readStock = (value: unknown): Stock | undefined => stockWire.safeParse(value).data;
