import { type ComponentType, useEffect, useState } from 'react';
import type { SortableRuntimeProps } from './sortable-runtime.tsx';

let loadedRuntime: ComponentType<SortableRuntimeProps> | null = null;

/** The part that knows react-sortable-hoc, when it has come. Without it the list is sorted by keys: no reason to trouble anyone. */
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
