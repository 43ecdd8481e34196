import * as api from 'shared-contracts';
import { baseApi, endpointOf, useAppDispatch } from 'shared-runtime';

const rulesTag = { type: 'Content', id: 'price rules' } as const;

/** After a refusal, too: it may be that the rule is another one by now. */
const changed = { invalidatesTags: ['Product', 'Content', 'Shop'] as const };

const priceRulesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPriceRules: build.query({ ...endpointOf(api.listPriceRules), providesTags: [rulesTag] }),
    // Prices may change meanwhile: each look at what becomes of them is a new one.
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

export function useReadAgain(): (id: string) => Promise<api.PriceRule | undefined> {
  const dispatch = useAppDispatch();
  return async (id) => {
    const rules = await dispatch(
      priceRulesApi.endpoints.listPriceRules.initiate({}, { forceRefetch: true, subscribe: false }),
    ).unwrap();
    return rules.find((rule) => rule.id === id);
  };
}
