import { useEffect, useState } from 'react';
import type { Step } from './steps.ts';

/** Steps that were done when the dashboard was last shown, by the shop's name; as long as the page lives. */
const shown = new Map<string, ReadonlySet<string>>();

/** Which steps were done since the dashboard was last shown: those that a person has just come back from. */
export function useFreshSteps(shop: string, steps: readonly Step[]): (id: Step['id']) => boolean {
  const [before] = useState(() => shown.get(shop));
  useEffect(() => {
    shown.set(shop, new Set(steps.filter(({ done }) => done).map(({ id }) => id)));
  }, [shop, steps]);
  return (id) => before !== undefined && !before.has(id) && steps.some((step) => step.id === id && step.done);
}
