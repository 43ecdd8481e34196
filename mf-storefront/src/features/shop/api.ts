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

/** Ways to pay in a shop; they are asked for by the shop's id, so only once the shop is known. */
export const usePaymentMethods = (merchantId: string | undefined) =>
  shopApi.useListPaymentMethodsQuery(merchantId ? { merchantId } : skipToken);

/** Pictures of a thing, in their order; undefined while they are not known, none where they do not load (sentence 8.2.1). */
export function usePictures(merchantName: string, externalId: string): readonly ContentItem[] | undefined {
  const shown = usePreview()?.pictures[externalId];
  const { data, isError } = shopApi.useListPublicContentQuery(shown ? skipToken : { merchantName, externalId });
  return shown ?? data ?? (isError ? [] : undefined);
}

/** Path of the first picture of a thing; null where there is none. */
export const usePicture = (merchantName: string, externalId: string): string | null =>
  usePictures(merchantName, externalId)?.[0]?.link ?? null;
