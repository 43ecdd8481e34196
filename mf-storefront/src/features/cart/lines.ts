import { costOf, maxCartLines, maxQuantityPerLine, type Product, type Size } from 'shared-contracts';

export interface CartLine {
  productId: string;
  sizeId: string | null;
  size: string;
  title: string;
  /** Roubles, as the shopper saw it last. */
  price: number;
  picture: string | null;
  quantity: number;
}

export type LineKey = Pick<CartLine, 'productId' | 'sizeId'>;

export const isLine = (line: LineKey, key: LineKey): boolean =>
  line.productId === key.productId && line.sizeId === key.sizeId;

export const keyOf = ({ productId, sizeId }: LineKey): string => `${productId}:${sizeId ?? ''}`;

export const lineFor = (product: Product, size: Size | null = null): CartLine => ({
  productId: product.id,
  sizeId: size?.id ?? null,
  size: size?.value ?? '',
  title: product.title,
  price: costOf(product, size).price,
  picture: product.preview?.link ?? null,
  quantity: 1,
});

export const clampQuantity = (quantity: number): number =>
  Number.isFinite(quantity) ? Math.min(maxQuantityPerLine, Math.max(1, Math.round(quantity))) : 1;

export const countOf = (lines: readonly CartLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);

export function addLine(lines: readonly CartLine[], added: CartLine, at = lines.length): CartLine[] {
  const known = lines.find((line) => isLine(line, added));
  if (known) {
    const quantity = clampQuantity(known.quantity + added.quantity);
    return lines.map((line) => (line === known ? { ...added, quantity } : line));
  }
  if (lines.length >= maxCartLines) return [...lines];
  return [...lines.slice(0, at), { ...added, quantity: clampQuantity(added.quantity) }, ...lines.slice(at)];
}

export type TakenLine = LineKey & Pick<CartLine, 'quantity'>;

export const takeLines = (lines: readonly CartLine[], taken: readonly TakenLine[]): CartLine[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - (taken.find((one) => isLine(one, line))?.quantity ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
