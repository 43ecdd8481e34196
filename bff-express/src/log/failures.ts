import type { Logger } from 'pino';
import { createRateLimit } from './rate-limit.ts';

export interface Failure {
  requestId: string;
  group: string | undefined;
  cause?: string;
  status?: number;
}

/**
 * Logs failed calls. Within a second the first failure of a group is a warning, which the terminal shows; the others are ordinary lines, as there are
 * hundreds of them when a service goes down.
 */
export function failureLog(log: Logger): (failure: Failure) => void {
  const isFirst = createRateLimit(1, 1_000);
  return (failure) => {
    const sentence = failure.status ? 'a service answered badly' : 'a service failed';
    if (isFirst(failure.group ?? '')) log.warn(failure, sentence);
    else log.info(failure, sentence);
  };
}
