import { z } from 'zod';
import { readObject, readText } from '../wire/lenient.ts';
import { bffPath } from '../wire/paths.ts';

/** Server-sent events of a merchant's orders, at the BFF (decision 2.2) and at the service behind it. */
export const eventsPath = `${bffPath}/events`;
export const orderEventsPath = '/merchant-api/v1/order-events';
export const eventStreamType = 'text/event-stream';

/**
 * What a stream says.
 * - `ready`: from now on nothing is missed; whoever has read something before reads it anew
 * - `order`: an order has come or changed
 * - `missed`: something may have been missed: read anew
 * - `beat`: still there
 * - `ended`: the session is over; the stream ends
 */
export const liveEvents = ['ready', 'order', 'missed', 'beat', 'ended'] as const;
export type LiveEvent = (typeof liveEvents)[number];

/** Milliseconds between two beats; a stream that is silent for much longer is dead. */
export const beatEvery = 15_000;

const orderChanges = [
  'placed',
  'status',
  'payment_state',
  'payment_reported',
  'note',
  'delivery_price',
  'refund',
  'status_reverted',
  'payment_state_reverted',
  'payment_report_withdrawn',
  'payment_screenshot',
  'photo',
  'by_hand',
  'confirmed',
  'edited',
  'difference_came',
  'difference_returned',
  'refund_reverted',
] as const;
export type OrderChange = (typeof orderChanges)[number];

/** Data of an `order` event: which order, and what happened; the order itself is read by its own call. */
export const liveOrderWire = z.object({ order_id: z.string(), order_number: z.string(), change: z.enum(orderChanges) });
export type LiveOrderWire = z.infer<typeof liveOrderWire>;

/** An order that has come or changed. */
export interface LiveOrder {
  id: string;
  number: string;
  /** One of {@link orderChanges}, or something newer. */
  change: string;
}

/** Reads an `order` event's data; null where it says nothing. */
export function readLiveOrder(text: string): LiveOrder | null {
  try {
    const wire = readObject(JSON.parse(text));
    const id = readText(wire.order_id);
    return id ? { id, number: readText(wire.order_number), change: readText(wire.change) } : null;
  } catch {
    return null;
  }
}

/** One event as it travels. */
export const eventText = (event: LiveEvent, data: unknown = {}): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
