import { checkPaymentConnection } from 'shared-contracts';
import type { z } from 'zod';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { ProviderFailure } from '../../yookassa/index.ts';
import { readCardAccount } from '../profile-repository.ts';
import { accountOf } from '../provider-context.ts';

type Connection = z.output<typeof checkPaymentConnection.response>;

const within = 8_000;

const nothing = { test: false, fiscalization: false, payment_methods: [] };

export default bindRoute(checkPaymentConnection, async ({ context, caller: { merchantId } }): Promise<Connection> => {
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
});
