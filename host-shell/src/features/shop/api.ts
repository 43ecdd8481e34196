import type { listPublicContent } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const operation = async () => (await import('../../navigation/later-operations.ts')).listPublicContent;

const shopApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shopLogo: build.query({
      query: ({ merchantName }: { merchantName: string }) =>
        endpointOf(operation).query({ merchantName, externalId: 'shop-logo' }),
      transformResponse: (pictures: ReturnType<typeof listPublicContent.decode>) => pictures[0]?.link ?? null,
      providesTags: ['Content'],
    }),
  }),
});

export const { useShopLogoQuery } = shopApi;
