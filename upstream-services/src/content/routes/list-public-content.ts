import { type ContentWire, listPublicContent } from 'shared-contracts';
import type { Database } from '../../db/database.ts';
import { bindRoute } from '../../http/bind.ts';
import { products } from '../ports.ts';
import { findContent } from '../repository.ts';
import { isProduct, wireOf } from '../service.ts';

async function listShown(db: Database, merchantId: string, externalId: string): Promise<ContentWire[] | null> {
  if (isProduct(externalId) && (await products.get().count(db, merchantId, [externalId], true)) === 0) return null;
  const rows = await findContent(db, merchantId, { externalId: externalId.toLowerCase() });
  const shown = rows.filter((row) => row.show).map(wireOf);
  return isProduct(externalId) || shown.length > 0 ? shown : null;
}

export default bindRoute(listPublicContent, ({ context, shop, body }) =>
  shop.remember(`content ${body.external_id}`, async () => {
    const data = await listShown(context.db, shop.merchantId, body.external_id);
    return data ? { tag: 'done' as const, data } : { tag: 'fail' as const };
  }),
);
