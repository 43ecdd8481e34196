import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** What answers are about; a change of one refreshes the lists that show it, in whichever remote they are. */
export const tags = [
  'Session',
  'Merchant',
  'Product',
  'Category',
  'Order',
  'Delivery',
  'Payment',
  'Letters',
  'Bot',
  'Notices',
  'Webhook',
  'Content',
  'Generation',
  'Shop',
  'Staff',
  'Platform',
] as const;
export type Tag = (typeof tags)[number];

/** The one API of the page. Remotes add their endpoints with `injectEndpoints`, typed by operations of the contracts. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
