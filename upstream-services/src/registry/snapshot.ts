import type { SignedSnapshot, SnapshotPayload } from 'shared-contracts';
import { countersign, derivePublicKey, isSignedByTeam, signSnapshot } from 'shared-node/release-signatures';
import type { AppContext } from '../context.ts';
import type { Trx } from '../db/transaction.ts';
import { isKeyOf, type ReleaseRow, readRevision } from './repository.ts';

const signedOf = ({ name, version, manifest_hash: manifest, team, public_key: key, signature }: ReleaseRow) => ({
  name,
  version,
  manifest,
  team,
  key,
  signature,
});

/**
 * A release with a signature by the registry's present key. After that key was replaced, the team's signature is checked again, and a release whose
 * team key was revoked is left out.
 */
async function withCountersignature(trx: Trx, registryKey: string, row: ReleaseRow) {
  const release = signedOf(row);
  const publicKey = derivePublicKey(registryKey);
  if (row.countersigned_by === publicKey) return [{ ...release, countersignature: row.countersignature }];
  if (!isSignedByTeam(release) || !(await isKeyOf(trx, row.team, row.public_key))) return [];
  const countersignature = countersign(registryKey, release);
  await trx
    .updateTable('releases')
    .set({ countersignature, countersigned_by: publicKey })
    .where('name', '=', row.name)
    .where('version', '=', row.version)
    .execute();
  return [{ ...release, countersignature }];
}

export function createSnapshots({ db, config }: Pick<AppContext, 'db' | 'config'>) {
  let last: { revision: number; signed: SignedSnapshot } | undefined;

  const make = async (trx: Trx): Promise<{ revision: number; signed: SignedSnapshot }> => {
    const revision = await readRevision(trx);
    const containers = await trx.selectFrom('containers').selectAll().orderBy('name').execute();
    const rows = await trx.selectFrom('releases').selectAll().orderBy('name').orderBy('version').execute();
    const releases = [];
    for (const row of rows) releases.push(...(await withCountersignature(trx, config.registryKey, row)));
    const payload: SnapshotPayload = {
      revision,
      containers: Object.fromEntries(
        containers.map(({ name, team, stable, previous, canary, pinned }) => [
          name,
          { team, stable, previous, canary, pinned },
        ]),
      ),
      releases,
    };
    return { revision, signed: signSnapshot(config.registryKey, JSON.stringify(payload)) };
  };

  return {
    async after(revision: number): Promise<SignedSnapshot | null> {
      const now = await readRevision(db);
      if (now === revision) return null;
      if (last?.revision !== now) last = await db.transaction().setIsolationLevel('repeatable read').execute(make);
      return last.signed;
    },
  };
}
