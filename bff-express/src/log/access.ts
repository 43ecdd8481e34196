import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Visit } from '../visit.ts';

/** Status for requests whose caller left before the answer, as nginx logs them. */
const callerLeft = 499;

const quiet = new Set(['healthz', 'readyz']);

export function logAccess(
  log: Logger,
  { method, socket }: IncomingMessage,
  response: ServerResponse,
  { requestId, logEntry }: Visit,
): void {
  const began = performance.now();
  const bytesBefore = socket.bytesWritten;
  response.once('close', () => {
    const { route, code } = logEntry;
    const line = {
      requestId,
      method,
      route,
      status: response.writableFinished ? response.statusCode : callerLeft,
      ...(code ? { code } : {}),
      ms: Math.round((performance.now() - began) * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
    };
    if (quiet.has(route)) log.debug(line);
    else log.info(line);
  });
}
