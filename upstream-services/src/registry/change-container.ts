import { designSystemName, maxPreviousReleases, releaseSchema, shellName } from 'shared-contracts';
import { compatibilityProblems, formatCompatibilityProblem, isWarning } from 'shared-contracts/compatibility';
import { offeredOperations } from 'shared-contracts/operations';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { type Actor, type HistoryKind, noteRelease } from './history.ts';
import {
  type ContainerRow,
  findRelease,
  isKeyOf,
  lockContainer,
  type ReleaseRow,
  raiseRevision,
} from './repository.ts';

interface Change {
  name: string;
  actor: Actor;
  team?: string;
  reason: string;
  requestId: string;
}

interface Outcome {
  kind: HistoryKind;
  version: string | null;
  set: Partial<Pick<ContainerRow, 'stable' | 'previous' | 'canary' | 'pinned'>>;
}

interface Changed {
  revision: number;
  stable: string | null;
}

type Decide = (row: ContainerRow, trx: Trx) => Promise<Outcome> | Outcome;

export async function changeContainer(context: AppContext, by: Change, decide: Decide): Promise<Changed> {
  const { name, actor, team, reason, requestId } = by;
  try {
    return await inTransaction(context, async (trx) => {
      const row = await lockContainer(trx, name);
      if (!row) throw new Refusal('not_found');
      if (team !== undefined && row.team !== team) throw new Refusal('forbidden', { detail: 'it is of another team' });
      const { kind, version, set } = await decide(row, trx);
      const { canary = row.canary, ...columns } = set;
      await trx
        .updateTable('containers')
        .set({ ...columns, canary: canary === null ? null : JSON.stringify(canary) })
        .where('name', '=', name)
        .execute();
      await noteRelease(trx, { name, version, kind, actor, reason, requestId }, context.now());
      return { revision: await raiseRevision(trx), stable: set.stable === undefined ? row.stable : set.stable };
    });
  } catch (error) {
    // The rollback has removed its line of history, so the refusal is recorded outside of the transaction.
    if (error instanceof Refusal) {
      const detail = `${reason} (${error.extra.detail ?? error.code})`.trim();
      await noteRelease(context.db, { name, kind: 'refused', actor, reason: detail, requestId }, context.now());
    }
    throw error;
  }
}

export function requireUnpinned({ pinned }: ContainerRow): void {
  if (pinned) throw new Refusal('release_pinned');
}

async function requireFit(trx: Trx, candidate: ReleaseRow): Promise<void> {
  const active = await trx
    .selectFrom('releases')
    .innerJoin('containers', (join) =>
      join.onRef('containers.name', '=', 'releases.name').onRef('containers.stable', '=', 'releases.version'),
    )
    .select('releases.manifest')
    .where('releases.name', '!=', candidate.name)
    .execute();
  const read = ({ manifest }: { manifest: string }) => releaseSchema.parse(JSON.parse(manifest));
  const problems = compatibilityProblems(read(candidate), active.map(read), offeredOperations());
  const problem = problems.find((one) => !isWarning(one));
  if (problem) throw new Refusal('incompatible', { detail: formatCompatibilityProblem(problem) });
}

export async function requireServable(trx: Trx, { name }: ContainerRow, version: string): Promise<void> {
  const release = await findRelease(trx, name, version);
  if (!release) throw new Refusal('not_found');
  if (!(await isKeyOf(trx, release.team, release.public_key)))
    throw new Refusal('conflict', { detail: 'the key that has signed it was revoked' });
  await requireFit(trx, release);
}

export const withStable = ({ stable, previous, canary }: ContainerRow, version: string): Outcome['set'] => {
  const before = [stable, ...previous].filter((one) => one !== null && one !== version) as string[];
  return {
    stable: version,
    previous: [...new Set(before)].slice(0, maxPreviousReleases),
    ...(canary?.version === version ? { canary: null } : {}),
  };
};

export const promote = (context: AppContext, by: Change): Promise<Changed> =>
  changeContainer(context, by, async (row, trx) => {
    requireUnpinned(row);
    if (!row.canary) throw new Refusal('conflict', { detail: 'there is no canary' });
    const { version } = row.canary;
    await requireServable(trx, row, version);
    return { kind: 'promoted', version, set: { ...withStable(row, version), canary: null } };
  });

const needed: readonly string[] = [shellName, designSystemName];

export const canTakeBack = ({ name, stable, previous, canary }: ContainerRow): boolean =>
  canary !== null || (stable !== null && (previous.length > 0 || !needed.includes(name)));

async function lastServable(trx: Trx, row: ContainerRow): Promise<number> {
  for (const [index, version] of row.previous.entries()) {
    const refusal = await requireServable(trx, row, version).catch((error: unknown) => error);
    if (refusal === undefined) return index;
    if (!(refusal instanceof Refusal)) throw refusal;
  }
  return -1;
}

export async function takeNewestBack(trx: Trx, row: ContainerRow, kind: HistoryKind): Promise<Outcome> {
  if (row.canary) return { kind, version: row.canary.version, set: { canary: null } };
  const refusal = new Refusal('conflict', { detail: 'there is nothing before it' });
  if (!canTakeBack(row)) throw refusal;
  const found = await lastServable(trx, row);
  if (found < 0 && needed.includes(row.name)) throw refusal;
  const stable = row.previous[found] ?? null;
  return { kind, version: row.stable, set: { stable, previous: found < 0 ? [] : row.previous.slice(found + 1) } };
}

/**
 * Takes back the canary, if there is one, else the active release: to the newest earlier release that is compatible with what is active, and whose
 * key was not revoked.
 * @throws Refusal not_found, forbidden, conflict
 */
export const takeBack = (context: AppContext, by: Change): Promise<Changed> =>
  changeContainer(context, by, (row, trx) => takeNewestBack(trx, row, 'taken_back'));

export const pin = (context: AppContext, by: Change, pinned: boolean): Promise<Changed> =>
  changeContainer(context, by, (row) => {
    if (row.stable === null) throw new Refusal('conflict', { detail: 'nothing is active' });
    return { kind: pinned ? 'pinned' : 'unpinned', version: row.stable, set: { pinned } };
  });
