import { readSession } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { readShopRow } from '../shop-repository.ts';

export default bind(readSession, async ({ context, caller }) => {
  const { name } = await readShopRow(context.db, caller.merchantId);
  return {
    merchant_id: caller.merchantId,
    merchant_name: name,
    email: caller.email,
    is_admin: caller.isAdmin,
  };
});
