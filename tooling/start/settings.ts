import { dataPaths } from '../config/data-folder.ts';
import { StartProblem } from '../config/problem.ts';
import type { Secrets } from '../config/secrets.ts';
import type { ServiceName } from './platform-types.ts';
import { texts } from './texts.ts';

/** What decides how the platform runs, apart from what it stores. */
export interface RunSettings {
  dataDir: string;
  /** Port of the address people open. */
  port: number;
  /** Interface the BFF listens on. */
  host: string;
  stage: string;
  /** Port of the services, on loopback. */
  servicesPort: number;
  databaseUrl: string;
  /** Folder of the database where it is on this machine. */
  databaseDir?: string;
  secrets: Secrets;
}

/**
 * The port from the environment's `PORT`, 3000 unless set.
 * @throws StartProblem when it is no port number.
 */
export function portFrom(value: string | undefined): number {
  if (!value) return 3000;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new StartProblem(texts.badPort(value));
  return port;
}

/** The addresses at which a brand's pages are opened on this machine (decision 6.1: told by the host). */
export const brandOrigin = (brand: string, port: number): string => `http://${brand}.localhost:${port}`;

/** The addresses that absolute links carry (decision 1.5); what the environment says wins. */
const publicOrigins = (port: number): Record<string, string> => ({
  PUBLIC_ORIGIN_BLOOM: process.env.PUBLIC_ORIGIN_BLOOM ?? brandOrigin('bloom', port),
  PUBLIC_ORIGIN_MUM: process.env.PUBLIC_ORIGIN_MUM ?? brandOrigin('mum', port),
});

/** Both servers run as in production, whatever the stage; Node keeps what it compiled beside the data. */
const common = (settings: RunSettings): Record<string, string> => ({
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: dataPaths(settings.dataDir).compiled,
  STAGE: settings.stage,
  ...publicOrigins(settings.port),
});

const megabyte = 2 ** 20;

/** Bytes of memory that each process may hold; the environment may say other megabytes. */
export const memoryLimits = (env: NodeJS.ProcessEnv = process.env): Record<ServiceName, number> => ({
  'bff-express': (Number(env.BFF_MEMORY_MB) || 768) * megabyte,
  'upstream-services': (Number(env.SERVICES_MEMORY_MB) || 768) * megabyte,
  'upstream-worker': (Number(env.WORKER_MEMORY_MB) || 512) * megabyte,
});

/** Environment of the services' process. */
export const servicesEnvironment = (settings: RunSettings): Record<string, string> => ({
  ...common(settings),
  HOST: '127.0.0.1',
  PORT: String(settings.servicesPort),
  DATABASE_URL: settings.databaseUrl,
  ...(settings.databaseDir ? { DATABASE_DIR: settings.databaseDir } : {}),
  CONTENT_DIR: dataPaths(settings.dataDir).content,
  OUTBOX_DIR: dataPaths(settings.dataDir).outbox,
  SECRET_KEY: process.env.SECRET_KEY ?? settings.secrets.secretKey,
  // V8 would let garbage of small requests grow to several times what lives: on a small machine that memory is the database's.
  NODE_OPTIONS: process.env.NODE_OPTIONS ?? '--max-semi-space-size=8 --max-old-space-size=256',
});

/** Environment of the worker's process: the same services, but nobody calls it, and it needs the database less. */
export const workerEnvironment = (settings: RunSettings): Record<string, string> => ({
  ...servicesEnvironment(settings),
  DATABASE_POOL: '4',
});

/** Environment of the BFF's process. It gets no address of the database and no secret. */
export const bffEnvironment = (settings: RunSettings): Record<string, string> => ({
  ...common(settings),
  HOST: settings.host,
  PORT: String(settings.port),
  UPSTREAM_URL: process.env.UPSTREAM_URL ?? `http://127.0.0.1:${settings.servicesPort}`,
  RELEASES_DIR: dataPaths(settings.dataDir).releases,
});
