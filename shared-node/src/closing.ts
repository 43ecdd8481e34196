import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

interface Closing {
  /**
   * How long kept connections stay open for a request that is on its way already: each that brings one is closed with its answer, and loses
   * none. 0 where nobody follows who would answer the next one.
   */
  patience: number;
  limit: number;
}

export const drainTimeouts: Closing = { patience: 5_000, limit: 300_000 };

const sweepEvery = 50;

/** Connections on which nothing was ever asked; a browser opens such ahead of time, and Node takes them for busy. */
const silentConnections = new WeakMap<Server, Set<Socket>>();

/** Keeps account of a server's connections for its end; to be called before it listens. */
export function watchConnections(server: Server): void {
  const silent = new Set<Socket>();
  silentConnections.set(server, silent);
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
}

export async function closeServer(server: Server, { patience, limit }: Closing): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // The HTTP server's own would close kept connections at once, also under a request that is on its way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const began = performance.now();
  const sweep = (): void => {
    if (performance.now() - began < patience) return;
    for (const socket of silentConnections.get(server) ?? []) socket.destroy();
    // A connection that was busy when it began becomes idle later.
    server.closeIdleConnections();
  };
  sweep();
  const sweeping = setInterval(sweep, sweepEvery);
  const cutOff = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(sweeping);
  clearTimeout(cutOff);
}
