import { z } from 'zod';
import { parseList, parseNumber, parseObject, parseText } from '../wire/lenient.ts';
import { typedText } from '../wire/primitives.ts';
import { maxLeadHours } from './schedule.ts';

export interface DeliveryZone {
  id: string;
  name: string;
  price: number | null;
  freeFrom: number | null;
  leastOrder: number | null;
  leadHours: number | null;
}

export interface PickupPoint {
  id: string;
  address: string;
  hours: string;
  note: string;
}

export const maxOptions = 50;
export const maxTermDays = 120;
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
  leadHours: z.int().min(0).max(maxLeadHours).nullable(),
});
const point = z.object({ id, address: some, hours: text, note: text });
const term = z
  .object({ from: z.int().min(0).max(maxTermDays), to: z.int().min(0).max(maxTermDays) })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'not less than from' });

const isEachOnce = (options: { id: string }[]): boolean =>
  new Set(options.map((one) => one.id)).size === options.length;

export const optionFields = {
  leastOrder: roubles.optional(),
  zones: z.array(zone).max(maxOptions).refine(isEachOnce, 'each id once').optional(),
  points: z.array(point).max(maxOptions).refine(isEachOnce, 'each id once').optional(),
  term: term.nullable().optional(),
};

export interface DeliveryMethodOptions {
  leastOrder?: number | null | undefined;
  zones?: DeliveryZone[] | undefined;
  points?: PickupPoint[] | undefined;
  term?: { from: number; to: number } | null | undefined;
}

const read = z.looseObject({ id });

function zoneOf(value: z.output<typeof read>): DeliveryZone {
  return {
    id: value.id,
    name: parseText(value.name),
    price: parseNumber(value.price),
    freeFrom: parseNumber(value.freeFrom),
    leastOrder: parseNumber(value.leastOrder),
    leadHours: parseNumber(value.leadHours),
  };
}

const pointOf = (value: z.output<typeof read>): PickupPoint => ({
  id: value.id,
  address: parseText(value.address),
  hours: parseText(value.hours),
  note: parseText(value.note),
});

export function parseOptions(value: unknown): DeliveryMethodOptions {
  const { leastOrder, zones, points, term: days } = parseObject(value);
  const least = parseNumber(leastOrder);
  const [readZones, readPoints] = [parseList(zones, read).map(zoneOf), parseList(points, read).map(pointOf)];
  const readTerm = term.safeParse(days).data;
  return {
    ...(least ? { leastOrder: least } : {}),
    ...(readZones.length > 0 ? { zones: readZones } : {}),
    ...(readPoints.length > 0 ? { points: readPoints } : {}),
    ...(readTerm ? { term: readTerm } : {}),
  };
}
