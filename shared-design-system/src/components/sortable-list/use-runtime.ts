import { type ComponentType, useEffect, useState } from 'react';
import type { SortableRuntimeProps } from './sortable-runtime.tsx';

let loadedRuntime: ComponentType<SortableRuntimeProps> | null = null;

/** Loads the part that uses react-sortable-hoc; null until then. If it does not load, the list is still sorted by keys, so no failure is shown. */
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
