import type { DeliveryMethod, PaymentType, updatePaymentProfile } from 'shared-contracts';
import type { z } from 'zod';
import { audit } from '../audit/index.ts';
import { maskOf, seal } from '../common/seal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import { type ProfileRow, readProfileRow, saveProfile } from './repository.ts';

type Change = z.output<typeof updatePaymentProfile.request>;

/** The profile as it travels: of the secret, its mask alone. */
const wireOf = (row: ProfileRow | undefined) => ({
  payment_type: row?.payment_type ?? 'p2p',
  yooukassa_shop_id: row?.card_shop_id ?? '',
  yooukassa_secret_token: row?.secret_mask ?? '',
});

/** The merchant's payment profile (promise 7.30.1). */
export const read = async (context: AppContext, merchantId: string) =>
  wireOf(await readProfileRow(context.db, merchantId));

/** What becomes of the secret: left out, empty or sent as its mask it stays, null clears it (decision 3.11). */
function secretColumns(context: AppContext, merchantId: string, secret: string | null | undefined) {
  if (secret === null) return { sealed_secret: null, secret_mask: null };
  if (secret === undefined || secret === '' || secret.startsWith('••••')) return {};
  return { sealed_secret: seal(context.config.secretKey, merchantId, secret), secret_mask: maskOf(secret) };
}

/** Changes the payment profile (promise 7.31.1). */
export async function update({ context, caller: { merchantId }, from }: MerchantCall, change: Change) {
  await inTransaction(context, async (trx) => {
    await saveProfile(trx, merchantId, {
      ...(change.payment_type === undefined ? {} : { payment_type: change.payment_type }),
      ...(change.yooukassa_shop_id === undefined ? {} : { card_shop_id: change.yooukassa_shop_id || null }),
      ...secretColumns(context, merchantId, change.yooukassa_secret_token),
    });
    const became = change.payment_type ?? null;
    await audit(trx, {
      merchantId,
      actor: 'merchant',
      actorId: merchantId,
      kind: 'payment_profile_changed',
      became,
      from,
    });
  });
  return read(context, merchantId);
}

/**
 * Ways to pay that a shop offers, the first first: on receipt where one of its delivery methods takes it (decision 3.23). A card needs a
 * provider, which this process does not have yet, so whatever the profile says, orders are paid by transfer.
 */
export const offeredPayments = (methods: readonly Pick<DeliveryMethod, 'onReceipt'>[]): PaymentType[] =>
  methods.some(({ onReceipt }) => onReceipt.length > 0) ? ['p2p', 'on_delivery'] : ['p2p'];
