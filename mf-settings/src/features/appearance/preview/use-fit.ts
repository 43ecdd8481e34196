import { type RefObject, useEffect } from 'react';

export interface Viewport {
  width: number;
  height: number;
}

/** @param box gets `--fit`, the frame's scale, and `--fit-height`, the frame's height before scaling */
export function useFit(box: RefObject<HTMLElement | null>, { width, height }: Viewport): void {
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      const by = Math.min(1, clientWidth / width, clientHeight / height);
      element.style.setProperty('--fit', String(by));
      element.style.setProperty('--fit-height', `${Math.round(clientHeight / by)}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, width, height]);
}
