import {
  eventsPath,
  heartbeatIntervalMs,
  type LiveEvent,
  type LiveOrder,
  liveEvents,
  parseLiveOrder,
} from 'shared-contracts';

export interface LiveMessage {
  event: LiveEvent;
  order: LiveOrder | null;
}

export interface ConnectionListener {
  message(message: LiveMessage): void;
  state(up: boolean): void;
}

export interface Connection {
  close(): void;
}

const pauses = { first: 1_000, most: 30_000 };
const silence = 3 * heartbeatIntervalMs;

/**
 * Listens to the BFF's events and reconnects whenever the connection ends: `EventSource` itself gives up after an error, and never notices a
 * connection that died silently.
 * @param account whose shop it is: if another account has signed in since, the stream is refused
 */
export function connectEvents(account: string, listener: ConnectionListener): Connection {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = pauses.first;

  const wait = (milliseconds: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };
  const lost = (): void => {
    source?.close();
    listener.state(false);
    // A random part: after a server's restart many pages reconnect, and must not all come at once.
    wait(pause * (0.5 + Math.random() / 2), open);
    pause = Math.min(pause * 2, pauses.most);
  };
  const take = (event: LiveEvent, text: string): void => {
    if (event === 'ready') {
      pause = pauses.first;
      listener.state(true);
    }
    listener.message({ event, order: event === 'order' ? parseLiveOrder(text) : null });
    if (event === 'ended') {
      pause = pauses.most;
      lost();
    } else wait(silence, lost);
  };
  function open(): void {
    const opened = new EventSource(`${eventsPath}?account=${encodeURIComponent(account)}`);
    source = opened;
    for (const event of liveEvents) {
      opened.addEventListener(event, ({ data }: MessageEvent<string>) => source === opened && take(event, data));
    }
    opened.onerror = () => source === opened && lost();
    wait(silence, lost);
  }

  open();
  return {
    close() {
      clearTimeout(timer);
      source?.close();
      source = undefined;
    },
  };
}
