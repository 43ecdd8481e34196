import type { Server } from 'node:http';
import { closeServer, drainTimeouts } from 'shared-node';
import type { Context } from './context.ts';
import { closeContext } from './create-context.ts';

/**
 * Stops accepting connections, ends streams, lets running requests finish and closes idle connections. Requests still running at the limit are cut
 * off.
 * @param isFollowed a new process answers already, so there is time: open connections may bring one more request, and uploads may finish
 * @returns when everything is closed
 */
export async function shutDown(server: Server, context: Context, isFollowed = false): Promise<void> {
  context.lifecycle.closing = true;
  context.streams.endAll();
  await closeServer(server, isFollowed ? drainTimeouts : { patience: 0, limit: context.config.timeLimits.shutdown });
  await closeContext(context);
}
