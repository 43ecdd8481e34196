import { checkPaymentConnection } from 'shared-contracts';
import type { z } from 'zod';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { ProviderFailure } from '../../yookassa/index.ts';
import { readCardAccount } from '../profile-repository.ts';
import { accountOf } from '../provider-context.ts';

type Connection = z.output<typeof checkPaymentConnection.response>;

const within = 8_000;

const noDetails = { test: false, fiscalization: false, payment_methods: [] };

export default bindRoute(checkPaymentConnection, async ({ context, caller: { merchantId } }): Promise<Connection> => {
  const row = await readCardAccount(context.db, merchantId);
  if (!row) return { connection: 'not_set', ...noDetails };
  await enforceRateLimit(context, ['connectionChecks', merchantId]);
  try {
    const account = accountOf(context, merchantId, row);
    const accountInfo = await context.yookassa.readAccount({ account, signal: AbortSignal.timeout(within) });
    return {
      connection: accountInfo.status === 'enabled' ? 'ok' : 'disabled',
      test: accountInfo.test,
      fiscalization: accountInfo.fiscalization_enabled,
      payment_methods: accountInfo.payment_methods,
    };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return { connection: error.kind === 'unknown' ? 'unavailable' : 'refused', ...noDetails };
  }
});
