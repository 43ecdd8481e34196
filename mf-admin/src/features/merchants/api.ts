import {
  endMerchantSessions,
  listMerchants,
  readMerchantCard,
  readMerchantLog,
  setMerchantLimits,
  setMumStatus,
  startSubscription,
  stopSubscription,
  viewAsMerchant,
} from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const changes = { invalidatesTags: ['Merchant', 'Shop'] } as const;

/** A refused call invalidates its tags too: what staff see may be outdated. */
const merchantsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMerchants: build.query({ ...endpointOf(listMerchants), providesTags: ['Merchant'] }),
    readMerchantCard: build.query({ ...endpointOf(readMerchantCard), providesTags: ['Merchant'] }),
    readMerchantLog: build.query({ ...endpointOf(readMerchantLog), providesTags: ['Merchant'] }),
    setMumStatus: build.mutation({ ...endpointOf(setMumStatus), ...changes }),
    startSubscription: build.mutation({ ...endpointOf(startSubscription), ...changes }),
    stopSubscription: build.mutation({ ...endpointOf(stopSubscription), ...changes }),
    endMerchantSessions: build.mutation({ ...endpointOf(endMerchantSessions), ...changes }),
    setMerchantLimits: build.mutation({ ...endpointOf(setMerchantLimits), ...changes }),
    viewAsMerchant: build.mutation({ ...endpointOf(viewAsMerchant), ...changes }),
  }),
});

export const {
  useListMerchantsQuery,
  useReadMerchantCardQuery,
  useReadMerchantLogQuery,
  useSetMumStatusMutation,
  useStartSubscriptionMutation,
  useStopSubscriptionMutation,
  useEndMerchantSessionsMutation,
  useSetMerchantLimitsMutation,
  useViewAsMerchantMutation,
} = merchantsApi;
