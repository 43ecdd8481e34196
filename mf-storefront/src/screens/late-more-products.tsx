import { memo, Suspense } from 'react';
import { Skeleton } from 'shared-design-system/shop';
import { lazyNear } from '../hydration/lazy-near.tsx';
import type { MoreProductsProps } from './more-products.tsx';

const MoreProducts = lazyNear('[data-more-products]', async () => (await import('./more-products.tsx')).MoreProducts);

/** Below everything that belongs to the product: it can be read as it came from the server, and its scripts come when it is near. */
export const LateMoreProducts = memo(function LateMoreProducts(props: MoreProductsProps) {
  return (
    <div data-more-products="">
      <Suspense fallback={<Skeleton shape="picture" />}>
        <MoreProducts {...props} />
      </Suspense>
    </div>
  );
});
