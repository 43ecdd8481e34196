import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendProblem } from '../problems.ts';
import type { Visit } from '../visit.ts';

/** Bytes of a refused body that are read and discarded, so that the client gets to see the refusal. A larger body loses its connection. */
const maxDrained = 64 * 1024 * 1024;
const lingering = 2_000;

/** Refuses a body as too large, and reads it to its end: a client that is cut off while it sends sees a broken connection instead of the answer. */
function refuse(request: IncomingMessage, response: ServerResponse, visit: Visit): void {
  const announced = Number(request.headers['content-length'] ?? 0);
  sendProblem(response, 'payload_too_large', visit);
  let read = 0;
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > maxDrained) request.socket.destroy();
  });
  if (announced > maxDrained) setTimeout(() => request.socket.destroy(), lingering).unref();
}

export function refuseLargeBody(
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  maxBytes: number,
): boolean {
  if (Number(request.headers['content-length'] ?? 0) <= maxBytes) return false;
  refuse(request, response, visit);
  return true;
}

export function countBody(
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  maxBytes: number,
  stop: () => void,
): void {
  let bytes = 0;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes <= maxBytes) return;
    request.off('data', count);
    stop();
    if (!response.writableEnded) refuse(request, response, visit);
  };
  request.on('data', count);
}
