import { type MutableRefObject, useEffect } from 'react';

export function MarkMounted({ works }: { works: MutableRefObject<boolean> }) {
  useEffect(() => {
    works.current = true;
  }, [works]);
  return null;
}
