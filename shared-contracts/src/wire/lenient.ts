import type { z } from 'zod';
import { hasJsonShape } from './json-shape.ts';

/** Characters of a JSON text beyond which it is not parsed. */
const longestJson = 2_000_000;

/** The value that a JSON text holds; `undefined` where it is malformed, or longer, deeper or fuller than anything that is kept so. */
export function parseJson(text: string): unknown {
  if (text.length > longestJson || !hasJsonShape(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A reader's side of {@link jsonList}: malformed JSON becomes an empty list, items that do not fit are left out (promise 5.6.1).
 * @param value JSON text or an array, as it came
 * @param item  schema of one item
 */
export function readList<Item extends z.ZodType>(value: unknown, item: Item): z.output<Item>[] {
  const list = typeof value === 'string' ? parseJson(value) : value;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => {
    const parsed = item.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/** A reader of one JSON value: malformed, or not of the schema, becomes null (promise 5.6.1). */
export function readJson<Schema extends z.ZodType>(value: unknown, schema: Schema): z.output<Schema> | null {
  const parsed = schema.safeParse(typeof value === 'string' ? parseJson(value) : value);
  return parsed.success ? parsed.data : null;
}

/** A reader of an enum: an unknown value becomes the default, which stands first (promise 5.5.1). */
export function readEnum<const Values extends readonly [string, ...string[]]>(
  values: Values,
  value: unknown,
): Values[number] {
  return values.includes(value as string) ? (value as Values[number]) : values[0];
}

/** A reader of text: anything but text becomes empty. */
export const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A reader of a number: anything but a finite number (or text of one) becomes null. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A reader of an object: anything else is an empty one. */
export const readObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
