import pino, { type Logger } from 'pino';
import { createLogOutput } from 'shared-node';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>;

export function createLog(level: string): { log: Log; flush(): void } {
  const output = createLogOutput();
  const base = { service: 'provider-sandbox' };
  return {
    log: pino({ level, base, timestamp: pino.stdTimeFunctions.isoTime }, output),
    flush: () => output.flushSync(),
  };
}
