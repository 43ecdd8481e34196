import type { Logger } from 'pino';
import { createRateLimit } from './rate-limit.ts';

export interface Failure {
  requestId: string;
  group: string | undefined;
  cause?: string;
  status?: number;
}

/**
 * Makes the writer of failed calls. The first of a group in a second is a warning, which people are shown; the others, of which there are
 * hundreds when a service goes down, are lines like any other.
 */
export function failureLog(log: Logger): (failure: Failure) => void {
  const isFirst = createRateLimit(1, 1_000);
  return (failure) => {
    const sentence = failure.status ? 'a service answered badly' : 'a service failed';
    if (isFirst(failure.group ?? '')) log.warn(failure, sentence);
    else log.info(failure, sentence);
  };
}
