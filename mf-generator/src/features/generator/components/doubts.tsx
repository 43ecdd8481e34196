import { lazy, Suspense } from 'react';
import type { Generation } from 'shared-contracts';

const DoubtsBanner = lazy(() => import('./doubts-banner.tsx'));

export function Doubts({ generation }: { generation: Generation }) {
  if (generation.inputs.every(({ doubts }) => doubts.length === 0)) return null;
  return (
    <Suspense fallback={null}>
      <DoubtsBanner generation={generation} />
    </Suspense>
  );
}
