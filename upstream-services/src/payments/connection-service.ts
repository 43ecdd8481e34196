import type { checkPaymentConnection, updatePaymentProfile } from 'shared-contracts';
import type { z } from 'zod';
import { invalidField } from '../common/refusal.ts';
import type { MerchantCall } from '../http/bind.ts';
import { enforceRateLimit } from '../limits/index.ts';
import { type Account, ProviderFailure } from '../yookassa/index.ts';
import { accountOf } from './provider-context.ts';
import { readCardAccount, readProfileRow } from './repository.ts';
import { typedSecret } from './typed-secret.ts';

type Change = z.output<typeof updatePaymentProfile.request>;
type Connection = z.output<typeof checkPaymentConnection.response>;

const within = 8_000;
const withinSave = 4_000;

const nothing = { test: false, fiscalization: false, payment_methods: [] };

export async function checkConnection({ context, caller: { merchantId } }: MerchantCall): Promise<Connection> {
  const row = await readCardAccount(context.db, merchantId);
  if (!row) return { connection: 'not_set', ...nothing };
  await enforceRateLimit(context, ['connectionChecks', merchantId]);
  try {
    const account = accountOf(context, merchantId, row);
    const told = await context.yookassa.readAccount({ account, signal: AbortSignal.timeout(within) });
    return {
      connection: told.status === 'enabled' ? 'ok' : 'disabled',
      test: told.test,
      fiscalization: told.fiscalization_enabled,
      payment_methods: told.payment_methods,
    };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return { connection: error.kind === 'unknown' ? 'unavailable' : 'refused', ...nothing };
  }
}

async function newAccountOf(
  { context, caller: { merchantId } }: MerchantCall,
  change: Change,
): Promise<Account | null> {
  const [profile, row] = await Promise.all([
    readProfileRow(context.db, merchantId),
    readCardAccount(context.db, merchantId),
  ]);
  const before = row && accountOf(context, merchantId, row);
  const type = change.payment_type ?? profile?.payment_type;
  const shopId = change.yooukassa_shop_id === undefined ? profile?.card_shop_id : change.yooukassa_shop_id;
  const secret = typedSecret(change.yooukassa_secret_token) ?? before?.secret;
  if (type !== 'card' || !shopId || !secret || change.yooukassa_secret_token === null) return null;
  return shopId === before?.shopId && secret === before.secret ? null : { shopId, secret };
}

/**
 * Asks the provider about shop id and secret before they are kept: a mistyped key would take the place of a good one, and cards with it. Where the
 * provider does not answer, nobody has to wait for it.
 * @throws Refusal validation_failed where it does not know them
 */
export async function checkNewAccount(call: MerchantCall, change: Change): Promise<void> {
  const { context, caller } = call;
  const account = await newAccountOf(call, change);
  if (!account) return;
  await enforceRateLimit(context, ['connectionChecks', caller.merchantId]);
  try {
    await context.yookassa.readAccount({ account, signal: AbortSignal.timeout(withinSave) });
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind !== 'credentials') return;
    const field = typedSecret(change.yooukassa_secret_token) ? 'yooukassa_secret_token' : 'yooukassa_shop_id';
    throw invalidField(field, 'the provider does not know this shop id with this secret', 'unknown_account');
  }
}
