import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * What stands below the first view of a page. Where the page is opened from another one it comes after the first frame, which it would hold up on a
 * slow phone. It is there at once in the server's page, and on going back: the place that is returned to needs the page's full height.
 */
export function BelowFirstView({ children }: { children: ReactNode }) {
  const kind = useNavigationType();
  const [shown, setShown] = useState(kind === 'POP');
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setShown(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  return shown ? children : null;
}
