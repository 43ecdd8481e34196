import { updatePaymentProfile } from 'shared-contracts';
import type { z } from 'zod';
import { audit, byMerchant } from '../../audit/index.ts';
import { invalidField } from '../../common/refusal.ts';
import { maskOf, seal } from '../../common/seal.ts';
import type { AppContext } from '../../context.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute, type MerchantCall } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { type Account, ProviderFailure } from '../../yookassa/index.ts';
import { keepAccount } from '../account-repository.ts';
import { readProfile } from '../profile.ts';
import { readCardAccount, readProfileRow, saveProfile } from '../profile-repository.ts';
import { accountOf } from '../provider-context.ts';

type UpdateCall = MerchantCall<z.output<typeof updatePaymentProfile.request>>;

const within = 4_000;

const typedSecret = (secret: string | null | undefined): string | undefined =>
  secret && !secret.startsWith('••••') ? secret : undefined;

async function newAccountOf({ context, caller: { merchantId }, body }: UpdateCall): Promise<Account | null> {
  const [profile, row] = await Promise.all([
    readProfileRow(context.db, merchantId),
    readCardAccount(context.db, merchantId),
  ]);
  const before = row && accountOf(context, merchantId, row);
  const type = body.payment_type ?? profile?.payment_type;
  const shopId = body.yooukassa_shop_id === undefined ? profile?.card_shop_id : body.yooukassa_shop_id;
  const secret = typedSecret(body.yooukassa_secret_token) ?? before?.secret;
  if (type !== 'card' || !shopId || !secret || body.yooukassa_secret_token === null) return null;
  return shopId === before?.shopId && secret === before.secret ? null : { shopId, secret };
}

/**
 * Checks shop id and secret with the provider before they are saved: a mistyped secret would replace a working one, and card payments would stop. If
 * the provider does not answer, they are saved unchecked.
 * @throws Refusal validation_failed where the provider does not know them
 */
async function checkNewAccount(call: UpdateCall): Promise<void> {
  const { context, caller, body } = call;
  const account = await newAccountOf(call);
  if (!account) return;
  await enforceRateLimit(context, ['connectionChecks', caller.merchantId]);
  try {
    await context.yookassa.readAccount({ account, signal: AbortSignal.timeout(within) });
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind !== 'credentials') return;
    const field = typedSecret(body.yooukassa_secret_token) ? 'yooukassa_secret_token' : 'yooukassa_shop_id';
    throw invalidField(field, 'the provider does not know this shop id with this secret', 'unknown_account');
  }
}

/** What becomes of the secret: left out, empty or sent as its mask it stays, null clears it (decision 3.11). */
function secretColumns(context: AppContext, merchantId: string, secret: string | null | undefined) {
  if (secret === null) return { sealed_secret: null, secret_mask: null };
  const typed = typedSecret(secret);
  if (typed === undefined) return {};
  return { sealed_secret: seal(context.config.secretKey, merchantId, typed), secret_mask: maskOf(typed) };
}

export default bindRoute(updatePaymentProfile, async (call) => {
  const { context, caller, body, from } = call;
  const { merchantId } = caller;
  await checkNewAccount(call);
  await changeShop(context, merchantId, async (trx) => {
    const before = await readCardAccount(trx, merchantId);
    await saveProfile(trx, merchantId, {
      ...(body.payment_type === undefined ? {} : { payment_type: body.payment_type }),
      ...(body.yooukassa_shop_id === undefined ? {} : { card_shop_id: body.yooukassa_shop_id || null }),
      ...secretColumns(context, merchantId, body.yooukassa_secret_token),
      ...(body.capture === undefined ? {} : { capture: body.capture }),
      ...(body.tax_system_code === undefined ? {} : { tax_system_code: body.tax_system_code }),
      ...(body.vat_code === undefined ? {} : { vat_code: body.vat_code }),
    });
    const after = await readCardAccount(trx, merchantId);
    if (before && after?.card_shop_id !== before.card_shop_id) {
      await keepAccount(trx, merchantId, before, context.now());
    }
    const became = body.payment_type ?? null;
    const who = byMerchant(merchantId, from);
    await audit(trx, { ...who, kind: 'payment_profile_changed', became });
  });
  return readProfile(context.db, merchantId);
});
