import { baseApi, endpointOf } from 'shared-runtime';

const operation = async () => (await import('./later-operations.ts')).listOrders;

const waitingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countNewOrders: build.query({
      ...endpointOf(operation),
      extraOptions: { background: true },
      providesTags: ['Order'],
    }),
  }),
});

export const useOrderCounts = (asks: boolean) =>
  waitingApi.useCountNewOrdersQuery({ status: 'created', perPage: 1 }, { skip: !asks });

export function usePendingCounts(asks: boolean): Readonly<Record<string, number>> {
  const { data } = useOrderCounts(asks);
  return { '/merchant/orders': data?.counts.created ?? 0 };
}
