import { pino } from 'pino';
import { createLogOutput } from 'shared-contracts/process';
import { loggedError } from './logged-error.ts';

export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug' | 'fatal'>;

/** One for the process, however many logs it has. */
const output = createLogOutput();
process.on('exit', () => output.flushSync());

/** Whether lines of the log are being lost, as where its disk is full. */
export const losesLines = (): boolean => output.dropped > 0;

/**
 * The log of a process: lines of JSON to standard output. Access is logged by the BFF, on one side of the hop only.
 * @param service the process' name in each line
 */
export const createLog = (level: string, service = 'upstream-services'): Log =>
  pino(
    { level, base: { service }, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: loggedError } },
    output,
  );
