import { useEffect, useState } from 'react';
import type { Step } from './steps.ts';

const shown = new Map<string, ReadonlySet<string>>();

export function useFreshSteps(shop: string, steps: readonly Step[]): (id: Step['id']) => boolean {
  const [before] = useState(() => shown.get(shop));
  useEffect(() => {
    shown.set(shop, new Set(steps.filter(({ done }) => done).map(({ id }) => id)));
  }, [shop, steps]);
  return (id) => before !== undefined && !before.has(id) && steps.some((step) => step.id === id && step.done);
}
