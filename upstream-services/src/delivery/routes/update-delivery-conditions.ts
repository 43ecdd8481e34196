import { parseMethods, updateDeliveryConditions } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { communicationsText, methodsText, readSavedConditions } from '../conditions.ts';
import { readConditions } from '../repository.ts';

export default bindRoute(updateDeliveryConditions, async ({ context, caller: { merchantId }, body, from }) => {
  const { showAddress, deliveryMethod, communication, schedule } = body;
  await changeShop(context, merchantId, async (trx) => {
    const stored = await readConditions(trx, merchantId);
    const { numUpdatedRows } = await trx
      .updateTable('delivery_conditions')
      .set({
        ...(showAddress === undefined ? {} : { show_address: showAddress }),
        ...(deliveryMethod === undefined
          ? {}
          : { methods: methodsText(deliveryMethod, parseMethods(stored?.methods)) }),
        ...(communication === undefined ? {} : { communications: communicationsText(communication) }),
        ...(schedule === undefined ? {} : { schedule: schedule && JSON.stringify(schedule) }),
        updated_at: context.now(),
      })
      .where('merchant_id', '=', merchantId)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal('not_found');
    await audit(trx, { ...byMerchant(merchantId, from), kind: 'delivery_changed' });
  });
  return readSavedConditions(context, merchantId);
});
