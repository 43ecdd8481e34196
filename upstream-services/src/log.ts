import { pino } from 'pino';

export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug' | 'fatal'>;

/** The service's log: lines of JSON to standard output. Access is logged by the BFF, on one side of the hop only. */
export const createLog = (level: string): Log =>
  pino({ level, base: { service: 'upstream-services' }, timestamp: pino.stdTimeFunctions.isoTime });
