import { readOrderSums } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const sumsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ readOrderSums: build.query({ ...endpointOf(readOrderSums), providesTags: ['Order'] }) }),
});

export const { useReadOrderSumsQuery } = sumsApi;
