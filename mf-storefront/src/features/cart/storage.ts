import { parseJson, readList } from 'shared-contracts';
import { z } from 'zod';
import { addLine, type CartLine, clampQuantity } from './lines.ts';

const prefix = 'b2b:cart:';

/** Key of a shop's cart in the browser's storage. */
export const cartKey = (merchantName: string): string => `${prefix}${merchantName}`;

/** Lenient: an older or newer page may have written it. What makes the line is needed, the rest has a fallback. */
const storedLine = z.object({
  productId: z.string().min(1),
  sizeId: z.string().min(1).nullable().catch(null),
  size: z.string().catch(''),
  title: z.string().catch(''),
  price: z.number().min(0).catch(0),
  picture: z.string().nullable().catch(null),
  quantity: z.number().catch(1).transform(clampQuantity),
});

/** Reads a stored cart, whichever version wrote it; lines that make no sense are left out. */
export function parseCart(text: string | null): CartLine[] {
  const stored = parseJson(text ?? '');
  const list = Array.isArray(stored) ? stored : (stored as { lines?: unknown } | null | undefined)?.lines;
  return readList(list, storedLine).reduce<CartLine[]>((lines, line) => addLine(lines, line), []);
}

/** A cart as text, for {@link parseCart}. */
export const formatCart = (lines: readonly CartLine[]): string => JSON.stringify({ version: 1, lines });

/** The shop's cart in this browser; undefined where the storage cannot be read. */
export function readCart(merchantName: string): CartLine[] | undefined {
  try {
    return parseCart(localStorage.getItem(cartKey(merchantName)));
  } catch {
    return undefined;
  }
}

/** Keeps the shop's cart; a full or forbidden storage does not stop anyone from buying. */
export function writeCart(merchantName: string, lines: readonly CartLine[]): void {
  try {
    if (lines.length) localStorage.setItem(cartKey(merchantName), formatCart(lines));
    else localStorage.removeItem(cartKey(merchantName));
  } catch {
    // The cart then lives as long as the page.
  }
}
