import { cartStorageKey, parseJson, parseNumber, parseObject, parseText } from 'shared-contracts';
import { readStored, writeStored } from 'shared-runtime/page';
import { addLine, type CartLine, clampQuantity } from './lines.ts';

/** Reads a stored line tolerantly, since an older or newer release may have written it: only the product's id is required. */
function readLine(value: unknown): CartLine[] {
  const stored = parseObject(value);
  const productId = parseText(stored.productId);
  if (productId === '') return [];
  return [
    {
      productId,
      sizeId: parseText(stored.sizeId) || null,
      size: parseText(stored.size),
      title: parseText(stored.title),
      price: Math.max(0, parseNumber(stored.price) ?? 0),
      picture: typeof stored.picture === 'string' ? stored.picture : null,
      quantity: clampQuantity(parseNumber(stored.quantity) ?? 1),
    },
  ];
}

export function parseCart(text: string | null): CartLine[] {
  const stored = parseJson(text ?? '');
  const list = Array.isArray(stored) ? stored : parseObject(stored).lines;
  const lines = Array.isArray(list) ? list.flatMap(readLine) : [];
  return lines.reduce<CartLine[]>((cart, line) => addLine(cart, line), []);
}

export const formatCart = (lines: readonly CartLine[]): string => JSON.stringify({ version: 1, lines });

export function readCart(merchantName: string): CartLine[] | undefined {
  const text = readStored(cartStorageKey(merchantName));
  return text === undefined ? undefined : parseCart(text);
}

export function isCartKept(merchantName: string, lines: readonly CartLine[]): boolean {
  const kept = readCart(merchantName);
  return kept !== undefined && formatCart(kept) === formatCart(lines);
}

/**
 * Stores the shop's cart. A full or forbidden storage does not stop anyone from buying.
 * @returns whether it was stored; otherwise the cart lives as long as the page
 */
export const writeCart = (merchantName: string, lines: readonly CartLine[]): boolean =>
  writeStored(cartStorageKey(merchantName), lines.length ? formatCart(lines) : null);
