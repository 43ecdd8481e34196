import { type ReactNode, useRef, useState } from 'react';
import { usePageEffect } from '../../hooks/use-page-effect.ts';
import { hasStops } from './focus-trap.ts';
import { Body } from './modal-styles.ts';

/** What a modal holds. Where it is higher than the window and has nothing to focus, the keyboard scrolls it: it takes the focus itself. */
export function ScrollBody({ flush, children }: { flush: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(false);
  usePageEffect(() => {
    const { current } = body;
    if (!current || !window.ResizeObserver) return undefined;
    const look = () => setReached(current.scrollHeight > current.clientHeight && !hasStops(current));
    const observer = new ResizeObserver(look);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, [children]);
  return (
    <Body ref={body} data-flush={flush ? '' : undefined} tabIndex={reached ? 0 : undefined}>
      {children}
    </Body>
  );
}
