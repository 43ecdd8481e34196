import { listPublicProducts, maxCartLines, type Product } from 'shared-contracts';
import { readsOf, useRead } from 'shared-runtime/page';
import type { CartLine } from './lines.ts';

export const readCartProducts = readsOf({ listPublicProducts })('listPublicProducts', 'Product');

export const cartArgs = (merchantName: string, lines: readonly Pick<CartLine, 'productId'>[]) => ({
  merchantName,
  product_ids: [...new Set(lines.map((line) => line.productId))].sort(),
  per_page: maxCartLines,
});

export interface CartProductsQuery {
  products: readonly Product[] | undefined;
  whole: boolean;
  fetching: boolean;
  error: unknown;
  refresh: () => Promise<readonly Product[] | undefined>;
}

export function useCartProducts(merchantName: string, lines: readonly CartLine[]): CartProductsQuery {
  const isEmpty = lines.length === 0;
  const args = isEmpty ? null : cartArgs(merchantName, lines);
  const { data, currentData, isFetching, error, refetch } = useRead(readCartProducts, args, { anew: true });
  return {
    products: data?.products,
    whole: currentData !== undefined,
    fetching: isFetching,
    error,
    refresh: async () => (isEmpty ? [] : (await refetch()).data?.products),
  };
}
