import type { Request } from 'express';
import type { ReleaseOverride } from 'shared-contracts';
import type { Context } from '../context.ts';
import { cohortCookie, newBucket, readBucket, readPreviewCookie } from '../cookies/cohort-cookie.ts';
import { readOverrides } from '../cookies/override-cookie.ts';
import { readToken } from '../cookies/session-cookie.ts';
import { pageAt } from '../releases/page-routes.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { Whose } from '../session/known-sessions.ts';

/** Whose session a request comes with, as far as the services say. */
export async function visitorOf(
  { siteOf, sessions }: Pick<Context, 'siteOf' | 'sessions'>,
  request: Request,
): Promise<{ token: string | null; whose: Whose }> {
  const token = readToken(request.headers.cookie, siteOf(request));
  const bearer = { requestId: request.id, address: request.address };
  return { token, whose: token === null ? { session: null } : await sessions.whose(token, bearer) };
}

/** Which releases a visitor gets. */
interface VisitorReleases {
  snapshot: Snapshot;
  /** Those among them that only this browser gets. */
  overrides: ReleaseOverride[];
  /** Cookie that keeps in which part of the visitors one is; null where nothing is to be kept. */
  cohort: string | null;
}

/**
 * Says which releases a visitor gets on a page: everybody's, those of a canary, or what their browser asked for.
 * @param path of the page: a canary may be for one shop
 */
export async function releasesFor(
  { config, registry, siteOf, overrides }: Pick<Context, 'config' | 'registry' | 'siteOf' | 'overrides'>,
  request: Request,
  path: string,
  { session }: Whose,
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
