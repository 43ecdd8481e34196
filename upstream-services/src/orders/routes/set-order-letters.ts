import { setOrderLetters } from 'shared-contracts';
import { inTransaction } from '../../db/transaction.ts';
import { bind } from '../../http/bind.ts';
import { findByToken, pageOf } from '../page-service.ts';
import { setUnsubscribed } from '../quiet-addresses.ts';

export default bind(setOrderLetters, async ({ context, body }) => {
  const row = await findByToken(context, body.order_token);
  const { email } = row.delivery_info;
  if (email !== '') {
    await inTransaction(context, (trx) => setUnsubscribed(trx, row.merchant_id, email, !body.wanted, context.now()));
  }
  return pageOf(context, row);
});
