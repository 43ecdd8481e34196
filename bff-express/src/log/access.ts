import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ErrorCode } from 'shared-contracts';
import type { Visit } from '../visit.ts';

/** Status for requests whose caller left before the answer, as nginx logs them. */
const callerLeft = 499;

const quiet = new Set(['healthz', 'readyz']);

interface Noted {
  route: string;
  code: ErrorCode | undefined;
}

/** What is only found while a request is answered, for its line in the access log. */
const noted = new WeakMap<ServerResponse, Noted>();

function notedOf(response: ServerResponse): Noted {
  const known = noted.get(response) ?? { route: 'unknown', code: undefined };
  noted.set(response, known);
  return known;
}

/** @param template of the route, never the address itself, which may contain names or tokens */
export function noteRoute(response: ServerResponse, template: string): void {
  notedOf(response).route = template;
}

/** Notes the error code: it tells requests from another site's page, without a session, and above a limit apart. */
export function noteCode(response: ServerResponse, code: ErrorCode): void {
  notedOf(response).code = code;
}

export function logAccess(
  log: Logger,
  { method, socket }: IncomingMessage,
  response: ServerResponse,
  { requestId }: Visit,
): void {
  const began = performance.now();
  const bytesBefore = socket.bytesWritten;
  response.once('close', () => {
    const { route, code } = notedOf(response);
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
