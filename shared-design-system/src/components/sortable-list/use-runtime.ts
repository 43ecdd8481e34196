import { type ComponentType, useEffect, useState } from 'react';
import type { SortableRuntimeProps } from './sortable-runtime.tsx';

let loadedRuntime: ComponentType<SortableRuntimeProps> | null = null;

/**
 * Loads the part that knows react-sortable-hoc; null until then. Where it does not come the list is sorted by keys,
 * so a failure is not shown.
 */
export function useRuntime(): ComponentType<SortableRuntimeProps> | null {
  const [Runtime, setRuntime] = useState(() => loadedRuntime);
  useEffect(() => {
    let current = true;
    const take = (loaded: { default: ComponentType<SortableRuntimeProps> }) => {
      loadedRuntime = loaded.default;
      if (current) setRuntime(() => loaded.default);
    };
    if (!loadedRuntime) import('./sortable-runtime.tsx').then(take, () => {});
    return () => {
      current = false;
    };
  }, []);
  return Runtime;
}
