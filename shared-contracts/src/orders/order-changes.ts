import { z } from 'zod';

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

export const editChangeWire = z.object({
  kind: z.enum(orderChangeKinds),
  title: z.string().optional(),
  /**
   * Pieces of a line, roubles of a sum, YYYY-MM-DD of a day, else a text; null where there was (or is) no value, and where the value is not shown
   * publicly.
   */
  was: z.string().nullable(),
  now: z.string().nullable(),
});
export type EditChange = z.infer<typeof editChangeWire>;

export const orderEditWire = z.object({ at: z.string(), changes: z.array(editChangeWire) });
export type OrderEdit = z.infer<typeof orderEditWire>;
