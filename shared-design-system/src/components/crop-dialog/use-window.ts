import { type RefObject, useEffect, useState } from 'react';
import { type Extent, windowOn } from './geometry.ts';

export function useWindow(stage: RefObject<HTMLElement>, aspect: number): Extent | null {
  const [size, setSize] = useState<Extent | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return size && size.width > 0 ? windowOn(size, aspect) : null;
}
