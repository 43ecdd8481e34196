import { type Connection, type ConnectionListener, connectEvents, type Heard } from './connection.ts';

const nameFor = (account: string): string => `b2b:live:${account}`;

interface Message {
  heard?: Heard;
  up?: boolean;
  asks?: true;
}

export interface Share extends Connection {
  leads(): boolean;
}

const isSeen = (): boolean => document.visibilityState === 'visible';

/** Whether the browser can share; without a secure context it has no locks, and each page connects for itself. */
const canShare = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function';

/**
 * One connection for all pages of a browser, since it opens only six at once to a server: the page that is seen holds it and tells the
 * others of the same account. When it is closed the next one takes over; a phone puts a page to sleep that is not seen, so whichever comes into sight takes it.
 */
export function connectShared(account: string, listener: ConnectionListener): Share {
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
  const hear = (heard: Heard): void => listener.heard(heard);
  const setUp = (now: boolean): void => {
    up = now;
    listener.state(now);
  };
  const lead = (): Promise<void> => {
    if (closed) return Promise.resolve();
    connection = connectEvents(account, {
      heard: (heard) => {
        say({ heard });
        hear(heard);
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
    // Whoever comes into sight later takes it from here; then this page waits for its turn.
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
    if (data.heard) hear(data.heard);
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
