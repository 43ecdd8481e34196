import pino, { type Logger } from 'pino';

/** Bytes that are gathered before they are written; half a second at most. */
const bufferBytes = 8 * 1024;
const flushEvery = 500;

/**
 * The process's log: one JSON line an entry on standard output, written behind the requests' backs. Nothing in it names a person: no
 * cookies, tokens, queries, phones or e-mails are ever handed to it.
 */
export function createLogger(level: string): { log: Logger; flush(): void } {
  const destination = pino.destination({ dest: 1, sync: false, minLength: bufferBytes, periodicFlush: flushEvery });
  const log = pino({ level, base: { service: 'bff' }, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    log,
    flush: () => {
      try {
        destination.flushSync();
      } catch {
        // Nobody reads the log any more.
      }
    },
  };
}
