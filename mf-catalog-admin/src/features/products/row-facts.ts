import { lowestCost, type Product, type ShopZone } from 'shared-contracts';
import { rulePriceText } from '../../price-rule-words.ts';

export function rowFacts(product: Product, zone: ShopZone) {
  const { price, sale, varies } = lowestCost(product);
  return {
    to: `/merchant/products/${product.id}`,
    name: product.title,
    image: product.preview?.link ?? null,
    price,
    sale,
    from: varies,
    inShop: rulePriceText(product, zone),
    published: product.published,
  };
}
