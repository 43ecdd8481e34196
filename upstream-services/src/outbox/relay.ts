import type { AppContext } from '../context.ts';
import { relayEvents, type Subscriber } from './outbox.ts';

/** Milliseconds between two looks into the outbox. */
const lookEvery = 500;

/** What relays events until it is closed. */
interface Relay {
  /** Finishes the event that is under way. */
  close(): Promise<void>;
}

/** Looks into the outbox from time to time and hands on what is there. A database that is away is waited for. */
export function startRelay(context: AppContext, subscribers: readonly Subscriber[]): Relay {
  let closed = false;
  let wake: (() => void) | undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, lookEvery);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const running = (async () => {
    while (!closed) {
      await relayEvents(context, subscribers, () => closed).catch((error: unknown) =>
        context.log.warn({ err: error }, 'the outbox was not read'),
      );
      if (!closed) await pause();
    }
  })();
  return {
    close() {
      closed = true;
      wake?.();
      return running;
    },
  };
}
