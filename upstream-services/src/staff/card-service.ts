import { audit, readLog } from '../audit/index.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { StaffOnlyCall } from '../http/bind.ts';
import { countTokens, endAllSessions, openView, readShopRow } from '../merchants/index.ts';
import { countOpenComplaints } from './complaints-service.ts';
import { noteStaff } from './log.ts';
import { list } from './merchants-service.ts';

/** @throws Refusal not_found */
async function requireMerchant({ shops }: AppContext, merchantId: string): Promise<void> {
  if (!(await shops.find({ merchantId }, true))) throw new Refusal('not_found');
}

const textOf = (settings: Record<string, unknown>, name: string): string =>
  typeof settings[name] === 'string' ? settings[name] : '';

/**
 * One merchant as staff see them.
 * @throws Refusal not_found
 */
export async function readCard({ context }: StaffOnlyCall, merchantId: string) {
  const { db, config, facts, now } = context;
  const one = { page: 1, perPage: 1, orderBy: 'created_at', orderDir: 'desc', merchantId } as const;
  const { list: found } = await list(context, one);
  const [merchant] = found;
  if (!merchant) throw new Refusal('not_found');
  const [shop, sessions, orders, limits, open_complaints] = await Promise.all([
    readShopRow(db, merchantId),
    countTokens(db, merchantId, now()),
    facts.orderTotals(db, merchantId),
    facts.readPictureQuota(db, config, merchantId),
    countOpenComplaints(context, merchantId),
  ]);
  const { settings, contact_phone } = shop;
  const [seller, inn] = [textOf(settings, 'fio'), textOf(settings, 'inn')];
  return { merchant, phone: contact_phone ?? '', seller, inn, sessions, open_complaints, orders, limits };
}

/** @throws Refusal not_found */
export async function readMerchantLog(
  { context }: StaffOnlyCall,
  merchantId: string,
  page: { page: number; perPage: number },
) {
  await requireMerchant(context, merchantId);
  return readLog(context.db, merchantId, page);
}

/**
 * Ends every session of a merchant.
 * @throws Refusal not_found
 */
export async function endSessions({ context, staff, from }: StaffOnlyCall, merchantId: string): Promise<number> {
  await requireMerchant(context, merchantId);
  const ended = await inTransaction(context, async (trx) => {
    const revoked = await endAllSessions(trx, merchantId);
    const line = { merchantId, actor: 'admin', actorId: staff.staffId, from } as const;
    await audit(trx, { ...line, kind: 'sessions_revoked', became: 'all' });
    return revoked;
  });
  context.live.sessionsEnded(merchantId);
  return ended;
}

interface Granted {
  pictures: number | null;
  picture_mebibytes: number | null;
}

/**
 * Sets what one merchant may have.
 * @throws Refusal not_found
 */
export async function setLimits({ context, staff, from }: StaffOnlyCall, merchantId: string, granted: Granted) {
  await requireMerchant(context, merchantId);
  await inTransaction(context, async (trx) => {
    await context.facts.grantPictures(trx, merchantId, granted);
    const line = { merchantId, actor: 'admin', actorId: staff.staffId, from } as const;
    await audit(trx, { ...line, kind: 'limits_changed' });
  });
}

/**
 * Lets staff look at a merchant's office; both logs say so.
 * @throws Refusal not_found
 */
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
