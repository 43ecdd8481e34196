import { createDeliveryConditions } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { newId } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { communicationsText, methodsText, readSavedConditions } from '../conditions.ts';

export default bindRoute(createDeliveryConditions, async ({ context, caller: { merchantId }, body, from }) => {
  const now = context.now();
  await changeShop(context, merchantId, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('delivery_conditions')
      .values({
        merchant_id: merchantId,
        conditions_id: newId(),
        show_address: body.showAddress,
        methods: methodsText(body.deliveryMethod, []),
        communications: communicationsText(body.communication),
        schedule: body.schedule ? JSON.stringify(body.schedule) : null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw new Refusal('already_exists');
    await audit(trx, { ...byMerchant(merchantId, from), kind: 'delivery_changed' });
  });
  return readSavedConditions(context, merchantId);
});
