import { memo, Suspense } from 'react';
import { Skeleton } from 'shared-design-system/shop';
import { lazyNearViewport } from '../hydration/lazy-near-viewport.tsx';
import type { MoreProductsProps } from './more-products.tsx';

const MoreProducts = lazyNearViewport(
  '[data-more-products]',
  async () => (await import('./more-products.tsx')).MoreProducts,
);

export const LateMoreProducts = memo(function LateMoreProducts(props: MoreProductsProps) {
  return (
    <div data-more-products="">
      <Suspense fallback={<Skeleton shape="picture" />}>
        <MoreProducts {...props} />
      </Suspense>
    </div>
  );
});
