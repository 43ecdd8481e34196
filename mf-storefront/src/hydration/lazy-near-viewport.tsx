import { type ComponentType, lazy, useEffect } from 'react';
import { loadWithRetry } from './load-with-retry.ts';
import { whenNearViewport } from './when-near-viewport.ts';

/**
 * A part far down a page. The server's markup of it can be read at once; its scripts are loaded, and it is hydrated, when it comes near the view. It
 * has to stand in a `Suspense` and to be rendered again only for other props: React would drop markup that is not hydrated yet.
 * @param selector of the element around it
 * @param load its component
 */
export const lazyNearViewport = <Props extends object>(selector: string, load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const pressAgain = await whenNearViewport(selector);
    const Part = await loadWithRetry(load).catch((error: unknown) => {
      // Repeats the kept presses: the browser sends the part's forms from now on.
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
