import { loadLive } from 'shared-runtime';

type Live = NonNullable<Awaited<ReturnType<typeof loadLive>>['live']>;

let live: Live | null = null;
const watchers = new Set<() => void>();
const tell = () => {
  for (const watcher of [...watchers]) watcher();
};

export function followOrders(account: string, onHeard: Parameters<Live['listen']>[1]): () => void {
  let left = false;
  let leave = (): void => {};
  void loadLive().then(
    ({ live: found }) => {
      if (left || !found) return;
      if (!live) found.watch(tell);
      live = found;
      leave = found.listen(account, onHeard);
    },
    // It did not load: orders are asked for from time to time, as where the browser cannot listen.
    () => {},
  );
  return () => {
    left = true;
    leave();
  };
}

export const isLive = (): boolean => live?.isUp() ?? false;

export function watchLive(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}

/** Whether this page does what is done once for all of a browser's pages, such as a sound. */
export const isNotifyingTab = (): boolean =>
  isLive() ? (live?.leads() ?? false) : document.visibilityState === 'visible';
