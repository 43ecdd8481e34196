import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { losesLines } from '../common/log.ts';
import type { AppContext } from '../context.ts';
import { isDiskFull } from './disks.ts';
import { sendProblem } from './problems.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it can work, which means that the database answers and has room to write: one without takes no
 * order, and says so before it fails. A log that cannot be written keeps nobody from buying: it is told, and that is all.
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
    return losesLines() ? { status: 'ready', log: 'loses lines' } : { status: 'ready' };
  });
}
