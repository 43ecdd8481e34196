import { containerName, publishRelease, type SignedRelease } from 'shared-contracts';
import { countersign, derivePublicKey, isSignedByTeam, sha256 } from 'shared-node/release-signatures';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { findMissing, pathOfFile } from '../files.ts';
import { noteRelease } from '../history.ts';
import { hasFiles, readManifest } from '../manifest.ts';
import { refuseRelease } from '../refuse.ts';
import { findContainer, findRelease, keysOf, lockContainer } from '../repository.ts';

async function signedBy(
  { db }: AppContext,
  release: Omit<SignedRelease, 'countersignature' | 'key'>,
): Promise<Omit<SignedRelease, 'countersignature'> | undefined> {
  const keys = await keysOf(db, release.team);
  return keys.map((key) => ({ ...release, key })).find(isSignedByTeam);
}

/**
 * Publishes a release of one of the team's containers, whose files have been uploaded. It is immutable from then on.
 * @throws Refusal not_found, forbidden for another team's container, signature_refused, already_exists where the version has other files, conflict
 *   where files are missing, validation_failed, rate_limited
 */
export default bindRoute(publishRelease, async (call) => {
  const { context, body, from } = call;
  const { team } = call.team;
  await enforceRateLimit(context, ['releasesByTeam', team]);
  const release = readManifest(body.manifest);
  const { name, version } = release;
  const about = { name, version, commit: body.commit };
  const owner = (await findContainer(context.db, containerName.parse(name)))?.team;
  if (owner === undefined) throw new Refusal('not_found', { detail: 'the container is not registered' });
  if (owner !== team)
    return refuseRelease(call, new Refusal('forbidden', { detail: 'the container is of another team' }), about);
  const manifest = sha256(body.manifest);
  const signed = await signedBy(context, { name, version, manifest, team, signature: body.signature });
  if (!signed)
    return refuseRelease(
      call,
      new Refusal('signature_refused', { detail: 'no key of the team has signed this' }),
      about,
    );
  const files = [...new Set(Object.values(release.hashes))];
  const missing = await findMissing(context, files);
  if (missing.length > 0) throw new Refusal('conflict', { detail: `${missing.length} files have not been sent` });
  await context.storage.put(pathOfFile(manifest), Buffer.from(body.manifest), 'application/json');
  const { registryKey } = context.config;
  await inTransaction(context, async (trx) => {
    await lockContainer(trx, name);
    const known = await findRelease(trx, name, version);
    // A rebuild of the same sources has the same files and another time: the first release stays.
    if (known && hasFiles(known.manifest, release)) return;
    if (known)
      return refuseRelease(call, new Refusal('already_exists', { detail: 'the version is another release' }), about);
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
});
