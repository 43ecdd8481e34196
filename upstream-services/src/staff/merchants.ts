import { type AuditLine, audit } from '../audit/index.ts';
import { readableEmail } from '../common/readable-email.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { changeShop } from '../db/transaction.ts';
import type { StaffOnlyCall } from '../http/bind.ts';
import {
  listMerchants,
  type MerchantFilter,
  readShopRow,
  type ShopChange,
  type ShopRow,
  updateShopRow,
} from '../merchants/index.ts';
import { lastOrderOf } from '../orders/index.ts';
import { noteStaff } from './log.ts';

export async function requireMerchant({ shops }: AppContext, merchantId: string): Promise<void> {
  if (!(await shops.find({ merchantId }, true))) throw new Refusal('not_found');
}

export async function listMerchantRows(context: AppContext, filter: MerchantFilter) {
  const { rows, count } = await listMerchants(context.db, filter, lastOrderOf);
  return {
    list: rows.map(({ mum_reason, ...row }) => ({
      ...row,
      email: readableEmail(row.email),
      ...(mum_reason ? { mum_reason } : {}),
      created_at: row.created_at.toISOString(),
      last_order_at: row.last_order_at?.toISOString() ?? null,
    })),
    total_count: count,
  };
}

type Move = Pick<AuditLine, 'kind' | 'was' | 'became'>;

export async function changeMerchant(
  { context, staff, from }: StaffOnlyCall,
  merchantId: string,
  values: ShopChange,
  moveFrom: (before: ShopRow) => Move,
): Promise<void> {
  await requireMerchant(context, merchantId);
  await changeShop(context, merchantId, async (trx) => {
    const move = moveFrom(await readShopRow(trx, merchantId));
    const moved = move.was !== move.became;
    // Repeating a decision updates its reason and no status.
    if (moved || values.mum_reason) await updateShopRow(trx, merchantId, values, context.now());
    if (moved) await audit(trx, { merchantId, actor: 'admin', actorId: staff.staffId, from, ...move });
    if (!moved && !values.mum_reason) return;
    const line = { actor: 'staff', actorId: staff.staffId, kind: move.kind, subject: merchantId, from } as const;
    await noteStaff(trx, { ...line, detail: move.became ?? '' }, context.now());
  });
}

const words = (active: boolean): string => (active ? 'active' : 'stopped');

export const setActive = (call: StaffOnlyCall, merchantId: string, active: boolean): Promise<void> =>
  changeMerchant(call, merchantId, { is_active: active }, (before) => ({
    kind: 'subscription',
    was: words(before.is_active),
    became: words(active),
  }));
