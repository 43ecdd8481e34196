import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import { sendProblem } from './problems.ts';

/** `/healthz`: the process lives. `/readyz`: it can work, which means that the database answers. */
export function serveHealth(app: FastifyInstance, { db, log }: AppContext): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      return sendProblem(reply, 'unavailable');
    }
  });
}
