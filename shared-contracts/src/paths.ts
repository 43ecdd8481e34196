/** The base path of everything (sentence 2.1.2). */
export const basePath = '/b2b';
/** The backend-for-frontend's path (sentence 2.1.3). */
export const bffPath = `${basePath}/bff`;

export const headerNames = {
  token: 'x-merchant-token',
  merchantId: 'x-merchant-id',
  merchantName: 'x-merchant-name',
  requestId: 'x-request-id',
} as const;
