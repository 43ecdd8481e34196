import type { Request } from 'express';
import type { ReleaseOverride } from 'shared-contracts';
import type { Context } from '../context.ts';
import { cohortCookie, newBucket, readBucket, readPreviewCookie } from '../cookies/cohort-cookie.ts';
import { readOverrides } from '../cookies/override-cookie.ts';
import { readToken } from '../cookies/session-cookie.ts';
import { pageAt } from '../releases/page-routes.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { SessionLookup } from '../session/session-cache.ts';

export async function visitorOf(
  { siteOf, sessions }: Pick<Context, 'siteOf' | 'sessions'>,
  request: Request,
): Promise<{ token: string | null; whose: SessionLookup }> {
  const token = readToken(request.headers.cookie, siteOf(request));
  const bearer = { requestId: request.id, address: request.address };
  return { token, whose: token === null ? { session: null } : await sessions.whose(token, bearer) };
}

interface VisitorReleases {
  snapshot: Snapshot;
  overrides: ReleaseOverride[];
  cohort: string | null;
}

export async function releasesFor(
  { config, registry, siteOf, overrides }: Pick<Context, 'config' | 'registry' | 'siteOf' | 'overrides'>,
  request: Request,
  path: string,
  { session }: SessionLookup,
): Promise<VisitorReleases> {
  const { cookie } = request.headers;
  const site = siteOf(request);
  // Routes are the stable releases': which of them is asked for decides whose shop it is.
  const { shop } = pageAt(registry.current(), path);
  const bucket = readBucket(cookie, site);
  const drawn = bucket ?? (registry.canaries().some(({ canary }) => canary.share > 0) ? newBucket() : null);
  const usual = registry.of({
    bucket: drawn,
    shops: [shop, session?.merchant_name].filter((name) => name !== undefined),
    preview: readPreviewCookie(cookie, site, config.registryKeys),
  });
  const wanted = config.stage === 'production' ? [] : readOverrides(cookie, site);
  const snapshot = wanted.length > 0 ? await overrides.apply(usual, wanted) : usual;
  return {
    snapshot,
    overrides: wanted.filter(({ name, version }) => snapshot.releases[name]?.version === version),
    cohort: bucket === null && drawn !== null ? cohortCookie(site, drawn) : null,
  };
}
