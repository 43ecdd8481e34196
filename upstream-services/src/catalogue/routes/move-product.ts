import { moveProduct } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { moveTo } from '../positions.ts';
import { lockedProduct } from '../products.ts';

export default bindRoute(
  moveProduct,
  ({ context, caller: { merchantId }, from, body: { product_id, new_position: to } }) =>
    changeShop(context, merchantId, async (trx) => {
      const { position } = await lockedProduct(trx, merchantId, product_id);
      const new_position = await moveTo(trx, 'products', merchantId, product_id, position, to);
      const line = { ...catalogueAuditLine(merchantId, product_id, from), kind: 'product_moved' } as const;
      if (new_position !== position) await audit(trx, { ...line, was: String(position), became: String(new_position) });
      return { product_id, new_position };
    }),
);
