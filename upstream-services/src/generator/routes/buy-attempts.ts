import { attemptPacks, buyAttempts, purchasePath } from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { amountOf, ProviderFailure } from '../../yookassa/index.ts';
import { insertPurchase, type PurchaseRow, updatePending } from '../purchase-repository.ts';
import { texts } from '../texts.ts';

const minute = 60_000;
const withinPress = 6_000;

/** Creates the payment of a purchase, or finds it: the purchase's id is the idempotency key. */
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

export default bindRoute(buyAttempts, async ({ context, caller: { merchantId }, from, body }) => {
  if (!context.config.generator.account) throw new Refusal('not_found');
  await enforceRateLimit(context, ['attemptsBought', merchantId]);
  const pack = attemptPacks.find((one) => one.slug === body.pack) ?? attemptPacks[0];
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
    const payment = await createPayment(context, row, from.site, AbortSignal.timeout(withinPress));
    await updatePending(context.db, row, { payment_id: payment.id });
    const url = payment.confirmation?.confirmation_url;
    if (!url) throw new Refusal('payment_unavailable');
    return { confirmation_url: url };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    throw new Refusal(error.kind === 'refused' ? 'payment_refused' : 'payment_unavailable');
  }
});
