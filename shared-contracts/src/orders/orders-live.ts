import { z } from 'zod';
import { parseObject, parseText } from '../wire/lenient.ts';
import { bffPath } from '../wire/paths.ts';

export const eventsPath = `${bffPath}/events`;
export const orderEventsPath = '/merchant-api/v1/order-events';
export const eventStreamType = 'text/event-stream';

/**
 * Events of a stream.
 * - `ready`: nothing is missed from now on; what the client has read before must be read anew
 * - `order`: an order was placed or changed
 * - `missed`: an event may have been missed: read anew
 * - `beat`: heartbeat
 * - `ended`: the session is over; the stream ends
 */
export const liveEvents = ['ready', 'order', 'missed', 'beat', 'ended'] as const;
export type LiveEvent = (typeof liveEvents)[number];

export const heartbeatIntervalMs = 15_000;

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

export const liveOrderWire = z.object({ order_id: z.string(), order_number: z.string(), change: z.enum(orderChanges) });
export type LiveOrderWire = z.infer<typeof liveOrderWire>;

export interface LiveOrder {
  id: string;
  number: string;
  change: string;
}

export function parseLiveOrder(text: string): LiveOrder | null {
  try {
    const wire = parseObject(JSON.parse(text));
    const id = parseText(wire.order_id);
    return id ? { id, number: parseText(wire.order_number), change: parseText(wire.change) } : null;
  } catch {
    return null;
  }
}

export const eventText = (event: LiveEvent, data: unknown = {}): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
