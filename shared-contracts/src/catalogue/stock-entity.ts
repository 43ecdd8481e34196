import { z } from 'zod';

/** Pieces of one product or size that are counted at most. */
export const mostPieces = 100_000;
/** Days that making something to order may take at most: no order is brought later. */
export const mostLeadDays = 60;

/** How much there is of a product or a size on the wire. */
export const stockWire = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('counted'), left: z.int().min(0).max(mostPieces) }),
  z.object({ kind: z.literal('to_order'), days: z.int().min(1).max(mostLeadDays) }),
  // Nothing of it is sold until this day of the shop's calendar, whatever there is of it.
  z.object({ kind: z.literal('paused'), back_on: z.iso.date() }),
]);

/** How much there is of a product or a size: pieces that are left, that it is made to order within days, or that it is
 * sold out for today. What is not counted has none. */
export type Stock = z.output<typeof stockWire>;

/** What stays so until something changes it. */
export type LastingStock = Exclude<Stock, { kind: 'paused' }>;

/** A reader of stock: what it does not know is not counted, so that a shop keeps selling. */
export const readStock = (value: unknown): Stock | undefined => stockWire.safeParse(value).data;
