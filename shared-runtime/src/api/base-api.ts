import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';
import { tags } from './tags.ts';

/** The one API of the office. Remotes add their endpoints with `injectEndpoints`, typed by operations of the contracts. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
