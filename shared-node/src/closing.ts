import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

interface Closing {
  /**
   * Milliseconds that idle connections stay open, for a request that is on its way already: it is answered, and its connection then closed. So no
   * request is lost. 0 where no new process takes over, as nobody would answer the next request.
   */
  patience: number;
  limit: number;
}

export const drainTimeouts: Closing = { patience: 5_000, limit: 300_000 };

const sweepEvery = 50;

/** Connections without any request so far. Browsers open such connections in advance, and Node counts them as busy. */
const silentConnections = new WeakMap<Server, Set<Socket>>();

/** Tracks a server's connections, so that it can be closed; call it before the server listens. */
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
  // `Server.close` of `http` would close idle connections at once, and lose requests that are on their way; that of `net` only stops listening.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const began = performance.now();
  const sweep = (): void => {
    if (performance.now() - began < patience) return;
    for (const socket of silentConnections.get(server) ?? []) socket.destroy();
    // Repeated, as connections that were busy at first become idle later.
    server.closeIdleConnections();
  };
  sweep();
  const sweeping = setInterval(sweep, sweepEvery);
  const cutOff = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(sweeping);
  clearTimeout(cutOff);
}
