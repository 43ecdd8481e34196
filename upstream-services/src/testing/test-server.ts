import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationGroups } from 'shared-contracts';
import { createTestDatabase, type TestDatabase } from 'tooling/postgres';
import { createLog } from '../common/log.ts';
import type { Config } from '../config.ts';
import type { AppContext } from '../context.ts';
import { createContext } from '../create-context.ts';
import { jobs } from '../job-list.ts';
import { mapRateLimits } from '../limits/index.ts';
import { subscribers } from '../notifications/channels.ts';
import { hearsElsewherePort } from '../notifications/notices/index.ts';
import { relayEvents } from '../notifications/outbox/index.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { type Server, startServer } from '../server.ts';
import { createWork, poolsOf, type Work } from '../work/index.ts';
import { createClient, type TestClient } from './client.ts';
import { type JobsRun, runWaitingJobs } from './run-jobs.ts';

export interface TestServer extends TestClient {
  context: AppContext;
  url: string;
  folder: string;
  another(overrides?: Partial<AppContext>): Promise<TestServer>;
  runJobs(): Promise<JobsRun>;
  stop(): Promise<void>;
}

export const testSecretKey = Buffer.alloc(32, 7);

const silent = createLog('silent');

export const createSchema = (): Promise<TestDatabase> =>
  createTestDatabase((url) => prepareDatabase(url, silent), 'services');

const generous = { most: 100_000, window: 600 };

const configOf = (databaseUrl: string, folder: string): Config => ({
  host: '127.0.0.1',
  port: 0,
  stage: 'testing',
  groups: operationGroups,
  databaseUrl,
  databasePool: 10,
  content: { folder: join(folder, 'content') },
  secretKey: testSecretKey,
  disks: { folders: [folder], reserve: 0 },
  // Nobody listens there: a test that needs a provider says where it is.
  providers: {
    yookassa: 'http://127.0.0.1:1/yookassa/v3',
    telegram: 'http://127.0.0.1:1/telegram',
    max: 'http://127.0.0.1:1/max/',
    telegramLinks: 'https://t.me',
    maxLinks: 'https://max.ru',
    push: null,
    telegramToken: null,
    maxToken: null,
  },
  generator: { images: { provider: 'studio' }, chat: null, account: null, freeAttempts: 30, runLimit: 120_000 },
  vapid: {
    publicKey: 'BLD0ZWF3oraAHw0PDK6XGr1hH753wxLnM3kPRkDBJz5Wa4nMmovQyS3KXUX6ghRn8mtSG3ggbLXWAHDCoOZ6gPw',
    privateKey: 'h0HCZUGW6FNOdeVZq0pvBJ4xrti4lxZ_lNaymazkyTc',
    contact: 'mailto:push@example.ru',
  },
  pushHosts: [],
  webhookSecrets: { telegram: null, max: null },
  registryKey: Buffer.alloc(32, 9).toString('base64url'),
  mail: { smtpUrl: null, from: '', folder: join(folder, 'outbox') },
  publicOrigin: 'http://bloom.localhost:3000',
  publicOrigins: ['http://bloom.localhost:3000', 'http://mum.localhost:3000'],
  trustProxy: (address) => address.endsWith('127.0.0.1'),
  logLevel: 'silent',
  limitsFactor: 1,
  pictureHosts: [],
  webhookHosts: [],
  workProcesses: 2,
  pictureQuota: { pictures: 5_000, bytes: 2 * 1024 ** 3 },
});

/** Work at everyone's priority: after all others it would be waited for without end where the machine is busy. */
function workOf(config: Config): Work {
  const pools = poolsOf(config);
  for (const { worker } of Object.values(pools)) worker.niceness = 0;
  return createWork(pools, silent);
}

async function start(databaseUrl: string, folder: string, overrides: Partial<AppContext>): Promise<TestServer> {
  const config = overrides.config ?? configOf(databaseUrl, folder);
  const context = createContext(config, {
    log: silent,
    work: overrides.work ?? workOf(config),
    checkAnswers: true,
    limits: mapRateLimits(() => generous),
    ...overrides,
  });
  // Most tests count the jobs and letters of others: theirs are those of merchants who hear by a messenger.
  hearsElsewherePort.fill(async () => true);
  const server: Server = await startServer(context);
  const others: TestServer[] = [];
  const stopAll = async () => {
    for (const other of others) await other.stop();
    await server.close();
  };
  let stopping: Promise<void> | undefined;
  return {
    ...createClient(server.url),
    context,
    url: server.url,
    folder,
    runJobs: async () => {
      await relayEvents(context, subscribers);
      return runWaitingJobs(context, jobs);
    },
    another: async (more = {}) => {
      const other = await start(databaseUrl, folder, more);
      others.push(other);
      return other;
    },
    stop: () => {
      stopping ??= stopAll();
      return stopping;
    },
  };
}

export const bringUpToDate = (url: string): Promise<void> => prepareDatabase(url, silent);

export async function startTestServer(overrides: Partial<AppContext> = {}, known?: TestDatabase): Promise<TestServer> {
  const database = known ?? (await createSchema());
  const folder = mkdtempSync(join(tmpdir(), 'b2b-services-'));
  const server = await start(database.url, folder, overrides);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function withTestServer(overrides: Partial<AppContext> = {}): TestServer {
  // Whoever asks it does so in a test, when it has been filled.
  const server = {} as TestServer;
  beforeAll(async () => void Object.assign(server, await startTestServer(overrides)));
  afterAll(() => server.stop());
  return server;
}
