import { publicSettingSlugs, readShop } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import { bindRoute } from '../../http/bind.ts';
import { settingsOf } from '../shop-info.ts';
import { readShopRow } from '../shop-repository.ts';

async function readPublicInfo(context: AppContext, merchantId: string, slugs: string[]) {
  const row = await readShopRow(context.db, merchantId);
  const known: Record<string, unknown> = {
    ...settingsOf(row),
    merchantId,
    name: row.name,
    contactPhone: row.contact_phone,
    locationAddress: row.location_address,
    productTypes: row.product_types,
  };
  const requested = publicSettingSlugs.filter((slug) => slugs.includes(slug) && known[slug] !== undefined);
  return Object.fromEntries(requested.map((slug) => [slug, known[slug]]));
}

export default bindRoute(readShop, ({ context, shop, body }) => {
  const key = `shop ${[...new Set(body.slugs)].sort().join()}`;
  return shop.remember(key, async () => ({
    merchant_info: await readPublicInfo(context, shop.merchantId, body.slugs),
  }));
});
