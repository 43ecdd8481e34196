import type { FormLine } from 'shared-contracts';

export type Carts = ReadonlyMap<string, readonly FormLine[]>;

type LineKey = Pick<FormLine, 'productId' | 'sizeId'>;

const maxQuantity = 99;

const isSame = (one: LineKey, other: LineKey): boolean =>
  one.productId === other.productId && one.sizeId === other.sizeId;

export function withAdded(cart: readonly FormLine[], added: FormLine): FormLine[] {
  const known = cart.find((line) => isSame(line, added));
  if (!known) return [...cart, added];
  const quantity = Math.min(maxQuantity, known.quantity + added.quantity);
  return cart.map((line) => (line === known ? { ...added, quantity } : line));
}

export const withQuantity = (cart: readonly FormLine[], key: LineKey, quantity: number): FormLine[] =>
  cart.flatMap((line) => {
    if (!isSame(line, key)) return [line];
    return quantity > 0 ? [{ ...line, quantity: Math.min(maxQuantity, quantity) }] : [];
  });

export const withoutOrderedLines = (cart: readonly FormLine[], ordered: readonly FormLine[]): FormLine[] =>
  ordered.reduce<FormLine[]>(
    (left, line) => {
      const { quantity = 0 } = left.find((one) => isSame(one, line)) ?? {};
      return withQuantity(left, line, Math.max(0, quantity - line.quantity));
    },
    [...cart],
  );

export function withCart(carts: Carts, shop: string, cart: readonly FormLine[]): Carts {
  const others = [...carts].filter(([name]) => name !== shop);
  return new Map(cart.length > 0 ? [[shop, cart], ...others] : others);
}
