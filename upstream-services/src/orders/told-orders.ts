import type { ToldOrders } from '../context.ts';
import { readShopRow } from '../merchants/index.ts';
import { findByToken } from './page-service.ts';
import { list, read, setPaymentState, setStatus } from './service.ts';
import { sums } from './sums.ts';

/** What bot and pushes tell of orders, and what the bot does to them. */
export const toldOrders: ToldOrders = {
  byToken: findByToken,
  read,
  list,
  sums,
  setStatus,
  setPaymentState,
  async shopTitle({ db }, merchantId) {
    const { name, settings } = await readShopRow(db, merchantId);
    return (settings as { title?: string }).title || name;
  },
};
