import type { FastifyInstance } from 'fastify';
import type { AppContext } from './context.ts';
import { createApp } from './http/app.ts';
import { domains } from './routes.ts';

export interface Server {
  /** Where it listens, as in `http://127.0.0.1:3101`. */
  url: string;
  app: FastifyInstance;
  /** Takes no more requests, finishes the running ones and the work behind them, closes the database. */
  close(): Promise<void>;
}

const sweepingEvery = 50;

/** Starts to listen. The database has been migrated. */
export async function startServer(context: AppContext): Promise<Server> {
  const { config, background, db, jobs, live, work } = context;
  await jobs.open();
  const app = await createApp(context, domains);
  const url = await app.listen({ host: config.host, port: config.port });
  return {
    url,
    app,
    async close() {
      // A connection whose request ends during the shutdown would be kept alive for the next one.
      live.endStreams();
      const sweeping = setInterval(() => app.server.closeIdleConnections(), sweepingEvery);
      await app.close().finally(() => clearInterval(sweeping));
      await live.close();
      await background.settled();
      work.close();
      await jobs.close();
      await db.destroy();
    },
  };
}
