import { sql } from 'kysely';
import { fromKysely, type JobInsert, PgBoss } from 'pg-boss';
import type { Log } from '../common/log.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';
import { deadLetters } from './install.ts';
import type { JobSettings } from './job.ts';
import { toWire } from './wire.ts';

interface SendOptions {
  startAfter?: Date;
  owner?: string;
  priority?: number;
}

interface JobOverview {
  name: string;
  waiting: number;
  active: number;
  dead: number;
  deadSince: Date | null;
}

type Send = <Data>(trx: Trx, job: JobSettings<Data>, data: Data, options?: SendOptions) => Promise<void>;

interface GatheredJobs {
  send: Send;
  write(trx: Trx): Promise<void>;
}

export interface Jobs {
  open(): Promise<void>;
  /**
   * Inserts a job within a transaction: it exists if and only if the transaction commits.
   * @throws where the data does not match the job's schema
   */
  send: Send;
  gather(): GatheredJobs;
  runDeadLetters(name: string): Promise<number>;
  dropDeadLetters(name: string): Promise<number>;
  overview(): Promise<JobOverview[]>;
  close(): Promise<void>;
}

const day = 86_400;

/** Creates the sender of jobs. It never polls for jobs: a process that answers requests takes no work from the queue. */
export function createJobs({ db, key, log }: { db: Database; key: Buffer; log: Log }): Jobs {
  const boss = new PgBoss({
    db: fromKysely(db),
    supervise: false,
    schedule: false,
    queueCacheIntervalSeconds: day,
    bamIntervalSeconds: day,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the list of jobs was not read'));
  let opening: Promise<unknown> | undefined;
  const open = async (): Promise<void> => {
    opening ??= boss.start();
    await opening.catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  };
  const optionsOf = ({ startAfter, owner, priority = 0 }: SendOptions) => ({
    startAfter,
    priority,
    ...(owner === undefined ? {} : { group: { id: owner } }),
  });
  return {
    open,
    async send(trx, job, data, options = {}) {
      await open();
      const checked = toWire(key, job, job.data.parse(data));
      await boss.send(job.name, checked, { db: fromKysely(trx), ...optionsOf(options) });
    },
    gather() {
      const byName = new Map<string, JobInsert[]>();
      return {
        async send(_trx, job, data, options = {}) {
          const gathered = byName.get(job.name) ?? [];
          byName.set(job.name, gathered);
          gathered.push({ data: toWire(key, job, job.data.parse(data)), ...optionsOf(options) });
        },
        async write(trx) {
          if (byName.size > 0) await open();
          for (const [name, jobs] of byName) await boss.insert(name, jobs, { db: fromKysely(trx) });
          byName.clear();
        },
      };
    },
    async runDeadLetters(name) {
      await open();
      return boss.redrive(deadLetters, { sourceName: name });
    },
    async dropDeadLetters(name) {
      const { numAffectedRows = 0n } = await sql`
        delete from pgboss.job where name = ${deadLetters} and state < 'active' and source_name = ${name}
      `.execute(db);
      return Number(numAffectedRows);
    },
    async overview() {
      await open();
      const [queues, { rows }] = await Promise.all([
        boss.getQueues(),
        sql<{ name: string; count: number; since: Date }>`
          select source_name as name, count(*)::integer as count, min(created_on) as since
          from pgboss.job where name = ${deadLetters} and state < 'active' group by source_name
        `.execute(db),
      ]);
      const dead = new Map(rows.map((row) => [row.name, row]));
      return queues
        .filter(({ name }) => name !== deadLetters && !name.startsWith('__'))
        .map(({ name, queuedCount, activeCount }) => ({
          name,
          waiting: queuedCount,
          active: activeCount,
          dead: dead.get(name)?.count ?? 0,
          deadSince: dead.get(name)?.since ?? null,
        }))
        .sort((a, b) => a.name.localeCompare(b.name));
    },
    close: () => boss.stop({ graceful: false }),
  };
}
