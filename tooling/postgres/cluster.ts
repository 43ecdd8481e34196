import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { texts } from './texts.ts';

export const databaseRole = 'b2b';

/** Text sorts by code point and folds case by Unicode (`lower('ДОМ')` works), the same on every machine. */
const shape = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/**
 * Locale that tells letters from other characters. Trigram indexes ask the system instead of the provider above. With the locale C they would drop
 * Russian letters, and each search would read all rows of a shop.
 */
const letters: Partial<Record<NodeJS.Platform, string>> = { linux: 'C.UTF-8', darwin: 'UTF-8' };

export const spawnOptions = ({ home, owner }: ClusterLocation) => ({
  cwd: home,
  uid: owner?.uid,
  gid: owner?.gid,
  env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
  windowsHide: true,
});

export function runProgram(location: ClusterLocation, name: string, args: string[], input = '') {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(join(location.binaries.bin, name), args, { ...spawnOptions(location), stdio: 'pipe' });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/**
 * Creates the cluster if there is none. It is created in another folder and then renamed, so that a killed process leaves no half of one. Passwords
 * are required even on loopback, since other users of the machine can connect there.
 * @throws StartupError with what `initdb` said when it failed.
 */
export async function makeCluster(location: ClusterLocation, password: string): Promise<void> {
  const work = mkdtempSync(join(location.home, 'initdb-'));
  const passwordFile = join(work, 'password');
  const fresh = join(work, 'cluster');
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    const { owner } = location;
    if (owner) for (const path of [work, passwordFile]) chownSync(path, owner.uid, owner.gid);
    const access = [`--username=${databaseRole}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    const make = (ctype: string[]) =>
      runProgram(location, 'initdb', ['-D', fresh, '--no-instructions', ...shape, ...ctype, ...access]);
    const known = letters[process.platform];
    let initdb = await make(known ? [`--lc-ctype=${known}`] : []);
    // On a machine without that locale the search is slower. The failed attempt has left no files behind.
    if (initdb.code !== 0 && known) initdb = await make([]);
    if (initdb.code !== 0) throw new StartupError(texts.initdbFailed(lastLine(initdb.output)));
    renameSync(fresh, location.cluster);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(texts.initdbFailed((error as Error).message));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

export function hasCluster(location: ClusterLocation): boolean {
  if (!existsSync(location.cluster)) return false;
  const file = join(location.cluster, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (version !== location.binaries.version.split('.')[0])
    throw new StartupError(texts.databaseBroken(location.cluster));
  return true;
}

const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? '';
