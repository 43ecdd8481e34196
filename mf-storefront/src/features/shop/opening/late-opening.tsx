import { lazy, memo, Suspense } from 'react';
import { loadWithRetry } from '../../../hydration/load-with-retry.ts';
import type { OpeningProps } from './opening.tsx';

const Opening = lazy(() => loadWithRetry(() => import('./opening.tsx')));

export const LateOpening = memo(function LateOpening(props: OpeningProps) {
  return (
    <Suspense fallback={null}>
      <Opening {...props} />
    </Suspense>
  );
});
