import type { ReleaseOverride } from 'shared-contracts';
import type { Context } from '../context.ts';
import { cohortCookie, newBucket, readBucket, readPreviewCookie } from '../cookies/cohort-cookie.ts';
import { readOverrides } from '../cookies/override-cookie.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { SessionLookup } from '../session/session-cache.ts';
import type { ShopVisit, Visit } from '../visit.ts';

export async function lookUpSession({ sessions }: Pick<Context, 'sessions'>, visit: Visit): Promise<SessionLookup> {
  const { merchantToken } = visit;
  return merchantToken === null ? { session: null } : sessions.find(merchantToken, visit);
}

interface VisitorReleases {
  snapshot: Snapshot;
  overrides: ReleaseOverride[];
  cohort: string | null;
}

export async function releasesFor(
  { config, registry, overrides }: Pick<Context, 'config' | 'registry' | 'overrides'>,
  { site, cookies, shop }: ShopVisit,
  { session }: SessionLookup,
): Promise<VisitorReleases> {
  const bucket = readBucket(cookies);
  const drawn = bucket ?? (registry.canaries().some(({ canary }) => canary.share > 0) ? newBucket() : null);
  const cohortSnapshot = registry.of({
    bucket: drawn,
    shops: [shop, session?.merchant_name].filter((name) => name !== undefined),
    preview: readPreviewCookie(cookies, config.registryKeys),
  });
  const wanted = config.stage === 'production' ? [] : readOverrides(cookies);
  const snapshot = wanted.length > 0 ? await overrides.apply(cohortSnapshot, wanted) : cohortSnapshot;
  return {
    snapshot,
    overrides: wanted.filter(({ name, version }) => snapshot.releases[name]?.version === version),
    cohort: bucket === null && drawn !== null ? cohortCookie(site, drawn) : null,
  };
}
