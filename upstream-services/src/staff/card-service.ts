import { audit } from '../audit/index.ts';
import { Refusal } from '../common/refusal.ts';
import { grantPictures, readPictureQuota } from '../content/index.ts';
import type { AppContext } from '../context.ts';
import { inTransaction, lockShop } from '../db/transaction.ts';
import type { StaffOnlyCall } from '../http/bind.ts';
import { countTokens, endAllSessions, openView, readShopRow } from '../merchants/index.ts';
import { orderTotals } from '../orders/index.ts';
import { countOpenComplaints } from './complaints-service.ts';
import { noteStaff } from './log.ts';
import { list } from './merchants-service.ts';

async function requireMerchant({ shops }: AppContext, merchantId: string): Promise<void> {
  if (!(await shops.find({ merchantId }, true))) throw new Refusal('not_found');
}

const textOf = (settings: Record<string, unknown>, name: string): string =>
  typeof settings[name] === 'string' ? settings[name] : '';

export async function readCard({ context }: StaffOnlyCall, merchantId: string) {
  const { db, config, now } = context;
  const one = { page: 1, perPage: 1, orderBy: 'created_at', orderDir: 'desc', merchantId } as const;
  const { list: found } = await list(context, one);
  const [merchant] = found;
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
}

export async function endSessions({ context, staff, from }: StaffOnlyCall, merchantId: string): Promise<number> {
  await requireMerchant(context, merchantId);
  const ended = await inTransaction(context, async (trx) => {
    const revoked = await endAllSessions(trx, merchantId);
    const line = { merchantId, actor: 'admin', actorId: staff.staffId, from } as const;
    await audit(trx, { ...line, kind: 'sessions_revoked', became: 'all' });
    const own = { actor: 'staff', actorId: staff.staffId, kind: 'sessions_ended', subject: merchantId, from } as const;
    await noteStaff(trx, own, context.now());
    return revoked;
  });
  context.live.sessionsEnded(merchantId);
  return ended;
}

interface Granted {
  pictures: number | null;
  picture_mebibytes: number | null;
}

export async function setLimits({ context, staff, from }: StaffOnlyCall, merchantId: string, granted: Granted) {
  const { config, now } = context;
  await requireMerchant(context, merchantId);
  await inTransaction(context, async (trx) => {
    await lockShop(trx, merchantId);
    const before = await readPictureQuota(trx, config, merchantId);
    await grantPictures(trx, merchantId, granted);
    const after = await readPictureQuota(trx, config, merchantId);
    for (const name of ['pictures', 'picture_mebibytes'] as const) {
      const [was, became] = [String(before[name].most), String(after[name].most)];
      if (was === became) continue;
      const kind = `limit_${name}`;
      await audit(trx, { merchantId, actor: 'admin', actorId: staff.staffId, kind, was, became, from });
      const line = { actor: 'staff', actorId: staff.staffId, kind, subject: merchantId, from } as const;
      await noteStaff(trx, { ...line, detail: `${was} → ${became}` }, now());
    }
  });
}

export async function viewAs({ context, staff, from }: StaffOnlyCall, merchantId: string) {
  await requireMerchant(context, merchantId);
  const { staffId } = staff;
  return inTransaction(context, async (trx) => {
    await audit(trx, { merchantId, actor: 'admin', actorId: staffId, kind: 'viewed_by_staff', from });
    const line = { actor: 'staff', actorId: staffId, kind: 'viewed_as', subject: merchantId, from } as const;
    await noteStaff(trx, line, context.now());
    return { merchant_id: merchantId, merchant_auth_token: await openView(trx, merchantId, staffId, context.now()) };
  });
}
