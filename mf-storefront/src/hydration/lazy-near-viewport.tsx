import { type ComponentType, lazy, useEffect } from 'react';
import { loadWithRetry } from './load-with-retry.ts';
import { whenNearViewport } from './when-near-viewport.ts';

/**
 * A part far down a page: what the server rendered of it can be read at once and is hydrated when it comes near, and its scripts are loaded no
 * sooner. It stands in a `Suspense`, and is rendered again only for other props: React would give up the server's markup that is not hydrated
 * yet.
 * @param selector of what stands around it
 * @param load its component
 */
export const lazyNearViewport = <Props extends object>(selector: string, load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const pressAgain = await whenNearViewport(selector);
    const Part = await loadWithRetry(load).catch((error: unknown) => {
      // Its forms are sent by the browser from now on.
      pressAgain();
      throw error;
    });
    return {
      default: function Hydrated(props: Props) {
        useEffect(pressAgain, []);
        return <Part {...props} />;
      },
    };
  });
