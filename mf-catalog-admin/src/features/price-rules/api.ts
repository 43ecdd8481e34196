import * as api from 'shared-contracts';
import { baseApi, endpointOf, useAppDispatch } from 'shared-runtime';

const rulesTag = { type: 'Content', id: 'price rules' } as const;

/** After a refusal too: the rule may have changed on another device. */
const changed = { invalidatesTags: ['Product', 'Content', 'Shop'] as const };

const priceRulesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPriceRules: build.query({ ...endpointOf(api.listPriceRules), providesTags: [rulesTag] }),
    // Not cached: prices may change between two previews.
    previewPriceRule: build.query({ ...endpointOf(api.previewPriceRule), keepUnusedDataFor: 0 }),
    addPriceRule: build.mutation({ ...endpointOf(api.addPriceRule), ...changed }),
    updatePriceRule: build.mutation({ ...endpointOf(api.updatePriceRule), ...changed }),
    endPriceRule: build.mutation({ ...endpointOf(api.endPriceRule), ...changed }),
    deletePriceRule: build.mutation({ ...endpointOf(api.deletePriceRule), ...changed }),
  }),
});

export const {
  useListPriceRulesQuery,
  usePreviewPriceRuleQuery,
  useAddPriceRuleMutation,
  useUpdatePriceRuleMutation,
  useEndPriceRuleMutation,
  useDeletePriceRuleMutation,
} = priceRulesApi;

export function useRefetchPriceRule(): (id: string) => Promise<api.PriceRule | undefined> {
  const dispatch = useAppDispatch();
  return async (id) => {
    const rules = await dispatch(
      priceRulesApi.endpoints.listPriceRules.initiate({}, { forceRefetch: true, subscribe: false }),
    ).unwrap();
    return rules.find((rule) => rule.id === id);
  };
}
