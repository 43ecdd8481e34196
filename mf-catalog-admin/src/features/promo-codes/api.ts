import * as api from 'shared-contracts';
import { type AppDispatch, baseApi, endpointOf, useAppDispatch } from 'shared-runtime';

const promoCodesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPromoCodes: build.query({ ...endpointOf(api.listPromoCodes), providesTags: ['PromoCode'] }),
    addPromoCode: build.mutation({ ...endpointOf(api.addPromoCode), invalidatesTags: ['PromoCode'] }),
    updatePromoCode: build.mutation({ ...endpointOf(api.updatePromoCode), invalidatesTags: ['PromoCode'] }),
    removePromoCode: build.mutation({ ...endpointOf(api.removePromoCode), invalidatesTags: ['PromoCode'] }),
  }),
});

export const {
  useListPromoCodesQuery,
  useAddPromoCodeMutation,
  useUpdatePromoCodeMutation,
  useRemovePromoCodeMutation,
} = promoCodesApi;

const refetchPromoCodes = (dispatch: AppDispatch) =>
  dispatch(promoCodesApi.endpoints.listPromoCodes.initiate({}, { forceRefetch: true, subscribe: false })).unwrap();

export function useRefetchPromoCode(): (id: string) => Promise<api.PromoCode | undefined> {
  const dispatch = useAppDispatch();
  return async (id) => (await refetchPromoCodes(dispatch)).find((one) => one.id === id);
}
