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
  // A total would cut off a slow phone's upload.
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
 * Closes connections whose body comes too slowly, or whose reader does not read. A stream that is read is never closed, however long it
 * is and however seldom something comes.
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
      // What is refused early is read on to its end, so that the refusal is seen.
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
