import { readMerchantCard } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { readPictureQuota } from '../../content/index.ts';
import { bindRoute } from '../../http/bind.ts';
import { countTokens, readShopRow } from '../../merchants/index.ts';
import { orderTotals } from '../../orders/index.ts';
import { countOpenComplaints } from '../complaints.ts';
import { listMerchantRows } from '../merchants.ts';

const textOf = (settings: Record<string, unknown>, name: string): string =>
  typeof settings[name] === 'string' ? settings[name] : '';

export default bindRoute(readMerchantCard, async ({ context, body: { merchant_id: merchantId } }) => {
  const { db, config, now } = context;
  const one = { page: 1, perPage: 1, orderBy: 'created_at', orderDir: 'desc', merchantId } as const;
  const { list } = await listMerchantRows(context, one);
  const [merchant] = list;
  if (!merchant) throw new Refusal('not_found');
  const [shop, sessions, orders, limits, open_complaints] = await Promise.all([
    readShopRow(db, merchantId),
    countTokens(db, merchantId, now()),
    orderTotals(db, merchantId),
    readPictureQuota(db, config, merchantId),
    countOpenComplaints(context, merchantId),
  ]);
  const { settings, contact_phone } = shop;
  const [seller, inn] = [textOf(settings, 'fio'), textOf(settings, 'inn')];
  return { merchant, phone: contact_phone ?? '', seller, inn, sessions, open_complaints, orders, limits };
});
