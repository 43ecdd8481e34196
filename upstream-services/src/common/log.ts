import { pino } from 'pino';
import { createLogOutput } from 'shared-node';
import { loggedError } from './logged-error.ts';

export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug' | 'fatal'>;

const output = createLogOutput();
process.on('exit', () => output.flushSync());

export const hasDroppedLogLines = (): boolean => output.dropped > 0;

/** Requests are logged by the BFF alone, so that each is logged once. */
export const createLog = (level: string, service = 'upstream-services'): Log =>
  pino(
    { level, base: { service }, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: loggedError } },
    output,
  );
