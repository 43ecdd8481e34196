import { publicSettingSlugs, readShop } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import { bindRoute } from '../../http/bind.ts';
import { settingsOf } from '../shop-info.ts';
import { readShopRow } from '../shop-repository.ts';

async function readPublicInfo(context: AppContext, merchantId: string, slugs: readonly string[]) {
  const row = await readShopRow(context.db, merchantId);
  const known: Record<string, unknown> = {
    ...settingsOf(row),
    merchantId,
    name: row.name,
    contactPhone: row.contact_phone,
    locationAddress: row.location_address,
    productTypes: row.product_types,
  };
  return Object.fromEntries(slugs.filter((slug) => known[slug] !== undefined).map((slug) => [slug, known[slug]]));
}

export default bindRoute(readShop, ({ context, shop, body }) => {
  const slugs = publicSettingSlugs.filter((slug) => body.slugs.includes(slug));
  return shop.remember(`shop ${slugs.join()}`, async () => ({
    merchant_info: await readPublicInfo(context, shop.merchantId, slugs),
  }));
});
