import {
  type OrderChange,
  type OrderStep,
  parseEnum,
  type ShopLogKind,
  shopZones,
  type TransferMethod,
} from 'shared-contracts';
import { historyOf } from '../audit/index.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import type { Origin } from '../http/bind.ts';
import { readShopRow } from '../merchants/index.ts';
import { canPay, readPayments } from '../payments/index.ts';
import { publicChanges } from './edit-changes.ts';
import { maskDelivery } from './masks.ts';
import { wantsOrderLetters } from './order-letters.ts';
import { orderWireOf } from './order-wire.ts';
import { awaitsTransfer, secondsToWithdraw, takesScreenshot } from './reports.ts';
import * as repository from './repository.ts';
import { readOrderToken } from './token.ts';
import { readVersions } from './versions-repository.ts';

export async function findOrderByToken(context: AppContext, token: string): Promise<repository.OrderRow> {
  const key = readOrderToken(token);
  const row = key && (await repository.findOrderBySecret(context.db, key.merchantId, key.secret));
  if (!row) throw new Refusal('not_found');
  return row;
}

const kinds: Record<string, OrderStep['kind']> = {
  order_placed: 'status',
  order_status: 'status',
  order_payment_state: 'payment_state',
  order_payment_reported: 'payment_reported',
  order_payment_report_withdrawn: 'payment_report_withdrawn',
  order_status_reverted: 'status_reverted',
  order_payment_state_reverted: 'payment_state_reverted',
  order_edited: 'edited',
  order_confirmed: 'confirmed',
  order_difference_came: 'difference_came',
  order_difference_returned: 'difference_returned',
  order_refund: 'refund',
  order_refund_reverted: 'refund_reverted',
};

async function stepsOf({ db }: AppContext, { merchant_id, order_id }: repository.OrderRow): Promise<OrderStep[]> {
  const lines = await historyOf(db, merchant_id, order_id);
  const reverted = new Set(lines.map(({ reverts }) => reverts));
  return lines.flatMap(({ at, actor, kind: name, became, audit_id }) => {
    const kind = kinds[name];
    return kind && !reverted.has(audit_id) ? [{ at: at.toISOString(), kind, to: became ?? '', actor }] : [];
  });
}

const mostEdits = 5;

async function editsOf(
  { db }: AppContext,
  { merchant_id: merchantId, order_id: orderId, version }: repository.OrderRow,
) {
  if (version === 1) return [];
  const rows = await readVersions(db, { merchantId, orderId }, mostEdits);
  return rows.map(({ at, changes }) => ({ at: at.toISOString(), changes: publicChanges(changes) }));
}

async function pageOf(context: AppContext, row: repository.OrderRow) {
  const { email } = row.delivery_info;
  const [shop, lines, history, payments, letters, edits] = await Promise.all([
    readShopRow(context.db, row.merchant_id),
    repository.readLines(context.db, row.merchant_id, [row.order_id]),
    stepsOf(context, row),
    row.payment_method === 'card' ? readPayments(context.db, row.merchant_id, [row.order_id]) : [],
    email === '' ? null : wantsOrderLetters(context.db, row.merchant_id, email, row.letters),
    editsOf(context, row),
  ]);
  const order = orderWireOf(row, lines, shop.name, payments, context.now());
  const { title, paymentMethods, timeZone } = shop.settings as {
    title?: string;
    paymentMethods?: TransferMethod[];
    timeZone?: unknown;
  };
  // A reason that the buyer wrote is for the merchant alone, like all that the page masks.
  const isOwnCancel = history.some(
    ({ kind, to, actor }) => kind === 'status' && to === 'canceled' && actor === 'shopper',
  );
  const why = isOwnCancel ? { cancel_reason: '' } : {};
  return {
    order: { ...order, ...why, delivery_info: maskDelivery(order.delivery_info), note: '' },
    shop: { name: shop.name, title: title ?? '', time_zone: parseEnum(shopZones, timeZone) },
    payment_details: awaitsTransfer(row) ? (paymentMethods ?? []) : [],
    takes_screenshot: takesScreenshot(row),
    withdrawable: secondsToWithdraw(row, context.now()),
    can_cancel: row.status === 'created',
    can_pay: row.payment_method === 'card' && !repository.isUnconfirmed(row) && canPay(row, payments),
    history,
    letters,
    messengers: [...context.bots.on],
    edits,
  };
}

type OrderWork = (trx: Trx, order: repository.OrderRow) => Promise<OrderChange | null>;

export const readPage = async (context: AppContext, token: string) =>
  pageOf(context, await findOrderByToken(context, token));

/** Like {@link changeByToken}, without reading the page afterwards: what fails here has changed nothing. */
export async function changeOrderByToken(context: AppContext, token: string, work: OrderWork): Promise<void> {
  const { merchant_id, order_id, number } = await findOrderByToken(context, token);
  const changed = await inTransaction(context, async (trx) =>
    work(trx, await repository.lockOrder(trx, merchant_id, order_id)),
  );
  // A canceled order gives its goods back.
  if (changed === 'status') context.shops.forget(merchant_id);
  if (changed) context.live.order(merchant_id, { order_id, order_number: String(number), change: changed });
}

export async function changeByToken(context: AppContext, token: string, work: OrderWork) {
  await changeOrderByToken(context, token, work);
  return readPage(context, token);
}

export const orderAuditLine = (row: repository.OrderRow, kind: ShopLogKind, from: Origin) =>
  ({ merchantId: row.merchant_id, actor: 'shopper', subjectId: row.order_id, kind, from }) as const;
