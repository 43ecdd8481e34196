import pino, { type Logger } from 'pino';
import { createLogOutput } from 'shared-node';

interface ProcessLog {
  log: Logger;
  flush(): void;
  losesLines(): boolean;
}

/**
 * The process's log: one JSON line per entry on standard output, written without making requests wait. It holds no personal data: cookies, tokens,
 * queries, phones and e-mails are never passed to it.
 */
export function createLogger(level: string): ProcessLog {
  const output = createLogOutput();
  const log = pino({ level, base: { service: 'bff' }, timestamp: pino.stdTimeFunctions.isoTime }, output);
  return { log, flush: () => output.flushSync(), losesLines: () => output.dropped > 0 };
}
