import { z } from 'zod';

/** Of what an edit of an order says that it has changed. */
export const orderChangeKinds = [
  'line',
  'discount',
  'delivery_price',
  'total',
  'method',
  'day',
  'hours',
  'address',
  'name',
  'phone',
  'email',
  'recipient',
  'gift',
  'card_text',
  'comment',
] as const;

/** One thing that an edit has changed. */
export const editChangeWire = z.object({
  kind: z.enum(orderChangeKinds),
  /** Of a line: what it is of. */
  title: z.string().optional(),
  /** Pieces of a line, roubles of a sum, YYYY-MM-DD of a day, else words; null where there was, or is, none, and where it is not everybody's. */
  was: z.string().nullable(),
  now: z.string().nullable(),
});
export type EditChange = z.infer<typeof editChangeWire>;

/** An edit of an order by its merchant. */
export const orderEditWire = z.object({ at: z.string(), changes: z.array(editChangeWire) });
export type OrderEdit = z.infer<typeof orderEditWire>;
