import type { FastifyInstance } from 'fastify';
import { closeServer, drainTimeouts } from 'shared-node';
import type { AppContext } from './context.ts';
import { createApp } from './http/app.ts';
import { domains } from './routes.ts';

export interface Server {
  url: string;
  app: FastifyInstance;
  /**
   * Accepts no more requests, finishes the running ones and the work behind them, closes the database.
   * @param isFollowed another process answers already: kept connections may send one more request, uploads get time to finish
   */
  close(isFollowed?: boolean): Promise<void>;
}

const limit = 6_000;

export async function startServer(context: AppContext): Promise<Server> {
  const { config, background, db, jobs, live, mailTransport, work } = context;
  await jobs.open();
  const app = await createApp(context, domains);
  const url = await app.listen({
    host: config.host,
    ...(config.socket === undefined ? { port: config.port } : { fd: config.socket }),
  });
  return {
    url,
    app,
    async close(isFollowed = false) {
      live.endStreams();
      await closeServer(app.server, isFollowed ? drainTimeouts : { patience: 0, limit });
      await app.close();
      await live.close();
      await background.settled();
      work.close();
      mailTransport.close();
      await jobs.close();
      await db.destroy();
    },
  };
}
