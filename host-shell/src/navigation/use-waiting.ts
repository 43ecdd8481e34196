import { baseApi, endpointOf } from 'shared-runtime';

const operation = async () => (await import('./later-operations.ts')).listOrders;

/** Who changes orders, or hears of them, refreshes the number by its tag. */
const waitingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countNewOrders: build.query({
      ...endpointOf(operation),
      extraOptions: { background: true },
      providesTags: ['Order'],
    }),
  }),
});

/** How many orders there are in each status. */
export const useOrderCounts = (asks: boolean) =>
  waitingApi.useCountNewOrdersQuery({ status: 'created', perPage: 1 }, { skip: !asks });

/**
 * How many things wait behind the entries of the navigation, by their routes: new orders.
 * @param asks false while there is no shop
 */
export function useWaiting(asks: boolean): Readonly<Record<string, number>> {
  const { data } = useOrderCounts(asks);
  return { '/merchant/orders': data?.counts.created ?? 0 };
}
