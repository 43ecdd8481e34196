import { type ArgsOf, arrangeDeliveries, type Order, readDeliveries } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const deliveriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readDeliveries: build.query({ ...endpointOf(readDeliveries), providesTags: ['Order'] }),
    arrangeDeliveries: build.mutation({
      ...endpointOf(arrangeDeliveries),
      // The stops are reordered at once, and go back if the server does not keep the order.
      async onQueryStarted({ date, orderIds }: ArgsOf<typeof arrangeDeliveries>, { dispatch, queryFulfilled }) {
        const placeOf = ({ id }: Order) => (orderIds.includes(id) ? orderIds.indexOf(id) : orderIds.length);
        const patch = dispatch(
          deliveriesApi.util.updateQueryData('readDeliveries', { date }, (draft) => {
            draft.orders.sort((one, other) => placeOf(one) - placeOf(other));
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
  }),
});

export const { useReadDeliveriesQuery, useArrangeDeliveriesMutation } = deliveriesApi;
