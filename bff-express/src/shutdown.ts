import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Context, closeContext } from './context.ts';

const sweepEvery = 50;

/** Connections on which nothing was ever asked; a browser opens such ahead of time, and Node takes them for busy. */
const silentConnections = new WeakMap<Server, Set<Socket>>();

/** Keeps account of a server's connections for its end. */
export function watchConnections(server: Server): void {
  const silent = new Set<Socket>();
  silentConnections.set(server, silent);
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
}

/**
 * Stops accepting, ends streams, lets running requests finish, closes kept connections; what still runs after the time limit is cut off.
 * @returns when everything is closed
 */
export async function shutDown(server: Server, context: Context): Promise<void> {
  context.closing = true;
  context.streams.endAll();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const socket of silentConnections.get(server) ?? []) socket.destroy();
  // A connection that was busy when it began becomes idle later.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEvery);
  const limit = setTimeout(() => server.closeAllConnections(), context.config.timeLimits.shutdown);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
  closeContext(context);
}
