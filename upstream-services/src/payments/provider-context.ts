import { unseal } from '../common/seal.ts';
import type { AppContext } from '../context.ts';
import { type Account, ProviderFailure } from '../yookassa/index.ts';
import { type AccountRow, readAccountOf } from './account-repository.ts';
import { type PaymentActor, systemActor } from './apply.ts';
import type { PaymentRow } from './payment-repository.ts';
import type { Tax } from './receipt.ts';

export interface AdvanceOptions {
  by?: PaymentActor;
  signal?: AbortSignal | undefined;
  /** The provider's payment id as a notification names it; believed only where the provider's answer says the same. */
  hint?: string | undefined;
}

export interface ProviderContext {
  account: Account;
  tax: Tax;
  signal: AbortSignal | undefined;
  by: PaymentActor;
}

export const accountOf = (
  { config }: AppContext,
  merchantId: string,
  row: Pick<AccountRow, 'card_shop_id' | 'sealed_secret'>,
): Account => ({ shopId: row.card_shop_id, secret: unseal(config.secretKey, merchantId, row.sealed_secret) });

export async function readProviderContext(
  context: AppContext,
  row: PaymentRow,
  { by = systemActor, signal }: AdvanceOptions,
): Promise<ProviderContext> {
  const account = await readAccountOf(context.db, row.merchant_id, row.shop_id);
  if (!account) throw new ProviderFailure('credentials', 'another account');
  return { account: accountOf(context, row.merchant_id, account), tax: account, signal, by };
}
