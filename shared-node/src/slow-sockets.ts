import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface SocketLimits {
  headers: number;
  body: number;
  bodyBytes: number;
  reader: number;
  every: number;
}

export const socketLimits: SocketLimits = {
  headers: 8_000,
  body: 14_000,
  bodyBytes: 14 * 1024,
  reader: 25_000,
  every: 1_000,
};

export const serverOptions = ({ headers, every }: SocketLimits) => ({
  headersTimeout: headers,
  // No limit for the whole request: it would cut off uploads from slow phones.
  requestTimeout: 0,
  connectionsCheckingInterval: every,
});

interface Exchange {
  request: IncomingMessage;
  socket: Socket;
  windowBegan: number;
  bytesRead: number;
  readerMoved: number;
  bytesTaken: number;
}

const waitsForBody = ({ complete, readableLength, destroyed }: IncomingMessage): boolean =>
  !complete && !destroyed && readableLength === 0;

function isSlow(exchange: Exchange, limits: SocketLimits, now: number): boolean {
  const { request, socket } = exchange;
  const taken = socket.bytesWritten - socket.writableLength;
  if (socket.writableLength === 0 || taken !== exchange.bytesTaken) exchange.readerMoved = now;
  exchange.bytesTaken = taken;
  if (now - exchange.readerMoved >= limits.reader) return true;
  const brought = socket.bytesRead - exchange.bytesRead;
  if (waitsForBody(request) && brought < limits.bodyBytes) return now - exchange.windowBegan >= limits.body;
  if (brought > 0 || !waitsForBody(request)) {
    exchange.windowBegan = now;
    exchange.bytesRead = socket.bytesRead;
  }
  return false;
}

/**
 * Closes connections that send their body too slowly, or whose client does not read the answer. A stream whose client reads is never closed, however
 * long it lasts and however rarely it sends something.
 */
export function watchSlowSockets(server: Server, limits: SocketLimits): void {
  const exchanges = new Set<Exchange>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const now = performance.now();
    const { socket } = request;
    const { bytesRead, bytesWritten: bytesTaken } = socket;
    const exchange = { request, socket, windowBegan: now, bytesRead, readerMoved: now, bytesTaken };
    exchanges.add(exchange);
    response.once('close', () => {
      // After an early refusal the body is still read to its end, so its speed is watched until then.
      if (request.complete || socket.destroyed) exchanges.delete(exchange);
      else request.once('close', () => exchanges.delete(exchange));
    });
  });
  const watch = setInterval(() => {
    const now = performance.now();
    for (const exchange of exchanges) {
      if (!isSlow(exchange, limits, now)) continue;
      exchanges.delete(exchange);
      exchange.socket.destroy();
    }
  }, limits.every);
  watch.unref();
  server.once('close', () => clearInterval(watch));
}
