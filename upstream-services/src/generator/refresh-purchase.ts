import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { kopecksIn, ProviderFailure, type ProviderPayment } from '../yookassa/index.ts';
import { addLedgerEntry } from './ledger.ts';
import { type PurchaseRow, updatePending } from './purchase-repository.ts';

const minute = 60_000;
/** The provider cancels an unpaid payment after an hour; after a day no news of it is to be expected. */
const giveUpAfter = 24 * 60 * minute;

const fits = (row: PurchaseRow, payment: ProviderPayment): boolean =>
  kopecksIn(payment.amount) === row.price && payment.metadata.purchase_id === row.purchase_id;

const nextCheck = (row: PurchaseRow, now: Date): Date =>
  new Date(now.getTime() + (now.getTime() - row.created_at.getTime() < 15 * minute ? minute : 15 * minute));

/** Reads a purchase's payment from the provider, the only source that is trusted. */
export async function refreshPurchase(context: AppContext, row: PurchaseRow, signal: AbortSignal): Promise<void> {
  const { db, yookassa, config, log, now } = context;
  const { account } = config.generator;
  if (!account) return;
  const cancel = () => updatePending(db, row, { status: 'canceled', check_at: null });
  // Without a payment id the provider created no payment, and the merchant has seen no page to pay on.
  if (row.payment_id === null) return void (await cancel());
  await updatePending(db, row, { check_at: nextCheck(row, now()) });
  const isLate = now().getTime() - row.created_at.getTime() > giveUpAfter;
  const payment = await yookassa.readPayment({ account, signal }, row.payment_id).catch((error: unknown) => {
    if (isLate && error instanceof ProviderFailure && error.kind === 'missing') return null;
    throw error;
  });
  const isFitting = payment !== null && fits(row, payment);
  if (payment && !isFitting) log.error({ purchase: row.purchase_id }, 'a payment does not fit its purchase');
  if (!isFitting || payment.status !== 'succeeded') {
    if (isLate || (isFitting && payment.status === 'canceled')) await cancel();
    return;
  }
  await inTransaction(context, async (trx) => {
    if (!(await updatePending(trx, row, { status: 'succeeded', check_at: null }))) return;
    const { merchant_id, purchase_id: subject_id, attempts: amount } = row;
    await addLedgerEntry(trx, merchant_id, { kind: 'bought', amount, subject_id, now: now() });
  });
}
