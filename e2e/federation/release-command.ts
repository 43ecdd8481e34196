import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { platform } from '../support/platform.ts';
import { activeVersions } from '../support/release-files.ts';

const checkout = resolve(import.meta.dirname, '../..');

export async function release(...args: string[]): Promise<string> {
  const script = join(checkout, 'tooling/scripts/release.mjs');
  const env = { ...process.env, B2B_DATA_DIR: platform.dataDir(), RELEASES_DIR: platform.paths().releases };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { cwd: checkout, env });
  return stdout;
}

export const remote = (...args: string[]): Promise<string> => remoteAs({}, ...args);

export async function remoteAs(team: Record<string, string>, ...args: string[]): Promise<string> {
  const script = join(checkout, 'tooling/scripts/remote.mjs');
  const env = { ...process.env, ...team, B2B_DATA_DIR: platform.dataDir(), RELEASES_DIR: platform.paths().releases };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { cwd: checkout, env });
  return stdout;
}

export async function releaseForDevelopment(name: string): Promise<void> {
  const script = join(checkout, 'tooling/release/development-release.ts');
  const env = { ...process.env, B2B_DATA_DIR: platform.dataDir(), RELEASES_DIR: platform.paths().releases };
  await promisify(execFile)(process.execPath, [script, name], { cwd: checkout, env });
}

/** A change of a test may weigh some bytes more than a budget has left. */
function makeRoom(file: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.budget.screen += 1;
  writeFileSync(file, JSON.stringify(manifest));
}

/** The copy lies inside the checkout, where its imports are found. */
export function changedCopy(name: string, changes: Record<string, (source: string) => string>) {
  mkdirSync(join(checkout, '.data'), { recursive: true });
  const temporary = mkdtempSync(join(checkout, '.data/e2e-'));
  const folder = join(temporary, name);
  cpSync(join(checkout, name), folder, { recursive: true, filter: (path) => !/\/(?:dist|\.types)$/.test(path) });
  for (const [file, change] of Object.entries(changes)) {
    const source = readFileSync(join(folder, file), 'utf8');
    const changed = change(source);
    if (changed === source) throw new Error(`nothing changed in ${name}/${file}`);
    writeFileSync(join(folder, file), changed);
  }
  makeRoom(join(folder, 'remote.json'));
  return { folder, remove: () => rmSync(temporary, { recursive: true, force: true }) };
}

export function activeFiles(name: string): string[] {
  const folder = join(platform.paths().releases, 'remotes', name, activeVersions()[name] ?? '');
  return readdirSync(folder).map(
    (file) =>
      `${file} ${createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex')}`,
  );
}

export const activeReleases = (releases: string): { name: string; scripts: string[] }[] =>
  Object.entries(activeVersions()).map(([name, version]) => {
    const folder = join(releases, 'remotes', name, version);
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    return { name, scripts: files.map((file) => readFileSync(join(folder, file), 'utf8')) };
  });
