import type { MymStatus } from 'shared-contracts';
import { type AuditLine, audit } from '../audit/index.ts';
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

export async function list(context: AppContext, filter: MerchantFilter) {
  const { rows, count } = await listMerchants(context.db, filter, lastOrderOf);
  return {
    list: rows.map(({ mum_reason, ...row }) => ({
      ...row,
      ...(mum_reason ? { mum_reason } : {}),
      created_at: row.created_at.toISOString(),
      last_order_at: row.last_order_at?.toISOString() ?? null,
    })),
    total_count: count,
  };
}

type Move = Pick<AuditLine, 'kind' | 'was' | 'became'>;

async function change(
  { context, staff, from }: StaffOnlyCall,
  merchantId: string,
  values: ShopChange,
  moveFrom: (before: ShopRow) => Move,
): Promise<void> {
  if (!(await context.shops.find({ merchantId }, true))) throw new Refusal('not_found');
  await changeShop(context, merchantId, async (trx) => {
    const move = moveFrom(await readShopRow(trx, merchantId));
    const moved = move.was !== move.became;
    // Saying it once more gives another reason, and moves nothing.
    if (moved || values.mum_reason) await updateShopRow(trx, merchantId, values, context.now());
    if (moved) await audit(trx, { merchantId, actor: 'admin', actorId: staff.staffId, from, ...move });
    if (!moved && !values.mum_reason) return;
    const line = { actor: 'staff', actorId: staff.staffId, kind: move.kind, subject: merchantId, from } as const;
    await noteStaff(trx, { ...line, detail: move.became ?? '' }, context.now());
  });
}

export const setMumStatus = (call: StaffOnlyCall, merchantId: string, status: MymStatus, reason: string) =>
  change(call, merchantId, { mum_status: status, mum_reason: status === 'rejected' ? reason : '' }, (before) => ({
    kind: 'mum_status',
    was: before.mum_status,
    became: status,
  }));

const words = (active: boolean): string => (active ? 'active' : 'stopped');

export const setActive = (call: StaffOnlyCall, merchantId: string, active: boolean): Promise<void> =>
  change(call, merchantId, { is_active: active }, (before) => ({
    kind: 'subscription',
    was: words(before.is_active),
    became: words(active),
  }));
