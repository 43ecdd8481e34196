import type { ConnectionListener, LiveMessage } from './connection.ts';
import { connectShared, type SharedConnection } from './shared-connection.ts';

export interface Live {
  /**
   * Listens to the events of an account's shop. The first listener opens the page's one connection, which ends some time after the last listener has
   * left, or when somebody listens to another account's shop.
   */
  listen(account: string, onMessage: (message: LiveMessage) => void): () => void;
  isUp(): boolean;
  watch(onChange: () => void): () => void;
  leads(): boolean;
}

/** Milliseconds that the connection outlives its last listener: between two screens there may be none for a moment. */
const linger = 2_000;

export function createLive(open: (account: string, listener: ConnectionListener) => SharedConnection): Live {
  const listeners = new Set<{ account: string; onMessage: (message: LiveMessage) => void }>();
  const watchers = new Set<() => void>();
  let share: SharedConnection | undefined;
  let listenedTo = '';
  let up = false;
  let ending: ReturnType<typeof setTimeout> | undefined;

  const setUp = (now: boolean): void => {
    if (up === now) return;
    up = now;
    for (const watcher of [...watchers]) watcher();
  };
  const end = (): void => {
    share?.close();
    share = undefined;
    setUp(false);
  };
  const start = (account: string): void => {
    clearTimeout(ending);
    if (account !== listenedTo) end();
    listenedTo = account;
    share ??= open(account, {
      message: (message) => {
        // A listener to an earlier account, which is about to leave, hears nothing of this one.
        for (const listener of [...listeners]) if (listener.account === account) listener.onMessage(message);
      },
      state: setUp,
    });
  };
  return {
    listen(account, onMessage) {
      const listener = { account, onMessage };
      listeners.add(listener);
      start(account);
      return () => {
        listeners.delete(listener);
        clearTimeout(ending);
        if (listeners.size === 0) ending = setTimeout(end, linger);
      };
    },
    isUp: () => up,
    watch(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    leads: () => share?.leads() ?? false,
  };
}

let live: Live | undefined;

export function liveOfPage(): Live | null {
  if (typeof EventSource !== 'function') return null;
  live ??= createLive(connectShared);
  return live;
}
