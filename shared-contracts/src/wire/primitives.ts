import { z } from 'zod';
import { cleanText } from '../text/clean-text.ts';
import { isEmail, normalizeEmail } from '../text/email.ts';
import { hasNameCharacters } from '../text/merchant-name.ts';
import { normalizePhone } from '../text/phone.ts';
import { isReservedName } from '../text/reserved-names.ts';

/** A text that people type. {@link cleanText} cleans it first, so that limits of its length apply to the cleaned text. */
export const typedText = () => z.string().overwrite(cleanText);

export const maxRoubles = 99_999_999.99;

export const isInKopecks = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** Roubles on the wire: a decimal number with at most two places, 0 to 99 999 999.99 (decision 5.1). */
export const roubles = z.number().min(0).max(maxRoubles).refine(isInKopecks, 'at most two decimal places');

/** At least a kopeck: a smaller sum would be stored as none. */
export const positiveRoubles = roubles.min(0.01);

export const id = z.uuid();

/** UTC, ISO 8601. */
export const instant = z.string();

export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

export const merchantName = z
  .string()
  .min(3)
  .max(40)
  .refine(hasNameCharacters, 'a-z, 0-9 and -, starting and ending with a letter or digit')
  .refine((name) => !isReservedName(name), 'reserved');

export const typedEmail = (error?: string) =>
  z.string().overwrite(normalizeEmail).max(254, error).refine(isEmail, error).meta({ format: 'email' });
export const email = typedEmail();
export const signInEmail = z.string().max(254).overwrite(normalizeEmail);

export const password = z.string().min(8).max(128);

export const phone = z
  .string()
  .max(40)
  .transform((text, context) => {
    const normal = normalizePhone(text);
    if (normal !== null) return normal;
    context.addIssue({ code: 'custom', message: 'a phone number' });
    return z.NEVER;
  });

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

export const searchText = typedText().max(200);
