import { type AttemptPack, attemptPacks, attemptsPath, purchasePath } from 'shared-contracts';
import { newId } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import { enforceRateLimit } from '../limits/index.ts';
import { amountOf, kopecksIn, ProviderFailure, type ProviderPayment } from '../yookassa/index.ts';
import { addLedgerEntry } from './ledger.ts';
import { findLast, insertPurchase, listPending, type PurchaseRow, updatePending } from './purchase-repository.ts';
import { attemptsLeft } from './service.ts';
import { texts } from './texts.ts';

const minute = 60_000;
const withinPress = 6_000;
const withinLook = 2_500;
/** A payment that nobody makes is canceled by the provider in an hour; after a day nothing is to come. */
const giveUpAfter = 24 * 60 * minute;

/** Begins, or finds, the payment of a purchase: its id is the key, so that it is made once. */
function createPayment({ config, yookassa }: AppContext, row: PurchaseRow, site: string, signal: AbortSignal) {
  const { account } = config.generator;
  if (!account) throw new Refusal('payment_unavailable');
  return yookassa.createPayment(
    { account, key: row.purchase_id, signal },
    {
      amount: amountOf(row.price),
      capture: true,
      confirmation: { type: 'redirect', return_url: `${site}${purchasePath(row.purchase_id)}` },
      description: texts.purchase(row.attempts),
      metadata: { purchase_id: row.purchase_id },
    },
  );
}

export async function buy({ context, caller: { merchantId }, from }: MerchantCall, slug: AttemptPack) {
  if (!context.config.generator.account) throw new Refusal('not_found');
  await enforceRateLimit(context, ['attemptsBought', merchantId]);
  const pack = attemptPacks.find((one) => one.slug === slug) ?? attemptPacks[0];
  const now = context.now();
  const row: PurchaseRow = {
    merchant_id: merchantId,
    purchase_id: newId(),
    pack: pack.slug,
    attempts: pack.attempts,
    price: pack.price * 100,
    payment_id: null,
    status: 'pending',
    created_at: now,
    check_at: new Date(now.getTime() + minute),
  };
  const { payment_id: _none, status: _pending, ...written } = row;
  await insertPurchase(context.db, written);
  try {
    const told = await createPayment(context, row, from.site, AbortSignal.timeout(withinPress));
    await updatePending(context.db, row, { payment_id: told.id });
    const url = told.confirmation?.confirmation_url;
    if (!url) throw new Refusal('payment_unavailable');
    return { confirmation_url: url };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    throw new Refusal(error.kind === 'refused' ? 'payment_refused' : 'payment_unavailable');
  }
}

const fits = (row: PurchaseRow, told: ProviderPayment): boolean =>
  kopecksIn(told.amount) === row.price && told.metadata.purchase_id === row.purchase_id;

const nextCheck = (row: PurchaseRow, now: Date): Date =>
  new Date(now.getTime() + (now.getTime() - row.created_at.getTime() < 15 * minute ? minute : 15 * minute));

/** Asks the provider about a purchase, and believes only what it says there. */
export async function refreshPurchase(context: AppContext, row: PurchaseRow, signal: AbortSignal): Promise<void> {
  const { db, yookassa, config, log, now } = context;
  const { account } = config.generator;
  if (!account) return;
  // Nothing was heard of it at all: whoever wanted it has seen no page to pay on.
  if (row.payment_id === null || now().getTime() - row.created_at.getTime() > giveUpAfter) {
    await updatePending(db, row, { status: 'canceled', check_at: null });
    return;
  }
  await updatePending(db, row, { check_at: nextCheck(row, now()) });
  const told = await yookassa.readPayment({ account, signal }, row.payment_id);
  if (!fits(row, told)) {
    log.error({ purchase: row.purchase_id }, 'a payment does not fit its purchase');
    return;
  }
  if (told.status === 'canceled') await updatePending(db, row, { status: 'canceled', check_at: null });
  if (told.status !== 'succeeded') return;
  await inTransaction(context, async (trx) => {
    if (!(await updatePending(trx, row, { status: 'succeeded', check_at: null }))) return;
    const { merchant_id, purchase_id: subject_id, attempts: amount } = row;
    await addLedgerEntry(trx, merchant_id, { kind: 'bought', amount, subject_id, now: now() });
  });
}

export async function attempts(context: AppContext, merchantId: string) {
  for (const row of await listPending(context.db, merchantId)) {
    if (row.payment_id === null) continue;
    await refreshPurchase(context, row, AbortSignal.timeout(withinLook)).catch((error: unknown) =>
      context.log.warn({ purchase: row.purchase_id, err: error }, 'a purchase was not asked about'),
    );
  }
  const last = await findLast(context.db, merchantId);
  return {
    generations_available: Math.max(0, await attemptsLeft(context, merchantId)),
    payment_link: context.config.generator.account ? attemptsPath : '',
    last_purchase: last ? { purchase_id: last.purchase_id, attempts: last.attempts, status: last.status } : null,
  };
}
