import { loadLive } from 'shared-runtime';

type Live = NonNullable<Awaited<ReturnType<typeof loadLive>>['live']>;

let live: Live | null = null;
const watchers = new Set<() => void>();
const tell = () => {
  for (const watcher of [...watchers]) watcher();
};

export function followOrders(account: string, onMessage: Parameters<Live['listen']>[1]): () => void {
  let left = false;
  let leave = (): void => {};
  void loadLive().then(
    ({ live: found }) => {
      if (left || !found) return;
      if (!live) found.watch(tell);
      live = found;
      leave = found.listen(account, onMessage);
    },
    // If it does not load, orders are only polled, as in a browser that cannot listen.
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

/** Whether this page does what only one page of a browser should do, such as playing a sound. */
export const isNotifyingTab = (): boolean =>
  isLive() ? (live?.leads() ?? false) : document.visibilityState === 'visible';
