import type { z } from 'zod';
import { isWithinJsonLimits } from './json-limits.ts';

const longestJson = 2_000_000;

export function parseJson(text: string): unknown {
  if (text.length > longestJson || !isWithinJsonLimits(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function parseList<Item extends z.ZodType>(value: unknown, item: Item): z.output<Item>[] {
  const list = typeof value === 'string' ? parseJson(value) : value;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => {
    const parsed = item.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

export function parseJsonAs<Schema extends z.ZodType>(value: unknown, schema: Schema): z.output<Schema> | null {
  const parsed = schema.safeParse(typeof value === 'string' ? parseJson(value) : value);
  return parsed.success ? parsed.data : null;
}

export function parseEnum<const Values extends readonly [string, ...string[]]>(
  values: Values,
  value: unknown,
): Values[number] {
  return values.includes(value as string) ? (value as Values[number]) : values[0];
}

export const parseText = (value: unknown): string => (typeof value === 'string' ? value : '');

export function parseNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export const parseObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
