import { type ReactNode, useRef, useState } from 'react';
import { usePageEffect } from '../../hooks/use-page-effect.ts';
import { hasTabStops } from './focus-trap.ts';
import { Body } from './modal-styles.ts';

/** The content of a modal. If it scrolls and has nothing to focus, it takes the focus itself, so that the keyboard can scroll it. */
export function ScrollBody({ flush, children }: { flush: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(false);
  usePageEffect(() => {
    const { current } = body;
    if (!current || !window.ResizeObserver) return undefined;
    const look = () => setReached(current.scrollHeight > current.clientHeight && !hasTabStops(current));
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
