import type { RegistryList } from 'shared-contracts';
import type { AppContext } from '../context.ts';
import { canTakeBack } from './change-container.ts';
import { readHistory } from './history.ts';
import { readRevision } from './repository.ts';

const mostLines = 200;

export async function listRegistry({ db }: Pick<AppContext, 'db'>, name?: string): Promise<RegistryList> {
  const [revision, containers, releases, history] = await Promise.all([
    readRevision(db),
    db
      .selectFrom('containers')
      .selectAll()
      .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
      .orderBy('name')
      .execute(),
    db
      .selectFrom('releases')
      .select(['name', 'version', 'commit', 'published_at', 'served_at'])
      .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
      .orderBy('published_at', 'desc')
      .execute(),
    readHistory(db, name, mostLines),
  ]);
  return {
    revision,
    containers: containers.map((row) => {
      const { name, team, stable, canary, pinned } = row;
      return {
        name,
        team,
        stable,
        can_take_back: canTakeBack(row),
        canary,
        pinned,
        releases: releases
          .filter((release) => release.name === name)
          .map(({ version, commit, published_at, served_at }) => ({
            version,
            commit,
            published_at: published_at.toISOString(),
            served_at: served_at?.toISOString() ?? null,
          })),
      };
    }),
    history: history.map(({ at, name, version, kind, actor, commit, reason }) => ({
      at: at.toISOString(),
      name,
      version,
      kind,
      actor,
      commit,
      reason,
    })),
  };
}
