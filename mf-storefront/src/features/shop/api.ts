import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ContentItem } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';
import { usePreview } from '../../preview.ts';

const operations = () => import('../../operations.ts');

/** The shop as the public sees it, how it delivers, how it is paid, and its pictures. */
export const shopApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readShop: build.query({ ...endpointOf(async () => (await operations()).readShop), providesTags: ['Shop'] }),
    readDeliveryInfo: build.query({
      ...endpointOf(async () => (await operations()).readDeliveryInfo),
      providesTags: ['Delivery'],
    }),
    listPaymentMethods: build.query({
      ...endpointOf(async () => (await operations()).listPaymentMethods),
      providesTags: ['Payment'],
    }),
    listPublicContent: build.query({
      ...endpointOf(async () => (await operations()).listPublicContent),
      providesTags: ['Content'],
    }),
  }),
});

export const { useReadDeliveryInfoQuery } = shopApi;

export const paymentsQuery = (merchantId: string) => ({
  endpoint: shopApi.endpoints.listPaymentMethods,
  args: { merchantId },
});

/** Ways to pay in a shop; they are asked for by the shop's id, so only once the shop is known. */
export const usePaymentMethods = (merchantId: string | undefined) =>
  shopApi.useListPaymentMethodsQuery(merchantId ? paymentsQuery(merchantId).args : skipToken);

export const picturesQuery = (merchantName: string, externalId: string) => ({
  endpoint: shopApi.endpoints.listPublicContent,
  args: { merchantName, externalId },
});
type PicturesQuery = ReturnType<typeof picturesQuery>;

/** Pictures of an entity, in their order; undefined while they are not known, none where they do not load (promise 8.2.1). */
export function usePictures({ endpoint, args }: PicturesQuery): readonly ContentItem[] | undefined {
  const shown = usePreview()?.pictures[args.externalId];
  const { data, isError } = endpoint.useQuery(shown ? skipToken : args);
  return shown ?? data ?? (isError ? [] : undefined);
}

/** Path of the first picture of an entity; null where there is none. */
export const usePicture = (query: PicturesQuery): string | null => usePictures(query)?.[0]?.link ?? null;
