import { useMemo } from 'react';
import type { Product } from 'shared-contracts';
import { Skeleton } from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import { lineFor } from '../features/cart/lines.ts';
import { addonsQuery, useProductPages } from '../features/catalogue/api.ts';
import { OtherProducts } from '../features/catalogue/components/other-products.tsx';
import { Addons } from './addons.tsx';
import { productQueries } from './product-page.queries.ts';
import { RelatedProducts } from './related-products.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

export interface MoreProductsProps {
  merchantName: string;
  product: Product;
}

const none: readonly Product[] = [];

const without = (products: readonly Product[], ...shown: readonly (readonly Product[])[]): readonly Product[] =>
  products.filter(({ id }) => !shown.flat().some((one) => one.id === id));

export function MoreProducts({ merchantName, product }: MoreProductsProps) {
  const queries = productQueries(merchantName, product.id);
  const ofCategories = useProductPages(queries.related);
  const ofShop = useProductPages(queries.others);
  const { products: addons = none } = useProductPages(addonsQuery(merchantName));
  const addToCart = useAddToCart(merchantName);
  const ofSame = ofCategories.failure ? none : ofCategories.products;
  const all = ofShop.failure ? none : ofShop.products;
  const related = useMemo(() => ofSame && without(ofSame, addons), [ofSame, addons]);
  const others = useMemo(
    () => related && all && without(all, addons, related, [product]),
    [related, addons, all, product],
  );
  if (!related || !others) return <Skeleton shape="picture" />;
  return (
    <>
      <Addons section merchantName={merchantName} isLeftOut={({ id }) => id === product.id} add={addToCart} />
      <RelatedProducts merchantName={merchantName} products={related} />
      <OtherProducts
        merchantName={merchantName}
        products={others}
        addressOf={addressesOf(merchantName).product}
        onAdd={(other) => addToCart(lineFor(other))}
      />
    </>
  );
}
