import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Environment } from 'shared-contracts/process';
import { envOf } from './env.ts';

/** The checkout: the folder that holds the workspaces. */
export const checkout = resolve(import.meta.dirname, '../..');

/** The folder where everything the platform writes lives: `B2B_DATA_DIR`, or `.data` in the checkout. */
export const defaultDataDir = (env: Environment = process.env): string =>
  resolve(checkout, envOf(env).dataDir() ?? '.data');

export const dataPaths = (dataDir: string) => ({
  /** Immutable releases of the containers and `active.json`. */
  releases: join(dataDir, 'releases'),
  /** Packages for repositories of other teams (`npm run sdk`). */
  sdk: join(dataDir, 'sdk'),
  /** Pictures, while no S3-compatible store is configured. */
  content: join(dataDir, 'content'),
  /** Mails that are not sent outside production. */
  outbox: join(dataDir, 'outbox'),
  /** What the provider sandbox keeps. */
  sandbox: join(dataDir, 'sandbox'),
  logs: join(dataDir, 'logs'),
  /** Passwords and keys made at the first start; readable by the owner only. */
  secrets: join(dataDir, 'secrets.json'),
  /** Which processes the running supervisor started, for the start after a `kill -9`. */
  run: join(dataDir, 'run.json'),
  /** Socket through which the running supervisor takes commands. */
  control: join(dataDir, 'control.sock'),
  /** What webpack keeps between builds. */
  webpack: join(dataDir, 'webpack'),
  /** What Node compiled, so that the next start is quicker. */
  compiled: join(dataDir, 'compiled'),
  /** What is known about the data itself: whether the demo shops are there. */
  seeded: join(dataDir, 'seeded.json'),
  /** With what the platform's own team publishes here. */
  team: join(dataDir, 'team.json'),
  /** How the demo's member of staff signs in. */
  demoStaff: join(dataDir, 'demo-staff.json'),
});

/** Makes the data folder, for its owner only, and answers its real path. */
export function makeDataDir(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return realpathSync(dataDir);
}

/** A short stable name for a data folder, for what has to live outside of it. The folder itself need not exist. */
export function dataDirKey(dataDir: string): string {
  const real = existsSync(dataDir) ? realpathSync(dataDir) : join(realpathOf(dirname(dataDir)), basename(dataDir));
  return createHash('sha256').update(real).digest('hex').slice(0, 12);
}

const realpathOf = (folder: string): string => (existsSync(folder) ? realpathSync(folder) : resolve(folder));
