import { descriptionOf, type FoundOffer, listFoundOffers, maxOfferDescription, roublesOf } from 'shared-contracts';
import { findOffers, type OfferRow } from '../../catalogue/index.ts';
import { pictureLink } from '../../common/links.ts';
import { roublesOrNull } from '../../common/money.ts';
import { bind } from '../../http/bind.ts';

const offerOf = (row: OfferRow): FoundOffer => ({
  product_id: row.product_id,
  title: row.title,
  description: descriptionOf({ meta: { productFields: row.fields } }).slice(0, maxOfferDescription),
  price: roublesOf(row.price),
  old_price: roublesOrNull(row.old_price),
  category_id: row.category_id,
  pictures: row.pictures.map(({ bucket, key, width, height }) => ({ link: pictureLink(bucket, key), width, height })),
});

export default bind(listFoundOffers, async ({ context, shop, body }) => {
  const rows = await findOffers(context.db, shop.merchantId, body.after, body.per_page);
  return { offers: rows.map(offerOf) };
});
