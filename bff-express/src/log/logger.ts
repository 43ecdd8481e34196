import pino, { type Logger } from 'pino';
import { createLogOutput } from 'shared-node';

interface ProcessLog {
  log: Logger;
  flush(): void;
  losesLines(): boolean;
}

/**
 * The process's log: one JSON line an entry on standard output, written behind the requests' backs. Nothing in it names a person: no
 * cookies, tokens, queries, phones or e-mails are ever handed to it.
 */
export function createLogger(level: string): ProcessLog {
  const output = createLogOutput();
  const log = pino({ level, base: { service: 'bff' }, timestamp: pino.stdTimeFunctions.isoTime }, output);
  return { log, flush: () => output.flushSync(), losesLines: () => output.dropped > 0 };
}
