import { lazy, memo, Suspense, useEffect } from 'react';
import type { Product } from 'shared-contracts';
import { ShopSection, Skeleton } from 'shared-design-system/shop';
import { loadWithRetry } from '../../../hydration/load-with-retry.ts';
import { whenNear } from '../../../hydration/when-near.ts';
import type { ProductRowProps } from './product-row.tsx';

/** Below everything else: what the server rendered of it is hydrated when it comes near, and its scripts are loaded no sooner. */
const ProductRow = lazy(async () => {
  const pressAgain = await whenNear('[data-other-products]');
  const { ProductRow } = await loadWithRetry(() => import('./product-row.tsx'));
  return {
    default: function Hydrated(props: ProductRowProps) {
      useEffect(pressAgain, []);
      return <ProductRow {...props} />;
    },
  };
});

/** More than these nobody goes through one by one, and each is in the page before its first picture is. */
const most = 6;

interface OtherProductsProps {
  /** Undefined while they are not known: they come below everything else, so nothing moves. */
  products: readonly Product[] | undefined;
  /** The product whose page it is. */
  shownId: string;
  addressOf: (productId: string) => string;
  onAdd: (product: Product) => void;
}

/**
 * What else the shop sells, one at a time. Rendered again only for other products: React would give up the server's markup that is not
 * hydrated yet.
 */
export const OtherProducts = memo(function OtherProducts(props: OtherProductsProps) {
  const { products = [], shownId, addressOf, onAdd } = props;
  const others = products.filter(({ id }) => id !== shownId).slice(0, most);
  if (others.length === 0) return null;
  return (
    <ShopSection below="far">
      <div data-other-products="">
        <Suspense fallback={<Skeleton shape="picture" />}>
          <ProductRow products={others} addressOf={addressOf} onAdd={onAdd} />
        </Suspense>
      </div>
    </ShopSection>
  );
});
