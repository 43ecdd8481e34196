import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { sql } from 'kysely';
import { readPlatform } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import { bindRoute } from '../../http/bind.ts';
import { readUsage } from '../usage.ts';

async function readDisks({ config }: AppContext) {
  const { folders, reserve } = config.disks;
  const pictures = 'folder' in config.content ? config.content.folder : undefined;
  const found = await Promise.all(
    folders.map(async (folder) => {
      const room = await statfs(folder).catch(() => undefined);
      if (!room) return [];
      const holds = folder === pictures ? ('pictures' as const) : ('database' as const);
      return [{ holds, free: room.bavail * room.bsize, total: room.blocks * room.bsize, reserve }];
    }),
  );
  return found.flat();
}

async function databaseBytes({ db }: AppContext): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database())::float8 as bytes`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
}

export default bindRoute(readPlatform, async ({ context }) => {
  const [jobs, disks, database_bytes, usage] = await Promise.all([
    context.jobs.overview(),
    readDisks(context),
    databaseBytes(context),
    readUsage(context),
  ]);
  return {
    jobs: jobs.map(({ deadSince, ...job }) => ({ ...job, dead_since: deadSince?.toISOString() ?? null })),
    disks,
    memory: { total: totalmem(), free: freemem(), process: process.memoryUsage().rss },
    database_bytes,
    started_at: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    usage,
  };
});
