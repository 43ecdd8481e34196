import { removeOrderPhoto } from 'shared-contracts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { readOrderWire } from '../read-service.ts';
import { announcePhoto, replacePhoto } from '../replace-photo.ts';
import { lockOrder } from '../repository.ts';

export default bindRoute(removeOrderPhoto, async (call) => {
  const { context, caller, body } = call;
  const order = await inTransaction(context, async (trx) => {
    const locked = await lockOrder(trx, caller.merchantId, body.order_id);
    if (!locked.photo) return null;
    await replacePhoto(call, trx, locked, null);
    return locked;
  });
  if (order) announcePhoto(context, order);
  return { order: await readOrderWire(context, caller.merchantId, body.order_id) };
});
