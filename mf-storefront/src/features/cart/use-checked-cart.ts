import { useMemo } from 'react';
import { type CartProductsQuery, useCartProducts } from './api.ts';
import { countOf } from './lines.ts';
import { isPurchasable, type PricedLine, priceCart, sumOf, toCartLine } from './price-cart.ts';
import { type Cart, useCart } from './use-cart.ts';

export interface CheckedCart {
  cart: Cart;
  answer: CartProductsQuery;
  lines: PricedLine[];
  sold: PricedLine[];
  count: number;
  sum: number;
  accept: () => void;
}

export function useCheckedCart(merchantName: string): CheckedCart {
  const cart = useCart(merchantName);
  const answer = useCartProducts(merchantName, cart.lines);
  const { products, whole } = answer;
  const lines = useMemo(() => priceCart(cart.lines, products, whole), [cart.lines, products, whole]);
  const sold = useMemo(() => lines.filter(isPurchasable), [lines]);
  return {
    cart,
    answer,
    lines,
    sold,
    count: countOf(sold),
    sum: sumOf(sold),
    accept: () => cart.accept(sold.map(toCartLine)),
  };
}
