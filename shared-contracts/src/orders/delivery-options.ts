import { z } from 'zod';
import { readList, readNumber, readObject, readText } from '../wire/lenient.ts';
import { typedText } from '../wire/primitives.ts';
import { mostLeadHours } from './schedule.ts';

/** A part of the town, or beyond it, with a price of its own; the shopper chooses one. */
export interface DeliveryZone {
  id: string;
  /** What a shopper chooses it by. */
  name: string;
  /** Roubles; null where the seller reckons it for each order. */
  price: number | null;
  /** Sum of the products in roubles from which on it costs nothing; null where there is none. */
  freeFrom: number | null;
  /** Roubles that the products come to at least; null where it is what the method says. */
  leastOrder: number | null;
  /** An order is ready so many hours after it was placed; null where it is what the schedule says. */
  leadHours: number | null;
}

/** Where orders are collected. */
export interface PickupPoint {
  id: string;
  address: string;
  /** When it is open, in the merchant's words. */
  hours: string;
  /** How to find it, in the merchant's words. */
  note: string;
}

/** Zones, or points, that a method has at most. */
export const mostOptions = 50;
/** The longest that a parcel is on its way, in days. */
export const mostTermDays = 120;
const longestName = 200;

const roubles = z.number().min(0).max(1_000_000).multipleOf(0.01).nullable();
const id = z.string().min(1).max(60);
const text = typedText().max(longestName);
const some = text.pipe(z.string().min(1));

const zone = z.object({
  id,
  name: some,
  price: roubles,
  freeFrom: roubles,
  leastOrder: roubles,
  leadHours: z.int().min(0).max(mostLeadHours).nullable(),
});
const point = z.object({ id, address: some, hours: text, note: text });
const term = z
  .object({ from: z.int().min(0).max(mostTermDays), to: z.int().min(0).max(mostTermDays) })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'not less than from' });

const isEachOnce = (options: { id: string }[]): boolean =>
  new Set(options.map((one) => one.id)).size === options.length;

/** What a method may have besides its price; what is left out is not there. */
export const optionFields = {
  leastOrder: roubles.optional(),
  zones: z.array(zone).max(mostOptions).refine(isEachOnce, 'each id once').optional(),
  points: z.array(point).max(mostOptions).refine(isEachOnce, 'each id once').optional(),
  term: term.nullable().optional(),
};

/** What a method has besides its price. */
export interface MethodOptions {
  /** Roubles that the products come to at least; left out or null where any sum will do. */
  leastOrder?: number | null | undefined;
  /** Left out or empty where one price is for all. */
  zones?: DeliveryZone[] | undefined;
  /** Left out or empty where the merchant's words say where. */
  points?: PickupPoint[] | undefined;
  /** Days that a parcel is on its way; left out or null where the merchant's words say how long. */
  term?: { from: number; to: number } | null | undefined;
}

const read = z.looseObject({ id });

function zoneOf(value: z.output<typeof read>): DeliveryZone {
  return {
    id: value.id,
    name: readText(value.name),
    price: readNumber(value.price),
    freeFrom: readNumber(value.freeFrom),
    leastOrder: readNumber(value.leastOrder),
    leadHours: readNumber(value.leadHours),
  };
}

const pointOf = (value: z.output<typeof read>): PickupPoint => ({
  id: value.id,
  address: readText(value.address),
  hours: readText(value.hours),
  note: readText(value.note),
});

/** A reader of what a method has besides its price: only what there is. */
export function readOptions(value: unknown): MethodOptions {
  const { leastOrder, zones, points, term: days } = readObject(value);
  const least = readNumber(leastOrder);
  const [readZones, readPoints] = [readList(zones, read).map(zoneOf), readList(points, read).map(pointOf)];
  const readTerm = term.safeParse(days).data;
  return {
    ...(least ? { leastOrder: least } : {}),
    ...(readZones.length > 0 ? { zones: readZones } : {}),
    ...(readPoints.length > 0 ? { points: readPoints } : {}),
    ...(readTerm ? { term: readTerm } : {}),
  };
}
