import { attemptsPath, readAttempts } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { findLast, listPending } from '../purchase-repository.ts';
import { refreshPurchase } from '../refresh-purchase.ts';
import { attemptsLeft } from '../service.ts';

const withinLook = 2_500;

export default bindRoute(readAttempts, async ({ context, caller: { merchantId } }) => {
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
});
