import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that React hydrates by itself, after its surroundings: a slow phone reacts in between, and a press hydrates its own part first.
 * The surroundings must not render again for what only the browser knows, such as the cart: React drops the server's markup of a part that changes
 * before it is hydrated, and with it a press on that part.
 */
export const HydrationBoundary = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);
