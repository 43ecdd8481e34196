import type { ToldOrders } from '../context.ts';
import { readShopRow } from '../merchants/index.ts';
import { list, read, setPaymentState, setStatus } from './service.ts';
import { sums } from './sums.ts';

/** What the bot tells of orders, and does to them. */
export const toldOrders: ToldOrders = {
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
