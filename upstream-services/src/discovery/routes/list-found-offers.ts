import {
  availabilityOf,
  costOf,
  descriptionOf,
  type FeedOffer,
  listFoundOffers,
  maxOfferDescription,
  roublesOf,
  sizesOf,
  truncate,
} from 'shared-contracts';
import { findOffers, type OfferRow, type StockedProduct, stockedProduct } from '../../catalogue/index.ts';
import { pictureLink } from '../../common/links.ts';
import { roublesOrNull } from '../../common/money.ts';
import { bindRoute } from '../../http/bind.ts';

function pricedSizes({ price, old_price }: OfferRow, product: StockedProduct): FeedOffer['sizes'] {
  const sizes = sizesOf(product);
  if (sizes.every((size) => size.price === undefined)) return [];
  const cost = { price: roublesOf(price), sale: roublesOrNull(old_price) };
  return sizes.map((size) => {
    const { price: now, sale } = costOf(cost, size);
    return { id: size.id, value: size.value, price: now, old_price: sale, availability: availabilityOf(product, size) };
  });
}

function offerOf(row: OfferRow): FeedOffer {
  const product = stockedProduct(row.fields, row.stock);
  return {
    product_id: row.product_id,
    title: row.title,
    description: truncate(descriptionOf(product), maxOfferDescription),
    price: roublesOf(row.price),
    old_price: roublesOrNull(row.old_price),
    availability: availabilityOf(product),
    sizes: pricedSizes(row, product),
    category_id: row.category_id,
    pictures: row.pictures.map(({ bucket, key, width, height }) => ({ link: pictureLink(bucket, key), width, height })),
  };
}

export default bindRoute(listFoundOffers, async ({ context, shop, body }) => {
  const rows = await findOffers(context.db, shop.merchantId, body.after, body.per_page);
  return { offers: rows.map(offerOf) };
});
