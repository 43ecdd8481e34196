import type { DeliveryMethod, PaymentType, updatePaymentProfile } from 'shared-contracts';
import type { z } from 'zod';
import { audit } from '../audit/index.ts';
import { maskOf, seal } from '../common/seal.ts';
import type { AppContext } from '../context.ts';
import { changeShop } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import { keepAccount } from './account-repository.ts';
import { checkNewAccount } from './connection-service.ts';
import { type ProfileRow, readCardAccount, readProfileRow, saveProfile } from './repository.ts';
import { typedSecret } from './typed-secret.ts';

type Change = z.output<typeof updatePaymentProfile.request>;

const wireOf = (row: ProfileRow | undefined) => ({
  payment_type: row?.payment_type ?? 'p2p',
  yooukassa_shop_id: row?.card_shop_id ?? '',
  yooukassa_secret_token: row?.secret_mask ?? '',
  capture: row?.capture ?? 'at_once',
  tax_system_code: row?.tax_system_code ?? null,
  vat_code: row?.vat_code ?? null,
});

export const read = async (context: AppContext, merchantId: string) =>
  wireOf(await readProfileRow(context.db, merchantId));

/** What becomes of the secret: left out, empty or sent as its mask it stays, null clears it (decision 3.11). */
function secretColumns(context: AppContext, merchantId: string, secret: string | null | undefined) {
  if (secret === null) return { sealed_secret: null, secret_mask: null };
  const typed = typedSecret(secret);
  if (typed === undefined) return {};
  return { sealed_secret: seal(context.config.secretKey, merchantId, typed), secret_mask: maskOf(typed) };
}

export async function update(call: MerchantCall, change: Change) {
  const { context, caller, from } = call;
  const { merchantId } = caller;
  await checkNewAccount(call, change);
  await changeShop(context, merchantId, async (trx) => {
    const before = await readCardAccount(trx, merchantId);
    await saveProfile(trx, merchantId, {
      ...(change.payment_type === undefined ? {} : { payment_type: change.payment_type }),
      ...(change.yooukassa_shop_id === undefined ? {} : { card_shop_id: change.yooukassa_shop_id || null }),
      ...secretColumns(context, merchantId, change.yooukassa_secret_token),
      ...(change.capture === undefined ? {} : { capture: change.capture }),
      ...(change.tax_system_code === undefined ? {} : { tax_system_code: change.tax_system_code }),
      ...(change.vat_code === undefined ? {} : { vat_code: change.vat_code }),
    });
    const after = await readCardAccount(trx, merchantId);
    if (before && after?.card_shop_id !== before.card_shop_id) {
      await keepAccount(trx, merchantId, before, context.now());
    }
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

interface Offering {
  methods: readonly Pick<DeliveryMethod, 'onReceipt'>[];
  takesCards: boolean;
  takesTransfers: boolean;
}

/**
 * Ways to pay that a shop offers, the first first (promise 7.32.2): a card where the profile is whole; transfers where it is not, or where the
 * merchant said where to; on receipt where one of the delivery methods takes it (decision 3.23).
 */
export const offeredPayments = ({ methods, takesCards, takesTransfers }: Offering): PaymentType[] => [
  ...(takesCards ? (['card'] as const) : []),
  ...(takesTransfers || !takesCards ? (['p2p'] as const) : []),
  ...(methods.some(({ onReceipt }) => onReceipt.length > 0) ? (['on_delivery'] as const) : []),
];
