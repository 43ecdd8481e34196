import { listPublicContent } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';

const shopApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Address of the shop's logo; null where it has none. */
    shopLogo: build.query({
      ...endpointOf(listPublicContent),
      query: ({ merchantName }: { merchantName: string }) =>
        endpointOf(listPublicContent).query({ merchantName, externalId: 'shop-logo' }),
      transformResponse: (pictures: ReturnType<typeof listPublicContent.decode>) => pictures[0]?.link ?? null,
      providesTags: ['Content'],
    }),
  }),
});

export const { useShopLogoQuery } = shopApi;
