import type { RemoteModule } from 'shared-runtime/page';
import type { Loader } from '../federation/loader.ts';
import { readablePageTimeoutMs } from '../server-state.ts';
import { type PartName, preparePart } from './lazy-part.tsx';

/**
 * Loads a part while the page can be read already. It blocks nobody, so a part that comes after the time limit is used too.
 * @returns false where it does not load
 */
export async function waitForPart(loader: Loader<RemoteModule>, name: PartName): Promise<boolean> {
  try {
    await preparePart(loader, name);
    return true;
  } catch {
    const state = loader.state(name.container);
    if (state.status !== 'failed' || state.result.cause !== 'timeout') return false;
    return (await laterLoaded(loader, name)) && waitForPart(loader, name);
  }
}

const laterLoaded = (loader: Loader<RemoteModule>, { container }: PartName): Promise<boolean> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve(loader.state(container).status === 'loaded');
    };
    const timer = setTimeout(end, readablePageTimeoutMs);
    const stop = loader.subscribe(end);
  });
