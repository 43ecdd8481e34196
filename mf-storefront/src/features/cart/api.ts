import { skipToken } from '@reduxjs/toolkit/query/react';
import { listPublicProducts, type Product } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';
import { type CartLine, maxLines } from './lines.ts';

const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCartProducts: build.query({ ...endpointOf(listPublicProducts), providesTags: ['Product'] }),
  }),
});

/** What the shop says of a cart. */
export interface ShopAnswer {
  products: readonly Product[] | undefined;
  /** Whether the answer is to exactly these lines. */
  whole: boolean;
  fetching: boolean;
  error: unknown;
  /** Asks again; gives what the shop answered, undefined where it did not. */
  refresh: () => Promise<readonly Product[] | undefined>;
}

/** The products of a cart as the shop has them now: asked anew whenever a cart is opened (decision 4.9). */
export function useCartProducts(merchantName: string, lines: readonly CartLine[]): ShopAnswer {
  const ids = [...new Set(lines.map((line) => line.productId))].sort();
  const query = cartApi.useListCartProductsQuery(
    ids.length ? { merchantName, product_ids: ids, per_page: maxLines } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const { data, currentData, isFetching, error, refetch } = query;
  return {
    products: data?.products,
    whole: currentData !== undefined,
    fetching: isFetching,
    error,
    refresh: async () => (ids.length ? (await refetch()).data?.products : []),
  };
}
