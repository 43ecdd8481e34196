import { sql } from 'kysely';
import { waitUntil } from 'tooling/wait-until';
import { z } from 'zod';
import { createLog } from '../common/log.ts';
import { inTransaction } from '../db/transaction.ts';
import { runWaitingJobs } from '../testing/run-jobs.ts';
import { withTestServer } from '../testing/test-server.ts';
import { installJobs } from './install.ts';
import { defineJob } from './job.ts';
import { runJob } from './run.ts';
import { tryEach } from './try-each.ts';
import { startWorker } from './worker.ts';

const done: string[] = [];
const retry = { limit: 1, delay: 1, most: 1 };

const note = defineJob({
  name: 'test-note',
  data: z.object({ text: z.string() }),
  retry,
  timeLimit: 10,
  sealed: true,
  handle: async (_context, { text }) => void done.push(text),
});

const stuck = defineJob({
  name: 'test-stuck',
  data: z.object({}),
  retry,
  timeLimit: 60,
  handle: (_context, _data, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('given up')))),
});

const slow = defineJob({
  name: 'test-slow',
  data: z.object({ owner: z.string() }),
  retry,
  timeLimit: 60,
  atOnce: 2,
  ofOneOwner: 1,
  handle: (_context, { owner }, { signal }) =>
    new Promise<void>((resolve, reject) => {
      done.push(owner);
      if (owner === 'quick') resolve();
      else signal.addEventListener('abort', () => reject(new Error('given up')));
    }),
});

let works = false;
const broken = defineJob({
  name: 'test-broken',
  data: z.object({ text: z.string() }),
  retry: { limit: 0, delay: 1, most: 1 },
  timeLimit: 10,
  handle: async (_context, { text }) => {
    if (!works) throw new Error('broken');
    done.push(text);
  },
});

const jobs = [note, stuck, slow, broken];
const server = withTestServer();
beforeAll(async () => {
  await installJobs(server.context.config.databaseUrl, createLog('silent'), jobs);
});
beforeEach(() => void done.splice(0));

it('runs a job once, after its transaction', async () => {
  const { context } = server;
  await inTransaction(context, async (trx) => {
    await context.jobs.send(trx, note, { text: 'kept' });
    expect(await runWaitingJobs(context, jobs)).toEqual({ done: 0, failed: 0 });
  });
  expect(await runWaitingJobs(context, jobs)).toEqual({ done: 1, failed: 0 });
  expect(await runWaitingJobs(context, jobs)).toEqual({ done: 0, failed: 0 });
  expect(done).toEqual(['kept']);
});

it('knows nothing of a job whose transaction was undone', async () => {
  const { context } = server;
  const undone = inTransaction(context, async (trx) => {
    await context.jobs.send(trx, note, { text: 'never' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await runWaitingJobs(context, jobs)).toEqual({ done: 0, failed: 0 });
});

it('keeps what is sealed readable to nobody who reads the database', async () => {
  const { context } = server;
  await inTransaction(context, (trx) => context.jobs.send(trx, note, { text: 'a secret thing' }));
  const { rows } = await sql<{
    kept: string;
  }>`select data::text as kept from pgboss.job where name = 'test-note' and state = 'created'`.execute(context.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.kept).not.toContain('secret');
  await runWaitingJobs(context, jobs);
  expect(done).toEqual(['a secret thing']);
});

it('takes no data that has another form than the job says', async () => {
  const { context } = server;
  // Types refuse it too; a job may have been written by an older release.
  const sent = inTransaction(context, (trx) => context.jobs.send(trx, note, { text: 5 } as never));
  await expect(sent).rejects.toThrow();
});

it('keeps a job that failed for good, and runs it again when asked', async () => {
  const { context } = server;
  works = false;
  await inTransaction(context, (trx) => context.jobs.send(trx, broken, { text: 'again' }));
  expect(await runWaitingJobs(context, jobs)).toEqual({ done: 0, failed: 1 });
  works = true;
  expect(await runWaitingJobs(context, jobs)).toEqual({ done: 0, failed: 0 });
  expect(await context.jobs.runDeadLetters('test-broken')).toBe(1);
  expect(await runWaitingJobs(context, jobs)).toEqual({ done: 1, failed: 0 });
  expect(done).toEqual(['again']);
});

it('runs again or drops the failed jobs of the kind that is named, and no others', async () => {
  const { context } = server;
  const failing = [broken, { ...broken, name: 'test-refusing' }];
  await installJobs(context.config.databaseUrl, createLog('silent'), failing);
  works = false;
  for (const job of failing) {
    await inTransaction(context, (trx) => context.jobs.send(trx, job, { text: job.name }));
  }
  expect(await runWaitingJobs(context, failing)).toEqual({ done: 0, failed: 2 });
  const dead = async () =>
    (await context.jobs.overview()).filter((one) => one.dead > 0).map((one) => [one.name, one.dead]);
  expect(await dead()).toEqual([
    ['test-broken', 1],
    ['test-refusing', 1],
  ]);
  expect(await context.jobs.dropDeadLetters('test-refusing')).toBe(1);
  expect(await dead()).toEqual([['test-broken', 1]]);
  works = true;
  expect(await context.jobs.runDeadLetters('test-refusing')).toBe(0);
  expect(await context.jobs.runDeadLetters('test-broken')).toBe(1);
  expect(await runWaitingJobs(context, failing)).toEqual({ done: 1, failed: 0 });
  expect([done, await dead()]).toEqual([['test-broken'], []]);
});

it('an entry that fails is told of in the log, and keeps none after it from being done', async () => {
  const { log } = server.context;
  const warn = jest.spyOn(log, 'warn');
  const worked: string[] = [];
  await tryEach({ log }, ['first', 'second', 'third'], 'it was not done', async (entry) => {
    if (entry !== 'third') throw new Error('broken');
    worked.push(entry);
  });
  expect(worked).toEqual(['third']);
  expect(warn.mock.calls).toEqual(
    ['first', 'second'].map((entry) => [{ entry, err: new Error('broken') }, 'it was not done']),
  );
  warn.mockRestore();
});

it('the log says of each try that it failed, and of the last one that the job failed for good', async () => {
  const { context } = server;
  const warn = jest.spyOn(context.log, 'warn');
  const twice = defineJob({
    name: 'test-twice',
    data: z.object({}),
    retry: { limit: 1, delay: 1, most: 1 },
    timeLimit: 10,
    handle: () => Promise.reject(new Error('broken')),
  });
  const tryOnce = (retryCount: number) =>
    runJob(context, twice, { id: 'job-1', data: {}, retryCount, signal: new AbortController().signal });
  await expect(tryOnce(0)).rejects.toThrow('broken');
  await expect(tryOnce(1)).rejects.toThrow('broken');
  expect(warn.mock.calls.map(([, sentence]) => sentence)).toEqual([
    'the job test-twice failed',
    'the job test-twice failed for good',
  ]);
  warn.mockRestore();
});

it('a kind of job that is stuck keeps no other from being done, and the worker ends all the same', async () => {
  const { context } = server;
  const worker = await startWorker(context, jobs);
  await inTransaction(context, (trx) => context.jobs.send(trx, stuck, {}));
  await inTransaction(context, (trx) => context.jobs.send(trx, note, { text: 'beside it' }));
  await waitUntil(() => done.length > 0);
  expect(done).toEqual(['beside it']);
  await worker.close();
});

it('an owner whose jobs are slow keeps no other owner’s waiting', async () => {
  const { context } = server;
  for (const owner of ['slow', 'slow', 'slow', 'quick']) {
    await inTransaction(context, (trx) => context.jobs.send(trx, slow, { owner }, { owner }));
  }
  const worker = await startWorker(context, jobs);
  await waitUntil(() => done.includes('quick'));
  expect(done).toEqual(expect.arrayContaining(['slow', 'quick']));
  expect(done.filter((owner) => owner === 'slow')).toHaveLength(1);
  await worker.close();
});
