import { z } from 'zod';
import { parseJson } from './lenient.ts';

/**
 * A list that travels as JSON text (sentences 5.6.1, 7.8.1). On the server: an array, or text holding one; anything else is an error
 * that names the field.
 */
export function jsonList<Item extends z.ZodType>(item: Item) {
  return z
    .union([z.string().max(100_000), z.array(z.unknown())])
    .transform((value, context) => {
      if (typeof value !== 'string') return value;
      const parsed = parseJson(value);
      if (Array.isArray(parsed)) return parsed as unknown[];
      context.addIssue({ code: 'custom', message: 'a JSON list' });
      return z.NEVER;
    })
    .pipe(z.array(item).max(100));
}
