import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Environment } from 'shared-node';
import { envOf } from './env.ts';

export const checkout = resolve(import.meta.dirname, '../..');

export const defaultDataDir = (env: Environment = process.env): string =>
  resolve(checkout, envOf(env).dataDir() ?? '.data');

export const dataPaths = (dataDir: string) => ({
  releases: join(dataDir, 'releases'),
  sdk: join(dataDir, 'sdk'),
  content: join(dataDir, 'content'),
  outbox: join(dataDir, 'outbox'),
  sandbox: join(dataDir, 'sandbox'),
  logs: join(dataDir, 'logs'),
  secrets: join(dataDir, 'secrets.json'),
  run: join(dataDir, 'run.json'),
  control: join(dataDir, 'control.sock'),
  webpack: join(dataDir, 'webpack'),
  compiled: join(dataDir, 'compiled'),
  seeded: join(dataDir, 'seeded.json'),
  team: join(dataDir, 'team.json'),
  demoStaff: join(dataDir, 'demo-staff.json'),
});

export function makeDataDir(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return realpathSync(dataDir);
}

export function dataDirKey(dataDir: string): string {
  const real = existsSync(dataDir) ? realpathSync(dataDir) : join(realpathOf(dirname(dataDir)), basename(dataDir));
  return createHash('sha256').update(real).digest('hex').slice(0, 12);
}

const realpathOf = (folder: string): string => (existsSync(folder) ? realpathSync(folder) : resolve(folder));
