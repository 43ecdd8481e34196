import { lazy, Suspense } from 'react';
import type { Generation } from 'shared-contracts';

/** Most results are certain. */
const DoubtsBanner = lazy(() => import('./doubts-banner.tsx'));

/** A warning beside a result that may be flawed; nothing beside another. */
export function Doubts({ generation }: { generation: Generation }) {
  if (generation.inputs.every(({ doubts }) => doubts.length === 0)) return null;
  return (
    <Suspense fallback={null}>
      <DoubtsBanner generation={generation} />
    </Suspense>
  );
}
