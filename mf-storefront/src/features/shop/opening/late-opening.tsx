import { lazy, memo, Suspense } from 'react';
import { loadWithRetry } from '../../../hydration/load-with-retry.ts';
import type { OpeningProps } from './opening.tsx';

const Opening = lazy(() => loadWithRetry(() => import('./opening.tsx')));

/** When the shop is open: it can be read as it came from the server, and its scripts come after those of the page. */
export const LateOpening = memo(function LateOpening(props: OpeningProps) {
  return (
    <Suspense fallback={null}>
      <Opening {...props} />
    </Suspense>
  );
});
