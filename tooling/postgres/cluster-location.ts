import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirKey } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { type Binaries, copiedBinaries, installedBinaries } from './binaries.ts';
import { texts } from './texts.ts';

interface Owner {
  name: string;
  uid: number;
  gid: number;
}

export interface ClusterLocation {
  home: string;
  cluster: string;
  binaries: Binaries;
  owner?: Owner;
}

/** When run as root: programs and data are here, where the database's own user can reach them, whatever the checkout's permissions are. */
const systemHome = '/var/lib/b2b-platform';
const systemUser = 'b2b-platform';

const isRoot = (): boolean => process.getuid?.() === 0;

const outsideHome = (dataDir: string): string | undefined =>
  isRoot() ? join(systemHome, dataDirKey(dataDir)) : undefined;

export const clusterOf = (dataDir: string): string => join(outsideHome(dataDir) ?? dataDir, 'postgres');

/**
 * Prepares the location of a data folder's database. For an ordinary user that is inside of the data folder. For root it is below
 * `/var/lib/b2b-platform/`, with a copy of the programs, and the database runs as the system user `postgres` (or one created for it).
 * @param say Gets one sentence about what was changed on the machine outside of the checkout.
 * @throws StartupError when neither works here.
 */
export function prepareLocation(dataDir: string, say: (line: string) => void): ClusterLocation {
  const cluster = clusterOf(dataDir);
  const home = outsideHome(dataDir);
  if (!home) return { home: dataDir, cluster, binaries: installedBinaries() };
  const owner = ownerOf(cluster) ?? findOwner('postgres') ?? findOwner(systemUser) ?? makeOwner(say);
  try {
    mkdirSync(systemHome, { recursive: true });
    chmodSync(systemHome, 0o755);
    const isNew = !existsSync(home);
    mkdirSync(home, { recursive: true });
    chmodSync(home, 0o755);
    writeFileSync(join(home, 'belongs-to.txt'), `${dataDir}\n`);
    const binaries = copiedBinaries(systemHome);
    if (isNew) say(texts.databaseOutside(home, owner.name));
    return { home, cluster, binaries, owner };
  } catch (error) {
    throw new StartupError(texts.cannotWrite(systemHome, (error as Error).message));
  }
}

export function copyCluster(from: string, to: string): void {
  const { cluster, owner } = prepareLocation(to, () => {});
  cpSync(clusterOf(from), cluster, { recursive: true });
  chmodSync(cluster, 0o700);
  if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, cluster]);
}

export function removeCluster(dataDir: string): void {
  const home = outsideHome(dataDir);
  rmSync(clusterOf(dataDir), { recursive: true, force: true });
  if (home) rmSync(home, { recursive: true, force: true });
}

/** A cluster keeps the owner who created it, even if a user `postgres` is added to the machine later. */
function ownerOf(cluster: string): Owner | undefined {
  const found = statSync(cluster, { throwIfNoEntry: false });
  return found?.uid ? { name: String(found.uid), uid: found.uid, gid: found.gid } : undefined;
}

function findOwner(name: string): Owner | undefined {
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { name, uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function makeOwner(say: (line: string) => void): Owner {
  try {
    const shape = ['--system', '--user-group', '--no-create-home', '--home-dir', systemHome];
    execFileSync('useradd', [...shape, '--shell', '/usr/sbin/nologin', systemUser], { stdio: 'ignore' });
  } catch {}
  const owner = findOwner(systemUser);
  if (!owner) throw new StartupError(texts.noUserForPostgres(systemUser));
  say(texts.userMade(systemUser));
  return owner;
}
