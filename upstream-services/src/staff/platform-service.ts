import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { sql } from 'kysely';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { StaffOnlyCall } from '../http/bind.ts';
import { noteStaff } from './log.ts';
import { readUsage } from './usage.ts';

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

export async function readPlatform(context: AppContext) {
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
}

export async function settleDead(
  { context, staff, from }: StaffOnlyCall,
  name: string,
  what: 'run' | 'drop',
): Promise<number> {
  const { jobs, db, now } = context;
  if (!(await jobs.overview()).some((job) => job.name === name)) throw new Refusal('not_found');
  const count = await (what === 'run' ? jobs.runDeadLetters(name) : jobs.dropDeadLetters(name));
  const line = { actor: 'staff', actorId: staff.staffId, kind: `dead_jobs_${what}`, subject: name, from } as const;
  await noteStaff(db, { ...line, detail: String(count) }, now());
  return count;
}
