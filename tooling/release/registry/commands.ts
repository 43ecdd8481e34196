import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import {
  basePath,
  listReleases,
  pinRelease,
  previewParameter,
  previewRelease,
  promoteCanary,
  registerContainer,
  startCanary,
  takeReleaseBack,
} from 'shared-contracts';
import { checkout, dataPaths } from '../../config/data-folder.ts';
import { StartupError } from '../../config/startup-error.ts';
import { buildMissing, presentVersions } from '../build.ts';
import { toContainerName } from '../containers.ts';
import { withLock } from '../lock.ts';
import { checkTypes } from '../types-check.ts';
import { releaseFolder } from '../write-release.ts';
import { activateNow } from './activate.ts';
import { callRegistry } from './call-registry.ts';
import { confirmActivation } from './confirm-activation.ts';
import { listing } from './listing.ts';
import { publishFolder } from './publish.ts';
import { requireFit } from './require-fit.ts';
import type { Credentials } from './team.ts';
import { texts } from './texts.ts';

export interface RegistryCommandInput {
  credentials: Credentials;
  dataDir: string;
  names: string[];
  reason: string;
  say: (line: string) => void;
}

const nameOf = ({ names: [name] }: RegistryCommandInput): string => {
  if (!name) throw new StartupError(texts.needsName);
  return name;
};

const versionOf = ({ names: [, version] }: RegistryCommandInput): string => {
  if (!version) throw new StartupError(texts.needsVersion);
  return version;
};

function commitHere(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim();
    return git('status', '--porcelain', '--untracked-files=no') === '' ? git('rev-parse', 'HEAD') : '';
  } catch {
    return '';
  }
}

async function build({ dataDir, say }: RegistryCommandInput, typed: string, source?: string): Promise<string> {
  const name = toContainerName(typed);
  const [present] = presentVersions([name], source);
  if (!present) throw new Error(`no version of ${name}`);
  // Locked, because several commands in one checkout build in the same folder.
  await withLock(dataPaths(dataDir).releases, () => buildMissing([present], { dataDir, log: say }));
  return releaseFolder(dataPaths(dataDir).releases, name, present.version);
}

export async function register(typed: RegistryCommandInput): Promise<void> {
  const name = nameOf(typed);
  await callRegistry(typed.credentials, registerContainer, { name });
  typed.say(texts.registered(name));
}

export async function check(typed: RegistryCommandInput): Promise<void> {
  checkTypes(toContainerName(nameOf(typed)));
  await requireFit(typed.credentials.origin, await build(typed, nameOf(typed)), typed.say);
}

interface Publishing {
  folder?: string;
  source?: string;
  active: boolean;
}

async function builtOf(
  typed: RegistryCommandInput,
  { folder, source }: Publishing,
): Promise<{ built: string; commit: string }> {
  if (folder !== undefined) return { built: resolve(folder), commit: '' };
  if (source !== undefined) return { built: await build(typed, nameOf(typed), resolve(source)), commit: '' };
  checkTypes(toContainerName(nameOf(typed)));
  return { built: await build(typed, nameOf(typed)), commit: commitHere() };
}

export async function publish(typed: RegistryCommandInput, publishing: Publishing): Promise<void> {
  const { credentials, reason, say } = typed;
  const { built, commit } = await builtOf(typed, publishing);
  const { name, version, sent } = await publishFolder(credentials, built, { commit, reason });
  say(texts.published(name, version, sent));
  if (publishing.active) await activate({ ...typed, names: [name, version] });
}

export async function activate(typed: RegistryCommandInput): Promise<void> {
  const { credentials, reason, say } = typed;
  const name = nameOf(typed);
  const version = versionOf(typed);
  await activateNow(credentials, { name, version, reason });
  say(texts.active(name, version));
}

export async function canary(typed: RegistryCommandInput, share: number, merchants: string[]): Promise<void> {
  const { credentials, reason, say } = typed;
  const name = nameOf(typed);
  const version = versionOf(typed);
  const { revision } = await callRegistry(credentials, startCanary, { name, version, share, merchants, reason });
  await confirmActivation(credentials.origin, revision, name, version);
  say(texts.canary(name, version, share, merchants));
}

export async function preview(typed: RegistryCommandInput): Promise<void> {
  const { credentials, say } = typed;
  const { token } = await callRegistry(credentials, previewRelease, { name: nameOf(typed) });
  say(`${credentials.origin}${basePath}/?${new URLSearchParams({ [previewParameter]: token })}`);
}

export async function promote(typed: RegistryCommandInput): Promise<void> {
  const { credentials, reason, say } = typed;
  const name = nameOf(typed);
  const { revision, stable } = await callRegistry(credentials, promoteCanary, { name, reason });
  await confirmActivation(credentials.origin, revision, name, stable);
  say(texts.active(name, stable));
}

export async function rollback(typed: RegistryCommandInput): Promise<void> {
  const { credentials, reason, say } = typed;
  const name = nameOf(typed);
  const { revision, stable } = await callRegistry(credentials, takeReleaseBack, { name, reason });
  await confirmActivation(credentials.origin, revision, name, null);
  say(texts.active(name, stable));
}

export async function pin(typed: RegistryCommandInput, pinned: boolean): Promise<void> {
  const name = nameOf(typed);
  await callRegistry(typed.credentials, pinRelease, { name, pinned, reason: typed.reason });
  typed.say(texts.pinned(name, pinned));
}

export async function list({ credentials, names: [name], say }: RegistryCommandInput): Promise<void> {
  for (const line of listing(await callRegistry(credentials, listReleases, { name }))) say(line);
}

export const localFolder = (dataDir: string, name: string, version: string): string =>
  join(releaseFolder(dataPaths(dataDir).releases, name, version), 'release.json');
