import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  containerName,
  designSystemName,
  inParallel,
  parseJson,
  type publishRelease,
  type Release,
  releaseSchema,
  type SignedRelease,
  shellName,
} from 'shared-contracts';
import { countersign, derivePublicKey, isSignedByTeam, sha256 } from 'shared-node/release-signatures';
import type { z } from 'zod';
import { invalidField, Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { TeamCall } from '../http/bind.ts';
import { pathOf } from '../http/multipart.ts';
import { enforceRateLimit } from '../limits/index.ts';
import { pathOfFile } from './files.ts';
import { noteRelease } from './history.ts';
import { findContainer, findRelease, keysOf, lockContainer } from './repository.ts';

const mostContainers = 100;
const atOnce = 8;

async function refuse(
  { context, team: { team }, from }: TeamCall,
  refusal: Refusal,
  about: { name: string; version?: string; commit?: string },
): Promise<never> {
  const { code, extra } = refusal;
  const reason = extra.detail ?? code;
  const line = { ...about, kind: 'refused', actor: `team ${team}`, reason, requestId: from.requestId } as const;
  await noteRelease(context.db, line, context.now());
  throw refusal;
}

export async function register(call: TeamCall, name: string): Promise<void> {
  const { context, team, from } = call;
  const known = await findContainer(context.db, name);
  if (known?.team === team.team) return;
  // Whoever has these has every page: they are given by hand, where the services run.
  if (!known && (name === shellName || name === designSystemName))
    return refuse(call, new Refusal('forbidden', { detail: 'the shell and the design system are given by hand' }), {
      name,
    });
  if (known)
    return refuse(call, new Refusal('already_exists', { detail: 'the container is of another team' }), { name });
  await inTransaction(context, async (trx) => {
    const { count } = await trx
      .selectFrom('containers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('team', '=', team.team)
      .executeTakeFirstOrThrow();
    if (count >= mostContainers) throw new Refusal('list_full', { limit: { of: 'containers', most: mostContainers } });
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('containers')
      .values({ name, team: team.team, registered_at: context.now(), stable: null, canary: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw new Refusal('already_exists');
    const line = { name, kind: 'registered', actor: `team ${team.team}`, requestId: from.requestId } as const;
    await noteRelease(trx, line, context.now());
  });
}

export async function missingOf(
  { storage }: Pick<AppContext, 'storage'>,
  hashes: readonly string[],
): Promise<string[]> {
  const missing: string[] = [];
  await inParallel([...new Set(hashes)], atOnce, async (hash) => {
    if (!(await storage.has(pathOfFile(hash)))) missing.push(hash);
  });
  return missing.sort();
}

export async function storeFile(call: TeamCall, { hash, file }: { hash: string; file: Blob }): Promise<void> {
  const { context, team } = call;
  await enforceRateLimit(context, ['filesByTeam', team.team]);
  const bytes = await readFile(pathOf(file));
  if (sha256(bytes) !== hash) {
    return refuse(call, new Refusal('signature_refused', { detail: 'a file is not what its hash says' }), { name: '' });
  }
  await context.storage.put(pathOfFile(hash), bytes, 'application/octet-stream');
}

const partForm = /^[\w-][\w.-]{0,99}$/;
const maxParts = 8;

const isPath = (path: string): boolean => {
  const parts = path.split('/');
  return path !== 'release.json' && parts.length <= maxParts && parts.every((part) => partForm.test(part));
};

function wrongPathOf(paths: readonly string[]): string | undefined {
  const all = new Set(paths);
  const isFolderOfOne = (path: string): boolean =>
    path.split('/').some((_, index, parts) => index > 0 && all.has(parts.slice(0, index).join('/')));
  return paths.find((path) => !isPath(path) || isFolderOfOne(path));
}

function readManifest(manifest: string): Release {
  const { data } = releaseSchema.safeParse(parseJson(manifest));
  if (!data) throw invalidField('manifest', 'the text of release.json');
  const hashed = [data.entry, ...(data.server ? [data.server] : []), ...data.files.map(({ path }) => path)];
  const unhashed = hashed.find((path) => !data.hashes[path]);
  if (unhashed !== undefined) throw invalidField('manifest', `it says no hash of ${unhashed}`);
  const wrong = wrongPathOf(Object.keys(data.hashes));
  if (wrong !== undefined) throw invalidField('manifest', `${wrong.slice(0, 200)} is no path in a release`);
  return data;
}

const hasFiles = (manifest: string, { hashes }: Release): boolean =>
  isDeepStrictEqual(readManifest(manifest).hashes, hashes);

async function signedBy(
  { db }: AppContext,
  release: Omit<SignedRelease, 'countersignature' | 'key'>,
): Promise<Omit<SignedRelease, 'countersignature'> | undefined> {
  const keys = await keysOf(db, release.team);
  return keys.map((key) => ({ ...release, key })).find(isSignedByTeam);
}

/**
 * Accepts a release of a container of the team's, whose files have been sent. It never changes from then on.
 * @throws Refusal not_found, forbidden for another team's container, signature_refused, already_exists where its version is another
 *   release, conflict where files have not been sent, validation_failed, rate_limited
 */
export async function publish(
  call: TeamCall<z.output<typeof publishRelease.request>>,
): Promise<{ name: string; version: string }> {
  const { context, body, from } = call;
  const { team } = call.team;
  await enforceRateLimit(context, ['releasesByTeam', team]);
  const release = readManifest(body.manifest);
  const { name, version } = release;
  const about = { name, version, commit: body.commit };
  const owner = (await findContainer(context.db, containerName.parse(name)))?.team;
  if (owner === undefined) throw new Refusal('not_found', { detail: 'the container is not registered' });
  if (owner !== team)
    return refuse(call, new Refusal('forbidden', { detail: 'the container is of another team' }), about);
  const manifest = sha256(body.manifest);
  const signed = await signedBy(context, { name, version, manifest, team, signature: body.signature });
  if (!signed)
    return refuse(call, new Refusal('signature_refused', { detail: 'no key of the team has signed this' }), about);
  const files = [...new Set(Object.values(release.hashes))];
  const missing = await missingOf(context, files);
  if (missing.length > 0) throw new Refusal('conflict', { detail: `${missing.length} files have not been sent` });
  await context.storage.put(pathOfFile(manifest), Buffer.from(body.manifest), 'application/json');
  const { registryKey } = context.config;
  await inTransaction(context, async (trx) => {
    await lockContainer(trx, name);
    const known = await findRelease(trx, name, version);
    // Who builds the same sources again makes the same files at another time: the first release of them stays.
    if (known && hasFiles(known.manifest, release)) return;
    if (known) return refuse(call, new Refusal('already_exists', { detail: 'the version is another release' }), about);
    await trx
      .insertInto('releases')
      .values({
        name,
        version,
        manifest: body.manifest,
        manifest_hash: manifest,
        files,
        team,
        public_key: signed.key,
        signature: body.signature,
        countersignature: countersign(registryKey, signed),
        countersigned_by: derivePublicKey(registryKey),
        commit: body.commit,
        published_at: context.now(),
        served_at: null,
      })
      .execute();
    const line = { ...about, kind: 'published', actor: `team ${team}`, reason: body.reason } as const;
    await noteRelease(trx, { ...line, requestId: from.requestId }, context.now());
  });
  return { name, version };
}
