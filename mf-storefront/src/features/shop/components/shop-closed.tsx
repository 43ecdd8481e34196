import { lazy, Suspense } from 'react';
import { ErrorState, ShopPage } from 'shared-design-system/shop';
import { describeFailure, type Failure } from 'shared-runtime/page';
import { loadWithRetry } from '../../../hydration/load-with-retry.ts';
import { texts } from '../../../texts.ts';

interface ShopClosedProps {
  failure: Failure;
  fetching: boolean;
  onRetry: () => void;
}

const NoShop = lazy(() => loadWithRetry(() => import(/* webpackChunkName: 'rare' */ './no-shop.tsx')));
const answered = ['shop_not_found', 'not_found', 'validation_failed', 'shop_stopped'];

export function ShopClosed({ failure, fetching, onRetry }: ShopClosedProps) {
  return (
    <ShopPage width="narrow">
      {answered.includes(failure.code) ? (
        <Suspense fallback={null}>
          <NoShop stopped={failure.code === 'shop_stopped'} fetching={fetching} onRetry={onRetry} />
        </Suspense>
      ) : (
        <ErrorState
          drawing
          level={1}
          title={texts.shop.failed}
          text={describeFailure(failure)}
          onRetry={onRetry}
          retrying={fetching}
        />
      )}
    </ShopPage>
  );
}
