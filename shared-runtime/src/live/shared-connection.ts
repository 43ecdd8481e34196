import { type Connection, type ConnectionListener, connectEvents, type LiveMessage } from './connection.ts';

const nameFor = (account: string): string => `b2b:live:${account}`;

interface Message {
  /** The name that pages of earlier releases know, which may be open beside this one. */
  heard?: LiveMessage;
  up?: boolean;
  asks?: true;
}

export interface SharedConnection extends Connection {
  leads(): boolean;
}

const isSeen = (): boolean => document.visibilityState === 'visible';

/** Whether pages can share a connection. Without a secure context a browser has no locks, and each page has a connection of its own. */
const canShare = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function';

/**
 * One connection for all pages of a browser, which opens only six at once to a server. The visible page holds it and passes the events on to the
 * other pages of the account. When it closes, the next page takes over; so does a page that becomes visible, since phones suspend hidden pages.
 */
export function connectShared(account: string, listener: ConnectionListener): SharedConnection {
  if (!canShare()) return { ...connectEvents(account, listener), leads: () => true };
  const name = nameFor(account);
  const others = new BroadcastChannel(name);
  let connection: Connection | undefined;
  let up = false;
  let closed = false;
  let release = (): void => {};
  let queued = new AbortController();

  const say = (message: Message): void => {
    if (!closed) others.postMessage(message);
  };
  const pass = (message: LiveMessage): void => listener.message(message);
  const setUp = (now: boolean): void => {
    up = now;
    listener.state(now);
  };
  const lead = (): Promise<void> => {
    if (closed) return Promise.resolve();
    connection = connectEvents(account, {
      message: (message) => {
        say({ heard: message });
        pass(message);
      },
      state: (now) => {
        say({ up: now });
        setUp(now);
      },
    });
    return new Promise((resolve) => {
      release = resolve;
    });
  };
  const stopLeading = (): void => {
    connection?.close();
    connection = undefined;
  };
  const queue = (): void => {
    if (closed) return;
    queued = new AbortController();
    void navigator.locks.request(name, { signal: queued.signal }, lead).then(stopLeading, stopLeading);
  };
  const take = (): void => {
    if (closed || connection) return;
    queued.abort();
    // A page that becomes visible later steals the lock: then this page queues for it again.
    const lost = (): void => {
      stopLeading();
      queue();
    };
    void navigator.locks.request(name, { steal: true }, lead).then(stopLeading, lost);
  };
  const whenSeen = (): void => {
    if (isSeen()) take();
  };

  others.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.asks && connection) say({ up });
    if (connection) return;
    if (data.up !== undefined) setUp(data.up);
    if (data.heard) pass(data.heard);
  };
  document.addEventListener('visibilitychange', whenSeen);
  if (isSeen()) take();
  else {
    queue();
    say({ asks: true });
  }
  return {
    leads: () => connection !== undefined,
    close() {
      closed = true;
      document.removeEventListener('visibilitychange', whenSeen);
      queued.abort();
      stopLeading();
      release();
      others.close();
    },
  };
}
