import type { Server } from 'node:http';
import { type Context, closeContext } from './context.ts';

/**
 * Stops accepting, lets running requests finish, closes kept connections; what still runs after the time limit is cut off.
 * @returns when everything is closed
 */
export async function shutDown(server: Server, context: Context): Promise<void> {
  context.closing = true;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const limit = setTimeout(() => server.closeAllConnections(), context.config.timeLimits.shutdown);
  await closed;
  clearTimeout(limit);
  closeContext(context);
}
