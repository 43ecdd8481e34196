import { z } from 'zod';
import { parseJson } from './lenient.ts';

interface Limits {
  most?: number;
  characters?: number;
}

/**
 * A list that travels as JSON text (promises 5.6.1, 7.8.1). On the server: an array, or text holding one; anything else is an error
 * that names the field.
 */
export function jsonList<Item extends z.ZodType>(item: Item, { most = 20, characters = 50_000 }: Limits = {}) {
  return z
    .union([z.string().max(characters), z.array(z.unknown())])
    .transform((value, context) => {
      if (typeof value !== 'string') return value;
      const parsed = parseJson(value);
      if (Array.isArray(parsed)) return parsed as unknown[];
      context.addIssue({ code: 'custom', message: 'a JSON list' });
      return z.NEVER;
    })
    .pipe(z.array(z.unknown()).max(most))
    .pipe(z.array(item))
    .superRefine((list, context) => {
      if (JSON.stringify(list).length <= characters) return;
      context.addIssue({ code: 'too_big', origin: 'string', maximum: characters, input: list, inclusive: true });
    });
}
