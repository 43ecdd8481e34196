import { type ReactNode, useEffect, useRef } from 'react';

export function FocusOnMount({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    // In braces: newer browsers return a promise here, which an effect must not return.
    place.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
