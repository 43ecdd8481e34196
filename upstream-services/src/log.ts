import { pino } from 'pino';

export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug' | 'fatal'>;

/**
 * The log of a process: lines of JSON to standard output. Access is logged by the BFF, on one side of the hop only.
 * @param service the process' name in each line
 */
export const createLog = (level: string, service = 'upstream-services'): Log =>
  pino({ level, base: { service }, timestamp: pino.stdTimeFunctions.isoTime });
