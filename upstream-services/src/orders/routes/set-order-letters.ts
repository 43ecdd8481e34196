import { setOrderLetters } from 'shared-contracts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { chooseForAddress, chooseForOrder, isLetterKey } from '../order-letters.ts';
import { findOrderByToken, readPage } from '../page-service.ts';

export default bindRoute(setOrderLetters, async ({ context, body }) => {
  const { order_token, wanted, letter_key } = body;
  const { merchant_id: merchantId, order_id: orderId, delivery_info } = await findOrderByToken(context, order_token);
  const { email } = delivery_info;
  if (email !== '') {
    const speaksForAddress =
      letter_key !== undefined && isLetterKey(context.config.secretKey, merchantId, email, letter_key);
    await inTransaction(context, async (trx) => {
      await chooseForOrder(trx, { merchantId, orderId }, wanted);
      if (speaksForAddress) await chooseForAddress(trx, merchantId, email, wanted, context.now());
    });
  }
  return readPage(context, order_token);
});
