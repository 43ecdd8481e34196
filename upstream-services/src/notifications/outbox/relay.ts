import type { AppContext } from '../../context.ts';
import { relayEvents, type Subscriber } from './relay-events.ts';

const lookEvery = 500;

interface Relay {
  close(): Promise<void>;
}

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
