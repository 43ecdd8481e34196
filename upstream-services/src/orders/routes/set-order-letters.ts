import { setOrderLetters } from 'shared-contracts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { setOrderLettersWanted } from '../order-letters.ts';
import { findOrderByToken, pageOf } from '../page-service.ts';

export default bindRoute(setOrderLetters, async ({ context, body }) => {
  const row = await findOrderByToken(context, body.order_token);
  const { email } = row.delivery_info;
  if (email !== '') {
    await inTransaction(context, (trx) =>
      setOrderLettersWanted(trx, row.merchant_id, email, body.wanted, context.now()),
    );
  }
  return pageOf(context, row);
});
