import { createHmac } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Group } from 'shared-contracts';
import { operationGroups } from 'shared-contracts/names';
import type { Environment } from 'shared-node';
import { checkout, dataPaths } from '../config/data-folder.ts';
import { envOf } from '../config/env.ts';
import { registryPublicKey, type Secrets } from '../config/secrets.ts';
import { StartupError } from '../config/startup-error.ts';
import type { ServiceName } from './platform-types.ts';
import { type SandboxPorts, sandboxProviderEnvironment } from './sandbox.ts';
import { texts } from './texts.ts';

interface RunSettings {
  dataDir: string;
  port: number;
  host: string;
  stage: string;
  servicesPort: number;
  apart?: { groups: readonly Group[]; port: number } | undefined;
  sandbox?: SandboxPorts;
  env?: Environment;
  databaseUrl: string;
  databaseDir?: string;
  secrets: Secrets;
}

export const brandOrigin = (brand: string, port: number): string => `http://${brand}.localhost:${port}`;

/** The default origin: this machine. In production none is guessed, because links in letters and on the site would lead nowhere. */
function guessedOrigin(name: string, brand: string, { port, stage }: RunSettings): string {
  if (stage === 'production') throw new StartupError(texts.missingOrigin(name));
  return brandOrigin(brand, port);
}

function publicOrigins(settings: RunSettings): Record<string, string> {
  const { env } = settings;
  const read = envOf({ ...process.env, ...env });
  const brands = readdirSync(read.brandsDir() ?? join(checkout, 'bff-express/src/brands'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
  return Object.fromEntries(
    brands.map((brand) => {
      const name = `PUBLIC_ORIGIN_${brand.toUpperCase().replaceAll('-', '_')}`;
      return [name, read.publicOrigin(name) ?? guessedOrigin(name, brand, settings)];
    }),
  );
}

const common = (settings: RunSettings): Record<string, string> => ({
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: dataPaths(settings.dataDir).compiled,
  // By default glibc keeps freed memory for each thread: with those of zlib, TLS and the file system, tens of megabytes each.
  MALLOC_ARENA_MAX: '2',
  STAGE: settings.stage,
  ...publicOrigins(settings),
});

const megabyte = 2 ** 20;

export const memoryLimits = (env?: Environment): Record<ServiceName, number> => ({
  'provider-sandbox': (envOf(env).memoryMb('SANDBOX_MEMORY_MB') ?? 384) * megabyte,
  'bff-express': (envOf(env).memoryMb('BFF_MEMORY_MB') ?? 768) * megabyte,
  'upstream-apart': (envOf(env).memoryMb('SERVICES_MEMORY_MB') ?? 768) * megabyte,
  'upstream-services': (envOf(env).memoryMb('SERVICES_MEMORY_MB') ?? 768) * megabyte,
  'upstream-worker': (envOf(env).memoryMb('WORKER_MEMORY_MB') ?? 512) * megabyte,
});

/** By default V8 lets garbage of small requests grow to several times the live memory. On a small machine the database needs that memory. */
const heapOptions = (most: number): string =>
  envOf().nodeOptions() ?? `--max-semi-space-size=8 --max-old-space-size=${most}`;

const secretKeyOf = ({ secrets }: RunSettings): string => envOf().secretKey() ?? secrets.secretKey;

export const apartEnvironment = (settings: RunSettings, apart: NonNullable<RunSettings['apart']>) => ({
  ...servicesEnvironment(settings),
  PORT: String(apart.port),
  SERVICES: apart.groups.join(','),
});

const upstreamsApart = ({ apart }: RunSettings): Record<string, string> =>
  Object.fromEntries(
    (apart?.groups ?? []).map((group) => [
      `UPSTREAM_${group.toUpperCase().replaceAll('-', '_')}`,
      `http://127.0.0.1:${apart?.port}`,
    ]),
  );

function providersOf(settings: RunSettings): Record<string, string> {
  const env = { ...process.env, ...settings.env };
  if (settings.stage === 'production' && !envOf(env).smtpUrl()) throw new StartupError(texts.missingSmtp);
  return sandboxProviderEnvironment(settings.sandbox, secretKeyOf(settings), env);
}

export const servicesEnvironment = (settings: RunSettings): Record<string, string> => ({
  ...common(settings),
  HOST: '127.0.0.1',
  PORT: String(settings.servicesPort),
  SERVICES: operationGroups.filter((group) => !settings.apart?.groups.includes(group)).join(','),
  DATABASE_URL: settings.databaseUrl,
  ...(settings.databaseDir ? { DATABASE_DIR: settings.databaseDir } : {}),
  CONTENT_DIR: dataPaths(settings.dataDir).content,
  OUTBOX_DIR: dataPaths(settings.dataDir).outbox,
  SECRET_KEY: secretKeyOf(settings),
  ...providersOf(settings),
  NODE_OPTIONS: heapOptions(256),
});

export const workerEnvironment = (settings: RunSettings): Record<string, string> => ({
  ...servicesEnvironment(settings),
  DATABASE_POOL: '4',
});

/** Environment of the provider sandbox's process: without the database and without secrets. */
export const sandboxEnvironment = (settings: RunSettings, { http, smtp }: SandboxPorts): Record<string, string> => ({
  ...common(settings),
  SANDBOX_PORT: String(http),
  SANDBOX_SMTP_PORT: String(smtp),
  SANDBOX_MAIL_DIR: dataPaths(settings.dataDir).outbox,
  SANDBOX_DIR: dataPaths(settings.dataDir).sandbox,
  SANDBOX_PLATFORM_URL: `http://localhost:${settings.port}`,
});

/** The key with which the BFF signs page tokens. It stays the same over restarts, because open pages outlive the process. */
const telemetrySecretOf = (settings: RunSettings): string =>
  createHmac('sha256', Buffer.from(secretKeyOf(settings), 'base64'))
    .update('page tokens')
    .digest('base64url');

/** Environment of the BFF's process. It gets no address of the database, and no secret but that of pages' tokens. */
export function bffEnvironment(settings: RunSettings): Record<string, string> {
  const env = envOf({ ...process.env, ...settings.env });
  return {
    ...common(settings),
    HOST: settings.host,
    PORT: String(settings.port),
    UPSTREAM_URL: envOf().upstream() ?? `http://127.0.0.1:${settings.servicesPort}`,
    ...upstreamsApart(settings),
    RELEASES_DIR: dataPaths(settings.dataDir).releases,
    // Cached pages are outside of the heap; inside are connections, sessions and the text of pages in the making.
    NODE_OPTIONS: heapOptions(384),
    TELEMETRY_SECRET: env.telemetrySecret() ?? telemetrySecretOf(settings),
    REGISTRY_KEYS: env.registryKeys() ?? registryPublicKey(env.registrySigningKey(), secretKeyOf(settings)),
  };
}
