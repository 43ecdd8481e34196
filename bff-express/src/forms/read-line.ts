import { cartFields, type FormLine, maxCartLines, parseJsonAs, roubles } from 'shared-contracts';
import { z } from 'zod';
import type { Fields } from './read-form.ts';

const productId = z.uuid().transform((id) => id.toLowerCase());
const sizeId = z.string().max(60);

const added = z.object({ productId, sizeId: sizeId.nullable(), price: z.coerce.number().pipe(roubles) });
const givenLine = z.object({
  productId,
  sizeId: sizeId.nullish().transform((id) => id || null),
  quantity: z.int().min(1).max(99),
  price: roubles.catch(0),
});
const given = z.object({ lines: z.array(givenLine).min(1).max(maxCartLines) });
const set = z.object({ quantity: z.coerce.number().int().min(0).max(99), productId, sizeId: sizeId.nullable() });

function parts(text: string, count: number): string[] {
  const all = text.split('.');
  return [...all.slice(0, count - 1), all.slice(count - 1).join('.')];
}

export function readAdded(fields: Fields): FormLine | null {
  const [id, price] = parts(fields[cartFields.add] ?? '', 2);
  const chosen = fields[cartFields.size] || null;
  const sizePrice = chosen === null ? undefined : fields[cartFields.sizePrice + chosen];
  const line = added.safeParse({ productId: id, sizeId: chosen, price: sizePrice ?? price });
  return line.success ? { ...line.data, quantity: 1 } : null;
}

export function readQuantityChange(fields: Fields): z.output<typeof set> | null {
  const [quantity, id, size] = parts(fields[cartFields.set] ?? '', 3);
  return set.safeParse({ quantity, productId: id, sizeId: size || null }).data ?? null;
}

/**
 * Reads a cart as scripts store it.
 * @returns null where any line is invalid: a cart is taken whole, or stays where it is
 */
export const readGivenCart = (text: string): FormLine[] | null => parseJsonAs(text, given)?.lines ?? null;
