import type { Server } from 'node:http';
import { closeServer, drainTimeouts } from 'shared-node';
import type { Context } from './context.ts';
import { closeContext } from './create-context.ts';

/**
 * Stops accepting, ends streams, lets running requests finish, closes kept connections; what still runs after the time limit is cut off.
 * @param isFollowed another process answers already: kept connections may bring one more request, uploads have their time
 * @returns when everything is closed
 */
export async function shutDown(server: Server, context: Context, isFollowed = false): Promise<void> {
  context.closing = true;
  context.streams.endAll();
  await closeServer(server, isFollowed ? drainTimeouts : { patience: 0, limit: context.config.timeLimits.shutdown });
  await closeContext(context);
}
