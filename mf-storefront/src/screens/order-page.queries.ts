import { orderQuery } from '../features/order/api.ts';

export const orderQueries = (token: string) => ({ order: orderQuery(token) });
