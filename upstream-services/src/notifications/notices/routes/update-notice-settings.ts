import { updateNoticeSettings } from 'shared-contracts';
import { audit, byMerchant } from '../../../audit/index.ts';
import { inTransaction, lockShop } from '../../../db/transaction.ts';
import { bindRoute } from '../../../http/bind.ts';
import { readRow, saveRow } from '../repository.ts';
import { keyOf, mailedKinds, readSettings } from '../service.ts';

export default bindRoute(updateNoticeSettings, async ({ context, caller: { merchantId }, body, from }) => {
  const { switches = [], quiet } = body;
  await inTransaction(context, async (trx) => {
    await lockShop(trx, merchantId);
    const known = await readRow(trx, merchantId);
    const mailed = await mailedKinds(trx, merchantId);
    const [off, email] = [new Set(known.off), new Set(mailed)];
    for (const { kind, channel, on } of switches) {
      if (channel === 'email') email[on ? 'add' : 'delete'](kind);
      else off[on ? 'delete' : 'add'](keyOf(kind, channel));
    }
    const isAsBefore = email.size === mailed.length && mailed.every((kind) => email.has(kind));
    const hours = quiet === undefined ? {} : { quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null };
    const row = { ...known, ...hours, off: [...off], email: isAsBefore ? known.email : [...email] };
    await saveRow(trx, merchantId, row);
    await audit(trx, { ...byMerchant(merchantId, from), kind: 'notices_changed' });
  });
  return readSettings(context, merchantId);
});
