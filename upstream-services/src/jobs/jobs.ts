import { sql } from 'kysely';
import { fromKysely, type JobInsert, PgBoss } from 'pg-boss';
import type { Log } from '../common/log.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';
import { deadLetters } from './install.ts';
import type { JobSettings } from './job.ts';
import { toWire } from './wire.ts';

interface SendOptions {
  /** Not before this time; at once unless given. */
  startAfter?: Date;
  /** Whose it is, for a job that runs so many of one owner's at the same time. */
  owner?: string;
  /** Those with more go first; 0 unless given. */
  priority?: number;
}

/** How the queue of a job stands. */
interface JobOverview {
  name: string;
  /** Jobs that wait, those for later included. */
  waiting: number;
  active: number;
  /** Jobs that failed for good. */
  dead: number;
  /** When the oldest of them did; null where there are none. */
  deadSince: Date | null;
}

type Send = <Data>(trx: Trx, job: JobSettings<Data>, data: Data, options?: SendOptions) => Promise<void>;

/** Jobs that are written together, one statement for all of a kind. */
interface GatheredJobs {
  /** Takes a job as {@link Jobs.send} does; it is there once all are written. */
  send: Send;
  write(trx: Trx): Promise<void>;
}

/** Writes jobs for the worker. */
export interface Jobs {
  /** Reads which queues there are; done at the first `send` unless before. */
  open(): Promise<void>;
  /**
   * Writes a job within a transaction: it is there exactly if the transaction is.
   * @throws where the data does not have the job's form
   */
  send: Send;
  /** For a transaction that writes many. */
  gather(): GatheredJobs;
  /**
   * Has jobs run again that failed for good.
   * @param name of which job
   * @returns how many
   */
  runDeadLetters(name: string): Promise<number>;
  /** Throws jobs away that failed for good. Answers how many. */
  dropDeadLetters(name: string): Promise<number>;
  /** How each job's queue stands, by name; what waits and runs is known to some seconds. */
  overview(): Promise<JobOverview[]>;
  close(): Promise<void>;
}

const day = 86_400;

/** Makes what writes jobs. It never looks for jobs itself: a process that answers does not ask the database for work. */
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
