import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import {
  eventStreamType,
  eventText,
  headerNames,
  heartbeatIntervalMs,
  type LiveEvent,
  orderEventsPath,
} from 'shared-contracts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { findCaller } from '../merchants/index.ts';

/** Bytes buffered for a reader: the connection of a slower one is closed, and it reloads after reconnecting. */
const maxWaiting = 64 * 1024;
const beatsPerLook = 4;

function write(response: ServerResponse, event: LiveEvent, data?: unknown): void {
  if (response.writableEnded) return;
  if (response.writableLength > maxWaiting) response.destroy();
  else response.write(eventText(event, data));
}

export function serveOrderEvents(app: FastifyInstance, context: AppContext): void {
  const { live } = context;
  app.get(orderEventsPath, { exposeHeadRoute: false }, async (request, reply) => {
    const token = request.headers[headerNames.token];
    const callerOf = () => (typeof token === 'string' ? findCaller(context, token) : null);
    const caller = await callerOf();
    if (!caller) throw new Refusal('unauthorized');
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      'content-type': eventStreamType,
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    response.flushHeaders();
    const end = (): void => {
      if (!response.writableEnded) response.end();
    };
    const look = (): void => {
      context.background.run('look at a session', async () => {
        if (await callerOf()) return;
        write(response, 'ended');
        end();
      });
    };
    const unfollow = await live.follow(caller.merchantId, {
      order: (order) => write(response, 'order', order),
      missed: () => write(response, 'missed'),
      sessions: look,
      close: end,
    });
    // The session may have ended before the stream followed it.
    look();
    write(response, 'ready');
    let beats = 0;
    const beating = setInterval(() => {
      write(response, 'beat');
      beats += 1;
      if (beats % beatsPerLook === 0) look();
    }, heartbeatIntervalMs);
    const stop = (): void => {
      clearInterval(beating);
      unfollow();
    };
    if (response.closed) stop();
    else response.once('close', stop);
  });
}
