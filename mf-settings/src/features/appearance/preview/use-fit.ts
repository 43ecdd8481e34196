import { type RefObject, useEffect } from 'react';

/** The window that a page is shown in, in CSS pixels. */
export interface Viewport {
  width: number;
  /** So much of the page is to be seen at least, however small. */
  height: number;
}

/**
 * Makes a page of a viewport's width fit into a box: never enlarged, no wider than the box, and so small that the viewport's height is seen.
 * @param box gets `--fit`, what the page is multiplied by, and `--fit-height`, how high its own window is then
 */
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
