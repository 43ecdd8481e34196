import { orderQuery } from '../features/order/api.ts';

/** What an order's page asks for beside the shop, in the browser and on the server. */
export const orderQueries = (token: string) => ({ order: orderQuery(token) });
