import type { FastifyInstance } from 'fastify';
import { cleanBins } from './bin/index.ts';
import { forgetImports } from './catalogue/index.ts';
import type { AppContext } from './context.ts';
import { createApp } from './http/app.ts';
import { forgetRunOut } from './merchants/index.ts';

export interface Server {
  /** Where it listens, as in `http://127.0.0.1:3101`. */
  url: string;
  app: FastifyInstance;
  /** Takes no more requests, finishes the running ones and the work behind them, closes the database. */
  close(): Promise<void>;
}

const cleaningEvery = 60 * 60_000;
const sweepingEvery = 50;

/** Starts to listen. The database has been migrated. */
export async function startServer(context: AppContext): Promise<Server> {
  const { config, background, db, live, work } = context;
  const app = await createApp(context);
  const url = await app.listen({ host: config.host, port: config.port });
  const clean = async () => {
    await forgetRunOut(context);
    await forgetImports(context);
    await cleanBins(context);
  };
  const cleaning = setInterval(() => background.run('cleaning', clean), cleaningEvery);
  cleaning.unref();
  return {
    url,
    app,
    async close() {
      clearInterval(cleaning);
      // A connection whose request ends during the shutdown would be kept alive for the next one.
      live.endStreams();
      const sweeping = setInterval(() => app.server.closeIdleConnections(), sweepingEvery);
      await app.close().finally(() => clearInterval(sweeping));
      await live.close();
      await background.settled();
      work.close();
      await db.destroy();
    },
  };
}
