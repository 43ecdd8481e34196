import { z } from 'zod';

export const maxPieces = 100_000;
export const maxLeadDays = 60;

export const stockWire = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('counted'), left: z.int().min(0).max(maxPieces) }),
  z.object({ kind: z.literal('to_order'), days: z.int().min(1).max(maxLeadDays) }),
  // Not for sale before this day of the shop's calendar, whatever its stock is.
  z.object({ kind: z.literal('paused'), back_on: z.iso.date() }),
]);

export type Stock = z.output<typeof stockWire>;

export type UnpausedStock = Exclude<Stock, { kind: 'paused' }>;

/** Reads a stock. An unknown kind reads as "not counted", so that the shop keeps selling. */
export const parseStock = (value: unknown): Stock | undefined => stockWire.safeParse(value).data;
