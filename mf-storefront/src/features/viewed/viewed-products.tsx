import { lazy, Suspense } from 'react';
import { useHydrated } from '../../hydration/use-hydrated.ts';
import type { ViewedRowProps } from './viewed-row.tsx';

/** Nobody misses it where it does not come. */
const ViewedRow = lazy(() => import('./viewed-row.tsx').catch(() => ({ default: () => null })));

/** What was looked at before: only this browser knows, so it comes after the page of the server, below everything else. */
export function ViewedProducts(props: ViewedRowProps) {
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <ViewedRow {...props} />
    </Suspense>
  );
}
