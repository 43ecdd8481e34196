import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { hasDroppedLogLines } from '../common/log.ts';
import type { AppContext } from '../context.ts';
import { isDiskFull } from './disks.ts';
import { sendProblem } from './problems.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it can work, that is, the database answers and has room to write: otherwise it says so before an order
 * fails. A log that cannot be written is reported only, since shops can sell without it.
 */
export function serveHealth(app: FastifyInstance, { config, db, log }: AppContext): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      return sendProblem(reply, 'unavailable');
    }
    if (await isDiskFull(config.disks.folders, config.disks.reserve)) {
      log.warn('not ready: the disk is full');
      return sendProblem(reply, 'disk_full');
    }
    return hasDroppedLogLines() ? { status: 'ready', log: 'loses lines' } : { status: 'ready' };
  });
}
