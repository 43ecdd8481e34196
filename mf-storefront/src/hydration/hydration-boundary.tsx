import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that React hydrates by itself, after what stands around it: a slow phone answers in between, and a press has its own part
 * hydrated first. Whoever stands around it is not to be rendered again for what only the browser knows, such as the cart: React gives up the
 * server's markup of a part that is to change before it is hydrated, and a press on it with that.
 */
export const HydrationBoundary = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);
