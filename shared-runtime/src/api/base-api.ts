import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';
import { cacheTags } from './tags.ts';

/** The one API of the office. Remotes add their endpoints with `injectEndpoints`, typed by operations of the contracts. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: cacheTags,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
