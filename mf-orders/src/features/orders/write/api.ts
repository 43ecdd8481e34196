import { type Product, productsByIds } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';
import { orderMutationOf } from '../api.ts';

const operations = () => import('./operations.ts');

/** Reads products in one call; if that fails because one of them is gone, each by itself, so that the others are found. */
async function askForEach(
  ids: string[],
  ask: (ids: string[]) => Promise<readonly Product[] | undefined>,
): Promise<readonly Product[]> {
  const all = await ask(ids);
  if (all) return all;
  const one = ids.length > 1 ? await Promise.all(ids.map((id) => ask([id]))) : [];
  return one.flatMap((products) => products ?? []);
}

const writeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    placeByHand: build.mutation({
      ...endpointOf(async () => (await operations()).placeByHand),
      invalidatesTags: ['Order', 'Product'],
    }),
    editOrder: build.mutation({
      ...orderMutationOf(async () => (await operations()).editOrder),
      invalidatesTags: ['Order', 'Product'],
    }),
    findProducts: build.query({
      ...endpointOf(async () => (await operations()).listProducts),
      providesTags: ['Product'],
    }),
    productsToWrite: build.query<Record<string, Product>, string[]>({
      async queryFn(ids, _api, _options, call) {
        const products = await askForEach(ids, async (some) => {
          const { data } = await call(endpointOf(productsByIds).query({ ids: some }));
          return data as Product[] | undefined;
        });
        return { data: Object.fromEntries(products.map((product) => [product.id, product])) };
      },
      providesTags: ['Product'],
    }),
    deliveryConditionsToWrite: build.query({
      ...endpointOf(async () => (await operations()).readDeliveryConditions),
      providesTags: ['Delivery'],
    }),
  }),
});

export const {
  usePlaceByHandMutation,
  useEditOrderMutation,
  useFindProductsQuery,
  useProductsToWriteQuery,
  useDeliveryConditionsToWriteQuery,
} = writeApi;
