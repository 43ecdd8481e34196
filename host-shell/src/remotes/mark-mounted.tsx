import { type MutableRefObject, useEffect } from 'react';

/** Stands after a part of a container, and notes that it works. */
export function MarkMounted({ works }: { works: MutableRefObject<boolean> }) {
  useEffect(() => {
    works.current = true;
  }, [works]);
  return null;
}
