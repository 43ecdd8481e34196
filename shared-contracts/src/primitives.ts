import { z } from 'zod';
import { hasNameCharacters, isReservedName } from './merchant-name.ts';

/** Roubles on the wire: a decimal number with at most two places, 0 to 99 999 999.99 (decisions, part 5). */
export const roubles = z
  .number()
  .min(0)
  .max(99_999_999.99)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'at most two decimal places');

export const id = z.uuid();

/** UTC, ISO 8601. */
export const instant = z.string();

/** The shop's slug (decisions, part 1): 3 to 40 of `a-z 0-9 -`, a letter or digit at both ends, no reserved word. */
export const merchantName = z
  .string()
  .min(3)
  .max(40)
  .refine(hasNameCharacters, 'a-z, 0-9 and -, starting and ending with a letter or digit')
  .refine((name) => !isReservedName(name), 'reserved');

export const email = z.email().max(254);

/** 8 to 128 characters (decisions, part 3). */
export const password = z.string().min(8).max(128);

/** A phone in any of the accepted spellings; kept as {@link normalizePhone} has it. */
export const phone = z
  .string()
  .max(40)
  .transform((text, context) => {
    const normal = normalizePhone(text);
    if (normal !== null) return normal;
    context.addIssue({ code: 'custom', message: 'a phone number' });
    return z.NEVER;
  });

/** Longer texts are no phone: nothing is looked for in them. */
const longestPhone = 40;

const withoutSigns = (text: string): string => text.slice(0, longestPhone + 1).replace(/[\s()\-–.]/g, '');

/** `8…`, `7…`, `+7…` to `+7XXXXXXXXXX`; anything else to null. */
export function normalizeRussianPhone(text: string): string | null {
  if (text.length > longestPhone) return null;
  const match = /^(?:\+7|7|8)(\d{10})$/.exec(withoutSigns(text));
  return match ? `+7${match[1]}` : null;
}

/**
 * A Russian number as {@link normalizeRussianPhone}; one that begins with `+` and another country's code as E.164: 8 to 15 digits. Anything
 * else is null (decisions, part 3 "Phones").
 */
export function normalizePhone(text: string): string | null {
  if (text.length > longestPhone) return null;
  const foreign = /^\+[1-689]\d{7,14}$/.exec(withoutSigns(text));
  return foreign ? foreign[0] : normalizeRussianPhone(text);
}

/** The code of the second step as a person types it: six digits of the app, or a recovery code. */
export const secondFactorCode = z.string().max(40);

export const page = z.int().min(1).max(1_000_000).default(1);
/** Lists cap `per_page` at 100: a larger number is lowered, not refused. */
export const perPage = z
  .int()
  .min(1)
  .default(20)
  .transform((value) => Math.min(value, 100));
export const orderDir = z.enum(['asc', 'desc']);
export const totalCount = z.int().min(0);

/** A search text as a person types it. */
export const searchText = z.string().trim().max(200);
