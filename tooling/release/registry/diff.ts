import { readFileSync } from 'node:fs';
import { listReleases, type Release, releaseBase, releaseSchema } from 'shared-contracts';
import { StartupError } from '../../config/startup-error.ts';
import { callRegistry } from './call-registry.ts';
import { localFolder, type RegistryCommandInput } from './commands.ts';
import { texts } from './texts.ts';

async function manifestOf(
  { credentials, dataDir }: RegistryCommandInput,
  name: string,
  version: string,
): Promise<Release> {
  try {
    return releaseSchema.parse(JSON.parse(readFileSync(localFolder(dataDir, name, version), 'utf8')));
  } catch {
    const address = `${credentials.origin}${releaseBase(name, version)}release.json`;
    const { data } = releaseSchema.safeParse(await (await fetch(address)).json().catch(() => undefined));
    if (!data) throw new StartupError(texts.unknownVersion(name, version));
    return data;
  }
}

function difference(one: Release, other: Release): string[] {
  const paths = [...new Set([...Object.keys(one.hashes), ...Object.keys(other.hashes)])].sort();
  // Compressed copies are skipped: they change with their originals.
  return paths
    .filter((path) => !/\.(?:br|gz)$/.test(path) && one.hashes[path] !== other.hashes[path])
    .map((path) => `${other.hashes[path] === undefined ? '-' : one.hashes[path] === undefined ? '+' : '~'} ${path}`);
}

export async function diff(typed: RegistryCommandInput): Promise<void> {
  const [name = '', from, to] = typed.names;
  const { containers } = await callRegistry(typed.credentials, listReleases, { name });
  const { stable, releases = [] } = containers[0] ?? {};
  const newest = releases[0]?.version;
  const left = from ?? (stable === newest ? releases[1]?.version : stable);
  const right = to ?? newest;
  if (!left || !right) throw new StartupError(texts.needsVersion);
  const lines = difference(await manifestOf(typed, name, left), await manifestOf(typed, name, right));
  typed.say(`${left} → ${right}`);
  for (const line of lines.length > 0 ? lines : [texts.same(name)]) typed.say(line);
}
