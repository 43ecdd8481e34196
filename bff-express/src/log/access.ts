import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { BffRequest } from '../exchange.ts';

/** What nginx made a habit of: the caller left before the answer. */
const callerLeft = 499;

const quiet = new Set(['healthz', 'readyz']);

export function logAccess(log: Logger, request: BffRequest, response: ServerResponse): void {
  const { socket } = request;
  response.once('close', () => {
    clearTimeout(request.deadline);
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.label,
      status: response.writableFinished ? response.statusCode : callerLeft,
      // Tells a page of another site from a stranger, and both from a flood.
      ...(request.refusal ? { code: request.refusal } : {}),
      ms: Math.round((performance.now() - request.began) * 10) / 10,
      bytes: socket.bytesWritten - request.bytesBefore,
    };
    if (quiet.has(request.label)) log.debug(line);
    else log.info(line);
  });
}
